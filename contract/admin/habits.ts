import * as z from 'zod/mini'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime } from '../fields.ts'

/** What one visagist changed on faces of one shape, of orders that they approved. */
export const DeskHabit = z.object({
  name: z.string(),
  shape: z.enum(FACE_SHAPES),
  /** As the journal names it: a part, or a chapter’s title. */
  part: z.string(),
  isLeftOut: z.boolean(),
  changed: z.int(),
  faces: z.int(),
  /** Most often; null where no one change stands out, or the choices are erased. */
  usually: z.nullable(z.object({ from: z.string(), to: z.string(), times: z.int() })),
})
export type DeskHabit = z.infer<typeof DeskHabit>

/** Fewer are chance. */
const LEAST_FACES = 5

export const isHabit = ({ changed, faces }: Pick<DeskHabit, 'changed' | 'faces'>): boolean =>
  faces >= LEAST_FACES && 2 * changed >= faces

const PARTS: Readonly<Record<string, string>> = {
  'Corte 1': 'o corte de “agora”',
  'Corte 2': 'o corte da “próxima visita”',
  'Corte 3': 'o corte da “coragem”',
  Franja: 'a franja',
  Armação: 'a armação',
  Sobrancelha: 'a sobrancelha',
  Barba: 'a barba',
}

/** Fewer are chance. */
const LEAST_TIMES = 3
export const isUsual = (times: number, changed: number): boolean => times >= LEAST_TIMES && 2 * times >= changed

/** `Você trocou a armação em 7 de 10 rostos redondos, 5 vezes de “Gatinho contido” para “Oval de aro fino”.` */
export function habitWords({ shape, part, isLeftOut, changed, faces, usually }: DeskHabit): string {
  const { adjective } = SHAPE_NAMES[shape]
  const what = isLeftOut ? `deixou “${part}” fora` : `trocou ${PARTS[part] ?? part}`
  const move = usually ? `, ${usualWords(usually)}` : ''
  return `Você ${what} em ${changed} de ${count(faces, 'rosto', 'rostos')} ${pluralOf(adjective)}${move}.`
}

export const usualWords = ({ from, to, times }: NonNullable<DeskHabit['usually']>): string =>
  `${count(times, 'vez', 'vezes')} de “${from}” para “${to}”`

/** `em coração` has none. */
const pluralOf = (adjective: string): string =>
  adjective.startsWith('em ') ? adjective : adjective.replace(/al$/, 'ais').replace(/ar$/, 'ares').replace(/o$/, 'os')

/** What one visagist let leave with something open, in thirty days. */
export const DeskException = z.object({
  name: z.string(),
  times: z.int(),
  /** Newest first. */
  latest: z.array(
    z.object({
      orderId: Id,
      at: IsoDateTime,
      /** Null: erased with the order. */
      reason: z.nullable(z.string()),
      /** Titles, as the gate listed them. */
      open: z.nullable(z.string()),
    }),
  ),
})
export type DeskException = z.infer<typeof DeskException>

export const adminHabitsApi = endpoints({
  own: {
    method: 'GET',
    path: '/api/admin/desk-habits/own',
    audience: 'admin',
    permission: 'desk',
    says: 'O que quem está na sessão troca muitas vezes na mesa, por formato do rosto.',
    reply: z.array(DeskHabit),
  },
  list: {
    method: 'GET',
    path: '/api/admin/desk-habits',
    audience: 'admin',
    permission: 'figures',
    says: 'O que cada visagista troca muitas vezes, por formato do rosto, nos pedidos que aprovou em seis meses.',
    reply: z.array(DeskHabit),
  },
  exceptions: {
    method: 'GET',
    path: '/api/admin/desk-exceptions',
    audience: 'admin',
    permission: 'ownership',
    says: 'Quem aprovou com coisas por olhar nos últimos trinta dias, quantas vezes e por quê.',
    reply: z.array(DeskException),
  },
})

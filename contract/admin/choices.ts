import * as z from 'zod/mini'
import { LEAVABLE } from '#visagism/knowledge/choice-parts.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { CHOICE_PARTS } from '#visagism/knowledge/choice-parts.ts'
import { VISIT_CARES } from '#visagism/knowledge/agenda.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message, text } from '../fields.ts'
import { OwnFeatures } from '../face/marking.ts'
import { OwnWidths } from '../reader/reading.ts'

const Part = z.enum(CHOICE_PARTS, 'Escolha uma das partes da lista.')

const Leavable = z.enum(LEAVABLE, 'A carta, a forma do rosto e o cartão do salão ficam em todo guia.')

const Line = z.object({ name: z.string(), words: z.string() })

const Worn = z.object({
  shape: z.enum(FACE_SHAPES),
  cut: z.optional(z.string()),
  glasses: z.optional(z.string()),
  brow: z.optional(z.string()),
  beard: z.optional(z.string()),
  together: z.optional(z.boolean()),
})

const VisitCare = z.enum(VISIT_CARES, 'Esta visita não está no ano.')
const VisitDay = z.iso.date('Escolha um dia do calendário.')

/** What the visagist may put in place of the engine's choice, and what somebody already put. */
export const DeskChoices = z.object({
  /** A part the report has no page for has no row. */
  rows: z.array(
    z.object({
      part: Part,
      /** Of a cut: the path on which it stands, nearest to today first; else the part. */
      place: Part,
      engine: z.string(),
      /** In the report now. */
      stands: z.string(),
      /** Of what stands. */
      why: z.array(Line),
      options: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Why it cannot be chosen. */
          refused: z.nullable(z.string()),
          /** Its id in the drawing. */
          drawn: z.string(),
        }),
      ),
    }),
  ),
  /** The path whose cut the salon card and the photo show. */
  recommended: z.enum(['now', 'next', 'bold']),
  standing: z.array(
    z.object({
      id: Id,
      part: Part,
      chosen: z.string(),
      insteadOf: z.string(),
      why: z.nullable(z.string()),
      by: z.string(),
      at: IsoDateTime,
      /** Said or seen since: the engine's is in the report. */
      refused: z.nullable(z.string()),
    }),
  ),
  /** Send it with the next choice and with the approval; null: nobody chose. */
  newest: z.nullable(Id),
  /** The recommended head, as it is and as the engine had it. */
  look: z.nullable(Worn),
  engineLook: z.nullable(Worn),
  /** What the drawings need. */
  subject: z.object({
    person: z.object({ gender: z.string() }),
    evidence: z.object({
      measures: z.object({
        thirds: z.nullable(z.object({ upper: z.number(), middle: z.number(), lower: z.number() })),
      }),
      ownWidths: z.nullable(OwnWidths),
      ownFeatures: z.nullable(OwnFeatures),
    }),
    observed: z.record(z.string(), z.object({ value: z.string() })),
  }),
  /** Said of the hair, and kept by no three cuts: in words. */
  unmet: z.array(z.string()),
  /** Of the engine's first recommendation; null while nothing tells the shape. */
  why: z.nullable(
    z.object({
      cut: z.string(),
      measures: z.array(z.object({ ...Line.shape, value: z.string(), position: z.number() })),
      answers: z.array(Line),
      against: z.nullable(Line),
      refused: z.array(z.object({ why: z.string(), cuts: z.int() })),
    }),
  ),
  /** As it leaves now, with what was written by hand; null: no report yet, or it has none. */
  card: z.nullable(
    z.object({ title: z.string(), ask: z.string(), avoid: z.array(z.string()), after: z.array(z.string()) }),
  ),
  /** Pages promised, and perhaps not reached with what was left out; null: enough is left. */
  pagesMissed: z.nullable(z.int()),
  /** Titles of the chapters that the choices change, and how many paragraphs. */
  follows: z.object({ chapters: z.array(z.string()), paragraphs: z.int(), card: z.boolean() }),
  /** Texts written by hand in chapters that changed: never overwritten. `says`: the name of what was replaced, if they name it. `isDropped`: a line that is no longer in the report, because the engine's changed. */
  written: z.array(
    z.object({ chapter: z.string(), title: z.string(), says: z.nullable(z.string()), isDropped: z.boolean() }),
  ),
  /** All that is paid for in the year, and what a visagist moved or took out of it, by day. */
  visits: z.array(
    z.object({
      care: VisitCare,
      /** Its name for the next move: the day that it had when it was moved, or has. */
      at: VisitDay,
      /** Null: out of the year. */
      day: z.nullable(VisitDay),
      /** With what is done in the same chair. */
      what: z.string(),
      /** Who moved it; null: the engine's. */
      by: z.nullable(z.string()),
      /** Why the move does not stand any more: the engine's is in the report. */
      refused: z.nullable(z.string()),
    }),
  ),
})
export type DeskChoices = z.infer<typeof DeskChoices>

const one = z.object({ id: Id })
const reply = z.object({ ...DeskChoices.shape, ...Message.shape })

export const adminChoicesApi = endpoints({
  open: {
    method: 'GET',
    path: '/api/admin/desk/:id/choices',
    audience: 'admin',
    permission: 'desk',
    says: 'O que pode ser trocado num relatório, o que é recusado e por quê, e o que já foi trocado.',
    params: one,
    reply: DeskChoices,
  },
  choose: {
    method: 'PUT',
    path: '/api/admin/desk/:id/choices/:part',
    audience: 'admin',
    permission: 'desk',
    says: 'Troca um corte, a franja, a armação, a sobrancelha ou a barba; null devolve ao motor.',
    params: z.object({ id: Id, part: Part }),
    body: z.object({
      chosen: z.nullable(z.string().check(z.maxLength(60))),
      why: z.optional(text(400)),
      /** The newest choice shown. */
      seen: z.optional(z.nullable(Id)),
    }),
    reply,
  },
  leaveOut: {
    method: 'PUT',
    path: '/api/admin/desk/:id/left-out/:chapter',
    audience: 'admin',
    permission: 'desk',
    says: 'Deixa um capítulo fora deste guia, ou o traz de volta.',
    params: z.object({ id: Id, chapter: Leavable }),
    body: z.object({
      isOut: z.boolean('Diga se o capítulo sai.'),
      /** The newest choice shown. */
      seen: z.optional(z.nullable(Id)),
    }),
    reply,
  },
  moveVisit: {
    method: 'PUT',
    path: '/api/admin/desk/:id/visits',
    audience: 'admin',
    permission: 'desk',
    says: 'Muda o dia de uma visita do ano, ou a tira (null); sem dia, devolve a do motor.',
    params: one,
    body: z.object({
      care: VisitCare,
      at: VisitDay,
      to: z.optional(z.nullable(VisitDay)),
      /** The newest choice shown. */
      seen: z.optional(z.nullable(Id)),
    }),
    reply,
  },
  restore: {
    method: 'DELETE',
    path: '/api/admin/desk/:id/choices',
    audience: 'admin',
    permission: 'desk',
    says: 'Devolve todas as trocas de um pedido ao motor.',
    params: one,
    reply,
  },
})

/** The person's own frame, described and compared with the advice. */
import type { Effect } from '../knowledge/effects.ts'
import type { GlassesId } from './glasses.ts'
import { isStale, type ObservedRecord, type ObservedValue } from '../observed/observed.ts'
import type { Pick3 } from './shape-advice.ts'
import type { Wearer } from './wardrobe.ts'
import { framesFor } from './frames.ts'

type Frame = ObservedValue<'frame'>

/** `redondos pretos`, after "os seus óculos"; null when unknown. */
export function ownFrameWords(record: ObservedRecord | undefined): string | null {
  const frame = ownFrameShape(record)
  const colour = record?.frameColour && !isStale('frameColour', record) ? record.frameColour.value : undefined
  const words = [frame && SHAPES[frame], colour && COLOURS[colour]].filter((word) => word !== undefined)
  return words.length === 0 ? null : words.join(' ')
}

/** `redondos`, after "os óculos"; null when unknown. */
export function ownShapeWords(record: ObservedRecord | undefined): string | null {
  const frame = ownFrameShape(record)
  return frame === undefined ? null : SHAPES[frame]
}

const ownFrameShape = (record: ObservedRecord | undefined): Frame | undefined =>
  record?.frame && !isStale('frame', record) ? record.frame.value : undefined

export type FrameVerdict =
  /** Index in the list. */
  | { readonly is: 'advised'; readonly place: number; readonly pick: Pick3 }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'neither' }

/** Null when its shape is unknown. */
export function judgeOwnFrame(r: Wearer): FrameVerdict | null {
  const frame = ownFrameShape(r.brief.observed)
  if (frame === undefined) return null
  const { picks, avoid } = framesFor(r)
  const place = picks.findIndex(({ id }) => id === IDS[frame])
  const pick = picks[place]
  if (pick) return { is: 'advised', place, pick }
  const effect = EFFECTS[frame]
  const against = effect && avoid.find(({ refuses = [] }) => refuses.includes(effect))
  return against ? { is: 'refused', why: against.why } : { is: 'neither' }
}

const SHAPES: Readonly<Record<Frame, string>> = {
  redonda: 'redondos',
  oval: 'ovais',
  retangular: 'retangulares',
  quadrada: 'quadrados',
  gatinho: 'gatinho',
  aviador: 'aviador',
  'meio aro': 'de meio aro',
  'sem aro': 'sem aro',
}
const COLOURS: Readonly<Record<ObservedValue<'frameColour'>, string>> = {
  preta: 'pretos',
  tartaruga: 'de tartaruga',
  marrom: 'marrons',
  vinho: 'cor de vinho',
  azul: 'azuis',
  dourada: 'dourados',
  prateada: 'prateados',
  transparente: 'transparentes',
  colorida: 'coloridos',
}
const IDS: Readonly<Record<Frame, GlassesId>> = {
  redonda: 'redondo',
  oval: 'oval',
  retangular: 'retangular',
  quadrada: 'quadrado',
  gatinho: 'gatinho',
  aviador: 'aviador',
  'meio aro': 'browline',
  'sem aro': 'sem-aro',
}
/** By shape alone; thickness and width are unknown. */
const EFFECTS: Readonly<Partial<Record<Frame, Effect>>> = {
  redonda: 'armacao-redonda',
  aviador: 'armacao-larga-embaixo',
  'meio aro': 'armacao-pesada-em-cima',
}

/** Today's hair where somebody wrote how long it is: their words fill what nobody measured, and win over what was tapped. */
import { CUTS } from '../cuts/cuts.ts'
import type { FactKey } from '../facts/facts.ts'
import { saysLocs } from '../facts/said.ts'
import { hairSaid, type LengthSaid } from '../facts/today-said.ts'
import type { SettledFact } from '../facts/settle.ts'
import { SHRINKAGE } from '../hair/growth.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import type { HairLength } from '../knowledge/form.ts'
import { lower } from '../knowledge/pt.ts'
import { isStale, type Observation, type ObservedRecord } from '../observed/observed.ts'
import { type HairToday, lengthClassOf, lengthWordOf, sidesWordOf } from '../observed/today.ts'

export type TodayAsSaid = {
  readonly today: HairToday | null
  /** One sentence for what an answer contradicts: which of the two counted. */
  readonly clash: ReadonlyMap<FactKey, string>
}

type Tapped = {
  readonly today: HairToday | null
  readonly record: ObservedRecord
  readonly hairLength: HairLength | null
  readonly texture: HairTexture | null
  readonly isTopBare: boolean
}

/** @param settled of `settleFacts` */
export function todayAsSaid(settled: readonly SettledFact[], tapped: Tapped): TodayAsSaid {
  const { today, record, hairLength, texture, isTopBare } = tapped
  const said = hairSaid(settled)
  const dry = (length: LengthSaid | null) =>
    length && length.isStretched ? { ...length, cm: length.cm / SHRINKAGE[texture ?? 'liso'] } : length
  const length = isTopBare ? null : dry(said.cm)
  const sides = dry(said.sidesCm)
  const front = chosen(length, said.isSure, today?.cm ?? null, [
    seenAs(record.length, (cm) => lengthWordOf(cm, texture)),
    record.length || hairLength === null
      ? null
      : { word: hairLength, isByVisagist: false, wordOf: (cm) => lengthClassOf(cm, texture) },
  ])
  const beside = chosen(sides, said.isSure, today?.sidesCm ?? null, [
    isStale('sides', record) ? null : seenAs(record.sides, sidesWordOf),
  ])
  const clash: readonly (readonly [FactKey, string | null])[] = [
    ['length-said', front.clash],
    // Once is enough.
    ['sides-said', front.clash === null ? beside.clash : null],
  ]
  return {
    today:
      front.cm === null && beside.cm === null ? today : { cm: front.cm, sidesCm: beside.cm, cut: today?.cut ?? null },
    clash: new Map(clash.flatMap(([key, words]) => (words === null ? [] : [[key, words] as const]))),
  }
}

type Word = { readonly word: string; readonly isByVisagist: boolean; readonly wordOf: (cm: number) => string }

/** A device's proposal says nothing against words. */
const seenAs = (seen: Observation | undefined, wordOf: Word['wordOf']): Word | null =>
  seen && seen.by !== 'aparelho' ? { word: seen.value, isByVisagist: seen.by === 'visagista', wordOf } : null

function chosen(
  said: LengthSaid | null,
  isSure: boolean,
  measured: number | null,
  words: readonly (Word | null)[],
): { readonly cm: number | null; readonly clash: string | null } {
  if (said === null) return { cm: measured, clash: null }
  const [least, most] = LIKELY[said.by]
  const range = [said.cm * least - ROUNDED_CM, said.cm, said.cm * most + ROUNDED_CM].map((cm) => Math.max(0, cm))
  if (measured !== null) {
    const isSame = measured >= (range[0] ?? 0) && measured <= (range[2] ?? 0)
    const figure = `${String(measured).replace('.', ',')} cm`
    if (isSame) return { cm: measured, clash: null }
    return isSure
      ? { cm: said.cm, clash: `Na régua ficou ${figure}: valeu o que você escreveu.` }
      : { cm: measured, clash: `Na régua ficou ${figure}: valeu a régua.` }
  }
  const against = words.find((one) => one && range.every((cm) => one.wordOf(cm) !== one.word))
  if (!against) return { cm: said.cm, clash: null }
  const word = lower(against.word)
  if (against.isByVisagist) return { cm: null, clash: `Na sua foto se vê “${word}”: valeu o que se vê.` }
  return isSure
    ? { cm: said.cm, clash: `No formulário está “${word}”: valeu o que você escreveu.` }
    : { cm: null, clash: `No formulário está “${word}”: valeu o formulário.` }
}

/** How far from the truth such words may be, as shares of them. */
const LIKELY: Readonly<Record<LengthSaid['by'], readonly [number, number]>> = {
  ruler: [0.85, 1.15],
  fingers: [0.7, 1.4],
  body: [0.65, 1.4],
}
const ROUNDED_CM = 0.5

/** From here on, or called long. */
const LONG_LOCS_CM = 34

/** Locs that somebody writes of as worn and staying are today's hair: nothing that braids can become is asked of them. */
export function locsAsSaid(
  settled: readonly SettledFact[],
  today: HairToday | null,
  texture: HairTexture | null,
  hairLength: HairLength | null,
): HairToday | null {
  if (!saysLocs(settled) || today?.cut) return today
  const cm = today?.cm ?? null
  const isLong = cm === null ? hairLength === 'Longo' || hairLength === 'Muito longo' : cm > LONG_LOCS_CM
  const cut = isLong ? 'dreads-longos' : 'dreads'
  if (texture !== null && !CUTS[cut].textures.includes(texture)) return today
  return { cm, sidesCm: today?.sidesCm ?? null, cut }
}

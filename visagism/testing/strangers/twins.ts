/** What is asked of the guides of many random people. */
import fc from 'fast-check'
import type { ObservedValue } from '../../observed/observed.ts'
import { readBrief, type Brief } from '../../reading/reading.ts'
import type { HairTexture } from '../../knowledge/axes.ts'
import { BRIEF } from '../test-people.ts'
import { guideOf } from './guide.ts'
import { says, sharedPartOf } from './vocabulary.ts'

const SEED = 20_261_127
const SEEN = { by: 'cliente', at: '2026-03-09T10:00:00.000Z' } as const

type Hair = readonly [texture: HairTexture, length: ObservedValue<'length'>, colour: ObservedValue<'hairColour'>]
/** One head of each pair for each twin. */
const HEADS: readonly (readonly [Hair, Hair])[] = [
  [
    ['liso', 'longo', 'preto'],
    ['crespo', 'curto', 'castanho-escuro'],
  ],
  [
    ['cacheado', 'grande', 'ruivo'],
    ['liso', 'curto', 'grisalho'],
  ],
  [
    ['ondulado', 'médio', 'loiro'],
    ['crespo', 'longo', 'preto'],
  ],
]

const withHair = (brief: Brief, [texture, length, colour]: Hair): Brief => ({
  ...brief,
  hairTexture: texture,
  observed: {
    texture: { value: texture, ...SEEN },
    length: { value: length, ...SEEN },
    hairColour: { value: colour, ...SEEN },
  },
})

/** 0 to 1 for each pair of twins: one shape, one form, different hair. */
export function sharesOfTwins(pairs: number): number[] {
  return fc.sample(BRIEF, { numRuns: pairs, seed: SEED }).map((brief, at) => {
    const [one, other] = HEADS[at % HEADS.length] ?? []
    return one && other ? sharedPartOf(guideOf(withHair(brief, one)), guideOf(withHair(brief, other))) : 1
  })
}

const saysToStay = says(
  ['cabelo', 'cabelo-agora', 'carta'],
  /\bfi(que|car) com|\bfique\b|\bmant(enha|er) o corte|\bcontinu\w+ com|o corte (de hoje|que voce (ja )?usa)|que voce ja usa/,
)

/**
 * Of people who already wear the first cut that the engine would give them, the names of the cuts that it gives them again without saying
 * so.
 */
export function firstCutsGivenSilently(people: number): string[] {
  return fc.sample(BRIEF, { numRuns: people, seed: SEED }).flatMap((brief) => {
    const { cut } = readBrief(brief).cuts.now
    const [cm, sidesCm] = cut.centimetres
    const worn: Brief = { ...brief, today: { cm, sidesCm, cut: cut.id } }
    const guide = guideOf(worn)
    const isSame = guide.paths.some(({ path, cut: given }) => path === 'now' && given.id === cut.id)
    return isSame && !saysToStay(guide) ? [cut.name] : []
  })
}

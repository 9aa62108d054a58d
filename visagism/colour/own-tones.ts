/** The person's own colours as they stand beside a palette: what the record knows of skin, hair and iris. */
import { HAIR_HEXES } from '../observed-portrait.ts'
import type { ObservedRecord } from '../observed.ts'
import { IRISES } from '../portrait/eyes.ts'
import { WHITE } from '../portrait/hair/greys.ts'
import { skinHex } from './nearness.ts'

export interface OwnTone {
  readonly part: 'pele' | 'cabelo' | 'íris'
  /** As the record has it: `castanho-escuro, metade branco`. */
  readonly word: string
  /** The colour it is drawn in, which no camera measured. */
  readonly hex: string
  /** Of hair that turns white, what lies under the white. */
  readonly under?: string
}

const WHITE_WORDS = { nenhum: null, alguns: null, metade: 'metade branco', 'quase todos': 'quase todo branco' } as const

/**
 * Skin, hair, iris, as far as the record knows them; empty where it knows fewer than two or no skin: one colour alone stands
 * beside nothing. No hair that a cloth covers, that is shaven, or that is dyed in a colour no hair grows in.
 */
export function ownTones(observed: ObservedRecord = {}): OwnTone[] {
  const { skin, eyes } = observed
  if (!skin) return []
  const hair = hairTone(observed)
  const tones: OwnTone[] = [
    { part: 'pele', word: skin.value, hex: skinHex(skin.value) },
    ...(hair ? [hair] : []),
    ...(eyes ? [{ part: 'íris', word: eyes.value, hex: IRISES[eyes.value] } as const] : []),
  ]
  return tones.length > 1 ? tones : []
}

function hairTone({ hairColour, greys, covering, top, length }: ObservedRecord): OwnTone | null {
  const isHidden = (covering !== undefined && covering.value !== 'não') || top?.value === 'sem fios'
  if (!hairColour || hairColour.value === 'colorido' || isHidden || length?.value === 'raspado') return null
  const { value } = hairColour
  const white = value === 'branco' || !greys ? null : WHITE_WORDS[greys.value]
  const own = HAIR_HEXES[value]
  return white === null
    ? { part: 'cabelo', word: value, hex: own }
    : { part: 'cabelo', word: `${value}, ${white}`, hex: WHITE, under: own }
}

import { HAIR_HEXES } from '../observed/observed-portrait.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { IRISES } from '../portrait/head/eyes.ts'
import { WHITE } from '../portrait/hair/greys.ts'
import { skinHex } from './nearness.ts'

export interface OwnTone {
  readonly part: 'pele' | 'cabelo' | 'íris'
  /** `castanho-escuro, metade branco`. */
  readonly word: string
  /** Drawn, not measured. */
  readonly hex: string
  /** Original colour of greying hair. */
  readonly under?: string
}

const WHITE_WORDS = { nenhum: null, alguns: null, metade: 'metade branco', 'quase todos': 'quase todo branco' } as const

/** Needs skin and one more tone. Skips hair that is covered, shaven or dyed unnaturally. */
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

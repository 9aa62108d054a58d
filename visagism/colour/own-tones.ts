import { HAIR_HEXES } from '../observed/observed-portrait.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { IRISES } from '../portrait/head/eyes.ts'
import { WHITE } from '../portrait/hair/greys.ts'
import { skinHex } from './nearness.ts'

export interface OwnTone {
  readonly part: 'pele' | 'cabelo' | 'barba' | 'íris'
  /** `castanho-escuro, metade branco`. */
  readonly word: string
  /** Drawn, not measured. */
  readonly hex: string
  /** Original colour of greying hair. */
  readonly under?: string
}

const WHITE_WORDS = { nenhum: null, alguns: null, metade: 'metade branco', 'quase todos': 'quase todo branco' } as const

/** Where the colour of their hair is seen: on a bare or covered head in the beard that is worn, if one is. */
export function hairSeenIn({ covering, top, length, beard }: ObservedRecord): 'cabelo' | 'barba' | null {
  const isCovered = covering !== undefined && covering.value !== 'não'
  if (!isCovered && top?.value !== 'sem fios' && length?.value !== 'raspado') return 'cabelo'
  return beard && beard.value !== 'sem' && beard.value !== 'por fazer' ? 'barba' : null
}

/** Needs skin and one more tone. Skips hair that is dyed unnaturally, and that of a bare or covered face and head. */
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

function hairTone(observed: ObservedRecord): OwnTone | null {
  const { hairColour, greys } = observed
  const part = hairSeenIn(observed)
  if (!hairColour || hairColour.value === 'colorido' || part === null) return null
  const { value } = hairColour
  const white = value === 'branco' || !greys ? null : WHITE_WORDS[greys.value]
  const own = HAIR_HEXES[value]
  return white === null ? { part, word: value, hex: own } : { part, word: `${value}, ${white}`, hex: WHITE, under: own }
}

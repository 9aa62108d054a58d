/** The person's words in full, what was named besides, or a question; never a guess. */
import { list } from '../knowledge/pt.ts'
import type { SalonCard } from './salon-card.ts'

/** More is not read off a card at the basin. */
const LONGEST_QUOTE = 260

/** Never truncated: too long a text refers to the person. */
export function allergyLine({
  allergies,
  allergens,
}: {
  readonly [K in 'allergies' | 'allergens']?: SalonCard[K] | undefined
}): string {
  const named =
    allergens === undefined
      ? ''
      : allergens.length === 0
        ? 'Tenho alergia: pergunte-me a quê.'
        : `Tenho alergia a ${list(allergens)}.`
  if (allergies === undefined) return named || 'Pergunte-me sobre alergias.'
  const quoted =
    allergies.length > LONGEST_QUOTE
      ? 'Escrevi sobre alergias: pergunte-me antes de começar.'
      : `“${allergies.replace(/[“”"]/g, '')}”`
  return named === '' ? quoted : `${quoted} ${named}`
}

export const ALLERGY_CARE = 'Antes de qualquer tinta, química ou cera.'

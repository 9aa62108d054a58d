/** The person's words in full, or a question; never a guess. */

/** More is not read off a card at the basin. */
const LONGEST_QUOTE = 260

/** Never truncated: too long a text refers to the person. */
export function allergyLine({ allergies }: { readonly allergies?: string | undefined }): string {
  if (allergies === undefined) return 'Pergunte-me sobre alergias.'
  return allergies.length > LONGEST_QUOTE
    ? 'Escrevi sobre alergias: pergunte-me antes de começar.'
    : `“${allergies.replace(/[“”"]/g, '')}”`
}

export const ALLERGY_CARE = 'Antes de qualquer tinta, química ou cera.'

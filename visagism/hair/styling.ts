/** Partings and ways of wearing it that a person names, as words of a page or of a cut. */
import type { Cut } from '../cuts/cuts.ts'
import { plainLetters } from '../knowledge/observations.ts'

/** What is named, as the value of `styling-refused` says it, and how texts say it; in plain letters. */
const STYLINGS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /meio|central/,
    /\brisca (?:bem )?(?:central|(?:no|ao|do) (?:meio|centro))\b|\b(?:re)?(?:partid|dividid)[oa]s? (?:no|ao) meio\b/,
  ],
  [
    /lado|lateral/,
    /\brisca (?:bem |longa |funda )?(?:lateral|de lado|do lado|para o lado)\b|\b(?:re)?partid[oa]s? (?:de|para o) lado\b/,
  ],
  [
    /tras/,
    /\b(?:cabelos?|pentead[oa]s?|penteie|tudo|topo|frente|fios?|puxad[oa]s?|jogad[oa]s?)(?: \w+){0,3} para tras\b/,
  ],
  [/topete/, /\btopetes?\b/],
  [/coque/, /\bcoques?\b/],
  [/rabo/, /\brabos?(?: de cavalo)?\b/],
  [/lambid|colado/, /\b(?:lambid[oa]s?|efeito molhado|(?:colad|chapad)[oa]s? (?:a|na) cabeca)\b/],
]

/** Where it is said that it is not so, nothing is asked for. */
const DENIED = /\b(?:sem|nao|nunca|nem|nada)\b/

/** @param values of `styling-refused` */
export function asksForStyling(text: string, values: readonly string[]): boolean {
  const plain = plainLetters(text)
  return STYLINGS.some(([named, said]) => {
    const found = values.some((value) => named.test(plainLetters(value))) ? said.exec(plain) : null
    return found !== null && !DENIED.test(plain.slice(0, found.index))
  })
}

/** Its name, what is asked of whoever cuts, or its marks need one of them. */
export const cutAsksForStyling = ({ name, ask, marks }: Cut, value: string): boolean =>
  [name, ask, ...marks].some((text) => asksForStyling(text, [value]))

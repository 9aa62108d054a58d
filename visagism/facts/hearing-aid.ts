/** A hearing aid, however it is called. */
import { ownSentences } from './own-words.ts'

const AID =
  'aparelh(?:o|os|inho) (?:auditivos?|de (?:surdez|ouvido|audicao)|n?os? (?:dois |meus? )?ouvidos?|na orelha)|implante coclear'

/** In plain words of a sentence. */
export const HEARING_AID = new RegExp(`\\b(?:${AID})\\b`)

/** @param note of `wholeNote` */
export const saysHearingAid = (note: string): boolean =>
  ownSentences(note, true).some((sentence) => HEARING_AID.test(sentence) && !/\bnao (?:uso|tenho)\b/.test(sentence))

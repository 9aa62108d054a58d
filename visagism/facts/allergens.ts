/** What somebody is allergic to, by its substance: wherever it was said, and what of a guide holds it. */
import { plainLetters } from '../knowledge/observations.ts'
import { remembered } from '../knowledge/remembered.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import type { FactKey } from './facts.ts'
import { ownSentences } from './own-words.ts'
import { valuesSaid } from './said.ts'

/** What pages speak of, where the substance is in it. */
export const MATTERS = ['dye', 'ammonia', 'bleach', 'straightener', 'metal', 'rubber', 'scent'] as const
export type Matter = (typeof MATTERS)[number]

type Allergen = {
  /** As the salon calls it; absent where only a product was named. */
  readonly name?: string
  /** In plain letters. */
  readonly heard: RegExp
  readonly isIn: readonly Matter[]
}

const ALLERGENS: readonly Allergen[] = [
  { name: 'amônia', heard: /\bamonia/, isIn: ['ammonia'] },
  { name: 'formol', heard: /\b(?:formol|formaldeid)/, isIn: ['straightener'] },
  { heard: /\b(?:tioglicolat|glioxilic|alisante|progressiva)/, isIn: ['straightener'] },
  { name: 'henna', heard: /\b(?:henna|hena\b)/, isIn: [] },
  { name: 'níquel', heard: /\bniquel/, isIn: ['metal'] },
  { heard: /\b(?:cobalto|bijuterias?|bijus?|meta(?:l|is))\b/, isIn: ['metal'] },
  { name: 'látex', heard: /\b(?:latex|borracha\b)/, isIn: ['rubber'] },
  { name: 'parafenilenodiamina', heard: /\b(?:parafenileno\w*|ppd\b)/, isIn: ['dye'] },
  { heard: /^(?:tint|coloracao)|\btinturas?\b|\btintas? (?:de|para o?) cabelo/, isIn: ['dye'] },
  { heard: /\b(?:descolor|persulfat|agua oxigenada)/, isIn: ['bleach'] },
  { heard: /\b(?:perfum|fragranci)/, isIn: ['scent'] },
]

/** An allergy by its name, or a skin or a body that reacts. */
const NAMED =
  /\b(?:alerg|alerj|anafila|intoleran|urticari|hipersensib)|\bpele (?:muito |bem |super )?sensivel|\bcouro (?:cabeludo )?(?:muito |bem )?sensivel|\b(?:pele|couro|rosto|corpo)(?: \w+){0,2} reage|\b(?:tive|tenho|tinha|deu|dao|da|causa|causou|fiz|faz|fazem) (?:\w+ ){0,2}reac(?:ao|oes)|\breac(?:ao|oes) (?:\w+ ){0,2}(?:alerg|a(?:o|os|s)? |com )/
/** What touches a skin at a salon. */
const SUBSTANCE =
  /\b(?:tint\w+|coloracao|descolor\w+|agua oxigenada|persulfat\w+|amonia|oxidante|quimicas?|progressiva|alisante|alisamento|formol|formaldeid\w+|guanidina|henna|hena|ppd|parafenileno\w*|niquel|bijuterias?|metal|metais|latex|borracha|esparadrapo|perfumes?|fragranci\w+|cheiro|cera|depilador\w+|esmalte|cola|silicone|lanolina|parabeno\w*|sulfato|xampus?|shampoos?|cremes?|oleos?|produtos?|maquiagem|base|filtro solar|protetor solar)\b/
const HARMS =
  /\b(?:ard(?:e|em|i|ia|eu|eram|endo)|queim(?:a|am|ou|aram|ando)|coca(?:m|va)?|cocou|coceira|irrit\w+|incha\w*|empol\w+|bolhas?|vermelh[oa]s?|descam\w+|fere|ferida\w*)\b/

/** Whether a sentence names an allergy, a reaction or a substance that does harm; a burning sun and an itching beard are none. */
export function namesAllergy(sentence: string): boolean {
  const plain = plainLetters(sentence)
  if (NAMED.test(plain)) return true
  return (
    sensitiveWords(sentence).some(({ concern }) => concern === 'alergia') && SUBSTANCE.test(plain) && HARMS.test(plain)
  )
}

type Said = { readonly facts?: ReadonlyMap<FactKey, string>; readonly note?: string | null | undefined }

/** “Não tenho alergia a látex.” */
const DENIED = /\b(?:nao|nunca|sem|nenhuma?)\b(?: \w+){0,3} (?:alerg|alerj)/

/** Tapped, set at the desk, or of a fact heard; and of what they wrote of it in words that were heard as no fact. */
const tellings = ({ facts, note }: Said): string[] => [
  ...(facts ? valuesSaid(facts, 'allergy') : []),
  ...toldInNote(note ?? ''),
]
const toldInNote = remembered((note) =>
  ownSentences(note).filter(
    (sentence) => !DENIED.test(sentence) && sensitiveWords(sentence).some(({ concern }) => concern === 'alergia'),
  ),
)

const allergensIn = (texts: readonly string[]): Allergen[] => {
  const plain = texts.map((text) => plainLetters(text))
  return ALLERGENS.filter(({ heard }) => plain.some((text) => heard.test(text)))
}

/** What pages speak of that holds something they do not bear. */
export const mattersOf = (said: Said): ReadonlySet<Matter> =>
  new Set(allergensIn(tellings(said)).flatMap(({ isIn }) => isIn))

/** By the names that a salon knows. */
export const substancesOf = (said: Said): string[] =>
  allergensIn(tellings(said)).flatMap(({ name }) => (name === undefined ? [] : [name]))

/** Sentences that a note takes out of every page where no fact has the words for it. */
import { plainOf } from '../facts/clause.ts'
import { valuesSaid } from '../facts/said.ts'
import { browsLostIn, isTreatedByDoctor, sickensBySmell } from '../facts/illness.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { neverCuts } from './care.ts'
import type { Reading } from './reading.ts'

export type NoteRule = {
  readonly says: (text: string) => boolean
  /** Not even told of, on the card neither. */
  readonly isEverywhere?: true
  readonly onlyIn?: readonly ChapterId[]
}

const says =
  (pattern: RegExp): NoteRule['says'] =>
  (text) =>
    pattern.test(plainLetters(text))

export function rulesOfNote(r: Reading): NoteRule[] {
  const plain = plainOf(r.brief.form.observations ?? '')
  return [
    ...namedBySecret(r),
    ...(sickensBySmell(plain) ? [SMELLING] : []),
    ...(browsLostIn(plain) ? [WITH_BROWS] : []),
    ...(isTreatedByDoctor(plain) ? [TO_THE_DOCTOR] : []),
    ...(neverCuts(r) ? [CUTTING] : []),
  ]
}

const SMELLING: NoteRule = {
  says: says(/\b(?:perfum\w+|essencias?|oleos? essencia\w+|aroma\w*|incensos?)\b/),
  isEverywhere: true,
}
/** Drawn from the bone they are; nothing that grows is shaped. */
const WITH_BROWS: NoteRule = {
  says: says(
    /\b(?:pinc(?:a|as|e|ar|am)|arran(?:c|qu)\w+|pelos?|fios? novos?|penteadas?|pente(?:ie|ar) as sobrancelhas|retoques?|(?:acert|limp|apar|retoc)\w+ (?:as sobrancelhas|por baixo|o meio|as bordas)|limpar? as bordas|sobrancelhas?: (?:limpar|olhar)|nasce(?:u|m|r)?\b|a sua segura|rimel|mascara de cilios|curvex|henna)\b/,
  ),
  onlyIn: ['sobrancelhas', 'maquiagem', 'cuidados', 'plano', 'carta', 'cartoes'],
}
/** To be sent to one; that nothing is put on a patch but what the doctor gave is not. */
const TO_THE_DOCTOR: NoteRule = {
  says: (text) => {
    const plain = plainLetters(text)
    return /\b(?:dermatolog\w+|tricolog\w+)\b/.test(plain) && !/\b(?:nada|nao se (?:poe|passa)|falha)\b/.test(plain)
  },
  isEverywhere: true,
}
const KEPT_AWAY = /\b(?:sem|nada|nao|nunca|nem|nenhum\w*)\b/
/** By scissors; cloth has a cut too, and the noun names the way hair is worn. */
const CUTTING: NoteRule = {
  says: (text) => {
    const plain = plainLetters(text)
    const found =
      /\b(?:tesouras?|apar(?:e|ar|em|ad[oa]s?)\b(?! (?:a barba|o bigode))|desbast\w+|desfi(?:e|ar|ad[oa]s?)|camadas?\b.{0,20}\b(?:alto|frente|longas?|curtas?|leves?|cabelo)|franj\w+|retoqu\w+|encurt\w+|cort(?:ar|ad[oa]s?|em)\b|cada corte|(?:um|dois|tres|quatro|\d+) cortes|ate o corte|proximo corte|dia do corte|pontas leves|acima da cintura|mechas? de \d+ cm|mechas da frente|(?:duas )?mechas soltas)\b/.exec(
        plain,
      )
    return found !== null && !KEPT_AWAY.test(plain.slice(0, found.index))
  },
  onlyIn: [
    'cabelo',
    'cabelo-agora',
    'cabelo-proxima',
    'cabelo-ousado',
    'na-foto',
    'textura',
    'cuidados',
    'cor-do-cabelo',
    'plano',
    'forma',
    'tercos',
    'evitar',
    'intencao',
    'franja',
  ],
}

/** What its author asks to keep off paper stands on no page. */
function namedBySecret({ facts, spoken: { secret } }: Reading): NoteRule[] {
  if (secret === null) return []
  // What is not spoken of is named once, where the letter promises it.
  const unsaid = valuesSaid(facts, 'unsaid').map(plainLetters)
  const isPromise = (text: string) => unsaid.some((word) => plainLetters(text).includes(word))
  return [{ says: (text) => secret.isNamedIn(text) && !isPromise(text), isEverywhere: true }]
}

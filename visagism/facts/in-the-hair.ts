/**
 * What was done to the hair and is in it still, in any tense: chemistry does not grow out by itself. And what grease did to
 * the skin.
 */
import { wholeWords } from './standing.ts'
import type { FactKey } from './facts.ts'
import { standing } from './standing.ts'

const STRAIGHTENER =
  'progressivas?|selagem|alisamento|botox capilar|escova definitiva|guanidina|relaxamento(?! muscular)|realinhamento'
const LIGHTENED = 'luzes|mechas|reflexos? (?:no cabelo|dourad\\w+|loir\\w+)|balayage|ombre'
const DONE = 'fiz|faco|fazemos|uso|passo|passei|tenho|refiz|apliquei|retoquei|retoco|botei|meti|coloquei'

const DEEDS: readonly (readonly [FactKey, RegExp])[] = [
  [
    'straightened',
    wholeWords(
      `(?:${DONE})\\b(?: \\S+){0,3} (?:${STRAIGHTENER})|(?:com|tem|a minha|minha) (?:${STRAIGHTENER})|cabelo (?:\\S+ ){0,2}alisado|(?:eu )?alis(?:o|ei)(?= |$)`,
    ),
  ],
  [
    'bleached',
    wholeWords(
      `descolori(?:d[oa]s?)?|platinei|(?:cabelo|loir[oa]) platinad[oa]|(?:${DONE})\\b(?: \\S+){0,3} (?:${LIGHTENED})|(?:as|minhas|de|com) luzes|loir[oa] de farmacia|morena iluminada`,
    ),
  ],
  ['hennaed', wholeWords(`(?:${DONE})\\b(?: \\S+){0,3} henna|henna no cabelo`)],
  [
    'breaking',
    wholeWords(
      '(?:pontas?|cabelo|fios?|comprimento)\\b(?: \\S+){0,3} quebr\\w+|quebr(?:a|ou|ando) (?:tudo|muito|todo|inteiro|o cabelo|meu cabelo|n?as pontas)|corte quimico|(?:cabelo|fio) (?:\\S+ ){0,2}(?:emborrach\\w+|podre)|emborrach\\w+',
    ),
  ],
]

/** Wished, feared, denied, over, or of brows. */
const NOT_IN_IT = wholeWords(
  'luzes d[aeo]s?|nao|nunca|nem|sem|alerg\\w+|quero|queria|querer|vou|posso|penso|gostaria|devo|pretendo|parei|larguei|natural|virgem|brancas?|soltas?|tinha|usava|era|barba|sobrancelh\\w+|anos atras|adolescen\\w+|quando (?:era|eu era|crianca)|antigamente|cortei tudo|medo|vale a pena|quebra.?cabeca|quebrar a rotina',
)
/** “Faço luzes?” asks. */
const WOULD = wholeWords('faco|passo|retoco|alis(?:o|ei)')
/** Of the whole sentence: it is growing or was cut out. */
const OUT = wholeWords(
  'transicao|big chop|parei|cortei (?:tudo|toda|todo)|ja saiu|saiu tud[oa]|tirei tud[oa]|anos atras|(?:ha|faz) (?:\\d+|dois|tres|quatro|cinco|seis|dez) anos(?! que)',
)

/** “Usei creme e fiquei com espinha na testa”. */
const SKIN = wholeWords('espinhas?|acne|caspa|coceira|piora\\w*')
const PRODUCT = wholeWords('(?:oleos?|pomadas?|cremes?|leave.?in|condicionador)')
const WORSENED = standing(
  '(?-(?:para|contra|d[eao]s?) (?:as? )?)(?:espinhas?|acne|caspa|coceira|piora\\w*)',
  'g',
  'word',
)
function isMadeWorse(sentence: string): boolean {
  const product = PRODUCT.exec(sentence)
  if (!product) return false
  WORSENED.lastIndex = product.index + product[0].length
  return WORSENED.test(sentence)
}

/**
 * @param plain of one clause, told by its own person
 * @param sentence the plain words of the whole sentence
 */
export function inTheHair(plain: string, sentence: string, isQuestion: boolean): FactKey[] {
  const worse: FactKey[] = SKIN.test(plain) && isMadeWorse(sentence) ? ['no-oil'] : []
  if (NOT_IN_IT.test(plain) || (isQuestion && WOULD.test(plain))) return worse
  const done = DEEDS.flatMap(([key, heard]) =>
    heard.test(plain) && (key === 'breaking' || !OUT.test(sentence)) ? [key] : [],
  )
  return [...worse, ...done]
}

/** Whose a clause is, and whether it is over: what others think, wore or want binds nobody. */
import { asWritten, type Clause, plainOf } from './clause.ts'
import { type Stance } from './stance.ts'
import { wholeWords } from './standing.ts'

export const OTHER_PEOPLE =
  'mae|mainha|mamae|pai|painho|marido|esposo|esposa|mulher|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]|filh[oa]s?|irma|irmao|irmas|irmaos|amig[oa]s?|sogr[oa]|cunhad[oa]|prim[oa]s?|ti[oa]s?|vo|avo|voinha|net[oa]s?|chefe|patrao|patroa|colegas?|cabeleireir[oa]|barbeiro|manicure|crush|ex|famili\\w+|professor\\w*|pastor|padre|medic[oa]|dermato\\w*|psicolog[oa]'

/** Somebody else is who the clause speaks of. */
const OTHER = new RegExp(
  `^(?:(?:que|porque|mas|ai|entao|hoje|ate|so|agora|inclusive|segundo|conforme|la em casa|aqui em casa|quando|a gente|e|pois)\\s+)*(?:(?:o|a|os|as|um|uma|todas?|todos?)\\s+)?(?:(?:meu|minha|meus|minhas|nosso|nossa|su[ao])\\s+)?(?:${OTHER_PEOPLE})\\b(?!\\s+(?:me\\s+)?(?:nao deixa|nao posso|proib\\w+|mand\\w+|devo|exig\\w+|obrig\\w+|pediu|recomend\\w+))|^(?:(?:que|porque|mas|ai|e)\\s+)*(?:todo mundo|o pessoal|as pessoas|a galera|o povo|geral|(?:ele|ela|eles|elas)(?! (?:amarel|encolh|cai|cresc|arma|arrepi|engordur|ressec|quebr|embarac|desbot|esverd|marca|amass|espet|seca|demora|pesa|nao (?:segura|cresce|para|assenta|deita)))|dizem|falam)\\b`,
)

const FOR_OTHER = new RegExp(`\\b(?:para|pro|do|da|e d[oa]) (?:o |a )?(?:meu|minha)\\s+(?:${OTHER_PEOPLE})\\b`)

export const ME = wholeWords(
  'eu|mim|me|comigo|meu|minha|meus|minhas|mantenho|detesto|odeio|quero|queria|gosto|amo|adoro|uso|tenho|sou|estou|prefiro|posso|devo|faco|trabalho',
)

const PAST = wholeWords(
  '(?:faz|ha) (?:\\w+ )?(?:tempo|anos|meses|semanas) que nao|nao cort\\w+ .{0,14}(?:ha|faz|desde)|usava|tinha|era|fazia|pintava|alisava|cortava|raspava|gostava|adorava|amava|nadava|treinava|jogava|trabalhava|lutava|deixava|morava|prendia|corria|vivia|tingia|tirava|raspei|descolori|perdi|fiz|usei|tive|pintei|alisei|cortei|coloquei|passei|tentei|testei|experimentei|ja (?:usei|fiz|tive|tentei)|(?:trabalh|mor|nad|jog|lut|danc|trein|pratiqu|estud|viv)(?:u?ei|i)|antigamente|quando era|na adolescencia|na epoca|anos atras|me arrependi|odiava|me senti|sem corte (?:ha|faz|desde)|(?:acabou|terminou)(?! com)|cresci|fui|foi|\\w+(?:aram|eram|iram)',
)

export const isOver = (plain: string): boolean => PAST.test(plain)

/** Somebody's opinion: the verb is a third person's. */
const OPINION = wholeWords(
  '(?:quer|querem|acham?(?! que (?:eu )?(?:devo|fico|combino|posso))|diz|dizem|disse|disseram|dizia|achava|comentou|pede|pedem|prefere|preferem|odeia|odeiam|detesta|detestam|insiste|reclama|reclamam|sugeriu|sugere|jurou|jura|juram|garante|garantem|falou|falam)',
)

/** What a doctor, a house or an employer forbids binds the person: “a médica proibiu tinta”. */
const ORDER = new RegExp(
  '\\b(?:medic[oa]|dermato\\w*|gineco\\w*|obstetra|go|oncolog\\w+|alergista|pediatra|mae de santo|pai de santo|rabino)\\b.{0,24}\\b(?:nao posso|proibiu|mandou|disse|falou|pediu)\\b',
)

/** Their own thing, even if it was given: “uso o colar da minha vó”. */
const OWN_THING = wholeWords(
  '(?:uso|nao tiro|mantenho|nunca tiro)\\b.{0,16}\\b(?:colar|alianca|brincos?|relogio|cordao|correntinha|terco|anel)',
)

/** “Quem usa turbante é ela”, “prefiro ela com franja”. */
const HER = /\b(?:e|sao) el[ea]s?$|\b(?:prefiro|quero|acho|adoro|amo|vejo) el[ea]s? (?:com|de|sem)\b/

/** “Me diz também uma cor”: said to us. */
const ASKS_US =
  /^(?:(?:e|entao|por favor|ai|so|tambem) )*me (?:diz|diga|digam|fala|fale|falem|conta|contem|conte|explica|expliquem|explique)\b/

export const isOfOther = (plain: string): boolean =>
  !ORDER.test(plain) &&
  !ASKS_US.test(plain) &&
  (HER.test(plain) || OTHER.test(plain) || OPINION.test(plain) || (FOR_OTHER.test(plain) && !OWN_THING.test(plain)))

/** The whole note is for, or by, somebody else. */
const ABOUT_OTHER = new RegExp(
  `\\b(?:comprei|fotos? (?:sao|e)|guia e|presente|surpresa|preencho|preenchendo|respondendo)\\b.{0,14}\\b(?:para o|para a|para|d[oa]|pel[oa]) (?:meu|minha) (?:${OTHER_PEOPLE})\\b|\\bfotos? del[ea]s?\\b|\\bem nome d[eao]|\\bsurpresa para|\\b(?:e|sao|guia|presente|comprei|compro|comprando|quero|queria|peco|analise|relatorio|fotos?)(?: \\w+){0,2} para el[ea]s?\\b(?! \\w+r\\b)`,
)

/** Who was given it reads it as their own. */
const GIVEN_TO_ME = /\b(?:ganhei|recebi)(?: \w+){0,4} presente\b/g

/** The whole note is for, or by, somebody else. @param note of `wholeNote` */
export const isForOther = (note: string): boolean => ABOUT_OTHER.test(plainOf(note).replace(GIVEN_TO_ME, ''))

/** Of a clause in the third person. */
export function theirStance(plain: string): Stance | null {
  if (/\bnao\b/.test(plain)) return null
  if (/\b(?:gosta|ama|adora)\b/.test(plain)) return 'love'
  return /\b(?:odeia|detesta)\b/.test(plain) ? 'refuse' : null
}

/** “Minha mãe acha que eu devia cortar”. */
export const isQuoted = (plain: string): boolean => isOfOther(plain) && OPINION.test(plain)

const KIN = new RegExp(`\\b(?:(?:meu|minha|meus|minhas|o|a) )?(?:${OTHER_PEOPLE})\\b`)

export const whoIn = (clause: Clause): string | null => {
  const [who] = KIN.exec(clause.plain) ?? []
  return who === undefined ? null : asWritten(who, clause)
}

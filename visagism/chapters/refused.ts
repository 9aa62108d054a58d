/** What a person refuses, as words and drawings that their guide leaves out; and the chapters that are then not written at all. */
import { EARRING_IDS } from '../advice/accessories.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { coloursNamed, metalsNamed, namesColour, namesMetal } from '../colour/said.ts'
import type { FactKey } from '../facts/facts.ts'
import { valuesSaid } from '../facts/said.ts'
import { plainLetters, quoteNote } from '../knowledge/observations.ts'
import { hairReachOf } from '../hair/reach.ts'
import { keepsNatural } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import { HAIR_CHAPTERS } from './outline.ts'
import { type Given } from '../answers/answers.ts'
import { leftOut, type Refused, reworded } from './left-out.ts'
import type { Chapter, Look } from './chapter.ts'

type Rule = {
  /** @param value as said: a colour, a metal */
  readonly says?: (text: string, values: readonly string[]) => boolean
  readonly shows?: (look: Look) => boolean
  /** Not written. */
  readonly chapters?: readonly ChapterId[]
  /** Chapters that speak of it only to keep it away. */
  readonly keptIn?: readonly ChapterId[]
  readonly onlyIn?: readonly ChapterId[]
  /** Whom it binds; everybody where absent. */
  readonly binds?: (r: Reading) => boolean
}

const says =
  (pattern: RegExp): NonNullable<Rule['says']> =>
  (text) =>
    pattern.test(plainLetters(text))

const DYE = says(
  /\b(?:tint(?:a|as|ura|o|as|ar|ir)|ting\w+|pint(?:ar|a|ado|ada|ou)(?! de pele)\b|tonaliz\w+|descolor\w+|coloracao do (?:cabelo|fio)|luzes|mechas (?:finas|claras)|retoque de raiz|henna)\b/,
)
const CHEMISTRY = says(/\b(?:alis(?:a|ar|e|ado|amento)\b|progressiva|relaxamento|escova definitiva)/)
const HEAT = says(/\b(?:secador|chapinha|prancha|babyliss|modelador|difusor|escova (?:redonda|quente|modeladora))\b/)
/** Any dye for the hair is made with it, or may be. */
const DYESTUFF = /^(?:tint|coloracao|ppd|parafenilen)/
/** By its first word: “cola de cílios”. */
function namesAllergen(text: string, value: string): boolean {
  const [first = ''] = plainLetters(value).split(/[^a-z]+/)
  return (
    first.length > 3 &&
    plainLetters(text)
      .split(/[^a-z]+/)
      .includes(first)
  )
}
const KEPT_AWAY = /\b(?:sem|nada|nao|nunca|nem|livres?|alergi\w+|fora)\b/
const OWN_PAGE: readonly ChapterId[] = ['cor-do-cabelo']
const PAINTED: readonly ChapterId[] = ['maquiagem', 'sobrancelhas']
/** Without a test on a strand first. */
const LIGHTENING: NonNullable<Rule['says']> = (text) =>
  /\b(?:descolor\w+|luzes|balayage|mechas? (?:claras?|loiras?|finas?|douradas?|diluidas?|largas?)|clarear|clareie|clareando)\b/.test(
    plainLetters(text),
  ) && !/\b(?:testes?|prova|nao|nada)\b/.test(plainLetters(text))
const GREASE = says(
  /\b(?:oleos?(?! (?:natural|da (?:raiz|pele)|desce))|pomadas?|balsamos?|manteigas?|ceras?|creme (?:denso|pesado))\b/,
)
/** Both hands above the head. */
const ARMS_UP = says(
  /\b(?:rolinhos?|bobes?|desfi(?:e|ar|ando)\b|eric\w+|(?:rabo|coque|preso|prenda|prender)\b[^.;]{0,24}\balto|escov(?:a|e|ar|ado|ada)\b|trance|trancar)\b/,
)
const ON_TOP = says(
  /\b(?:franj\w+|topo (?:armado|alto|erguido)|(?:lateral|laterais) (?:do cabelo|mais compridas?)|cabelo (?:passe|caia|nos olhos|por cima)|risca|mechas?|penteie|nao passe a maquina)\b/,
)

const RULES: Readonly<Partial<Record<FactKey, Rule>>> = {
  'no-makeup': {
    says: says(/\b(?:maquia\w+|batom|batons|blush|rimel|delinead\w+|base so onde)\b/),
    chapters: ['maquiagem'],
    shows: ({ lipstick, blush, eyeshadow }) => (lipstick ?? blush ?? eyeshadow) !== undefined,
  },
  'no-earrings': {
    says: says(/\b(?:brincos?|argolas?|lobulos?)\b/),
    shows: ({ ornament = '' }) => EARRING_IDS.includes(ornament),
  },
  'no-glasses': {
    says: says(/\b(?:oculos|armac(?:ao|oes)|lentes?|otica|browline|aviador(?:es)?|hastes?)\b/),
    chapters: ['oculos'],
    shows: ({ glasses }) => glasses !== undefined,
  },
  'no-fringe': { says: says(/\bfranj\w+/), chapters: ['franja'] },
  'no-dye': { says: DYE, keptIn: OWN_PAGE },
  'greys-stay': { says: DYE, keptIn: OWN_PAGE },
  'no-straightening': { says: CHEMISTRY, keptIn: OWN_PAGE },
  'texture-stays': { says: CHEMISTRY, keptIn: OWN_PAGE },
  'no-heat': { says: HEAT },
  'braids-stay': { says: HEAT },
  'cannot-lift-arms': { says: (text, values) => HEAT(text, values) || ARMS_UP(text, values) },
  'no-products': {
    says: says(
      /\b(?:pomadas?|past(?:a|inha)|argila|gel|gelatina|mousse|musse|laque|spray|finalizador\w*|leave-in|po de textura|cremes?|ceras?|oleos?(?! (?:natural|da (?:raiz|pele)|desce)))\b/,
    ),
    keptIn: ['maquiagem'],
  },
  'no-oil': { says: GREASE, keptIn: PAINTED },
  allergy: {
    says: (text, values) =>
      (values.some((value) => DYESTUFF.test(plainLetters(value))) && DYE(text, values)) ||
      (values.some((value) => namesAllergen(text, value)) && !KEPT_AWAY.test(plainLetters(text))),
    keptIn: OWN_PAGE,
  },
  faith: { says: DYE, keptIn: OWN_PAGE, binds: keepsNatural },
  'skin-condition': { says: says(/\b(?:lave (?:menos|quando|so)|espac\w+ as lavagens|dia sim,? dia nao)\b/) },
  pregnant: { says: (text, values) => DYE(text, values) || CHEMISTRY(text, values), keptIn: OWN_PAGE },
  breaking: { says: (text, values) => DYE(text, values) || CHEMISTRY(text, values), keptIn: OWN_PAGE },
  straightened: { says: LIGHTENING },
  hennaed: { says: LIGHTENING },
  'shaved-stays': { says: ON_TOP, binds: (r) => hairReachOf(r) === 'rente' },
  'no-scent': { says: says(/\b(?:perfum\w+|essencias?|oleos? essencia\w+|cheiros?)\b/) },
  'no-low-neckline': {
    says: says(
      /\b(?:decot\w+|v (?:fundo|profundo|medio|aberto|comprido)|ombro a ombro|tomara que caia|colo a mostra)\b/,
    ),
  },
  'no-high-collar': {
    says: says(/\b(?:golas? (?:bem |mais )?(?:altas?|fechadas?|role)|gola rule|cacharrel)\b/),
  },
  vegan: {
    says: says(
      /\b(?:(?:de|em|pulseira de|bolsa de) couro(?! cabeludo)|camurca|caxemira|seda|lanolina|cera de abelha)\b/,
    ),
  },
  'colour-not-worn': {
    says: (text, values) => !/\bcabelos?\b|\bfios?\b/.test(text) && namesColour(text, coloursNamed(values)),
    keptIn: ['maquiagem', 'cor-do-cabelo', 'cartao'],
  },
  'colour-refused': {
    says: (text, values) => {
      const root = values.map((value) => plainLetters(value).slice(0, 4))
      const named = plainLetters(text).split(/[^a-z]+/)
      return root.some((letters) => named.some((word) => word.startsWith(letters)))
    },
    onlyIn: OWN_PAGE,
  },
  'smile-bothers': { says: says(/\bsorri\w*/) },
  'jewel-stays': { says: says(/\btire (?:tudo|o anel|anel|corrente|a corrente|o relogio)\b/) },
  'loves-forehead': { says: says(/\b(?:cobr\w+|sombrei\w+|escond\w+|esconde) (?:um pouco )?d?a testa\b/) },
  'loves-ears': { says: says(/\b(?:cobr\w+|escond\w+) (?:o alto d)?as orelhas\b/) },
  'metal-refused': { says: (text, values) => metalsNamed(values).some((metal) => namesMetal(text, metal)) },
}

/** Speak of what is refused to say that it is: the letter, the card, and where words come from. */
const TELLING: readonly ChapterId[] = ['carta', 'cartao', 'cartoes', 'fontes']

/** Of hair, in a guide for somebody whose hair is nobody's business. */
const OF_HAIR =
  /\b(?:cabel\w+|fios?|franj\w+|cortes?|cortar|penteados?|topos?|volum\w+|mechas?|cachos?|risca|raiz(?:es)?|salao|crespo|cacheado|ondulado)\b/
/** Cloth is cut and full too, and a brow has hairs. */
const OF_CLOTH: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])orte (seco|reto|limpo)\b/g, '$1aimento $2'],
  [/\b([Cc])om (algum )?volume\b/g, '$1om $2corpo'],
  [/\balgodão de fio longo\b/g, 'algodão fino'],
]
const OF_BROWS: typeof OF_CLOTH = [
  [/\b([Ff])ios\b/g, 'pelos'],
  [/\b([Ff])io\b/g, 'pelo'],
]

/** What they said has its sentence in the chapter that answers it. The card's is said to the hairdresser. */
function withAnswers(written: Chapter, answers: readonly Given[]): Chapter {
  const told = answers.filter(({ chapter }) => chapter === written.id).map(({ words }) => words)
  const at = written.id === 'cartao' ? 1 : 0
  if (told.length === 0) return written
  if (written.sections.length <= at)
    return { ...written, sections: [...written.sections, { heading: 'O que você contou', paragraphs: told }] }
  return {
    ...written,
    sections: written.sections.map((section, index) =>
      index === at
        ? { ...section, paragraphs: at === 1 ? [...section.paragraphs, ...told] : [...told, ...section.paragraphs] }
        : section,
    ),
  }
}

/** The facts each chapter answers, beside those of its own themes; the letter leads there. */
export function answeredIn(key: FactKey, answers: readonly Given[], written: readonly Chapter[]): ChapterId | null {
  const ids = [...answers.flatMap(({ fact, chapter }) => (fact === key ? [chapter] : [])), ...(KEPT_ON[key] ?? [])]
  return ids.find((id) => written.some((one) => one.id === id)) ?? null
}

/** Facts that change what is written, and the page that shows it. */
export const KEPT_ON: Readonly<Partial<Record<FactKey, readonly ChapterId[]>>> = {
  covered: ['tecido', 'cor-do-cabelo'],
  'moustache-stays': ['barba'],
  'goatee-stays': ['barba'],
  'beard-stays': ['barba'],
  'no-moustache': ['barba'],
  'no-goatee': ['barba'],
  'no-beard': ['barba', 'cartao'],
  'sideburns-stay': ['cartao'],
  'no-sideburns': ['cartao'],
  'greys-stay': ['cor-do-cabelo'],
  'colour-stays': ['cor-do-cabelo'],
  'no-dye': ['cor-do-cabelo'],
  pregnant: ['cor-do-cabelo'],
  'no-oil': ['textura', 'cartao'],
  'colour-refused': ['cor-do-cabelo'],
  'no-straightening': ['textura', 'cartao'],
  'texture-stays': ['textura', 'cartao'],
  'no-heat': ['textura', 'cartao'],
  'no-products': ['textura', 'cartao'],
  'no-scent': ['cartao'],
  vegan: ['cartao'],
  'colour-not-worn': ['cores'],
  'metal-refused': ['acessorios'],
  'metal-worn': ['acessorios'],
  'no-earrings': ['acessorios'],
  'jewel-stays': ['acessorios'],
  'no-low-neckline': ['decotes'],
  'no-high-collar': ['decotes'],
  'loves-neck': ['decotes'],
}

/** Not written, which is the answer. */
const LEFT_OUT: readonly FactKey[] = ['no-makeup', 'no-glasses']
export const isLeftOut = (key: FactKey): boolean => LEFT_OUT.includes(key)

/** Null where it is not written, or nothing of it is left. */
export function keptOf(r: Reading, given: Chapter, answers: readonly Given[]): Chapter | null {
  const written = withAnswers(given, answers)
  if (r.isHairHidden && HAIR_CHAPTERS.includes(written.id)) return null
  const rules = [...r.facts.keys()].flatMap((key) => {
    const rule: Rule | undefined = RULES[key]
    return rule === undefined || rule.binds?.(r) === false ? [] : [{ rule, values: valuesSaid(r.facts, key) }]
  })
  if (rules.some(({ rule }) => rule.chapters?.includes(written.id))) return null
  const binding = rules.filter(
    ({ rule: { keptIn = TELLING, onlyIn } }) =>
      !TELLING.includes(written.id) && !keptIn.includes(written.id) && onlyIn?.includes(written.id) !== false,
  )
  const shown = r.isHairHidden ? inClothWords(written) : written
  if (binding.length === 0 && !r.isHairHidden) return written
  const own = quoteNote(r.brief.form.observations)
  const refused: Refused = {
    says: (text) =>
      binding.some(({ rule, values }) => rule.says?.(text, values) === true) ||
      (r.isHairHidden && !isOwn(text, own) && OF_HAIR.test(plainLetters(text))),
    shows: ({ look }) => binding.some(({ rule }) => rule.shows?.(look) === true),
  }
  return leftOut(shown, refused)
}

/** Their own words, quoted, are printed as they are. */
const isOwn = (text: string, own: string): boolean => {
  const quoted = text.replace(/^[^“]*“/, '').replace(/[”…]+$/, '')
  return quoted.length > 2 && text.includes('“') && own.includes(quoted)
}

const inClothWords = (written: Chapter): Chapter =>
  reworded(written, (text) =>
    [...OF_CLOTH, ...(OF_FACE_HAIR.includes(written.id) ? OF_BROWS : [])].reduce(
      (words, [from, to]) => words.replace(from, to),
      text,
    ),
  )
const OF_FACE_HAIR: readonly ChapterId[] = ['sobrancelhas', 'barba', 'maquiagem']

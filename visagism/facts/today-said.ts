/**
 * Today's hair measured in words: centimetres, fingers, a clipper's guard, how far down the body it falls. Only of the writer's own hair,
 * and as it is: a clause with any word beyond those that measure says something else.
 */
import { plainLetters } from '../knowledge/observations.ts'
import { CLIPPER_CM, LONG_LANDMARKS } from '../observed/landmarks.ts'
import type { Clause } from './clause.ts'
import type { FactKey } from './facts.ts'
import type { HeardFact } from './heard.ts'

export type LengthSaid = {
  readonly cm: number
  /** Told by a ruler, by fingers, or by where it ends. */
  readonly by: 'ruler' | 'fingers' | 'body'
  /** Pulled out, or wet. */
  readonly isStretched: boolean
}
export type HairSaid = {
  readonly cm: LengthSaid | null
  readonly sidesCm: LengthSaid | null
  /** With a verb; “cabelo no ombro” alone may be a wish. */
  readonly isSure: boolean
}

const NUMBERS: Readonly<Record<string, number>> = {
  meio: 0.5,
  meia: 0.5,
  um: 1,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
}
const ONE = `\\d{1,3}(?:[.,]\\d{1,2})?|${Object.keys(NUMBERS).join('|')}`
const UNIT = 'cms?|cent[ií]metros?|mm|mil[ií]metros?|dedos?|dedinhos?|palmos?|m|metros?'
const MEASURE = new RegExp(`\\b(?:(${ONE}) ?(?:a|-|/|ou) ?)?(${ONE}) ?(${UNIT})\\b( e mei[oa]\\b)?`)
const CLIPPER = /\bmaquina (?:n ?)?(\d|zero|um|dois|tres|quatro)\b/

/** Beside those of the ruler. */
const ALSO_ON_BODY: Readonly<Record<string, number>> = {
  boca: 18,
  maxilar: 20,
  mandibula: 20,
  clavicula: 37,
  busto: 45,
  seio: 45,
  axila: 42,
  sutia: 50,
  costas: 50,
  'meio das costas': 55,
  cotovelo: 58,
  umbigo: 64,
  quadril: 70,
  bumbum: 72,
  bunda: 72,
}
const BODY: Readonly<Record<string, number>> = {
  ...Object.fromEntries(LONG_LANDMARKS.map(({ words, cm }) => [plainLetters(words), cm])),
  ...ALSO_ON_BODY,
}
const PLACE = Object.keys(BODY)
  .sort((a, b) => b.length - a.length)
  .map((place) => place.replace(/\w+$/, '$&s?'))
  .join('|')
const AWAY = `(?:(?:(${ONE}) ?(${UNIT})|(?:um )?(?:pouco|pouquinho)|logo|bem) )?`
const FALLS = new RegExp(
  `\\b${AWAY}(abaixo d[aeo]s?|acima d[aeo]s?|pass(?:a|am|ando) d[aeo]s?|para baixo d[aeo]s?|(?:ate )?(?:n?[ao] |na )?altura d[aeo]s?|ate (?:[oa]s?|n[oa]s?)|n[oa]s?|pel[oa]s?|ate) (${PLACE})\\b`,
)
/** Longer or shorter than the place itself, where nobody says by how much. */
const BEYOND_CM = 4
const SHORT_OF_CM = 3
const LONGEST_CM = 120

const TOP = /\b(?:topo|topete|em cima|no alto|parte de cima|frente)\b/
const SIDES = /\b(?:lados?|lateral|laterais)\b/
/** Told, but nothing keeps it. */
const BACK = /\b(?:nuca|atras|parte de tras)\b/
const ALL_OVER = /\b(?:tod[oa]|inteir[oa]|por igual|tudo|igual)\b/
const HAIR = /\b(?:cabel\w+|fios?|cachos|cachinhos|dreads?|madeixas?|black|afro|comprimento)\b/
/** Beards are trimmed, not cut. */
const CLIPPED = /^(?:eu )?(?:sempre )?corto (?:n?a |de )?maquina\b/
const MINE = /\b(?:meus?|minhas?|tenho|uso|estou|to|ando|mantenho|passo|raspo|corto)\b/
const STATES =
  /\b(?:tem|tenho|esta|estao|ta|tao|to|estou|e|sao|mede|medem|bate|batem|chega|chegam|vai|vao|cai|caem|passa|passam|desce|descem|alcanca|uso|ando|mantenho|passo|raspo|corto|aparo)\b/
/** They tell where hair ends, not how long it is. */
const REACHES = /\b(?:bate|batem|vai|vao|cai|caem|passa|passam|desce|descem|alcanca|fica|ficam)\b/
const NOW = /\b(?:hoje|agora|atualmente)\b/

/** Nothing else may stand in a clause that measures. */
const KNOWN = new Set(
  (
    'eu ele eles oi ola bom boa dia tarde noite entao e mas o os a as um uns uma umas meu meus minha minhas de do da dos das no na nos nas em ao com por pelo pela ' +
    'tem tenho esta estao ta tao to estou sao mede medem bate batem chega chegam vai vao cai caem passa passam desce descem alcanca fica ficam batendo chegando caindo passando encosta encostando uso ando mantenho ' +
    'cabelo cabelos cabelinho fio fios cachos cachinhos dread dreads madeixas black power afro comprimento tamanho altura topo topete lado lados lateral laterais cima alto parte frente nuca atras tras ' +
    'hoje agora atualmente ja quase bem mais menos ou cerca aproximadamente exatamente so apenas pouco pouquinho logo la ali ainda sempre todo toda tudo inteiro igual solto seco molhado ' +
    'esticado esticados natural naturalmente acho ate entre super muito ' +
    'liso lisos cacheado cacheados crespo crespos ondulado ondulados comprido longo curto curtos curtinho medio grande fino finos grosso grossos castanho preto loiro ruivo escuro claro grisalho cheio reto repicado'
  ).split(' '),
)
const CLIPS = /\b(?:passo|raspo|corto|aparo|a|na|de)\b/g

/** A wish, an order, a bound, a picture: what stands beside it without a verb is wished too. */
const WISH =
  /\b(?:quer\w*|gost\w+|prefir\w+|pens\w+|pretend\w+|sonh\w+|vontade|desej\w+|pode\w*|poss\w+|dev\w+|deix\w+|cort[aeo]\w*|tir\w+|apar\w+|rasp\w+|fa[zc]\w*|ideia|meta|objetivo|ideal|favor|seria|ficaria|amaria|adoraria|inspira\w*|referencia\w*|foto\w*|modelo\w*|vi|estilo|visual|peco|nao|sem|nunca|nem|maximo|minimo|se|quando|caso)\b/
const SAYS_HOW = /\b(?:assim|isso|isto|este|esse|seguinte|jeito|forma)\W*$/
/** Hair that is not their own goes on no ruler. */
const ADDED =
  /\b(?:mega|megahair|aplique\w*|peruca\w*|lace|lacewig|protese\w*|entrelac\w+|extens\w+|alongamento|trancas?)\b/

type Place = 'front' | 'sides' | 'all' | 'back'
type Found = LengthSaid & { readonly place: Place; readonly words: string; readonly value: string }

/**
 * @param clauses of the whole note, in order
 * @returns a fact each of length and sides, and every clause that told them
 */
export function todayFacts(
  clauses: readonly Clause[],
  isOfOther: (plain: string) => boolean,
  isOver: (plain: string) => boolean,
): { readonly facts: readonly HeardFact[]; readonly heard: readonly string[] } {
  const found = clauses.some(({ plain }) => ADDED.test(plain) && !isOfOther(plain))
    ? []
    : measuresIn(clauses, isOfOther, isOver)
  const front = agreed(found.filter(({ place }) => place === 'front' || place === 'all'))
  const sides = agreed(found.filter(({ place }) => place === 'sides' || place === 'all'))
  const fact = (key: FactKey, one: Found | null): HeardFact[] =>
    one === null ? [] : [{ key, words: one.words, value: one.value }]
  return {
    facts: [...fact('length-said', front), ...fact('sides-said', sides)],
    heard: front === null && sides === null ? [] : found.map(({ words }) => words),
  }
}

/** Of one sentence. */
type Topic = {
  readonly sentence: number
  /** Their own hair. */
  readonly isHair: boolean
  readonly unit: string | null
}

function measuresIn(
  clauses: readonly Clause[],
  isOfOther: (plain: string) => boolean,
  isOver: (plain: string) => boolean,
): Found[] {
  const found: Found[] = []
  const plains = clauses.map(rawOf)
  const sentences = sentencesIn(clauses, plains)
  let topic: Topic = { sentence: -1, isHair: false, unit: null }
  let isOfOtherSoFar = false
  let isWishedSoFar = false
  for (const [at, clause] of clauses.entries()) {
    const plain = plains[at] ?? ''
    const isNew = topic.sentence !== clause.sentence
    const sentence = sentences.get(clause.sentence) ?? NO_SENTENCE
    const goesOn = topic.isHair && (!isNew || /^(?:hoje |agora )?(?:tem|mede|esta|ta|bate|chega|vai)\b/.test(plain))
    if (isNew) {
      topic = { sentence: clause.sentence, isHair: goesOn, unit: sentence.unit }
      isWishedSoFar = false
    }
    const isAfterWish = isWishedSoFar
    isWishedSoFar ||= WISH.test(plain)
    if (isOfOther(clause.plain)) {
      isOfOtherSoFar = true
      topic = { ...topic, isHair: false }
      continue
    }
    const isNamed = [HAIR, CLIPPED, TOP, SIDES, BACK].some((named) => named.test(plain))
    const isSure = STATES.test(plain)
    const isOwn = MINE.test(plain) || NOW.test(plain)
    const isWished = isSure
      ? !isOwn && isAfterWish
      : sentence.isWish || sentences.get(clause.sentence - 1)?.asksForNext === true
    const isAsked = clause.isQuestion && (clauses[at + 1]?.sentence !== clause.sentence || !isSure)
    const isTold =
      (isNamed || goesOn) && !isWished && !isAsked && !isOver(clause.plain) && (MINE.test(plain) || !isOfOtherSoFar)
    const before = isNew ? undefined : plains[at - 1]
    if (isTold) found.push(...measuresOf(clause, plain, isSure, topic.unit, before))
    topic = { ...topic, isHair: (isNamed || goesOn) && !NAMES_ELSE(plain) }
  }
  return found
}

type Sentence = {
  readonly isWish: boolean
  /** “Quero assim. Topo 4 cm”. */
  readonly asksForNext: boolean
  /** Of a bare number beside it. */
  readonly unit: string | null
}
const NO_SENTENCE: Sentence = { isWish: false, asksForNext: false, unit: null }

function sentencesIn(clauses: readonly Clause[], plains: readonly string[]): Map<number, Sentence> {
  const words = new Map<number, string>()
  for (const [at, { sentence }] of clauses.entries())
    words.set(sentence, `${words.has(sentence) ? `${words.get(sentence)} ` : ''}${plains[at] ?? ''}`)
  return new Map(
    [...words].map(([sentence, plain]) => {
      const isWish = WISH.test(plain)
      return [
        sentence,
        {
          isWish,
          asksForNext: isWish && (plain.split(' ').length <= SHORT_WISH || SAYS_HOW.test(plain)),
          unit: MEASURE.exec(plain)?.[3] ?? null,
        },
      ]
    }),
  )
}
const SHORT_WISH = 4

const rawOf = ({ words }: Pick<Clause, 'words'>): string =>
  plainLetters(words)
    .replace(/[^a-z0-9.,/ -]+/g, ' ')
    .replace(/\bacho que\b/g, 'acho')
    .replace(/\s+/g, ' ')
    .trim()

/** A thing that is no hair, by its article: “a barba tem”. */
const NAMES_ELSE = (plain: string): boolean =>
  [...plain.matchAll(/\b(?:[oa]s?|um|uma|meus?|minhas?) ([a-z]{3,})/g)].some(([, noun = '']) => !KNOWN.has(noun))

/** None where the clause says anything else. */
function measuresOf(clause: Clause, plain: string, isSure: boolean, unit: string | null, before = ''): Found[] {
  const isStretched = /\b(?:esticad[oa]s?|molhad[oa]s?)\b/.test(plain)
  const found: { readonly at: number; readonly value: string; readonly by: LengthSaid['by']; readonly cm: number }[] =
    []
  let rest = plain
  const take = (match: RegExpExecArray) => {
    rest = `${rest.slice(0, match.index)} ${' '.repeat(Math.max(0, match[0].length - 2))} ${rest.slice(match.index + match[0].length)}`
  }
  for (let match = FALLS.exec(rest); match; match = FALLS.exec(rest)) {
    const value = match[0].replace(/^(?:um )?(?:pouco|pouquinho|logo|bem) /, '')
    const said = lengthIn(value)
    if (said === null) return []
    found.push({ at: match.index, value: written(value, clause), by: said.by, cm: said.cm })
    take(match)
  }
  for (let match = CLIPPER.exec(rest); match; match = CLIPPER.exec(rest)) {
    const said = lengthIn(match[0])
    const isWorn = isSure || (STATES.test(before) && MINE.test(before))
    if (said === null || !isWorn) return []
    found.push({ at: match.index, value: written(match[0], clause), by: said.by, cm: said.cm })
    take(match)
    rest = rest.replace(CLIPS, (word) => ' '.repeat(word.length))
  }
  for (let match = MEASURE.exec(rest); match; match = MEASURE.exec(rest)) {
    const isLimit = /\b(?:ate|maximo|minimo)\s*$/.test(rest.slice(0, match.index))
    const isMoreOrLess = /^\s*(?:a )?(?:mais|menos|maior|menor|de (?:altura|diferenca))\b/.test(
      rest.slice(match.index + match[0].length),
    )
    const said = lengthIn(match[0])
    if (said === null || isLimit || isMoreOrLess || REACHES.test(plain)) return []
    const from = /\b(\d{1,3}(?:[.,]\d)?|\w+)$/.exec(before)?.[1]
    const other = from === undefined ? null : lengthIn(`${from} ${match[3]}`)
    const isRange = other !== null && plain.startsWith(match[0]) && !TOP.test(before)
    const cm = isRange ? (said.cm + other.cm) / 2 : said.cm
    found.push({
      at: match.index,
      value: isRange ? `${decimal(cm)} cm` : written(match[0], clause),
      by: said.by,
      cm,
    })
    take(match)
  }
  if (found.length === 0 && unit !== null && (TOP.test(plain) || SIDES.test(plain))) {
    const bare = new RegExp(`\\b(${ONE})\\b(?!.*\\b\\d)`).exec(plain)
    const said = bare?.[1] === undefined || /\bum lado\b/.test(plain) ? null : lengthIn(`${bare[1]} ${unit}`)
    if (!bare || said === null) return []
    found.push({ at: bare.index, value: `${bare[1]?.replace('.', ',')} ${unit}`, by: said.by, cm: said.cm })
    take(bare)
  }
  if (found.length === 0 || /\bum (?:do[s ] ?)?lado\b/.test(rest)) return []
  const words = rest.match(/[a-z0-9]+/g) ?? []
  if (words.some((word) => !KNOWN.has(word))) return []
  const places = placesIn(plain)
  if (places.length > 1 && places.length !== found.length) return []
  if (found.length > 1 && places.length !== found.length) return []
  return [...found]
    .sort((a, b) => a.at - b.at)
    .map(({ value, by, cm }, index) => ({
      cm,
      by,
      isStretched,
      place: places[index] ?? (by === 'ruler' && isClipped(value) ? 'all' : ALL_OVER.test(plain) ? 'all' : 'front'),
      words: clause.words,
      value: isStretched ? `${value} esticado` : value,
    }))
}

const isClipped = (value: string): boolean => /máquina|maquina/.test(value)

/** In their order. */
function placesIn(plain: string): Place[] {
  const places: readonly (readonly [RegExp, Place])[] = [
    [TOP, 'front'],
    [SIDES, 'sides'],
    [BACK, 'back'],
  ]
  return places
    .flatMap(([pattern, place]) => {
      const at = plain.search(pattern)
      return at < 0 ? [] : [{ at, place }]
    })
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place)
}

/** As it stands in the note, accents and all. */
function written(piece: string, { words }: Clause): string {
  const plain = plainLetters(words)
  const at = plain.length === words.length ? plain.indexOf(piece) : -1
  return at < 0 ? piece : words.slice(at, at + piece.length).toLocaleLowerCase('pt-BR')
}

const decimal = (cm: number): string => String(Math.round(cm * 10) / 10).replace('.', ',')

const numberOf = (word: string): number => NUMBERS[word] ?? Number(word.replace(',', '.'))

/** Of a fact's value: “4 cm”, “dois dedos abaixo do ombro”, “máquina 2”; null where it measures nothing. */
export function lengthIn(value: string): LengthSaid | null {
  const plain = plainLetters(value)
  const isStretched = /\besticado\b/.test(plain)
  const falls = FALLS.exec(plain)
  if (falls) {
    const [, count, unit, where = '', place = ''] = falls
    const cm = BODY[place] ?? BODY[place.replace(/s$/, '')]
    const by = count === undefined ? null : inCentimetres(count, unit)
    if (cm === undefined || (by === null && count !== undefined)) return null
    const isAbove = where.startsWith('acima')
    const isBeyond = /^(?:abaixo|pass|para baixo)/.test(where)
    const away = isAbove ? -(by ?? SHORT_OF_CM) : isBeyond ? (by ?? BEYOND_CM) : 0
    return { cm: cm + away, by: 'body', isStretched }
  }
  const [, guard] = CLIPPER.exec(plain) ?? []
  if (guard !== undefined) {
    const cm = CLIPPER_CM[guard === 'zero' ? 0 : numberOf(guard)]
    return cm === undefined ? null : { cm, by: 'ruler', isStretched }
  }
  const measure = MEASURE.exec(plain)
  if (!measure) return null
  const [, from, to = '', unit = '', half] = measure
  const most = inCentimetres(to, unit, half !== undefined)
  const least = from === undefined ? most : inCentimetres(from, unit)
  if (most === null || least === null || Math.max(most, least) > LONGEST_CM) return null
  return { cm: (most + least) / 2, by: /^(?:dedo|dedinho|palmo)/.test(unit) ? 'fingers' : 'ruler', isStretched }
}

/** Of so many fingers. */
const FINGERS_CM: readonly number[] = [0, 1.5, 3, 5, 7]
const PALM_CM = 18

function inCentimetres(count: string, unit = '', half = false): number | null {
  const n = numberOf(count) + (half ? 0.5 : 0)
  if (!(n > 0)) return null
  if (unit.startsWith('dedo') || unit.startsWith('dedinho'))
    return n > 10 ? null : (FINGERS_CM[n] ?? Math.round(n * 17.5) / 10)
  if (unit.startsWith('palmo')) return n * PALM_CM
  if (unit.startsWith('mm') || unit.startsWith('mil')) return n / 10
  return unit === 'm' || unit.startsWith('metro') ? n * 100 : n
}

/** The surest of what agrees; null where two lengths cannot both be. */
function agreed(found: readonly Found[]): Found | null {
  const order = [...found].sort((a, b) => unsure(a) - unsure(b))
  const [first] = order
  const isOther = (one: Found) =>
    first !== undefined &&
    one.isStretched === first.isStretched &&
    Math.max(one.cm, first.cm) > (unsure(one) === 0 ? SAME_SHARE : LIKE_SHARE) * Math.min(one.cm, first.cm)
  return first === undefined || order.some(isOther) ? null : first
}
const unsure = ({ by, isStretched }: LengthSaid): number =>
  ['ruler', 'fingers', 'body'].indexOf(by) + (isStretched ? 3 : 0)
const SAME_SHARE = 1.25
const LIKE_SHARE = 1.7

/** Today's hair as the facts tell it. */
export function hairSaid(
  facts: readonly { readonly key: FactKey; readonly value?: string; readonly words?: string }[],
): HairSaid {
  const of = (key: FactKey) => facts.find((fact) => fact.key === key)
  const [length, sides] = [of('length-said'), of('sides-said')]
  return {
    cm: lengthIn(length?.value ?? ''),
    sidesCm: lengthIn(sides?.value ?? ''),
    isSure: [length, sides].some(
      (fact) => fact && (fact.words === undefined || STATES.test(rawOf({ words: fact.words }))),
    ),
  }
}

/**
 * Reads a note into facts by rules. What is not understood is given back in the person's own words: nothing is guessed, and a word without
 * its clause is no fact.
 */
import { plainLetters } from '../knowledge/observations.ts'
import { remembered } from '../knowledge/remembered.ts'
import { asksToBeCalled } from '../names/asked-name.ts'
import {
  answersItself,
  BARE_REFUSAL,
  type Context,
  isVetoed,
  refusalOfList,
  type RefusedList,
} from './across-clauses.ts'
import { announcesWords, isWish, wishesOn } from './asked.ts'
import { bodyFacts } from './body-facts.ts'
import { asWritten, type Clause, clausesOf, plainOf } from './clause.ts'
import { dayBeside, dayOfMonthNear, isDayOfBeside, isNoOccasionAlone } from './day-beside.ts'
import { dayIn, isBareDay } from './day.ts'
import { type FactKey, FACTS, type Shelf } from './facts.ts'
import { type Heard, type HeardFact, type Quoted, unique } from './heard.ts'
import { fringeLeft } from './fringe-left.ts'
import { inTheHair } from './in-the-hair.ts'
import { itemFacts } from './item-facts.ts'
import { factOf, hasSubject, namedIn, subjectsIn } from './named-things.ts'
import { HOLDS_SO_FAR, periodIn, type Phase, phaseIn, waitingFor } from './period.ts'
import { AT_TIMES, heardAs, NOTHING, quietOf, readClause } from './read-clause.ts'
import { GREETINGS, HOW_ARE_YOU, isSignature, isTalk } from './small-talk.ts'
import { feastIn, specialFacts } from './special.ts'
import { isTouched, type Stance, stanceOf } from './stance.ts'
import { wholeWords } from './standing.ts'
import { todayFacts } from './today-said.ts'
import { isForOther, isOfOther, isOver, isQuoted, whoIn } from './whose.ts'
import { wornFacts } from './worn-facts.ts'

/** What it did once stays a reason: “tenho alergia a tinta já fui parar no hospital”. */
const HAS_ALLERGY = /\b(?:tenho|sou|estou com) (?:\w+ )?(?:alerg|alerj)/

/** @param at the day of the note, for days named from it (ISO date) */
export const hearNote = (note: string | null | undefined, at: string): Heard => hearText(note ?? '', at)

const hearText = remembered((note: string, at: string): Heard => {
  const clauses = clausesOf(note)
  const whole = plainOf(note)
  if (isForOther(note))
    return {
      facts: [],
      questions: [],
      requests: [],
      quotes: [],
      unheard: clauses.map(({ words: clause }) => clause),
      talk: [],
    }
  const facts: HeardFact[] = []
  const questions: string[] = []
  const quotes: Quoted[] = []
  const unheard: string[] = []
  const talk: string[] = []
  const kept: string[] = []
  let last: Context = NOTHING
  const saidBefore = new Set<Clause>()
  let list: RefusedList | undefined
  for (const [index, clause] of clauses.entries()) {
    if (saidBefore.has(clause)) {
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    const goesOn = last.sentence === clause.sentence || (last.stance !== null && /\btambem$/.test(clause.plain))
    const previous = goesOn
      ? { ...last, sentence: clause.sentence }
      : { ...NOTHING, subject: last.subject, isOther: false }
    const isAsked = clause.isQuestion && !answersItself(clauses, index)
    const done = isOfOther(clause.plain)
      ? []
      : inTheHair(clause.plain, plainSentence(clauses, clause), clause.isQuestion).map((key) => ({
          key,
          words: clause.words,
        }))
    if (isAsked) facts.push(...done, ...toldInQuestion(clause, at, dayBeside(clauses, index, at)))
    if (isAsked && !HOW_ARE_YOU.test(clause.plain) && clause.plain.replaceAll(GREETINGS, '').trim() !== '') {
      const { question } = clause
      if (question === null) talk.push(clause.words)
      else if (!questions.includes(question.words)) questions.push(question.words)
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    if (isDayOfBeside(clauses, index, facts.at(-1), at)) continue
    const together = clause.isQuestion ? [] : allKept(clauses, index)
    if (together.length > 0) {
      facts.push(...together)
      kept.push(...together.map(({ words: one }) => one))
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    const special =
      (isOver(clause.plain) && !HAS_ALLERGY.test(clause.plain)) || AT_TIMES.test(clause.plain)
        ? []
        : specialFacts(
            clause,
            at,
            isOfOther(clause.plain),
            dayOfMonthNear(clauses, index, at) ?? dayBeside(clauses, index, at),
          )
    const refusal = refusalOfList(clauses, index)
    // “Raspar a barba e o bigode não dá”: the act goes on.
    const going: Stance | null = list?.refusal === (refusal ?? clause) ? list.stance : null
    const refused: Stance | null =
      refusal === null ? (going === 'spare' ? going : null) : isTouched(clause.plain) ? 'spare' : (going ?? 'refuse')
    list = refusal && refused ? { refusal, stance: refused } : undefined
    const read = isVetoed(clauses, index)
      ? quietOf(clause)
      : readClause(clause, previous, clauses[index - 1], clauses[index + 1], refused)
    if (refusal && BARE_REFUSAL.test(refusal.plain) && read.facts.length > 0) saidBefore.add(refusal)
    const latestFact = facts.at(-1)
    const allergen = nextAllergen(clause, latestFact, clauses[index - 1])
    const period = isOver(clause.plain) || isOfOther(clause.plain) ? null : periodIn(clause.plain, at)
    const waiting = period && waitingFor(clause.plain, period)
    const heard = [
      ...(waiting ? [{ key: waiting, words: clause.words, phase: 'until' } as const] : []),
      ...(allergen
        ? [allergen]
        : special.length > 0
          ? [...special, ...(isNoOccasionAlone(special[0]) ? read.facts : [])]
          : isOfAllergy(clause, latestFact, clauses[index - 1])
            ? []
            : read.facts),
      ...done,
    ]
    const day =
      heard.length === 0
        ? (dayOfMonthNear(clauses, index, at) ?? dayIn(clause.plain, at, isBareDay(clause.plain)))
        : null
    const latest = facts.at(-1)
    if (day !== null && latest && latest.value === undefined && FACTS[latest.key].shelf === 'day') {
      facts.splice(-1, 1, { ...latest, value: day })
    } else if (heard.length > 0) {
      facts.push(...heard)
      if (read.isHalf === true && special.length === 0 && allergen === null) unheard.push(clause.words)
      // “A noiva quer que eu deixe crescer tudo pro casamento em abril”: the day is the person's, the wish is not.
      if (isQuoted(clause.plain)) quotes.push({ words: clause.words, who: whoIn(clause) })
    } else if (isTalk(clause.plain) || isSignature(clause, clauses[index + 1], talk.length > 0)) {
      if (clause.plain.includes(' ')) talk.push(clause.words)
    } else if (isQuoted(clause.plain)) quotes.push({ words: clause.words, who: whoIn(clause) })
    else unheard.push(clause.words)
    last = read.context
  }
  const worn = wornFacts(
    clauses.filter(({ plain }) => !isOver(plain)),
    isOfOther,
  )
  const today = todayFacts(clauses, isOfOther, isOver)
  const items = itemFacts(clauses, isOfOther, isOver)
  const fringe = fringeLeft(clauses, isOfOther)
  const body = bodyFacts(clauses, isOfOther, isOver)
  facts.push(...worn, ...today.facts, ...items.facts, ...fringe, ...body.facts)
  const isBridal = /\bveu\b/.test(whole) && facts.some(({ key }) => key === 'wedding')
  const isOfGender = OF_GENDER.test(whole)
  const told = facts.some(({ key }) => key === 'no-moustache')
    ? // “Tenho bigode e quero tirar.”
      facts.filter(({ key, force }) => key !== 'moustache-stays' || force !== 'tells')
    : facts
  const meant = told.map((fact) => softened(fact, clauses))
  const sure = unique(inTime(meant, clauses, at, note ?? '')).filter(
    ({ key, phase, words: said }, _, found) =>
      !found.some((one) => areOpposed(key, one.key) && one.phase === phase) &&
      !(isOfGender && key === 'in-transition') &&
      // Another colour, a scar or a spot of it is a body of its own.
      !(key === 'skin-condition' && !REACTS.test(plainLetters(said))) &&
      // On one side of the face it grows.
      !(key === 'beard-grows-not' && found.some((one) => one.key === 'beard-has-gaps')) &&
      !(
        key === 'called-so' &&
        !asksToBeCalled(said) &&
        found.some((one) => one.key === key && asksToBeCalled(one.words))
      ) &&
      !(isBridal && key === 'covered') &&
      // What grows is the fringe: neither the length nor another fringe is spoken of.
      !(
        OF_FRINGE.includes(key) &&
        fringe.length > 0 &&
        (/franj/i.test(said) || fringe.some((one) => one.words === said))
      ),
  )
  const doubted = unique(facts).filter(
    ({ key, words: said }) => !sure.some((one) => one.key === key) && !fringe.some((one) => one.words === said),
  )
  // Everybody wants a haircut; whose hair is covered asks for its pages by it.
  const asked = sure.some(({ key }) => key === 'covered')
    ? clauses.find(({ plain, isQuestion }) => ASKS_FOR_HAIR.test(plain) && !isQuestion && !isOfOther(plain))?.words
    : undefined
  const isHeard = (clause: string) =>
    clause === asked ||
    kept.includes(clause) ||
    worn.some(({ words: one }) => one === clause) ||
    today.heard.includes(clause) ||
    items.heard.includes(clause) ||
    body.heard.includes(clause) ||
    fringe.some(({ words: one }) => one === clause)
  const open = [...doubted.map(({ words: clause }) => clause), ...unheard].filter((clause) => !isHeard(clause))
  return {
    facts: asked === undefined ? sure : [...sure, { key: 'hair-pages', words: asked }],
    questions,
    requests: requestsIn(note ?? '', clauses, open),
    quotes: quotes.filter(({ words: clause }) => !isHeard(clause)),
    unheard: open,
    talk: talk.filter((clause) => !isHeard(clause)),
  }
})

/** Skin that answers to what touches it. */
const REACTS = /sensive|reativ|irrit|rosacea|dermatit|psorias|caspa|seborreic|eczema/

/** “Quero suavizar, principalmente a testa”: what is to be softened is not loved as it is. */
function softened(fact: HeardFact, clauses: readonly Clause[]): HeardFact {
  const key = BOTHERS_OF[fact.key]
  const clause = clauses.find(({ words }) => words === fact.words)
  if (key === undefined || !clause || SAYS_LOVE.test(clause.plain)) return fact
  return SOFTENS.test(plainSentence(clauses, clause)) ? { ...fact, key } : fact
}
const SOFTENS =
  /^(?=.*\b(?:quero|queria|gostaria|desejo|devo|busco|ajud\w+)\b)(?!.*\b(?:nao|nunca|nada de|sem|(?:cans\w+|par\w+|deix\w+|chega) de) (?:\S+ ){0,3}(?:suaviz|ameniz|disfarc|escond|afin|diminu|atenu|amaci|cobr|tamp)\w*).*\b(?:suaviz|ameniz|disfarc|escond|afin|diminu|atenu|amaci|cobrir|cubr|tamp|mais (?:suave|lev|delicad|fin)|menos)\w*/
const SAYS_LOVE = /\b(?:am[oa]|ador[oa]|gosto|gosta|orgulho|mantenho|fica|lind[oa])\b/
const BOTHERS_OF: Readonly<Partial<Record<FactKey, FactKey>>> = {
  'loves-forehead': 'forehead-bothers',
  'loves-ears': 'ears-bother',
  'loves-nose': 'nose-bothers',
  'loves-chin': 'jaw-bothers',
  'loves-cheeks': 'cheeks-bother',
  'loves-neck': 'neck-bothers',
  'loves-eyes': 'eyes-bother',
  'loves-mouth': 'mouth-bothers',
  'loves-brows': 'brows-bother',
  'loves-face': 'face-bothers',
}

const OF_FRINGE: readonly FactKey[] = ['growing-out', 'no-fringe', 'fringe-stays', 'wants-fringe']
/** What is wished for and made no fact, with what goes on with it. */
function requestsIn(note: string, clauses: readonly Clause[], unheard: readonly string[]): string[] {
  const whole = note.normalize('NFC')
  const found: string[] = []
  let end = 0
  for (const [index, { words, plain, sentence }] of clauses.entries()) {
    const from = whole.indexOf(words, end)
    if (from < 0 || !unheard.includes(words) || isOfOther(plain) || !isWish(plain, plainLetters(words))) continue
    if (announcesWords(clauses[index - 1]?.plain ?? '')) continue
    end = from + words.length
    for (const next of clauses.slice(index + 1)) {
      const at = whole.indexOf(next.words, end)
      const isMore = next.sentence === sentence && at >= 0 && unheard.includes(next.words)
      if (!isMore || !wishesOn(next.plain, plainLetters(whole.slice(end, at)))) break
      end = at + next.words.length
    }
    found.push(whole.slice(from, end))
  }
  return [...new Set(found)]
}

/** “A amônia, níquel e a látex”: the list goes on. */
function nextAllergen(clause: Clause, latest: HeardFact | undefined, previous: Clause | undefined): HeardFact | null {
  const { words: clauseWords, plain, sentence } = clause
  if (latest?.key !== 'allergy' || latest.value === undefined || previous?.sentence !== sentence) return null
  if (latest.words !== previous.words || stanceOf(plain) !== null) return null
  const named = /^(?:a|ao|as|aos|com) ([a-z]+(?: [a-z]+)?)$/.exec(plain) ?? /^([a-z]{3,})$/.exec(plain)
  const isThing = named?.[1] !== undefined && (plain.includes(' ') || !hasSubject(plain)) && !HOW_BAD.test(plain)
  return isThing && named[1] ? { key: 'allergy', words: clauseWords, value: asWritten(named[1], clause) } : null
}

/** “Alergia a níquel, brinco e fivela me abrem a pele”: named for what they do, not as worn. */
const isOfAllergy = (
  { plain, sentence }: Clause,
  latest: HeardFact | undefined,
  previous: Clause | undefined,
): boolean =>
  latest?.key === 'allergy' &&
  latest.words === previous?.words &&
  previous.sentence === sentence &&
  stanceOf(plain) === null &&
  !/^(?:entao|por isso|so|mas)\b/.test(plain)

const HOW_BAD = /^(?:grave|leve|forte|fraca|severa|seria|comprovada|muita|pouca|obrigad[oa]|ppd)$/

/** Each with the part of the time that its clause, a bare one beside it, or the head of its list (“até março: sem tinta, sem …”) names. */
function inTime(facts: readonly HeardFact[], clauses: readonly Clause[], at: string, note: string): HeardFact[] {
  const isBare = (clause: Clause) => !facts.some(({ words: clauseWords }) => clauseWords === clause.words)
  const summary = clauses.findIndex(({ plain }) => HOLDS_SO_FAR.test(plain))
  return facts.map((fact) => {
    const place = clauses.findIndex(({ words: clauseWords }) => clauseWords === fact.words)
    const clause = clauses[place]
    if (!clause || fact.phase !== undefined) return fact
    const beside = [clauses[place + 1], clauses[place - 1]].flatMap((one) =>
      one && one.sentence === clause.sentence && isBare(one) ? (phaseIn(one.plain, at) ?? []) : [],
    )
    const isListed = clauses.some(
      (one, index) =>
        index < place &&
        one.sentence === clause.sentence &&
        phaseIn(one.plain, at) === 'until' &&
        note.includes(`${one.words}:`),
    )
    const phase = phaseIn(clause.plain, at) ?? beside[0] ?? (isListed || place < summary ? 'until' : null)
    return phase !== null && PHASED[phase].includes(FACTS[fact.key].shelf) ? { ...fact, phase } : fact
  })
}

const PHASED: Readonly<Record<Phase, readonly Shelf[]>> = { until: ['stays', 'cannot', 'wants'], after: ['wants'] }

/** “Estou grávida, posso pintar?” tells first; “uso franja?” only asks. */
const TOLD =
  /^(?:(?:e|mas|eu|oi|como|ja que|porque)\s+)*(?:tenho|sou|estou|fui diagnosticad[oa]|uso (?:mega|lace|peruca|protese|aplique|veu|turbante|hijab|oculos|lente|bone|capacete|touca))\b/

function toldInQuestion(clause: Clause, at: string, near: string | null): readonly HeardFact[] {
  const isOther = isOfOther(clause.plain)
  if (TOLD.test(clause.plain) && !isOther)
    return [...specialFacts(clause, at, false, near), ...readClause(clause, NOTHING, undefined, undefined).facts]
  // “O que eu visto no casamento dia 12/12?”: the day counts all the same.
  return isOver(clause.plain) || /\bse\b/.test(clause.plain)
    ? []
    : feastIn(clause, at, isOther, near).filter(({ value }) => value !== undefined)
}

const plainSentence = (clauses: readonly Clause[], { sentence }: Clause): string =>
  clauses.flatMap((one) => (one.sentence === sentence ? [one.plain] : [])).join(', ')

/** `penteado`: a cut, of `clausesOf`. */
const ASKS_FOR_HAIR = wholeWords(
  'penteado (?:e )?para (?:mim|usar)|(?:quero|queria|gostaria de|preciso de|devo) (?:um )?penteado',
)

/** A transition that is not of hair. */
const OF_GENDER = wholeWords(
  'trans|transgener\\w+|transexual|travesti|hormoni\\w+|genero|disforia|(?:visual|rosto|corte|jeito|ar|aparencia|lado) (?:mais )?(?:feminin[oa]|masculin[oa])|(?:me|ainda me) tratam|(?:feminil|masculin)iz\\w+',
)

/** Both in one note: one of them was misread, or they are torn. */
const OPPOSED: readonly (readonly [FactKey, FactKey])[] = [
  ['beard-stays', 'no-beard'],
  ['moustache-stays', 'no-moustache'],
  ['goatee-stays', 'no-goatee'],
  ['fringe-stays', 'no-fringe'],
  ['wants-fringe', 'no-fringe'],
  ['fringe-stays', 'face-untouched'],
  ['wants-fringe', 'face-untouched'],
  ['greys-stay', 'greys-bother'],
  ['no-dye', 'wants-dye'],
  ['colour-stays', 'wants-dye'],
  ['makeup', 'no-makeup'],
  ['earrings', 'no-earrings'],
  ['glasses', 'no-glasses'],
  ['length-stays', 'wants-shorter'],
  ['no-cut', 'wants-short'],
  ['no-cut', 'wants-shaved'],
  ['no-cut', 'wants-shorter'],
  ['length-stays', 'wants-short'],
  ['length-stays', 'wants-shaved'],
  ['no-short', 'wants-short'],
  ['no-short', 'wants-shaved'],
  ['short-stays', 'wants-length'],
  ['no-clippers', 'wants-shaved'],
  ['no-clippers', 'shaved-stays'],
  ['no-clippers', 'wants-shaved-sides'],
]

export const areOpposed = (a: FactKey, b: FactKey): boolean =>
  OPPOSED.some((pair) => a !== b && pair.includes(a) && pair.includes(b))

/** “Tenho barba e uso franja, e as duas coisas ficam”. */
const ALL_OF_THEM =
  /^(?:(?:e|mas|que|entao|por isso) )*(?:(?:[oa]s )?(dois|duas|tres)(?: coisas)?|amb[oa]s|tudo isso|tod[oa]s (?:eles|elas)) /

const HOW_MANY: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3 }

function allKept(clauses: readonly Clause[], index: number): readonly HeardFact[] {
  const clause = clauses[index]
  const all = clause && ALL_OF_THEM.exec(clause.plain)
  const stance = clause && stanceOf(clause.plain)
  if (!all || (stance !== 'keep' && stance !== 'spare') || hasSubject(clause.plain) || isOfOther(clause.plain))
    return []
  const isFirst = clauses[index - 1]?.sentence !== clause.sentence
  return clauses
    .slice(0, index)
    .filter(({ sentence }) => sentence === clause.sentence - Number(isFirst))
    .slice(all[1] === undefined ? -3 : -(HOW_MANY[all[1]] ?? 2))
    .filter(
      ({ plain, isQuestion }) =>
        !isQuestion && !isOver(plain) && !isOfOther(plain) && !/\b(?:nao|nunca|nem|sem)\b/.test(plain),
    )
    .flatMap((one) =>
      subjectsIn(one.plain, namedIn(one.plain)).flatMap((id) => {
        const key = factOf(id, 'keep')
        return key !== undefined && FACTS[key].shelf === 'stays' ? heardAs([key], one, id, 'keep').facts : []
      }),
    )
}

import { agendaOf, daysBeforeEvent, isTooNearToCut, visitWeeks } from '../reading/care.ts'
import { type Occasion, occasionOf, otherOccasions } from '../reading/occasion.ts'
import { cutDays, DAY_MS, dayOf, isoOf } from '../knowledge/agenda.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { chapter, type Chapter, type Section } from './chapter.ts'
import { countdownOf } from './countdown.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reasoned, ReasonedList } from '../knowledge/reasoned.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { isBlankNote, monthNamed, openingOfNote, plainLetters, quoteNote } from '../knowledge/observations.ts'
import { waitsForSides } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import { hairReachOf } from '../hair/reach.ts'
import { capital, dayAndMonth, list, longDate, lower, MONTHS, readDate } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import type { Given } from '../answers/answers.ts'
import { type Done, doneOf, POINTS } from '../answers/done.ts'
import { focusOf } from '../answers/focus.ts'
import { type Asked, askedOf } from '../answers/questions.ts'
import { answeredIn, isLeftOut } from './refused.ts'
import { clausesOf } from '../facts/clause.ts'
import { FACTS, type Shelf } from '../facts/facts.ts'
import { hasSubject } from '../facts/named-things.ts'
import { HOW_ARE_YOU, isTalk } from '../facts/small-talk.ts'
import { stanceOf } from '../facts/stance.ts'
import { isOfOther } from '../facts/whose.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { forPerson } from '../facts/needs-person.ts'
import { hearNote } from '../facts/hear.ts'
import { hushedWordsOf } from '../facts/hushed.ts'
import { quotable } from '../facts/quotable.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { say } from '../knowledge/voice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { CUT_CHAPTERS } from './cut.ts'
import { notGreat } from './hair.ts'
import { NOT_GREAT_LETTER } from '../texts/hair.ts'
import { detailsOf } from './seen.ts'
import { wasLookedAt } from './seen-face.ts'
import { undrawnWords } from '../answers/undrawn.ts'
import { letterOfTurn } from '../reading/turn-words.ts'
import type { SeenDetail } from '../texts/seen.ts'
import {
  ALSO_TITLE,
  BEFORE_TREATMENT,
  ASKED_TITLE,
  REQUESTED_TITLE,
  CLOTH_ANSWER,
  COVERED_ANSWER,
  DONE_BY_LENGTH,
  DONE_ON_TOP,
  DONE_TITLE,
  INTENTION_LETTER,
  LETTER_ANSWER,
  LETTER_MAINTENANCE,
  type LetterLooker,
  LETTER_SEEN,
  LETTER_WISH,
  OBJECTIVE_DONE,
  OBJECTIVE_LETTER,
  OF_HAIR_ON_TOP,
  PATH_DONE,
  READ_ALONE,
  READ_BY_PERSON,
  READ_TOO,
  SHORT_ANSWER,
  STYLE_LETTER,
  TEXTURE_LETTER,
  TOO_NEAR_LETTER,
} from '../texts/letter.ts'

/** What they wrote, what is seen, and the results on the pages `written`. */
export function writeLetter(r: Reading, written: readonly Chapter[], given: readonly Given[]): Chapter {
  const details = detailsOf(r)
  const { kicker, headline, rest } = openingOf(r, details)
  const isWritten = (id: ChapterId) => written.some((one) => one.id === id)
  const isHushed = hushedWordsOf(r.spoken.note)
  const isSilent = ({ fact, isOwed }: Done): boolean => {
    const words = r.said.flatMap((one) => (one.key === fact && one.words !== undefined ? [one.words] : []))
    return fact !== 'unsaid' && isOwed !== true && words.length > 0 && words.every(isHushed)
  }
  const done = doneOf(r, given, {
    pageOf: (key) => answeredIn(key, given, written),
    ofCut: CUT_CHAPTERS[r.cuts.recommended],
    isLeftOut,
  }).filter((row) => !isSilent(row))
  const asked = askedOf(r, isWritten)
  const focus = focusOf(r, isWritten)
  const by = r.brief.confirmation
  return chapter({
    id: 'carta',
    title: r.firstName === '' ? 'Uma carta para você' : `Uma carta para ${r.firstName}`,
    head: 'Carta',
    lead: kicker,
    quotes: [headline],
    sections: [
      { heading: 'O que ficou', paragraphs: bodyOf(r, { headline, rest }, done, asked.length > 0) },
      ...answersTo(asked),
    ],
    lists: listsOf(r, written, [...focus, ...inOrderSaid(r, done)], asked),
    figures:
      details.length > 0
        ? [
            {
              kind: 'seen',
              details: details.map(({ place, caption }) => ({ place, caption })),
              caption: LETTER_SEEN[lookedBy(r)],
            },
          ]
        : [],
    ...(by
      ? {
          signature: {
            name: capital(by.by),
            words: `conferiu a forma do seu rosto na sua foto, em ${longDate(by.at)}`,
          },
        }
      : {}),
  })
}

type Opening = {
  readonly kicker: string
  readonly headline: string
  /** Of what they wrote. */
  readonly rest: string
}

/** In large letters nobody reads of an illness, of what troubles them, a greeting or a cry. */
function isHeadline(sentence: string, at: string): boolean {
  const clauses = clausesOf(sentence)
  const weighs = sensitiveWords(sentence).some(({ concern }) => concern !== 'fé')
  // To want a chin softer is a wish, and no complaint.
  const hidden = clauses.some(({ plain }) => WISH.test(plain))
    ? UNSHOWN.filter((shelf) => shelf !== 'bothers')
    : UNSHOWN
  const troubles = hearNote(sentence, at).facts.some(({ key }) => hidden.includes(FACTS[key].shelf))
  const says = clauses.some(({ plain }) => !isTalk(plain) && !isOfOther(plain) && !CRY.test(plain))
  return says && !weighs && !troubles && !isGreeting(sentence)
}
/** A question or a wish outweighs a fact, and a fact outweighs a remark. */
function weightOf(sentence: string, at: string): number {
  const { facts, questions, requests } = hearNote(sentence, at)
  const weighty = facts.filter(({ key }) => !LIGHT.includes(FACTS[key].shelf))
  return 3 * (questions.length + requests.length) + 2 * weighty.length + (facts.length > weighty.length ? 1 : 0)
}
const LIGHT: readonly Shelf[] = ['address', 'day', 'life']

/** Greets, thanks or signs, and says nothing else. */
function isGreeting(sentence: string): boolean {
  const clauses = clausesOf(sentence)
  const isBare = (plain: string) =>
    plain.split(' ').length <= MOST_OF_A_NAME && !hasSubject(plain) && stanceOf(plain) === null
  return (
    clauses.length > 0 &&
    (clauses.some(({ plain }) => greets(plain))
      ? clauses.every(({ plain }) => greets(plain) || isBare(plain))
      : NAME.test(sentence.trim()))
  )
}
const greets = (plain: string): boolean => isTalk(plain) || HOW_ARE_YOU.test(plain)
const MOST_OF_A_NAME = 3
/** “Lourdes.”, “Ass. Jair” */
const NAME = /^(?:ass(?:inado)?[.:]?\s+)?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[.!]*$/u

const WISH = /^(?:(?:e|mas|so|eu) )*(?:quero|queria|gostaria|desejo)\b/
const UNSHOWN: readonly Shelf[] = ['bothers', 'body']
const CRY =
  /\b(?:desesper\w+|socorro|me ajud\w+|pelo amor de deus|nao aguento|chor(?:o|ei|ando)|odeio|horrivel|horroros\w+|fei[oa]|vergonha|incomod\w+|pavor|medo|trist\w+)\b|^(?:a )?paz(?: do senhor)?$/

/** Their own sentence, else what is seen, else their answers. */
function openingOf(r: Reading, details: readonly SeenDetail[]): Opening {
  const to = (words: string) => (r.firstName === '' ? capital(words) : `${r.firstName}, ${words}`)
  const { at } = r.brief
  const quote = saysNothing(r) ? '' : quoteNote(quotable(r.brief.form.observations))
  const [own, rest] = openingOfNote(
    quote,
    (sentence) => isHeadline(sentence, at),
    (sentence) => weightOf(sentence, at),
  )
  if (own !== '') return { kicker: to('você escreveu:'), headline: `“${own.replace(/^\[…\] /, '')}”`, rest }
  const seen = details.slice(0, 2).map(({ name }) => name)
  // Too little for a sentence.
  const [only] = seen
  const named = seen.length === 1 && only ? [only, `o rosto ${SHAPE_NAMES[r.shape].adjective}`] : seen
  return named.length > 0
    ? { kicker: to('o que se vê primeiro:'), headline: `${capital(list(named))}.`, rest }
    : {
        kicker: to('você nos contou:'),
        headline: `Um rosto ${SHAPE_NAMES[r.shape].adjective} e a vontade de ${LETTER_WISH[r.brief.form.objective]}.`,
        rest,
      }
}

function bodyOf(
  r: Reading,
  { headline, rest }: Pick<Opening, 'headline' | 'rest'>,
  done: readonly Done[],
  isAsked: boolean,
): string[] {
  const { form } = r.brief
  const { observations } = form
  const isPrintable = quoteNote(observations) !== ''
  const first = r.cuts[r.cuts.recommended]
  return [
    ...(rest === '' ? [] : [`Você escreveu${headline.startsWith('“') ? ' ainda' : ''}: “${rest}”`]),
    ...(!isPrintable && !isBlankNote(observations)
      ? [
          'No campo livre você deixou um recado em sinais que estas páginas não imprimem; ele continua guardado no seu pedido.',
        ]
      : []),
    ...answerNote(r, done, isAsked),
    ...undrawnWords(r),
    say(
      r.choose('letter.shape', [SHAPE_PORTRAITS[r.shape].letter, ...FURTHER_OF_SHAPE[r.shape].letter]),
      r.hasSecond && SECOND(r),
    ),
    say(notGreat(r, NOT_GREAT_LETTER) ?? OBJECTIVE_LETTER[form.objective], STYLE_LETTER[form.style]),
    say(
      // Hair that nobody is to see, and hair that an illness took, begin with no cut.
      !r.isHairHidden &&
        !(isTaken(r) && hairReachOf(r) === 'rente') &&
        `${first.stays ? 'Por onde começar: fique com' : 'O corte por onde começar é'} “${lower(first.cut.name)}”.`,
      r.texture && isMeasured(r) && TEXTURE_LETTER[r.texture],
    ),
    INTENTION_LETTER[r.intention.id],
    'Leia devagar. Se uma página não parecer com você, diga; nós a refazemos.',
  ]
}

const isTaken = ({ facts }: Reading): boolean =>
  facts.has('in-treatment') || facts.has('hair-loss') || facts.has('hair-regrows')

/** “Não sei o que escrever”: neither quoted nor answered, where nothing else of it binds or asks. */
const saysNothing = ({ brief: { form, at }, facts }: Reading): boolean =>
  facts.size === 0 &&
  NOTHING_TO_SAY.test(plainLetters(form.observations ?? '')) &&
  hearNote(form.observations, at).questions.length === 0 &&
  !forPerson(form.observations, at).some(({ kind }) => kind === 'care')
const NOTHING_TO_SAY =
  /\b(?:nao|nem) sei (?:bem |muito |mesmo )?o que (?:escrever|dizer|por|colocar|falar|botar)\b|\b(?:nada|nao tenho nada) a (?:declarar|dizer|acrescentar)\b|\b(?:sem|nenhuma) observac/

/**
 * How their weightiest point changed the report. Where only a person may answer, it says that someone read the note; never where something
 * is asked or wished for, which is answered under its own words.
 */
function answerNote(r: Reading, done: readonly Done[], isAsked: boolean): string[] {
  const { form, at, facts } = r.brief
  if (isBlankNote(form.observations) || saysNothing(r)) return []
  const answer = answerOf(r, done)
  const read = forPerson(form.observations, at, facts)
  if (read.length > 0 && !isAsked) {
    const isGrave = read.some(({ kind }) => kind === 'care')
    return [answer === null ? (isGrave ? READ_BY_PERSON : READ_ALONE) : say(answer, READ_TOO)]
  }
  return answer === null ? [] : [answer]
}

function answerOf(r: Reading, done: readonly Done[]): string | null {
  if (r.isTopBare && r.facts.has('thinning'))
    return `Então o alto fica como é: os três caminhos partem dele, e nenhum o disfarça.${r.facts.has('beard-stays') ? ' A barba também fica.' : ''}`
  const said = done.flatMap(({ fact, isOwed }) => {
    if (fact === undefined || isOwed || (r.isTopBare && OF_HAIR_ON_TOP.includes(fact))) return []
    if (fact === 'in-treatment' && isToCome(r)) return BEFORE_TREATMENT
    return SHORT_ANSWER[fact]?.[hairReachOf(r)] ?? LETTER_ANSWER[fact] ?? []
  })
  return said[0] ?? (!isCovered(r) ? null : r.isHairHidden ? CLOTH_ANSWER : COVERED_ANSWER)
}

/** “Vou começar a quimio em janeiro”. */
const isToCome = ({ said }: Reading): boolean =>
  said.some(
    ({ key, words = '' }) =>
      key === 'in-treatment' &&
      /\b(?:vou (?:comecar|fazer|iniciar)|comeco|inicio|iniciarei)\b/.test(plainLetters(words)),
  )

/** A new job in a named month, with the cut before it. */
function beforeMonth(r: Reading): Done[] {
  const month = monthNamed(r.brief.form.observations)
  const { start, salon, eventCut } = agendaOf(r)
  const last = eventCut ?? salon
  const [from, cut] = [readDate(start), readDate(last)]
  if (month === null || !r.themes.includes('trabalho-formal') || !from || !cut) return []
  const away = (month + 12 - (from.month - 1)) % 12
  const isBefore = (cut.month + 12 - from.month) % 12 < away
  return isBefore
    ? [
        {
          what: `Em ${MONTHS[month]}`,
          why: `${eventCut === null ? 'O corte cai antes' : 'O último corte antes cai'} por volta de ${dayAndMonth(last)}.`,
          chapter: eventCut === null ? 'plano' : 'cuidados',
        },
      ]
    : []
}

/** Their day, as the plan counts it. */
function beforeDay(r: Reading): Reasoned[] {
  const countdown = countdownOf(r)
  const counted = occasionOf(r)
  if (!countdown || !counted) return []
  const cut = countdown.entries.find(({ step }) => step === 'cut')
  const what = dayWords(counted)
  const near = isTooNearToCut(r) ? TOO_NEAR_LETTER : null
  if (r.brief.without?.includes('plano')) {
    const why = say(cut && `O corte cai em ${dayAndMonth(cut.at)}.`, near, fieldClash(r))
    return why === '' ? [] : [{ what, why }]
  }
  return [
    {
      what,
      why: say(
        cut
          ? `O corte cai em ${dayAndMonth(cut.at)}, e o resto se conta dele.`
          : (near ?? 'O plano se conta desse dia para trás.'),
        fieldClash(r),
      ),
      chapter: 'plano',
    },
  ]
}

const dayWords = ({ words, day }: Occasion): string =>
  words === null ? `O dia ${dayAndMonth(day)}` : `${words}: ${dayAndMonth(day)}`

/** What they wrote wins over the form's field; the letter says so once. */
function fieldClash(r: Reading): string {
  const field = otherOccasions(r).find(({ isFieldOnly }) => isFieldOnly)
  return field
    ? `No formulário está ${dayAndMonth(field.day)}: valeu o que você escreveu, e o outro também está no calendário.`
    : ''
}

/** Their other days, each with the last cut before it. */
function otherDays(r: Reading, written: readonly Chapter[]): Done[] {
  const { start } = agendaOf(r)
  const cuts = daysBeforeEvent(r) === null ? [] : cutDays(agendaOf(r), visitWeeks(r), inAYear(start))
  return otherOccasions(r)
    .filter(({ isFieldOnly }) => !isFieldOnly)
    .map((one) => {
      const last = cuts.filter((cut) => cut < one.day).at(-1)
      return {
        what: dayWords(one),
        why: last ? `O corte de ${dayAndMonth(last)} ainda vale nesse dia.` : 'Está no calendário, com os outros dias.',
        ...(written.some(({ id }) => id === 'cuidados') ? { chapter: 'cuidados' } : {}),
      }
    })
}
const inAYear = (iso: string): string => isoOf((dayOf(iso) ?? 0) + 364 * DAY_MS)

/** With a sentence each: what is owed, then the weightiest, and their day. */
const MOST_TOLD = 4
const MOST_OTHER_DAYS = 2

function listsOf(
  r: Reading,
  written: readonly Chapter[],
  done: readonly Done[],
  asked: readonly Asked[],
): ReasonedList[] {
  const event = beforeDay(r)
  const others = otherDays(r, written)
  const day: Reasoned[] = [...letterOfTurn(r), ...event, ...others.slice(0, MOST_OTHER_DAYS)]
  const month = day.length > 0 ? [] : beforeMonth(r)
  // The cut before the month says more than what is missing.
  const rows: Done[] = [...done.filter(({ fact }) => fact !== 'new-job' || month.length === 0), ...month]
  const ticked = tickedIn(r).slice(0, Math.max(0, MOST_TOLD - day.length - rows.length))
  const held: Done[] = [...rows, ...ticked].filter(
    ({ chapter }) => chapter === undefined || written.some(({ id }) => id === chapter),
  )
  const whys = new Set<string>()
  // “A página dos óculos responde” is no more than the page's number.
  const tells = ({ why, chapter, isOwed }: Done): boolean => {
    if (whys.has(why) || (!isOwed && chapter !== undefined && POINTS.test(why))) return false
    whys.add(why)
    return true
  }
  const telling = held.filter(tells)
  const isBound = ({ isOwed, fact }: Done) => isOwed === true || (fact !== undefined && FACTS[fact].shelf === 'body')
  const owed = telling.filter(isBound)
  const weighty = telling.filter((row) => !isBound(row)).slice(0, Math.max(0, MOST_TOLD - day.length - owed.length))
  const told = telling.filter((row) => owed.includes(row) || weighty.includes(row))
  const rest = [...others.slice(MOST_OTHER_DAYS), ...held.filter((row) => !told.includes(row))].map((row) =>
    short(row, written),
  )
  const answered = asked.flatMap(({ answer }) =>
    answer && !answer.isListed ? [short({ ...answer, why: answer.words }, written)] : [],
  )
  const left = [...rest, ...answered.filter(({ what }) => rest.every((row) => row.what !== what))]
  const printed = ({ what, why, chapter: page, stands }: Done): Reasoned => ({
    what,
    why,
    ...(page ? { chapter: page } : {}),
    ...(page && stands ? { stands } : {}),
  })
  return [
    { title: DONE_TITLE, items: [...told.map(printed), ...day] },
    { title: ALSO_TITLE, items: left.map(printed) },
  ].filter(({ items }) => items.length > 0)
}

/** The name of the page in place of a sentence. */
const short = (row: Done, written: readonly Chapter[]): Done => {
  const page = written.find(({ id }) => id === row.chapter)
  return page ? { ...row, why: page.head } : row
}

/** What was written first is answered first; a chip, which stands in no place, after it. */
function inOrderSaid(r: Reading, done: readonly Done[]): Done[] {
  const clauses = clausesOf(r.spoken.note)
  const placeOf = ({ fact, heard }: Done): number => {
    const words = r.said.flatMap((one) => (one.key === fact && one.words !== undefined ? [one.words] : []))
    const at = clauses.findIndex(({ plain, words: clause }) => words.includes(clause) || heard?.test(plain) === true)
    return at < 0 ? clauses.length : at
  }
  return done
    .map((row) => ({ row, at: placeOf(row) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}

/** What was answered in the form, where little was written. */
function tickedIn(r: Reading): Done[] {
  const { maintenanceLevel } = r.brief.form
  return [
    ...(maintenanceLevel ? [LETTER_MAINTENANCE[maintenanceLevel]] : []),
    ...(r.colours.length > 0
      ? [
          {
            what: 'As cores de que você gosta',
            why: `${capital(list(favouriteNames(r)))}: o tom e a distância do rosto.`,
            chapter: 'cores-preferidas',
          } as const,
        ]
      : []),
    { ...doneWithWish(r), chapter: CUT_CHAPTERS[r.cuts.recommended] },
  ]
}

const favouriteNames = (r: Reading) => adviseColours(r.brief.colour, r.colours).preferences.map(({ name }) => name)

/** Each wish and each question with its answer. One that nobody answered is not printed: it is open at the desk. */
function answersTo(asked: readonly Asked[]): Section[] {
  const paragraphsOf = (isRequest: boolean): string[] =>
    asked.flatMap(({ question, answer, byPerson, ...one }) => {
      const words = byPerson ? `${capital(byPerson.by)} responde: ${byPerson.words}` : answer && capital(answer.words)
      return words === null || answer?.isListed || one.isRequest !== isRequest
        ? []
        : [`“${quoteNote(question)}” ${words}`]
    })
  return [
    { heading: REQUESTED_TITLE, paragraphs: paragraphsOf(true) },
    { heading: ASKED_TITLE, paragraphs: paragraphsOf(false) },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
}

function doneWithWish(r: Reading): Pick<Reasoned, 'what' | 'why'> {
  const { cuts, cutBrief, brief } = r
  const { cut, stays } = cuts[cuts.recommended]
  if (waitsForSides(cut, presentHair(cutBrief))) return DONE_ON_TOP
  if (stays && cuts.next.monthsToGrow > 0) return DONE_BY_LENGTH
  const isRadical = brief.form.objective === 'Mudança radical'
  const how = isRadical ? (notGreat(r) === undefined ? 'great' : 'notGreat') : stays ? 'stays' : cuts.recommended
  return { what: OBJECTIVE_DONE[brief.form.objective], why: PATH_DONE[how] }
}

/** A team member or the person. */
const lookedBy = (r: Reading): LetterLooker => (wasLookedAt(r) ? 'equipe' : 'pessoa')

const SECOND = (r: Reading) =>
  r.choose('letter.second', [
    `O seu rosto tem também traços ${SHAPE_NAMES[r.second].of}, e levamos isso em conta.`,
    `Há também traços ${SHAPE_NAMES[r.second].of} no seu rosto, e eles aparecem nas escolhas.`,
    `Ao lado dessa forma lemos uma segunda, com traços ${SHAPE_NAMES[r.second].of}.`,
  ])

/** A razor cut or bare skin has no length. */
const isMeasured = ({ cuts, isTopBare }: Reading): boolean =>
  !isTopBare && Object.values(cuts[cuts.recommended].cut.sizes).some((size) => size.includes('cm'))

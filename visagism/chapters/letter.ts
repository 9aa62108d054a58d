import { beardFor, keepsBeard, staysBearded } from '../advice/beard.ts'
import { agendaOf, wearsBeard } from '../reading/care.ts'
import { chapter, chapterTexts, type Chapter } from './chapter.ts'
import { countdownOf } from './countdown.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { readBeardPreference, readColourPreferences } from '../knowledge/form.ts'
import {
  doneAbout,
  isBlankNote,
  isShownIn,
  monthNamed,
  openingOfNote,
  quoteNote,
  themesOfDye,
  type Theme,
} from '../knowledge/observations.ts'
import { waitsForSides } from '../hair/growth.ts'
import { keptFacts, presentHair } from '../hair/hair.ts'
import { hairReachOf } from '../hair/reach.ts'
import { capital, dayAndMonth, list, longDate, lower, MONTHS, readDate } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { coloursNamed } from '../colour/said.ts'
import { FACTS, type FactKey, type FactRecord, type Shelf } from '../facts/facts.ts'
import { valuesSaid } from '../facts/said.ts'
import { bindsCuts } from '../hair/refused-by-facts.ts'
import type { Given } from '../answers/answers.ts'
import { answeredIn, isLeftOut } from './refused.ts'
import { needsPerson } from '../facts/needs-person.ts'
import { hasTheme } from '../facts/themes.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { say } from '../knowledge/voice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { CUT_CHAPTERS } from './cut.ts'
import { notGreat } from './hair.ts'
import { detailsOf } from './seen.ts'
import { letterOfTurn } from './two-times.ts'
import type { SeenDetail } from '../texts/seen.ts'
import {
  READ_BY_PERSON,
  READ_TOO,
  COVERED_ANSWER,
  CLOTH_ANSWER,
  CLOTH_DONE,
  SHORT_DONE,
  SHORT_ANSWER,
  COVERED_DONE,
  BARE_DONE,
  LETTER_ANSWER,
  LETTER_MAINTENANCE,
  DONE_ON_TOP,
  DONE_BY_LENGTH,
  OBJECTIVE_DONE,
  PATH_DONE,
  LETTER_SEEN,
  LETTER_WISH,
  NOT_GREAT_LETTER,
  OBJECTIVE_LETTER,
  STYLE_LETTER,
  TEXTURE_LETTER,
  INTENTION_LETTER,
  type LetterLooker,
} from '../texts/letter.ts'

/** What they wrote, what is seen, and the results on the pages `written`. */
export function writeLetter(r: Reading, written: readonly Chapter[], given: readonly Given[]): Chapter {
  const details = detailsOf(r)
  const { kicker, headline, rest } = openingOf(r, details)
  const answers = answersTo(r, written, given)
  const by = r.brief.confirmation
  return chapter({
    id: 'carta',
    title: r.firstName === '' ? 'Uma carta para você' : `Uma carta para ${r.firstName}`,
    head: 'Carta',
    lead: kicker,
    quotes: [headline],
    sections: [{ heading: 'O que ficou', paragraphs: bodyOf(r, rest) }],
    lists: answers.length > 0 ? [{ title: 'O que fizemos com isso', items: answers }] : [],
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

type Opening = { readonly kicker: string; readonly headline: string; readonly rest: string }

/** Their own sentence, else what is seen, else their answers. */
function openingOf(r: Reading, details: readonly SeenDetail[]): Opening {
  const to = (words: string) => (r.firstName === '' ? capital(words) : `${r.firstName}, ${words}`)
  const quote = quoteNote(r.brief.form.observations)
  if (quote !== '') {
    const [headline, rest] = openingOfNote(quote)
    return { kicker: to('você escreveu:'), headline: `“${headline}”`, rest }
  }
  const seen = details.slice(0, 2).map(({ name }) => name)
  // Too little for a sentence.
  const [only] = seen
  const named = seen.length === 1 && only ? [only, `o rosto ${SHAPE_NAMES[r.shape].adjective}`] : seen
  return named.length > 0
    ? { kicker: to('o que se vê primeiro:'), headline: `${capital(list(named))}.`, rest: '' }
    : {
        kicker: to('você nos contou:'),
        headline: `Um rosto ${SHAPE_NAMES[r.shape].adjective} e a vontade de ${LETTER_WISH[r.brief.form.objective]}.`,
        rest: '',
      }
}

function bodyOf(r: Reading, rest: string): string[] {
  const { form } = r.brief
  const { observations } = form
  const isPrintable = quoteNote(observations) !== ''
  const first = r.cuts[r.cuts.recommended]
  return [
    ...(rest === '' ? [] : [`Você escreveu ainda: “${rest}”`]),
    ...(!isPrintable && !isBlankNote(observations)
      ? [
          'No campo livre você deixou um recado em sinais que estas páginas não imprimem; ele continua guardado no seu pedido.',
        ]
      : []),
    ...answerNote(r),
    say(
      r.choose('letter.shape', [SHAPE_PORTRAITS[r.shape].letter, ...FURTHER_OF_SHAPE[r.shape].letter]),
      r.hasSecond && SECOND(r),
    ),
    say(notGreat(r) === undefined ? OBJECTIVE_LETTER[form.objective] : NOT_GREAT_LETTER, STYLE_LETTER[form.style]),
    say(
      `${first.stays ? 'Por onde começar: fique com' : 'O corte por onde começar é'} “${lower(first.cut.name)}”.`,
      r.texture && isMeasured(r) && TEXTURE_LETTER[r.texture],
    ),
    INTENTION_LETTER[r.intention.id],
    'Leia devagar. Se uma página não parecer com você, diga; nós a refazemos.',
  ]
}

/** How their first point changed the report. Where only a person may answer, it says that someone read the note. */
function answerNote(r: Reading): string[] {
  const { form, at } = r.brief
  if (isBlankNote(form.observations)) return []
  const answer = answerOf(r)
  if (needsPerson(form.observations, at)) return [answer === null ? READ_BY_PERSON : say(answer, READ_TOO)]
  return answer === null ? [] : [answer]
}

function answerOf(r: Reading): string | null {
  const themes = heard(r)
  const [first] = themes
  if (r.isTopBare && themes.includes('entradas'))
    return `Então o alto fica como é: os três caminhos partem dele, e nenhum o disfarça.${themes.includes('barba-querida') ? ' A barba também fica.' : ''}`
  if (first) return answerTo(r, first)
  const [kept] = keptByCuts(r)
  return kept
    ? `${kept.what}: ${lower(kept.why)}`
    : isCovered(r)
      ? r.isHairHidden
        ? CLOTH_ANSWER
        : COVERED_ANSWER
      : null
}

/** What they said of their hair that has no theme: every one of the three cuts does it. */
const keptByCuts = (r: Reading): Reasoned[] =>
  (r.isHairHidden ? [] : keptFacts(r.cuts, r.cutBrief))
    .filter((key) => !hasTheme(key))
    .map((key) => ({ what: FACTS[key].words, why: FACTS[key].does, chapter: 'cabelo' }))

const coveredDone = (r: Reading): Reasoned =>
  r.isHairHidden ? { ...COVERED_DONE, why: CLOTH_DONE, chapter: 'tecido' } : COVERED_DONE

/** What they said that other pages keep, with the page; where it clashes with an answer of the form, the words win. */
function keptElsewhere(r: Reading, written: readonly Chapter[], given: readonly Given[], shelf?: Shelf): Reasoned[] {
  return [...r.facts.keys()].flatMap((key) => {
    const record: FactRecord = FACTS[key]
    if (key === 'covered' || hasTheme(key) || bindsCuts(key)) return []
    // A moustache alone is no clean face.
    if (key === 'no-beard' && staysBearded(r.facts)) return []
    if (shelf === undefined ? record.shelf === 'stays' : record.shelf !== shelf) return []
    const page = answeredIn(key, given, written)
    if (page === null && !isLeftOut(key)) return []
    const clash = clashOf(r, key)
    const values = valuesSaid(r.facts, key)
    return [
      {
        what: values.length > 0 ? `${record.words}: ${list(values)}` : record.words,
        why: clash === null ? record.does : say(record.does, clash),
        ...(page === null ? {} : { chapter: page }),
      },
    ]
  })
}

function clashOf({ brief, beard, facts }: Reading, key: FactKey): string | null {
  const { form } = brief
  const tapped = readBeardPreference(form.beardPreference)
  const isFirst = [...facts.keys()].find((one) => OF_THE_BEARD.includes(one)) === key
  if (isFirst && tapped !== null && tapped !== beard)
    return `No formulário está “${lower(tapped)}”: valeu o que você escreveu.`
  if (key === 'no-makeup' && form.makeup === 'Sim') return 'No formulário você a pediu: valeu o que escreveu.'
  const refused = coloursNamed(valuesSaid(facts, key))
  if (key === 'colour-not-worn' && readColourPreferences(form.colorPreferences).some((id) => refused.includes(id)))
    return 'No formulário você a marcou: valeu o que escreveu.'
  return null
}
const OF_THE_BEARD: readonly FactKey[] = [
  'beard-stays',
  'moustache-stays',
  'goatee-stays',
  'no-beard',
  'no-moustache',
  'no-goatee',
]

const isCovered = ({ evidence, brief: { observed } }: Reading): boolean =>
  evidence.hairline === 'covered' || (observed?.covering !== undefined && observed.covering.value !== 'não')

/** Weightiest first, limited to this report's subjects. */
const heard = (r: Reading): Theme[] =>
  themesOfDye(r.themes)
    .filter((theme) => !OF_BEARD.includes(theme) || (wearsBeard(r) && r.beard !== 'Sem barba'))
    .filter((theme) => !(r.isTopBare && OF_HAIR_ON_TOP.includes(theme)))
    .sort((a, b) => WEIGHT.indexOf(a) - WEIGHT.indexOf(b))

const OF_BEARD: readonly Theme[] = ['barba-falhada', 'barba-querida']

const MOST_ANSWERS = 4

/** Instead of a theme's own page, in order. */
const ANSWERING: readonly ChapterId[] = [
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'textura',
  'barba',
  'oculos',
  'cor-do-cabelo',
  'roupa',
  'cuidados',
  'cartao',
]

/** Links the theme's own page, else the first that shows the answer. */
function shownAnswer(r: Reading, theme: Theme, written: readonly Chapter[]): Reasoned {
  const { what, why, chapter: own } = doneAbout(theme)
  // Hairlines are on the recommended cut's page.
  const first = theme === 'entradas' ? CUT_CHAPTERS[r.cuts.recommended] : own
  const ids = first === undefined ? ANSWERING : [first, ...ANSWERING]
  const page = ids
    .flatMap((id) => written.find((one) => one.id === id) ?? [])
    .find((one) => isShownIn(theme, chapterTexts(one)))
  return { what, why: SHORT_DONE[theme]?.[hairReachOf(r)] ?? why, ...(page ? { chapter: page.id } : {}) }
}
const answerTo = (r: Reading, theme: Theme): string => SHORT_ANSWER[theme]?.[hairReachOf(r)] ?? LETTER_ANSWER[theme]

/** A new job in a named month, with the cut before it. */
function beforeMonth(r: Reading): Reasoned[] {
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
  if (!countdown) return []
  const cut = countdown.entries.find(({ step }) => step === 'cut')
  return [
    {
      what: `O dia ${dayAndMonth(countdown.day)}`,
      why: cut
        ? `O corte cai em ${dayAndMonth(cut.at)}, e o resto se conta dele.`
        : 'O plano se conta desse dia para trás.',
      chapter: 'plano',
    },
  ]
}

/** For each point written, then each option ticked, up to the limit; their day always. */
function answersTo(r: Reading, written: readonly Chapter[], given: readonly Given[]): Reasoned[] {
  const { maintenanceLevel } = r.brief.form
  const ticked: Reasoned[] = [
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
  const day = [...letterOfTurn(r), ...beforeDay(r)]
  const themes = heard(r).filter((theme) => theme !== 'casamento' || countdownOf(r) === null)
  const others = [
    ...(isCovered(r) ? [coveredDone(r)] : []),
    ...keptElsewhere(r, written, given, 'stays'),
    ...themes.map((theme) => {
      if (theme === 'entradas' && r.isTopBare) return BARE_DONE
      const answer = shownAnswer(r, theme, written)
      // As other pages name it: a shape may shorten its sides.
      return theme === 'barba-querida' && keepsBeard(r)
        ? { ...answer, why: say(`Fica: ${lower(beardFor(r).picks[0].what)}.`, clashOf(r, 'beard-stays')) }
        : answer
    }),
    ...keptByCuts(r),
    ...keptElsewhere(r, written, given),
    ...given.flatMap(({ topic, chapter: page }) => (topic ? [{ ...topic, chapter: page }] : [])),
    ...(day.length > 0 ? [] : beforeMonth(r)),
    ...ticked,
  ].filter(({ chapter: page }) => page === undefined || written.some(({ id }) => id === page))
  return [...others.slice(0, MOST_ANSWERS - day.length), ...day]
}

const favouriteNames = (r: Reading) => adviseColours(r.brief.colour, r.colours).preferences.map(({ name }) => name)

const OF_HAIR_ON_TOP: readonly Theme[] = [
  'franja-nao',
  'nao-cortar',
  'cachos-naturais',
  'cabelo-preso',
  'transicao',
  'pouco-tempo',
  'calor',
  'esporte',
  'recomeco',
  'seca-sozinho',
]

const WEIGHT: readonly Theme[] = [
  'recomeco',
  'nao-pintar',
  'transicao',
  'queda',
  'entradas',
  'fios-brancos',
  'nao-cortar',
  'franja-nao',
  'cachos-naturais',
  'casamento',
  'pouco-tempo',
  'cabelo-preso',
  'oculos',
  'barba-falhada',
  'barba-querida',
  'seca-sozinho',
  'trabalho-formal',
  'esporte',
  'calor',
  'pele-sensivel',
]

function doneWithWish({ cuts, cutBrief, brief }: Reading): Pick<Reasoned, 'what' | 'why'> {
  const { cut, stays } = cuts[cuts.recommended]
  if (waitsForSides(cut, presentHair(cutBrief))) return DONE_ON_TOP
  if (stays && cuts.next.monthsToGrow > 0) return DONE_BY_LENGTH
  return { what: OBJECTIVE_DONE[brief.form.objective], why: PATH_DONE[stays ? 'stays' : cuts.recommended] }
}

/** A team member or the person. */
function lookedBy({ brief }: Reading): LetterLooker {
  const observations = Object.values(brief.observed ?? {})
  return brief.confirmation || brief.marking?.by === 'visagista' || observations.some(({ by }) => by === 'visagista')
    ? 'equipe'
    : 'pessoa'
}

const SECOND = (r: Reading) =>
  r.choose('letter.second', [
    `Há também algo ${SHAPE_NAMES[r.second].of} em você, e levamos isso em conta.`,
    `O seu rosto toma emprestados traços ${SHAPE_NAMES[r.second].of}, e eles aparecem nas escolhas.`,
    `Ao lado dessa forma lemos uma segunda, com traços ${SHAPE_NAMES[r.second].of}.`,
  ])

/** A razor cut or bare skin has no length. */
const isMeasured = ({ cuts, isTopBare }: Reading): boolean =>
  !isTopBare && Object.values(cuts[cuts.recommended].cut.sizes).some((size) => size.includes('cm'))

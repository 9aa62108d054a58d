/** Page of a face without measures: each statement comes from the visagist or the person; a program's guess does not count as seen. */
import { ownFrameWords } from '../advice/own-frame.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { foldForQuiz } from '../face/face-shape.ts'
import { count, list, lower, ofOurTeam, shortDate } from '../knowledge/pt.ts'
import { QUESTION_IDS, QUIZ_SHAPES } from '../knowledge/quiz-questions.ts'
import { FACE_QUESTIONS, type FaceQuestion, shapesFor } from '../knowledge/quiz-scoring.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { say } from '../knowledge/voice.ts'
import { isStale, type ObservedField, type ObservedValue, type Observer } from '../observed/observed.ts'
import { secondNamed } from '../reading/both-shapes.ts'
import type { Reading } from '../reading/reading.ts'
import { chapter, type Chapter, type Section, type Table } from './chapter.ts'
import { isTender } from './seen.ts'
import {
  BEARD_TRAITS,
  BROW_TRAITS,
  BY_THEIR_WORD,
  CARD_IS_WHOLE,
  CARDS_ARE_WHOLE,
  CHANGED_TITLE,
  CHIN_TRAITS,
  CONTOUR_BELOW_CLOTH,
  CONTOUR_BY_BEARD,
  CONTOUR_CONFIRMED,
  CONTOUR_TOLD,
  COVERING_SEEN,
  EYE_TRAITS,
  FACE_TOLD,
  GREYS_SEEN,
  GUESSED_BY_PROGRAM,
  HELD_IN_BOTH,
  LEFT_REFUSED,
  LEFT_ROW,
  LEFT_UNMARKED,
  LENGTH_SEEN_AS,
  LOOKED_WITHOUT_SHAPE,
  MEASURED_OFFER,
  NO_NUMBERS,
  NOBODY_DESCRIBED,
  SEEN_FACE_CAPTION,
  SEEN_FACE_LEAD,
  SEEN_FACE_QUOTE,
  SEEN_FACE_REFUSED,
  SEEN_FACE_TITLE,
  SEEN_ROW,
  SEEN_TABLE_TITLE,
  type SeenTrait,
  TOLD_OTHERWISE,
  TOLD_OTHERWISE_ONCE,
  TOLD_ROW,
  TOP_WITHOUT_HAIR,
  WHAT_WAS_READ,
  WHO_LOOKED,
  WORD_OF_EACH,
} from '../texts/seen-face.ts'

/** Whether a person of the team left a trace of having looked at the photos. */
export const wasLookedAt = ({ brief }: Reading): boolean =>
  Boolean(brief.confirmation) ||
  brief.marking?.by === 'visagista' ||
  Object.values(brief.observed ?? {}).some(({ by }) => by === 'visagista')

type Word = SeenTrait & { readonly by: Exclude<Observer, 'aparelho'> }

const MOST_SHOWN = 4

export function writeSeenFace(r: Reading): Chapter {
  const isSeen = wasLookedAt(r)
  const how = isSeen ? 'seen' : 'told'
  const words = wordsOf(r)
  const shown = shownOf(r, words)
  const refusal = refusalOf(r)
  return chapter({
    id: 'rosto-medido',
    title: SEEN_FACE_TITLE[how],
    lead: refusal === null ? r.choose('seen.lead', SEEN_FACE_LEAD[how]) : say(refusal, SEEN_FACE_REFUSED[how]),
    quotes: [r.choose('seen.quote', SEEN_FACE_QUOTE[how])],
    sections: [whoLooked(r, isSeen, words), changed(r)],
    lists: shown.length === 0 ? [] : [{ title: isSeen ? 'O que se vê' : 'O que você contou', items: shown }],
    tables: [wordsTable(r, words)],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape },
        label: 'O desenho',
        caption: captionOf(r, how),
      },
    ],
    bases: [{ certainty: 'B', sources: ['thresholds', 'caliper'] }],
  })
}

/** With the contour of the books, where somebody saw or told it whole. */
function captionOf(r: Reading, how: 'seen' | 'told'): string {
  if (r.evidence.source === 'ia') return SEEN_FACE_CAPTION.guessed
  if (isCovered(r)) return SEEN_FACE_CAPTION.covered
  const { adjective } = SHAPE_NAMES[r.shape]
  return say(SEEN_FACE_CAPTION[how].replace('{forma}', adjective), SHAPE_PORTRAITS[r.shape].contour)
}

/** Why points that were marked do not count. */
const refusalOf = ({ brief, evidence }: Reading): string | null =>
  brief.marking ? (evidence.cautions[0] ?? null) : null

/** One of each place first, and no answer of the test that the photo overruled. */
function shownOf(r: Reading, words: readonly Word[]): { readonly what: string; readonly why: string }[] {
  const isSeen = wasLookedAt(r)
  const overruled = overruledIn(r).map(({ noun }) => noun)
  return words
    .filter(({ noun }) => !overruled.includes(noun))
    .filter(({ what }, at, all) => all.findIndex((one) => one.what === what) === at)
    .slice(0, MOST_SHOWN)
    .map(({ what, why, by }) => ({
      what,
      why: isSeen && by === 'cliente' ? why.replace(/\.$/, `, ${BY_THEIR_WORD}.`) : why,
    }))
}

/** In the order in which they are shown: contour, forehead, chin, hair, then the rest; of one place, what was seen before what was told. */
function wordsOf(r: Reading): Word[] {
  const answers = answersOf(r)
  const answered = (id: FaceQuestion): Word[] => answers.filter((one) => one.id === id)
  const chin = isTender(r, 'base') ? [] : traitOf(r, 'chin', CHIN_TRAITS)
  const eyes = isTender(r, 'olhos') ? [] : [...traitOf(r, 'brows', BROW_TRAITS), ...traitOf(r, 'eyes', EYE_TRAITS)]
  return [
    ...contourOf(r),
    ...(isCovered(r) ? [] : answered('forehead')),
    ...beardOf(r),
    ...answered('jaw'),
    ...chin,
    ...headOf(r),
    ...answered('cheekbones'),
    ...answered('faceLength'),
    ...glassesOf(r),
    ...eyes,
  ]
}

function contourOf(r: Reading): Word[] {
  const told = QUIZ_SHAPES.find((shape) => shape === r.brief.quiz?.faceShape)
  const adjective = told && SHAPE_NAMES[told].adjective
  return [
    ...(r.brief.confirmation ? [confirmedContour(r)] : []),
    ...(adjective === undefined
      ? []
      : [
          {
            what: 'O contorno',
            why: CONTOUR_TOLD.replace('{forma}', adjective),
            noun: `contorno ${adjective}`,
            by: 'cliente' as const,
          },
        ]),
  ]
}

function confirmedContour(r: Reading): Word {
  const line = (isCovered(r) && CONTOUR_BELOW_CLOTH[r.shape]) || CONTOUR_CONFIRMED[r.shape]
  const isUnderBeard = r.brief.observed?.beard?.value === 'cheia' && r.beard !== 'Sem barba'
  const why = isUnderBeard ? `${line.replace(/\.$/, '')}; ${CONTOUR_BY_BEARD}` : line
  return { what: 'O contorno', why, noun: 'contorno', by: 'visagista' }
}

function answersOf({ brief: { quiz } }: Reading): (Word & { readonly id: FaceQuestion })[] {
  return FACE_QUESTIONS.flatMap((id) => {
    const answer = quiz?.[id] ?? ''
    const told = Object.hasOwn(FACE_TOLD[id], answer) ? FACE_TOLD[id][answer] : undefined
    return told ? [{ ...told, id, by: 'cliente' }] : []
  })
}

/** Answers that speak for other shapes than the one that was seen on the photo. */
function overruledIn(r: Reading): { readonly noun: string }[] {
  if (!r.brief.confirmation) return []
  const shape = foldForQuiz(r.shape)
  const told = QUIZ_SHAPES.find((one) => one === r.brief.quiz?.faceShape)
  return [
    ...(told && told !== shape ? [{ noun: `contorno ${SHAPE_NAMES[told].adjective}` }] : []),
    ...answersOf(r).filter(({ id }) => {
      const shapes = shapesFor(id, r.brief.quiz?.[id])
      return shapes.length > 0 && !shapes.includes(shape)
    }),
  ]
}

function traitOf<F extends ObservedField>(
  { brief: { observed = {} } }: Reading,
  field: F,
  traits: Readonly<Partial<Record<ObservedValue<F>, SeenTrait>>>,
): Word[] {
  const said = observed[field]
  if (!said || said.by === 'aparelho' || isStale(field, observed)) return []
  const trait = traits[said.value as ObservedValue<F>]
  return trait ? [{ ...trait, by: said.by }] : []
}

const beardOf = (r: Reading): Word[] =>
  r.beard === 'Sem barba' || isTender(r, 'base') ? [] : traitOf(r, 'beard', BEARD_TRAITS)

/** The cloth, the bare top, or the hair. */
function headOf(r: Reading): Word[] {
  const { observed = {}, form } = r.brief
  if (isCovered(r)) return traitOf(r, 'covering', COVERING_SEEN)
  if (isTender(r, 'cabelo')) return []
  if (r.isTopBare) return traitOf(r, 'top', { 'sem fios': TOP_WITHOUT_HAIR })
  return (['visagista', 'cliente'] as const).flatMap((by) => {
    const said = <F extends ObservedField>(field: F) => (observed[field]?.by === by ? observed[field] : undefined)
    const [texture, length, greys] = [said('texture'), said('length'), said('greys')]
    const words = [
      observed.length?.value === 'raspado' ? undefined : texture?.value,
      length ? LENGTH_SEEN_AS[length.value] : by === 'cliente' && !observed.length ? form.hairLength : undefined,
      greys ? GREYS_SEEN[greys.value] : undefined,
    ].filter((word) => typeof word === 'string')
    return words.length === 0 ? [] : [{ what: 'O cabelo', why: `${words.map(lower).join(', ')}.`, noun: 'cabelo', by }]
  })
}

function glassesOf({ brief: { observed = {} } }: Reading): Word[] {
  const { glasses } = observed
  if (glasses?.value !== 'sempre' || glasses.by === 'aparelho') return []
  const frame = ownFrameWords(observed)
  return [
    { what: 'Os óculos', why: `${frame === null ? '' : `${frame}, `}de todo dia.`, noun: 'óculos', by: glasses.by },
  ]
}

function whoLooked(r: Reading, isSeen: boolean, words: readonly Word[]): Section {
  const { confirmation, quiz } = r.brief
  const overruled = overruledIn(r).map(({ noun }) => noun)
  if (!isSeen) {
    const answered = QUESTION_IDS.filter((id) => (quiz?.[id] ?? '') !== '').length
    const read = answered > 0 ? `${count(answered, 'resposta', 'respostas')} do teste e o formulário` : 'o formulário'
    return {
      heading: WHAT_WAS_READ,
      paragraphs: [say(`Lemos ${read}.`, NOBODY_DESCRIBED, r.evidence.source === 'ia' && GUESSED_BY_PROGRAM)],
    }
  }
  return {
    heading: WHO_LOOKED,
    paragraphs: [
      say(
        confirmation
          ? `A forma foi conferida na sua foto por ${ofOurTeam(confirmation.by)}, em ${shortDate(confirmation.at)}.`
          : LOOKED_WITHOUT_SHAPE,
        !confirmation && r.evidence.source === 'ia' && GUESSED_BY_PROGRAM,
        overruled.length === 0
          ? words.some(({ by }) => by === 'cliente') && WORD_OF_EACH
          : (overruled.length === 1 ? TOLD_OTHERWISE_ONCE : TOLD_OTHERWISE).replace('{respostas}', list(overruled)),
      ),
    ],
  }
}

function changed(r: Reading): Section {
  const second = secondNamed(r)
  const isLeft = (id: 'cartao' | 'cartoes') => r.brief.without?.includes(id) === true
  const card = r.isHairHidden ? (isLeft('cartoes') ? null : CARDS_ARE_WHOLE) : isLeft('cartao') ? null : CARD_IS_WHOLE
  return {
    heading: CHANGED_TITLE,
    paragraphs: [
      say(
        NO_NUMBERS,
        second &&
          HELD_IN_BOTH.replace('{formas}', list([r.shape, second].map((shape) => lower(SHAPE_NAMES[shape].name)))),
        card,
      ),
    ],
  }
}

/** Told of in a list alone. */
function fromSide({ brief: { observed = {} } }: Reading): Pick<Word, 'noun' | 'by'>[] {
  const { nose, forehead } = observed
  return [
    nose && { by: nose.by, noun: `nariz de linha ${nose.value}` },
    forehead && { by: forehead.by, noun: `testa de lado ${forehead.value}` },
  ].flatMap((one) => (one && one.by !== 'aparelho' ? [{ ...one, by: one.by }] : []))
}

function wordsTable(r: Reading, words: readonly Word[]): Table {
  const nouns = (by: Word['by']) => [
    ...new Set([...words, ...fromSide(r)].flatMap((one) => (one.by === by ? [one.noun] : []))),
  ]
  const row = (name: string, said: readonly string[]) => (said.length === 0 ? [] : [[name, said.join(', ')]])
  return {
    title: SEEN_TABLE_TITLE,
    columns: ['De quem', 'O que'],
    rows: [
      ...row(SEEN_ROW, nouns('visagista')),
      ...row(TOLD_ROW, nouns('cliente')),
      [LEFT_ROW, refusalOf(r) === null ? LEFT_UNMARKED : LEFT_REFUSED],
    ],
    note: MEASURED_OFFER,
  }
}

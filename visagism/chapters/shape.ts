import type { Advice } from '../knowledge/effects.ts'
import { sayable } from './advice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { chapter, type Chapter } from './chapter.ts'
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import { degrees, list, lower } from '../knowledge/pt.ts'
import { saysShape, votesFor } from '../knowledge/quiz-scoring.ts'
import { foldForQuiz } from '../face/face-shape.ts'
import { type BothShapes, bothShapes, secondNamed, type SharedSubject } from '../reading/both-shapes.ts'
import { firstOrnament } from './accessories.ts'
import { keptOf } from './refused.ts'
import type { ReasonedList } from '../knowledge/reasoned.ts'
import { glassesName } from './how-to-read.ts'
import type { Reading } from '../reading/reading.ts'
import { wearsBeard } from '../reading/care.ts'
import { hasShortNape } from '../cuts/cuts.ts'
import { hairReachOf, lengthNamed } from '../hair/reach.ts'
import { seenFromSide } from '../side/side-seen.ts'
import { mottoOf, SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_BASIS, SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { sideParagraphs, sideItems, SIDE_ADVICE_BASIS } from '../side/side-advice.ts'
import { SIDE_BASIS, SIDE_SLOT_OF, type SideReading } from '../side/side-reading.ts'
import { say } from '../knowledge/voice.ts'
import { isCovered, isVeiled, wardrobeOf } from '../advice/wardrobe.ts'
import {
  SHAVED_ASKS,
  NAPE_COVERED,
  SHAPE_NAPE,
  SHAPE_POSTURE,
  KEY_QUOTE,
  SHAPE_TELL,
  SHAPE_UNDER_BEARD,
  SHAPE_DIFFERENCE,
  IN_SIGHT,
  SHAPE_AGAINST,
  IF_SECOND,
  NOT_IDEAL,
  SHAPE_SIGNS,
  WITHOUT_HAIRLINE,
  EITHER_LEAD,
  EITHER_NAMED,
  EITHER_QUOTE,
  EITHER_TITLE,
  ALSO_APART,
  APART_TITLE,
  HELD_TITLE,
  ONLY_APART,
  SUBJECT_NAMES,
  ONCE_MARKED,
  type ShapeSign,
} from '../texts/shape.ts'

export function writeShape(r: Reading): Chapter {
  const other = r.evidence.measures === null ? secondNamed(r) : null
  return other === null ? writeOneShape(r) : writeEitherShape(r, other)
}

function writeOneShape(r: Reading): Chapter {
  const { evidence } = r
  const mine = SHAPE_PORTRAITS[r.shape]
  const further = FURTHER_OF_SHAPE[r.shape]
  const ranked = [...FACE_SHAPES].sort((a, b) => evidence.shares[b] - evidence.shares[a])
  const third = ranked.find((shape) => shape !== r.shape && shape !== r.second) ?? 'oval'
  return chapter({
    id: 'forma',
    title: `Um rosto ${SHAPE_NAMES[r.shape].adjective}`,
    head: 'Forma',
    lead: `${mottoOf(r.shape, r.gender)}, dizem os livros${r.hasSecond ? `; o seu tem também traços ${SHAPE_NAMES[r.second].of}` : ''}.`,
    quotes: [r.choose('shape.quote', [KEY_QUOTE[r.shape], ...further.quote])],
    sections: [
      { heading: 'Como reconhecer', paragraphs: [mine.side] },
      {
        heading: profileParagraphs(r).length > 0 ? 'De perfil e de costas' : 'De costas',
        paragraphs: [
          ...profileParagraphs(r),
          ...(r.side === null ? [isCovered(r) ? NAPE_COVERED : SHAPE_NAPE[lengthNamed(r) ?? 'none']] : []),
          // They gave no facts of their own.
          ...(r.brief.form.hairLength || r.side !== null ? [] : [SHAPE_POSTURE[r.intention.id]]),
        ],
      },
      ...(r.hasSecond
        ? [{ heading: 'A segunda forma', paragraphs: [say(SHAPE_AGAINST[r.second], IF_SECOND[r.second])] }]
        : r.side === null
          ? [
              {
                heading: 'O que não é',
                paragraphs: [evidence.hairline === 'covered' ? IN_SIGHT : SHAPE_DIFFERENCE[r.shape]],
              },
            ]
          : []),
      {
        heading: 'O que fazemos com isso',
        paragraphs: [
          ...(r.isTopBare
            ? []
            : [
                hairReachOf(r) === 'rente'
                  ? SHAVED_ASKS[r.shape]
                  : r.choose('shape.asks', [mine.asks, ...further.asks]),
              ]),
          r.choose('shape.ideal', [NOT_IDEAL[r.shape], ...further.notIdeal]),
        ],
      },
    ],
    lists: [
      {
        title: evidence.measures === null ? 'Três sinais dessa forma' : 'Três sinais para conferir no espelho',
        items: signsOf(r).map(([what, why]) => ({ what, why: r.side === null ? why : (ONCE_MARKED[why] ?? why) })),
      },
      ...(r.side === null ? [] : [sideList(r, r.side)]),
    ],
    figures: [
      ...(r.side === null ? [] : [profileFigure(r.side)]),
      {
        kind: 'neighbours',
        shapes: [r.shape, r.second, third],
        caption: `Da esquerda para a direita: ${[r.shape, r.second, third].map((s) => SHAPE_NAMES[s].name.toLowerCase()).join(', ')}. ${evidence.isJawHidden ? SHAPE_UNDER_BEARD : SHAPE_TELL[r.shape]}`,
      },
    ],
    origin: originOf(r),
    bases: basesOf(r),
  })
}

const originOf = ({ evidence }: Reading): string =>
  evidence.quizAgrees === null
    ? ''
    : evidence.source === 'teste'
      ? evidence.quizVotes?.for === evidence.quizVotes?.of
        ? 'É a forma que as suas respostas sobre o rosto admitem, sem exceção.'
        : 'É a forma que mais apareceu nas suas respostas ao teste.'
      : evidence.quizAgrees
        ? 'O teste e esta leitura apontam para o mesmo lado.'
        : 'O teste apontava outra forma; mantivemos a que tem evidência mais forte.'

const basesOf = ({ side }: Reading): Chapter['bases'] => [
  SHAPE_BASIS,
  { certainty: 'P', sources: ['engine', 'classifiers'] },
  ...(side === null ? [] : [SIDE_BASIS, SIDE_ADVICE_BASIS]),
]

/** Two shapes that nothing measured tells apart, on the person's own head, and what holds for both. */
function writeEitherShape(r: Reading, other: FaceShape): Chapter {
  const [one, two] = [SHAPE_NAMES[r.shape].name, SHAPE_NAMES[other].name]
  const { held, apart } = bothShapes(r, other, firstOrnament(r))
  const agreement = apart.length === 0 ? 'whole' : apart.length < held.length ? 'partly' : 'hardly'
  return chapter({
    id: 'forma',
    title: `${one} ou ${lower(two)}${EITHER_TITLE[agreement]}`,
    head: 'Forma',
    lead: EITHER_LEAD[agreement],
    quotes: [r.choose('shape.either', EITHER_QUOTE)],
    // The profile fills a page of its own, with what each shape says.
    sections:
      r.side === null
        ? []
        : [{ heading: 'De perfil', paragraphs: profileParagraphs(r) }, ...[r.shape, other].map(saysOf)],
    lists: [
      {
        title: HELD_TITLE,
        items: held.map(({ subject, choice }) => ({ what: subjectName(r, subject), why: choice.what })),
      },
      ...apartLists(r, other, apart).slice(0, 1),
      ...(r.side === null ? [] : [sideList(r, r.side)]),
    ],
    figures: [
      ...(r.side === null ? [] : [profileFigure(r.side)]),
      ...[r.shape, other].map((shape) => ({
        kind: 'portrait' as const,
        view: 'front' as const,
        look: { shape },
        label: SHAPE_NAMES[shape].name,
        caption: whoNames(r, shape),
      })),
    ],
    bases: basesOf(r),
  })
}

/** Where the two disagree, a list each. What the person's own words leave half of is none. */
function apartLists(r: Reading, other: FaceShape, apart: BothShapes['apart']): ReasonedList[] {
  const [one, two] = [r.shape, other].map((shape) => lower(SHAPE_NAMES[shape].name))
  return apart.flatMap((first) => {
    const others = apart.filter((also) => also !== first).map(({ subject }) => lower(subjectName(r, subject)))
    const rest = others.length === 0 ? ONLY_APART : ALSO_APART.replace('{assuntos}', list(others))
    const pair: ReasonedList = {
      title: APART_TITLE,
      items: [
        { what: `Vale no ${one}`, why: inWords(first) },
        { what: `Não no ${two}`, why: say(first.against, rest) },
      ],
    }
    const kept = keptOf(r, chapter({ id: 'forma', title: '', lead: '', lists: [pair] }), [])
    return kept?.lists[0]?.items.length === pair.items.length ? [pair] : []
  })
}

const saysOf = (shape: FaceShape) => ({
  heading: SHAPE_NAMES[shape].name,
  paragraphs: [say(SHAPE_PORTRAITS[shape].widths, SHAPE_PORTRAITS[shape].says, SHAPE_PORTRAITS[shape].strength)],
})

/** The cut has its own pages. */
const inWords = ({ subject, choice }: BothShapes['apart'][number]): string =>
  subject === 'cabelo' ? `${choice.what}.` : `${choice.what}: ${choice.why}.`

/** Who or what speaks for a shape. */
function whoNames({ brief: { confirmation, quiz }, evidence, shape }: Reading, named: FaceShape): string {
  const isFirst = named === shape
  if (confirmation && isFirst) return EITHER_NAMED.seen
  if (confirmation?.secondary === named) return EITHER_NAMED.alsoSeen
  if (evidence.source === 'ia' && isFirst) return EITHER_NAMED.guessed
  const votes = quiz && saysShape(quiz) ? votesFor(quiz, foldForQuiz(named)) : null
  if (votes === null || votes.for === 0) return EITHER_NAMED.near
  if (votes.of === 1) return EITHER_NAMED.only
  const [some, all] = [votes.for, votes.of].map((n) => COUNTED[n] ?? String(n))
  return votes.for === votes.of
    ? `cabe nas suas ${all} respostas sobre o rosto`
    : `cabe em ${some} das suas ${all} respostas sobre o rosto`
}
const COUNTED: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas', 3: 'três', 4: 'quatro', 5: 'cinco' }
const subjectName = (r: Reading, subject: SharedSubject): string =>
  subject === 'oculos'
    ? glassesName(r)
    : subject === 'decotes' && isVeiled(r)
      ? 'Gola, sem o véu'
      : SUBJECT_NAMES[subject]

/** Theirs if marked or seen, else the shape's typical one, labelled as such. */
function profileParagraphs(r: Reading): string[] {
  const seen = seenFromSide(r.brief.observed ?? {})
  if (r.side !== null) return [...sideParagraphs(r.side), ...(seen ? [seen] : [])]
  if (seen) return [say(seen, r.evidence.measures !== null && 'O ângulo do perfil não foi marcado.')]
  // Of a face that nobody measured, nothing is guessed of its side.
  if (r.evidence.measures === null) return []
  return [say(SHAPE_PORTRAITS[r.shape].profile, 'Isso vem da forma de frente: a sua foto de lado não foi marcada.')]
}

const profileFigure = ({ convexity, slot }: SideReading) => ({
  kind: 'profile' as const,
  caption: `Na sua foto ${SIDE_SLOT_OF[slot]}, a linha que liga os três pontos dobra ${degrees(Math.abs(convexity))} na base do nariz.`,
})

/** If the report does not contradict it. */
export function sideAdvice(r: Reading, side: SideReading): Advice[] {
  const { cut } = r.cuts[r.cuts.recommended]
  const isWorn = {
    beard: wearsBeard(r) && r.beard !== 'Sem barba',
    glasses: [...r.themes, ...r.seen].includes('oculos'),
    // None unasked in menswear; a veil hides them.
    earrings: wardrobeOf(r) === 'womenswear' && !isVeiled(r),
    nape: hasShortNape(cut) ? 'rente' : 'com corpo',
    hasVolumeInFront: /\bfrente\b/.test(cut.volume),
  } as const
  return sayable(
    r,
    sideItems(side.line, isWorn).map(({ what, why, effects = [], refuses = [] }) => ({ what, why, effects, refuses })),
  )
}

function sideList(r: Reading, side: SideReading) {
  const isSettled = side.line === 'convexo' || side.line === 'reto' || side.line === 'côncavo'
  return {
    title: isSettled ? 'De lado, o que rende' : 'De lado, se quiser um contrapeso',
    items: sideAdvice(r, side).map(({ what, why }) => ({ what, why })),
  }
}

/** Without a hidden or absent hairline. */
function signsOf({ shape, evidence: { hairline } }: Reading): readonly ShapeSign[] {
  const instead = hairline === 'covered' || hairline === 'bare' ? WITHOUT_HAIRLINE[shape] : undefined
  return instead === undefined
    ? SHAPE_SIGNS[shape]
    : SHAPE_SIGNS[shape].map((sign) => (OF_HAIRLINE.test(sign.join(' ')) ? instead : sign))
}

const OF_HAIRLINE = /linha do cabelo|perto do cabelo/

/**
 * Evidence of a face's shape by priority: a visagist's confirmation, points that a person marked or looked at, a configured AI, the free
 * test, points that only a program put. The test slightly shifts points (docs/visagism.md §4 step 4).
 */
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import {
  foldForQuiz,
  mapShapes,
  normaliseLogScores,
  rankShapes,
  SHOW_SECOND_BELOW,
  cornersOf,
  sharesWithin,
  zScores,
  type Intervals,
  type ShapeShares,
  type ZScores,
} from './face-shape.ts'
import { intervalsOf, isTurned } from './intervals.ts'
import { checkMarking, photoCautions, TURNED, type MarkedPoints, type Measures, type PhotoSize } from './measure.ts'
import { BEARD_CAUTION, HAIRLINE_CAUTIONS, HIDDEN_CAUTIONS, topLineOf, hidesJaw, type TopLine } from './covered.ts'
import { ownFeaturesOf } from './own-features.ts'
import { ownWidthsOf } from './own-widths.ts'
import type { OwnFeatures } from '../portrait/head/own-features.ts'
import type { OwnWidths } from '../portrait/head/own-widths.ts'
import { isHidden, knowsHairline, measureMarks, type ProposedMarks } from './proposed.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { ofOurTeam, shortDate } from '../knowledge/pt.ts'
import { saysShape, scoreQuiz, votesFor, type QuizAnswers, type Votes } from '../knowledge/quiz-scoring.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'

export type Marking = {
  readonly points: MarkedPoints
  /** Absent when every point was marked by hand. */
  readonly proposed?: ProposedMarks | null | undefined
  readonly photo?: PhotoSize | undefined
  /** `aparelho` until a person checks the points. */
  readonly by: 'aparelho' | 'cliente' | 'visagista'
  /** ISO date. */
  readonly at: string
}

/** Overrides all other evidence. */
export type Confirmation = {
  readonly shape: FaceShape
  readonly secondary?: FaceShape | undefined
  readonly by: string
  readonly at: string
  readonly note?: string | undefined
}

export type AiOpinion = {
  readonly shape: FaceShape
  readonly secondary?: FaceShape | undefined
  /** 0–1, from the provider. */
  readonly confidence: number
  readonly at: string
}

export type Testimony = {
  readonly confirmation?: Confirmation | null | undefined
  readonly marking?: Marking | null | undefined
  readonly ai?: AiOpinion | null | undefined
  readonly quiz?: QuizAnswers | null | undefined
  readonly observed?: ObservedRecord | undefined
}

export const EVIDENCE_SOURCES = ['visagista', 'pontos', 'ia', 'teste'] as const
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number]
export type ConfidenceLevel = 'alta' | 'média' | 'baixa'

export type FaceEvidence = {
  readonly source: EvidenceSource
  readonly primary: FaceShape
  readonly secondary: FaceShape
  /** Adding up to 1. */
  readonly shares: ShapeShares
  /** Null when shares are only an order and must not be printed. */
  readonly sharesFrom: 'medidas' | 'respostas' | null
  /** Share of the deciding reading, 0–1. */
  readonly confidence: number
  readonly level: ConfidenceLevel
  readonly measures: Measures | null
  /** Between which values each measure lies; the shape is read over all of it. */
  readonly intervals: Intervals | null
  /** Without a seen hairline, face height and thirds are unknown. */
  readonly knowsHairline: boolean
  readonly hairline: TopLine
  /** A beard covers the points of jaw and chin. */
  readonly isJawHidden: boolean
  /** Nobody looked at the points. */
  readonly isByProgram: boolean
  /** Null without reliable widths. */
  readonly ownWidths: OwnWidths | null
  /** Eyes, brows, nose and mouth for the drawings; null where none was found. */
  readonly ownFeatures: OwnFeatures | null
  readonly z: ZScores | null
  /** In how many corners of the intervals this shape comes first. */
  readonly steadiness: { readonly kept: number; readonly of: number } | null
  /** Null without a test. */
  readonly quizAgrees: boolean | null
  /** Test answers that support this shape. */
  readonly quizVotes: Votes | null
  /** "De onde vem": one to three Portuguese sentences. */
  readonly sentence: string
  /** Portuguese sentences. */
  readonly cautions: readonly string[]
}

/** Smaller second shapes are not mentioned. */
const SECOND_FROM = 0.15

/** Whether measures or answers name exactly one second shape. */
export const hasSecondShape = ({
  shares,
  sharesFrom,
  primary,
  secondary,
}: Pick<FaceEvidence, 'shares' | 'sharesFrom' | 'primary' | 'secondary'>): boolean =>
  sharesFrom !== null &&
  shares[secondary] >= SECOND_FROM &&
  FACE_SHAPES.every((shape) => shape === primary || shape === secondary || shares[shape] < shares[secondary])

export const SHAPE_CERTAINTIES = ['entre duas', 'provável', 'clara'] as const
/** Ascending. People never see a percentage. */
export type ShapeCertainty = (typeof SHAPE_CERTAINTIES)[number]

export function shapeCertaintyOf(
  evidence: Pick<FaceEvidence, 'level' | 'shares' | 'sharesFrom' | 'primary' | 'secondary' | 'measures'>,
): ShapeCertainty {
  if (evidence.level === 'baixa') return 'entre duas'
  return evidence.level === 'alta' && !hasSecondShape(evidence) && !isOverruled(evidence) ? 'clara' : 'provável'
}

/** Whether a person's decision contradicts the points. */
export const isOverruled = ({ measures, sharesFrom }: Pick<FaceEvidence, 'measures' | 'sharesFrom'>): boolean =>
  measures !== null && sharesFrom === null

const QUIZ_WEIGHT = 0.3
const CONFIRMED = 0.95

/** `null` when nothing is known of the face. */
export function mergeEvidence(testimony: Testimony): FaceEvidence | null {
  const marked = readMarking(testimony)
  const [looked, unlooked] = testimony.marking?.by === 'aparelho' ? [null, marked] : [marked, null]
  return (
    fromVisagist(testimony, marked) ??
    fromPoints(testimony, looked) ??
    fromAi(testimony) ??
    fromQuiz(testimony) ??
    fromPoints(testimony, unlooked)
  )
}

type Marked = {
  readonly marking: Marking
  readonly measures: Measures
  readonly intervals: Intervals
  readonly z: ZScores
  readonly shares: ShapeShares
}

function readMarking({ marking, quiz, observed }: Testimony): Marked | null {
  if (!marking || refusalOf(marking) !== null) return null
  const hairline = topLineOf(marking, observed)
  const isCovered = hairline === 'covered'
  const measures = isCovered ? { ...measureMarks(marking), thirds: null } : measureMarks(marking)
  const intervals = intervalsOf(marking, measures, {
    isHeightUnknown: isCovered || hairline === 'guessed',
    isForeheadCovered: isCovered || isHidden(marking, 'forehead'),
    isJawHidden: hidesJaw(observed) || isHidden(marking, 'chin'),
  })
  const within = sharesWithin(measures, intervals)
  const shares = modest(quiz ? leanOnQuiz(within, quiz) : within)
  return { marking, measures, intervals, z: zScores(measures), shares }
}

/** Why a marking is not measured, as a Portuguese sentence. */
function refusalOf(marking: Marking): string | null {
  if (checkMarking(marking.points, marking.photo).length > 0)
    return 'Os pontos marcados na foto não formavam um rosto possível e ficaram de fora.'
  const { offCentre } = measureMarks(marking)
  return Math.abs(marking.proposed?.pose?.yaw ?? 0) >= TURNED.yawDegrees || offCentre >= TURNED.offCentre
    ? 'Na foto de frente o rosto está virado: larguras lidas assim não seriam as suas, e ficaram de fora.'
    : null
}

/** Share spread evenly over the shapes: landmarks agree with human labels in 85 % of cases at best (docs/visagism.md §3, A). */
const LABEL_DOUBT = 0.15

function modest(shares: ShapeShares): ShapeShares {
  return mapShapes((shape) => shares[shape] * (1 - LABEL_DOUBT) + LABEL_DOUBT / FACE_SHAPES.length)
}

/** Adds ln(1 + quiz points)·0.3 to each log-share. In the test, a rectangle counts as oval. */
export function leanOnQuiz(shares: ShapeShares, answers: QuizAnswers): ShapeShares {
  const { shapePoints } = scoreQuiz(answers)
  return normaliseLogScores(
    mapShapes(
      (shape) => Math.log(Math.max(shares[shape], 1e-12)) + QUIZ_WEIGHT * Math.log(1 + shapePoints[foldForQuiz(shape)]),
    ),
  )
}

function fromVisagist(testimony: Testimony, marked: Marked | null): FaceEvidence | null {
  const { confirmation } = testimony
  if (!confirmation) return null
  const { shape: primary } = confirmation
  const measured = marked ? rankShapes(marked.shares) : null
  const secondary = confirmation.secondary ?? runnerUp(marked?.shares ?? quizShares(testimony), primary)
  const agreed = measured === null || measured.primary === primary
  const seen = `A forma foi conferida na sua foto por ${ofOurTeam(confirmation.by)}, em ${shortDate(confirmation.at)}.`
  const measures = marked
    ? agreed
      ? ` Os pontos ${marked.marking.by === 'aparelho' ? 'achados por um programa nosso' : 'marcados'} dizem o mesmo.`
      : ` Os pontos sozinhos apontavam ${SHAPE_NAMES[measured.primary].name.toLowerCase()}; prevalece o olhar de quem conferiu.`
    : ' Não há pontos marcados: por isso esta edição não traz medidas em números.'
  return {
    ...base(testimony, marked, primary),
    source: 'visagista',
    primary,
    secondary: secondary === primary ? runnerUp(marked?.shares ?? null, primary) : secondary,
    shares: marked && agreed ? marked.shares : splitShares(primary, secondary, CONFIRMED),
    sharesFrom: marked && agreed ? 'medidas' : null,
    confidence: CONFIRMED,
    level: 'alta',
    sentence: seen + measures + quizSentence(testimony, primary),
  }
}

function fromPoints(testimony: Testimony, marked: Marked | null): FaceEvidence | null {
  if (!marked) return null
  const ranked = rankShapes(marked.shares)
  const { marking } = marked
  const { hairline, isJawHidden, ...known } = base(testimony, marked, ranked.primary)
  const corners = cornersOf(ranked.primary, marked.measures, marked.intervals)
  // Turned, or partly unseen.
  const isWeak =
    isJawHidden ||
    (marking.proposed?.hidden ?? []).length > 0 ||
    isTurned(marking, marked.measures) ||
    !isSeen(hairline, marked)
  const found = levelOf(corners)
  // A program averages faces: it may not decide alone.
  const level = marking.by === 'aparelho' ? 'baixa' : isWeak && found === 'alta' ? 'média' : found
  const hasSecond = hasSecondShape({ ...ranked, shares: marked.shares, sharesFrom: 'medidas' })
  return {
    ...known,
    ...ranked,
    hairline,
    isJawHidden,
    source: 'pontos',
    shares: marked.shares,
    sharesFrom: 'medidas',
    level,
    sentence: `${whoMarked(marking)} ${howSure(level, hasSecond)}${quizSentence(testimony, ranked.primary)}`,
  }
}

function whoMarked({ by, proposed, at }: Marking): string {
  const where = `na foto de frente em ${shortDate(at)}`
  if (by === 'aparelho') return `Pontos achados por um programa nosso ${where}; ninguém os conferiu ainda.`
  const who = by === 'cliente' ? 'por você' : 'pela nossa equipe'
  if (!proposed) return `Pontos marcados ${who} ${where}.`
  const isMoved = Object.values(proposed.origins).some((origin) => origin === 'moved')
  return `Pontos achados por um programa nosso e ${isMoved ? 'acertados' : 'conferidos'} ${who} ${where}.`
}

/** Names the second shape only if the report does. */
function howSure(level: ConfidenceLevel, hasSecond: boolean): string {
  if (level === 'alta') return 'A leitura da primeira forma é firme.'
  if (level === 'baixa') return 'Nenhuma forma se destaca, e por isso lemos as duas primeiras juntas.'
  return `A leitura da primeira forma é boa${hasSecond ? '; vale ler também a segunda' : ''}.`
}

function fromAi(testimony: Testimony): FaceEvidence | null {
  const { ai } = testimony
  if (!ai) return null
  const confidence = Number.isFinite(ai.confidence) ? Math.min(1, Math.max(0, ai.confidence)) : 0
  const secondary = ai.secondary && ai.secondary !== ai.shape ? ai.secondary : runnerUp(quizShares(testimony), ai.shape)
  return {
    ...base(testimony, null, ai.shape),
    source: 'ia',
    primary: ai.shape,
    secondary,
    shares: splitShares(ai.shape, secondary, Math.max(confidence, 0.4)),
    sharesFrom: null,
    confidence,
    level: confidence >= SHOW_SECOND_BELOW ? 'média' : 'baixa',
    sentence:
      `A forma foi sugerida por um programa que olhou a sua foto em ${shortDate(ai.at)}, e ninguém a mediu ainda.` +
      quizSentence(testimony, ai.shape),
  }
}

function fromQuiz(testimony: Testimony): FaceEvidence | null {
  const shares = quizShares(testimony)
  if (!shares || !testimony.quiz) return null
  const primary: FaceShape = scoreQuiz(testimony.quiz).faceShape
  const confidence = shares[primary]
  return {
    ...base(testimony, null, primary),
    source: 'teste',
    primary,
    secondary: runnerUp(shares, primary),
    shares,
    sharesFrom: 'respostas',
    confidence,
    level: confidence >= 0.6 ? 'média' : 'baixa',
    sentence: `A forma vem das suas respostas no teste: ${answersFor(votesFor(testimony.quiz, foldForQuiz(primary)))}. Nada foi medido na foto ainda.`,
  }
}

/** Must agree with the report's page on sources. */
function answersFor({ for: admitting, of }: Votes): string {
  if (of === 1) return 'a que fala do rosto aponta para ela'
  return admitting === of ? 'todas as que falam do rosto a admitem' : 'foi a que mais apareceu'
}

function base(testimony: Testimony, marked: Marked | null, primary: FaceShape) {
  const answers = testimony.quiz && saysShape(testimony.quiz) ? testimony.quiz : null
  const quiz = answers ? scoreQuiz(answers) : null
  const hairline = topLineOf(marked?.marking ?? null, testimony.observed)
  const isJawHidden = marked !== null && hidesJaw(testimony.observed)
  const isMine = marked !== null && hairline !== 'covered' && rankShapes(marked.shares).primary === primary
  return {
    measures: marked?.measures ?? null,
    intervals: marked?.intervals ?? null,
    knowsHairline: hairline === 'seen' || hairline === 'bare',
    hairline,
    isJawHidden,
    isByProgram: marked?.marking.by === 'aparelho',
    ownWidths: marked && ownWidthsOf({ ...marked, hairline, isJawHidden }),
    ownFeatures: marked && ownFeaturesOf(marked.marking, testimony.observed),
    z: marked?.z ?? null,
    // Steadiness is of the measured shape only, and needs a whole face.
    steadiness: isMine ? cornersOf(primary, marked.measures, marked.intervals) : null,
    quizAgrees: quiz ? quiz.faceShape === foldForQuiz(primary) : null,
    quizVotes: answers ? votesFor(answers, foldForQuiz(primary)) : null,
    cautions: marked
      ? [
          ...HAIRLINE_CAUTIONS[hairline],
          ...(isJawHidden ? [BEARD_CAUTION] : []),
          ...hiddenCautions(marked, hairline, isJawHidden),
          ...photoCautions(marked.measures),
        ]
      : testimony.marking
        ? [refusalOf(testimony.marking)].filter((sentence) => sentence !== null)
        : [],
  }
}

/** What a beard or a cloth already says is not said twice. */
function hiddenCautions({ marking }: Marked, hairline: TopLine, isJawHidden: boolean): string[] {
  return (marking.proposed?.hidden ?? [])
    .filter((part) => (part === 'chin' ? !isJawHidden : hairline !== 'covered'))
    .map((part) => HIDDEN_CAUTIONS[part])
}

function quizSentence(testimony: Testimony, primary: FaceShape): string {
  if (!testimony.quiz || !saysShape(testimony.quiz)) return ''
  const { faceShape } = scoreQuiz(testimony.quiz)
  return faceShape === foldForQuiz(primary)
    ? ' As respostas do teste concordam.'
    : ` No teste, suas respostas apontavam ${SHAPE_NAMES[faceShape].name.toLowerCase()}; contamos isso, com peso menor.`
}

function quizShares({ quiz }: Testimony): ShapeShares | null {
  if (!quiz || !saysShape(quiz)) return null
  const points: Readonly<Partial<Record<FaceShape, number>>> = scoreQuiz(quiz).shapePoints
  const total = FACE_SHAPES.reduce((sum, shape) => sum + (points[shape] ?? 0), 0)
  return mapShapes((shape) => (points[shape] ?? 0) / total)
}

/** Nearest other shape; without shares, the next a visagist checks (P). */
const NEIGHBOUR: Readonly<Record<FaceShape, FaceShape>> = {
  oval: 'coracao',
  redondo: 'oval',
  quadrado: 'retangular',
  coracao: 'oval',
  triangulo: 'quadrado',
  diamante: 'coracao',
  retangular: 'oval',
}

function runnerUp(shares: ShapeShares | null, primary: FaceShape): FaceShape {
  if (!shares) return NEIGHBOUR[primary]
  const [best] = FACE_SHAPES.filter((shape) => shape !== primary).sort((a, b) => shares[b] - shares[a])
  return best !== undefined && shares[best] > 0 ? best : NEIGHBOUR[primary]
}

/** Half of the rest goes to the second shape, half evenly to the others. */
function splitShares(primary: FaceShape, secondary: FaceShape, top: number): ShapeShares {
  const rest = 1 - top
  return mapShapes((shape) =>
    shape === primary ? top : shape === secondary ? rest / 2 : rest / 2 / (FACE_SHAPES.length - 2),
  )
}

/** Named alone only if it comes first all over the intervals; in four fifths of them, with reserve. */
const MOSTLY = 0.8

function levelOf({ kept, of }: { readonly kept: number; readonly of: number }): ConfidenceLevel {
  if (kept === of) return 'alta'
  return kept >= of * MOSTLY ? 'média' : 'baixa'
}

/** Whether somebody saw where the face begins: the program, or a person who put it. */
const isSeen = (hairline: TopLine, { marking }: Marked): boolean =>
  (hairline === 'seen' || hairline === 'bare') && knowsHairline(marking)

/**
 * The quiz result's free analysis: what the answers alone can honestly say, in light markdown. First the contour and the answers for or
 * against it, then style and objective.
 */
import { INTENTION_NAMES } from './intention.ts'
import type { QuizObjective, QuizShape, QuizStyle } from './quiz-questions.ts'
import { QUIZ_SHAPES } from './quiz-questions.ts'
import { FACE_QUESTIONS, type FaceQuestion, type QuizAnswers, scoreQuiz, shapesFor } from './quiz-scoring.ts'

export type QuizPreviewBrief = {
  readonly faceShape: QuizShape
  readonly style: QuizStyle
  readonly objective: QuizObjective
}

/** Characters, including markdown. */
export const PREVIEW_MIN = 350
export const PREVIEW_MAX = 480

type ByShape = Readonly<Record<QuizShape, string>>

/** After "o contorno", in bold. */
const MARKED: ByShape = {
  oval: '**oval**',
  redondo: '**redondo**',
  quadrado: '**quadrado**',
  coracao: 'de **coração**',
  triangulo: 'de **triângulo**',
  diamante: 'de **diamante**',
}
const NOUNS: ByShape = {
  oval: 'oval',
  redondo: 'redondo',
  quadrado: 'quadrado',
  coracao: 'coração',
  triangulo: 'triângulo',
  diamante: 'diamante',
}

const SAID: Readonly<Record<FaceQuestion, Readonly<Record<string, string>>>> = {
  jaw: {
    suave: '**mandíbula suave**',
    marcada: '**mandíbula marcada**',
    angulada: '**mandíbula angulada**',
    quase_reta: '**mandíbula quase reta**',
  },
  forehead: { maior: '**testa maior**', igual: '**testa igual** às maçãs', menor: '**testa menor**' },
  cheekbones: { evidentes: '**maçãs evidentes**', moderadas: '**maçãs moderadas**', discretas: '**maçãs discretas**' },
  faceLength: { curto: '**rosto curto**', medio: '**rosto de altura média**', longo: '**rosto longo**' },
}

const ARTICLES: Readonly<Record<FaceQuestion, string>> = { jaw: 'a', forehead: 'a', cheekbones: 'as', faceLength: 'o' }

const RUNS: ByShape = {
  oval: 'No oval, a linha desce da testa ao queixo numa curva só.',
  redondo: 'No redondo, as maçãs abrem o rosto e o queixo fecha curto e macio.',
  quadrado: 'No quadrado, a linha mais forte é o canto da mandíbula, abaixo da orelha.',
  coracao: 'No coração, o rosto começa largo e desce em curva até um queixo pequeno.',
  triangulo: 'No triângulo, o rosto nasce estreito na testa e se apoia na mandíbula.',
  diamante: 'No diamante, o rosto abre nas maçãs e se recolhe na testa e no queixo.',
}

const STYLE_NAMES: Readonly<Record<QuizStyle, string>> = {
  classico: 'clássico',
  moderno: 'moderno',
  criativo: 'criativo',
  casual: 'casual',
}
const STYLE_ASKS: Readonly<Record<QuizStyle, string>> = {
  classico: 'linhas limpas, em que o rosto aparece antes do corte',
  moderno: 'geometria, uma linha bem desenhada em vez de volume',
  criativo: 'um contraste à vista, na cor ou no comprimento',
  casual: 'textura, que fica bem sem escova e sem espelho',
}
const OBJECTIVE_ASKS: Readonly<Record<QuizObjective, string>> = {
  autoridade: 'estrutura firme na altura dos olhos',
  leveza: 'curvas suaves e pontas soltas',
  sofisticacao: 'poucos elementos e bom acabamento',
  criatividade: 'um desvio que ponha o olhar em movimento',
}
const WHERE: ByShape = {
  oval: 'O acento é um só: dois ao mesmo tempo desfazem o equilíbrio.',
  redondo: 'A altura vai no topo; nas bochechas, ela só repetiria a curva.',
  quadrado: 'O movimento vai junto à mandíbula; uma linha reta ali dobraria o canto.',
  coracao: 'O volume vai do queixo para baixo; acima das maçãs, só repetiria a testa.',
  triangulo: 'O volume vai da têmpora para cima; embaixo, só repetiria a mandíbula.',
  diamante: 'O corpo vai na têmpora e no queixo; nas maçãs, só repetiria o relevo.',
}

/** For hidden hair. */
const STYLE_ASKS_FRAMES: Readonly<Record<QuizStyle, string>> = {
  classico: 'linhas limpas, em que o rosto aparece antes da armação',
  moderno: 'geometria, uma armação bem desenhada em vez de enfeite',
  criativo: 'um contraste à vista, na cor ou na forma da armação',
  casual: 'formas fáceis, que ficam bem sem espelho e sem pressa',
}
const OBJECTIVE_ASKS_FRAMES = { ...OBJECTIVE_ASKS, leveza: 'curvas finas e cor clara perto do rosto' }
const WHERE_FRAMES: ByShape = {
  oval: WHERE.oval,
  redondo: 'A armação vai mais larga que alta; redonda, só repetiria a curva.',
  quadrado: 'O aro vai fino, redondo ou oval; grosso e quadrado, dobraria o canto.',
  coracao: 'O peso da armação vai embaixo; grosso no alto, só repetiria a testa.',
  triangulo: 'O peso da armação vai no alto; embaixo, só repetiria a mandíbula.',
  diamante: 'A armação vai da largura das maçãs; maior, só repetiria o relevo.',
}

/** Keep the whole text within its limits. */
export const CLOSING_MIN = 195
export const CLOSING_MAX = 244

/**
 * The only part an AI model may reword.
 * @param isHairSeen false for a covered or shaved head: hair is not mentioned
 */
export function previewClosing({ faceShape, style, objective }: QuizPreviewBrief, isHairSeen = true): string {
  const asks = isHairSeen ? STYLE_ASKS : STYLE_ASKS_FRAMES
  const wants = isHairSeen ? OBJECTIVE_ASKS : OBJECTIVE_ASKS_FRAMES
  const where = isHairSeen ? WHERE : WHERE_FRAMES
  return `Um armário **${STYLE_NAMES[style]}** e o desejo de **${INTENTION_NAMES[objective]}** pedem ${asks[style]}, com ${wants[objective]}. ${where[faceShape]}`
}

/**
 * 350 to 480 characters, never cut.
 * @param closing replaces the engine's second paragraph
 */
export function writeQuizPreview(answers: QuizAnswers, closing = previewClosing(scoreQuiz(answers))): string {
  const texts = openings(answers).map((opening) => `${opening}\n\n${closing}`)
  return texts.find(({ length }) => length <= PREVIEW_MAX) ?? texts.at(-1) ?? closing
}

interface Said {
  readonly id: FaceQuestion
  readonly words: string
  readonly shapes: readonly QuizShape[]
}

/** Longest first. Disagreeing answers are always mentioned. */
function openings(answers: QuizAnswers): string[] {
  const { faceShape } = scoreQuiz(answers)
  const said = FACE_QUESTIONS.flatMap((id): Said[] => {
    const words = SAID[id][answers[id] ?? '']
    return words === undefined ? [] : [{ id, words, shapes: shapesFor(id, answers[id]) }]
  })
  const others = said.filter(({ shapes }) => shapes.length > 0 && !shapes.includes(faceShape))
  const silent = said.filter(({ shapes }) => shapes.length === 0)
  const verdict = verdictOf(
    answers,
    said.filter(({ shapes }) => shapes.includes(faceShape)),
  )
  const silence = silent.length > 0 ? `${capital(withArticles(silent))} não ${pends(silent)} para lado nenhum.` : ''
  const ways = dissentOf(others).flatMap((dissent) => [
    [verdict, dissent, silence, RUNS[faceShape]],
    [verdict, dissent, RUNS[faceShape]],
    [verdict, dissent, silence],
    [verdict, dissent],
  ])
  return ways.map((parts) => parts.filter(Boolean).join(' '))
}

/** The marked contour, the scored shape, and the answers supporting it. */
function verdictOf(answers: QuizAnswers, agreeing: readonly Said[]): string {
  const { faceShape, shapePoints } = scoreQuiz(answers)
  const marked = QUIZ_SHAPES.find((shape) => shape === answers.faceShape)
  const list = andList(agreeing.map(({ words }) => words))
  if (!marked)
    return `Suas respostas apontam para o contorno ${MARKED[faceShape].replaceAll('*', '')}${list && `: ${list}`}.`
  const opening = `Você marcou o contorno ${MARKED[marked]}`
  if (marked !== faceShape) {
    const isEven = shapePoints[marked] === shapePoints[faceShape]
    return isEven
      ? `${opening}, mas outras respostas somam o mesmo no ${NOUNS[faceShape]}, e o teste fica com ele: ${list}.`
      : `${opening}, mas outras respostas pesam mais no ${NOUNS[faceShape]}: ${list}.`
  }
  return agreeing.length === 0
    ? `${opening}, e foi ele que decidiu.`
    : `${opening}, e ${AGREEING[agreeing.length - 1]}: ${list}.`
}
const AGREEING = [
  'uma resposta concorda',
  'duas respostas concordam',
  'três respostas concordam',
  'as outras concordam',
]

/** The shapes are named if it is only one answer; long and short versions. */
function dissentOf(others: readonly Said[]): readonly string[] {
  const [first, second] = others
  if (!first) return ['']
  const shorter = `${capital(withArticles(others))} ${isMany(others) ? 'puxam' : 'puxa'} para outro lado.`
  if (second) return [shorter]
  const shapes = andList(first.shapes.map((shape) => `o ${NOUNS[shape]}`))
  return [`Já ${withArticles([first])} ${isMany([first]) ? 'lembram' : 'lembra'} mais ${shapes}.`, shorter]
}

const withArticles = (said: readonly Said[]) => andList(said.map(({ id, words }) => `${ARTICLES[id]} ${words}`))
const isMany = (said: readonly Said[]) => said.length > 1 || said[0]?.id === 'cheekbones'
const pends = (said: readonly Said[]) => (isMany(said) ? 'pendem' : 'pende')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const andList = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${words.at(-1)}` : (words[0] ?? '')

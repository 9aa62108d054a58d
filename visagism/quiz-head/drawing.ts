/** Front view only: a test page must load no more of the engine. */
import type { HairTexture } from '../knowledge/axes.ts'
import { DRAWING_OF_CUT } from '../cuts/drawings.ts'
import type { DisplayItem } from '../portrait/pen/display.ts'
import { drawFront } from '../portrait/views/front.ts'
import { drawMeasures } from '../portrait/head/measures.ts'
import { type PersonTraits, resolvePerson } from '../portrait/person/person.ts'
import type { ViewBox } from '../portrait/views/portrait.ts'
import type { SkinLevel } from '../portrait/head/skin.ts'
import { toSvgBody } from '../portrait/views/to-svg.ts'
import { triedOn } from './cuts.ts'
import { type Behind, framedHead } from './framed.ts'
import { HEAD_FRAMES } from './words.ts'
import { type QuizHead, showsNoHair, wearsOn } from './head.ts'
import { SKIN_DEPTHS } from '../observed/observed.ts'
import type { QuestionId, QuizShape } from '../knowledge/quiz-questions.ts'

/** The test asks no hair colour, and skin must not decide one. */
const HAIR = '#33231B'
const SHIRT = '#46604F'

/** Nose, lips, eyes, brows and age are neutral. */
export function headTraits(head: QuizHead): PersonTraits {
  const isFeminine = head.presentation === 'feminino'
  // Who chose neither is built as neither; a beard decides.
  const masculine = head.presentation === 'masculino' || (!isFeminine && wearsOn(head, 'barba'))
  const texture = textureOf(head)
  return {
    masculine,
    ...(!masculine && !isFeminine && { neutral: true as const }),
    skin: levelOf(head),
    hairColour: HAIR,
    garment: { type: isFeminine ? 'canoa' : 'camiseta', colour: SHIRT },
    cut: cutNow(head),
    ...(texture && { texture }),
    ...(wearsOn(head, 'oculos') && { glasses: 'oval' as const }),
    ...(wearsOn(head, 'barba') && { beard: 'curta' as const }),
    ...(wearsOn(head, 'veu') && { covering: 'veu' as const }),
    ...(wearsOn(head, 'turbante') && { covering: 'turbante' as const }),
  }
}

const textureOf = ({ hair }: QuizHead): HairTexture | undefined => (hair === 'raspado' ? undefined : hair)
const levelOf = ({ skin }: QuizHead): SkinLevel => LEVELS[SKIN_DEPTHS.findIndex((depth) => depth === skin)] ?? 4
const LEVELS: readonly SkinLevel[] = [1, 2, 3, 4, 5, 6, 7, 8]

function cutNow({ presentation, hair }: QuizHead): NonNullable<PersonTraits['cut']> {
  if (hair === 'raspado') return 'raspado'
  if (presentation === 'feminino') return 'longo'
  if (hair === 'crespo') return 'afro-curto'
  return presentation === 'masculino' ? 'social' : 'joaozinho'
}

/** Hair is tied back in a contour. */
export const headOfShape = (head: QuizHead, shape: QuizShape): PersonTraits => ({ ...headTraits(head), shape })

/** With the guide's cut, or its frames where no hair is seen. */
export function headTrying(head: QuizHead, shape: QuizShape): PersonTraits {
  const now = headOfShape(head, shape)
  if (showsNoHair(head)) return { ...now, glasses: HEAD_FRAMES[shape].drawn }
  // In the texture that was tapped.
  const { texture: _own, ...drawing } = DRAWING_OF_CUT[triedOn(head, shape)] ?? {}
  return { ...now, ...drawing }
}

/** One drawn answer of a question: what of the face it shows; the rest is a neutral person. */
export const OPTION_FACES: Readonly<Partial<Record<QuestionId, Readonly<Record<string, PersonTraits>>>>> = {
  faceShape: {
    oval: { shape: 'oval' },
    redondo: { shape: 'redondo' },
    quadrado: { shape: 'quadrado' },
    coracao: { shape: 'coracao' },
    triangulo: { shape: 'triangulo' },
    diamante: { shape: 'diamante' },
  },
  jaw: {
    suave: { shape: 'oval' },
    marcada: { shape: 'retangular' },
    angulada: { shape: 'quadrado', jaw: 0.8 },
    quase_reta: { shape: 'coracao' },
  },
  forehead: { maior: { shape: 'coracao' }, igual: { shape: 'quadrado' }, menor: { shape: 'triangulo' } },
  cheekbones: {
    evidentes: { shape: 'diamante' },
    moderadas: { shape: 'oval', smile: 2, blush: 1 },
    discretas: { shape: 'retangular', blush: 0 },
  },
  faceLength: {
    curto: { shape: 'redondo' },
    medio: { shape: 'oval' },
    longo: { shape: 'retangular', thirds: [34, 35, 36] },
  },
}

/** Clothes and smile for answers about style or objective. */
const OPTION_CLOTHES: Readonly<Partial<Record<QuestionId, Readonly<Record<string, PersonTraits>>>>> = {
  style: {
    classico: { garment: { type: 'camisa', colour: '#F3E7DA' }, coveringColour: '#C9B79F' },
    moderno: { garment: { type: 'gola-alta', colour: '#2B211D' }, coveringColour: '#3A3431' },
    criativo: { garment: { type: 'decote-v', colour: '#B98A3E' }, coveringColour: '#B5562F' },
    casual: { garment: { type: 'camiseta', colour: '#8DA08F' }, coveringColour: '#8DA08F' },
  },
  objective: {
    autoridade: { garment: { type: 'blazer', colour: '#2B3440' }, coveringColour: '#2B3440', smile: 0 },
    leveza: { garment: { type: 'canoa', colour: '#E8D3B4' }, coveringColour: '#E0C9A6', smile: 2 },
    sofisticacao: { garment: { type: 'gola-alta', colour: '#5B1F2E' }, coveringColour: '#5B1F2E', smile: 1 },
    criatividade: { garment: { type: 'decote-v', colour: '#A9431E' }, coveringColour: '#A9431E', smile: 2 },
  },
}

const CONTOUR = '#FFFDFA'

/** Hair is kept off contour and collar, and a veil drawn back for questions about the face. */
export function drawOption(head: QuizHead, shape: QuizShape, question: QuestionId, value: string): DisplayItem[] {
  const face = OPTION_FACES[question]?.[value]
  const cut = outOfTheWay(head)
  if (!face) return drawPerson({ ...headOfShape(head, shape), cut, ...OPTION_CLOTHES[question]?.[value] })
  return drawPerson({ thirds: [32, 34, 34], ...headTraits(head), cut, isVeilBack: true, ...face }, CONTOUR)
}

/** Long hair is tied; short hair is shown at its shortest. */
const outOfTheWay = ({ presentation, hair }: QuizHead) =>
  presentation === 'masculino' || hair === 'raspado' ? ('raspado' as const) : ('preso' as const)

/** @param contour colour of the face's line */
export function drawPerson(traits: PersonTraits, contour?: string): DisplayItem[] {
  const person = resolvePerson(traits)
  const items = drawFront(person)
  return contour
    ? [...items, ...drawMeasures(person.face, person.hairline, { lines: false, outline: true, colour: contour })]
    : items
}

/** Hairline, brow, nose and chin in drawing units. */
export function levelsOf(traits: PersonTraits): readonly number[] {
  const { yHair, yBrow, yNose, yChin } = resolvePerson(traits).face
  return [yHair, yBrow, yNose, yChin]
}

/** For `framedHead`. */
export const headBody = (items: readonly DisplayItem[]): string => toSvgBody({ items }, 'd')

/** A standalone `<svg>`. */
export const headSvg = (items: readonly DisplayItem[], viewBox: ViewBox, behind?: Behind): string =>
  framedHead(headBody(items), viewBox, behind)

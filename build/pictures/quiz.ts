import { optionPicture, QUIZ_FRAMES, resultPicture, strandPicture } from '#pwa/frame/quiz-pictures.ts'
import { type FaceShape, HAIR_TEXTURES } from '#visagism/knowledge/axes.ts'
import { HAIR_COLOURS } from '#visagism/portrait/hair/salon-colours.ts'
import { PEOPLE, PLATES } from '#visagism/portrait/person/people.ts'
import type { PortraitOptions } from '#visagism/portrait/views/portrait.ts'
import { QUIZ_QUESTIONS, QUIZ_SHAPES, type QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { type DrawnFile, pictureFiles, portraitSvg } from './picture-files.ts'

const PALE = '#FFFDFA'
const { camera, ana, nilo, marina, rafa, hero, helena, kenji, quel, olivia, marta, clara, elza, bento } = PEOPLE

/** The same sitter: only the shape differs. */
const specimen = (shape: FaceShape, more: PortraitOptions = {}): PortraitOptions => ({
  ...camera,
  shape,
  thirds: [32, 34, 34],
  overlay: 'contorno',
  overlayColour: PALE,
  ...more,
})

const ANSWERS: Readonly<Record<string, Readonly<Record<string, PortraitOptions>>>> = {
  faceShape: Object.fromEntries(QUIZ_SHAPES.map((shape) => [shape, specimen(shape)])),
  jaw: {
    suave: specimen('oval', { skin: 5 }),
    marcada: specimen('retangular', { skin: 5 }),
    angulada: specimen('quadrado', { skin: 5, jaw: 0.8 }),
    quase_reta: specimen('coracao', { skin: 5 }),
  },
  forehead: {
    maior: specimen('coracao', { skin: 6 }),
    igual: specimen('quadrado', { skin: 6 }),
    menor: specimen('triangulo', { skin: 6 }),
  },
  cheekbones: {
    evidentes: specimen('diamante', { skin: 3 }),
    moderadas: specimen('oval', { skin: 3, smile: 2, blush: 1 }),
    discretas: specimen('retangular', { skin: 3, blush: 0 }),
  },
  faceLength: {
    curto: specimen('redondo', { skin: 7 }),
    medio: specimen('oval', { skin: 7 }),
    longo: specimen('retangular', { skin: 7, thirds: [34, 35, 36] }),
  },
  style: { classico: helena, moderno: kenji, criativo: rafa, casual: quel },
  objective: { autoridade: bento, leveza: olivia, sofisticacao: marta, criatividade: elza },
}

const RESULTS: Readonly<Record<QuizShape, { readonly traits: PortraitOptions; readonly ground: string }>> = {
  oval: { traits: ana, ground: PLATES.clay },
  redondo: { traits: { ...clara, pose: {} }, ground: PLATES.gold },
  quadrado: { traits: nilo, ground: PLATES.mist },
  coracao: { traits: marina, ground: PLATES.rose },
  triangulo: { traits: { ...rafa, pose: {} }, ground: PLATES.sage },
  diamante: { traits: hero, ground: PLATES.sage },
}

const answerPictures = QUIZ_QUESTIONS.flatMap(({ id, options }) =>
  options.flatMap(({ value }) => {
    const traits = ANSWERS[id]?.[value]
    if (!traits) throw new Error(`Nobody sits for the answer ${id} ${value}.`)
    const { viewBox } = QUIZ_FRAMES[id]
    return pictureFiles(optionPicture(id, value), viewBox, portraitSvg(traits, viewBox))
  }),
)

const resultPictures = QUIZ_SHAPES.flatMap((shape) => {
  const { traits, ground } = RESULTS[shape]
  const { viewBox } = QUIZ_FRAMES.resultado
  const background = { fill: ground, lines: { sw: 0.7, op: 0.4 } }
  return pictureFiles(resultPicture(shape), viewBox, portraitSvg(traits, viewBox, background))
})

/** All in one brown: only the texture differs. */
const strandPictures = HAIR_TEXTURES.flatMap((texture) => {
  const { viewBox } = QUIZ_FRAMES.fio
  const traits: PortraitOptions = { view: 'back', cut: 'longo', texture, hairColour: HAIR_COLOURS.castanho }
  return pictureFiles(strandPicture(texture), viewBox, portraitSvg(traits, viewBox))
})

/** One per answer, cut out so that a chosen cell can colour its background, and one per result. */
export const quizPictures: readonly DrawnFile[] = [...answerPictures, ...resultPictures, ...strandPictures]

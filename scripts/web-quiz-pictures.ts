import type { Plugin } from 'vite'
import { QUIZ_FRAMES } from '#pwa/quiz/quiz-pictures.ts'
import type { FaceShape } from '#visagism/axes.ts'
import { PEOPLE, PLATES } from '#visagism/portrait/people.ts'
import { drawPortrait, type PortraitOptions } from '#visagism/portrait/portrait.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'
import { QUIZ_QUESTIONS, QUIZ_SHAPES, type QuizShape } from '#visagism/quiz-questions.ts'
import { paintFile, PICTURE_FORMATS, type PictureFormat, pictureFile, readPictureFile } from './web-picture-files.ts'

interface Drawn {
  readonly frame: keyof typeof QUIZ_FRAMES
  readonly traits: PortraitOptions
  /** With a ground the four measuring lines cross the picture; without one it is cut out. */
  readonly ground?: string
}

const PALE = '#FFFDFA'
const { camera, ana, nilo, marina, rafa, hero, helena, kenji, quel, olivia, marta, clara, elza, bento } = PEOPLE

/** One sitter for every contour: what differs is the shape alone. */
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

const RESULTS: Readonly<Record<QuizShape, Drawn>> = {
  oval: { frame: 'resultado', traits: ana, ground: PLATES.clay },
  redondo: { frame: 'resultado', traits: { ...clara, pose: {} }, ground: PLATES.gold },
  quadrado: { frame: 'resultado', traits: nilo, ground: PLATES.mist },
  coracao: { frame: 'resultado', traits: marina, ground: PLATES.rose },
  triangulo: { frame: 'resultado', traits: { ...rafa, pose: {} }, ground: PLATES.sage },
  diamante: { frame: 'resultado', traits: hero, ground: PLATES.sage },
}

const DRAWN = new Map<string, Drawn>([
  ...QUIZ_QUESTIONS.flatMap(({ id, options }) =>
    options.map(({ value }): [string, Drawn] => {
      const traits = ANSWERS[id]?.[value]
      if (!traits) throw new Error(`Nobody sits for the answer ${id} ${value}.`)
      return [`quiz-${id}-${value}`, { frame: id, traits }]
    }),
  ),
  ...QUIZ_SHAPES.map((shape): [string, Drawn] => [`resultado-${shape}`, RESULTS[shape]]),
])

function drawnSvg({ frame, traits, ground }: Drawn): string {
  const portrait = drawPortrait(traits)
  const { hair, brow, nose, chin } = portrait.landmarks
  const lines = [hair, brow, nose, chin].map((y) => ({ d: `M-400 ${y}H400`, stroke: '#231A17', sw: 0.7, op: 0.4 }))
  const items = ground ? [{ d: 'M-999 -999H999V999H-999Z', fill: ground }, ...portrait.items, ...lines] : portrait.items
  return toSvg({ ...portrait, items }, { viewBox: QUIZ_FRAMES[frame].viewBox })
}

async function paint(drawn: Drawn, format: PictureFormat): Promise<Buffer> {
  const { viewBox, width } = QUIZ_FRAMES[drawn.frame]
  return await paintFile(drawnSvg(drawn), viewBox[2], width, format)
}

/** Paints the test's drawings into the build, and on request in development: none is kept in the repository. */
export function paintQuizPictures(): Plugin {
  return {
    name: 'paint-quiz-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { name, format } = readPictureFile(request.url)
        const drawn = DRAWN.get(name)
        if (!drawn) return next()
        paint(drawn, format).then((image) => {
          response.setHeader('Content-Type', `image/${format === 'png' ? 'png' : 'webp'}`)
          response.end(image)
        }, next)
      })
    },
    async generateBundle() {
      for (const [name, drawn] of DRAWN)
        for (const format of PICTURE_FORMATS)
          this.emitFile({ type: 'asset', fileName: pictureFile(name, format), source: await paint(drawn, format) })
    },
  }
}

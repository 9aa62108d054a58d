import { framed } from './picture-frames.ts'
import type { HairTexture } from '#visagism/knowledge/axes.ts'
import type { QuestionId, QuizShape } from '#visagism/knowledge/quiz-questions.ts'

/**
 * One transparent drawing per answer, one per result, one per hair texture. `npm run pictures` draws them into `public/`
 * (`build/pictures/quiz.ts`) as WebP and PNG.
 */
export type QuizPictureName = `quiz-${QuestionId}-${string}` | `resultado-${QuizShape}` | `fio-${HairTexture}`

/** viewBox: x, y, width, height in drawing units (eyes at y = 0). width: pixels. */
export const QUIZ_FRAMES: Readonly<
  Record<
    QuestionId | 'resultado' | 'fio',
    { readonly viewBox: readonly [number, number, number, number]; readonly width: number }
  >
> = {
  faceShape: { viewBox: [-103, -160, 206, 336], width: 384 },
  jaw: { viewBox: [-92, -34, 184, 176], width: 520 },
  forehead: { viewBox: [-94, -146, 188, 288], width: 420 },
  cheekbones: { viewBox: [-94, -146, 188, 288], width: 420 },
  faceLength: { viewBox: [-94, -146, 188, 288], width: 420 },
  style: { viewBox: [-152, -186, 304, 328], width: 520 },
  objective: { viewBox: [-152, -186, 304, 328], width: 520 },
  fio: { viewBox: [-34, -40, 68, 60], width: 272 },
  resultado: { viewBox: [-150, -176, 300, 330], width: 900 },
}

function place(name: QuizPictureName, frame: keyof typeof QUIZ_FRAMES) {
  const { viewBox, width } = QUIZ_FRAMES[frame]
  return framed(name, { viewBox, width })
}

export const optionPicture = (question: QuestionId, value: string) => place(`quiz-${question}-${value}`, question)
export const strandPicture = (texture: HairTexture) => place(`fio-${texture}`, 'fio')
export const resultPicture = (shape: QuizShape) => place(`resultado-${shape}`, 'resultado')

import sharp from 'sharp'
import { PLATES } from '#visagism/portrait/person/people.ts'
import { drawPerson, headOfShape, headSvg, levelsOf } from '#visagism/quiz-head/drawing.ts'
import { isTapped, plateOf, type QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import type { DrawnHead } from './templates/quiz-result.ts'

const WIDTH = 536
const HEIGHT = 402
const FRAME = [-208, -184, 416, 312] as const

/** The result page's head; null if none was chosen: nobody receives a stranger's face. */
export async function paintHead(head: QuizHead, shape: QuizShape): Promise<DrawnHead | null> {
  if (!isTapped(head)) return null
  const traits = headOfShape(head, shape)
  const svg = headSvg(drawPerson(traits), FRAME, { plate: PLATES[plateOf(head)], levels: levelsOf(traits) })
  const png = await sharp(Buffer.from(svg), { density: (72 * 2 * WIDTH) / FRAME[2] })
    .resize(2 * WIDTH, 2 * HEIGHT)
    .png({ palette: true, colours: 96 })
    .toBuffer()
  return { png, width: WIDTH, height: HEIGHT }
}

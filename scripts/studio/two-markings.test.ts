import { beforeAll, expect, test } from 'vitest'
import { nodeFinder } from '#jobs/face/open-finder.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import type { FaceFinder } from '#visagism/finder/finder.ts'
import { everyNth } from '#visagism/testing/long-test.ts'
import { seededRandom } from '#visagism/portrait/pen/random.ts'
import { namesAgree, markTwice, USUAL_EYE } from './two-markings.ts'

let finder: FaceFinder
beforeAll(async () => {
  finder = await nodeFinder()
})

const SKINS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const EVERYBODY = SKINS.flatMap((skin) =>
  FACE_SHAPES.map((shape, at) => {
    const masculine = (skin + at) % 2 === 0
    return { shape, skin, masculine, cut: masculine ? 'social' : 'preso' } as const
  }),
)

test('two markings of one face name one shape in nineteen of twenty', async () => {
  const dice = seededRandom(20261128)
  const sitters = everyNth(5, EVERYBODY)
  const read = []
  for (const sitter of sitters) read.push({ sitter, ...(await markTwice(finder, sitter, USUAL_EYE, dice)) })
  const apart = read.filter(({ byHand, byProgram }) => !namesAgree(byHand, byProgram))
  expect(apart.map(({ sitter }) => sitter).slice(Math.floor(sitters.length / 20))).toEqual([])
  // A program that nobody looked at decides nothing.
  expect(read.every(({ alone }) => alone === null || alone.level === 'baixa')).toBe(true)
}, 120_000)

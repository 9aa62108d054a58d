import { expect, it } from 'vitest'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { mergeEvidence } from '#visagism/face/evidence.ts'
import { evidenceWords } from './desk-words.ts'

const photo = { width: 1200, height: 1600 }
const points: MarkedPoints = {
  hairline: { x: 600, y: 500 },
  chin: { x: 600, y: 1100 },
  templeLeft: { x: 395, y: 640 },
  templeRight: { x: 805, y: 640 },
  cheekboneLeft: { x: 380, y: 760 },
  cheekboneRight: { x: 820, y: 760 },
  jawLeft: { x: 440, y: 960 },
  jawRight: { x: 760, y: 960 },
}
const at = '2026-11-20T12:00:00.000Z'

function wordsFor(faceShape: string | null, isMarked = true): string {
  const evidence = mergeEvidence({
    ...(isMarked && { marking: { points, photo, by: 'cliente' as const, at } }),
    ...(faceShape && { quiz: { faceShape } }),
  })
  if (!evidence) throw new Error('nothing tells the shape')
  const proposal = { ...evidence, counted: true, gauges: [] }
  return evidenceWords(proposal, isMarked ? { points, photo, by: 'cliente', at } : null)
}

it('says in a few words who marked, how sure the reading is, and what the test adds', () => {
  expect(wordsFor(null)).toMatch(/^Pontos do cliente, 20\/11\/2026\. (Leitura|[A-Z])[^.]+\.$/)
})

it('names the shape the test spoke of when it is another', () => {
  const said = ['oval', 'redondo', 'quadrado', 'coracao', 'triangulo', 'diamante'].map((shape) => wordsFor(shape))
  expect(said.filter((words) => words.endsWith('O teste concorda.')).length).toBe(1)
  expect(said.filter((words) => / O teste diz \p{L}+\.$/u.test(words)).length).toBe(said.length - 1)
})

it('says when nothing was measured', () => {
  expect(wordsFor('oval', false)).toBe('Vem só das respostas do teste; nada foi medido na foto.')
})

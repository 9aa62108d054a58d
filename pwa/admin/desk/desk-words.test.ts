import { expect, it } from 'vitest'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { mergeEvidence } from '#visagism/face/evidence.ts'
import type { PointOrigin } from '#visagism/face/proposed.ts'
import { evidenceWords, pointsWords } from './desk-words.ts'

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

const origins = (origin: PointOrigin) => ({
  hairline: origin,
  chin: origin,
  templeLeft: origin,
  templeRight: origin,
  cheekboneLeft: origin,
  cheekboneRight: origin,
  jawLeft: origin,
  jawRight: origin,
})
const proposed = {
  origins: origins('device'),
  straight: points,
  hairline: 'fringe' as const,
  pose: { yaw: 0, pitch: 7, roll: 0 },
  model: 'face-mesh/1',
  reviewed: false,
}

it('says that nobody looked at what the device found', () => {
  const marking = { points, photo, at, proposed }
  const evidence = mergeEvidence({ marking: { ...marking, by: 'aparelho' } })
  if (!evidence) throw new Error('nothing tells the shape')
  const words = evidenceWords({ ...evidence, counted: true, gauges: [] }, { ...marking, by: 'aparelho' })
  expect(words).toMatch(/^Rascunho do aparelho, que ninguém conferiu, 20\/11\/2026\./)
})

it('says who put which point, a pair by whoever did most to it, and that a hidden hairline is a guess', () => {
  const base = { points, photo, at }
  expect(pointsWords({ ...base, by: 'cliente' })).toEqual([{ kind: 'person', words: 'Cliente marcou todos os pontos' }])
  expect(pointsWords({ ...base, by: 'aparelho', proposed })).toEqual([
    { kind: 'draft', words: 'Rascunho do aparelho, raiz do cabelo estimada' },
  ])
  const looked = { templeLeft: 'moved', templeRight: 'checked', jawLeft: 'checked', jawRight: 'checked' } as const
  const by = { ...base, proposed: { ...proposed, origins: { ...proposed.origins, ...looked } } }
  expect(pointsWords({ ...by, by: 'cliente' })).toEqual([
    { kind: 'person', words: 'Cliente moveu: têmporas' },
    { kind: 'person', words: 'Cliente conferiu: mandíbula' },
    { kind: 'draft', words: 'Do aparelho: raiz do cabelo (estimada), maçãs e queixo' },
  ])
  expect(pointsWords({ ...by, by: 'visagista' })[0]?.words).toBe('Visagista moveu: têmporas')
})

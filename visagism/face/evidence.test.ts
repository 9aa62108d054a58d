import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { hasSecondShape, leanOnQuiz, mergeEvidence, shapeCertaintyOf, type Marking } from './evidence.ts'
import { mapShapes } from './face-shape.ts'
import { faceWith } from '../testing/test-people.ts'

const heart: Marking = {
  points: faceWith({ foreheadRatio: 0.88, jawRatio: 0.68 }),
  by: 'cliente',
  at: '2026-03-09',
}
const quiz = { faceShape: 'redondo', jaw: 'suave', faceLength: 'curto' }
const confirmation = { shape: 'diamante', by: 'Ana Lima', at: '2026-03-10T14:00:00.000Z' } as const
const ai = { shape: 'oval', confidence: 0.7, at: '2026-03-08' } as const

describe('who is heard', () => {
  test('nobody: nothing is invented', () => {
    expect(mergeEvidence({})).toBeNull()
    expect(mergeEvidence({ quiz: { style: 'moderno', objective: 'leveza' }, marking: null, ai: null })).toBeNull()
  })

  test('the visagist before the points, the points before the AI, the AI before the test', () => {
    expect(mergeEvidence({ confirmation, marking: heart, ai, quiz })).toMatchObject({
      source: 'visagista',
      primary: 'diamante',
      level: 'alta',
    })
    expect(mergeEvidence({ marking: heart, ai, quiz })).toMatchObject({ source: 'pontos', primary: 'coracao' })
    expect(mergeEvidence({ ai, quiz })).toMatchObject({ source: 'ia', primary: 'oval' })
    expect(mergeEvidence({ quiz })).toMatchObject({ source: 'teste', primary: 'redondo' })
  })

  test('a marking that cannot be a face is left out, and said so', () => {
    const bad: Marking = { ...heart, points: { ...heart.points, chin: { x: 0, y: 0 } } }
    const heard = mergeEvidence({ marking: bad, quiz })
    expect(heard).toMatchObject({ source: 'teste', measures: null })
    expect(heard?.cautions).toHaveLength(1)
    expect(mergeEvidence({ marking: bad })).toBeNull()
  })

  test('the sentence says who, when and whether the test agrees', () => {
    expect(mergeEvidence({ marking: heart, quiz })?.sentence).toMatch(
      /Pontos marcados por você .* 9\/3\/2026.*apontavam redondo/,
    )
    expect(mergeEvidence({ marking: { ...heart, by: 'visagista' } })?.sentence).toContain('pela nossa equipe')
    expect(mergeEvidence({ confirmation, marking: heart })?.sentence).toMatch(
      /Ana Lima.*10\/3\/2026.*apontavam coração/,
    )
    expect(mergeEvidence({ marking: heart, quiz: { faceShape: 'coracao' } })?.quizAgrees).toBe(true)
  })

  test('figures are printed only where something was counted', () => {
    expect(mergeEvidence({ confirmation })?.sharesFrom).toBeNull()
    expect(mergeEvidence({ confirmation, marking: heart })?.sharesFrom).toBeNull()
    expect(mergeEvidence({ confirmation: { ...confirmation, shape: 'coracao' }, marking: heart })?.sharesFrom).toBe(
      'medidas',
    )
    expect(mergeEvidence({ ai })?.sharesFrom).toBeNull()
    expect(mergeEvidence({ quiz })?.sharesFrom).toBe('respostas')
  })

  test('a word against the points is no clear shape, and how steady another shape was is not told', () => {
    const overruled = mergeEvidence({ confirmation, marking: heart })
    expect(overruled).toMatchObject({ steadiness: null, primary: 'diamante' })
    expect(overruled && shapeCertaintyOf(overruled)).toBe('provável')
    const agreed = mergeEvidence({ confirmation: { ...confirmation, shape: 'coracao' }, marking: heart })
    expect(agreed?.steadiness).not.toBeNull()
  })

  test('a second shape is told where the answers single one out, and not where two come alike', () => {
    const second = (quiz: Readonly<Record<string, string>>) => {
      const evidence = mergeEvidence({ quiz })
      return evidence && hasSecondShape(evidence)
    }
    expect(second({ faceShape: 'redondo', jaw: 'suave' })).toBe(true)
    expect(second({ faceShape: 'diamante', jaw: 'marcada', forehead: 'menor', cheekbones: 'evidentes' })).toBe(false)
  })

  test('the answers that speak for a shape are counted among those that speak of the face', () => {
    const votes = (quiz: Readonly<Record<string, string>>) => mergeEvidence({ quiz })?.quizVotes
    expect(votes({ faceShape: 'redondo', jaw: 'suave', objective: 'leveza' })).toEqual({ for: 2, of: 2 })
    expect(votes({ faceShape: 'diamante', jaw: 'marcada', forehead: 'menor', faceLength: 'medio' })).toEqual({
      for: 2,
      of: 3,
    })
  })

  test('a second shape is read along only where one is named', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.15, max: 1.6, noNaN: true }),
        fc.double({ min: 0.68, max: 0.95, noNaN: true }),
        (lengthRatio, jawRatio) => {
          const points = faceWith({ lengthRatio, jawRatio })
          const read = mergeEvidence({ marking: { points, by: 'cliente', at: '2026-03-10' } })
          const isPromised = read !== null && read.level !== 'baixa' && /segunda/.test(read.sentence)
          const isNamed = read !== null && hasSecondShape(read)
          expect(isPromised && !isNamed).toBe(false)
        },
      ),
    )
  })

  test('the sentence on the test tells the same story as the count of its answers', () => {
    const told = (quiz: Readonly<Record<string, string>>) => mergeEvidence({ quiz })?.sentence
    expect(told({ faceShape: 'redondo', jaw: 'suave' })).toContain('todas as que falam do rosto a admitem')
    expect(told({ faceShape: 'redondo' })).toContain('a que fala do rosto aponta para ela')
    expect(told({ faceShape: 'diamante', jaw: 'marcada', forehead: 'menor', faceLength: 'medio' })).toContain(
      'foi a que mais apareceu',
    )
  })

  test('shares add up to one and the second shape is never the first', () => {
    for (const testimony of [
      { confirmation },
      { marking: heart },
      { ai: { ...ai, confidence: 0 } },
      { quiz },
      { confirmation, quiz },
    ]) {
      const heard = mergeEvidence(testimony)
      expect(heard).not.toBeNull()
      if (!heard) continue
      expect(FACE_SHAPES.reduce((sum, shape) => sum + heard.shares[shape], 0)).toBeCloseTo(1, 9)
      expect(heard.secondary).not.toBe(heard.primary)
      expect(heard.shares[heard.primary]).toBe(Math.max(...FACE_SHAPES.map((shape) => heard.shares[shape])))
    }
  })
})

describe('leaning on the test', () => {
  const flat = mapShapes(() => 1 / 7)
  test('each shape gains (1 + points) to the power 0.3', () => {
    const shares = leanOnQuiz(flat, quiz)
    expect(shares.redondo / shares.triangulo).toBeCloseTo(6 ** 0.3, 9)
  })
  test('the oval and the rectangle are told apart by measures alone', () => {
    const shares = leanOnQuiz(flat, { faceShape: 'oval', faceLength: 'longo' })
    expect(shares.oval).toBeCloseTo(shares.retangular, 12)
  })
})

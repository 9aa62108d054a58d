import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts } from '../analysis/analysis.ts'
import { gaugesOf } from '../reading/gauges.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { faceWith, MARINA, PAULO } from '../testing/test-people.ts'
import { mergeEvidence, shapeCertaintyOf, type Marking } from './evidence.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
  )

const CLEAR: Marking = {
  points: faceWith({ lengthRatio: 1.56, foreheadRatio: 0.9, jawRatio: 0.96 }),
  by: 'visagista',
  at: '2026-03-09',
}

const heard = (observed: ObservedRecord) => {
  const evidence = mergeEvidence({ marking: CLEAR, observed })
  if (!evidence) throw new Error('nothing heard')
  return evidence
}

describe('a covered forehead', () => {
  test.each(['véu', 'turbante', 'outro'] as const)(
    'under %s has no measure, and the shape is never clear',
    (covering) => {
      const evidence = heard(seen({ covering }))
      expect(evidence.measures?.thirds).toBeNull()
      expect(gaugesOf(evidence).map(({ id }) => id)).toEqual(['jaw', 'angle'])
      expect(shapeCertaintyOf(heard({}))).toBe('clara')
      expect(shapeCertaintyOf(evidence)).not.toBe('clara')
    },
  )

  test('is spoken of on no page as if it were seen', () => {
    for (const points of [faceWith({ lengthRatio: 1.2, foreheadRatio: 0.99 }), faceWith({ lengthRatio: 1.25 })]) {
      const marking = { ...CLEAR, points }
      const { chapters } = analyse({ ...MARINA, marking, observed: seen({ covering: 'véu' }) })
      const read = (id: string) => JSON.stringify(chapters.find((one) => one.id === id))
      expect(read('rosto-medido')).toContain('Testa, coberta')
      expect(read('rosto-medido')).not.toMatch(
        /Testa ÷|A testa (mede|chega a|alcança|ocupa|abre|acompanha|se recolhe)|raiz/,
      )
      expect(read('forma')).not.toMatch(/linha do cabelo|perto do cabelo/)
      expect(read('tercos')).not.toMatch(/A testa chega primeiro|\d %/)
    }
  })
})

test('a bare head has no hairline to name', () => {
  const { chapters } = analyse({ ...PAULO, observed: seen({ top: 'sem fios' }) })
  const read = chapters.filter(({ id }) => ['rosto-medido', 'forma', 'tercos'].includes(id))
  const texts = JSON.stringify(read)
  expect(texts).toContain('marcada a olho')
  expect(texts).not.toMatch(/linha do cabelo|[Rr]aiz do cabelo|Cabelo, sobrancelha/)
})

describe('a jaw under a beard', () => {
  test.each(['curta', 'cheia'] as const)('%s is measured with reserve, and said so', (beard) => {
    const evidence = heard(seen({ beard }))
    expect(shapeCertaintyOf(evidence)).toBe('provável')
    expect(gaugesOf(evidence).map(({ label }) => label)).toEqual([
      'Altura ÷ maçãs',
      'Testa ÷ maçãs',
      'Mandíbula ÷ maçãs, sob a barba',
      'Ângulo sob a barba',
    ])
    const texts = analysisTexts(analyse({ ...PAULO, marking: CLEAR, observed: seen({ beard }) })).join(' ')
    expect(texts).toContain('Queixo e mandíbula, sob a barba')
  })

  test.each(['sem', 'por fazer', 'bigode'] as const)('%s hides nothing', (beard) => {
    expect(heard(seen({ beard })).isJawHidden).toBe(false)
  })
})

test('a height that a person sees the other way round is left in doubt where the points were overruled', () => {
  const confirmation = { shape: 'oval', by: 'Ana Lima', at: '2026-03-10' } as const
  const marking = { ...CLEAR, points: faceWith({ lengthRatio: 1.18 }) }
  const height = (faceLength: string, told = true) => {
    const { face, chapters } = analyse({
      ...MARINA,
      marking,
      quiz: { faceShape: 'oval', faceLength },
      confirmation: told ? confirmation : null,
    })
    const said = JSON.stringify(chapters.find(({ id }) => id === 'rosto-medido'))
    const gauge = face.gauges.find(({ id }) => id === 'length')
    return [gauge?.word, said.includes('fica em dúvida')]
  }
  expect(height('longo')).toEqual(['em dúvida', true])
  expect(height('medio')).toEqual(['bem curto', false])
  expect(height('longo', false)).toEqual(['bem curto', false])
})

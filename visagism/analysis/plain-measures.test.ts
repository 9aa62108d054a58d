import { expect, test } from 'vitest'
import { analyse } from './analysis.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { faceWith, MARINA } from '../testing/test-people.ts'
import { inPlainMeasures, wantsPlainMeasures } from '../reading/plain-measures.ts'

type Gender = (typeof MARINA)['person']['gender']
const written = (gender: Gender, observations: string) =>
  FACE_SHAPES.map((shape) =>
    JSON.stringify(
      analyse({
        ...MARINA,
        person: { ...MARINA.person, gender },
        form: { ...MARINA.form, observations, makeup: null },
        confirmation: { shape, by: 'Ana Lima', at: '2026-03-10' },
        marking: {
          points: faceWith({ jawRatio: 0.77 }),
          by: 'cliente' as const,
          at: '2026-03-09',
        },
      }),
      (key, value: unknown) => (['temperament', 'form', 'roupa'].includes(key) ? undefined : value),
    ),
  ).join('\n')

const OF_A_FACE = /(?:mandíbula|queixo|maxilar|base|linha|rosto)[^.“”"]{0,60}delicad\w+/gi

test.each([
  ['Masculino', ''],
  ['Não-binário', ''],
  ['Feminino', 'Não quero suavizar nada, quero presença.'],
  ['Feminino', 'Queria um rosto mais firme.'],
] as const)('%s who writes “%s” reads of no delicate face', (gender, note) => {
  expect(written(gender, note).match(OF_A_FACE)).toBeNull()
})

test('what they wrote themselves is quoted as it is, and a scalp is still washed gently', () => {
  expect(inPlainMeasures('Você escreveu: “pareço delicada”. A sua mandíbula, delicada, fecha.')).toBe(
    'Você escreveu: “pareço delicada”. A sua mandíbula, compacta, fecha.',
  )
  expect(inPlainMeasures('lave o couro com delicadeza')).toBe('lave o couro com delicadeza')
  expect(inPlainMeasures(['o queixo o conclui com delicadeza'])).toEqual(['o queixo o conclui com precisão'])
})

test('other women are told as before', () => {
  const told = (note: string) =>
    wantsPlainMeasures({ gender: 'Feminino', brief: { ...MARINA, form: { ...MARINA.form, observations: note } } })
  expect(told('Quero suavizar o queixo.')).toBe(false)
  expect(told('')).toBe(false)
})

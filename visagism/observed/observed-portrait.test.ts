import { describe, expect, it } from 'vitest'
import { OBSERVED_FIELDS, SKIN_DEPTHS, type ObservedField, type ObservedRecord } from './observed.ts'
import { portraitOptionsOf } from './observed-portrait.ts'
import { traitsOf } from '../looks/portrait-of.ts'
import { buildFace } from '../portrait/head/face.ts'
import { resolvePerson } from '../portrait/person/person.ts'
import { drawPortrait } from '../portrait/views/portrait.ts'
import { toSvg } from '../portrait/views/to-svg.ts'
import { BARES_SHOULDERS } from '../portrait/wear/garments.ts'

const GROWN = ['por fazer', 'curta', 'cheia', 'cavanhaque', 'bigode']
const seen = (field: ObservedField, value: string): ObservedRecord => ({
  [field]: { value, by: 'cliente', at: '2026-01-10T12:00:00.000Z' },
})
const neutral = (gender: string) => traitsOf({ person: { gender }, evidence: { measures: null } })

describe('the portrait of an observed record', () => {
  it.each(['Feminino', 'Masculino', 'Não-binário'])('of nothing is the neutral person (%s)', (gender) => {
    expect(portraitOptionsOf({}, { gender })).toEqual(neutral(gender))
  })

  it('has a skin of its own for every depth, in their order', () => {
    expect(SKIN_DEPTHS.map((depth) => portraitOptionsOf(seen('skin', depth), {}).skin)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
  })

  it('draws no beard, glasses, covering, greys or age where the answer is none', () => {
    const none: readonly (readonly [ObservedField, string])[] = [
      ['beard', 'sem'],
      ['glasses', 'não uso'],
      ['glasses', 'às vezes'],
      ['covering', 'não'],
      ['greys', 'nenhum'],
      ['top', 'cheio'],
      ['ageBand', '18 a 29'],
      ['ageBand', '30 a 44'],
    ]
    for (const [field, value] of none)
      expect(portraitOptionsOf(seen(field, value), { gender: 'Feminino' }), `${field} ${value}`).toEqual(
        neutral('Feminino'),
      )
  })

  it.each(['Feminino', 'Masculino'])(
    'draws every answer there is (%s)',
    (gender) => {
      for (const [field, values] of Object.entries(OBSERVED_FIELDS))
        for (const value of values) {
          const svg = toSvg(drawPortrait(portraitOptionsOf(seen(field as ObservedField, value), { gender })))
          expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0], `${field} ${value}`).toBeUndefined()
        }
    },
    60_000,
  )

  it('wears the own frame where it is worn all day, in its shape and its colour', () => {
    const frame = { ...seen('frame', 'redonda'), ...seen('frameColour', 'vinho') }
    const worn = portraitOptionsOf({ ...seen('glasses', 'sempre'), ...frame }, {})
    expect(worn).toMatchObject({ glasses: 'redondo', glassesColour: '#5B1F2E' })
    for (const other of [{}, seen('glasses', 'às vezes'), seen('glasses', 'não uso')])
      expect(portraitOptionsOf({ ...other, ...frame }, {})).not.toHaveProperty('glasses')
    expect(portraitOptionsOf(seen('glasses', 'sempre'), {}).glasses).toBe('neutro')
    expect(
      traitsOf({
        person: { gender: 'Feminino' },
        evidence: { measures: null },
        observed: { ...seen('glasses', 'sempre'), ...frame },
      }),
    ).toMatchObject({ glasses: 'redondo', glassesColour: '#5B1F2E', glassesToCheeks: true })
  })

  it('gives neither sex to who did not say: no paint, no bare shoulders, a build between the two', () => {
    for (const gender of ['Não-binário', 'Prefiro não informar', undefined])
      for (const beard of ['sem', ...GROWN]) {
        const own = portraitOptionsOf(seen('beard', beard), gender === undefined ? {} : { gender })
        const { isPainted, face } = resolvePerson(own)
        expect(isPainted, `${gender} ${beard}`).toBe(false)
        expect(BARES_SHOULDERS, `${gender} ${beard}`).not.toContain(own.garment?.type)
        expect(own.masculine, `${gender} ${beard}`).toBe(beard !== 'sem')
        if (beard !== 'sem') continue
        const [woman, man] = [buildFace({ shape: 'oval' }), buildFace({ shape: 'oval', masculine: true })]
        for (const part of ['neckHalf', 'shoulderHalf', 'mouthHalf', 'eyeScale'] as const)
          expect(Math.abs(face[part] * 2 - woman[part] - man[part]), `${part}`).toBeLessThan(0.01)
      }
  })

  it('paints who asked, and nobody who refused', () => {
    const paint = (gender: string, isPainted?: boolean) =>
      resolvePerson(traitsOf({ person: { gender }, evidence: { measures: null }, isPainted })).isPainted
    expect(paint('Não-binário', true)).toBe(true)
    expect(paint('Feminino', false)).toBe(false)
    expect([paint('Feminino'), paint('Masculino'), paint('Não-binário')]).toEqual([true, false, false])
  })

  it('bares no shoulder of who said neither sex, whatever collar is advised', () => {
    for (const collar of ['canoa', 'quadrado', 'coracao', 'u', 'ombro-a-ombro', 'v', 'camisa']) {
      const own = traitsOf({ person: { gender: 'Não-binário' }, evidence: { measures: null }, collar })
      expect(BARES_SHOULDERS, `collar ${collar}`).not.toContain(own.garment?.type)
    }
  })

  it('has no beard where a bare face was asked for', () => {
    const subject = { person: { gender: 'Feminino' }, evidence: { measures: null }, isFaceBare: true } as const
    for (const beard of GROWN) expect(traitsOf({ ...subject, observed: seen('beard', beard) }).beard).toBeUndefined()
  })

  it('fades the sides as far as somebody saw them fade', () => {
    const faded = ['compridos', 'curtos', 'degradê', 'raspados'].map(
      (sides) =>
        portraitOptionsOf({ ...seen('length', 'curto'), ...seen('sides', sides) }, { gender: 'Masculino' }).fade,
    )
    expect(faded).toEqual([...faded].sort((a, b) => (a ?? 0) - (b ?? 0)))
    expect(new Set(faded).size).toBe(4)
    // Clipped sides need a cut that shows them.
    for (const gender of ['Feminino', 'Masculino'])
      for (const length of ['curto', 'médio'])
        for (const texture of ['liso', 'ondulado', 'cacheado', 'crespo']) {
          const record = { ...seen('length', length), ...seen('sides', 'raspados'), ...seen('texture', texture) }
          expect(portraitOptionsOf(record, { gender }).fade, `${gender} ${length} ${texture}`).toBeGreaterThan(0.9)
        }
  })

  it('wears the shape it is given', () => {
    expect(portraitOptionsOf({}, { shape: 'coracao' }).shape).toBe('coracao')
  })
})

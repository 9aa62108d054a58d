import { describe, expect, it } from 'vitest'
import { traitsOf } from '../looks/portrait-of.ts'
import { cutOf } from '../portrait/hair/cuts.ts'
import { hairSilhouette } from '../portrait/tracing/hair-outline.ts'
import { withToday } from './today.ts'
import { fadeOf } from './drawn-today.ts'

type Texture = 'liso' | 'ondulado' | 'cacheado' | 'crespo'
const AT = '2026-11-18'
function worn(cm: number | null, sidesCm: number | null = null, gender = 'Feminino', texture: Texture = 'liso') {
  const today = { cm, sidesCm, cut: null }
  const said = <V extends string>(value: V) => ({ value, by: 'cliente' as const, at: AT })
  const record = { texture: said(texture), ...(cm === null ? { length: said('curto' as const) } : {}) }
  const observed = withToday(record, today, texture, AT)
  return traitsOf({ person: { gender }, evidence: { measures: null }, observed, today })
}
const endOf = (options: ReturnType<typeof worn>) =>
  hairSilhouette({ ...options, shape: 'oval', view: 'front' }).bounds?.bottom ?? 0

describe('today’s hair is drawn', () => {
  it('no shorter where it is longer', () => {
    for (const gender of ['Feminino', 'Masculino'])
      for (const texture of ['liso', 'ondulado', 'cacheado'] as const) {
        const ends = [16, 21, 27, 33, 45, 65].map((cm) => endOf(worn(cm, null, gender, texture)))
        for (const [at, end] of ends.entries())
          expect(end, `${gender} ${texture} ${at}`).toBeGreaterThanOrEqual((ends[at - 1] ?? 0) - 1)
        expect(new Set(ends.map(Math.round)).size, `${gender} ${texture}`).toBeGreaterThan(3)
      }
  })

  it('at the jaw, the neck and the shoulder as three lengths, which one word of the record is not', () => {
    expect([22, 27, 33].map((cm) => worn(cm).cut)).toEqual(['bob', 'no-pescoco', 'medio'])
    expect([45, 65].map((cm) => worn(cm, null, 'Masculino').cut)).toEqual(['longo', 'muito-longo'])
  })

  it('with its sides as short as they are', () => {
    const fades = [0, 0.3, 0.6, 1, 1.3, 1.5, 3, 6].map((sidesCm) => worn(7, sidesCm, 'Masculino').fade ?? 0)
    for (const [at, fade] of fades.entries()) expect(fade).toBeLessThan(fades[at - 1] ?? 2)
    expect(worn(3, 0.3).fade).toBe(fadeOf(0.3))
    expect(worn(3).fade).toBe(0.3)
    expect(worn(null, 0.6, 'Masculino').fade).toBe(fadeOf(0.6))
  })

  it('never combed over a hairline that has receded', () => {
    const today = { cm: 2.5, sidesCm: 2, cut: null }
    const said = <V extends string>(value: V) => ({ value, by: 'cliente' as const, at: AT })
    const cutWith = (top: 'cheio' | 'entradas') => {
      const observed = withToday({ texture: said('liso'), top: said(top) }, today, 'liso', AT)
      return cutOf(
        traitsOf({ person: { gender: 'Masculino' }, evidence: { measures: null }, observed, today }).cut ?? 'preso',
      )
    }
    expect(cutWith('cheio').build).toMatchObject({ kind: 'short', forward: true })
    expect(cutWith('entradas').build).not.toHaveProperty('forward')
  })

  it('falling over clipped sides where the top is long and they are not', () => {
    expect(worn(28, 0.6, 'Masculino').cut).toBe('undercut')
    expect(worn(28, 26, 'Masculino').cut).not.toBe('undercut')
  })

  it('in coils by what they reach, not by what falls', () => {
    for (const cm of [5, 9, 15])
      expect(cutOf(worn(cm, null, 'Feminino', 'crespo').cut ?? 'preso').build.kind).toBe('afro')
  })

  it('bald at nothing, and as the record says where nobody measured', () => {
    expect(worn(0).cut).toBe('careca')
    expect(worn(null, null, 'Masculino')).toMatchObject({ cut: 'social', fade: 0.08 })
  })
})

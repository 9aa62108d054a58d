import { describe, expect, test } from 'vitest'
import type { Rgb } from '../finder/pixels.ts'
import { toLab, typologyAngle } from '../finder/skin-colour.ts'
import { type ObservedRecord, SKIN_DEPTHS } from '../observed/observed.ts'
import { SKINS } from '../portrait/head/skin.ts'
import { contrastLevels, measuredContrast, skinDepthOf, undertoneHint } from './measured.ts'

function said(values: Readonly<Record<string, string>>): ObservedRecord {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-20T12:00:00.000Z' }]),
  )
}
const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

describe('what was measured, in words', () => {
  test('each of the eight drawn skins is its own depth, and no angle is without one', () => {
    const depths = Object.values(SKINS).map((hex) => skinDepthOf(typologyAngle(toLab(rgbOf(hex)))))
    expect(depths).toEqual(SKIN_DEPTHS)
    expect(skinDepthOf(90)).toBe('muito clara')
    expect(skinDepthOf(-90)).toBe('retinta')
  })

  test('near a border contrast has two classes', () => {
    expect([0, 19, 22, 28, 35, 42, 48, 60].map((value) => contrastLevels(value).join(' '))).toEqual([
      'baixo',
      'baixo',
      'baixo médio',
      'baixo médio',
      'médio',
      'médio alto',
      'médio alto',
      'alto',
    ])
  })

  test('the hue only hints, and mostly at neither', () => {
    expect([45, 54, 60, 66, 75].map(undertoneHint)).toEqual([
      'mais rosado',
      'entre o rosado e o dourado',
      'entre o rosado e o dourado',
      'entre o rosado e o dourado',
      'mais dourado',
    ])
  })
})

describe('the contrast that counts', () => {
  test('is the sheet’s before the photo’s; where neither gave one there is none', () => {
    expect(measuredContrast({ folha: 50.4, foto: 20 })).toEqual({ levels: ['alto'], value: 50.4, means: 'folha' })
    expect(measuredContrast({ folha: null, foto: 28 })).toEqual({
      levels: ['baixo', 'médio'],
      value: 28,
      means: 'foto',
    })
    expect(measuredContrast({ folha: null, foto: null })).toBeNull()
    expect(measuredContrast({})).toBeNull()
  })

  test('is none where what was measured over the forehead is no hair', () => {
    for (const record of [{ covering: 'véu' }, { covering: 'turbante' }, { top: 'sem fios' }, { length: 'raspado' }])
      expect(measuredContrast({ folha: 40 }, said(record))).toBeNull()
    expect(measuredContrast({ folha: 35 }, said({ covering: 'não', top: 'cheio' }))).not.toBeNull()
  })

  test('says nothing of dark hair on dark skin; of light hair on it, it does', () => {
    expect(measuredContrast({ folha: 12 }, said({ skin: 'retinta' }))).toBeNull()
    expect(measuredContrast({ folha: 48 }, said({ skin: 'retinta' }))?.levels).toEqual(['médio', 'alto'])
    expect(measuredContrast({ folha: 12 }, said({ skin: 'clara' }))?.levels).toEqual(['baixo'])
  })
})

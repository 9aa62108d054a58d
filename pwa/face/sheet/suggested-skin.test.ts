import { describe, expect, it } from 'vitest'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { withSuggestedSkin } from './suggested-skin.ts'

const MEASURE: SheetMeasure = { typologyAngle: 30, hueAngle: 60, contrast: 40, at: '2026-11-20T12:00:00.000Z' }

describe('the tone it suggests', () => {
  const said = (by: 'aparelho' | 'cliente' | 'visagista', at: string): ObservedRecord => ({
    skin: { value: 'clara', by, at },
  })
  const skin = (record: ObservedRecord, emptied: readonly 'skin'[] = []) =>
    withSuggestedSkin(record, MEASURE, emptied).skin

  it('fills what nobody said, and what the device said before', () => {
    const suggested = { value: 'média', by: 'aparelho', at: MEASURE.at }
    expect(skin({})).toEqual(suggested)
    expect(skin(said('aparelho', '2026-11-20T11:00:00.000Z'))).toEqual(suggested)
    expect(skin(said('aparelho', '2026-11-20T13:00:00.000Z'))?.value).toBe('clara')
    expect(withSuggestedSkin({}, undefined, [])).toEqual({})
  })

  it('never stands over a person’s word, nor where a person emptied it', () => {
    for (const by of ['cliente', 'visagista'] as const)
      expect(skin(said(by, '2026-11-20T10:00:00.000Z'))?.value).toBe('clara')
    expect(skin({}, ['skin'])).toBeUndefined()
  })
})

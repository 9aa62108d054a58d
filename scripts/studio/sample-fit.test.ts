/** @module-tag long */
import { expect, test } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { fitPortrait } from '#visagism/on-photo/fit.ts'
import { resolvePerson } from '#visagism/portrait/person/person.ts'
import { optionsTrying } from '#visagism/looks/portrait-of.ts'
import { SAMPLE_NAMES } from './sample-people.ts'
import { sampleBrief } from './sample-report.ts'

/** A face is about 600 pixels high. */
const A_PIXEL = 1 / 600
const MARKED = SAMPLE_NAMES.map((name) => [name, sampleBrief(name)] as const).filter(([, { marking }]) => marking)

test.each(MARKED)(
  '%s, drawn by their own widths, lies on the photo as near as the named shape or nearer',
  (_name, brief) => {
    const analysis = analyse(brief)
    const points = brief.marking?.points
    if (!points) throw new Error('no marks')
    const worst = (sitting: typeof analysis) => {
      const { face } = resolvePerson(optionsTrying(sitting, { shape: analysis.face.primary }))
      const { residuals } = fitPortrait({ points, face }) ?? {}
      return Math.max(Math.abs(residuals?.cheekLeft ?? 1), Math.abs(residuals?.cheekRight ?? 1))
    }
    const named = { ...analysis, evidence: { ...analysis.evidence, ownWidths: null } }
    expect(worst(analysis)).toBeLessThanOrEqual(worst(named) + A_PIXEL)
  },
)

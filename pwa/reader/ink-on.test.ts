import { expect, it } from 'vitest'
import { FAMILIES } from '#visagism/colour/seasons.ts'
import { SWATCHES } from '#visagism/colour/swatches.ts'
import { inkOn, luminanceOf } from './ink-on.ts'

it('can be read on every colour of every palette', () => {
  for (const { hex } of FAMILIES.flatMap((family) => SWATCHES[family])) {
    const [a = 0, b = 0] = [luminanceOf(hex) + 0.05, luminanceOf(inkOn(hex)) + 0.05].sort((x, y) => y - x)
    expect(a / b).toBeGreaterThanOrEqual(4.5)
  }
})

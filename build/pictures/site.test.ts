import { expect, it } from 'vitest'
import { SEASON_PICTURES } from '#pwa/frame/season-pictures.ts'
import { FAMILIES } from '#visagism/colour/seasons.ts'
import { PEOPLE } from '#visagism/portrait/person/people.ts'
import { portraitSvg } from './picture-files.ts'
import { DRAWN, personInSeason } from './site.ts'

it.each([
  ['franja', ['cut']],
  ['barba', ['beard']],
  ['oculos', ['glasses', 'glassesColour']],
  ['grisalho', ['hairColour']],
  ['cachos', ['cut', 'fringe']],
  ['entradas', ['cut', 'glasses']],
])('of the pair %s nothing differs but what its words name', (pair, named) => {
  const [before, after] = [new Map(Object.entries(DRAWN[`${pair}-antes`] ?? {})), DRAWN[`${pair}-depois`] ?? {}]
  const keys = new Set([...before.keys(), ...Object.keys(after)])
  const changed = [...keys].filter((key) => before.get(key) !== new Map(Object.entries(after)).get(key))
  expect(changed.filter((key) => key !== 'ground' && key !== 'pose').toSorted()).toEqual(named)
})

it.each(FAMILIES)('%s is shown on light, medium and deep skin', (family) => {
  const skins = SEASON_PICTURES[family].map((name) => Number(personInSeason(name)?.skin))
  expect(skins).toEqual(skins.toSorted((a, b) => a - b))
  expect(skins[0]).toBeLessThanOrEqual(3)
  expect(skins[1]).toBeGreaterThanOrEqual(4)
  expect(skins[2]).toBeGreaterThanOrEqual(6)
})

it('measuring lines run behind the head, never across a face', () => {
  const view = [-150, -196, 300, 400] as const
  const plain = portraitSvg(PEOPLE.nilo, view, { fill: '#fff' })
  const lined = portraitSvg(PEOPLE.nilo, view, { fill: '#fff', lines: { sw: 0.5, op: 0.45 } })
  const paths = (svg: string) => svg.match(/<path [^>]*>/g) ?? []
  expect(paths(lined).length).toBe(paths(plain).length + 4)
  expect(
    paths(lined)
      .slice(1, 5)
      .every((path) => path.includes('M-400')),
  ).toBe(true)
})

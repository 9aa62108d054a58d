import { describe, expect, test } from 'vitest'
import { CUT_IDS, CUTS, type Cut } from '../cuts/cuts.ts'
import { distanceFrom } from './distance.ts'
import type { PresentHair } from './growth.ts'

const HAIR: PresentHair = {
  gender: 'Feminino',
  texture: 'liso',
  hairLength: 'Médio',
  seen: null,
  today: { cm: 28, sidesCm: null, cut: 'bob' },
}
/** The bob itself but for what is changed; under another id, since its own is nowhere. */
const changed = (id: 'long-bob' | 'shag' | 'pixie', words: Partial<Cut>): Cut => ({ ...CUTS.bob, ...words, id })

test('a parting and a texture made by a device are farther than the same cut without them', () => {
  const plain = changed('long-bob', { ask: 'Como está.', marks: ['a', 'b', 'c'], finish: 'Seque ao ar.' })
  const parted = changed('shag', { ask: 'Com risca ao meio.', marks: ['a', 'b', 'c'], finish: 'Seque ao ar.' })
  const ironed = changed('pixie', { ask: 'Como está.', marks: ['a', 'b', 'c'], finish: 'Passe a chapinha.' })
  const of = (cut: Cut) => distanceFrom({ ...HAIR, today: { cm: 28, sidesCm: null, cut: null } }, cut).total
  expect(of(parted)).toBeGreaterThan(of(plain))
  expect(of(ironed)).toBeGreaterThan(of(plain))
  expect(distanceFrom(HAIR, CUTS.bob).total).toBe(0)
})

describe('centimetres', () => {
  const long: PresentHair = { ...HAIR, hairLength: 'Longo', today: { cm: 52, sidesCm: null, cut: null } }

  test('no cut that takes 49 of 52 is nearer than one that takes 42', () => {
    expect(distanceFrom(long, CUTS['pixie-assentado']).total).toBeLessThan(distanceFrom(long, CUTS.joaozinho).total)
    expect(distanceFrom(long, CUTS.joaozinho).total).toBeLessThan(distanceFrom(long, CUTS['tres-centimetros']).total)
  })

  test('what takes clearly more in every place is the farther cut, whatever else it does', () => {
    const loose = CUT_IDS.map((id) => CUTS[id]).filter((cut) => !cut.takesNothing && !cut.plaited)
    const lost = (cut: Cut) => cut.centimetres.map((left) => Math.max(0, 52 - left))
    const wrong = loose.flatMap((more) =>
      loose
        .filter((less) => lost(more).every((cm, place) => cm >= (lost(less)[place] ?? 0) + 6))
        .filter((less) => distanceFrom(long, less).total < 1)
        .filter((less) => distanceFrom(long, more).total <= distanceFrom(long, less).total)
        .map((less) => `${more.id} nearer than ${less.id}`),
    )
    expect(wrong).toEqual([])
  })
})

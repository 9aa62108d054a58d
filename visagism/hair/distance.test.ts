import { expect, test } from 'vitest'
import { CUTS, type Cut } from '../cuts/cuts.ts'
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

import { describe, expect, it } from 'vitest'
import { memoryStore } from '#pwa/platform/device-store.ts'
import { dropEnded, dropStored, keepPhoto, keepReading, readStored, readStoredPhoto } from './stored-reading.ts'
import { Reading } from '#contract/reader/reading.ts'

const idOf = (n: number) => `019a2b3c-4d5e-7f60-8a1b-00000000000${n}`
const guide = (n: number, expiresAt = '2999-01-01T00:00:00.000Z') =>
  Reading.parse({
    id: idOf(9),
    orderId: idOf(n),
    pages: 36,
    phonePages: null,
    ownPhoto: null,
    reveal: { openedAt: null, findings: [], basis: '' },
    collar: 'v',
    deliveredAt: '2026-11-20T12:00:00.000Z',
    expiresAt,
    title: 'O rosto de Marina',
    person: { firstName: 'Marina', gender: 'Feminino' },
    face: { primary: 'oval', headline: 'Oval', certainty: 'provável', named: [], gauges: [] },
    evidence: { measures: null, ownWidths: null },
    hair: Object.fromEntries([
      ...['now', 'next', 'bold'].map((path) => [path, { cut: 'bob', title: 'Bob', weeks: [4, 6] }]),
      ['recommended', 'now'],
    ]),
    colour: { season: null, best: [], neutrals: [], away: [], palette: [] },
    salonCard: { cut: 'bob', title: 'Bob', ask: 'Bob.', marks: [], sizes: [], avoid: [], after: [], facts: [] },
    chapters: [],
  })

it('gives back what was kept, and nothing once it was taken away', async () => {
  const store = memoryStore()
  expect(await readStored('eu', idOf(1), store)).toBeNull()
  await keepReading('eu', guide(1), store)
  expect(await readStored('eu', idOf(1), store)).toEqual(guide(1))
  await dropStored('eu', idOf(1), store)
  expect(await readStored('eu', idOf(1), store)).toBeNull()
})

it('opens no guide whose year is over, and takes it away', async () => {
  const store = memoryStore()
  await keepReading('eu', guide(1, '2020-01-01T00:00:00.000Z'), store)
  expect(await readStored('eu', idOf(1), store)).toBeNull()
  expect(await store.list('')).toEqual([])
})

it('takes away the guides of orders that have none any more, and only those', async () => {
  const store = memoryStore()
  await keepReading('eu', guide(1), store)
  await keepReading('eu', guide(2), store)
  await store.write('rascunho', { nome: 'Marina' })
  await dropEnded('eu', [idOf(2)], store)
  expect([...(await store.list(''))].sort()).toEqual([`guia/${idOf(2)}`, 'rascunho'])
})

describe('the photo kept with a guide', () => {
  const photo = (expiresAt = '2999-01-01T00:00:00.000Z') => ({ photoId: idOf(7), expiresAt })
  const image = new Blob(['jpeg'], { type: 'image/jpeg' })

  it('is given back for its own id alone, and goes once it was replaced', async () => {
    const store = memoryStore()
    await keepPhoto('eu', idOf(1), photo(), image, store)
    expect(await readStoredPhoto('eu', idOf(1), idOf(7), store)).toBeInstanceOf(Blob)
    expect(await readStoredPhoto('eu', idOf(1), idOf(8), store)).toBeNull()
    expect(await store.list('')).toEqual([])
  })

  it('is kept no longer than the server keeps it', async () => {
    const store = memoryStore()
    await keepPhoto('eu', idOf(1), photo('2020-01-01T00:00:00.000Z'), image, store)
    expect(await readStoredPhoto('eu', idOf(1), idOf(7), store)).toBeNull()
    expect(await store.list('')).toEqual([])
  })

  it('goes with its guide: taken away, ended, over', async () => {
    const store = memoryStore()
    const keepBoth = async (expiresAt?: string) => {
      await keepReading('eu', guide(1, expiresAt), store)
      await keepPhoto('eu', idOf(1), photo(), image, store)
    }
    await keepBoth()
    await dropStored('eu', idOf(1), store)
    expect(await store.list('')).toEqual([])
    await keepBoth()
    await dropEnded('eu', [idOf(1)], store)
    expect(await store.list('')).toHaveLength(2)
    await dropEnded('eu', [idOf(2)], store)
    expect(await store.list('')).toEqual([])
    await keepBoth('2020-01-01T00:00:00.000Z')
    await readStored('eu', idOf(1), store)
    expect(await store.list('')).toEqual([])
  })
})

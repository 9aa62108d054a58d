import { expect, it } from 'vitest'
import { memoryDisk } from '#pwa/platform/disk.ts'
import { seal } from '#pwa/platform/sealed-record.ts'
import { dropAged } from './aged-outbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A device with records of these ages in days; `bytes` for a photo still on it. */
async function deviceWith(records: Readonly<Record<string, { days: number; bytes?: number }>>, now: number) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const map = new Map<string, unknown>()
  for (const [place, { days, bytes = 0 }] of Object.entries(records)) {
    const sealed = await seal(key, place, { bytes: new ArrayBuffer(bytes) })
    map.set(place, { ...sealed, at: now - days * DAY_MS })
  }
  await dropAged(now, memoryDisk(map))
  return [...map.keys()].sort()
}

it('takes away after thirty days what had not been sent, of whoever left it, and leaves a note', async () => {
  const left = await deviceWith(
    {
      'ana/draft/1': { days: 31 },
      'ana/photo/1/front': { days: 31, bytes: 90_000 },
      'ana/sheet/1': { days: 33 },
      'ana/guia/1': { days: 200 },
      'ana/device-key': { days: 200 },
      'bia/submission/2': { days: 45 },
      'bia/consent/3': { days: 29 },
    },
    Date.now(),
  )
  expect(left).toEqual(['ana/aged/1', 'ana/device-key', 'ana/guia/1', 'bia/aged/2', 'bia/consent/3'])
})

it('says nothing of what the server has', async () => {
  expect(await deviceWith({ 'ana/photo/1/front': { days: 31 }, 'ana/draft/1': { days: 40 } }, Date.now())).toEqual([])
})

it('counts an order from what was touched last: a yes does not age under the photos that wait for it', async () => {
  const records = { 'ana/consent/1': { days: 50 }, 'ana/photo/1/front': { days: 2, bytes: 90_000 } }
  expect(await deviceWith(records, Date.now())).toEqual(Object.keys(records).sort())
})

it('leaves what is not sealed yet: nobody can say how old it is', async () => {
  const map = new Map<string, unknown>([['ana/draft/1', { text: 'de agora' }]])
  await dropAged(Date.now(), memoryDisk(map))
  expect([...map.keys()]).toEqual(['ana/draft/1'])
})

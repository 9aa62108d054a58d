import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deviceKeys, lockDevice, unlockDevice } from './device-key.ts'
import { storeOn } from './device-store.ts'
import { memoryDisk, type OwnDisk } from './disk.ts'
import { sealedDisk } from './sealed-disk.ts'
import { isSealed, type SealedRecord } from './sealed-record.ts'

const KEY = Buffer.alloc(32, 7).toString('base64url')
const Photo = z.object({ words: z.string(), bytes: z.instanceof(ArrayBuffer), file: z.instanceof(Blob) })
const Note = z.object({ text: z.string() })
const photo = () => ({
  words: 'Uso véu.',
  bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer,
  file: new Blob(['retrato'], { type: 'image/jpeg' }),
})

let people = 0
/** A new person, because a page caches keys. */
function newDevice() {
  const map = new Map<string, unknown>()
  const disk = memoryDisk(map)
  people += 1
  const userId = `pessoa-${people}`
  return { map, disk, userId, store: () => storeOn(sealedDisk(disk, deviceKeys(userId, disk)), `${userId}/`) }
}

const textOf = (value: unknown) =>
  isSealed(value) ? Buffer.from(value.body).toString('latin1') : JSON.stringify(value)

describe('what lies sealed on a device', () => {
  it('gives back answers, bytes and files, and shows none of them', async () => {
    const { map, disk, userId, store } = newDevice()
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    expect(await store().write('photo/1/front', photo())).toBe(true)
    const raw = map.get(`${userId}/photo/1/front`)
    expect(isSealed(raw)).toBe(true)
    expect(textOf(raw)).not.toMatch(/véu|retrato|ÿØÿ/)
    const back = await store().read('photo/1/front', Photo)
    expect(back?.words).toBe('Uso véu.')
    expect([...new Uint8Array(back?.bytes ?? new ArrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 0xe0])
    expect(await back?.file.text()).toBe('retrato')
    expect(back?.file.type).toBe('image/jpeg')
  })

  it('opens nowhere but in its place, and not once it was touched', async () => {
    const { map, disk, userId, store } = newDevice()
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    await store().write('draft/1', { text: 'um' })
    const raw = map.get(`${userId}/draft/1`) as SealedRecord
    map.set(`${userId}/draft/2`, raw)
    expect(await store().read('draft/2', Note)).toBeUndefined()
    const body = raw.body.slice(0)
    new DataView(body).setUint8(20, new DataView(body).getUint8(20) ^ 1)
    map.set(`${userId}/draft/1`, { ...raw, body })
    expect(await store().read('draft/1', Note)).toBeUndefined()
  })

  it('keeps the order of what was asked for, however long sealing takes', async () => {
    const { disk, userId, store } = newDevice()
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    const one = store()
    const large = { text: 'x'.repeat(2_000_000) }
    void one.write('draft/1', large)
    void one.write('draft/1', { text: 'novo' })
    expect(await one.read('draft/1', Note)).toEqual({ text: 'novo' })
    void one.write('draft/1', large)
    void one.erase('draft/1')
    expect(await one.read('draft/1', Note)).toBeUndefined()
    expect(await one.list('draft/')).toEqual([])
  })

  it('is plain only until the key comes, which seals what was left here before', async () => {
    const { map, disk, userId, store } = newDevice()
    await unlockDevice(userId, disk, () => Promise.reject(new Error('sem rede')))
    await store().write('draft/1', { text: 'véu' })
    expect(map.get(`${userId}/draft/1`)).toEqual({ text: 'véu' })
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    expect(textOf(map.get(`${userId}/draft/1`))).not.toContain('véu')
    expect(await store().read('draft/1', Note)).toEqual({ text: 'véu' })
  })

  it('does not put the older record over one written while it was being sealed', async () => {
    const { map, disk, userId, store } = newDevice()
    map.set(`${userId}/draft/1`, { text: 'velho' })
    const slow: OwnDisk = {
      ...disk,
      async get(place) {
        const value = await disk.get(place)
        if (place.endsWith('/draft/1')) map.set(place, { text: 'novo' })
        return value
      },
    }
    await unlockDevice(userId, slow, () => Promise.resolve(KEY))
    expect(await store().read('draft/1', Note)).toEqual({ text: 'novo' })
  })

  it('without a key is neither read nor written over', async () => {
    const { map, disk, userId } = newDevice()
    const without = storeOn(
      sealedDisk(disk, { known: () => Promise.resolve(null), awaited: () => Promise.resolve(null) }),
      `${userId}/`,
    )
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    await storeOn(sealedDisk(disk, deviceKeys(userId, disk)), `${userId}/`).write('draft/1', { text: 'guardado' })
    const raw = map.get(`${userId}/draft/1`)
    expect(await without.read('draft/1', Note)).toBeUndefined()
    expect(await without.write('draft/1', { text: 'por cima' })).toBe(false)
    expect(map.get(`${userId}/draft/1`)).toEqual(raw)
    expect(await without.read('draft/1', Note)).toEqual({ text: 'por cima' })
  })

  it('closes with the session and opens with the next one', async () => {
    const { map, disk, userId, store } = newDevice()
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    await store().write('draft/1', { text: 'guardado' })
    await lockDevice(disk)
    expect([...map.keys()]).toEqual([`${userId}/draft/1`])
    await unlockDevice(userId, disk, () => Promise.resolve(KEY))
    expect(await store().read('draft/1', Note)).toEqual({ text: 'guardado' })
  })
})

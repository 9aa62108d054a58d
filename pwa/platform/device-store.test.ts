import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { memoryStore, storeOn } from './device-store.ts'
import { memoryDisk } from './disk.ts'

const Note = z.object({ text: z.string() })

describe('the device store', () => {
  it('gives back what was written', async () => {
    const store = memoryStore()
    expect(await store.write('draft/1', { text: 'oi' })).toBe(true)
    expect(await store.read('draft/1', Note)).toEqual({ text: 'oi' })
  })

  it('treats what it can no longer read as absent', async () => {
    const store = memoryStore()
    await store.write('draft/1', { text: 42 })
    expect(await store.read('draft/1', Note)).toBeUndefined()
  })

  it('keeps people apart on one disk', async () => {
    const map = new Map<string, unknown>()
    const disk = {
      get: (key: string) => Promise.resolve(map.get(key)),
      set: (values: [string, unknown][]) => Promise.resolve(values.forEach(([key, value]) => void map.set(key, value))),
      delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => map.delete(key))),
      keys: () => Promise.resolve([...map.keys()]),
    }
    const [ana, bia] = [storeOn(disk, 'ana/'), storeOn(disk, 'bia/')]
    await ana.write('draft/1', { text: 'da Ana' })
    expect(await bia.read('draft/1', Note)).toBeUndefined()
    expect(await bia.list('')).toEqual([])
    expect(await ana.list('draft/')).toEqual(['draft/1'])
    await ana.erase('draft/1')
    expect(map.size).toBe(0)
  })

  it('goes on in memory when the disk refuses, and says that it is only there', async () => {
    const refuse = () => Promise.reject(new Error('QuotaExceededError'))
    const store = storeOn({ get: refuse, set: refuse, delMany: refuse, keys: refuse }, 'ana/')
    expect(await store.write('photo/1', { text: 'foto' })).toBe(false)
    expect(await store.read('photo/1', Note)).toEqual({ text: 'foto' })
    expect(await store.list('photo/')).toEqual(['photo/1'])
    await store.erase('photo/1')
    expect(await store.read('photo/1', Note)).toBeUndefined()
  })

  it('writes several at once, or none of them to disk', async () => {
    const store = memoryStore()
    await store.write('old', { text: 'velho' })
    expect(await store.writeAll({ 'photo/1': { text: 'um' }, 'photo/2': { text: 'dois' } }, 'old')).toBe(true)
    expect(await store.list('')).toEqual(['photo/1', 'photo/2'])
    const refuse = () => Promise.reject(new Error('QuotaExceededError'))
    const full = storeOn({ get: refuse, set: refuse, delMany: refuse, keys: refuse }, 'ana/')
    expect(await full.writeAll({ 'photo/1': { text: 'um' }, 'photo/2': { text: 'dois' } })).toBe(false)
    expect(full.unsaved()).toEqual(['photo/1', 'photo/2'])
  })

  function unsteadyDisk(failure: unknown) {
    const map = new Map<string, unknown>()
    const disk = memoryDisk(map)
    const state = { refuses: false }
    const orRefuse =
      <A extends unknown[], T>(call: (...given: A) => Promise<T>) =>
      (...given: A) =>
        state.refuses ? Promise.reject(failure) : call(...given)
    return {
      map,
      state,
      store: storeOn(
        {
          get: orRefuse(disk.get),
          set: orRefuse(disk.set),
          delMany: orRefuse(disk.delMany),
          keys: orRefuse(disk.keys),
        },
        'ana/',
      ),
    }
  }

  it('says “no room” only where there is none', async () => {
    for (const [name, trouble] of [
      ['QuotaExceededError', 'full'],
      ['UnknownError', 'refused'],
    ] as const) {
      const { store, state } = unsteadyDisk(new DOMException('', name))
      expect(store.trouble()).toBeNull()
      state.refuses = true
      await store.write('photo/1', { text: 'foto' })
      expect(store.trouble()).toBe(trouble)
    }
  })

  it('writes what only memory held when the disk is there again', async () => {
    const { map, state, store } = unsteadyDisk(new DOMException('', 'UnknownError'))
    state.refuses = true
    await store.write('photo/1', { text: 'foto' })
    expect(await store.read('photo/1', Note)).toEqual({ text: 'foto' })
    state.refuses = false
    const saved = new Promise<void>((resolve) => store.watch(() => store.unsaved().length === 0 && resolve()))
    store.diskOpened(false)
    await saved
    expect(map.get('ana/photo/1')).toEqual({ text: 'foto' })
    expect(store.trouble()).toBeNull()
  })

  it('still reads what it has read or written when the disk answers no more', async () => {
    const { map, state, store } = unsteadyDisk(new DOMException('', 'InvalidStateError'))
    map.set('ana/draft/1', { text: 'antes' })
    await store.read('draft/1', Note)
    await store.write('photo/1', { text: 'foto' })
    state.refuses = true
    expect(await store.read('draft/1', Note)).toEqual({ text: 'antes' })
    expect(await store.read('photo/1', Note)).toEqual({ text: 'foto' })
  })

  it('goes on from memory when the database was deleted, and fills the new one with it', async () => {
    const map = new Map<string, unknown>([['ana/draft/1', { text: 'antes' }]])
    const disk = memoryDisk(map)
    let found: () => void = () => undefined
    const store = storeOn(
      {
        ...disk,
        get(key) {
          found()
          return disk.get(key)
        },
      },
      'ana/',
    )
    await store.read('draft/1', Note)
    await store.write('photo/1', { text: 'foto' })
    await store.write('photo/2', { text: 'enviada' })
    await store.erase('photo/2')
    map.clear()
    const saved = new Promise<void>((resolve) => store.watch(() => store.unsaved().length === 0 && resolve()))
    found = () => {
      found = () => undefined
      store.diskOpened(true)
    }
    expect(await store.read('photo/1', Note)).toEqual({ text: 'foto' })
    await saved
    expect(Object.fromEntries(map)).toEqual({ 'ana/draft/1': { text: 'antes' }, 'ana/photo/1': { text: 'foto' } })
    expect(store.trouble()).toBe('deleted')
  })
})

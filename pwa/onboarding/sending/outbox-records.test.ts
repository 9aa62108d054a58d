import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from '#pwa/platform/device-store.ts'
import type * as Disk from '#pwa/platform/disk.ts'
import { hasUnsentOf, ordersToSend, RECORDS, recordKey } from './outbox-records.ts'

const disk = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#pwa/platform/disk.ts', async (original) => {
  const real = await original<typeof Disk>()
  return { ...real, indexedDbDisk: () => real.memoryDisk(disk) }
})

beforeEach(() => disk.clear())

describe.each(RECORDS)('a record of the kind %s', (name) => {
  const write = (state: string) =>
    deviceStore('ana').write(recordKey(name, 'order-1'), { value: {}, state, reason: null, at: 1 })

  it('is asked about at sign-out while the server has not got it, of its owner alone', async () => {
    for (const state of ['open', 'sent', 'refused']) {
      await write(state)
      expect(await hasUnsentOf('ana')).toBe(false)
    }
    await write('waiting')
    expect(await hasUnsentOf('ana')).toBe(true)
    expect(await hasUnsentOf('bia')).toBe(false)
  })

  it('brings its order to whoever sends: the app on any page, and the worker', async () => {
    await write('waiting')
    expect(await ordersToSend()).toEqual([{ userId: 'ana', orderId: 'order-1' }])
  })
})

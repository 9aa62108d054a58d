import { expect, it } from 'vitest'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { hasUnsentOf, observedKey } from './outbox-records.ts'

it('what was said of what is seen counts as unsent until the server has it', async () => {
  const store = deviceStore('ana')
  const kept = { standing: {}, values: {}, saidAt: {}, emptied: [], isDone: true }
  await store.write(observedKey('order-1'), kept)
  expect(await hasUnsentOf('ana')).toBe(false)
  await store.write(observedKey('order-1'), { ...kept, values: { skin: null } })
  expect(await hasUnsentOf('ana')).toBe(true)
  expect(await hasUnsentOf('bia')).toBe(false)
})

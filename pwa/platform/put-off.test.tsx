import { afterEach, expect, it, vi } from 'vitest'
import { isPutOff } from './put-off.ts'

const NOW = new Date('2026-06-30T12:00:00Z')
const KEY = 'rosto-ideal:depois:instalar'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('"not now" holds for thirty days on this device, and for what it was said of', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  expect(isPutOff('instalar')).toBe(false)
  localStorage.setItem(KEY, String(NOW.getTime()))
  expect(isPutOff('instalar')).toBe(true)
  expect(isPutOff('avisos')).toBe(false)
  vi.setSystemTime(new Date('2026-07-30T11:59:00Z'))
  expect(isPutOff('instalar')).toBe(true)
  vi.setSystemTime(new Date('2026-07-30T12:00:01Z'))
  expect(isPutOff('instalar')).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentApi } from '#contract/consent.ts'

const fetched = vi.fn<typeof fetch>()
const disk = new Map<string, string>()
const storage = {
  getItem: (key: string) => disk.get(key) ?? null,
  setItem: (key: string, value: string) => void disk.set(key, value),
}

beforeEach(() => {
  vi.resetModules()
  disk.clear()
  fetched.mockReset().mockResolvedValue(Response.json({ marketing: true, analytics: false, decidedAt: null }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { name: '', addEventListener: () => {}, removeEventListener: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./consent.ts')

test('before any answer nothing is allowed, stored or sent', async () => {
  const { hasConsent, consentVisitorId, reportConsent } = await open()
  expect(hasConsent('marketing') || hasConsent('analytics')).toBe(false)
  expect(consentVisitorId()).toBeNull()
  reportConsent()
  expect(disk.size).toBe(0)
  expect(fetched).not.toHaveBeenCalled()
})

test('a choice opens its own category only, and the server is told of it', async () => {
  const { consentSent, decideConsent, hasConsent, readConsent } = await open()
  decideConsent({ marketing: true, analytics: false })
  expect(hasConsent('marketing')).toBe(true)
  expect(hasConsent('analytics')).toBe(false)
  await consentSent()
  expect(fetched.mock.calls[0]?.[0]).toBe(consentApi.decide.path)
  expect(readConsent()?.isSent).toBe(true)
})

test('a choice made without a network is told at the next visit, under the same visitor', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const first = await open()
  first.decideConsent({ marketing: true, analytics: false })
  await first.consentSent()
  const visitorId = first.consentVisitorId()
  vi.resetModules()
  const next = await open()
  expect(next.hasConsent('marketing')).toBe(true)
  expect(next.consentVisitorId()).toBe(visitorId)
  next.reportConsent()
  await next.consentSent()
  expect(next.readConsent()?.isSent).toBe(true)
})

test.each(['', '{', 'null', '"sim"', '{"marketing":true}', '{"version":"1999-01","visitorId":"x","marketing":true}'])(
  'a stored answer that is not to this wording counts as none: %s',
  async (text) => {
    const { CONSENT_KEY, hasConsent, readConsent } = await open()
    disk.set(CONSENT_KEY, text)
    expect(readConsent()).toBeNull()
    expect(hasConsent('marketing')).toBe(false)
  },
)

test('where storage is forbidden the choice holds for this tab, also in its next document', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { decideConsent, hasConsent } = await open()
  decideConsent({ marketing: false, analytics: true })
  expect(hasConsent('analytics')).toBe(true)
  vi.resetModules()
  expect((await open()).hasConsent('analytics')).toBe(true)
})

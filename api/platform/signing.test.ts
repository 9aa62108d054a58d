import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const [old, young] = ['o'.repeat(32), 'y'.repeat(32)]

async function under(secret: string) {
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', secret)
  return import('./signing.ts')
}

it('a new secret signs while the one before is still believed, and ends with it', async () => {
  const before = await under(old)
  const [mac, short, sealed] = [before.signText('a'), before.signShort('a', 16), before.seal('segredo')]
  const both = await under(`${young},${old}`)
  expect([both.isSigned('a', mac), both.isSignedShort('a', short), both.unseal(sealed)]).toEqual([
    true,
    true,
    'segredo',
  ])
  expect(both.isSigned('b', mac)).toBe(false)
  const [newMac, newSealed] = [both.signText('a'), both.seal('outro')]
  const after = await under(young)
  expect([after.isSigned('a', newMac), after.unseal(newSealed)]).toEqual([true, 'outro'])
  expect([after.isSigned('a', mac), after.isSignedShort('a', short), after.unseal(sealed)]).toEqual([
    false,
    false,
    null,
  ])
})

import { expect, it } from 'vitest'
import { serveApi } from '../testing/api.ts'

const api = serveApi()

it('without a pixel or a property configured, pages may load and tell nothing outside the house', async () => {
  const { headers } = await fetch(`${api.url()}/healthz`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toMatch(/facebook|google/)
})

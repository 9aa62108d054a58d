import { expect, it } from 'vitest'
import { serveApi } from '../testing/api.ts'
import { db } from '../platform/db.ts'

const api = serveApi()
const PATH = '/api/security-reports'
const told = () => db.systemLog.findMany({ where: { action: 'policy_violation' } })
const send = (type: string, body: unknown) =>
  api.caller().send('POST', PATH, Buffer.from(JSON.stringify(body)), { 'content-type': type })

it('documents say what they may use and where breaches are told', async () => {
  const { headers } = await api.caller().get('/')
  expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*microphone=\(\)/)
  expect(headers.get('reporting-endpoints')).toBe(`security="${PATH}"`)
  expect(headers.get('content-security-policy')).toMatch(/font-src 'self';.*report-uri \/api\/security-reports/)
})

it('a report of either kind is kept without the tokens of addresses; anything else is let fall', async () => {
  const blocked = 'https://evil.example/x.js?secret=1'
  const page = 'https://rostoideal.com.br/auth/entrar?token=abc#token=def'
  await send('application/reports+json', [
    { type: 'csp-violation', body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: blocked } },
    { type: 'deprecation', body: { documentURL: page, effectiveDirective: 'x' } },
  ])
  await send('application/csp-report', {
    'csp-report': { 'document-uri': page, 'violated-directive': 'img-src', 'blocked-uri': blocked },
  })
  for (const junk of [null, [], {}, 'x', [{ type: 3 }]])
    expect((await send('application/reports+json', junk)).status).toBeLessThan(500)
  const rows = await told()
  expect(rows.map(({ details }) => details)).toEqual([
    { page: '/auth/entrar', directive: 'script-src-elem', blocked: 'https://evil.example' },
    { page: '/auth/entrar', directive: 'img-src', blocked: 'https://evil.example' },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/secret|abc|def/)
})

it('is limited by network', async () => {
  for (let i = 0; i < 20; i++) await send('application/reports+json', [])
  expect((await send('application/reports+json', [])).status).toBe(429)
})

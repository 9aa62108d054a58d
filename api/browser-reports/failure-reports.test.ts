import { expect, it } from 'vitest'
import { FAILURE_REPORTS_PATH, type FailureReport } from '#contract/failure-report.ts'
import { serveApi } from '../testing/api.ts'
import { db } from '../platform/db.ts'

const api = serveApi()
const told = () => db.systemLog.findMany({ where: { action: 'script_failure' } })
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Mobile/15E148 Safari/604.1'
const send = (body: unknown) =>
  api.caller().send('POST', FAILURE_REPORTS_PATH, Buffer.from(JSON.stringify(body)), {
    'content-type': 'application/json',
    'user-agent': IPHONE,
  })
const report: FailureReport = {
  message: 'TypeError: AbortSignal.any is not a function',
  place: 'assets/app-AuTIqDkw.js:1:2345',
  page: '/auth',
}

it('an exception on a device stands in the log with its place and the browser, and without anybody’s values', async () => {
  expect((await send(report)).status).toBe(204)
  await send({ ...report, message: 'SyntaxError: "Ana 11987654321" of ana@exemplo.br is no code 123456' })
  const rows = await told()
  expect(rows.map(({ details }) => details)).toEqual([
    { ...report, browser: 'iPhone OS 15_4 Version/15.4 Safari/604.1' },
    expect.objectContaining({ message: 'SyntaxError: "…" of [endereço] is no code …' }),
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Ana |ana@|1198|123456/)
})

it('what nobody foresaw in a message neither breaks its line of the log nor leaves a value in it', async () => {
  const sent = [
    'TypeError: Can\u2019t read\nlevel=error {"forged":1}\0\ud800',
    'SyntaxError: Unexpected token in "Ana Souza, rua das Fl',
    "ReferenceError: Can't find variable: structuredClone",
    "TypeError: Can't use 'Ana Souza' as `Bia`",
  ]
  for (const message of sent) expect((await send({ ...report, message })).status).toBe(204)
  const rows = await db.systemLog.findMany({ where: { action: 'script_failure' }, orderBy: { id: 'desc' }, take: 4 })
  const messages = rows.map(({ details }) => (details as unknown as FailureReport).message)
  expect(messages.toSorted()).toEqual([
    "ReferenceError: Can't find variable: structuredClone",
    'SyntaxError: Unexpected token in "…"',
    'TypeError: Can\'t use "…" as "…"',
    'TypeError: Can\u2019t read level=error {"…":1} \ufffd',
  ])
})

it('what is no report of ours is let fall', async () => {
  const before = await told()
  const junk = [
    null,
    [],
    'x',
    { ...report, message: 'x'.repeat(201) },
    { ...report, place: 'https://evil.example/x.js' },
    { ...report, page: '/auth/entrar?token=abc' },
  ]
  for (const body of junk) expect((await send(body)).status).toBeLessThan(500)
  expect(await told()).toEqual(before)
})

it('is limited by network', async () => {
  for (let i = 0; i < 20; i++) await send({})
  expect((await send(report)).status).toBe(429)
})

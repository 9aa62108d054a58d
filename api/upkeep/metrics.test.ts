import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/api.ts'

const TOKEN = 'so-o-prometheus-sabe'
let caller: Caller

beforeAll(async () => {
  process.env['METRICS_TOKEN'] = TOKEN
  const [{ createApp }, { listen }, { openQueue }, { Caller: Made }] = await Promise.all([
    import('../app.ts'),
    import('../platform/testing/listen.ts'),
    import('../platform/queue.ts'),
    import('../testing/api.ts'),
  ])
  await openQueue()
  const server = await listen(createApp())
  caller = new Made(server.url)
  return () => server.close()
})

const ask = (authorization?: string) =>
  caller.send('GET', '/metrics', undefined, authorization ? { authorization } : {})

describe('/metrics', () => {
  it('is no page for whoever does not show the token', async () => {
    for (const authorization of [undefined, 'Bearer errado', `Basic ${TOKEN}`, 'Bearer '])
      expect((await ask(authorization)).bytes.toString()).not.toContain('rosto_')
  })

  it('tells queues, dead letters, alarms and answers in the text format, each line well formed', async () => {
    const { db } = await import('../platform/db.ts')
    const { raiseAlarm } = await import('./alarms.ts')
    await db.$executeRaw`
      INSERT INTO pgboss.job (name, data, source_name) VALUES ('dead-letter', '{"mailId":"01a2097d-0eb2-70be-a821-3e6ee899b876"}', 'mail.send')`
    await raiseAlarm(db, 'file-missing', { subject: 'photos/aa/a.jpg' })
    const { status, headers, bytes } = await ask(`Bearer ${TOKEN}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    const lines = bytes.toString().trimEnd().split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'rosto_ready{part="database"} 1',
        'rosto_jobs_waiting{queue="mail.send"} 0',
        'rosto_jobs_dead{queue="mail.send"} 1',
        'rosto_alarms{kind="file-missing"} 1',
        'rosto_mails_waiting 0',
      ]),
    )
    const sample = /^rosto_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?\d+(\.\d+)?$/
    for (const line of lines) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) rosto_/ : sample)
    expect((await ask(`Bearer ${TOKEN}`)).bytes.toString()).toMatch(
      /rosto_http_requests_total\{method="GET",status="2xx"\} [1-9]/,
    )
  })
})

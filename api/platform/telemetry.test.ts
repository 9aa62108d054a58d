import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'

const Attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.optional(z.string()) }) })
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              attributes: z.array(Attribute),
              events: z.array(z.object({ name: z.string(), attributes: z.array(Attribute) })),
              status: z.object({ code: z.optional(z.number()), message: z.optional(z.string()) }),
            }),
          ),
        }),
      ),
    }),
  ),
})

const received: string[] = []
const spans = () =>
  received.flatMap((body) =>
    Sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const valueIn = (attributes: z.infer<typeof Attribute>[], key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value.stringValue

const collector = createServer((req, res) => {
  let body = ''
  req
    .setEncoding('utf8')
    .on('data', (part: string) => (body += part))
    .on('end', () => {
      if (req.url === '/v1/traces') received.push(body)
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
})

async function open() {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
  const [telemetry, { createApp }, { closeQueue, openQueue }, { listen }, { traced }] = await Promise.all([
    import('./telemetry.ts'),
    import('../app.ts'),
    import('./queue.ts'),
    import('./testing/listen.ts'),
    import('./trace.ts'),
  ])
  await openQueue()
  await telemetry.openTelemetry('api')
  return { ...telemetry, closeQueue, traced, api: await listen(createApp()) }
}
let rooms: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  rooms = await open()
})
afterAll(async () => {
  await rooms.api.close()
  await rooms.closeQueue()
  collector.close()
})

it('sends a span a request and a job with the ids of the log, and nothing that an address or a message tells', async () => {
  const { api, closeTelemetry, spanJob, traced } = rooms
  const message = { nome: 'Ana', email: 'ana@example.com', assunto: 'Uma dúvida', mensagem: 'Quando chega o meu guia?' }
  const contact = await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(contact.status).toBe(200)
  const missing = await fetch(`${api.url}/api/nothing-here?token=secret-of-a-link`)
  await traced({ job: 'mail.send', jobId: 'job-1' }, () =>
    spanJob({ name: 'mail.send', id: 'job-1', retryCount: 2 }, async () =>
      Promise.resolve({ status: 'failed', output: { message: '554 ana@example.com refused' } }),
    ),
  )
  await closeTelemetry()

  const asked = spans().find(({ name }) => name === 'POST /api/contact')
  expect(valueIn(asked?.attributes ?? [], 'rosto.request.id')).toBe(contact.headers.get('x-request-id'))
  const enqueued = asked?.events.find(({ name }) => name === 'job enqueued')
  expect(valueIn(enqueued?.attributes ?? [], 'messaging.message.id')).toMatch(/^[0-9a-f-]{36}$/)
  const ids = spans().map(({ attributes }) => valueIn(attributes, 'rosto.request.id'))
  expect(ids).toContain(missing.headers.get('x-request-id'))
  const job = spans().find(({ name }) => name === 'process mail.send')
  expect(valueIn(job?.attributes ?? [], 'messaging.message.id')).toBe('job-1')
  expect(job?.status.code).toBe(2)
  expect(received.join()).toContain('rosto-ideal-api')
  expect(received.join()).not.toMatch(/ana@example|secret-of-a-link|meu guia/)
})

it.each([
  ['without an endpoint nothing of it is loaded', '', 'completed\n'],
  ['with one it is', 'http://127.0.0.1:9', 'loaded\ncompleted\n'],
])('%s', (_, endpoint, said) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { registerHooks } from 'node:module'
      let isLoaded = false
      registerHooks({
        resolve(name, context, next) {
          if (name.startsWith('@opentelemetry/')) isLoaded = true
          return next(name, context)
        },
      })
      const { openTelemetry, spanJob } = await import(${JSON.stringify(join(import.meta.dirname, 'telemetry.ts'))})
      await openTelemetry('worker')
      if (isLoaded) console.log('loaded')
      console.log((await spanJob({ name: 'a', id: 'b', retryCount: 0 }, async () => ({ status: 'completed' }))).status)
      process.exit()`,
    ],
    { encoding: 'utf8', env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } },
  )
  expect(stderr).toBe('')
  expect(stdout).toBe(said)
})

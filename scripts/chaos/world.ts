import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { openGate } from '#api/platform/testing/gate.ts'
import { type S3Server, startS3 } from '#api/platform/testing/s3.ts'
import { catchMail, type MailCatcher } from '#api/platform/testing/smtp.ts'
import { type RunningPostgres, startPostgres } from '../ops/postgres.ts'

export interface Fault {
  readonly name: string
  readonly begin: () => unknown
  readonly end: () => unknown
}

/** Services, each behind a gate that can close. */
export interface World {
  readonly postgres: RunningPostgres
  readonly s3: S3Server
  readonly mail: MailCatcher
  readonly env: Readonly<Record<string, string>>
  readonly faults: readonly Fault[]
  readonly close: () => Promise<void>
}

const portOf = (address: string) => Number(new URL(address).port)

export async function openWorld(folder: string): Promise<World> {
  const [postgres, s3, mail, model] = await Promise.all([
    startPostgres(folder, { use: 'throwaway' }),
    startS3(),
    catchMail(),
    startModel(),
  ])
  const [database, store, post] = await Promise.all([
    openGate(portOf(postgres.url)),
    openGate(portOf(s3.env.S3_ENDPOINT)),
    openGate(portOf(mail.url)),
  ])
  const url = new URL(postgres.url)
  url.port = String(database.port)
  const fullDisk = join(folder, 'full-disk')
  return {
    postgres,
    s3,
    mail,
    env: {
      ...s3.env,
      DATABASE_URL: url.href,
      S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      AI_BASE_URL: model.address,
      AI_MODEL: 'modelo',
      AI_API_KEY: 'chave',
      AI_TIMEOUT_MS: '3000',
      FULL_DISK: fullDisk,
    },
    faults: [
      { name: 'S3 fora', begin: store.shut, end: store.open },
      { name: 'S3 mudo', begin: store.stall, end: store.open },
      { name: 'SMTP fora', begin: post.shut, end: post.open },
      { name: 'SMTP mudo', begin: post.stall, end: post.open },
      { name: 'SMTP recusa', begin: () => mail.refuseNext(Infinity), end: () => mail.refuseNext(0) },
      { name: 'IA com erro', begin: () => model.turn('failing'), end: () => model.turn('well') },
      { name: 'IA muda', begin: () => model.turn('silent'), end: () => model.turn('well') },
      { name: 'disco cheio', begin: () => writeFile(fullDisk, ''), end: () => rm(fullDisk, { force: true }) },
      { name: 'PostgreSQL fora', begin: database.shut, end: database.open },
    ],
    async close() {
      await Promise.all([database.close(), store.close(), post.close()])
      await Promise.all([s3.close(), mail.stop(), model.close()])
      await postgres.stop()
    },
  }
}

/** Returns nonsense, errors or nothing: reports must not need it. */
async function startModel() {
  let state: 'well' | 'failing' | 'silent' = 'well'
  const server = createServer((request, response) => {
    request.resume()
    if (state === 'silent') return
    const choices = [{ index: 0, message: { role: 'assistant', content: '{}' }, finish_reason: 'stop' }]
    response.writeHead(state === 'failing' ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: 'x', object: 'chat.completion', choices, usage: { total_tokens: 10 } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('O modelo não tem porta.')
  return {
    address: `http://127.0.0.1:${bound.port}/v1`,
    turn: (next: typeof state) => {
      state = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

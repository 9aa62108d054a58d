import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import * as z from 'zod/mini'
import type { Integrations, Part, PartTest } from '#contract/admin/integrations.ts'
import type { Actor } from '../orders/order-status.ts'
import { readToken, rotateToken } from '../payments/tokens.ts'
import { aiIsConfigured, askAi } from '../platform/ai.ts'
import { db, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { queueIsReady } from '../platform/queue.ts'
import { storage } from '../platform/storage.ts'
import { journal } from './journal.ts'
import { WEBHOOK_PATH } from './webhook-test.ts'

const WAIT_MS = 8000

export async function readIntegrations(): Promise<Integrations> {
  const [{ previousEndsAt }, last] = await Promise.all([
    readToken(),
    db.webhookEvent.findFirst({ orderBy: { receivedAt: 'desc' }, select: { receivedAt: true } }),
  ])
  return {
    webhook: {
      url: `${env.appUrl}${WEBHOOK_PATH}`,
      previousEndsAt,
      lastEventAt: last?.receivedAt.toISOString() ?? null,
    },
    parts: [
      env.SMTP_URL
        ? { id: 'mail', state: 'connected', detail: `Servidor ${new URL(env.SMTP_URL).hostname}, de ${env.MAIL_FROM}` }
        : {
            id: 'mail',
            state: 'local',
            detail: 'Sem servidor de envio (SMTP_URL): os e-mails ficam guardados aqui e não saem.',
          },
      aiIsConfigured()
        ? {
            id: 'ai',
            state: 'connected',
            detail: `${env.AI_MODEL ?? ''} em ${new URL(env.AI_BASE_URL ?? '').hostname}`,
          }
        : { id: 'ai', state: 'local', detail: 'Sem provedor de IA: os textos são do motor próprio.' },
      { id: 'push', state: 'connected', detail: 'Notificações no aparelho, com chaves próprias.' },
      env.META_PIXEL_ID && env.META_ACCESS_TOKEN
        ? { id: 'pixel', state: 'connected', detail: `Pixel ${env.META_PIXEL_ID}, só com consentimento.` }
        : { id: 'pixel', state: 'off', detail: 'Sem pixel: os eventos são contados aqui e não saem.' },
      env.S3_ENDPOINT && env.S3_BUCKET
        ? { id: 'storage', state: 'connected', detail: `${env.S3_BUCKET} em ${new URL(env.S3_ENDPOINT).hostname}` }
        : { id: 'storage', state: 'local', detail: 'Fotos e relatórios no disco desta máquina.' },
      { id: 'queue', state: 'connected', detail: 'Fila de tarefas no PostgreSQL.' },
    ],
  }
}

/** In clear, only after re-authentication; journalled. */
export async function revealWebhookToken(actor: Actor): Promise<string> {
  const { token } = await readToken()
  await journal(db, actor, { action: 'webhook.revealed', subject: 'integration' })
  return token
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type Verdict = readonly [ok: boolean, message: string]

/** Reports failures as text; throws nothing. */
export async function testPart(part: Part, actor: Actor): Promise<PartTest> {
  const started = performance.now()
  const [ok, message] = await TESTS[part]().catch((error: unknown): Verdict => [false, reasonOf(error)])
  const milliseconds = Math.round(performance.now() - started)
  await journal(db, actor, { action: 'integration.tested', subject: 'integration', to: { part, ok } })
  return { ok, message, milliseconds }
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.slice(0, 300) : 'Falhou sem dizer por quê.'

const TESTS: Readonly<Record<Part, () => Promise<Verdict>>> = {
  async mail() {
    if (!env.SMTP_URL) return [false, 'Nada para testar: sem SMTP_URL nenhum e-mail sai daqui.']
    await createTransport({ url: env.SMTP_URL, connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS }).verify()
    return [true, 'O servidor de e-mail aceitou a conexão e a senha.']
  },
  async ai() {
    if (!aiIsConfigured())
      return [false, 'Nada para testar: sem AI_BASE_URL e AI_MODEL, os textos são do motor próprio.']
    const answer = await askAi({
      system: 'Responda só com JSON: {"ok": true}.',
      material: { pergunta: 'Você está aí?' },
      schema: z.object({ ok: z.boolean() }),
      maxTokens: 20,
      timeoutMs: WAIT_MS,
    })
    return answer.ok ? [true, 'O modelo respondeu.'] : [false, `O modelo não ajudou: ${answer.reason}.`]
  },
  async push() {
    // Throws if the keys do not match.
    webpush.getVapidHeaders(
      'https://example.com',
      `mailto:${env.ADMIN_EMAIL}`,
      env.VAPID_PUBLIC_KEY,
      env.VAPID_PRIVATE_KEY,
      'aes128gcm',
    )
    const devices = await db.pushSubscription.count()
    return [true, `Chaves válidas; ${counted(devices, 'aparelho inscrito', 'aparelhos inscritos')}.`]
  },
  async pixel() {
    if (!env.META_PIXEL_ID || !env.META_ACCESS_TOKEN) return [false, 'Nada para testar: o pixel está desligado.']
    const address = new URL(`https://graph.facebook.com/${env.META_GRAPH_VERSION}/${env.META_PIXEL_ID}`)
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${env.META_ACCESS_TOKEN}` },
      signal: AbortSignal.timeout(WAIT_MS),
    })
    return response.ok ? [true, 'A Meta reconheceu o pixel.'] : [false, `A Meta respondeu ${response.status}.`]
  },
  async storage() {
    const key = `probes/${randomUUID()}.txt`
    const bytes = Buffer.from('teste')
    await storage.put(key, bytes, null)
    const same = (await storage.read(key)).equals(bytes)
    await storage.remove(key)
    return same ? [true, 'Gravou, leu e apagou um arquivo.'] : [false, 'O arquivo lido não é o gravado.']
  },
  async queue() {
    if (!(await queueIsReady())) return [false, 'A fila não respondeu.']
    const [row] = await db.$queryRaw<{ waiting: number; oldest: number | null }[]>`
      SELECT count(*)::int AS waiting, extract(epoch FROM now() - min(start_after))::int AS oldest
      FROM pgboss.job WHERE state IN ('created', 'retry') AND name <> 'dead-letter' AND start_after < now()`
    const oldest = row?.oldest ?? 0
    const waiting = row?.waiting ?? 0
    // Jobs start within seconds: minutes of waiting mean no worker is running.
    return oldest > 120
      ? [
          false,
          `${counted(waiting, 'tarefa à espera', 'tarefas à espera')}, a mais antiga há ${Math.round(oldest / 60)} min: o processo de tarefas parou?`,
        ]
      : [true, `A fila responde; ${counted(waiting, 'tarefa à espera', 'tarefas à espera')}.`]
  },
}

export function changeWebhookToken(overlapHours: number, actor: Actor) {
  return transact(async (tx) => {
    const rotated = await rotateToken(tx, overlapHours)
    await journal(tx, actor, {
      action: 'webhook.rotated',
      subject: 'webhook',
      to: { previousEndsAt: rotated.previousEndsAt },
    })
    return rotated
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startProcessing } from '#api/orders/order-status.ts'
import { db, Prisma, transact } from '#api/platform/db.ts'
import { ensureLocalSecrets, env } from '#api/platform/env.ts'
import { storage } from '#api/platform/storage.ts'
import { agreeToPhotos, jpegOf, quizAnswers } from '#api/testing/people.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { jobs } from '#contract/jobs.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'

const workers: ChildProcess[] = []

/** As in production. */
function startWorker(): ChildProcess {
  ensureLocalSecrets(env.DATA_DIR)
  const worker = spawn(process.execPath, [fileURLToPath(new URL('worker.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  workers.push(worker)
  return worker
}

async function stop(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill(signal)
  await once(worker, 'exit')
}

afterEach(async () => {
  for (const worker of workers.splice(0)) await stop(worker, 'SIGTERM')
})

/** An order with form and photos, whose report is requested. */
async function submittedOrder() {
  const email = `${randomUUID()}@example.com`
  const user = await db.user.create({ data: { email, fullName: 'Marina Albuquerque' } })
  const { id } = await db.order.create({ data: { userId: user.id, quizAnswers } })
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId: id } })
  await agreeToPhotos({ userId: user.id, orderId: id })
  const bytes = await jpegOf(1200, 1500)
  for (const slot of PHOTO_SLOTS) {
    const storageKey = `photos/te/${randomUUID()}.jpg`
    await storage.put(storageKey, bytes, { scope: 'face', ownerId: id })
    await db.customerPhoto.create({
      data: {
        orderId: id,
        slot,
        storageKey,
        fileSize: bytes.length,
        width: 1200,
        height: 1500,
        sourceHash: slot,
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    })
  }
  await transact(async (tx) => {
    const order = await tx.order.findUniqueOrThrow({ where: { id }, include: { user: true } })
    await startProcessing(tx, order)
  })
  return { id }
}

const patience = { timeout: 100_000, interval: 20 }
const drawing = (orderId: string) =>
  vi.waitFor(() => db.reportBuild.findFirstOrThrow({ where: { orderId, finishedAt: null } }), patience)
const completed = (id: string) =>
  vi.waitFor(() => db.order.findFirstOrThrow({ where: { id, status: 'CONCLUIDO' } }), patience)

describe('a worker', () => {
  it(
    'killed while it draws: another resumes by the missed heartbeat, and there is one report, one notification, one mail',
    { timeout: 300_000 },
    async () => {
      const order = await submittedOrder()
      const first = startWorker()
      await drawing(order.id)
      await stop(first, 'SIGKILL')
      const killed = await drawing(order.id)
      expect(await db.generatedPdf.count({ where: { orderId: order.id } })).toBe(0)
      startWorker()
      await completed(order.id)
      const build = await db.reportBuild.findFirstOrThrow({ where: { orderId: order.id } })
      const restartedAfterMs = build.startedAt.getTime() - killed.startedAt.getTime()
      expect(restartedAfterMs).toBeGreaterThan(0)
      // By the heartbeat: without it the job would be taken up only after its own timeout.
      expect(restartedAfterMs).toBeLessThan(jobs['reports.build'].expireInSeconds * 1000)
      await vi.waitFor(
        () =>
          db.outgoingMail.findFirstOrThrow({ where: { orderId: order.id, kind: 'report-ready', status: 'captured' } }),
        patience,
      )
      expect(await db.generatedPdf.findMany({ where: { orderId: order.id } })).toMatchObject([
        { pageCount: expect.any(Number) as number, supersededAt: null },
      ])
      expect(await db.reportBuild.count({ where: { orderId: order.id } })).toBe(1)
      expect(await db.notification.count({ where: { orderId: order.id, type: 'order_complete' } })).toBe(1)
      expect(await db.outgoingMail.count({ where: { orderId: order.id, kind: 'report-ready' } })).toBe(1)
      // The killed worker may have held the mail, which waits for its own heartbeat.
      await vi.waitFor(
        () =>
          db.outgoingMail.findFirstOrThrow({ where: { orderId: order.id, kind: 'form-received', status: 'captured' } }),
        patience,
      )
      expect((await readdir(join(env.DATA_DIR, 'mail'))).filter((file) => file.endsWith('.eml'))).toHaveLength(2)
    },
  )

  it(
    'without evidence of the shape leaves the order at the desk and invents nothing',
    { tags: ['long'], timeout: 120_000 },
    async () => {
      const order = await submittedOrder()
      await db.order.update({ where: { id: order.id }, data: { quizAnswers: Prisma.DbNull } })
      startWorker()
      await vi.waitFor(() => db.order.findFirstOrThrow({ where: { id: order.id, needsVisagist: true } }), patience)
      expect(await db.generatedPdf.count({ where: { orderId: order.id } })).toBe(0)
    },
  )
})

import { storedSignOut, sendSignOut, SIGN_OUT_LOCK } from '../auth/pending-sign-out.ts'
import { dropAged } from '#pwa/onboarding/sending/aged-outbox.ts'
import { orderApi } from '#pwa/onboarding/sending/order-api.ts'
import { OrderOutbox } from '#pwa/onboarding/sending/order-outbox.ts'
import { ordersToSend } from '#pwa/onboarding/sending/outbox-records.ts'
import { GO_FIRST } from '../platform/background-sync.ts'
import { deviceStore } from '../platform/device-store.ts'
import { type FlushResult, withLock } from '../platform/lock.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that is loading or frozen does not answer. */
const GO_FIRST_MS = 1000

/**
 * Sends what waits on this device, each order under its lock so that nothing is sent twice.
 * @throws when something still waits, so that the browser wakes the worker again; not after the session ended, when only the person can go
 * on
 */
export async function sendWaiting(): Promise<void> {
  await withLock(SIGN_OUT_LOCK, sendPendingSignOut)
  await waitForOpenTabs()
  await dropAged()
  const results: FlushResult[] = []
  for (const { userId, orderId } of await ordersToSend()) results.push(await sendOrder(userId, orderId))
  if (results.some((one) => one !== 'empty')) throw new Error('Something still waits.')
}

/** A sign-out made offline. */
async function sendPendingSignOut(): Promise<void> {
  const pending = await storedSignOut()
  if (pending) await sendSignOut(pending)
}

async function sendOrder(userId: string, orderId: string): Promise<FlushResult> {
  const outbox = new OrderOutbox({ userId, orderId, store: deviceStore(userId), api: orderApi(orderId) })
  try {
    const result = await withLock(outbox.lock, () => outbox.flush())
    return outbox.trouble()?.code === 'unauthenticated' ? 'empty' : result
  } finally {
    outbox.stop()
  }
}

/** An open app shows progress: it takes the locks first. */
async function waitForOpenTabs(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const answers = windows.map(
    (client) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        client.postMessage({ type: GO_FIRST }, [port2])
      }),
  )
  if (answers.length > 0)
    await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, GO_FIRST_MS))])
}

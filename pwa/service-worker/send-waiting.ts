import { DEPARTURE_TURN, keptDeparture, settleDeparture } from '../auth/departure.ts'
import { openOrderSender } from '../onboarding/order-sender.ts'
import { ordersWithPost } from '../onboarding/waiting-orders.ts'
import { orderWire } from '../onboarding/wire.ts'
import { GO_FIRST } from '../platform/background-sync.ts'
import { deviceStore } from '../platform/device-store.ts'
import { inTurn, type Left } from '../platform/flusher.ts'
import { whenLeaving } from '../platform/sign-out.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that has just been opened, or sleeps, answers nothing. */
const GO_FIRST_MS = 1000

/**
 * Sends what waits on this device, as the app would: each order in its own turn, so that nothing is sent twice at once.
 * @throws when something still waits, so that the browser wakes us again; not when the session has ended: then only the
 * person can go on, and the app asks them to.
 */
export async function sendWaiting(): Promise<void> {
  await inTurn(DEPARTURE_TURN, endKeptDeparture)
  await letAppGoFirst()
  const left: Left[] = []
  for (const { userId, orderId } of await ordersWithPost()) left.push(await sendOrder(userId, orderId))
  if (left.some((one) => one !== 'empty')) throw new Error('Something still waits.')
}

/** Somebody left without a network: their session ends now. */
async function endKeptDeparture(): Promise<void> {
  const departure = await keptDeparture()
  if (departure) await settleDeparture(departure)
}

async function sendOrder(userId: string, orderId: string): Promise<Left> {
  const sender = openOrderSender({ userId, orderId, store: deviceStore(userId), wire: orderWire(orderId) })
  const stopListening = whenLeaving(sender.stop)
  try {
    const left = await inTurn(sender.name, sender.flush)
    return sender.trouble()?.code === 'unauthenticated' ? 'empty' : left
  } finally {
    stopListening()
    sender.stop()
  }
}

/** An open app shows how far it is; it takes the turns before us and sends what it can. */
async function letAppGoFirst(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const told = windows.map(
    (client) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        client.postMessage({ type: GO_FIRST }, [port2])
      }),
  )
  if (told.length > 0)
    await Promise.race([Promise.all(told), new Promise((resolve) => setTimeout(resolve, GO_FIRST_MS))])
}

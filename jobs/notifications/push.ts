import { alarmRefusedPush, forgetDevice, notePushed, readPush } from '#api/notifications/push.ts'
import { Outage } from '#api/platform/outage.ts'
import { PrivateAddress } from '#api/platform/public-address.ts'
import { sendWebPush } from '#api/platform/web-push.ts'

interface PushPayload {
  readonly notificationId: string
  readonly subscriptionId: string
}

/** Throws on temporary failures, so that the queue retries. */
export async function pushNotification({ notificationId, subscriptionId }: PushPayload): Promise<void> {
  const due = await readPush(notificationId, subscriptionId)
  if (!due) return
  const status = await sendWebPush(due.target, due.parcel).catch((error: unknown) => {
    // No browser registers one: someone was probing our network.
    if (error instanceof PrivateAddress) return 410
    throw error
  })
  if (status >= 200 && status < 300) await notePushed(subscriptionId)
  else if (status === 404 || status === 410) await forgetDevice(subscriptionId)
  else if (status === 429 || status >= 500) throw new Outage(`o serviço de avisos respondeu ${status}`)
  else await alarmRefusedPush(subscriptionId, status)
}

import type { CDPSession, Page, Worker } from '@playwright/test'
import type { PushDevice } from '#api/platform/testing/push-service.ts'

/** Replaces only subscribing, with permission granted. */
export async function standInForVendor(page: Page, device: PushDevice): Promise<void> {
  await page.addInitScript((subscription) => {
    // The subscription survives a reload.
    const isOn = () => localStorage.getItem('assinatura-de-teste') !== null
    let permission: NotificationPermission = isOn() ? 'granted' : 'default'
    const made = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: () => {
        localStorage.removeItem('assinatura-de-teste')
        return Promise.resolve(true)
      },
    }
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = () => {
      permission = 'granted'
      return Promise.resolve(permission)
    }
    PushManager.prototype.getSubscription = () => Promise.resolve(isOn() ? (made as never) : null)
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('assinatura-de-teste', 'sim')
      return Promise.resolve(made as never)
    }
  }, device.subscription)
}

/** Pushes to the real service worker. */
export async function deliver(cdp: CDPSession, page: Page, text: string): Promise<void> {
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: text,
  })
}

export const shownTitles = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title }) => title)
  })

export const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    self.dispatchEvent(
      new (self as never as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent(
        'notificationclick',
        { notification },
      ),
    )
  })

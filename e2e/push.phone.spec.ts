import { PushMessage } from '#contract/push.ts'
import { type PushService, startPushService } from '#api/platform/testing/push-service.ts'
import { expect, test } from './fixtures.ts'
import { deliver, shownTitles, standInForVendor } from './push-stand-in.ts'

let service: PushService
let publicKey = ''
test.beforeAll(async () => {
  service = await startPushService(() => publicKey)
})
test.afterAll(() => service.stop())

test.describe('web push, on a phone', () => {
  test('a phone whose address the browser changed by itself hears on, and its icon counts what is unread', async ({
    page,
    context,
    purchase,
    signIn,
    newEmail,
  }) => {
    await context.grantPermissions(['notifications'])
    const email = newEmail('luzia')
    await purchase({ email, name: 'Luzia' })
    await signIn(page, email)
    publicKey = String((await (await page.request.get('/api/push/key')).json()).publicKey)
    await standInForVendor(page, service.newDevice())
    await page.goto('/dashboard/notificacoes')
    await page.getByRole('button', { name: 'Ligar avisos' }).click()
    await expect(page.getByText('Avisos ligados')).toBeVisible()
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

    const moved = service.newDevice()
    await worker.evaluate((subscription) => {
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription } as never)
      Object.assign(navigator, {
        setAppBadge: (count: number) => Promise.resolve(Object.assign(self, { badge: count })),
      })
      // Some browsers report neither address.
      const { ExtendableEvent: Made } = self as never as { ExtendableEvent: new (type: string) => Event }
      self.dispatchEvent(new Made('pushsubscriptionchange'))
    }, moved.subscription)
    await expect
      .poll(async () => (await (await page.request.get('/api/notification-preferences')).json()).devices)
      .toBe(2)

    await purchase({ email, name: 'Luzia', order: '2' })
    const push = await moved.next()
    const { notification } = PushMessage.parse(JSON.parse(push.text))
    expect(notification.title).toBe('Boas-vindas à Rosto Ideal')
    await deliver(await context.newCDPSession(page), page, push.text)
    await expect.poll(() => shownTitles(worker)).toEqual([notification.title])
    await expect.poll(() => worker.evaluate(() => Reflect.get(self, 'badge'))).toBe(2)
  })

  test('what to receive is chosen on a screen of its own, and stays', async ({ page, purchase, signIn, newEmail }) => {
    const email = newEmail('elis')
    await purchase({ email, name: 'Elis' })
    await signIn(page, email)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Notificações/ }).click()
    await expect(page.getByRole('heading', { name: 'O que receber' })).toBeVisible()
    await page.getByRole('switch', { name: 'Novidades e dicas' }).click()
    await expect(page.getByRole('switch', { name: 'Novidades e dicas' })).toBeChecked()
    await page.getByRole('switch', { name: 'Lembretes' }).click()
    await expect(page.getByRole('switch', { name: 'Lembretes' })).not.toBeChecked()
    await expect(async () => {
      const kept = await (await page.request.get('/api/notification-preferences')).json()
      expect(kept).toMatchObject({ orders: true, reminders: false, news: true })
    }).toPass()
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Novidades e dicas' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Lembretes' })).not.toBeChecked()
  })
})

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { devices } from '@playwright/test'
import { SESSION_COOKIE } from '#contract/auth.ts'
import { runCommand } from '#scripts/command.ts'
import { openInstallation, startServer } from './fixture.ts'
import { launchBrowser, standsAfter } from './phone-page.ts'
import type { Subject } from './subject.ts'

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'pt-BR' }

/** Our dashboard against Ionic's starter on a slow phone, never visited or installed. */
export const appSubject = (start: 'first' | 'warm'): Subject => ({
  title: `app, ${start} start on a slow phone, until its first screen stands`,
  rival: "Ionic's starter with three tabs, built and served the same way",
  unit: 'ms',
  goal: 1,
  rounds: 5,
  async open() {
    await runCommand('vite build --config bench/ionic-starter.config.ts')
    const installation = await openInstallation()
    const { db, closeDb } = await import('#api/platform/db.ts')
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest('hex')
    const user = await db.user.create({ data: { email: 'ana@example.com', fullName: 'Ana' } })
    await db.session.create({ data: { userId: user.id, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) } })
    await db.order.create({ data: { userId: user.id, providerOrderId: randomUUID(), amountCents: 7990 } })
    await closeDb()
    const ours = await startServer('api/server.ts', '/healthz')
    const rival = await startServer('bench/rivals/ionic-starter.ts', '/dashboard')
    const browser = await launchBrowser()
    const measure = async (base: string, selector: string, isOurs: boolean) => {
      const context = await browser.newContext({ ...PHONE, ...(start === 'first' ? { serviceWorkers: 'block' } : {}) })
      if (isOurs) await context.addCookies([{ name: SESSION_COOKIE, value: token, url: base, httpOnly: true }])
      if (start === 'warm') {
        const page = await context.newPage()
        await page.goto(`${base}/dashboard`)
        await page.locator(selector).first().waitFor()
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        // Storage is written a moment after display.
        if (isOurs) await page.waitForFunction(() => localStorage.getItem('rosto-ideal:painel')?.includes('"orders"'))
        await page.close()
      }
      const value = await standsAfter(context, `${base}/dashboard`, selector)
      await context.close()
      return { value }
    }
    return {
      ours: () => measure(ours.base, '.band-action a', true),
      rival: () => measure(rival.base, '.starter-words', false),
      async close() {
        await browser.close()
        await Promise.all([ours.stop(), rival.stop()])
        await installation.close()
      },
    }
  },
})

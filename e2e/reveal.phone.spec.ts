import type { BrowserContext, Page } from '@playwright/test'
import { Reading } from '#contract/reader/reading.ts'
import { expect, test as base } from './fixtures.ts'
import { untilInstalled } from './form-screens.ts'
import { quizOf } from './people.ts'
import { sendForm } from './sent-form.ts'

/** An order whose guide is unopened. */
const test = base.extend<{ ready: string }>({
  ready: async ({ page, purchase, signIn, mailTo, newEmail, photoFiles }, give) => {
    const email = newEmail('marina')
    await page.request.post('/api/leads', { data: quizOf('Marina', email) })
    await purchase({ email, name: 'Marina Albuquerque' })
    await signIn(page, email)
    const orderId = await sendForm(page, photoFiles)
    await mailTo(email, {
      where: (mail) => mail.subject.includes('pronto') && mail.links.some((link) => link.endsWith(linkOf(orderId))),
    })
    await give(orderId)
  },
})

const linkOf = (orderId: string) => `/dashboard/pronto/${orderId}`
const opening = (page: Page) => page.getByRole('heading', { level: 1, name: 'Marina, o seu guia está pronto' })
const findings = (page: Page) => page.getByRole('heading', { level: 1, name: 'O que o seu guia diz primeiro' })
const cover = (page: Page) => page.getByRole('heading', { level: 1, name: 'O rosto de Marina' })
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Meus Pedidos' })

const revealOf = async (page: Page, orderId: string) =>
  Reading.parse(await (await page.request.get(`/api/orders/${orderId}/report`)).json()).reveal

/** Freezes the tape: only presses advance. */
const holdTape = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = '.reveal-opening * { animation-duration: 1000s !important }'
      document.head.append(style)
    })
  })

async function otherDevice(context: BrowserContext, baseURL: string | undefined): Promise<Page> {
  const { cookies } = await context.storageState()
  const other = await context
    .browser()
    ?.newContext({ ...(baseURL && { baseURL }), storageState: { cookies, origins: [] } })
  if (!other) throw new Error('The browser is gone.')
  return other.newPage()
}

test('a ready guide reveals its findings once, from the mail’s link, and on no other device again', async ({
  page,
  context,
  baseURL,
  ready,
}) => {
  await holdTape(page)
  await page.goto(linkOf(ready))

  await test.step('the tape parts, and a press does not wait for it', async () => {
    await expect(opening(page)).toBeFocused()
    await expect(page).toHaveURL(`/dashboard/guia/${ready}`)
    await page.getByRole('button', { name: 'A fita está abrindo. Toque para ver já.' }).click()
    await expect(findings(page)).toBeFocused()
  })

  await test.step('three findings, and what they rest on', async () => {
    const reveal = await revealOf(page, ready)
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(
      reveal.findings.map(({ title }) => title) ?? [],
    )
    await expect(page.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText(reveal.basis ?? '', { exact: true })).toBeVisible()
    await expect(page.getByText('conferido por')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Desenho do seu rosto/ })).toBeVisible()
  })

  await test.step('the guide begins at the first finding’s chapter', async () => {
    await page.getByRole('button', { name: 'Ler o guia' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Seu rosto, / })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: /^Seu rosto, / })).toBeInViewport()
  })

  await test.step('the mail’s link now leads to the dashboard, and the dashboard to the cover', async () => {
    await page.goto(linkOf(ready))
    await expect(dashboard(page)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'Ler o guia' }).first().click()
    await expect(cover(page)).toBeVisible()
    await expect(opening(page)).toHaveCount(0)
  })

  await test.step('another phone knows that it was opened', async () => {
    const other = await otherDevice(context, baseURL)
    await other.goto(`/dashboard/guia/${ready}`)
    await expect(cover(other)).toBeVisible()
    await expect(opening(other)).toHaveCount(0)
    await other.context().close()
  })
})

test('by itself, from the dashboard, and the way back leads there again; unseen findings come again', async ({
  page,
  ready,
}) => {
  void ready
  await holdTape(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Ler o guia' }).first().click()
  await expect(opening(page)).toBeVisible()
  await page.goBack()
  await expect(dashboard(page)).toBeVisible()
  await page.getByRole('link', { name: 'Ler o guia' }).first().click()
  // Keys go to the page in front.
  await expect(opening(page)).toBeFocused()
  await test.step('Esc does not wait for the tape, and then leaves', async () => {
    await page.keyboard.press('Escape')
    await expect(findings(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dashboard(page)).toBeVisible()
  })
})

test('the tape opens by itself', async ({ page, ready }) => {
  await page.goto(`/dashboard/guia/${ready}`)
  await expect(opening(page)).toBeVisible()
  await expect(findings(page)).toBeVisible()
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('waits for the internet and goes straight to the findings', async ({ page, context, ready }) => {
    await page.goto('/dashboard')
    await expect(dashboard(page)).toBeVisible()
    await untilInstalled(page)

    await test.step('without a network it says when it will open, and then does', async () => {
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Ler o guia' }).first().click()
      await expect(page.getByText('Abre quando houver internet.')).toBeVisible()
      await page.route('**/report/opened', (route) => route.abort())
      await context.setOffline(false)
      await expect(findings(page)).toBeVisible()
      await expect(opening(page)).toHaveCount(0)
    })

    await test.step('the card is one press away', async () => {
      await page.getByRole('button', { name: 'Cartão do salão' }).click()
      await expect(page.locator('#cap-cartao')).toBeInViewport()
    })

    await test.step('seen where the server did not hear of it, it does not come here again, and the server hears of it', async () => {
      const openedAt = async () => (await revealOf(page, ready))?.openedAt
      expect(await openedAt()).toBeNull()
      await page.unroute('**/report/opened')
      await page.goto(`/dashboard/guia/${ready}`)
      await expect(cover(page)).toBeVisible()
      await expect.poll(openedAt).toEqual(expect.any(String))
    })
  })
})

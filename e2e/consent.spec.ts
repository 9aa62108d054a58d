import type { Page } from '@playwright/test'
import { consentApi } from '#contract/consent.ts'
import { trackingApi } from '#contract/tracking.ts'
import { expect, test } from './fixtures.ts'
import { ANALYTICS_ID, storedOn, META_PIXEL_ID, watchTrackers } from './trackers.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('without an answer, and after a no, nothing is stored, loaded or counted', async ({ page }) => {
  const { asked } = await watchTrackers(page)
  await page.goto('/blog?fbclid=AbC')
  await expect(banner(page).getByRole('button')).toHaveText(['Escolher', 'Aceitar', 'Recusar'])
  const weights = await banner(page)
    .getByRole('button', { name: /Aceitar|Recusar/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => `${button.className} ${Math.round(button.getBoundingClientRect().width)}`),
    )
  expect(new Set(weights).size, 'sim e não têm o mesmo peso').toBe(1)
  expect(asked).toEqual([])
  expect(await storedOn(page)).toEqual([])

  await banner(page).getByRole('button', { name: 'Escolher' }).click()
  const choices = page.getByRole('dialog', { name: 'Preferências de cookies' })
  for (const name of ['Analíticos', 'Publicidade'])
    await expect(choices.getByRole('switch', { name })).not.toBeChecked()
  await expect(choices.getByText('Sempre ativos')).toBeVisible()
  await page.keyboard.press('Escape')

  const told = page.waitForResponse((response) => response.url().endsWith(consentApi.decide.path))
  await banner(page).getByRole('button', { name: 'Recusar' }).click()
  expect((await told).status()).toBe(200)
  await expect(banner(page)).toBeHidden()
  // A page closed before the answer sends the consent again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('consentimento'))).toContain('"isSent":true')
  await page.goto('/sobre')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  expect(asked).toEqual([consentApi.decide.path])
  expect(await storedOn(page)).toEqual(['consentimento'])
})

test('the cookie question covers neither the price nor the buttons of the home page, and waits for the end of the quiz', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const top = await banner(page).evaluate((element) => window.innerHeight - element.getBoundingClientRect().height)
    for (const piece of await page.locator('.hero-guide > *, .hero-actions .button').all())
      expect(await piece.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top)
  }
  await page.goto('/seu-rosto-ideal')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Começar o Teste Grátis' }).click()
  await expect(page.getByRole('button', { name: /^Oval/ })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('after a yes each page counts once, and a change of mind in the footer silences and erases everything', async ({
  page,
}) => {
  const { pixel, analytics, calls, asked } = await watchTrackers(page)
  await page.clock.install()
  const seen = page.waitForResponse((response) => response.url().endsWith(trackingApi.pageview.path))
  const answer = await page.goto('/sobre?utm_source=instagram&fbclid=AbC')
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain('https://connect.facebook.net')
  await banner(page).getByRole('button', { name: 'Aceitar' }).click()
  expect(await (await seen).json()).toEqual({ recorded: true })
  await expect.poll(() => asked).toContain('connect.facebook.net/pt_BR/fbevents.js')
  await expect.poll(() => storedOn(page)).toEqual(['_fbc', '_fbc', '_fbp', '_fbp', 'consentimento'])

  await page.clock.fastForward(30_000)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const told = () => pixel.filter(([kind]) => String(kind).startsWith('track')).map(([, name]) => name)
  await expect.poll(told).toEqual(['PageView', 'TimeOnPage30s', 'ScrollToBottom'])
  await page.locator('footer').getByRole('link', { name: 'Termos' }).click()
  await expect(page).toHaveURL('/termos')
  const visits = () => told().filter((name) => name === 'PageView')
  await expect.poll(visits).toHaveLength(2)
  expect(pixel[1]).toEqual(['init', META_PIXEL_ID])
  const [first] = pixel.filter(([kind]) => kind === 'track')
  expect(first?.[3]).toEqual({ eventID: calls[0]?.body['eventId'] })
  expect(calls[0]?.body).toMatchObject({ fbc: expect.stringMatching(/^fb\.\d\.\d+\.AbC$/) })
  await expect.poll(() => analytics.find(([kind]) => kind === 'config')?.[1]).toBe(ANALYTICS_ID)
  const analysed = () => analytics.filter(([kind, name]) => kind === 'event' && name === 'page_view')
  await expect.poll(analysed).toHaveLength(2)

  await page.getByRole('button', { name: 'Preferências de cookies' }).click()
  const choices = page.getByRole('dialog', { name: 'Preferências de cookies' })
  const advertising = choices.getByRole('switch', { name: 'Publicidade' })
  await expect(advertising).toBeChecked()
  await advertising.click()
  const taken = page.waitForResponse((response) => response.url().endsWith(consentApi.decide.path))
  await choices.getByRole('button', { name: 'Salvar escolhas' }).click()
  expect(await (await taken).json()).toMatchObject({ marketing: false, analytics: true })
  await expect(choices).toBeHidden()
  await expect.poll(() => pixel.at(-1)).toEqual(['consent', 'revoke'])
  await expect.poll(() => storedOn(page)).toEqual(['consentimento'])

  const before = calls.length
  await page.locator('footer').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page).toHaveURL('/privacidade')
  await expect.poll(analysed).toHaveLength(3)
  expect([calls.length, pixel.at(-1)]).toEqual([before, ['consent', 'revoke']])
})

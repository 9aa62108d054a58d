import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { isAlive } from './audit/watch-page.ts'

const pages = (page: Page) => page.getByRole('list', { name: 'Páginas do guia' })
const sheet = (page: Page, number: number) => page.getByRole('img', { name: `Página ${number}: ` })

test('before buying: six pages are leafed through, and each opens the whole guide at its place', async ({ page }) => {
  await page.goto('/revelacao-rosto-ideal')
  await isAlive(page)
  const strip = page.getByRole('region', { name: 'Folheie antes de comprar' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip).toContainText('Zélia é inventada')
  await strip.getByRole('button', { name: 'Próxima página' }).click()
  await expect(strip).toContainText('2 de 6')
  const opening = strip.getByRole('link', { name: /: três caminhos/ })
  const hair = Number(/#p(\d+)$/.exec((await opening.getAttribute('href')) ?? '')?.[1])
  await opening.click()
  await expect(page).toHaveURL(`/guia-de-exemplo#p${hair}`)
  await expect(sheet(page, hair)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText(new RegExp(`^${hair} de \\d+$`))).toBeVisible()

  await test.step('by the arrow keys, by the buttons, and enlarged', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(sheet(page, hair + 1)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Página anterior' }).click()
    await expect(page.getByText(new RegExp(`^${hair} de \\d+$`))).toBeVisible()
    const whole = await sheet(page, hair).boundingBox()
    await page.getByRole('button', { name: 'Ampliar a página' }).click()
    await expect
      .poll(async () => (await sheet(page, hair).boundingBox())?.width)
      .toBeGreaterThan((whole?.width ?? 0) * 1.3)
  })

  await test.step('the purchase is one press away, and so is the way back', async () => {
    await expect(page.getByRole('link', { name: /^Quero o meu/ })).toBeVisible()
    await page.getByRole('link', { name: 'Fechar o guia de exemplo' }).click()
    await expect(page).toHaveURL('/revelacao-rosto-ideal')
  })
})

test('every page of the sample guide opens', async ({ page, request }) => {
  await page.goto('/guia-de-exemplo')
  const sources = await pages(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(sources.length).toBeGreaterThanOrEqual(34)
  for (const src of sources) {
    const answer = await request.get(src)
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, 'image/webp'])
  }
})

test('without JavaScript the sample guide is leafed through in the same way', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/guia-de-exemplo#p3')
  await expect(sheet(page, 3)).toBeInViewport({ ratio: 0.9 })
  await pages(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(sheet(page, 4)).toBeInViewport({ ratio: 0.9 })
  await context.close()
})

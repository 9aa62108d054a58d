import type { Page } from '@playwright/test'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { expect, test } from './fixtures.ts'
import { answer, asked, beginQuiz, drawHead, leaveEmail } from './quiz-steps.ts'
import { VISITORS } from './visitors.ts'

const THEIR_SKINS = VISITORS.map(({ skin }) => skin)

const picture = async (page: Page, within: string) => {
  const image = page.locator(`${within} img[src^="data:image/svg+xml"]`).first()
  await expect(image).toHaveCount(1)
  return decodeURIComponent((await image.getAttribute('src')) ?? '')
}

const face = (svg: string) => svg.replace(/^[^>]*>/, '')

async function nothingMoved(page: Page) {
  const moved = await page.evaluate(() => {
    const score = Number(Reflect.get(window, 'moved') ?? 0)
    Object.assign(window, { moved: 0 })
    return score
  })
  expect(moved, 'nada se mexe sozinho').toBeLessThan(0.02)
}

const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved') ?? 0) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const visitor of VISITORS)
  test(`${visitor.name} goes from the advert to the checkout and is the same person everywhere`, async ({
    page,
    context,
    newEmail,
  }) => {
    test.slow()
    await watchMoves(page)
    await context.route(`${CHECKOUT_URL}**`, (route) => route.fulfill({ body: 'checkout' }))
    await page.clock.install()
    await page.goto('/seu-rosto-ideal?utm_source=instagram')
    await page.getByRole('button', { name: 'Recusar' }).click()
    await beginQuiz(page)
    for (const given of visitor.before) await answer(page, given)
    await page.getByLabel('Seu nome').fill(visitor.name)
    await page.getByRole('button', { name: 'Continuar Análise' }).click()
    await page.clock.fastForward(350)
    await drawHead(page, visitor.taps)

    // From here on with the visitor's own head.
    for (const [i, given] of visitor.after.entries()) {
      await asked(page, 4 + i)
      for (const option of await page.locator('.option').all()) {
        await expect(option.locator('img[src^="data:image/svg+xml"]')).toHaveCount(1)
        await expect(option.locator('img')).toHaveCount(1)
      }
      const drawing = await picture(page, '.option')
      expect(THEIR_SKINS.filter((skin) => drawing.includes(skin))).toEqual([visitor.skin])
      await nothingMoved(page)
      await answer(page, given)
    }
    await expect(page.getByLabel('Seu e-mail')).toBeVisible()
    await expect(page.locator('main img:visible:not([src^="data:image/svg+xml"])')).toHaveCount(0)
    await leaveEmail(page, newEmail('visita'))
    await asked(page, 7)
    await answer(page, visitor.objective)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.title)

    const now = ['.result-portrait', '.result-cover', '.result-pair figure:first-child']
    const tried = ['.keepsake', '.result-pair figure:last-child']
    const [portrait = '', ...otherNow] = await Promise.all(now.map((within) => picture(page, within)))
    const [card = '', ...otherTried] = await Promise.all(tried.map((within) => picture(page, within)))
    for (const drawing of [portrait, card])
      expect(THEIR_SKINS.filter((skin) => drawing.includes(skin))).toEqual([visitor.skin])
    for (const drawing of otherNow) expect(face(drawing)).toBe(face(portrait))
    for (const drawing of otherTried) expect(face(drawing)).toBe(face(card))
    expect(face(card)).not.toBe(face(portrait))
    // Testimonials have faces of their own.
    const others = page.locator('main img:not(.voice-drawing):not([src^="data:image/svg+xml"])')
    await expect(others, 'nenhum outro rosto').toHaveCount(0)

    await expect(page.locator('.keepsake-card header p')).toHaveText(visitor.card)
    await expect(page.locator('.result-text')).toContainText('Você marcou o contorno')
    await expect(page.locator('.result-text')).toHaveText(visitor.reads)
    await expect(page.locator('.result')).not.toHaveText(visitor.neverReads)
    await expect(page.locator('.result-cover')).toContainText(visitor.name.split(' ')[0] ?? '')
    await nothingMoved(page)

    // After a reload heads come from the cache, without the engine.
    const stored = () => page.evaluate(async () => (await (await caches.open('cabeca-desenhada')).keys()).length)
    await expect.poll(stored).toBe(2)
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(request.url()))
    await page.reload()
    expect(await picture(page, '.result-portrait')).toBe(portrait)
    await expect(page.locator('main .head-plate img')).toHaveCount(5)
    expect(scripts.filter((url) => /\/drawing-/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Desbloquear Minha Análise' }).click()
    const [checkout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog').getByRole('link', { name: 'Quero o Guia Completo' }).click(),
    ])
    await checkout.waitForURL(`${CHECKOUT_URL}**`)
    expect(new URL(checkout.url()).searchParams.get('utm_source')).toBe('instagram')
  })

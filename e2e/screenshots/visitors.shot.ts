import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { phone } from '../../playwright.config.ts'
import { expect, test } from '../fixtures.ts'
import { answer, asked, beginQuiz, leaveEmail } from '../quiz-steps.ts'
import { VISITORS } from '../visitors.ts'
import { photograph } from './photograph.ts'

const FOLDER = new URL('../../.cache/visitors/', import.meta.url).pathname
const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Numbers the pictures. */
async function album(page: Page, name: string) {
  const folder = join(FOLDER, name)
  await mkdir(folder, { recursive: true })
  let count = 0
  return async (screen: string, isWhole = false) => {
    const picture = await photograph(page, isWhole)
    count += 1
    await writeFile(join(folder, `${String(count).padStart(2, '0')}-${screen}.png`), picture)
  }
}

for (const visitor of VISITORS)
  for (const size of SIZES)
    test(`${visitor.name}, ${size.width} × ${size.height}`, async ({ browser, baseURL, newEmail }) => {
      const device = size.width < 500 ? { ...phone, deviceScaleFactor: 1 } : {}
      const context = await browser.newContext({
        ...device,
        viewport: size,
        baseURL: baseURL ?? '',
        locale: 'pt-BR',
        reducedMotion: 'reduce',
      })
      await context.route(`${CHECKOUT_URL}**`, (route) => route.fulfill({ body: 'checkout' }))
      const page = await context.newPage()
      await page.clock.install()
      const [first = ''] = visitor.name.toLowerCase().split(' ')
      const shoot = await album(page, `${first}-${size.width}`)

      await page.goto('/seu-rosto-ideal?utm_source=instagram')
      await shoot('anuncio-com-aviso')
      await page.getByRole('button', { name: 'Recusar' }).click()
      await shoot('anuncio', true)
      await beginQuiz(page)
      for (const [i, given] of visitor.before.entries()) {
        await asked(page, 1 + i)
        await shoot(`pergunta-${1 + i}`)
        await answer(page, given)
      }
      await shoot('nome')
      await page.getByLabel('Seu nome').fill(visitor.name)
      await page.getByRole('button', { name: 'Continuar Análise' }).click()
      await page.clock.fastForward(350)
      await expect(page.getByRole('heading', { name: 'Qual se parece com você?' })).toBeVisible()
      await shoot('parece-vazio', true)
      for (const tap of visitor.taps) await page.getByRole('button', { name: tap }).click()
      await shoot('parece', true)
      await page.getByRole('button', { name: 'É parecido comigo' }).click()
      for (const [i, given] of visitor.after.entries()) {
        await asked(page, 4 + i)
        await shoot(`pergunta-${4 + i}`, true)
        await answer(page, given)
      }
      await expect(page.getByLabel('Seu e-mail')).toBeVisible()
      await shoot('e-mail')
      await leaveEmail(page, newEmail('visita'))
      await asked(page, 7)
      await shoot('pergunta-7', true)
      await answer(page, visitor.objective)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.title)
      await shoot('resultado', true)
      await page.getByRole('button', { name: 'Desbloquear Minha Análise' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await shoot('desbloquear')
      const [checkout] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('dialog').getByRole('link', { name: 'Quero o Guia Completo' }).click(),
      ])
      await checkout.waitForURL(`${CHECKOUT_URL}**`)
      await checkout.close()
      await page.goto('/revelacao-rosto-ideal')
      await shoot('vendas', true)
      await context.close()
    })

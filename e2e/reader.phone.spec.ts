import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { passReveal } from './open-guide.ts'
import { quizOf } from './people.ts'
import { sendForm } from './sent-form.ts'

test.describe('the guide, on a phone', () => {
  test('is read, searched, lent to the hairdresser, and read again without a network until the person signs out', async ({
    page,
    browser,
    context,
    purchase,
    signIn,
    mailTo,
    newEmail,
    photoFiles,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = newEmail('marina')
    await page.request.post('/api/leads', { data: quizOf('Marina', email) })
    await purchase({ email, name: 'Marina Albuquerque' })
    await signIn(page, email)
    await sendForm(page, photoFiles)
    await mailTo(email, { where: (mail) => mail.subject.includes('pronto') })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Ler o guia' }).first().click()
    await passReveal(page)
    await expect(page.getByRole('heading', { level: 1, name: 'O rosto de Marina' })).toBeVisible()
    const guide = page.url()

    await test.step('words are found without their accents, and shown where they stand', async () => {
      await page.getByRole('button', { name: 'Buscar no guia' }).click()
      await page.getByRole('searchbox').fill('oculos')
      await expect(page.getByRole('status').filter({ hasText: /trecho/ })).toBeVisible()
      await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click()
      await expect.poll(() => marksInSight(page)).toBeGreaterThan(0)
    })

    await test.step('letters grow and stay grown', async () => {
      const lead = page.locator('.chapter-lead').first()
      const sizeOf = () => lead.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const before = await sizeOf()
      await page.getByRole('button', { name: 'Tamanho da letra' }).click()
      await page.getByRole('slider', { name: 'Letra' }).fill('3')
      await page.getByRole('button', { name: 'Fechar' }).click()
      await expect.poll(sizeOf).toBeGreaterThan(before * 1.5)
    })

    await test.step('a colour fills the screen and its code is copied', async () => {
      await page.getByRole('button', { name: /^Paleta para a loja/ }).click()
      const colour = page.getByRole('list', { name: 'Neutros para a base' }).getByRole('button').first()
      const hex = /#[0-9A-F]{6}/i.exec((await colour.textContent()) ?? '')?.[0] ?? ''
      await colour.click()
      await page.getByRole('button', { name: 'Copiar código' }).click()
      await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex)
      await page.keyboard.press('Escape')
    })

    await test.step('the hairdresser opens the card without an account, until it is closed', async () => {
      await page.getByRole('button', { name: 'Criar link' }).click()
      await page.getByRole('button', { name: 'Copiar link' }).click()
      await expect(page.getByText('Link copiado')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const salon = await browser.newContext()
      const theirs = await salon.newPage()
      await theirs.goto(link)
      await expect(theirs.getByText('Para quem vai cortar o cabelo de Marina')).toBeVisible()
      await expect(theirs.getByText('Peça assim')).toBeVisible()
      await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await theirs.locator('body').textContent()).not.toContain('Albuquerque')
      await page.getByRole('button', { name: 'Encerrar o link agora' }).click()
      await expect(page.getByText('Link encerrado')).toBeVisible()
      await theirs.reload()
      await expect(theirs.getByText('Este cartão não está mais aberto.')).toBeVisible()
      await salon.close()
    })

    await test.step('the code on the printed card opens it too, until its owner ends it', async () => {
      await expect(page.getByText('O QR do cartão impresso abre este cartão até', { exact: false })).toBeVisible()
      const link = await printedLink(page)
      const salon = await browser.newContext()
      const theirs = await salon.newPage()
      await theirs.goto(new URL(link, guide).href)
      await expect(theirs.getByText('Para quem vai cortar o cabelo de Marina')).toBeVisible()
      await expect(theirs.getByText('Pergunte sobre alergias', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: 'Encerrar o QR do papel' }).click()
      await page.getByRole('button', { name: 'Encerrar o código de vez' }).click()
      await expect(page.getByText('Código encerrado')).toBeVisible()
      await theirs.reload()
      await expect(theirs.getByText('Este cartão não está mais aberto.')).toBeVisible()
      await salon.close()
    })

    await test.step('a card without a face is shared, or saved where nothing shares files', async () => {
      await page.goto(guide)
      await page.getByRole('button', { name: 'Compartilhar' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: /^Cartão sem rosto: / })).toBeVisible()
      await expect(dialog).not.toContainText('Albuquerque')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Baixar o cartão' }).click(),
      ])
      const { width, height, format } = await sharp(await readFile(await download.path())).metadata()
      expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: 'png' })
      await page.keyboard.press('Escape')
    })

    await test.step('kept, it opens in flight mode where the reading stopped', async () => {
      await page.goto(guide)
      await page.getByRole('switch', { name: 'Ler sem internet' }).click()
      await expect(page.getByText('Guia guardado neste aparelho')).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await expect(page.getByRole('button', { name: /^Continuar em Cartão/ })).toBeVisible()
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText('Este guia está guardado neste aparelho.')).toBeVisible()
      await page.getByRole('button', { name: /^Continuar em Cartão/ }).click()
      await expect(page.getByText('Sem conexão não dá para criar o link', { exact: false })).toBeVisible()
      await expect(page.locator('#cap-cartao')).toBeInViewport()
      // Drawn when near: a screen or two below.
      const drawing = page.getByRole('img', { name: /^Desenho do corte/ }).first()
      await drawing.scrollIntoViewIfNeeded()
      await expect(drawing.locator('svg')).toBeAttached()
      await context.setOffline(false)
    })

    await test.step('signing out takes it from the device', async () => {
      expect(await keysOf(page)).toContainEqual(expect.stringContaining('guia/'))
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Sair' }).click()
      await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
      await expect.poll(() => keysOf(page)).toEqual([])
    })
  })
})

/** Of the A4 card's code, on this server. */
async function printedLink(page: Page): Promise<string> {
  const [order] = (await (await page.request.get('/api/orders')).json()) as { id: string }[]
  const pdf = await (await page.request.get(`/api/orders/${order?.id}/pdf/download`)).body()
  const token = /\/cartao\/([A-Za-z0-9_-]{43})/.exec(pdf.toString('latin1'))?.[1] ?? ''
  return `/cartao/${token}`
}

/** Between the header and the screen's end. */
const marksInSight = (page: Page) =>
  page.locator('.chapter mark').evaluateAll(
    (marks) =>
      marks.filter((mark) => {
        const { top, bottom } = mark.getBoundingClientRect()
        return top > 72 && bottom < window.innerHeight
      }).length,
  )

const keysOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('rosto-ideal')
        opening.addEventListener('error', () => reject(new Error('O banco não abriu.')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('device').objectStore('device').getAllKeys()
          reading.addEventListener('success', () => resolve(reading.result.map(String)))
        })
      }),
  )

import type { BrowserContext, Page } from '@playwright/test'
import { BROWSER_FLOOR, type FloorBrowser } from '#scripts/gate/floor/browser-floor.ts'
import { expect, given, test } from './fixtures.ts'
import { agree, enterForm, fillProfile, finish, untilInstalled } from './form-screens.ts'
import { serveOldBrowser, takeAway } from './old-browser.ts'
import { passReveal } from './open-guide.ts'
import { answer, asked, beginQuiz, keepName, leaveEmail } from './quiz-steps.ts'

const OLD: readonly (readonly [string, readonly FloorBrowser[]])[] = [
  [`iOS ${BROWSER_FLOOR.safari_ios}`, ['safari_ios']],
  [
    `Chrome ${BROWSER_FLOOR.chrome_android} and Firefox ${BROWSER_FLOOR.firefox}`,
    ['chrome_android', 'webview_android', 'firefox', 'firefox_android'],
  ],
]

function hearErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('request', (request) => {
    if (request.url().endsWith('/api/failure-reports')) errors.push(request.postData() ?? '')
  })
  return errors
}

const lacks = () => (typeof AbortSignal.any === 'undefined' || typeof Intl.Segmenter === 'undefined' ? 'old' : 'new')

async function shoot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tirar foto', exact: true }).click()
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
}

for (const [name, browsers] of OLD)
  test(`${name}: from the test to the guide, with what it lacks taken away`, async ({
    browser,
    contextOptions,
    extraHTTPHeaders,
    purchase,
    mailTo,
    newEmail,
  }) => {
    test.slow()
    const old = await serveOldBrowser(given('E2E_URL'), takeAway(browsers))
    const open = () =>
      browser.newContext({ ...contextOptions, baseURL: old.address, extraHTTPHeaders: extraHTTPHeaders ?? {} })
    const email = newEmail('sonia')
    const context = await open()
    const errors = hearErrors(context)
    const page = await context.newPage()

    await test.step('the free test, to its result', async () => {
      await page.clock.install()
      await page.goto('/seu-rosto-ideal')
      await beginQuiz(page)
      await asked(page, 1)
      expect(await page.evaluate(lacks)).toBe('old')
      for (const label of ['Coração', 'Suave', 'Maior']) await answer(page, label)
      await keepName(page, [])
      for (const label of ['Discretas', 'Médio', 'Clássico']) await answer(page, label)
      await leaveEmail(page, email)
      await asked(page, 7)
      await answer(page, 'Sofisticação')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
      await page.close()
    })

    await purchase({ email, name: 'Sônia Prado' })
    const access = await mailTo(email, { where: (mail) => mail.token !== undefined })
    const mailed = access.links.find((href) => href.includes('token=')) ?? ''
    const phone = await context.newPage()

    await test.step('in by the link of the mail', async () => {
      await phone.goto(mailed.replace(given('E2E_URL'), ''))
      await phone.getByRole('button', { name: /Entrar como/ }).click()
      await expect(phone.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
      await untilInstalled(phone)
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      expect(await worker.evaluate(lacks)).toBe('old')
    })

    await test.step('in by the code of a mail, on another device', async () => {
      const other = await open()
      const otherErrors = hearErrors(other)
      const there = await other.newPage()
      await there.goto('/auth')
      await there.getByLabel('E-mail de compra').fill(email)
      await there.getByRole('button', { name: 'Acessar Minha Análise' }).click()
      const { code = '' } = await mailTo(email, { where: (mail) => mail.code !== undefined })
      await there.getByLabel('Código de 6 dígitos').fill(code)
      await expect(there.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
      expect(otherErrors).toEqual([])
      await other.close()
    })

    await test.step('the form, four photos by the camera, sent', async () => {
      await enterForm(phone)
      await fillProfile(phone)
      await phone.getByRole('button', { name: 'Tirar foto: Frente' }).click()
      await agree(phone, 'Abrir a câmera')
      // The finder's worker must lack the same features.
      await expect.poll(() => Promise.all(phone.workers().map((worker) => worker.evaluate(lacks)))).toContain('old')
      for (let taken = 0; taken < 4; taken++) await shoot(phone)
      await finish(phone)
      await expect(phone.getByText('Formulário enviado com sucesso!')).toBeVisible()
    })

    await test.step('the guide, read', async () => {
      await mailTo(email, { where: (mail) => mail.subject === 'Seu guia de visagismo está pronto' })
      await phone.goto('/dashboard')
      await phone.getByRole('link', { name: 'Ler o guia' }).first().click()
      await expect(phone.getByRole('heading', { level: 1, name: /o seu guia está pronto/ })).toBeVisible()
      await passReveal(phone)
      await expect(phone.getByRole('heading', { level: 1, name: /^O rosto de/ })).toBeVisible()
    })

    expect(errors).toEqual([])
    await context.close()
    await old.stop()
  })

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PushMessage } from '#contract/push.ts'
import { type PushDevice, type PushService, startPushService } from '#api/platform/testing/push-service.ts'
import { expect, test } from './fixtures.ts'
import { agree, agreeAndChoose, consentScreen, enterForm, fillProfile, finish, untilInstalled } from './form-screens.ts'
import { passReveal } from './open-guide.ts'
import { quizOf } from './people.ts'
import { deliver, press, shownTitles, standInForVendor } from './push-stand-in.ts'

let service: PushService
let publicKey = ''
test.beforeAll(async () => {
  service = await startPushService(() => publicKey)
})
test.afterAll(() => service.stop())

async function shoot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tirar foto', exact: true }).click()
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
}

/** The tests' incognito window does not count. */
async function missingToInstall(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

/** Other pushes may come first. */
async function reportPush(phone: PushDevice): Promise<string> {
  for (;;) {
    const { text } = await phone.next()
    if (/pronto/.test(PushMessage.parse(JSON.parse(text)).notification.title)) return text
  }
}

test.describe('the main path, on a phone', () => {
  test('from the payment to the rating: installed, filled in flight mode, told by push, downloaded, read', async ({
    page,
    context,
    purchase,
    mailTo,
    newEmail,
  }) => {
    test.setTimeout(360_000)
    await context.grantPermissions(['notifications', 'camera'])
    const email = newEmail('marina')
    await page.request.post('/api/leads', { data: quizOf('Marina', email) })
    const phone = service.newDevice()
    await standInForVendor(page, phone)
    await purchase({ email, name: 'Marina Albuquerque' })
    await mailTo(email)

    await test.step('signs in by the code of the mail, and the app could be installed', async () => {
      await page.goto('/dashboard')
      await page.getByLabel('E-mail de compra').fill(email)
      await page.getByRole('button', { name: 'Acessar Minha Análise' }).click()
      const { code = '' } = await mailTo(email, { where: (mail) => mail.code !== undefined })
      await page.getByLabel('Código de 6 dígitos').fill(code)
      await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
      await untilInstalled(page)
      expect(await missingToInstall(page)).toEqual([])
    })

    await test.step('switches notices on', async () => {
      publicKey = String((await (await page.request.get('/api/push/key')).json()).publicKey)
      await page.getByRole('link', { name: /Notificações/ }).click()
      await page.getByRole('button', { name: 'Ligar avisos' }).click()
      await expect(page.getByText('Avisos ligados')).toBeVisible()
      // Storage follows display by a second.
      await expect
        .poll(() =>
          page.evaluate(() =>
            Object.keys(localStorage)
              .map((key) => localStorage.getItem(key))
              .join(),
          ),
        )
        .toContain('notification-preferences')
      await page.goto('/dashboard')
    })

    await test.step('fills and shoots in flight mode, with a reload in the middle', async () => {
      await context.setOffline(true)
      await enterForm(page)
      await fillProfile(page)
      await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
      await expect(consentScreen(page).getByText('Sem internet: o seu sim vai junto com as fotos.')).toBeVisible()
      await agree(page, 'Abrir a câmera')
      await shoot(page)
      await shoot(page)
      await page.getByRole('button', { name: 'Fechar câmera' }).click()
      await expect(page.getByText('Na fila', { exact: false })).toHaveCount(2)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
      await expect(page.getByText('Na fila', { exact: false })).toHaveCount(2)
      await page.getByRole('button', { name: 'Tirar foto: Lado direito' }).click()
      await shoot(page)
      await shoot(page)
      await expect(page.getByText('Na fila', { exact: false })).toHaveCount(4)
      await finish(page)
      await expect(page.getByText('será enviado quando houver rede', { exact: false })).toBeVisible()
    })

    await test.step('the dashboard says that the form is here, and the choices of notices are known, also after a reload', async () => {
      const band = page.getByRole('region', { name: 'Andamento do pedido mais recente' })
      const waits = band.getByRole('heading', {
        name: 'Seu formulário está neste celular e vai sozinho quando houver rede.',
      })
      await page.goto('/dashboard')
      await expect(waits).toBeVisible()
      await expect(page.getByText('Preencher Dados')).toHaveCount(0)
      await page.reload()
      await expect(waits).toBeVisible()
      await expect(page.getByRole('article', { name: /Pedido/ })).toContainText('Aguardando rede')
      await page.getByRole('link', { name: /Notificações/ }).click()
      await expect(page.getByRole('switch', { name: 'Lembretes' })).toBeChecked()
      await page.goto('/dashboard')
      await expect(waits).toBeVisible()
    })

    await test.step('back online everything goes, once', async () => {
      await context.setOffline(false)
      await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('Aguardando rede')).toHaveCount(0)
    })

    await test.step('the push of the report opens its reveal, once; afterwards its order', async () => {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      const text = await reportPush(phone)
      const { notification } = PushMessage.parse(JSON.parse(text))
      const pressPush = async () => {
        await deliver(await context.newCDPSession(page), page, text)
        await expect.poll(() => shownTitles(worker)).toContain(notification.title)
        await press(worker)
      }
      await pressPush()
      await expect(page.getByRole('heading', { name: 'Marina, o seu guia está pronto' })).toBeVisible()
      await passReveal(page)
      await pressPush()
      await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
      await page.getByRole('button', { name: 'Fechar', exact: true }).click()
    })

    await test.step('downloaded', async () => {
      await mailTo(email, { where: (mail) => mail.subject === 'Seu guia de visagismo está pronto' })
      for (const [edition, suffix] of [
        ['Para ler no celular', '-celular'],
        ['Para imprimir', ''],
      ] as const) {
        await page.getByRole('button', { name: 'Baixar PDF' }).first().click()
        const offered = page.getByRole('dialog').getByRole('listitem').getByRole('button')
        await expect(offered).toHaveText(['Para ler no celular', 'Para imprimir'])
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: edition }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(new RegExp(`^rosto-ideal-analise-[0-9A-F]{8}${suffix}\\.pdf$`))
        const pdf = await readFile(await download.path())
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        expect(pdf.length).toBeLessThan(4_000_000)
        await expect(page.getByText('PDF baixado com sucesso!').first()).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    await test.step('read in flight mode', async () => {
      await page.getByRole('link', { name: 'Ler o guia' }).first().click()
      const title = page.getByRole('heading', { level: 1, name: 'O rosto de Marina' })
      await expect(title).toBeVisible()
      await page.getByRole('switch', { name: 'Ler sem internet' }).click()
      await expect(page.getByText('Guia guardado neste aparelho')).toBeVisible()
      await context.setOffline(true)
      await page.reload()
      await expect(title).toBeVisible()
      await context.setOffline(false)
      await page.goto('/dashboard')
    })

    await test.step('rated', async () => {
      await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
      await page.getByRole('button', { name: 'Enviar Avaliação' }).click()
      await expect(page.getByText('Avaliação Enviada')).toBeVisible()
      // The rating is offered again, with its earlier answers.
      await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
      await expect(page.getByText('Você já avaliou este pedido.', { exact: false })).toBeVisible()
    })
  })

  test('a form half filled survives a reload, with its step and photo', async ({
    page,
    purchase,
    signIn,
    newEmail,
    photoFiles,
  }) => {
    const email = newEmail('joao')
    await purchase({ email, name: 'João Batista' })
    await signIn(page, email)
    await page.goto('/dashboard')
    await enterForm(page)
    await fillProfile(page)
    await agreeAndChoose(page, 'back', photoFiles.back)
    await expect(page.getByText('Enviada', { exact: false })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
    await expect(page.getByText('Enviada', { exact: false })).toHaveCount(1)
    await page.getByRole('button', { name: 'Anterior' }).click()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Marina Conceição Albuquerque')
    await expect(page.getByRole('checkbox', { name: 'Verde', exact: true })).toBeChecked()
  })
})

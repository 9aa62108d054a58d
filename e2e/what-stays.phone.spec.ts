import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { agreeUnseen, chooseAll, openForm, untilInstalled } from './form-screens.ts'

const rows = (page: Page) => page.locator('.fact-echo li strong')
const quotes = (page: Page) => page.locator('.fact-person q')
const NOTE = 'Meu bigode fica. Trabalho de moto e uso capacete. Detesto gola alta. Vocês atendem no sábado?'

test('what stays is tapped or written, heard without a network, taken away for good, and measured on a tape', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('osmar')
  await purchase({ email, name: 'Osmar Prates' })
  await signIn(page, email)
  const orderId = await openForm(page, 1)
  const draft = async () =>
    (await (await page.request.get(`/api/drafts/${orderId}`)).json()) as { formData: Record<string, unknown> }

  await test.step('without a network, the device hears the note', async () => {
    await untilInstalled(page)
    for (const answer of ['Masculino', 'Melhoria sutil', 'Clássico', 'Cheia'])
      await page.getByRole('radio', { name: answer, exact: true }).tap()
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: 'Sem franja' }).tap()
    await page.getByLabel(/Observações/).fill(NOTE)
    await expect(rows(page)).toHaveText(['Sem gola alta'])
    await expect(page.getByRole('checkbox', { name: 'O bigode' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Capacete' })).toBeChecked()
    await expect(quotes(page)).toHaveText(['Vocês atendem no sábado'])
  })

  await test.step('a row taken away stays away, over a reload and back on the network', async () => {
    await page.getByRole('button', { name: 'Tirar: Sem gola alta' }).tap()
    await expect(rows(page)).toHaveCount(0)
    await expect(page.locator('.onboarding-place')).toHaveAttribute('data-place', 'device')
    await page.reload()
    await expect(page.getByLabel(/Observações/)).toHaveValue(NOTE)
    await expect(quotes(page)).toHaveText(['Vocês atendem no sábado', 'Detesto gola alta'])
    await expect(rows(page)).toHaveCount(0)
    await context.setOffline(false)
    await page.getByLabel(/Observações/).fill(`${NOTE} Obrigado!`)
    await expect.poll(async () => (await draft()).formData['observations']).toBe(`${NOTE} Obrigado!`)
    expect(JSON.stringify((await draft()).formData['facts'])).toContain(
      '"key":"no-high-collar","words":"Detesto gola alta","source":"note","kept":false',
    )
  })

  await test.step('after the photos, the tape takes centimetres, sides and cut', async () => {
    await agreeUnseen(page, orderId)
    await page.getByRole('button', { name: 'Próximo: Fotos' }).tap()
    await page.reload()
    await chooseAll(page, photoFiles)
    await page.getByRole('button', { name: 'Próximo: Envio' }).tap()
    await page.getByRole('button', { name: /Até onde vai hoje/ }).tap()
    await page.getByRole('button', { name: 'É mais curto que a orelha' }).tap()
    const tape = page.getByRole('slider', { name: 'Comprimento do cabelo hoje' })
    await tape.press('Home')
    await tape.press('PageUp')
    await tape.press('PageUp')
    await expect(tape).toHaveAttribute('aria-valuetext', '3 centímetros, mais ou menos dois dedos')
    await page.getByRole('button', { name: 'É até aqui' }).tap()
    await page.getByRole('radio', { name: 'Máquina 2' }).tap()
    await page.getByRole('button', { name: 'É assim' }).tap()
    await page.locator('.worn-cut').first().tap()
    await page.getByRole('button', { name: 'É este' }).tap()
    await expect(page.getByText('3 cm, dois dedos. Mudar')).toBeVisible()
    await expect.poll(async () => (await draft()).formData['today']).toMatchObject({ cm: 3, sidesCm: 0.6 })
    await page.getByRole('button', { name: 'Pular' }).tap()
  })

  await test.step('the last step says what was understood and what waits, and sends without it', async () => {
    const chips = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
    await expect(chips('O que você disse')).toContainText(['O bigode fica', 'Capacete'])
    await expect(chips('O cabelo hoje')).toContainText(['3 cm, dois dedos', 'Lados: máquina 2'])
    await page.getByRole('button', { name: 'Mudar o cabelo de hoje' }).tap()
    await page.getByRole('button', { name: 'É até aqui' }).tap()
    await page.getByRole('radio', { name: 'Máquina 3' }).tap()
    await page.getByRole('button', { name: 'É assim' }).tap()
    await page.getByRole('button', { name: 'É este' }).tap()
    await expect(chips('O cabelo hoje')).toContainText(['3 cm, dois dedos', 'Lados: máquina 3'])
    await page.getByRole('button', { name: 'Enviar sem isso' }).tap()
    await expect(page.getByText('Isto uma pessoa vai ler')).toHaveCount(0)
    await page.getByRole('checkbox', { name: /aceito os/ }).tap()
    await page.getByRole('button', { name: 'Finalizar Análise' }).tap()
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
  })

  await test.step('after sending, the ruler lies on the dashboard, and what it says is the same answer', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Até onde vai hoje/ }).tap()
    await page.getByRole('slider', { name: 'Comprimento do cabelo hoje' }).press('PageUp')
    await page.getByRole('button', { name: 'É até aqui' }).tap()
    await expect
      .poll(async () => (await page.request.get(`/api/orders/${orderId}/today`)).json())
      .toMatchObject({ today: { cm: 7, sidesCm: 1 } })
  })
})

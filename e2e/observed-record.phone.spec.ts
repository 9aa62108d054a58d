import type { Page } from '@playwright/test'
import { faceApi } from '#contract/face/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import { expect, test } from './fixtures.ts'
import { chooseAll, openForm, recordsOnDevice, untilInstalled } from './form-screens.ts'
import { countTouches, MOST_TAPS, touches } from './touches.ts'

const tile = (page: Page, row: string, name: string) =>
  page.getByRole('radiogroup', { name: row }).getByRole('radio', { name, exact: true })

/** The record is encrypted: only its time can be read. */
const writtenAt = async (page: Page) => {
  const records = await recordsOnDevice(page)
  return Math.max(0, ...records.filter(({ key }) => key.includes('/observed/')).map(({ at }) => at ?? 0))
}

test('what is seen is asked in drawings, outlives the network and a reload, and the desk has the last word', async ({
  page,
  context,
  browser,
  baseURL,
  purchase,
  signIn,
  signInAsAdministrator,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('jorge')
  await purchase({ email, name: 'Jorge Tavares' })
  await signIn(page, email)
  await countTouches(page)
  const orderId = await openForm(page, 1)
  const path = fillPath(faceApi.observed.path, { orderId })
  const recordOf = async () => faceApi.observed.reply.parse(await (await page.request.get(path)).json()).record

  await test.step('profile and photos, by touch alone', async () => {
    for (const answer of ['Masculino', 'Melhoria sutil', 'Clássico', 'Cheia'])
      await page.getByRole('radio', { name: answer, exact: true }).tap()
    await page.getByRole('button', { name: 'Próximo: Fotos' }).tap()
    await chooseAll(page, photoFiles)
    await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
    await page.getByRole('button', { name: 'Próximo: Envio' }).tap()
  })

  await test.step('the profile has answered one; a tap answers the next and brings the one after under the plate', async () => {
    await expect(page.getByRole('heading', { name: 'Qual se parece com você?' })).toBeVisible()
    await expect(tile(page, 'Barba', 'Cheia')).toHaveAttribute('aria-checked', 'true')
    await expect(page.locator('.observed-count')).toContainText('1 de 8')
    await tile(page, 'Tom de pele', 'Tom 7 de 8, bem escura').tap()
    await tile(page, 'Cor do cabelo', 'Preto').tap()
    await tile(page, 'Fios brancos', 'metade').tap()
    await tile(page, 'Textura', 'Crespo').tap()
    const [plate, next] = [page.locator('.observed-plate'), page.locator('.trait-row[data-field="length"]')]
    await expect
      .poll(async () => ((await next.boundingBox())?.y ?? 0) - ((await plate.boundingBox())?.height ?? 0))
      .toBeLessThan(4)
    await tile(page, 'Textura', 'Crespo').tap()
    await expect(tile(page, 'Textura', 'Crespo')).toHaveAttribute('aria-checked', 'false')
    await tile(page, 'Textura', 'Crespo').tap()
    await expect
      .poll(recordOf)
      .toMatchObject({ skin: { value: 'bem escura', by: 'cliente' }, texture: { by: 'cliente' } })
  })

  await test.step('without a network it goes on, also after a reload', async () => {
    await untilInstalled(page)
    await context.setOffline(true)
    // The device stores a moment after the tap.
    for (const [row, name] of [
      ['Comprimento', 'Curto'],
      ['Volume no alto', 'Cheio'],
    ] as const) {
      const before = await page.evaluate(() => Date.now())
      await tile(page, row, name).tap()
      await expect.poll(() => writtenAt(page)).toBeGreaterThanOrEqual(before)
    }
    await page.reload()
    await expect(tile(page, 'Comprimento', 'Curto')).toHaveAttribute('aria-checked', 'true')
    await tile(page, 'Óculos', 'Sempre').tap()
    await expect(page.getByRole('heading', { name: 'Já parece você?' })).toBeVisible()
    expect(await page.request.get(path).then((reply) => reply.json())).not.toHaveProperty('record.glasses')
    await context.setOffline(false)
    await expect.poll(recordOf).toMatchObject({ length: { value: 'curto' }, glasses: { value: 'sempre' } })
  })

  await test.step('keys walk a row without scrolling it away', async () => {
    await tile(page, 'Olhos', 'Castanho-escuro').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tile(page, 'Olhos', 'Castanho-escuro')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tile(page, 'Olhos', 'Castanho')).toBeFocused()
    await expect(tile(page, 'Olhos', 'Castanho')).toHaveAttribute('aria-checked', 'true')
  })

  await test.step('sent, it took fewer touches than thirty, and nothing was typed', async () => {
    await page.getByRole('button', { name: 'Pronto' }).tap()
    await expect(page.getByRole('heading', { name: 'Confira e envie' })).toBeVisible()
    await expect(page.getByText('9 respostas')).toBeVisible()
    await page.getByRole('checkbox', { name: /aceito os/ }).tap()
    const { taps, typed } = await touches(page)
    // Plus the last button and the consent's two taps.
    expect(taps + 3).toBeLessThanOrEqual(MOST_TAPS)
    expect(taps).toBeGreaterThan(15)
    expect(typed).toBe(0)
    await page.getByRole('button', { name: 'Finalizar Análise' }).tap()
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
    expect(await recordOf()).toMatchObject({ beard: { value: 'cheia', by: 'cliente' } })
  })

  await test.step('at the desk a letter is a field and a digit its value', async () => {
    const office = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'pt-BR',
      viewport: { width: 1440, height: 900 },
    })
    const desk = await office.newPage()
    await signInAsAdministrator(desk)
    await desk.goto(`/admin?view=desk&order=${orderId}`)
    await expect(desk.getByRole('heading', { name: 'Jorge Tavares' })).toBeVisible()
    await expect(desk.getByRole('button', { name: /O que se vê.*por aceitar/ })).toBeVisible()
    await desk.keyboard.press('o')
    const panel = desk.getByRole('region', { name: 'O que se vê' })
    await expect(panel.locator('[data-row-key="q"]')).toContainText('cliente')
    await desk.keyboard.press('q')
    await desk.keyboard.press('8')
    await expect(panel.locator('[data-row-key="q"]')).toContainText('você')
    await expect.poll(recordOf).toMatchObject({ skin: { value: 'retinta', by: 'visagista' } })
    await desk.keyboard.press('f')
    await desk.keyboard.press('Delete')
    await expect(panel.locator('[data-row-key="f"]')).toContainText('ninguém disse')
    await panel.getByRole('button', { name: 'Aceitar o resto' }).click()
    await expect(desk.getByText('Registro aceito')).toBeVisible()
    await expect.poll(recordOf).toMatchObject({ texture: { value: 'crespo', by: 'visagista' } })
    expect(await recordOf()).not.toHaveProperty('glasses')
    await desk.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(desk.getByRole('region', { name: 'Leitura' })).toBeVisible()
    await office.close()
  })
})

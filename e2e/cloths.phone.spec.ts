import { expect, test } from './fixtures.ts'
import { sendForm } from './sent-form.ts'

test('a buyer answers the cloths, loses the network on the way, and the visagist finds the clue and sets the season', async ({
  page,
  purchase,
  signIn,
  signInAsAdministrator,
  newEmail,
  photoFiles,
  browser,
}) => {
  const email = newEmail('lia')
  await purchase({ email, name: 'Lia Sampaio' })
  await signIn(page, email)
  const orderId = await sendForm(page, photoFiles)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Teste dos panos/ }).click()
  const plates = page.getByRole('img', { name: /A sua foto sobre o pano/ })
  const place = page.getByRole('progressbar', { name: 'Comparações respondidas' })
  await expect(plates).toHaveCount(2)
  const warm = page.getByRole('button', { name: /^(Dourado|Creme|Pastel|Vivo|Coral|Claro|Aceso)$/ })
  await warm.click()
  await expect(place).toHaveAttribute('aria-valuetext', '1 de 5')

  await page.reload()
  await expect(place).toHaveAttribute('aria-valuetext', '1 de 5')
  await expect(plates).toHaveCount(2)
  await page.context().setOffline(true)
  for (let at = 2; at <= 5; at++) {
    await warm.click()
    await expect(place).toHaveAttribute('aria-valuetext', `${at} de 5`)
  }
  await expect(page.getByRole('heading', { name: /Os panos puxam para o quente, o claro e o vivo/ })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar a pista' }).click()
  await expect(page.getByText('Guardada neste aparelho. Segue quando você abrir o painel com internet.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Pista guardada. Ela vai junto com a sua análise.')).toBeVisible()

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInAsAdministrator(desk)
  await desk.goto(`/admin?view=desk&order=${orderId}`)
  const season = desk.getByRole('region', { name: 'Estação' })
  await expect(season.getByText('Estação, três propostas entre doze')).toBeVisible()
  await expect(season.getByText('ninguém definiu')).toBeVisible()
  await desk.keyboard.press('s')
  await desk.keyboard.press('1')
  await expect(season.getByText(/^Primavera \p{L}+, por /u)).toBeVisible()
  await desk.context().close()
})

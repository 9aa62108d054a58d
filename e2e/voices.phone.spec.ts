import { expect, test } from './fixtures.ts'
import { quizOf } from './people.ts'
import { sendForm } from './sent-form.ts'

const SENTENCE = 'Levei o cartão e saí com o corte que eu queria.'

test('who rated allows a sentence, the owner finds it and puts it on the site, and its author takes it back', async ({
  page,
  browser,
  baseURL,
  purchase,
  signIn,
  signInAsAdministrator,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('marina')
  const name = `Marina ${email.split('@')[0] ?? ''}`
  await page.request.post('/api/leads', { data: quizOf('Marina', email) })
  await purchase({ email, name })
  await signIn(page, email)
  await sendForm(page, photoFiles)
  await page.goto('/dashboard')
  // The button appears live.
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
  await page.getByLabel(/Comentários/).fill(SENTENCE)
  await page.getByRole('button', { name: 'Enviar Avaliação' }).click()
  const asked = page.getByRole('dialog', { name: 'Podemos mostrar a sua frase?' })
  await expect(asked.getByLabel('A frase')).toHaveValue(SENTENCE)
  await expect(page.getByText('Avaliação Enviada', { exact: true })).toBeVisible()
  await asked.getByLabel('Nome que aparece').fill('M.')
  await asked.getByRole('checkbox').check()
  await asked.getByRole('button', { name: 'Autorizar a Publicação' }).click()
  await expect(asked).toBeHidden()

  await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Avalie sua Experiência' })
  await expect(again.getByLabel(/Comentários/)).toHaveValue(SENTENCE)
  await again.getByLabel(/Sugestões/).fill('Mais fotos de franja.')
  await again.getByRole('button', { name: 'Enviar Avaliação' }).click()
  const kept = page.getByRole('dialog', { name: 'A sua frase' })
  await expect(kept.getByLabel('A frase')).toHaveValue(SENTENCE)
  await kept.getByRole('button', { name: 'Guardar Mudanças' }).click()
  await expect(kept).toBeHidden()

  // If the dialog fails to load, the dashboard stays.
  const storageState = await page.context().storageState()
  const cut = await browser.newPage({ baseURL: baseURL ?? '', storageState, serviceWorkers: 'block' })
  await cut.route('**/order-rating-*.js', (route) => route.abort())
  await cut.goto('/dashboard')
  await cut.getByRole('button', { name: 'Avaliar', exact: true }).click()
  await expect(cut.getByText('Não conseguimos abrir a avaliação')).toBeVisible()
  await expect(cut.getByRole('heading', { level: 1, name: 'Meus Pedidos' })).toBeVisible()
  await cut.close()

  const office = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
  await signInAsAdministrator(office)
  await office.goto(`/admin?view=ratings&voice=allowed&search=${encodeURIComponent(email)}`)
  await office.getByRole('button', { name: SENTENCE }).click()
  const panel = office.getByRole('dialog')
  await expect(panel).toContainText('M., rosto')
  await panel.getByRole('button', { name: 'Mostrar no site' }).click()
  await expect(office.getByText('A frase está no site.')).toBeVisible()

  await page.goto('/dashboard/privacidade')
  await expect(page.getByText(`“${SENTENCE}”, M.: está no site`)).toBeVisible()
  await page.getByRole('button', { name: 'Mudar ou retirar a frase publicada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar a autorização' }).click()
  await expect(page.getByText('nada é publicado')).toBeVisible()
  await expect(page.getByText('Publicação de uma frase da sua avaliação')).toHaveCount(2)

  await office.reload()
  await expect(office.getByText('Nenhuma avaliação encontrada').first()).toBeVisible()
  await office.close()
})

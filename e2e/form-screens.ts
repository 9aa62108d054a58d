import type { Page } from '@playwright/test'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { expect } from './fixtures.ts'
import { form, orderIdOf } from './sent-form.ts'

/** A file as a person would choose it, on the disk or made up. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

/** From the dashboard into the newest order's form. */
export async function enterForm(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Preencher Dados' })
    .or(page.getByRole('button', { name: 'Preencher Dados' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Conte um pouco de você' })).toBeVisible()
}

/** Opens the form at a step, with answers already given as far as that step wants; the buyer is signed in. */
export async function openForm(page: Page, step: 1 | 2 = 2): Promise<string> {
  const orderId = await orderIdOf(page)
  const { agreedToTerms: _terms, agreedToBiometrics: _biometrics, ...formData } = form
  if (step === 2) await page.request.post('/api/drafts', { data: { orderId, formData, currentStep: step } })
  await page.goto(`/onboarding/${orderId}`)
  const title = step === 1 ? 'Conte um pouco de você' : 'Quatro fotos'
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  return orderId
}

/** Step 1, whole, and on to the photos. */
export async function fillProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Conte um pouco de você' })).toBeVisible()
  await page.getByLabel('Nome completo').fill('Marina Conceição Albuquerque')
  for (const answer of ['Feminino', 'Melhoria sutil', 'Clássico', 'Não se aplica', 'Baixa'])
    await page.getByRole('radio', { name: answer, exact: true }).check()
  for (const colour of ['Verde', 'Marrom', 'Rosa', 'Azul'])
    await page.getByRole('checkbox', { name: colour, exact: true }).click()
  // A fourth colour is ignored.
  await expect(page.getByRole('checkbox', { name: 'Azul', exact: true })).not.toBeChecked()
  await page.getByLabel(/Observações/).fill('Uso óculos para ler e prendo o cabelo no trabalho.')
  await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
}

/** Chooses a file of the gallery for a slot. */
export async function choosePhoto(page: Page, slot: PhotoSlot, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Escolher da galeria: ${PHOTO_SLOT_WORDS[slot]}` }).click()
  await (await chooser).setFiles(file)
}

export async function chooseAll(page: Page, files: Readonly<Record<PhotoSlot, string>>): Promise<void> {
  for (const slot of PHOTO_SLOTS) await choosePhoto(page, slot, files[slot])
}

/** One slot's card: its words say where the photo is. */
export const photoCard = (page: Page, slot: PhotoSlot) => page.locator(`.photo-card[data-slot="${slot}"]`)

/** From the photos to the last step, past the drawings that ask what is seen, where they are asked. */
export async function goToSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Próximo: Envio/ }).click()
  const asked = page.getByRole('heading', { name: /Qual se parece com você|Já parece você/ })
  const last = page.getByRole('heading', { name: 'Confira e envie' })
  await expect(asked.or(last)).toBeVisible()
  if (await asked.isVisible()) await page.getByRole('button', { name: 'Pular' }).click()
  await expect(last).toBeVisible()
}

/** From the photos on: agrees to both texts and presses the last button. */
export async function finish(page: Page): Promise<void> {
  await goToSend(page)
  await page.getByRole('checkbox', { name: /Autorizo a análise/ }).check()
  await page.getByRole('checkbox', { name: /aceito os/ }).check()
  await page.getByRole('button', { name: 'Finalizar Análise' }).click()
}

/** From then on the app opens without asking the server for its own files. */
export const untilInstalled = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller) return
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/** Everything this page's browser keeps of anybody: its database, its storages, and what its worker caches, as text. */
export const allThatIsKept = (page: Page) =>
  page.evaluate(async () => {
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('rosto-ideal')
      opening.addEventListener('error', () => reject(new Error('The database does not open.')))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('device').objectStore('device').getAllKeys()
        reading.addEventListener('success', () => resolve(reading.result))
      })
    })
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const [local, session] = [localStorage, sessionStorage].map((store) => Object.entries(store))
    return JSON.stringify({ rows, local, session, cached })
  })

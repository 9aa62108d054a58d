import type { Page } from '@playwright/test'
import { fillPath } from '#contract/endpoint.ts'
import { onboardingApi, PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { expect } from './fixtures.ts'
import { form, orderIdOf } from './sent-form.ts'

export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

export async function enterForm(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Preencher Dados' })
    .or(page.getByRole('button', { name: 'Preencher Dados' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Conte um pouco de você' })).toBeVisible()
}

/** Consents by the API. */
export async function agreeUnseen(page: Page, orderId: string): Promise<void> {
  const reply = await page.request.put(fillPath(onboardingApi.consent.path, { orderId }), {
    data: { agreedToBiometrics: true, isAdult: true, version: '2026-11-3' },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Earlier answers are given; the buyer must be signed in. Consents by default. */
export async function openForm(page: Page, step: 1 | 2 = 2, { agrees = true } = {}): Promise<string> {
  const orderId = await orderIdOf(page)
  if (agrees) await agreeUnseen(page, orderId)
  const { agreedToTerms: _terms, agreedToBiometrics: _biometrics, ...formData } = form
  if (step === 2) await page.request.post('/api/drafts', { data: { orderId, formData, currentStep: step } })
  await page.goto(`/onboarding/${orderId}`)
  const title = step === 1 ? 'Conte um pouco de você' : 'Quatro fotos'
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  return orderId
}

export async function fillProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Conte um pouco de você' })).toBeVisible()
  await page.getByLabel('Nome completo').fill('Marina Conceição Albuquerque')
  for (const answer of ['Feminino', 'Melhoria sutil', 'Clássico', 'Não se aplica', 'Baixa'])
    await page.getByRole('radio', { name: answer, exact: true }).check()
  for (const colour of ['Verde', 'Marrom', 'Rosa', 'Azul'])
    await page.getByRole('checkbox', { name: colour, exact: true }).click()
  // A fourth colour is refused.
  await expect(page.getByRole('checkbox', { name: 'Azul', exact: true })).not.toBeChecked()
  await page.getByLabel(/Observações/).fill('Uso óculos para ler e prendo o cabelo no trabalho.')
  await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
}

export const consentScreen = (page: Page) => page.getByRole('dialog', { name: 'Antes da câmera, um sim que é só seu' })

/** Consents on the screen before the first photo. */
export async function agree(page: Page, button: 'Abrir a câmera' | 'Escolher a foto' | 'Pedir a foto'): Promise<void> {
  await consentScreen(page).getByRole('switch').check()
  await consentScreen(page).getByRole('button', { name: button }).click()
}

/** Consents on the way. */
export async function agreeAndChoose(page: Page, slot: PhotoSlot, file: ChosenFile): Promise<void> {
  await page.getByRole('button', { name: `Escolher da galeria: ${PHOTO_SLOT_WORDS[slot]}` }).click()
  const chooser = page.waitForEvent('filechooser')
  await agree(page, 'Escolher a foto')
  await (await chooser).setFiles(file)
}

export async function choosePhoto(page: Page, slot: PhotoSlot, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Escolher da galeria: ${PHOTO_SLOT_WORDS[slot]}` }).click()
  await (await chooser).setFiles(file)
}

export async function chooseAll(page: Page, files: Readonly<Record<PhotoSlot, string>>): Promise<void> {
  for (const slot of PHOTO_SLOTS) await choosePhoto(page, slot, files[slot])
}

export const photoCard = (page: Page, slot: PhotoSlot) => page.locator(`.photo-card[data-slot="${slot}"]`)

/** Skips the look questions, if any. */
export async function goToSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Próximo: Envio/ }).click()
  const asked = page.getByRole('heading', { name: /Qual se parece com você|Já parece você/ })
  const last = page.getByRole('heading', { name: 'Confira e envie' })
  await expect(asked.or(last)).toBeVisible()
  if (await asked.isVisible()) await page.getByRole('button', { name: 'Pular' }).click()
  await expect(last).toBeVisible()
}

/** Accepts the terms and sends, from the photos on. */
export async function finish(page: Page): Promise<void> {
  await goToSend(page)
  await expect(page.getByText(/Você autorizou o uso do seu rosto em/)).toBeVisible()
  await page.getByRole('checkbox', { name: /aceito os/ }).check()
  await page.getByRole('button', { name: 'Finalizar Análise' }).click()
}

/** From then on the app opens offline. */
export const untilInstalled = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller) return
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

export interface DeviceRecord {
  readonly key: string
  /** Null if the record is not encrypted. */
  readonly at: number | null
  /** True for a key that scripts cannot extract. */
  readonly isLockedKey: boolean
  /** All bytes of the record, one character each. */
  readonly bytes: string
}

export const recordsOnDevice = (page: Page): Promise<DeviceRecord[]> =>
  page.evaluate(async () => {
    const store = await new Promise<IDBObjectStore>((resolve, reject) => {
      const opening = indexedDB.open('rosto-ideal')
      opening.addEventListener('error', () => reject(new Error('The database does not open.')))
      opening.addEventListener('success', () => resolve(opening.result.transaction('device').objectStore('device')))
    })
    const all = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve) => asked.addEventListener('success', () => resolve(asked.result)))
    const [keys, values] = await Promise.all([all(store.getAllKeys()), all<unknown[]>(store.getAll())])
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return textOf(await value.arrayBuffer())
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value as ArrayBuffer)
      if (typeof value !== 'object' || value === null || value instanceof CryptoKey) return String(value)
      return (await Promise.all(Object.values(value).map(textOf))).join(' ')
    }
    return Promise.all(
      keys.map(async (key, i) => {
        const value = values[i]
        const isSealed = typeof value === 'object' && value !== null && 'sealed' in value && 'at' in value
        return {
          key: typeof key === 'string' ? key : JSON.stringify(key),
          at: isSealed ? Number(value.at) : null,
          isLockedKey: value instanceof CryptoKey && !value.extractable,
          bytes: await textOf(value),
        }
      }),
    )
  })

/** Database, storages and the worker's caches, as text. */
export const allThatIsStored = (page: Page) =>
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

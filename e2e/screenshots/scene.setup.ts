import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillPath } from '#contract/endpoint.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { readingApi } from '#contract/reader/reading.ts'
import { photosOf } from '#scripts/studio/sample-photos.ts'
import { given, test } from '../fixtures.ts'
import { quizOf } from '../people.ts'
import { orderIdOf, sendForm } from '../sent-form.ts'
import { readScene, stateOf, writeScene } from './scene.ts'

test('the scene', async ({ browser, baseURL, purchase, newEmail, signIn, signInAsAdministrator, page, mailTo }) => {
  test.setTimeout(240_000)
  if (await readScene().catch(() => null)) return
  const enter = async (name: string) => {
    const firstName = name.split(' ')[0] ?? ''
    const email = newEmail(firstName.toLowerCase())
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    await page.request.post('/api/leads', { data: quizOf(firstName, email) })
    await purchase({ email, name })
    await signIn(page, email)
    return { email, page }
  }
  const reader = await enter('Raquel Nogueira')
  const photos = await photosOf('quel')
  const files = { front: '', side_left: '', side_right: '', back: '' }
  for (const slot of PHOTO_SLOTS) {
    files[slot] = join(given('E2E_DATA_DIR'), `${slot}.jpg`)
    await writeFile(files[slot], photos[slot] ?? '')
  }
  const readOrder = await sendForm(reader.page, files)
  await mailTo(reader.email, { where: (mail) => mail.subject.includes('pronto') })
  await reader.page.request.post(fillPath(readingApi.opened.path, { id: readOrder }))
  const buyer = await enter('Maria das Graças Albuquerque de Oliveira')
  const openOrder = await orderIdOf(buyer.page)
  await reader.page.context().storageState({ path: stateOf('reader') })
  await buyer.page.context().storageState({ path: stateOf('buyer') })
  await signInAsAdministrator(page)
  await page.context().storageState({ path: stateOf('administrator') })
  await writeScene({ now: new Date().toISOString(), readOrder, openOrder })
})

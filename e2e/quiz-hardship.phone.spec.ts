import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answer, asked, beginQuiz, keepName, leaveEmail } from './quiz-steps.ts'

test('without a network the quiz goes on to its result, which opens again, and the lead is sent once when the network is back', async ({
  page,
  context,
  newEmail,
  mailTo,
}) => {
  const email = newEmail('offline')
  const leads: unknown[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/api/leads')) leads.push(response.request().postDataJSON())
  })
  await page.clock.install()
  await page.goto('/seu-rosto-ideal')
  await page.getByRole('button', { name: 'Recusar' }).click()
  await beginQuiz(page)
  await asked(page, 1)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/pictures/fio-crespo.webp'))))
    .toBe(true)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/seu-rosto-ideal/resultado'))))
    .toBe(true)
  await context.setOffline(true)
  for (const given of ['Coração', 'Suave', 'Maior']) await answer(page, given)
  await keepName(page)
  for (const given of ['Discretas', 'Médio', 'Clássico']) await answer(page, given)
  await leaveEmail(page, email)
  await expect(page.getByText('Sem internet agora')).toBeVisible()
  await answer(page, 'Leveza')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await expect(page.locator('.result-text')).toContainText('Você marcou o contorno')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await expect
    .poll(() => page.locator('.result-shape img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(leads).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ email, name: 'Marina Albuquerque', answers: { jaw: 'suave', objective: 'leveza' } })
  await mailTo(email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await page.waitForLoadState('networkidle')
  expect(leads).toHaveLength(1)
})

/** Accessing blocked storage throws. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })

test('where the browser stores nothing the quiz goes on to its end, and a result without a quiz leads to the quiz', async ({
  page,
  newEmail,
}) => {
  await page.clock.install()
  await refuseStorage(page)
  await page.goto('/seu-rosto-ideal/resultado')
  await expect(page).toHaveURL(/\/seu-rosto-ideal$/)
  await page.getByRole('button', { name: 'Recusar' }).click()
  await beginQuiz(page)
  for (const given of ['Oval', 'Marcada', 'Igual']) await answer(page, given)
  await keepName(page)
  for (const given of ['Moderadas', 'Médio', 'Moderno']) await answer(page, given)
  await leaveEmail(page, newEmail('sem-disco'))
  await answer(page, 'Autoridade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto oval.')
  await expect(page.locator('.result-text')).toContainText('Você marcou o contorno')
})

test('the stored result appears once the script of the page runs, and until then nothing is pressed in vain', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answers = {
      faceShape: 'coracao',
      jaw: 'suave',
      forehead: 'maior',
      cheekbones: 'discretas',
      faceLength: 'medio',
      style: 'classico',
      objective: 'leveza',
    }
    const person = { userName: 'Marina Albuquerque', greeting: 'Marina', userEmail: '' }
    localStorage.setItem('quizResult', JSON.stringify({ ...person, answers }))
  })
  let letProgramIn = () => {}
  const held = new Promise<void>((resolve) => (letProgramIn = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/seu-rosto-ideal/resultado', { waitUntil: 'commit' })
  const unlock = page.getByRole('button', { name: 'Desbloquear Minha Análise' })
  await expect(unlock).toBeDisabled()
  letProgramIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await expect(page.getByText('Parabéns, Marina!')).toBeVisible()
  await expect
    .poll(() => page.locator('.result-shape img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await unlock.click()
  await expect(page.getByRole('dialog', { name: 'Prévia e guia completo' })).toBeVisible()
  await expect(page.getByText('Seu plano, Marina')).toBeAttached()
})

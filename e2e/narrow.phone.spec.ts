import type { Locator, Page } from '@playwright/test'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { expect, test } from './fixtures.ts'
import { choosePhoto, openForm, photoCard } from './form-screens.ts'
import { answer, beginQuiz } from './quiz-steps.ts'

// The smallest supported phone.
const SCREEN = { width: 320, height: 568 }
const MARGIN_PX = 20
test.use({ viewport: SCREEN, screen: SCREEN })

async function expectInside(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    const words = (await button.textContent()) ?? ''
    expect(box, words).not.toBeNull()
    expect(Math.ceil((box?.x ?? 0) + (box?.width ?? 0)), `${words}: right edge`).toBeLessThanOrEqual(
      SCREEN.width - MARGIN_PX,
    )
    expect(Math.floor(box?.x ?? 0), `${words}: left edge`).toBeGreaterThanOrEqual(MARGIN_PX)
    expect(
      await button.evaluate((element) => element.scrollWidth - element.clientWidth),
      `${words}: wider than its button`,
    ).toBeLessThanOrEqual(0)
  }
}

/** Text that is cut off without widening the page. */
const cutWords = (page: Page, within: string) =>
  page.locator(`${within} :is(h2, h3, p, label, button, a, dd, figcaption)`).evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.checkVisibility() && element.closest('[aria-hidden=true], .visually-hidden') === null,
      )
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.textContent),
  )

async function expectLabelsApart(page: Page): Promise<void> {
  const overlaps = () =>
    page.locator('.face-lines-label').evaluateAll((labels) => {
      const boxes = labels.map((label) => ({ words: label.textContent, box: label.getBoundingClientRect() }))
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              box.top + 2 < one.box.bottom &&
              one.box.top + 2 < box.bottom,
          )
          .map((other) => `${one.words} / ${other.words}`),
      )
    })
  await expect.poll(overlaps).toEqual([])
}

for (const { width, height } of [SCREEN, { width: 360, height: 640 }, { width: 390, height: 844 }])
  test(`before a head is drawn it is said where the drawing stays, on ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await page.goto('/seu-rosto-ideal')
    await page.getByRole('button', { name: 'Recusar' }).click()
    await beginQuiz(page)
    for (const given of ['Oval', 'Suave', 'Igual']) await answer(page, given)
    await page.getByLabel('Seu nome').fill('Ana')
    await page.getByRole('button', { name: 'Continuar Análise' }).click()
    await page.clock.fastForward(350)
    await expect(page.getByText('O desenho fica neste aparelho até você deixar o e-mail.')).toBeInViewport({ ratio: 1 })
  })

test('on a screen of 320 by 568 every button of the form and of the marker lies inside, and no label on another', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('ana')
  await purchase({ email, name: 'Ana' })
  await signIn(page, email)
  await openForm(page)
  const buttons = page.locator('.onboarding-bar-actions > .button')
  for (const slot of PHOTO_SLOTS) {
    await expectInside(buttons)
    await choosePhoto(page, slot, photoFiles[slot])
    await expect(photoCard(page, slot)).toContainText('Enviada')
  }
  await expectInside(buttons)

  await test.step('the marker', async () => {
    await page.getByRole('button', { name: 'Medir agora' }).click()
    const stage = page.locator('.face-stage')
    const ways = page.locator('.guided-ways > .button')
    // First the proposal, then everything by hand.
    await expect(page.getByRole('heading', { name: 'Três olhares' })).toBeVisible()
    for (const look of ['temples', 'jaw', 'hairline']) {
      await expect(page.locator('.three-looks')).toHaveAttribute('data-look', look)
      await page.locator(`.marker-handle[data-asked]`).first().press('ArrowUp')
      await expect(page.getByRole('group', { name: 'Mover o ponto' })).toBeVisible()
      await expectInside(ways)
      await expectInside(page.locator('.nudge-arrows > button'))
      // The photo gets half of the screen, less the arrows.
      expect((await stage.boundingBox())?.height ?? 0, `${look}: the photo's height`).toBeGreaterThanOrEqual(200)
      if (look !== 'hairline') await page.getByRole('button', { name: 'Confere', exact: true }).click()
    }
    await page.getByLabel('Mais opções').click()
    await page.getByRole('button', { name: 'Marcar tudo à mão' }).click()
    await expect(page.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeVisible()
    for (const part of ['heights', 'widths', 'jaw', 'check']) {
      await expect(page.locator('.guided-marker')).toHaveAttribute('data-stop', part)
      const box = await stage.boundingBox()
      // Half of the screen; at the end, what the reading leaves.
      expect(box?.height ?? 0, `${part}: the photo's height`).toBeGreaterThanOrEqual(part === 'check' ? 190 : 270)
      await expectInside(ways)
      await expectLabelsApart(page)
      if (part === 'check') break
      // Enter confirms a point.
      for (const handle of await page.locator('.marker-handle').all()) await handle.press('Enter')
      await page.locator('.guided-ways > .button').last().click()
    }
    await page.getByRole('button', { name: 'Guardar medidas' }).click()
    await expect(page.getByRole('heading', { name: 'Rosto medido' })).toBeVisible()
  })

  await test.step('the last step', async () => {
    await page.getByRole('button', { name: 'Próximo: Envio' }).click()
    await expectInside(page.getByRole('button', { name: 'Pronto' }))
    await page.getByRole('button', { name: 'Pular' }).click()
    await expect(page.getByRole('button', { name: 'Finalizar Análise' })).toBeVisible()
    await expectInside(buttons)
  })
})

test('on a screen of 320 by 568 no word of the home is cut off', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'O mesmo rosto, outra leitura.' })).toBeVisible()
  expect(await cutWords(page, 'main')).toEqual([])
})

test('an address wider than the screen cuts no word of the dialog that erases the account', async ({
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('sebastiana.conceicao.do.nascimento')
  await purchase({ email, name: 'Sebastiana Conceição do Nascimento' })
  await signIn(page, email)
  await page.goto('/dashboard/privacidade')
  await page.getByRole('button', { name: 'Apagar minha conta' }).click()
  await page.getByRole('button', { name: 'Mandar código para confirmar' }).click()
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible()
  expect(await cutWords(page, 'dialog[open]')).toEqual([])
})

test('headings and running text follow the size of letters chosen in the browser, and nothing leaves the screen', async ({
  page,
}) => {
  for (const address of ['/', '/auth']) {
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
    await expect.poll(async () => Math.round(((await size()) / before) * 100), address).toBe(150)
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await wider(), `${address}: wider than the screen`).toBeLessThanOrEqual(0)
  }
})

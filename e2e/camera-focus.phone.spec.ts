import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openForm } from './form-screens.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('by keys alone the four photos are walked through, and the focus is never lost', async ({
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('eva')
  await purchase({ email, name: 'Eva' })
  await signIn(page, email)
  await openForm(page)
  const camera = page.getByRole('dialog', { name: 'Câmera' })
  const shutter = button(page, 'Tirar foto')
  const press = async (key: string) => page.keyboard.press(key)

  await test.step('opened and left by Escape, it gives the focus back', async () => {
    await button(page, 'Tirar foto de frente').focus()
    await press('Enter')
    await expect(shutter).toBeFocused()
    await press('Escape')
    await expect(camera).toHaveCount(0)
    await expect(button(page, 'Tirar foto de frente')).toBeFocused()
  })

  await test.step('one after another', async () => {
    await button(page, 'Tirar foto: Frente').focus()
    await press('Enter')
    await expect(shutter).toBeFocused()
    await expect(shutter).toBeEnabled()
    await press('Enter')
    await expect(button(page, 'Usar esta foto')).toBeFocused()
    await press('Enter')
    await expect(camera.getByRole('heading', { name: 'Lado esquerdo' })).toBeVisible()
    await expect(shutter).toBeFocused()
    await expect(shutter).toBeEnabled()
    await press('Enter')
    await expect(button(page, 'Cancelar contagem')).toBeFocused()
    await press('Enter')
    await expect(shutter).toBeFocused()
    await press('Enter')
    await expect(button(page, 'Cancelar contagem')).toBeFocused()
    await expect(button(page, 'Usar esta foto')).toBeFocused()
    await press('Escape')
    // The opener is gone: focus the next button.
    await expect(button(page, 'Foto do lado esquerdo')).toBeFocused()
  })

  await test.step('what the phone says aloud is not talked over', async () => {
    await press('Enter')
    await expect(button(page, 'Guiar em voz alta')).toHaveAttribute('aria-pressed', 'true')
    // The test picture has no face.
    await expect(camera.locator('.camera-word')).toContainText('Procurando o seu rosto')
    await expect(camera.getByRole('status')).toHaveText('')
  })

  await test.step('a camera that is refused puts the focus on the first way around it', async () => {
    await press('Escape')
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await press('Enter')
    await expect(camera.getByRole('heading', { name: 'A câmera está bloqueada' })).toBeVisible()
    await expect(button(page, 'Usar a câmera do celular')).toBeFocused()
  })
})

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { authApi } from '#contract/auth.ts'
import { ratingsApi } from '#contract/ratings.ts'
import { reportsApi } from '#contract/reports.ts'
import { fillPath } from '#contract/endpoint.ts'
import { waitForMail } from '#scripts/demo/captured-mail.ts'
import { postPurchase } from '#scripts/demo/kiwify-event.ts'
import { runProduct } from '#scripts/ops/run-product.ts'
import { barriersInBoth } from './audit/barriers.ts'
import { FACE, onScreen } from './drawn-face.ts'
import { expect, test } from './fixtures.ts'
import { sendForm } from './sent-form.ts'

const TOKEN = 'token-da-mesa'
const SETUP_TOKEN = 'instalacao-da-jornada'
const EMAIL = 'marina@example.com'
const LEAD = 'As suas ondas pedem camadas longas, disse a visagista.'

async function drag(page: Page, name: keyof typeof FACE): Promise<void> {
  const handle = await page.locator(`[data-handle="${name}"]`).boundingBox()
  if (!handle) throw new Error(`no handle ${name}`)
  const to = await onScreen(page, FACE[name])
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('from the first administrator to a rating: a purchase is marked, edited, approved and delivered', async ({
  browser,
  photoFiles,
}) => {
  // Only an empty installation creates its first administrator.
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-desk-'))
  await chmod(dataDir, 0o711)
  const product = await runProduct(dataDir, { KIWIFY_TOKEN: TOKEN, SETUP_TOKEN, EXAMPLES: 'off' })
  const visit = async () => (await browser.newContext({ baseURL: product.address, locale: 'pt-BR' })).newPage()
  try {
    const page = await visit()
    await page.setViewportSize({ width: 1440, height: 900 })
    // Without an administrator this leads to the set-up.
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Configuração de Admin' })).toBeVisible()
    await page.getByLabel('Nome completo').fill('Rosa Prado')
    await page.getByLabel('E-mail').fill('rosa@example.com')
    await page.getByLabel('Senha', { exact: true }).fill('visagismo-2026')
    await page.getByLabel('Confirme a senha').fill('visagismo-2026')
    await page.getByLabel('Código de instalação').fill(SETUP_TOKEN)
    await page.getByRole('button', { name: 'Criar administrador' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

    await page.getByRole('link', { name: /Pedidos/ }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum pedido ainda' })).toBeVisible()
    await postPurchase(product.address, TOKEN, { email: EMAIL, name: 'Marina Albuquerque' })
    await expect(page.getByText(EMAIL)).toBeVisible()

    const buyer = await visit()
    const { token } = await waitForMail(dataDir, EMAIL, { where: (mail) => mail.token !== undefined })
    await buyer.request.post(authApi.login.path, { data: { token } })
    const orderId = await sendForm(buyer, photoFiles)

    // The order is queued with a draft from its photo.
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(page.getByRole('heading', { name: 'Marina Albuquerque' })).toBeVisible()
    await expect(page.getByText('Rascunho do aparelho, por conferir')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aprovar e entregar' })).toBeDisabled()
    // The approve button fits a laptop's window.
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(page.getByText('Ctrl ↵ aprovar', { exact: true })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('m')
    await expect(page.locator('[data-handle="chin"]')).toBeVisible()
    for (const name of ['hairline', 'chin', 'templeLeft', 'cheekboneLeft', 'jawLeft'] as const) await drag(page, name)
    // Viewing another photo keeps the points.
    await page.keyboard.press('2')
    await expect(page.getByRole('img', { name: /lado esquerdo/ })).toBeVisible()
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Confirmar os pontos' }).click()
    await expect(page.getByText(/de confiança/)).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText('Confirmado por Rosa Prado')).toBeVisible()

    await page.keyboard.press('f')
    const drawing = page.getByRole('img', { name: /A foto com o desenho por cima/ })
    await expect(drawing).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await barriersInBoth(page, 'desenho sobre a foto')).toEqual([])
    await page.keyboard.press('t')
    await expect(page.getByText(/^Confere, por Rosa Prado/)).toBeVisible()
    await page.keyboard.press('f')
    await expect(drawing).toBeHidden()

    // A session that expires during an edit loses no text.
    await page.keyboard.press('e')
    await page.getByLabel('Abertura').fill(LEAD)
    await page.context().clearCookies()
    await page.keyboard.press('Control+s')
    await expect(page.locator('.auth-lead')).toContainText('seu texto está guardado neste aparelho')
    await page.getByLabel('E-mail da equipe').fill('rosa@example.com')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Senha de administrador', { exact: false }).fill('visagismo-2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByLabel('Abertura')).toHaveValue(LEAD)
    await page.getByLabel('Abertura').press('Control+s')
    await expect(page.getByText('Texto salvo')).toBeVisible()
    await expect(page.locator('.chapter-lead ins')).toHaveText(LEAD)

    // An open edit blocks approval; one Escape discards nothing.
    await page.keyboard.press('e')
    await page.getByLabel('Abertura').fill('Ainda escrevendo')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Há um texto por salvar', { exact: false })).toBeVisible()
    await page.getByLabel('Abertura').press('Escape')
    await expect(page.getByLabel('Abertura')).toHaveValue('Ainda escrevendo')
    await page.getByLabel('Abertura').press('Escape')
    await expect(page.getByLabel('Abertura')).toBeHidden()
    await page.keyboard.press('a')
    await page.getByLabel('Nova nota').fill('Conferir o perfil.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Nota guardada')).toBeVisible()
    await page.keyboard.press('Escape')

    expect(await barriersInBoth(page, 'mesa')).toEqual([])

    await page.keyboard.press('v')
    const pages = page.locator('.desk-preview iframe')
    await expect(pages).toHaveAttribute('src', /^blob:.*#nameddest=cabelo-agora/)
    await page.keyboard.press('j')
    await expect(pages).toHaveAttribute('src', /#nameddest=(?!cabelo-agora)/)
    await page.keyboard.press('v')
    await expect(page.getByRole('img', { name: /Marina Albuquerque, frente/ })).toBeVisible()

    // Another cut: everything follows it.
    await page.keyboard.press('x')
    const choosing = page.getByRole('region', { name: 'Trocar', exact: true })
    const cuts = choosing.getByRole('region', { name: /^Corte 2/ })
    await cuts.locator('button[aria-pressed="false"][aria-disabled="false"]').first().click()
    await expect(choosing.getByText(/^1 troca sua/)).toBeVisible()
    await expect(choosing.getByText('Muda sozinho', { exact: false })).toBeVisible()
    expect(await barriersInBoth(page, 'trocar')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /Trocar 1 troca: corte 2/ })).toBeVisible()

    // Nothing leaves while something was not looked at.
    await page.keyboard.press('Control+Enter')
    const gate = page.getByRole('region', { name: 'Antes de aprovar' })
    await expect(gate.getByText(/fotos? nunca abertas?/)).toBeVisible()
    expect(await barriersInBoth(page, 'antes de aprovar')).toEqual([])
    await gate.getByRole('button', { name: 'Abrir' }).click()
    await expect(page.getByRole('img', { name: /Marina Albuquerque, costas/ })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(gate.getByText(/fotos? nunca abertas?/)).toBeHidden()
    await gate.getByRole('button', { name: 'Escolher' }).click()
    await page.keyboard.press('0')
    // Another cut lies on the photo than the one that was judged.
    await page.keyboard.press('Control+Enter')
    await gate.getByRole('listitem').filter({ hasText: 'sobre a foto' }).getByRole('button').click()
    await expect(drawing).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByText(/^Confere, por Rosa Prado/)).toBeVisible()
    await page.keyboard.press('f')
    // A chapter is read once it stood in sight; the gate opens the next.
    const approve = page.getByRole('button', { name: 'Aprovar e entregar' })
    while (!(await approve.isVisible())) {
      await page.keyboard.press('Control+Enter')
      await gate.getByRole('button', { name: 'Ler' }).click()
      await expect(page.locator('.desk-chapter[open] summary').getByText(/lido$/)).toBeVisible()
    }
    await expect(approve).toBeEnabled()

    // Undone before delivery; the second delivers.
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Desfazer', exact: true }).first().click()
    await expect(page.getByText('Aprovação desfeita')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aprovar e entregar' })).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Entregue em', { exact: false })).toBeVisible()

    await waitForMail(dataDir, EMAIL, { subject: /pronto/ })
    const pdf = await buyer.request.get(fillPath(reportsApi.download.path, { id: orderId }))
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const rated = await buyer.request.post(ratingsApi.rate.path, {
      data: { orderId, rating: 4, feedback: 'Adorei a franja.' },
    })
    expect(rated.ok()).toBe(true)
    await page.getByRole('link', { name: /Avaliações/ }).click()
    await expect(page.getByText('Adorei a franja.')).toBeVisible()
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

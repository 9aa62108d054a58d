import type { Page } from '@playwright/test'
import { administratorPassword, expect, test } from './fixtures.ts'

// Long tests: a busy machine needs more than the usual minute.
const TWELVE_VIEWS =
  'Dashboard, Pedidos, Usuários, Avaliações, Formulários, Fotos, PDFs gerados, Notificações, Analytics, Integrações, Links mágicos, Logs do sistema'.split(
    ', ',
  )
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first()

/** True if a click on its centre reaches it. */
function isInFront(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Pixels of a highlighted bar's open part. */
function countLit(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement)) return -1
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let count = 0
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 0xf0 && data[at + 1] === 0x93 && data[at + 2] === 0x6a) count += 1
  return count
}

test('the shell, the keyboard, and a list from search to many rows', async ({
  page,
  purchase,
  signInAsAdministrator,
  newEmail,
}) => {
  const email = newEmail('quiteria')
  await purchase({ email, name: 'Quitéria Bandeira' })
  await signInAsAdministrator(page)
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Administração' })
  for (const view of TWELVE_VIEWS) await expect(menu.getByRole('link', { name: view })).toBeVisible()
  await expect(menu.getByRole('link', { name: /Pedidos\s*\d/ })).toBeVisible()
  await expect(page.getByText('Online agora')).toBeVisible()
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await page.getByRole('button', { name: 'Abrir menu' }).click()

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(title(page, 'Pedidos')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('quiteria bandeira')
  const row = page.locator('tr').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/view=orders.*search=quiteria/)
  await expect(row.getByRole('button', { name: /Ver PDF/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Valor' }).click()
  await expect(page).toHaveURL(/sort=-amount/)
  await expect(page.getByRole('columnheader', { name: 'Valor' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByText('Colunas', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Pagamento' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Pagamento' })).toBeHidden()
  await page.reload()
  await expect(row).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Pagamento' })).toBeHidden()
  await row.getByRole('checkbox').check()
  const bulk = page.getByRole('region', { name: 'Seleção' })
  await bulk.getByLabel('Novo status').selectOption('CHARGEBACK')
  await bulk.getByRole('button', { name: 'Encerrar', exact: true }).click()
  const ending = page.getByRole('dialog', { name: 'Encerrar 1 pedido?' })
  await ending
    .getByLabel(/Digite o número do pedido/)
    .fill(/: (\w+)$/.exec((await ending.locator('label').textContent()) ?? '')?.[1] ?? '')
  await ending.getByRole('button', { name: 'Encerrar 1 pedido' }).click()
  await expect(row.getByRole('combobox')).toHaveValue('CHARGEBACK')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Pessoa, pedido, tela ou ação' }).fill(email)
  await page.getByRole('option', { name: email }).first().click()
  await expect(page.getByRole('dialog').filter({ hasText: email })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Atalhos do teclado' })).toBeVisible()
  await page.keyboard.press('Escape')

  for (const view of TWELVE_VIEWS) {
    await menu.getByRole('link', { name: view }).click()
    await expect(title(page, view)).toBeVisible()
    await expect(page.locator('.admin-view').getByRole('alert')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Meu painel de cliente' }).click()
  await page.getByRole('link', { name: 'Voltar à administração' }).click()
  await expect(title(page, 'Dashboard')).toBeVisible()
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500 }))
  // Still there while the old screen slides out.
  const leave = page.locator('.admin-nav').getByRole('button', { name: 'Sair' })
  await leave.click()
  await expect(toast(page, 'Erro no logout')).toBeVisible()
  await page.unroute('**/api/logout')
  await leave.click()
  await expect(toast(page, 'Logout realizado')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
})

test('on a laptop the way out is in sight, and the filters take one line', async ({
  page,
  purchase,
  signInAsAdministrator,
  newEmail,
}) => {
  await purchase({ email: newEmail('laptop'), name: 'Benedita Laptop' })
  await signInAsAdministrator(page)
  const foot = page.locator('.admin-nav-foot')
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 1366, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/admin?view=api')
    for (const name of ['Sua conta', 'Sair'])
      await expect(foot.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    // The menu scrolls to the current entry.
    await expect(page.locator('.admin-nav [aria-current]')).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/admin?view=orders')
  const bar = page.getByRole('search')
  await expect(bar.getByText(/^1–\d+ de /)).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThan(80)
  await page.setViewportSize({ width: 1024, height: 768 })
  const middle = async (role: 'button' | 'link', name: string) => {
    const box = await bar.getByRole(role, { name }).boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  expect(await middle('button', 'Próxima')).toBeCloseTo(await middle('link', 'Exportar CSV'), 0)
})

test('the chart speaks in the house’s letters, and pointing at a bar colours it and moves nothing', async ({
  page,
  purchase,
  signInAsAdministrator,
  newEmail,
}) => {
  await purchase({ email: newEmail('barra'), name: 'Jacinta Barra' })
  await signInAsAdministrator(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/admin')
  const canvas = page.locator('.bar-chart canvas')
  await expect(canvas).toBeVisible()
  const lit = () => canvas.evaluate(countLit)
  expect(await canvas.evaluate((one: HTMLCanvasElement) => one.getContext('2d')?.font)).toMatch(/Inter,/)
  expect(await lit()).toBe(0)
  const place = await canvas.boundingBox()
  const plot = await page.locator('.u-over').boundingBox()
  if (!plot) throw new Error('no plot')
  // The last bar is today, with the new order.
  await page.mouse.move(plot.x + plot.width - 8, plot.y + plot.height / 2)
  await expect(page.locator('.chart-head').getByText(/ pedidos, /)).toBeVisible()
  await expect.poll(lit).toBeGreaterThan(0)
  expect(await canvas.boundingBox()).toEqual(place)
  await page.getByRole('button', { name: 'Financeiro' }).click()
  await expect(page.getByRole('button', { name: 'Financeiro' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeHidden()
  await page.getByRole('button', { name: '90 dias' }).click()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page.getByRole('button', { name: 'Financeiro' })).toHaveAttribute('aria-pressed', 'true')
})

test('people and messages: each dialog, and what each refuses', async ({ page, signInAsAdministrator, newEmail }) => {
  const email = newEmail('colega')
  await signInAsAdministrator(page)
  await page.goto('/admin?view=users')
  await page.getByRole('button', { name: 'Adicionar Usuário' }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const refusal = (words: string) => dialog.locator('.field-error').getByText(words)
  const make = dialog.getByRole('button', { name: 'Criar usuário' })
  await make.click()
  // At both fields, and in a clickable toast.
  await expect(refusal('Email e nome são obrigatórios')).toHaveCount(2)
  const raised = page.locator('.toast').filter({ hasText: 'Email e nome são obrigatórios' })
  await expect(raised).toBeVisible()
  await expect.poll(() => raised.evaluate(isInFront)).toBe(true)
  await raised.getByRole('button', { name: 'Dispensar aviso' }).click()
  await expect(raised).toBeHidden()
  await dialog.getByLabel('Nome completo').fill('Colega de Teste')
  await dialog.getByLabel('E-mail').fill(email)
  await make.click()
  await expect(refusal('Senha é obrigatória para novos usuários')).toBeVisible()
  await dialog.getByLabel('Senha').fill('12345')
  await make.click()
  await expect(refusal('A senha deve ter pelo menos 6 caracteres')).toBeVisible()
  await dialog.getByLabel('Senha').fill('barco-verde-31')
  await make.click()
  await expect(toast(page, 'Sucesso')).toBeVisible()

  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Alterar a senha de Colega de Teste' }).click()
  await dialog.getByLabel('Nova senha').fill('12345')
  await expect(dialog.getByRole('button', { name: 'Alterar senha' })).toBeDisabled()
  await dialog.getByLabel('Nova senha').fill('passwordpassword')
  await dialog.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(toast(page, 'Erro ao alterar senha')).toBeVisible()
  await dialog.getByLabel('Nova senha').fill('barco-verde-32')
  await dialog.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(toast(page, 'Senha alterada')).toBeVisible()

  await page.getByRole('searchbox').fill('admin@rostoideal.com.br')
  await page.getByRole('button', { name: 'Editar Administração' }).click()
  await dialog.getByLabel('Tipo').selectOption('customer')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Você não pode tirar o seu próprio acesso de administrador.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await page.goto('/admin?view=notifications')
  await page.getByRole('button', { name: 'Criar notificação' }).click()
  const send = dialog.getByRole('button', { name: 'Enviar', exact: true })
  await send.click()
  await expect(refusal('Título e mensagem são obrigatórios')).toHaveCount(2)
  await expect(refusal('Selecione um usuário para notificação individual')).toBeVisible()
  await dialog.getByLabel('Título').fill(`Aviso a ${email}`)
  await dialog.getByLabel('Mensagem').fill('Olá!')
  await dialog.getByLabel('Usuário').fill(email)
  await dialog
    .getByRole('list', { name: 'Pessoas encontradas' })
    .getByRole('button', { name: /Colega de Teste/ })
    .click()
  await send.click()
  await expect(toast(page, 'Notificação Criada')).toBeVisible()
  const row = page.locator('tr').filter({ hasText: `Aviso a ${email}` })
  await page.route('**/api/notifications/*', (route) => route.abort())
  await row.getByRole('button', { name: /Excluir Aviso/ }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row).toBeVisible()
  const remove = async () => {
    await row.getByRole('button', { name: /Excluir Aviso/ }).click()
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  }
  await remove()
  await expect(toast(page, 'Não foi possível deletar a notificação.')).toBeVisible()
  await page.unroute('**/api/notifications/*')
  await remove()
  await expect(toast(page, 'Notificação deletada')).toBeVisible()

  await page.goto('/admin?view=users')
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Editar Colega de Teste' }).click()
  await dialog.getByRole('button', { name: 'Excluir esta conta' }).click()
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  await expect(toast(page, 'Conta excluída')).toBeVisible()
})

test('the books: a test webhook arrives, logs are cleared, and a failure says so', async ({
  page,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator(page)
  await page.goto('/admin?view=integrations')
  await page.getByRole('button', { name: 'Testar webhook' }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByRole('button', { name: /Iniciar|Começar|Enviar/ }).click()
  await expect(dialog.getByText(/Recebido|chegou/i).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  await page.goto('/admin?view=logs')
  await page.getByRole('button', { name: 'Limpar logs' }).click()
  await page.getByRole('button', { name: 'Apagar mais de 30 dias' }).click()
  await expect(toast(page, 'Logs limpos com sucesso')).toBeVisible()
  await page.route('**/api/admin/logs/clear*', (route) => route.abort())
  await page.getByRole('button', { name: 'Limpar logs' }).click()
  await page.getByRole('button', { name: 'Apagar mais de 30 dias' }).click()
  await expect(toast(page, 'Erro ao limpar logs')).toBeVisible()
  await page.route('**/api/admin/logs/webhook*', (route) => route.fulfill({ status: 422, json: {} }))
  await page.goto('/admin?view=logs&tab=webhook')
  await expect(page.getByText(/Failed to fetch webhook logs/)).toBeVisible()
})

test('an article: written, seen before it is out, published; a session that ends keeps the words', async ({
  page,
  context,
  signInAsAdministrator,
  photoFiles,
}) => {
  const heading = `Franja ${crypto.randomUUID().slice(0, 8)}`
  await signInAsAdministrator(page)
  await page.goto('/admin?view=blog&post=new')
  const text = page.getByRole('textbox', { name: 'Texto do artigo' })
  await page.getByLabel('Título', { exact: true }).fill(heading)
  await text.click()
  await page.keyboard.type('Meça a testa antes de cortar.')
  await page.getByLabel('Imagem para o texto').setInputFiles(photoFiles.front)
  await expect(text.locator('figure img')).toHaveAttribute('src', /\/api\/blog\/images\//)
  await page.getByLabel('Imagem para o texto').setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('não sou uma imagem'),
  })
  await expect(page.getByText('Este arquivo não é uma imagem JPG, PNG ou WebP.')).toBeVisible()
  await page.getByLabel('Status').selectOption('now')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Escreva a descrição: ela aparece na lista e nas buscas.').first()).toBeVisible()
  await page
    .getByLabel('Descrição', { exact: true })
    .fill('Como escolher a franja pela testa, pelo fio e pelo tempo que você tem de manhã.')
  await page.getByRole('button', { name: 'Prévia' }).click()
  const preview = page.frameLocator('iframe[title="Página do artigo"]')
  await expect(preview.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(toast(page, 'Artigo salvo')).toBeVisible()
  const slug = heading.toLowerCase().replace(' ', '-')
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200)

  await page.getByLabel('Descrição', { exact: true }).fill('Palavras que ainda não foram salvas.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('E-mail da equipe').fill('admin@rostoideal.com.br')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha de administrador').fill(await administratorPassword())
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Recuperamos o que você não tinha salvo,')).toBeVisible()
  await expect(page.getByLabel('Descrição', { exact: true })).toHaveValue('Palavras que ainda não foram salvas.')
})

import type { Page } from '@playwright/test'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { barriersInBoth } from './audit/barriers.ts'
import { expect, test as base } from './fixtures.ts'
import {
  agree,
  choosePhoto,
  consentScreen,
  fillProfile,
  finish,
  openForm,
  photoCard,
  untilInstalled,
} from './form-screens.ts'
import { passReveal } from './open-guide.ts'
import { quizOf } from './people.ts'
import { orderIdOf, sendForm } from './sent-form.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

interface Looking {
  /** Collects accessibility violations in both colour schemes, dialogs included. */
  look: (where: string, on?: Page) => Promise<void>
  /** A buyer who took the free test. */
  buyer: string
  /** A buyer with a ready report. */
  reader: string
}

const test = base.extend<Looking>({
  look: async ({ page }, give) => {
    const faults: string[] = []
    await give(async (where, on = page) => {
      faults.push(...(await barriersInBoth(on, where)))
    })
    expect(faults).toEqual([])
  },
  buyer: async ({ page, purchase, newEmail }, give) => {
    const email = newEmail('marina')
    await page.request.post('/api/leads', { data: quizOf('Marina', email) })
    await purchase({ email, name: 'Marina Albuquerque' })
    await give(email)
  },
  reader: async ({ page, buyer, signIn, photoFiles, mailTo }, give) => {
    await signIn(page, buyer)
    await sendForm(page, photoFiles)
    await mailTo(buyer, { where: (mail) => mail.subject.includes('pronto') })
    await give(buyer)
  },
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click()
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

test.use({ trace: 'off', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

test('signing in has no barrier', async ({ page, look, buyer, mailTo }) => {
  await mailTo(buyer)
  await page.goto('/auth/entrar#token=este-link-nunca-existiu-nesta-casa')
  await heading(page, 'Este link não abriu')
  await look('link que não abre')
  await page.goto('/auth')
  await heading(page, 'Acesso ao Painel')
  await look('entrar')
  await press(page, 'Entre com a sua senha')
  await page.getByLabel('E-mail da equipe').fill('admin@rostoideal.com.br')
  await press(page, 'Continuar')
  await expect(page.getByLabel('Senha de administrador')).toBeVisible()
  await look('senha de administrador')
  await press(page, 'Trocar e-mail')
  await press(page, 'Entre com um código')
  await page.getByLabel('E-mail de compra').fill(buyer)
  await press(page, 'Acessar Minha Análise')
  const { code = '' } = await mailTo(buyer, { where: (mail) => mail.code !== undefined })
  const field = page.getByLabel('Código de 6 dígitos')
  await field.fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText(/Código incorreto/).first()).toBeVisible()
  await look('código errado')
  await field.fill(code)
  await heading(page, 'Meus Pedidos')
  await look('painel com um pedido por preencher')
})

test('the form has no barrier, from the photos to the sending, with and without a network', async ({
  page,
  context,
  look,
  buyer,
  signIn,
  photoFiles,
}) => {
  await signIn(page, buyer)
  await openForm(page, 1, { agrees: false })
  await look('formulário, perfil')
  await press(page, 'Próximo: Fotos')
  await expect(page.locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible()
  await look('perfil com o que falta')
  await fillProfile(page)
  await heading(page, 'Quatro fotos')
  await look('fotos, ainda nenhuma')
  await press(page, 'Tirar foto: Frente')
  await expect(consentScreen(page)).toBeVisible()
  await look('o sim antes da câmera')
  await press(page, 'Abrir a câmera')
  await expect(consentScreen(page).getByText('Ligue a chave se estiver de acordo.')).toBeVisible()
  await look('o sim antes da câmera, sem a chave')
  await press(page, 'Ler o texto inteiro')
  await heading(page, 'O uso do seu rosto')
  await look('o texto inteiro')
  await page.getByRole('dialog', { name: 'O uso do seu rosto' }).getByRole('button', { name: 'Fechar' }).click()
  await agree(page, 'Abrir a câmera')
  await expect(page.getByRole('button', { name: 'Tirar foto', exact: true })).toBeEnabled()
  await look('câmera')
  await page.getByRole('button', { name: 'Tirar foto', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Usar esta foto' })).toBeVisible()
  await look('foto tirada')
  await press(page, 'Fechar câmera')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await press(page, 'Tirar foto: Costas')
  await heading(page, 'A câmera está bloqueada')
  await look('câmera recusada')
  await press(page, 'Fechar câmera')
  await press(page, /Pedir para alguém tirar/)
  await look('pedir a alguém')
  await page.getByRole('dialog').getByRole('button', { name: 'Costas' }).click()
  await expect(page.getByAltText('Código QR com o link da câmera')).toBeVisible()
  await look('link da câmera')
  const whatsapp = await page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).getAttribute('href')
  const link = /https?:\/\/\S+\/foto\/[\w-]+/.exec(decodeURIComponent(whatsapp ?? ''))?.[0] ?? ''
  await close(page)
  const helper = await context.newPage()
  await helper.goto(link)
  await expect(helper.getByRole('heading', { name: 'Uma foto de Marina' })).toBeVisible()
  await look('quem ajuda', helper)
  await helper.getByRole('button', { name: 'Abrir a câmera' }).click()
  await expect(helper.getByRole('button', { name: 'Tirar foto', exact: true })).toBeEnabled()
  await look('câmera de quem ajuda', helper)
  await helper.close()
  await page.bringToFront()
  await untilInstalled(page)
  await context.setOffline(true)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Na fila')
  await look('fotos sem rede')
  await press(page, 'Medir agora')
  // The finder loaded with the camera.
  await expect(page.getByRole('heading', { name: 'Três olhares' })).toBeVisible()
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  await look('conferir os pontos')
  await page.getByLabel('Mais opções').click()
  await press(page, 'Marcar tudo à mão')
  await expect(page.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeVisible()
  await look('medir o rosto')
  await page.keyboard.press('Escape')
  await press(page, 'Sair')
  await heading(page, 'Meus Pedidos')
  await look('painel sem rede')
  await press(page, 'Sair')
  await heading(page, 'Sair sem enviar?')
  await look('sair sem enviar')
  await press(page, 'Continuar aqui')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Preencher Dados' }).first().click()
  for (const slot of PHOTO_SLOTS.slice(1)) await choosePhoto(page, slot, photoFiles[slot])
  await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  await look('quatro fotos enviadas')
  await press(page, /Próximo: Envio/)
  await heading(page, 'Qual se parece com você?')
  await look('o que se vê')
  await press(page, 'Pular')
  await press(page, 'Finalizar Análise')
  await expect(page.locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible()
  await look('envio com o que falta')
  await press(page, 'Anterior')
  await finish(page)
  await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
  await look('painel com aviso')
})

test('the dashboard with the report has no barrier', async ({ page, look, reader }) => {
  void reader
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Ler o guia' }).first()).toBeVisible()
  await look('painel com o relatório')
  await press(page, 'Ver Detalhes')
  await heading(page, /Detalhes do Pedido/)
  await look('detalhes do pedido')
  await close(page)
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
  await look('avaliação')
  await close(page)
  await press(page, /^Notificações/)
  await expect(page.getByRole('button', { name: /^Excluir/ }).first()).toBeVisible()
  await look('notificações')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click()
  await look('uma notificação')
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/notificacoes')
  await heading(page, 'O que receber')
  await look('o que receber')
  await page.goto('/dashboard/privacidade')
  await expect(page.getByRole('button', { name: 'Apagar minha conta' })).toBeVisible()
  await look('privacidade')
  await press(page, 'Retirar autorização e apagar fotos')
  await expect(page.getByRole('button', { name: 'Retirar e apagar fotos' })).toBeVisible()
  await look('retirar a autorização')
  await page.keyboard.press('Escape')
  await press(page, 'Apagar minha conta')
  await press(page, 'Mandar código para confirmar')
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible()
  await look('apagar a conta')
})

test('the guide has no barrier', async ({ page, look, reader }) => {
  void reader
  await page.goto(`/dashboard/guia/${await orderIdOf(page)}`)
  await heading(page, 'O que o seu guia diz primeiro')
  await look('achados do guia')
  await passReveal(page)
  await heading(page, 'O rosto de Marina')
  await look('guia')
  await press(page, 'Capítulos')
  await look('capítulos')
  await close(page)
  await press(page, 'Buscar no guia')
  await page.getByRole('searchbox').fill('oculos')
  await expect(page.getByRole('status').filter({ hasText: /trecho/ })).toBeVisible()
  await look('busca no guia')
  await close(page)
  await press(page, 'Tamanho da letra')
  await look('tamanho da letra')
  await close(page)
  await page.getByRole('list', { name: 'Neutros para a base' }).getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
  await look('cor em tela cheia')
  await page.keyboard.press('Escape')
  await press(page, 'Criar link')
  await expect(page.getByRole('button', { name: 'Encerrar o link agora' })).toBeVisible()
  await look('link do cartão')
  const whatsapp = await page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).getAttribute('href')
  await page.goto(/https?:\/\/\S+\/cartao\/[\w-]+/.exec(decodeURIComponent(whatsapp ?? ''))?.[0] ?? '')
  await expect(page.getByText('Para quem vai cortar o cabelo de Marina')).toBeVisible()
  await look('cartão do salão')
})

test('what is met on the way has no barrier', async ({ page, look, reader }) => {
  void reader
  await page.goto(`/cartao/${'A'.repeat(43)}`)
  await expect(page.getByText('Este cartão não está mais aberto.')).toBeVisible()
  await look('cartão encerrado')
  await page.goto('/dashboard/nada-disso')
  await heading(page, 'Esta página saiu do rosto.')
  const ways = page.getByRole('navigation', { name: 'Outros caminhos' }).getByRole('link')
  await expect(ways).toHaveText([
    'Ver meus pedidos',
    'Descobrir o formato do seu rosto',
    'Ver como funciona',
    'Falar conosco',
  ])
  await look('tela que não existe')
  await page.goto('/admin/nada-disso')
  await expect(ways.first()).toHaveAttribute('href', '/admin')
  await page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), IPHONE)
  await page.goto('/dashboard')
  await expect(page.getByText('Adicionar à Tela de Início')).toBeVisible()
  await look('como instalar no iPhone')
})

test('the empty dashboard has no barrier', async ({ page, look, signInAsAdministrator }) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Nenhuma análise encontrada' })).toBeVisible()
  await look('painel vazio')
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminUser } from '#contract/admin/users.ts'
import { WEBHOOK_LISTEN_SECONDS } from '#contract/admin/integrations.ts'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { AdminMenuFoot } from './admin-menu-entries.tsx'
import { CopyField } from '#pwa/admin/kit/copy-field.tsx'
import { LogsView } from '#pwa/admin/logs/logs-view.tsx'
import { NotificationDialog } from '#pwa/admin/messages/notification-dialog.tsx'
import { NotificationsView } from '#pwa/admin/messages/notifications-view.tsx'
import { OrdersView } from '#pwa/admin/orders/orders-view.tsx'
import { PasswordDialog } from '#pwa/admin/people/password-dialog.tsx'
import { PdfDialog } from '#pwa/admin/orders/pdf-dialog.tsx'
import { PdfsView } from '#pwa/admin/records/pdfs-view.tsx'
import { PhotosView } from '#pwa/admin/records/photos-view.tsx'
import { RatingsView } from '#pwa/admin/records/ratings-view.tsx'
import { SetupForm } from '#pwa/admin/people/setup-form.tsx'
import { config } from '#pwa/admin/testing/config.ts'
import { order } from '#pwa/admin/testing/order.ts'
import { UserDialog } from '#pwa/admin/people/user-dialog.tsx'
import { WebhookTestDialog } from '#pwa/admin/integrations/webhook-test-dialog.tsx'

// The specified error texts, each shown where its error happens.

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))
// Signing out wipes device storage, which is absent here.
vi.mock('#pwa/platform/sign-out.ts', () => ({
  settleBeforeSignOut: () => Promise.resolve(),
  whenSignedOut: () => undefined,
}))

const CRASHED = () => Response.json({ error: 'Algo falhou do nosso lado.', code: 'bug' }, { status: 500 })
const EMPTY = { items: [], total: 0, next: null }
const LOGS = { logs: [], next: null, total: 0, stats: { total: 0, last24Hours: 0, errorRate: null, levelStats: {} } }

/** By method and last path segment. Other requests get an empty list. */
let answers: Record<string, () => Response> = {}
let sent: string[] = []

function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(typeof input === 'string' ? input : input instanceof URL ? input : input.url, 'http://x')
  const asked = `${init?.method ?? 'GET'} ${pathname.split('/').at(-1)}`
  sent.push(asked)
  const empty = pathname.startsWith('/api/admin/logs/all') ? LOGS : { ...EMPTY, rejected: [], broadcasts: [], jobs: [] }
  return Promise.resolve(answers[asked]?.() ?? Response.json(empty))
}

function open(view: ReactNode, at = '/admin') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        {view}
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
}

const toast = async (title: string) => (await screen.findByText(title)).parentElement?.textContent
const press = async (words: string) => fireEvent.click(await screen.findByText(words))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  answers = {}
  sent = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const USER: AdminUser = {
  id: '0198aaaa-0000-7000-8000-000000000001',
  role: 'customer',
  staffRole: null,
  email: 'bia@exemplo.com.br',
  fullName: 'Beatriz Yamamoto',
  typedName: 'Beatriz Yamamoto',
  phone: null,
  whatsapp: null,
  createdAt: '2026-11-18T15:00:00Z',
  version: 'x',
  lastSeenAt: null,
  ordersCount: 1,
}
const nothing = () => undefined

describe('what fails is said in the specification’s words', () => {
  it('the logs that were not cleared, with the server’s message', async () => {
    answers['DELETE clear'] = () =>
      Response.json({ error: 'Sua sessão terminou.', code: 'unauthenticated' }, { status: 401 })
    open(<LogsView />, '/admin?view=logs')
    await press('Limpar logs')
    expect(await screen.findByText(/já saem sozinhas toda noite/)).not.toBeNull()
    await press('Apagar mais de 30 dias')
    expect(await toast('Erro ao limpar logs')).toContain('Sua sessão terminou.')
  })

  it('the way out that did not open', async () => {
    answers['POST logout'] = CRASHED
    open(<AdminMenuFoot />)
    await press('Sair')
    expect(await toast('Erro no logout')).toContain('Ocorreu um erro ao fazer logout. Tente novamente.')
  })

  it('the way out that the server refused, with the server’s message', async () => {
    answers['POST logout'] = () =>
      Response.json({ error: 'Muitas tentativas. Espere um minuto.', code: 'too-many-attempts' }, { status: 429 })
    open(<AdminMenuFoot />)
    await press('Sair')
    expect(await screen.findByText('Muitas tentativas. Espere um minuto.')).not.toBeNull()
  })

  it('the PDF that was not made: from the viewer, and from the list', async () => {
    const { id } = order()
    answers['GET config'] = () => Response.json(config('auto'))
    answers['HEAD pdf'] = () => new Response(null, { status: 404 })
    answers['POST force-generate-pdf'] = CRASHED
    open(<PdfDialog />, `/admin?pdf=${id}`)
    await screen.findByText('PDF não encontrado')
    await press('Gerar PDF Agora')
    expect(await screen.findByText(/sem aprovação de visagista/)).not.toBeNull()
    expect(sent).not.toContain('POST force-generate-pdf')
    await press('Gerar e entregar')
    expect(await toast('Erro ao gerar PDF')).toContain('Não foi possível gerar o relatório.')
    cleanup()
    answers['GET orders'] = () => Response.json({ orders: [order()], total: 1, open: 1, next: null })
    open(<OrdersView />, '/admin?view=orders')
    fireEvent.click(await screen.findByLabelText('Gerar PDF do pedido 7D12F0AA'))
    await press('Gerar e entregar')
    expect(await toast('Erro ao gerar PDF')).toContain('Não foi possível gerar o relatório.')
  })

  it('the status that did not change', async () => {
    answers['GET orders'] = () => Response.json({ orders: [order()], total: 1, open: 1, next: null })
    answers['PUT status'] = CRASHED
    open(<OrdersView />, '/admin?view=orders')
    fireEvent.change(await screen.findByLabelText('Status do pedido 7D12F0AA'), { target: { value: 'CONCLUIDO' } })
    expect(await toast('Erro ao alterar status')).toContain('Não foi possível alterar o status do pedido')
  })

  it('the password that did not change; a short one is not even sent', async () => {
    answers['PATCH password'] = CRASHED
    open(<PasswordDialog user={USER} onClose={nothing} />)
    const button = screen.getByText('Alterar senha', { selector: 'button' })
    write('Nova senha', '12345')
    expect(button.matches(':disabled')).toBe(true)
    fireEvent.keyDown(screen.getByLabelText('Nova senha'), { key: 'Enter' })
    expect(await toast('Senha inválida')).toContain('A senha deve ter pelo menos 6 caracteres')
    expect(sent).toEqual([])
    write('Nova senha', 'vento7')
    fireEvent.click(button)
    expect(await toast('Erro ao alterar senha')).toContain('Falha ao atualizar senha')
  })

  it('the notification that was not deleted', async () => {
    answers['GET notifications'] = () =>
      Response.json({
        items: [
          {
            id: USER.id,
            userId: USER.id,
            recipientName: null,
            recipientEmail: USER.email,
            type: 'order_update',
            title: 'Aviso',
            message: 'Olá',
            orderId: null,
            read: false,
            createdAt: USER.createdAt,
          },
        ],
        total: 1,
        next: null,
      })
    answers[`DELETE ${USER.id}`] = CRASHED
    open(<NotificationsView />, '/admin?view=notifications')
    fireEvent.click(await screen.findByLabelText(/^Excluir Aviso/))
    fireEvent.click(await screen.findByText('Excluir', { selector: 'dialog *' }))
    expect(await toast('Erro ao deletar')).toContain('Não foi possível deletar a notificação.')
  })

  it('the first administrator who was not made', async () => {
    answers['POST register'] = CRASHED
    open(<SetupForm tokenNeeded={false} onAlreadyDone={nothing} />)
    write('Nome completo', 'Rosa Prado')
    write('E-mail', 'rosa@exemplo.com.br')
    write('Senha', 'visagismo-2026')
    write('Confirme a senha', 'visagismo-2026')
    await press('Criar administrador')
    expect(await toast('Erro ao criar admin')).toContain('Tente novamente')
  })

  it.each([
    ['/admin?view=logs', 'GET all', 'Failed to fetch logs'],
    ['/admin?view=logs&tab=webhook', 'GET webhook', 'Failed to fetch webhook logs'],
    ['/admin?view=logs&tab=email', 'GET email', 'Failed to fetch email logs'],
  ])('the books that did not open: %s', async (at, call, words) => {
    answers[call] = () => Response.json({ error: 'Confira.', code: 'invalid' }, { status: 422 })
    open(<LogsView />, at)
    expect(await screen.findByText(new RegExp(`\\(${words}\\)`))).not.toBeNull()
  })

  it('the webhook test that nothing answered, with what to check', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    answers['GET arrivals'] = () => Response.json({ events: [] })
    open(<WebhookTestDialog open onClose={nothing} />)
    fireEvent.click(screen.getByText('Só escutar'))
    act(() => void vi.advanceTimersByTime((WEBHOOK_LISTEN_SECONDS - 1) * 1000))
    expect(screen.queryByText('Tempo esgotado')).toBeNull()
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText('Tempo esgotado')).not.toBeNull()
    expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThanOrEqual(5)
    expect(screen.getByText('Novo teste')).not.toBeNull()
  })

  it('the photo that did not load: a drawing in its place', async () => {
    answers['GET customer-photos'] = () =>
      Response.json({
        items: [
          {
            id: USER.id,
            orderId: USER.id,
            customerName: 'Bia',
            photoType: 'front',
            doubts: [],
            fileSize: 1000,
            width: 800,
            height: 1000,
            createdAt: USER.createdAt,
            expiresAt: USER.createdAt,
            purged: false,
          },
        ],
        total: 1,
        next: null,
      })
    open(<PhotosView />, '/admin?view=photos')
    const tile = (await screen.findByText('Frente', { selector: 'b' })).closest('button')
    const picture = tile?.querySelector('img')
    if (picture) fireEvent.error(picture)
    expect(tile?.textContent).toContain('Não abriu')
    expect(tile?.querySelector('img')).toBeNull()
  })
})

describe('what a form lacks is said before the server is asked', () => {
  it('an account without address, name or password', async () => {
    open(<UserDialog user="new" onClose={nothing} />)
    await press('Criar usuário')
    expect(await toast('Erro')).toContain('Email e nome são obrigatórios')
    write('Nome completo', 'Beatriz')
    write('E-mail', 'bia@exemplo.com.br')
    await press('Criar usuário')
    expect(await screen.findAllByText('Senha é obrigatória para novos usuários')).toHaveLength(2)
    expect(sent).toEqual([])
  })

  it('a notification without words or person, and the server’s own word on saving', async () => {
    answers['POST broadcast-notification'] = () =>
      Response.json({ error: 'Muitas tentativas seguidas.', code: 'too-many-attempts' }, { status: 429 })
    answers['GET broadcast-recipients'] = () => Response.json({ count: 5007 })
    open(<NotificationDialog open onClose={nothing} />)
    await press('Enviar')
    expect(await toast('Erro')).toContain('Título e mensagem são obrigatórios')
    expect(screen.getByText('Selecione um usuário para notificação individual')).not.toBeNull()
    expect(sent).toEqual([])
    fireEvent.click(screen.getByLabelText('Todos os clientes'))
    write('Título', 'Novidade')
    write('Mensagem', 'Olá')
    await press('Enviar para todos')
    expect(sent.filter((asked) => asked.startsWith('POST'))).toEqual([])
    // Counted by the server before the confirmation is enabled.
    expect(await screen.findByText('5.007 clientes')).not.toBeNull()
    await press('Confirmar o envio')
    expect(await screen.findByText('Muitas tentativas seguidas.')).not.toBeNull()
  })

  it('the first administrator’s passwords', async () => {
    open(<SetupForm tokenNeeded={false} onAlreadyDone={nothing} />)
    write('Nome completo', 'Rosa Prado')
    write('E-mail', 'rosa@exemplo.com.br')
    write('Senha', '12345')
    write('Confirme a senha', '12345')
    await press('Criar administrador')
    expect(await toast('Erro')).toContain('A senha deve ter pelo menos 12 caracteres')
    write('Senha', 'visagismo-2026')
    await press('Criar administrador')
    expect(await screen.findAllByText('As senhas não coincidem')).toHaveLength(2)
    expect(sent).toEqual([])
  })
})

describe('what worked is said too', () => {
  it('a user saved', async () => {
    answers['PUT 0198aaaa-0000-7000-8000-000000000001'] = () =>
      Response.json({ user: USER, message: 'Usuário atualizado.' })
    open(<UserDialog user={USER} onClose={nothing} />)
    await press('Salvar')
    expect(await toast('Sucesso')).toContain('Usuário atualizado.')
  })

  it('something copied', async () => {
    const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
    open(<CopyField label="Token de segurança" value="segredo" copied="Token copiado." secret />)
    fireEvent.click(screen.getByLabelText('Copiar: Token de segurança'))
    expect(await toast('Copiado')).toContain('Token copiado.')
    expect(written).toHaveBeenCalledWith('segredo')
  })
})

describe('where there is nothing, it is said', () => {
  it.each([
    ['Nenhum log encontrado', <LogsView key="logs" />, '/admin?view=logs'],
    ['Nenhum log encontrado', <LogsView key="webhook" />, '/admin?view=logs&tab=webhook'],
    ['Nenhum log encontrado', <LogsView key="email" />, '/admin?view=logs&tab=email'],
    ['Nenhum PDF encontrado', <PdfsView key="pdfs" />, '/admin?view=pdfs'],
    ['Nenhuma avaliação encontrada', <RatingsView key="ratings" />, '/admin?view=ratings'],
  ])('%s (%#)', async (words, view, at) => {
    open(view, at)
    expect(await screen.findByText(words)).not.toBeNull()
  })
})

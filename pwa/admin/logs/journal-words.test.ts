import { expect, it } from 'vitest'
import type { JournalEntry } from '#contract/admin/logs.ts'
import { deedWords, orderOf } from './journal-words.ts'

const ORDER = '01900000-0000-7000-8000-00007d12f0aa'
const entry = (changes: Partial<JournalEntry>): JournalEntry => ({
  id: '01900000-0000-7000-8000-000000000001',
  actorId: null,
  actorName: null,
  action: '',
  subject: '',
  subjectId: null,
  from: null,
  to: null,
  concerns: null,
  ip: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
})

it('says which part was tested and how that went', () => {
  const tested = (to: unknown) => deedWords(entry({ action: 'integration.tested', to }))
  expect(tested({ part: 'mail', ok: false })).toBe('Testou a integração E-mail, que falhou')
  expect(tested({ part: 'storage', ok: true })).toBe('Testou a integração Arquivos, que respondeu')
  expect(tested(null)).toBe('Testou uma integração')
})

it('says which notice was worked again, and leads to its order', () => {
  const concerns = { kind: 'paid', orderId: ORDER, recipient: null, isTest: false }
  const replayed = entry({ action: 'webhook.replayed', subject: 'webhook', concerns })
  expect(deedWords(replayed)).toBe('Reprocessou o aviso compra aprovada do pedido 7D12F0AA')
  expect(orderOf(replayed)).toBe(ORDER)
  expect(deedWords({ ...replayed, concerns: null })).toBe('Reprocessou um aviso')
})

it('says which mail went again, to which status an order, and which name a row of old times had', () => {
  const concerns = { kind: 'access', orderId: ORDER, recipient: 'ana@example.com', isTest: false }
  expect(deedWords(entry({ action: 'mail.resent', concerns }))).toBe(
    'Reenviou o e-mail acesso depois da compra para ana@example.com',
  )
  expect(deedWords(entry({ action: 'order.status', from: 'EM_PROCESSAMENTO', to: 'CONCLUIDO' }))).toBe(
    'Mudou o status para Concluído',
  )
  expect(deedWords(entry({ action: 'broadcast.started', to: { title: 'Novidade', of: 3 } }))).toBe(
    'Notificou todos: Novidade',
  )
  expect(deedWords(entry({ action: 'logs.cleared', to: { days: 30, removed: 1 } }))).toBe('Limpou os logs: 1 linha')
  expect(deedWords(entry({ action: 'post.removed', from: { title: 'Óculos' } }))).toBe('Apagou um artigo: Óculos')
  expect(deedWords(entry({ action: 'post.image', to: { url: '/x.webp' } }))).toBe('Enviou uma imagem ao blog')
  expect(deedWords(entry({ action: 'thing.forgotten' }))).toBe('thing.forgotten')
})

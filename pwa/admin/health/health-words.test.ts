import { describe, expect, it } from 'vitest'
import type { Alarm, Health } from '#contract/admin/health.ts'
import { gapsOf, signsOf, subjectWords } from './health-words.ts'

const NOW = Date.parse('2026-11-23T12:00:00.000Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const WELL: Health = {
  parts: { database: true, queue: true, storage: true },
  lastWebhookAt: ago(10),
  mail: { lastSentAt: ago(3), waiting: 0, leaves: true },
  reconciledAt: ago(1),
  sweptAt: ago(600),
  journalVerifiedAt: ago(600),
  backupAt: ago(600),
  sales: { isConfigured: true, comparedAt: ago(30), compared: 38 },
  queues: [],
  alarms: [],
}
const sign = (changes: Partial<Health>, label: string) =>
  signsOf({ ...WELL, ...changes }, NOW).find((one) => one.label === label)

describe('the signs of life', () => {
  it('of a house that is well are none of them red', () => {
    expect(signsOf(WELL, NOW).filter(({ tone }) => tone === 'r')).toEqual([])
  })

  it('say what is away, what is late, and what never was', () => {
    expect(sign({ parts: { ...WELL.parts, storage: false } }, 'Arquivos')).toMatchObject({ state: 'Não responde' })
    expect(sign({ reconciledAt: ago(4) }, 'Processo de tarefas')).toMatchObject({ tone: 'r', state: 'Parado' })
    expect(sign({ reconciledAt: null }, 'Processo de tarefas')).toMatchObject({ state: 'Parado' })
    expect(sign({ backupAt: ago(60 * 40) }, 'Cópia de segurança')).toMatchObject({ tone: 'r' })
    expect(sign({ backupAt: null }, 'Cópia de segurança')).toMatchObject({ state: 'Ainda não' })
  })

  it('of a house that hears nothing are no good news', () => {
    expect(gapsOf(WELL, NOW)).toEqual([])
    const sales = { isConfigured: false, comparedAt: null, compared: null }
    const firstDay = { ...WELL, mail: { ...WELL.mail, leaves: false }, sales, backupAt: null }
    expect(gapsOf(firstDay, NOW).join('; ')).toMatch(/e-mails.*vendas.*cópia de segurança/)
    expect(gapsOf({ ...WELL, reconciledAt: ago(9) }, NOW)).toHaveLength(1)
  })

  it('never call a mail delivered that stayed here', () => {
    const mail = { ...WELL.mail, leaves: false }
    expect(sign({ mail }, 'Último e-mail entregue')).toBeUndefined()
    expect(sign({ mail }, 'E-mail')).toMatchObject({ state: 'Não sai' })
  })
})

describe('what an alarm is about', () => {
  const alarm = (changes: Partial<Alarm>): Alarm => ({
    id: '0198aaaa-0000-7000-8000-000000000001',
    kind: 'job-dead',
    subject: 'reports.build:0198aaaa-0000-7000-8000-000000000007',
    orderId: null,
    count: 1,
    amountCents: null,
    canRepair: false,
    openedAt: ago(95),
    ...changes,
  })

  it('is the job in words, the sale and its amount, or the order', () => {
    expect(subjectWords(alarm({}), NOW)).toBe('Fazer o relatório\u00a0· há 1 h')
    expect(subjectWords(alarm({ subject: 'mail.send', count: 9 }), NOW)).toBe(
      'Enviar e-mail\u00a0· 9 tarefas\u00a0· há 1 h',
    )
    const sale = alarm({ kind: 'sale-missing', subject: 'v-1', count: null, amountCents: 7990 })
    expect(subjectWords(sale, NOW)).toMatch(/^Venda v-1\s· R\$\s79,90\s· há 1 h$/)
  })
})

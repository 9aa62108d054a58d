import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { deadlineOf } from './deadline.ts'
import { order } from '#pwa/admin/testing/order.ts'

/** 12:00 in São Paulo. */
const NOW = new Date('2026-11-24T15:00:00.000Z')
const processing = (estimatedDelivery: string | null): AdminOrder =>
  order({ status: 'EM_PROCESSAMENTO', estimatedDelivery })

describe('the deadline of an order', () => {
  it('says day and hour of São Paulo while there is time', () => {
    expect(deadlineOf(processing('2026-11-27T01:30:00.000Z'), NOW)).toMatchObject({
      text: '26/11, 22h',
      isUrgent: false,
    })
  })

  it('is urgent on its day, even when that day is already tomorrow in UTC', () => {
    expect(deadlineOf(processing('2026-11-25T01:00:00.000Z'), NOW)).toMatchObject({ text: 'hoje, 22h', isUrgent: true })
  })

  it('is urgent, and says so, once it has passed', () => {
    const late = deadlineOf(processing('2026-11-23T18:00:00.000Z'), NOW)
    expect(late).toMatchObject({ text: 'venceu 23/11', isUrgent: true })
    expect(late.hint).toBe('Atrasado: o prazo era 23/11, 15h.')
    expect(deadlineOf(processing('2026-11-24T14:00:00.000Z'), NOW).text).toBe('venceu hoje')
  })

  it('does not exist before the form and photos are in', () => {
    expect(deadlineOf(order({ status: 'AGUARDANDO_FORMULARIO' }), NOW).text).toBe('sem prazo')
    expect(deadlineOf(processing(null), NOW).text).toBe('sem prazo')
  })

  it('gives way to how long a finished order took', () => {
    const done = (completedAt: string) =>
      deadlineOf(order({ status: 'CONCLUIDO', processingStartedAt: '2026-11-20T12:00:00.000Z', completedAt }), NOW).text
    expect(done('2026-11-20T12:00:20.000Z')).toBe('em 1 min')
    expect(done('2026-11-22T08:00:00.000Z')).toBe('em 44 h')
    expect(done('2026-11-25T12:00:00.000Z')).toBe('em 5 dias')
  })

  it('is nobody’s business after a refund or a chargeback', () => {
    const due = '2026-11-24T20:00:00.000Z'
    expect(deadlineOf(order({ status: 'REEMBOLSADO', estimatedDelivery: due }), NOW)).toEqual({
      text: '—',
      isUrgent: false,
    })
    expect(deadlineOf(order({ status: 'CHARGEBACK', estimatedDelivery: due }), NOW).text).toBe('—')
  })
})

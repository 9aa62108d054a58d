import { expect, it } from 'vitest'
import { deadlineOf } from '#pwa/admin/kit/deadline.ts'
import { order } from '#pwa/admin/testing/order.ts'
import { timeLeft } from './desk-time.ts'

const now = new Date('2026-11-18T15:00:00Z')
const left = (minutesLeft: number | null, dueAt: string | null = '2026-11-25T15:00:00Z', isStopped = false) =>
  timeLeft({ minutesLeft, dueAt, isStopped }, now)

it('tells what is left of the 72 business hours, and warns at half, four fifths and all of them', () => {
  expect(left(54 * 60)).toEqual({ words: '54 h', left: 75, tone: 'calm' })
  expect(left(36 * 60)).toMatchObject({ words: '36 h', left: 50, tone: 'half' })
  expect(left(14 * 60)).toMatchObject({ words: '14 h', tone: 'close' })
  expect(left(45)).toMatchObject({ words: '45 min', tone: 'close' })
  expect(left(-3 * 60, '2026-11-18T12:00:00Z')).toEqual({ words: 'atrasado 3 h', left: 0, tone: 'late' })
})

it("warns most of what is promised for today, by São Paulo's calendar", () => {
  expect(left(9 * 60, '2026-11-19T02:30:00Z')).toMatchObject({ words: '9 h', tone: 'today' })
  expect(left(12 * 60, '2026-11-19T03:30:00Z')).toMatchObject({ tone: 'close' })
  expect(left(-5, '2026-11-18T14:55:00Z')).toMatchObject({ tone: 'late' })
})

it('is late when the list of orders says so, and not for want of business hours', () => {
  // No business time is left, but the promised hour is still to come.
  const sunday = new Date('2026-11-22T15:00:00Z')
  const dueAt = '2026-11-23T01:00:00Z'
  expect(timeLeft({ minutesLeft: 0, dueAt, isStopped: false }, sunday)).toEqual({
    words: 'hoje, 22h',
    left: 0,
    tone: 'today',
  })
  const listed = (now: Date) => deadlineOf(order({ status: 'EM_PROCESSAMENTO', estimatedDelivery: dueAt }), now)
  expect(listed(sunday)).toMatchObject({ text: 'hoje, 22h', isUrgent: true })
  const past = new Date('2026-11-23T01:01:00Z')
  expect(timeLeft({ minutesLeft: 0, dueAt, isStopped: false }, past)?.tone).toBe('late')
  expect(listed(past).text).toBe('venceu hoje')
})

it('says nothing before the clock has started', () => {
  expect(left(null, null)).toBeNull()
})

it('stands still while a photo is owed: neither late nor urgent, here and in the list of orders', () => {
  expect(left(30 * 60, '2026-11-18T12:00:00Z', true)).toMatchObject({ words: 'parado', tone: 'calm' })
  const estimatedDelivery = '2026-11-18T12:00:00Z'
  const listed = order({ status: 'EM_PROCESSAMENTO', estimatedDelivery, isDeliveryStopped: true })
  expect(deadlineOf(listed, now)).toMatchObject({ text: 'parado', isUrgent: false })
})

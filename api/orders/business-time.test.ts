import { describe, expect, it } from 'vitest'
import { businessTimeBetween, deliveryDue, easterDay } from './business-time.ts'

const brt = (text: string) => new Date(`${text.length === 16 ? `${text}:00` : text}-03:00`)

describe('delivery deadline', () => {
  it.each([
    ['across a holiday and a weekend', '2026-11-19T15:00', '2026-11-25T15:00'],
    ['from a holiday: to the end of the third business day', '2026-11-20T12:00', '2026-11-25T23:59:59'],
    ['from a Saturday', '2026-11-21T10:00', '2026-11-25T23:59:59'],
    ['across Carnaval', '2026-02-13T18:00', '2026-02-20T18:00'],
    ['across Christmas', '2026-12-23T09:30', '2026-12-29T09:30'],
  ])('%s', (_, from, due) => {
    expect(deliveryDue(brt(from)).toISOString()).toBe(brt(due).toISOString())
  })

  it('finds Easter', () => {
    const days = [2026, 2027, 2028, 2029, 2030].map((year) =>
      new Date(easterDay(year) * 86_400_000).toISOString().slice(0, 10),
    )
    expect(days).toEqual(['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21'])
  })
})

it('counts what is left in business time, late as negative', () => {
  const friday = new Date('2026-06-19T12:00:00Z')
  const hours = (to: string) => businessTimeBetween(friday, new Date(to)) / 3_600_000
  expect(hours('2026-06-19T15:00:00Z')).toBe(3)
  expect(hours('2026-06-22T15:00:00Z')).toBe(27)
  expect(hours('2026-06-18T12:00:00Z')).toBe(-24)
  expect(businessTimeBetween(friday, deliveryDue(friday)) / 3_600_000).toBe(72)
})

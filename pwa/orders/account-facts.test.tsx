import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { DashboardStats } from '#contract/orders.ts'
import { AccountFacts } from './account-facts.tsx'

afterEach(cleanup)

const STATS: DashboardStats = {
  totalOrders: 1,
  completedOrders: 0,
  pendingOrders: 1,
  processingOrders: 0,
  totalSpent: 79.9,
  averageCompletionTime: '-',
  memberSince: '2026-11-20T12:00:00Z',
  nextDelivery: null,
}

const valuesOf = (part: Partial<DashboardStats> = {}) => {
  const { container } = render(<AccountFacts stats={{ ...STATS, ...part }} />)
  const values = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  cleanup()
  return values
}

it('tells what waits, the next delivery, how long they took and since when', () => {
  expect(valuesOf()).toEqual(['1', '2-3 dias úteis', '-', '20/11/2026'])
  expect(valuesOf({ nextDelivery: '2026-11-25T18:00:00Z', averageCompletionTime: 1.5 }).slice(1, 3)).toEqual([
    '25 de nov., 15h',
    '1,5 dia',
  ])
  expect(valuesOf({ averageCompletionTime: 3 })[2]).toBe('3 dias')
  expect(valuesOf({ memberSince: 'ontem' })[3]).toBe('Recente')
})

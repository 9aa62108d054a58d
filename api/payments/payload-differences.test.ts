import { expect, it } from 'vitest'
import { payloadDifferences } from './payload-differences.ts'

it('finds what two bodies say differently, at any depth, and what only one of them says', () => {
  const first = { id: 'a', Customer: { name: 'Ana', city: 'Recife' }, items: [{ cents: 7990 }], note: null }
  const other = { items: [{ cents: 6990 }, { cents: 1 }], Customer: { name: 'Bia' }, id: 'a', note: null }
  expect(payloadDifferences(first, other)).toEqual([
    { path: 'Customer.name', first: 'Ana', other: 'Bia' },
    { path: 'Customer.city', first: 'Recife', other: null },
    { path: 'items.0.cents', first: '7990', other: '6990' },
    { path: 'items.1.cents', first: null, other: '1' },
  ])
  expect(payloadDifferences(first, structuredClone(first))).toEqual([])
  expect(payloadDifferences({ a: {} }, { a: [] })).toEqual([{ path: 'a', first: '{}', other: '[]' }])
})

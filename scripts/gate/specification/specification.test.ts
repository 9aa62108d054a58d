import { expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
import { sayUnproved, unprovedRows } from './check.ts'
import { readTable } from './table.ts'

/** A requirement changed by a decision keeps its row. */
const ROWS = { 1: 194, 2: 143, 3: 139 }

it('every row of the specification is proved, or changed by a decision that names it', async () => {
  const unproved = await unprovedRows(ROOT)
  expect(unproved.map(sayUnproved).join('\n')).toBe('')
})

it('no row has left', async () => {
  const rows = await readTable(ROOT)
  const wanted = Object.entries(ROWS).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, at) => `${part}.${String(at + 1).padStart(3, '0')}`),
  )
  expect(rows.map(({ row }) => row)).toEqual(wanted)
})

import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { followReport } from './follow-report.ts'
import { order } from '#pwa/admin/testing/order.ts'

const wait = () => Promise.resolve()

/** One state per call, then the last again. */
function looks(...states: (AdminOrder | undefined)[]) {
  let taken = 0
  return {
    read: () => Promise.resolve(states[Math.min(taken++, states.length - 1)]),
    taken: () => taken,
  }
}

describe('following a report', () => {
  it('stops when the PDF is there', async () => {
    const { read, taken } = looks(order(), order(), order({ hasPDF: true, pdfCreatedAt: '2026-11-24T12:00:00.000Z' }))
    await expect(followReport(order(), { read, wait })).resolves.toBe('arrived')
    expect(taken()).toBe(3)
  })

  it('does not take the PDF that was already there for a new one', async () => {
    const before = order({ hasPDF: true, pdfCreatedAt: '2026-11-20T12:00:00.000Z' })
    await expect(followReport(before, { read: looks(before).read, wait, turns: 4 })).resolves.toBe('still-going')
  })

  it('sees a second PDF arrive', async () => {
    const before = order({ hasPDF: true, pdfCreatedAt: '2026-11-20T12:00:00.000Z' })
    const { read } = looks(before, order({ hasPDF: true, pdfCreatedAt: '2026-11-20T12:00:09.000Z' }))
    await expect(followReport(before, { read, wait })).resolves.toBe('arrived')
  })

  it('stops when the order turns out to wait for a visagist', async () => {
    const { read } = looks(order(), order({ needsVisagist: true }))
    await expect(followReport(order(), { read, wait })).resolves.toBe('waits-for-visagist')
  })

  it('waits on for an order that was already waiting and whose shape has just been said', async () => {
    const waiting = order({ needsVisagist: true })
    const { read } = looks(waiting, order({ hasPDF: true, pdfCreatedAt: '2026-11-24T12:00:00.000Z' }))
    await expect(followReport(waiting, { read, wait })).resolves.toBe('arrived')
  })

  it('looks again when a look fails, and gives up in the end', async () => {
    const { read, taken } = looks(undefined)
    await expect(followReport(order(), { read, wait, turns: 5 })).resolves.toBe('still-going')
    expect(taken()).toBe(5)
  })
})

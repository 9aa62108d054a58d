import { beforeEach, expect, it, vi } from 'vitest'
import { readLead } from '#pwa/tracking/stored-lead.ts'
import { writeLocal } from '#pwa/platform/local-store.ts'
import { deliverLead, flushLead, holdLead, letGo, WAITING_KEY, waitingLead } from './lead-outbox.ts'
import { leadOf } from './quiz-calls.ts'
import { FRESH } from './progress.ts'

const lead = leadOf({ ...FRESH, name: 'Ana', email: 'ana@example.com', answers: { jaw: 'suave' }, runId: 'r' })
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  writeLocal(WAITING_KEY, null)
})

it('what was kept comes back as it was, and nothing is sent where nothing waits', async () => {
  holdLead(lead)
  expect(waitingLead()).toEqual(lead)
  letGo(lead)
  expect(waitingLead()).toBeNull()
  expect(await flushLead()).toBe('empty')
  expect(fetched).not.toHaveBeenCalled()
})

it.each([0, 429, 500, 503])('after %i it waits on', async (status) => {
  if (status === 0) fetched.mockRejectedValue(new TypeError('offline'))
  else fetched.mockResolvedValue(Response.json({ error: 'x' }, { status }))
  holdLead(lead)
  expect(await flushLead()).toBe('waiting')
  expect(waitingLead()).toEqual(lead)
})

it('is let go once it was taken, or refused for good', async () => {
  fetched.mockResolvedValueOnce(Response.json({ error: 'x' }, { status: 422 }))
  holdLead(lead)
  expect(await flushLead()).toBe('empty')
  fetched.mockResolvedValueOnce(Response.json({ id: 'l' }))
  holdLead(lead)
  expect(await flushLead()).toBe('empty')
  expect(readLead()).toEqual({ id: 'l', name: 'Ana', email: 'ana@example.com' })
})

it('answers given while it was under way are not lost', async () => {
  const whole = { ...lead, answers: { jaw: 'suave', forehead: 'maior' } }
  fetched.mockImplementationOnce(async () => {
    holdLead(whole)
    return Response.json({ id: 'l' })
  })
  holdLead(lead)
  expect(await flushLead()).toBe('waiting')
  expect(waitingLead()).toEqual(whole)
})

it.each([7, 'x', {}, { name: 'a' }, { name: 1, email: 2 }])('kept as %j by another hand is no lead', async (kept) => {
  writeLocal(WAITING_KEY, kept)
  expect(await flushLead()).toBe('empty')
})

it('delivered once its answers are the quiz’s own', async () => {
  fetched.mockResolvedValue(Response.json({ id: 'l' }))
  writeLocal(WAITING_KEY, { ...lead, answers: { jaw: '<b>', other: 'x' }, funnelSource: 'thief' })
  await deliverLead(waitingLead() ?? lead)
  const [, init] = fetched.mock.calls[0] ?? []
  expect(init?.body).toBe(JSON.stringify({ ...lead, answers: {} }))
})

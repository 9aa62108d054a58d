import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { waitForVisagist } from '#api/reports/reports.ts'
import { db } from '#api/platform/db.ts'
import { serveApi } from '#api/testing/api.ts'
import { ANYWAY, newAdministrator, newSubmitted } from '#api/testing/people.ts'
import { buildReport } from './build.ts'

vi.hoisted(() => {
  process.env['REPORT_REVIEW'] = 'required'
})

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
let buyer: Awaited<ReturnType<typeof newSubmitted>>
const REASON = 'A cliente viaja hoje e pediu o relatório como está.'

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
  buyer = await newSubmitted(api.caller())
})

const path = (end: string) => `/api/admin/orders/${buyer.orderId}/${end}`
const desk = (end = '') => `/api/admin/desk/${buyer.orderId}${end}`
const force = () => admin.caller.post(path('force-generate-pdf'))
const unreviewed = (body: unknown, who = admin.caller) => who.post(path('deliver-unreviewed'), body)
const run = (payload: object) =>
  buildReport(jobs['reports.build'].payload.parse(payload), { id: randomUUID(), signal: new AbortController().signal })

const idIn = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null)
async function approve(): Promise<void> {
  const { editsId, confirmed } = (await admin.caller.get(desk())).json
  const body = { editsId: editsId ?? null, shapeId: idIn(confirmed), anyway: ANYWAY }
  expect((await admin.caller.post(desk('/approve'), body)).status).toBe(200)
}

/** Oldest first. */
const queued = async () => {
  const rows = await db.$queryRaw<{ data: object }[]>`
    SELECT data FROM pgboss.job WHERE name = 'reports.build' AND data->>'orderId' = ${buyer.orderId} ORDER BY created_on`
  return rows.map(({ data }) => data)
}
async function runQueued(): Promise<void> {
  for (const payload of await queued()) await run(payload)
}
const delivered = async () => ({
  reports: await db.generatedPdf.count({ where: { orderId: buyer.orderId } }),
  mails: await db.outgoingMail.count({ where: { orderId: buyer.orderId, kind: 'report-ready' } }),
})
const NOTHING = { reports: 0, mails: 0 }
const ONCE = { reports: 1, mails: 1 }

async function resurrect(payload: object): Promise<void> {
  const id = randomUUID()
  await db.$executeRaw`
    INSERT INTO pgboss.job (id, name, data, source_name) VALUES (${id}::uuid, 'dead-letter', ${JSON.stringify(payload)}::jsonb, 'reports.build')`
  expect((await admin.caller.post(`/api/admin/jobs/failed/${id}/retry`)).status).toBe(200)
  await runQueued()
}

describe('where a person approves each report', { timeout: 60_000 }, () => {
  it('browsers are told', async () => {
    expect((await api.caller().get('/api/config')).json).toMatchObject({ review: 'required' })
  })

  it('a form that came in waits at the desk, and forcing it is refused with a sentence', async () => {
    await run({ orderId: buyer.orderId })
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ needsVisagist: true })
    expect(await force()).toMatchObject({
      status: 409,
      json: { code: 'review-required', error: expect.stringContaining('mesa') },
    })
    expect(await queued()).toEqual([])
    expect(await delivered()).toEqual(NOTHING)
  })

  it('a job that only says it was forced delivers nothing, first or once more', async () => {
    await run({ orderId: buyer.orderId, forced: true })
    expect(await delivered()).toEqual(NOTHING)
    await approve()
    await runQueued()
    expect(await delivered()).toEqual(ONCE)
    await run({ orderId: buyer.orderId, forced: true })
    expect((await force()).json).toMatchObject({ code: 'review-required' })
    expect(await delivered()).toEqual(ONCE)
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ status: 'CONCLUIDO' })
  })

  it('a failed job put back delivers only on an approval that still stands', { tags: ['long'] }, async () => {
    await resurrect({ orderId: buyer.orderId, forced: true })
    await resurrect({ orderId: buyer.orderId, forced: true, approvalId: randomUUID() })
    expect(await delivered()).toEqual(NOTHING)
    await approve()
    const [, , payload] = await queued()
    if (!payload) throw new Error('nothing was asked for')
    await runQueued()
    expect(await delivered()).toEqual(ONCE)
    // The approved report is out; later words are unapproved.
    await resurrect(payload)
    expect(await delivered()).toEqual(ONCE)
  })

  it('an approval is good for its own order and its own form only', async () => {
    await approve()
    const [payload] = await queued()
    if (!payload) throw new Error('nothing was asked for')
    const first = buyer
    buyer = await newSubmitted(api.caller())
    await run({ ...payload, orderId: buyer.orderId })
    expect(await delivered()).toEqual(NOTHING)
    buyer = first
    // The customer sent other answers.
    await db.order.update({ where: { id: buyer.orderId }, data: { submittedAt: new Date(Date.now() + 1000) } })
    await run(payload)
    expect(await delivered()).toEqual(NOTHING)
    expect((await admin.caller.get(desk())).json).toMatchObject({ approval: null })
  })

  it('a worker killed after the report was out finds its work done', { tags: ['long'] }, async () => {
    await approve()
    const [payload] = await queued()
    if (!payload) throw new Error('nothing was asked for')
    const job = { id: randomUUID(), signal: new AbortController().signal }
    await buildReport(jobs['reports.build'].payload.parse(payload), job)
    await db.reportBuild.update({ where: { id: job.id }, data: { finishedAt: null, percent: 99 } })
    await buildReport(jobs['reports.build'].payload.parse(payload), job)
    expect(await db.reportBuild.findUnique({ where: { id: job.id } })).toMatchObject({ percent: 100, error: null })
    expect(await delivered()).toEqual(ONCE)
  })
})

describe('delivering without review', { timeout: 60_000 }, () => {
  it('is for administrators, with a reason', async () => {
    expect((await unreviewed({ reason: REASON }, buyer.caller)).status).toBe(403)
    for (const body of [{}, { reason: '' }, { reason: '   ' }, { reason: 'sim' }])
      expect(await unreviewed(body)).toMatchObject({ status: 422, json: { fields: { reason: expect.any(String) } } })
    expect(await queued()).toEqual([])
  })

  it('delivers, keeps who, when and why, and is called no approval', async () => {
    await waitForVisagist(buyer.orderId)
    expect((await unreviewed({ reason: REASON })).status).toBe(200)
    expect((await admin.caller.get(desk())).json).toMatchObject({ approval: { reviewed: false, by: 'Administradora' } })
    await runQueued()
    expect(await delivered()).toEqual(ONCE)
    const [entry, ...others] = await db.journalEntry.findMany({
      where: { subjectId: buyer.orderId, action: 'report.unreviewed' },
    })
    expect(entry).toMatchObject({ actorId: admin.userId, to: { reason: REASON } })
    expect(others).toEqual([])
    expect(await db.analysis.count({ where: { orderId: buyer.orderId, state: 'approved' } })).toBe(0)
    expect(await db.journalEntry.count({ where: { subjectId: buyer.orderId, action: 'desk.approved' } })).toBe(0)
  })

  it('holds for one report: the next waits again', { tags: ['long'] }, async () => {
    await unreviewed({ reason: REASON })
    const [payload] = await queued()
    if (!payload) throw new Error('nothing was asked for')
    await runQueued()
    await run(payload)
    expect((await force()).json).toMatchObject({ code: 'review-required' })
    expect(await delivered()).toEqual(ONCE)
  })

  it('asked twice at once delivers once, and is refused while an approval is on its way', async () => {
    const answers = await Promise.all([unreviewed({ reason: REASON }), unreviewed({ reason: REASON })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await queued()).toHaveLength(1)
    buyer = await newSubmitted(api.caller())
    await approve()
    const other = await newAdministrator(api.caller())
    expect(await unreviewed({ reason: REASON }, other.caller)).toMatchObject({
      status: 409,
      json: { code: 'changed-meanwhile' },
    })
  })

  it('may be taken back before anything has left', async () => {
    await unreviewed({ reason: REASON })
    expect((await admin.caller.delete(desk('/approve'))).status).toBe(200)
    await runQueued()
    expect(await delivered()).toEqual(NOTHING)
  })

  it('needs a form, a shape and an order that has not ended', async () => {
    buyer = await newSubmitted(api.caller(), { quiz: false })
    expect((await unreviewed({ reason: REASON })).json).toMatchObject({ code: 'shape-missing' })
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect((await unreviewed({ reason: REASON })).json).toMatchObject({ code: 'order-ended' })
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'AGUARDANDO_FORMULARIO' } })
    expect((await unreviewed({ reason: REASON })).json).toMatchObject({ code: 'form-missing' })
    expect(await queued()).toEqual([])
  })
})

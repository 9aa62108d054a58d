import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, expect, it } from 'vitest'
import { editChapter } from '#api/admin/desk-texts.ts'
import { approve } from '#api/admin/desk-gate.ts'
import { confirmShape, withdraw } from '#api/admin/desk-work.ts'
import { setOrderStatus } from '#api/orders/order-status.ts'
import { db } from '#api/platform/db.ts'
import { storage } from '#api/platform/storage.ts'
import { findEdits } from '#api/reports/edits.ts'
import { askPreview, findPreview, keepPreview } from '#api/reports/previews.ts'
import { serveApi } from '#api/testing/api.ts'
import { ANYWAY, newAdministrator, newSubmitted } from '#api/testing/people.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { gatherReport } from '#api/reports/brief.ts'
import { buildReport } from './build.ts'
import { drawPreview } from './preview.ts'

const api = serveApi()
const LEAD = 'As suas ondas pedem camadas longas, disse a visagista.'
const PARAGRAPH = 'Peça ao salão um corte a seco, com a franja medida no lugar.'
let orderId: string
let actor: { id: string }

beforeEach(async () => {
  actor = { id: (await newAdministrator(api.caller())).userId }
  orderId = (await newSubmitted(api.caller(), { quiz: false })).orderId
  await confirmShape(orderId, 'coracao', actor, null)
})

const job = () => ({ id: randomUUID(), signal: new AbortController().signal })

async function edit(): Promise<void> {
  const material = await gatherReport(orderId)
  const chapter = material && analyse(material.brief).chapters.find(({ id }) => id === 'cabelo')
  if (!chapter) throw new Error('no chapter')
  const sections = chapter.sections.map(({ paragraphs }, at) => (at === 0 ? [PARAGRAPH] : [...paragraphs]))
  await editChapter(orderId, 'cabelo', { lead: LEAD, sections, editsId: null }, actor)
}

/** Returns the approval's id. */
async function approveAll(): Promise<string> {
  const edits = await findEdits(db, orderId)
  const shape = await db.analysis.findFirstOrThrow({ where: { orderId, confirmedShape: { not: null } } })
  await approve(orderId, actor, { editsId: edits?.id ?? null, shapeId: shape.id, anyway: ANYWAY })
  const { id } = await db.analysis.findFirstOrThrow({
    where: { orderId, state: 'approved' },
    orderBy: { createdAt: 'desc' },
  })
  return id
}

const build = (approvalId: string) => buildReport({ orderId, forced: true, approvalId }, job())
const orderNow = () => db.order.findUniqueOrThrow({ where: { id: orderId } })

async function wordsOf(storageKey: string | null | undefined): Promise<string> {
  if (!storageKey) throw new Error('no file')
  const pdf = await getDocument({ data: new Uint8Array(await storage.read(storageKey)), verbosity: 0 }).promise
  const pages: string[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return squeezed(pages.join(' '))
}
const squeezed = (text: string) => text.replace(/[\s\u00ad-]+/g, '')

it('prints the words of the visagist, in the preview and in the delivered report', { timeout: 60_000 }, async () => {
  await edit()
  const previewId = await askPreview(orderId)
  await drawPreview({ previewId }, job())
  expect(await findPreview(orderId, previewId)).toMatchObject({ ready: true, percent: 100 })
  const preview = await db.reportPreview.findUniqueOrThrow({ where: { id: previewId } })
  const previewed = await wordsOf(preview.storageKey)
  expect(previewed).toContain(squeezed(LEAD))
  expect(previewed).toContain(squeezed(PARAGRAPH))

  await build(await approveAll())
  expect(await orderNow()).toMatchObject({ status: 'CONCLUIDO' })
  const [pdf] = await db.generatedPdf.findMany({ where: { orderId } })
  const printed = await wordsOf(pdf?.storageKey)
  expect(printed).toContain(squeezed(LEAD))
  expect(printed).toContain(squeezed(PARAGRAPH))
  // The preview is deleted: it shows the customer's photos and texts.
  expect(await db.reportPreview.count({ where: { orderId } })).toBe(0)
  await expect(withdraw(orderId, actor)).rejects.toThrow('O relatório já saiu')
})

it('an approval that was taken back delivers nothing', { timeout: 60_000 }, async () => {
  const approvalId = await approveAll()
  await expect(edit()).rejects.toThrow('aprovou este pedido')
  await withdraw(orderId, actor)
  await build(approvalId)
  expect(await orderNow()).toMatchObject({ status: 'EM_PROCESSAMENTO' })
  expect(await db.generatedPdf.count({ where: { orderId } })).toBe(0)
  await edit()
})

it(
  'an order that is refunded while its report is drawn gets none, and who approved is told',
  { timeout: 60_000 },
  async () => {
    const approvalId = await approveAll()
    // The refund arrives while drawing.
    const drawing = build(approvalId)
    await expect.poll(() => db.reportBuild.count({ where: { orderId } }), { timeout: 30_000 }).toBe(1)
    await setOrderStatus(orderId, 'REEMBOLSADO', { id: null })
    await drawing
    expect(await orderNow()).toMatchObject({ status: 'REEMBOLSADO' })
    expect(await db.generatedPdf.count({ where: { orderId } })).toBe(0)
    expect(await db.notification.findFirst({ where: { userId: actor.id } })).toMatchObject({
      type: 'desk_undelivered',
      message: expect.stringContaining('Reembolsado') as string,
    })
  },
)

it('a preview asked for again is the same one until something changes', async () => {
  const first = await askPreview(orderId)
  expect(await askPreview(orderId)).toBe(first)
  await edit()
  const second = await askPreview(orderId)
  expect(second).not.toBe(first)
  expect(await db.reportPreview.count({ where: { orderId } })).toBe(1)
  await keepPreview(second, { error: 'falhou' })
  expect(await askPreview(orderId)).not.toBe(second)
})

it('a preview is thrown away with the photos when the order ends', async () => {
  const previewId = await askPreview(orderId)
  await setOrderStatus(orderId, 'CHARGEBACK', { id: null })
  await drawPreview({ previewId }, job())
  expect(await db.reportPreview.count({ where: { orderId } })).toBe(0)
})

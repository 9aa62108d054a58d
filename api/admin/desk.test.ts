import { beforeEach, describe, expect, it } from 'vitest'
import { DeskOrder } from '#contract/admin/desk.ts'
import { FaceMarking } from '#contract/face/marking.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { db, type Prisma } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { withEdits } from '../reports/edits.ts'
import { keepRetelling, openChapters } from '../reports/retellings.ts'
import { serveApi } from '../testing/api.ts'
import { ANYWAY, newAdministrator, newConsentingBuyer, quizAnswers } from '../testing/people.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
let buyer: Awaited<ReturnType<typeof newConsentingBuyer>>
const desk = (path = '') => `/api/admin/desk/${buyer.orderId}${path}`

/** `quiz` gives the form evidence. */
async function submit(data: Prisma.OrderUncheckedUpdateInput = {}, quiz = true): Promise<void> {
  buyer = await newConsentingBuyer(api.caller())
  await db.onboardingForm.create({
    data: {
      orderId: buyer.orderId,
      fullName: 'Marina Albuquerque',
      gender: 'Feminino',
      objective: 'Melhoria sutil',
      style: 'Clássico',
    },
  })
  if (quiz) await db.order.update({ where: { id: buyer.orderId }, data: { quizAnswers } })
  const now = new Date()
  await db.order.update({
    where: { id: buyer.orderId },
    data: { status: 'EM_PROCESSAMENTO', submittedAt: now, dueAt: new Date(now.getTime() + 1e8), ...data },
  })
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
  await submit({ needsVisagist: true })
})

const open = async () => (await admin.caller.get(desk())).json
const seen = async () => {
  const { editsId, confirmed } = await open()
  return { editsId: editsId ?? null, shapeId: idOf(confirmed) }
}
const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null)

describe('the queue', () => {
  it('holds what a visagist must look at, soonest deadline first, and is closed to customers', async () => {
    const late = buyer.orderId
    await submit({ needsVisagist: true, dueAt: new Date(Date.now() + 1e6) }, false)
    const { json } = await admin.caller.get('/api/admin/desk')
    const ids = (Array.isArray(json['queue']) ? json['queue'] : []).map(({ id }: { id: string }) => id)
    expect(ids.indexOf(buyer.orderId)).toBeLessThan(ids.indexOf(late))
    expect((await buyer.caller.get('/api/admin/desk')).status).toBe(403)
  })

  it('says whether points and test tell the same shape, as the order does', async () => {
    const item = async () => {
      const { json } = await admin.caller.get('/api/admin/desk')
      const queue: { id: string; quizAgrees: boolean | null }[] = Array.isArray(json['queue']) ? json['queue'] : []
      return queue.find(({ id }) => id === buyer.orderId)?.quizAgrees
    }
    const proposed = async () => (await open())['proposal']
    expect(await item()).toBeNull()
    // A wide, short face with a broad jaw, unlike the quiz's heart.
    await mark({ hairline: [400, 250], chin: [400, 760], temple: 210, cheekbone: 240, jaw: 225 })
    expect(await item()).toBe(false)
    expect(await proposed()).toMatchObject({ source: 'pontos', quizAgrees: false })
    // A broad forehead over a narrow jaw.
    await mark({ hairline: [400, 150], chin: [400, 830], temple: 245, cheekbone: 235, jaw: 145 })
    expect(await item()).toBe(true)
    expect(await proposed()).toMatchObject({ source: 'pontos', primary: 'coracao', quizAgrees: true })
    await submit({ needsVisagist: true }, false)
    await mark({ hairline: [400, 150], chin: [400, 830], temple: 245, cheekbone: 235, jaw: 145 })
    expect(await item()).toBeNull()
  })
})

interface DrawnFace {
  readonly hairline: readonly [number, number]
  readonly chin: readonly [number, number]
  /** Half the width at each height. */
  readonly temple: number
  readonly cheekbone: number
  readonly jaw: number
}

async function mark({ hairline, chin, temple, cheekbone, jaw }: DrawnFace): Promise<void> {
  const at = ([x, y]: readonly [number, number]) => ({ x, y })
  const pair = (half: number, part: number) => {
    const y = hairline[1] + (chin[1] - hairline[1]) * part
    return [at([400 - half, y]), at([400 + half, y])] as const
  }
  const [[templeLeft, templeRight], [cheekboneLeft, cheekboneRight], [jawLeft, jawRight]] = [
    pair(temple, 0.28),
    pair(cheekbone, 0.52),
    pair(jaw, 0.8),
  ]
  const points = {
    hairline: at(hairline),
    chin: at(chin),
    templeLeft,
    templeRight,
    cheekboneLeft,
    cheekboneRight,
    jawLeft,
    jawRight,
  }
  const { orderId } = buyer
  const file = { fileSize: 1, width: 800, height: 1000, sourceHash: 'x', expiresAt: new Date(Date.now() + 1e8) }
  const photo = await db.customerPhoto.upsert({
    where: { orderId_slot: { orderId, slot: 'front' } },
    create: { orderId, slot: 'front', storageKey: `photos/x/${orderId}`, ...file },
    update: {},
  })
  await db.faceMarking.create({ data: { orderId, photoId: photo.id, source: 'customer', points } })
}

/** Our own program's points: the mean mesh. */
async function draft(): Promise<void> {
  await mark({ hairline: [400, 150], chin: [400, 748], temple: 194, cheekbone: 220, jaw: 173 })
  const row = await db.faceMarking.findFirstOrThrow({
    where: { orderId: buyer.orderId },
    orderBy: { createdAt: 'desc' },
  })
  const points = FaceMarking.shape.points.parse(row.points)
  const origins = Object.fromEntries(Object.keys(points).map((name) => [name, 'device']))
  const pose = { yaw: 0, pitch: 7, roll: 0 }
  await db.faceMarking.update({
    where: { id: row.id },
    data: {
      source: 'model',
      origins,
      straight: points,
      pose,
      hairline: 'seen',
      model: 'face-mesh/1',
      markedById: null,
    },
  })
}

describe('points a program found', () => {
  const queued = async () => {
    const { json } = await admin.caller.get('/api/admin/desk')
    const queue: { id: string; marking: string }[] = Array.isArray(json['queue']) ? json['queue'] : []
    return queue.find(({ id }) => id === buyer.orderId)?.marking
  }

  it('are a draft that speaks with reserve, until the visagist confirms it', async () => {
    expect(await queued()).toBe('none')
    await draft()
    expect(await queued()).toBe('draft')
    const order = DeskOrder.parse(await open())
    expect(order.marking).toMatchObject({ by: 'aparelho', proposed: { model: 'face-mesh/1' } })
    expect(order.draft).toBeNull()
    expect(order.proposal?.level).not.toBe('alta')
    expect(order.proposal?.sentence).toContain('Nada foi medido na foto ainda')
    const { by: _by, at: _at, ...marking } = order.marking ?? {}
    // Every point counts as reviewed.
    const proposed = order.marking?.proposed
    const origins = Object.fromEntries(Object.keys(proposed?.origins ?? {}).map((name) => [name, 'checked']))
    expect((await admin.caller.put(desk('/marking'), marking)).status).toBe(422)
    const answer = await admin.caller.put(desk('/marking'), { ...marking, proposed: { ...proposed, origins } })
    expect(answer.status).toBe(200)
    expect(await queued()).toBe('looked-at')
    expect(await open()).toMatchObject({
      marking: { by: 'visagista', proposed: { reviewed: true } },
      proposal: { sentence: expect.stringContaining('conferidos pela nossa equipe') },
    })
  })

  it('stand beside the customer’s, and the desk says where the two readings lie apart', async () => {
    await draft()
    await mark({ hairline: [400, 150], chin: [400, 752], temple: 212, cheekbone: 220, jaw: 130 })
    const order = DeskOrder.parse(await open())
    expect(order.marking?.by).toBe('cliente')
    expect(order.draft?.points.templeLeft).toEqual({ x: 206, y: expect.closeTo(317.4, 1) })
    const gauges = order.proposal?.gauges ?? []
    expect(gauges.map(({ label, apart }) => [label.split(' ')[0], apart])).toEqual([
      ['Altura', false],
      // Of foreheads a program knows nothing.
      ['Testa', false],
      ['Mandíbula', true],
      ['Ângulo', true],
    ])
    expect(gauges[1]).toMatchObject({ value: '0,93 a 0,99', device: null })
    expect(gauges[0]?.note).toMatch(/^z [+−]/)
  })
})

describe('an order at the desk', () => {
  it("shows the engine's proposal with its evidence, and its chapters", async () => {
    expect(await open()).toMatchObject({
      proposal: { source: 'teste', primary: 'coracao', sentence: expect.any(String) },
      confirmed: null,
      quiz: { faceShape: 'coracao' },
      form: { style: 'Clássico' },
      chapters: expect.arrayContaining([expect.objectContaining({ id: 'cabelo', edited: null })]),
    })
  })

  it('has no chapters while nothing tells the shape, until the visagist does', async () => {
    await submit({ needsVisagist: true }, false)
    expect(await open()).toMatchObject({ proposal: null, chapters: [] })
    expect((await admin.caller.post(desk('/approve'), await seen())).json).toMatchObject({ code: 'shape-missing' })
    expect((await admin.caller.put(desk('/shape'), { shape: 'oval' })).status).toBe(200)
    expect(await open()).toMatchObject({ proposal: null, confirmed: { shape: 'oval', by: 'Administradora' } })
  })
})

describe('what a model made of the chapters', () => {
  const says = (version: string, granted = true) =>
    db.consent.create({
      data: {
        userId: buyer.userId,
        orderId: buyer.orderId,
        kind: 'fotos_biometria',
        version,
        granted,
        channel: 'teste',
      },
    })
  const modelOf = async (id: string) => {
    const { chapters } = DeskOrder.parse(await open())
    return chapters.find((chapter) => chapter.id === id)?.model
  }

  it('stands beside the engine: its words, or why they were refused, as long as the person allows it', async () => {
    const material = await gatherReport(buyer.orderId)
    if (!material) throw new Error('no form')
    const chapters = openChapters(analyse(material.brief))
    const [own] = chapters.filter(({ id }) => id === 'forma')
    if (!own) throw new Error('no chapter')
    const sections = own.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }))
    await keepRetelling(buyer.orderId, chapters, {
      chapters: [{ id: 'forma', lead: 'Com outras palavras.', sections }],
      refused: [{ id: 'cabelo', reason: 'corte que sumiu: long bob' }],
    })
    expect(await modelOf('forma')).toBeNull()
    await says('2026-11-3-texto-ia')
    expect(await modelOf('forma')).toEqual({ retold: { lead: 'Com outras palavras.', sections }, refused: null })
    expect(await modelOf('cabelo')).toEqual({ retold: null, refused: 'corte que sumiu: long bob' })
    expect(await modelOf('cartao')).toBeNull()
    await says('2026-11-3-texto-ia', false)
    expect(await modelOf('forma')).toBeNull()
  })
})

describe('a chapter in other words', () => {
  const edit = async (lead: string, editsId: string | null) => {
    const material = await gatherReport(buyer.orderId)
    if (!material) throw new Error('no form')
    const chapter = analyse(material.brief).chapters.find(({ id }) => id === 'cabelo')
    if (!chapter) throw new Error('no chapter')
    const sections = chapter.sections.map(({ paragraphs }) => paragraphs)
    return admin.caller.put(desk('/chapters/cabelo'), { lead, sections, editsId })
  }
  const printed = async () => {
    const material = await gatherReport(buyer.orderId)
    if (!material) throw new Error('no form')
    const analysis = await withEdits(buyer.orderId, analyse(material.brief))
    return analysis.chapters.find(({ id }) => id === 'cabelo')?.lead
  }

  it('is what the report prints, until the engine is given its words back', async () => {
    const before = await printed()
    expect((await edit('As suas ondas pedem camadas.', null)).status).toBe(200)
    expect(await printed()).toBe('As suas ondas pedem camadas.')
    await admin.caller.delete(desk('/chapters/cabelo'))
    expect(await printed()).toBe(before)
  })

  it('is not overwritten by a second visagist who read an older text', async () => {
    const first = await edit('Primeira.', null)
    expect(await edit('Segunda.', null)).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
    expect((await edit('Terceira.', String(first.json['editsId']))).status).toBe(200)
    expect(await printed()).toBe('Terceira.')
  })

  it('is left out when the shape it was written for is overruled', async () => {
    await edit('Para um coração.', null)
    await admin.caller.put(desk('/shape'), { shape: 'quadrado' })
    expect(await printed()).not.toBe('Para um coração.')
    expect(await open()).toMatchObject({ staleEdits: true })
  })
})

it('keeps notes for the team, and approval asks for the report', async () => {
  await admin.caller.post(desk('/notes'), { text: 'Assimetria leve, conferir.' })
  expect(await open()).toMatchObject({ notes: [{ text: 'Assimetria leve, conferir.', author: 'Administradora' }] })
  expect((await buyer.caller.get('/api/orders')).bytes.toString()).not.toContain('Assimetria')
  expect((await admin.caller.post(desk('/approve'), { ...(await seen()), anyway: ANYWAY })).status).toBe(200)
  const jobs = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'reports.build' AND data->>'orderId' = ${buyer.orderId}`
  expect(jobs[0]?.n).toBe(1)
})

it('asks the customer for a better photo by mail and notification', async () => {
  const answer = await admin.caller.post(desk('/photo-requests'), {
    slot: 'front',
    reason: 'Prenda o cabelo, por favor.',
  })
  expect(answer.status).toBe(200)
  expect((await buyer.caller.get('/api/notifications')).json).toMatchObject([
    { title: 'Precisamos de outra foto: frente', orderId: buyer.orderId },
  ])
  expect(await db.outgoingMail.findFirst({ where: { orderId: buyer.orderId, kind: 'photo-wanted' } })).toMatchObject({
    data: { slot: 'front', reason: 'Prenda o cabelo, por favor.' },
  })
})

it('is handed from one administrator to another, never to a customer', async () => {
  expect((await admin.caller.put(desk('/assignee'), { userId: admin.userId })).status).toBe(200)
  expect(await open()).toMatchObject({ assigneeId: admin.userId, assigneeName: 'Administradora' })
  expect((await admin.caller.put(desk('/assignee'), { userId: buyer.userId })).status).toBe(404)
  expect(await db.journalEntry.count({ where: { subjectId: buyer.orderId, action: 'desk.taken' } })).toBe(1)
})

it('refuses work on a refunded order', async () => {
  await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
  expect((await admin.caller.put(desk('/shape'), { shape: 'oval' })).json).toMatchObject({ code: 'order-ended' })
})

import type { OrderStatus } from '#contract/orders.ts'
import type { DeskEvidence, DeskOrder, DeskQueueItem } from '#contract/admin/desk.ts'
import { FaceMarking } from '#contract/face/marking.ts'
import { Problem } from '#contract/problem.ts'
import { analyse, type Analysis, type Brief, findChapter } from '#visagism/analysis/analysis.ts'
import { addedAt, droppedLines, linesOf, placeOf, linePlacesOf } from '#visagism/analysis/lines.ts'
import { unusualIn } from '#visagism/analysis/unusual.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import { CHAPTERS } from '#visagism/knowledge/chapter-ids.ts'
import { type FaceEvidence, mergeEvidence, type ShapeCertainty, shapeCertaintyOf } from '#visagism/face/evidence.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { businessTimeLeft, runningDue } from '../orders/clock.ts'
import { doubtsOf } from '../orders/photo-doubts.ts'
import { factRows } from '../orders/said-facts.ts'
import { shownEnding } from '../orders/shown-ending.ts'
import { knownName } from '../auth/names.ts'
import { DESK_TEAM } from '../auth/users.ts'
import { db, Prisma } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { findApproval } from '../reports/approval.ts'
import { consentsToAi } from '../reports/ai-consent.ts'
import { compareTestimonies, gatherReport, gatherReports, type ReportMaterial } from '../reports/brief.ts'
import { draftOf } from '../reports/brief-of.ts'
import { chaptersLeftOut } from '../reports/choices.ts'
import { isShownAtDesk } from '../reports/guide-at-gate.ts'
import { findRetelling, openChapters, type RetellingOutcome } from '../reports/retellings.ts'
import { type Edits, findEdits, sectionsOf, withText } from '../reports/edits.ts'
import { concernsIn } from '../reports/unread-note.ts'
import { presentSide } from '../face/side-marking.ts'
import { gateOf, openKinds, presentGauges } from './desk-gate.ts'
import { presentForm } from './forms.ts'

/** More than a day's work. */
const QUEUE = 100

interface QueueRow {
  id: string
  name: string | null
  asked_name: string | null
  submitted_at: Date | null
  status: OrderStatus
  due_at: Date | null
  stopped_at: Date | null
  revision_due_at: Date | null
  marking: DeskQueueItem['marking']
  quiz: boolean
  needs_visagist: boolean
  assignee_id: string | null
  assignee: string | null
  asked: 'waiting' | 'arrived' | null
  approved: boolean
}

interface DeskQueue {
  queue: DeskQueueItem[]
  waiting: number
  team: { id: string; name: string }[]
}

/**
 * Soonest deadline first, those that wait for the buyer last: all orders in progress if approval is required, else those needing a
 * visagist; and delivered ones of which a new version is owed.
 */
export async function listQueue(): Promise<DeskQueue> {
  const now = new Date()
  const all = env.REPORT_REVIEW === 'required'
  const atDesk = Prisma.sql`((o.status = 'EM_PROCESSAMENTO' AND (${all} OR o.needs_visagist))
    OR (o.status = 'CONCLUIDO' AND o.revision_due_at IS NOT NULL))`
  const rows = await db.$queryRaw<QueueRow[]>`
    SELECT o.id, u.full_name AS name, u.asked_name, o.submitted_at, o.status, o.due_at, o.due_stopped_at AS stopped_at, o.revision_due_at,
      o.needs_visagist, o.desk_assignee_id AS assignee_id,
      a.full_name AS assignee,
      (SELECT CASE WHEN bool_or(m.source = 'visagist' OR (m.source = 'customer' AND m.reviewed)) THEN 'looked-at'
        WHEN count(*) > 0 THEN 'draft' ELSE 'none' END FROM face_markings m WHERE m.order_id = o.id) AS marking,
      o.quiz_answers IS NOT NULL AS quiz,
      (SELECT CASE WHEN r.used_at IS NULL THEN 'waiting' ELSE 'arrived' END FROM photo_requests r
        WHERE r.order_id = o.id AND r.reason IS NOT NULL ORDER BY r.used_at DESC NULLS FIRST LIMIT 1) AS asked,
      EXISTS (SELECT 1 FROM analyses p WHERE p.order_id = o.id AND p.state IN ('approved', 'unreviewed') AND p.content = '{}'
        AND (o.submitted_at IS NULL OR p.created_at >= o.submitted_at)) AS approved
    FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN users a ON a.id = o.desk_assignee_id
    WHERE ${atDesk}
    ORDER BY o.due_stopped_at IS NOT NULL, coalesce(o.revision_due_at, o.due_at) - coalesce(o.due_stopped_at, now()), o.id
    LIMIT ${QUEUE}`
  const materials = await gatherReports(rows.map(({ id }) => id))
  const [open, notes, agreements, [count], team] = await Promise.all([
    openKinds(materials),
    db.onboardingForm.findMany({
      where: { orderId: { in: rows.map(({ id }) => id) } },
      select: { orderId: true, observations: true, facts: factRows },
    }),
    compareTestimonies(rows.filter(({ marking }) => marking !== 'none').map(({ id }) => id)),
    db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM orders o WHERE ${atDesk}`,
    db.user.findMany({
      where: DESK_TEAM,
      select: { id: true, fullName: true, email: true },
      orderBy: { fullName: 'asc' },
    }),
  ])
  const forms = new Map(notes.map((form) => [form.orderId, form]))
  return {
    team: team.map(({ id, fullName, email }) => ({ id, name: printedName(fullName) ?? email })),
    waiting: count?.n ?? 0,
    queue: rows.map((row) => ({
      ...clockOf({ ...row, dueAt: row.due_at, dueStoppedAt: row.stopped_at, revisionDueAt: row.revision_due_at }, now),
      id: row.id,
      customerName: knownName({ fullName: row.name, askedName: row.asked_name }),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      isRevision: row.status === 'CONCLUIDO',
      marking: row.marking,
      hasQuiz: row.quiz,
      quizAgrees: agreements.get(row.id) ?? null,
      needsVisagist: row.needs_visagist,
      noteConcerns: concernsIn(forms.get(row.id) ?? null, materials.get(row.id)?.order.photos),
      assigneeId: row.assignee_id,
      assigneeName: row.assignee,
      asked: row.asked,
      approved: row.approved,
      ...(open.get(row.id) ?? { open: [], toLook: [], remarkable: [] }),
      sureness: surenessOf(materials.get(row.id)),
    })),
  }
}

const SURE = { clara: 'firme', provável: 'hesita', 'entre duas': 'aposta' } as const satisfies Record<
  ShapeCertainty,
  DeskQueueItem['sureness']
>

function surenessOf(material: ReportMaterial | undefined): DeskQueueItem['sureness'] {
  const evidence = material?.hasEvidence ? mergeEvidence(material.brief) : null
  return evidence && SURE[shapeCertaintyOf(evidence)]
}

function clockOf(
  clock: Parameters<typeof businessTimeLeft>[0],
  now: Date,
): Pick<DeskQueueItem, 'dueAt' | 'minutesLeft' | 'isStopped'> {
  const left = businessTimeLeft(clock, now)
  return {
    dueAt: runningDue(clock)?.toISOString() ?? null,
    minutesLeft: left === null ? null : Math.round(left / 60_000),
    isStopped: clock.dueStoppedAt !== null,
  }
}

/** @throws Problem order-not-found, form-missing */
export async function openOrder(id: string, viewerId: string | null = null): Promise<DeskOrder> {
  const order = await db.order.findUnique({
    where: { id },
    include: {
      photos: { orderBy: { slot: 'asc' } },
      notes: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], include: { author: { select: { fullName: true } } } },
      photoRequests: { where: { reason: { not: null } }, orderBy: { createdAt: 'desc' }, take: 8 },
      deskAssignee: { select: { fullName: true } },
    },
  })
  if (!order) throw new Problem('order-not-found')
  const [material, kept, approval] = await Promise.all([gatherReport(id), findEdits(db, id), readApproval(id)])
  if (!material?.order.form) throw new Problem('form-missing')
  const analysis = material.hasEvidence ? analyse(material.brief) : null
  const proposal = proposalOf(material)
  const fits = kept !== null && analysis !== null && kept.edits.shape === analysis.face.primary
  return {
    id,
    userId: order.userId,
    customerName: knownName(material.order.user),
    status: order.status,
    ...shownEnding(order),
    needsVisagist: order.needsVisagist,
    submittedAt: order.submittedAt?.toISOString() ?? null,
    dueAt: (runningDue(order) ?? order.dueAt)?.toISOString() ?? null,
    isStopped: order.dueStoppedAt !== null,
    assigneeId: order.deskAssigneeId,
    assigneeName: printedName(order.deskAssignee?.fullName),
    photos: order.photos.map((photo) => ({
      id: photo.id,
      slot: photo.slot,
      width: photo.width,
      height: photo.height,
      purged: photo.purgedAt !== null,
      createdAt: photo.createdAt.toISOString(),
      doubts: doubtsOf(photo, order.photos),
    })),
    form: presentForm({ ...material.order.form, order: { userId: order.userId } }),
    noteConcerns: concernsIn(material.order.form, material.order.photos),
    quiz: quizOf(material.brief),
    ...markingsOf(material),
    side: presentSide(material.brief.side),
    proposal,
    confirmed: confirmedOf(material),
    approval,
    completedAt: order.completedAt?.toISOString() ?? null,
    gate: await gateOf(db, material, kept?.edits ?? null, viewerId),
    chapters: analysis
      ? chaptersOf(analysis, material.brief, fits ? kept.edits : null, await modelWords(id, analysis))
      : [],
    leftOut: chaptersLeftOut(material.order.deskChoices).map((one) => ({ ...one, title: CHAPTERS[one.id].title })),
    editsId: kept?.id ?? null,
    editedBy: kept?.by ?? null,
    editedAt: kept?.at.toISOString() ?? null,
    staleEdits: kept !== null && analysis !== null && !fits,
    notes: order.notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: printedName(note.author?.fullName),
      createdAt: note.createdAt.toISOString(),
    })),
    requests: order.photoRequests.map((request) => ({
      slot: request.slot,
      reason: request.reason,
      createdAt: request.createdAt.toISOString(),
      usedAt: request.usedAt?.toISOString() ?? null,
    })),
  }
}

const quizOf = ({ quiz }: Brief): DeskOrder['quiz'] =>
  quiz ? Object.fromEntries(Object.entries(quiz).flatMap(([id, value]) => (value ? [[id, value]] : []))) : null

function markingsOf({ brief: { marking }, order }: ReportMaterial): Pick<DeskOrder, 'marking' | 'draft'> {
  const draft = marking?.by === 'aparelho' ? null : draftOf(order)
  const counted = FaceMarking.safeParse(marking).data
  return {
    marking: marking && counted ? { ...counted, by: marking.by, at: marking.at } : null,
    draft: FaceMarking.safeParse(draft).data ?? null,
  }
}

function confirmedOf({ brief: { confirmation }, order }: ReportMaterial): DeskOrder['confirmed'] {
  const [row] = order.analyses
  return confirmation && row
    ? { id: row.id, shape: confirmation.shape, by: confirmation.by, at: confirmation.at }
    : null
}

async function readApproval(orderId: string): Promise<DeskOrder['approval']> {
  const approval = await findApproval(db, orderId)
  if (!approval) return null
  const build = await db.reportBuild.findFirst({
    where: { orderId, startedAt: { gte: approval.at } },
    orderBy: { startedAt: 'desc' },
  })
  const failed = build?.error !== null && build?.error !== undefined
  return {
    by: approval.by,
    at: approval.at.toISOString(),
    percent: build?.percent ?? 0,
    failed,
    reviewed: approval.reviewed,
  }
}

/** The engine's own result, ignoring earlier decisions. */
function proposalOf({ brief, order }: ReportMaterial): DeskEvidence | null {
  const evidence = mergeEvidence({ ...brief, confirmation: null })
  return evidence && { ...presentEvidence(evidence), gauges: presentGauges(evidence, brief.marking, draftOf(order)) }
}

function presentEvidence(evidence: FaceEvidence): Omit<DeskEvidence, 'gauges'> {
  const { source, primary, secondary, confidence, level, shares, sharesFrom, quizAgrees, sentence } = evidence
  return {
    source,
    primary,
    secondary,
    confidence,
    level,
    shares: Object.fromEntries(FACE_SHAPES.map((shape) => [shape, shares[shape]])),
    counted: sharesFrom !== null,
    quizAgrees,
    sentence,
  }
}

export const textsOf = ({ lead, sections }: Chapter) => ({
  lead,
  sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
})

/** Only with consent. */
const modelWords = async (orderId: string, analysis: Analysis): Promise<RetellingOutcome | null> =>
  (await consentsToAi(orderId, 'text')) ? findRetelling(orderId, openChapters(analysis)) : null

function modelOf({ id }: Chapter, told: RetellingOutcome | null): DeskOrder['chapters'][number]['model'] {
  const retold = told?.chapters.find((chapter) => chapter.id === id)
  const refused = told?.refused.find((chapter) => chapter.id === id)?.reason ?? null
  if (!retold) return refused === null ? null : { retold: null, refused }
  return { retold: { lead: retold.lead, sections: retold.sections }, refused: null }
}

function chaptersOf(
  analysis: Analysis,
  brief: Brief,
  edits: Edits | null,
  told: RetellingOutcome | null,
): DeskOrder['chapters'] {
  const unusual = unusualIn(analysis, brief)
  const first = unusual.flatMap(({ chapter }) => findChapter(analysis, chapter) ?? [])
  const others = analysis.chapters.filter((chapter) => !first.includes(chapter))
  return [...first, ...others].filter(isShownAtDesk).map((chapter) => {
    const text = edits?.chapters[chapter.id]
    return {
      id: chapter.id,
      title: chapter.title,
      engine: textsOf(chapter),
      ...linesIn(chapter, analysis, edits),
      unusual: unusual.find((one) => one.chapter === chapter.id)?.why ?? null,
      edited: text ? { lead: text.lead, sections: sectionsOf(text) } : null,
      model: modelOf(chapter, told),
    }
  })
}

/** Where each line by hand stands now; those without a place are not in the report. */
function linesIn(
  given: Chapter,
  { salonCard }: Analysis,
  edits: Edits | null,
): Pick<DeskOrder['chapters'][number], 'lines' | 'places' | 'dropped'> {
  const chapter = withText(given, edits?.chapters ?? {})
  const own = edits?.lines?.[chapter.id] ?? []
  const lines = linesOf(chapter, salonCard)
  const places = linePlacesOf(chapter, salonCard)
  const changed = own.filter(({ added }) => added === undefined)
  const words = new Map(changed.map((line) => [placeOf(line, lines)?.path, { words: line.words }]))
  return {
    lines: lines.map((line) => ({ ...line, own: words.get(line.path) ?? null })),
    places: places.map((place) => ({
      path: place.path,
      where: place.engine,
      added: addedAt(place, places, own),
    })),
    dropped: droppedLines(chapter, salonCard, own),
  }
}

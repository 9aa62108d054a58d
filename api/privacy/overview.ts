import { DRAFT_LIFE_DAYS } from '#contract/offer.ts'
import type { ConsentEntry, OrderHoldings, PrivacyOverview } from '#contract/privacy.ts'
import { shownEnding } from '../orders/shown-ending.ts'
import { db, type Prisma } from '../platform/db.ts'
import { listPhotoViews } from './photo-views.ts'

const DAY_MS = 24 * 3_600_000
const SHOWN_VIEWS = 100

const held = {
  photos: { where: { purgedAt: null }, select: { expiresAt: true } },
  markings: { select: { id: true }, take: 1 },
  sideMarkings: { select: { id: true }, take: 1 },
  observed: { select: { id: true }, take: 1 },
  clothTest: { select: { orderId: true } },
  seasonChoices: { select: { id: true }, take: 1 },
  colours: { select: { means: true }, take: 1 },
  form: { select: { id: true } },
  draft: { select: { updatedAt: true } },
  pdfs: { where: { supersededAt: null, purgedAt: null }, select: { expiresAt: true } },
  ratings: { select: { licence: { select: { name: true, text: true, publishedAt: true } } } },
} as const satisfies Prisma.OrderInclude

type HeldOrder = Prisma.OrderGetPayload<{ include: typeof held }>
type ConsentRow = Prisma.ConsentGetPayload<object>

export async function readOverview(userId: string): Promise<PrivacyOverview> {
  const now = new Date()
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
  const [orders, consents, quiz, notifications, devices, sessions, photoViews] = await Promise.all([
    db.order.findMany({ where: { userId }, include: held, orderBy: { createdAt: 'desc' } }),
    db.consent.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 200 }),
    db.lead.count({ where: { email: user.email } }),
    db.notification.count({ where: { userId } }),
    db.pushSubscription.count({ where: { userId } }),
    db.session.count({ where: { userId, revokedAt: null, expiresAt: { gt: now } } }),
    listPhotoViews(userId, SHOWN_VIEWS),
  ])
  return {
    email: user.email,
    orders: orders.map((order) => presentHoldings(order, consents)),
    hasQuiz: quiz > 0 || orders.some(({ quizAnswers }) => quizAnswers !== null),
    notifications,
    devices,
    sessions,
    consents: consents.map(presentConsent),
    photoViews,
    canErase: user.role !== 'admin',
  }
}

function presentHoldings(order: HeldOrder, consents: readonly ConsentRow[]): OrderHoldings {
  const hasMarking = order.markings.length > 0 || order.sideMarkings.length > 0
  const last = consents.find(({ kind, orderId }) => kind === 'fotos_biometria' && orderId === order.id)
  const voice = order.ratings[0]?.licence
  const photosUntil = order.photos.map(({ expiresAt }) => expiresAt.getTime())
  return {
    orderId: order.id,
    status: order.status,
    ...shownEnding(order),
    photos: order.photos.length,
    photosUntil: photosUntil.length > 0 ? new Date(Math.max(...photosUntil)).toISOString() : null,
    hasMarking,
    hasObserved: order.observed.length > 0,
    hasCloths: order.clothTest !== null,
    hasSeason: order.seasonChoices.length > 0,
    hasColours: order.colours.length > 0,
    hasForm: order.form !== null,
    draftUntil: order.draft ? new Date(order.draft.updatedAt.getTime() + DRAFT_LIFE_DAYS * DAY_MS).toISOString() : null,
    reportUntil: order.pdfs[0]?.expiresAt.toISOString() ?? null,
    hasRating: order.ratings.length > 0,
    voice: voice
      ? { name: voice.name, text: voice.text, isPublished: voice.publishedAt !== null && order.status === 'CONCLUIDO' }
      : null,
    canRevoke:
      (last?.granted ?? false) ||
      order.photos.length > 0 ||
      hasMarking ||
      order.observed.length > 0 ||
      order.clothTest !== null ||
      order.seasonChoices.length > 0 ||
      order.colours.length > 0,
    revokeStopsAnalysis: order.status === 'EM_PROCESSAMENTO',
  }
}

const presentConsent = (row: ConsentRow): ConsentEntry => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  granted: row.granted,
  channel: row.channel,
  orderId: row.orderId,
  at: row.createdAt.toISOString(),
})

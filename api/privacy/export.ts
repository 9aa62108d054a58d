import { BRAND } from '#contract/brand.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { PHOTO_SLOT_WORDS } from '#contract/onboarding.ts'
import { PHOTO_DOUBT_WORDS } from '#contract/photo-doubts.ts'
import { STAFF_ROLE_WORDS } from '#contract/permissions.ts'
import { reportFileName } from '#contract/reports.ts'
import { OBSERVED_NAMES, ObservedFieldName, OBSERVER_WORDS } from '#contract/face/observed.ts'
import { observedRows } from '../face/observed-record.ts'
import { doubtsOf } from '../orders/photo-doubts.ts'
import { db, type Prisma } from '../platform/db.ts'
import { formatPhone } from '../platform/phone-number.ts'
import type { FileAnswer } from '../platform/http.ts'
import { limitByKey } from '../platform/limit.ts'
import { record } from '../platform/log.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'
import { type ZipEntry, zipOf } from '../platform/zip.ts'
import { listPhotoViews } from './photo-views.ts'

const exports = limitByKey('privacy-export', 6, 60 * 60)

const ALL_VIEWS = 100_000

const whole = {
  draft: true,
  form: { include: { facts: { omit: { orderId: true, byUserId: true } } } },
  photos: { where: { purgedAt: null } },
  markings: {
    select: {
      source: true,
      points: true,
      origins: true,
      straight: true,
      pose: true,
      hairline: true,
      model: true,
      reviewed: true,
      createdAt: true,
      fits: { select: { look: true, x: true, y: true, scale: true, laid: true, createdAt: true } },
    },
  },
  sideMarkings: {
    select: {
      source: true,
      points: true,
      origins: true,
      model: true,
      createdAt: true,
      photo: { select: { slot: true } },
    },
  },
  observed: observedRows,
  colours: { omit: { orderId: true, photoId: true } },
  clothTest: { select: { seed: true, answers: true, answeredAt: true } },
  seasonChoices: { select: { choice: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
  deskChoices: { select: { part: true, chosen: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
  analyses: {
    where: { state: 'proposed' },
    orderBy: { createdAt: 'desc' },
    take: 1,
    select: { content: true, createdAt: true },
  },
  pdfs: { where: { supersededAt: null } },
  salonCards: { select: { createdAt: true, expiresAt: true, lastOpenedAt: true } },
  ratings: { omit: { userId: true }, include: { licence: { omit: { ratingId: true } } } },
} as const satisfies Prisma.OrderInclude

type WholeOrder = Prisma.OrderGetPayload<{ include: typeof whole }>

/** Data as JSON, photos and reports as files. */
export async function exportData(userId: string): Promise<FileAnswer> {
  await exports.consume(userId)
  const at = new Date()
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
  const orders = await db.order.findMany({ where: { userId }, include: whole, orderBy: { createdAt: 'asc' } })
  const data = { exportadoEm: at.toISOString(), ...(await dataOf(user, orders)) }
  const entries: ZipEntry[] = [
    { name: 'LEIA-ME.txt', bytes: Buffer.from(readMe(at)) },
    { name: 'dados.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) },
  ]
  for (const order of orders) entries.push(...(await filesOf(order)))
  const body = zipOf(entries, at)
  await record({ category: 'database', action: 'data_exported', message: 'Dados exportados pela pessoa', userId })
  return { body, size: body.length, type: 'application/zip', saveAs: `rosto-ideal-meus-dados-${dayOf(at)}.zip` }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

async function dataOf(user: Prisma.UserGetPayload<object>, orders: readonly WholeOrder[]) {
  const { id: userId, email } = user
  const own = { where: { userId }, orderBy: { createdAt: 'asc' } } as const
  const orderIds = orders.map(({ id }) => id)
  return {
    conta: {
      email,
      nome: user.fullName,
      telefone: user.phone && formatPhone(user.phone),
      criadaEm: user.createdAt,
      vistaEm: user.lastSeenAt,
    },
    pedidos: orders.map(presentOrder),
    testeGratuito: await db.lead.findUnique({
      where: { email },
      omit: { id: true, runId: true },
    }),
    notificacoes: await db.notification.findMany({ ...own, omit: { userId: true, dedupeKey: true } }),
    preferenciasDeAviso: await db.notificationPreference.findUnique({ where: { userId }, omit: { userId: true } }),
    aparelhosComAviso: await db.pushSubscription.findMany({
      ...own,
      select: { userAgent: true, createdAt: true, lastSeenAt: true },
    }),
    sessoes: await db.session.findMany({
      ...own,
      select: { createdAt: true, lastSeenAt: true, revokedAt: true, ip: true, userAgent: true },
    }),
    emailsEnviados: await db.outgoingMail.findMany({
      where: { OR: [{ userId }, { toEmail: email }] },
      select: { kind: true, subject: true, status: true, createdAt: true, sentAt: true },
      orderBy: { createdAt: 'asc' },
    }),
    autorizacoes: await db.consent.findMany({ ...own, omit: { userId: true, leadId: true } }),
    mensagensDeContato: await db.contactMessage.findMany({ where: { email }, omit: { id: true } }),
    quemViuSuasFotos: (await listPhotoViews(userId, ALL_VIEWS)).map(({ day, name, role, photos, report }) => ({
      dia: day,
      quem: name ?? 'alguém que saiu da equipe',
      papel: role && STAFF_ROLE_WORDS[role],
      abriuFotos: photos,
      abriuRelatorio: report,
    })),
    quemMexeuNosPedidos: await db.journalEntry.findMany({
      where: { subject: 'order', subjectId: { in: orderIds } },
      select: { action: true, subjectId: true, from: true, to: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }
}

function presentOrder(order: WholeOrder) {
  const { photos, pdfs, observed, userId: _owner, deskAssigneeId: _assignee, clickId: _click, ...facts } = order
  return {
    numero: shortId(order.id),
    ...facts,
    oQueSeVe: observed.map(({ field, value, by, createdAt }) => ({
      campo: nameOf(field),
      valor: value ?? 'retirado',
      quemDisse: OBSERVER_WORDS[by],
      em: createdAt,
    })),
    photos: photos.map((photo) => ({
      slot: photo.slot,
      width: photo.width,
      height: photo.height,
      fileSize: photo.fileSize,
      createdAt: photo.createdAt,
      expiresAt: photo.expiresAt,
      enviadaMesmoAssim: doubtsOf(photo, photos).map((doubt) => PHOTO_DOUBT_WORDS[doubt]),
    })),
    pdfs: pdfs.map(({ pageCount, fileSize, phonePageCount, phoneFileSize, createdAt, expiresAt, downloadCount }) => ({
      pageCount,
      fileSize,
      ...(phonePageCount === null ? {} : { celular: { pageCount: phonePageCount, fileSize: phoneFileSize } }),
      createdAt,
      expiresAt,
      downloadCount,
    })),
  }
}

/** Fields of older editions keep their names. */
const nameOf = (field: string): string => {
  const known = ObservedFieldName.safeParse(field)
  return known.success ? OBSERVED_NAMES[known.data] : field
}

async function filesOf(order: WholeOrder): Promise<ZipEntry[]> {
  const folder = `pedido-${shortId(order.id)}`
  const wanted = [
    ...order.photos.map(({ slot, storageKey }) => ({
      name: `${folder}/fotos/${PHOTO_SLOT_WORDS[slot].toLowerCase().replaceAll(' ', '-')}.jpg`,
      key: storageKey,
    })),
    ...order.pdfs.flatMap(({ storageKey, phoneStorageKey }) => [
      { name: `${folder}/${reportFileName(order.id)}`, key: storageKey },
      { name: `${folder}/${reportFileName(order.id, 'phone')}`, key: phoneStorageKey },
    ]),
  ]
  const entries: ZipEntry[] = []
  for (const { name, key } of wanted) {
    const bytes = key === null ? null : await storage.read(key).catch(ifMissing)
    if (bytes) entries.push({ name, bytes })
  }
  return entries
}

/** Just expired: export the rest. */
function ifMissing(error: unknown): null {
  if (error instanceof StoredFileMissing) return null
  throw error
}

const readMe = (at: Date) => `Seus dados na ${BRAND.name}
Exportados em ${formatDayTime(at)} (horário de São Paulo).

dados.json    tudo o que sabemos de você, em formato aberto
pedido-…/     as fotos que ainda guardamos e o guia em PDF de cada pedido, em A4 e para celular

Dúvidas: ${BRAND.privacyEmail}
`

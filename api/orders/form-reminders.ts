import { TIME_ZONE } from '#contract/format.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { db, Prisma, transact, type Tx } from '../platform/db.ts'

/** Hours after the purchase, for unstarted forms. */
const NOT_BEGUN_HOURS = [24, 72] as const
/** Hours after the last answer or photo, for unfinished forms. */
const HALF_WAY_HOURS = [48, 72] as const
const REMINDERS_MAX = 2
/** Minimum between reminders. */
const APART_HOURS = 24
/** Older ones are dropped, such as after worker downtime. */
const LATE_HOURS = 7 * 24
const OLDEST_DAYS = 60
const BATCH = 200

/** Between nine and eight in the evening, São Paulo. */
const FIRST_HOUR = 9
const LAST_HOUR = 20

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' })

function isByDay(now: Date): boolean {
  const hour = Number(hourOf.format(now))
  return hour >= FIRST_HOUR && hour < LAST_HOUR
}

export interface FormReminder {
  readonly isBegun: boolean
  readonly missing: readonly PhotoSlot[]
}

/** At most twice, in daytime, with reminders enabled. Notification, mail and count commit together: repeated runs remind once. */
export async function remindBuyers(now = new Date()): Promise<void> {
  if (!isByDay(now)) return
  await transact(async (tx) => {
    for (const id of await dueOrders(tx, now)) await remind(tx, id, now)
  })
}

/** Skips rows locked by a worker or an arriving form. */
async function dueOrders(tx: Tx, now: Date): Promise<string[]> {
  const hours = (amount: Prisma.Sql) => Prisma.sql`${amount} * interval '1 hour'`
  const after = ([first, second]: readonly [number, number]) =>
    hours(Prisma.sql`CASE WHEN o.reminders_sent = 0 THEN ${first}::int ELSE ${second}::int END`)
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT o.id FROM orders o
    JOIN users u ON u.id = o.user_id AND u.erased_at IS NULL
    LEFT JOIN notification_preferences wants ON wants.user_id = o.user_id
    LEFT JOIN onboarding_drafts d ON d.order_id = o.id
    LEFT JOIN LATERAL (
      SELECT max(created_at) AS at FROM customer_photos WHERE order_id = o.id AND purged_at IS NULL) photo ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(
        greatest(d.updated_at, photo.at) + ${after(HALF_WAY_HOURS)},
        o.created_at + ${after(NOT_BEGUN_HOURS)}) AS at) due
    WHERE o.status = 'AGUARDANDO_FORMULARIO' AND o.reminders_sent < ${REMINDERS_MAX}
      AND o.created_at > ${now}::timestamptz - ${OLDEST_DAYS}::int * interval '1 day'
      AND coalesce(wants.reminders, true)
      AND (o.reminded_at IS NULL OR o.reminded_at <= ${now}::timestamptz - ${hours(Prisma.sql`${APART_HOURS}::int`)})
      AND due.at <= ${now}::timestamptz AND due.at > ${now}::timestamptz - ${hours(Prisma.sql`${LATE_HOURS}::int`)}
    ORDER BY due.at, o.id LIMIT ${BATCH} FOR UPDATE OF o SKIP LOCKED`
  return rows.map(({ id }) => id)
}

async function remind(tx: Tx, orderId: string, now: Date): Promise<void> {
  const reminder = await readReminder(orderId, tx)
  if (!reminder) return
  const { userId, remindersSent, user } = await tx.order.update({
    where: { id: orderId },
    data: { remindersSent: { increment: 1 }, remindedAt: now },
    include: { user: { select: { email: true } } },
  })
  const dedupeKey = `form-reminder:${orderId}:${remindersSent}`
  await notify(tx, { userId, orderId, type: 'form_reminder', ...wordsOf(reminder), dedupeKey })
  await queueMail(tx, { kind: 'form-reminder', to: user.email, userId, orderId, dedupeKey })
}

/** Null if nothing is missing or reminders are off. */
export async function readReminder(orderId: string, tx: Tx = db): Promise<FormReminder | null> {
  const order = await tx.order.findUnique({
    where: { id: orderId, status: 'AGUARDANDO_FORMULARIO', user: { erasedAt: null } },
    select: {
      draft: { select: { orderId: true } },
      photos: { where: { purgedAt: null }, select: { slot: true } },
      user: { select: { notificationPreferences: { select: { reminders: true } } } },
    },
  })
  if (!order || order.user.notificationPreferences?.reminders === false) return null
  const has = (slot: PhotoSlot) => order.photos.some((photo) => photo.slot === slot)
  return {
    isBegun: order.draft !== null || order.photos.length > 0,
    missing: PHOTO_SLOTS.filter((slot) => !has(slot)),
  }
}

function wordsOf({ isBegun, missing }: FormReminder): { title: string; message: string } {
  if (!isBegun)
    return {
      title: 'Seu formulário está esperando por você',
      message: 'São uns dez minutos: algumas perguntas e quatro fotos com o celular.',
    }
  return {
    title: 'Falta pouco para a sua análise',
    message: `O que você já fez está guardado. ${missingWords(missing)}`,
  }
}

export function missingWords(missing: readonly PhotoSlot[]): string {
  if (missing.length === 0) return 'As quatro fotos chegaram; falta conferir o formulário e finalizar.'
  if (missing.length === PHOTO_SLOTS.length) return 'Faltam as quatro fotos.'
  const names = missing.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase()).join(', ')
  return missing.length === 1 ? `Falta uma foto: ${names}.` : `Faltam fotos: ${names}.`
}

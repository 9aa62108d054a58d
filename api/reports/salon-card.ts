import { createHmac } from 'node:crypto'
import { Problem } from '#contract/problem.ts'
import type { SalonCardLink, SharedSalonCard } from '#contract/salon-card.ts'
import { portraitOf } from '#visagism/portrait-of.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'
import { hashToken } from '../auth/secrets.ts'
import { db, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { limitByKey } from '../platform/limit.ts'
import { storedReading } from './reading.ts'

const opened = limitByKey('salon-card', 30, 60 * 60)
const DAY_MS = 24 * 3_600_000

/**
 * Drawn from the row's id and a secret the database does not hold: the owner can be shown the same link again, and a copy of
 * the database opens nothing.
 */
const tokenOf = (id: string) => createHmac('sha256', env.SESSION_SECRET).update(`salon-card:${id}`).digest('base64url')

interface Row {
  readonly id: string
  readonly tokenHash: string
  readonly expiresAt: Date
  readonly lastOpenedAt: Date | null
}

function present(row: Row): SalonCardLink {
  return {
    token: tokenOf(row.id),
    expiresAt: row.expiresAt.toISOString(),
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  }
}

/** The link that is open now; null when there is none. @throws the Problems of a report */
export async function findSalonCard(userId: string, orderId: string): Promise<{ link: SalonCardLink | null }> {
  await storedReading({ id: orderId, userId })
  const row = await db.salonCardLink.findUnique({ where: { orderId } })
  // A link made under another secret still opens by its hash, but can no longer be written out.
  const isOpen = row !== null && row.expiresAt.getTime() > Date.now() && hashToken(tokenOf(row.id)) === row.tokenHash
  return { link: isOpen ? present(row) : null }
}

/** A new link in place of the one before, which stops working at once. @throws the Problems of a report */
export async function openSalonCard(userId: string, orderId: string, days: number): Promise<SalonCardLink> {
  await opened.consume(userId)
  const { pdf } = await storedReading({ id: orderId, userId })
  const id = crypto.randomUUID()
  const expiresAt = new Date(Math.min(Date.now() + days * DAY_MS, pdf.expiresAt.getTime()))
  return transact(async (tx) => {
    await tx.salonCardLink.deleteMany({ where: { orderId } })
    return present(
      await tx.salonCardLink.create({ data: { id, orderId, tokenHash: hashToken(tokenOf(id)), expiresAt } }),
    )
  })
}

/** Also after the report ended: closing never fails for the owner. */
export async function closeSalonCard(userId: string, orderId: string): Promise<{ message: string }> {
  await db.salonCardLink.deleteMany({ where: { orderId, order: { userId } } })
  return { message: 'Link encerrado.' }
}

/**
 * What the hairdresser sees. Every reason why not is one answer: a link tells nothing of orders and refunds.
 * @throws Problem salon-card-unknown
 */
export async function readSalonCard(token: string): Promise<SharedSalonCard> {
  const row = await db.salonCardLink.findUnique({ where: { tokenHash: hashToken(token) } })
  if (!row || row.expiresAt.getTime() <= Date.now()) throw new Problem('salon-card-unknown')
  const { analysis } = await storedReading({ id: row.orderId }).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('salon-card-unknown') : error
  })
  await db.salonCardLink.updateMany({ where: { id: row.id }, data: { lastOpenedAt: new Date() } })
  const { cut, title, ask, marks, sizes, avoid, after } = analysis.salonCard
  return {
    firstName: analysis.person.firstName,
    card: { cut, title, ask, marks: [...marks], sizes: [...sizes], avoid: [...avoid], after: [...after] },
    drawing: toSvg(portraitOf(analysis, { shape: analysis.face.primary, cut })),
    expiresAt: row.expiresAt.toISOString(),
  }
}

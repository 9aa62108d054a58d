import { Problem } from '#contract/problem.ts'
import type { PrintedCard, SalonCardLink, SharedSalonCard } from '#contract/reader/salon-card.ts'
import { seenByLink } from '#visagism/card/kept-on-card.ts'
import { portraitOf } from '#visagism/looks/portrait-of.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'
import { hashToken } from '../auth/secrets.ts'
import { db, lockName, transact } from '../platform/db.ts'
import { limitByKey } from '../platform/limit.ts'
import { signText } from '../platform/signing.ts'
import { storedReading } from './reading.ts'

const opened = limitByKey('salon-card', 30, 60 * 60)
const DAY_MS = 24 * 3_600_000

/** From row id and a secret outside the database: reproducible for the owner, useless in a database copy. */
const tokenOf = (id: string) => signText(`salon-card:${id}`)

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

/** The open link, and whether printed codes work. @throws the Problems of a report */
export async function findSalonCard(
  userId: string,
  orderId: string,
): Promise<{ link: SalonCardLink | null; printed: PrintedCard | null }> {
  await storedReading({ id: orderId, userId })
  const row = await db.salonCardLink.findFirst({ where: { orderId, printed: false } })
  // A link under a retired secret works by its hash but cannot be displayed.
  const isOpen = row !== null && row.expiresAt.getTime() > Date.now() && hashToken(tokenOf(row.id)) === row.tokenHash
  return { link: isOpen ? present(row) : null, printed: await findPrinted(orderId) }
}

async function findPrinted(orderId: string): Promise<PrintedCard | null> {
  const rows = await db.salonCardLink.findMany({
    where: { orderId, printed: true, expiresAt: { gt: new Date() } },
    orderBy: { expiresAt: 'desc' },
  })
  const [longest] = rows
  if (!longest) return null
  const opened = rows.flatMap(({ lastOpenedAt }) => lastOpenedAt?.getTime() ?? [])
  return {
    expiresAt: longest.expiresAt.toISOString(),
    lastOpenedAt: opened.length > 0 ? new Date(Math.max(...opened)).toISOString() : null,
  }
}

/** For good. Never fails for the owner. */
export async function closePrintedCards(userId: string, orderId: string): Promise<{ message: string }> {
  await db.salonCardLink.deleteMany({ where: { orderId, printed: true, order: { userId } } })
  return { message: 'O código do cartão impresso não abre mais.' }
}

/** Replaces the previous link at once. @throws the Problems of a report */
export async function openSalonCard(userId: string, orderId: string, days: number): Promise<SalonCardLink> {
  await opened.consume(userId)
  const { pdf } = await storedReading({ id: orderId, userId })
  const id = crypto.randomUUID()
  const expiresAt = new Date(Math.min(Date.now() + days * DAY_MS, pdf.expiresAt.getTime()))
  return transact(async (tx) => {
    await lockName(tx, `salon-card:${orderId}`)
    await tx.salonCardLink.deleteMany({ where: { orderId, printed: false } })
    return present(
      await tx.salonCardLink.create({ data: { id, orderId, tokenHash: hashToken(tokenOf(id)), expiresAt } }),
    )
  })
}

/** Works even after the report ended. */
export async function closeSalonCard(userId: string, orderId: string): Promise<{ message: string }> {
  await db.salonCardLink.deleteMany({ where: { orderId, printed: false, order: { userId } } })
  return { message: 'Link encerrado.' }
}

/**
 * A single error, so links reveal nothing of orders or refunds.
 * @throws Problem salon-card-unknown
 */
export async function readSalonCard(token: string): Promise<SharedSalonCard> {
  const row = await db.salonCardLink.findUnique({ where: { tokenHash: hashToken(token) } })
  if (!row || row.expiresAt.getTime() <= Date.now()) throw new Problem('salon-card-unknown')
  const { analysis } = await storedReading({ id: row.orderId }).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('salon-card-unknown') : error
  })
  if (analysis.isHairHidden) throw new Problem('salon-card-unknown')
  await db.salonCardLink.updateMany({ where: { id: row.id }, data: { lastOpenedAt: new Date() } })
  const { cut, title, ask, marks, sizes, avoid, after, facts, allergies, allergens } = analysis.salonCard
  return {
    firstName: analysis.person.firstName,
    card: {
      cut,
      title,
      ask,
      marks: [...marks],
      sizes: [...sizes],
      avoid: [...avoid],
      after: [...after],
      facts: seenByLink(facts).map(({ heading, items }) => ({ heading, items: [...items] })),
    },
    // Health text stays on the owner's paper and phone.
    allergies: allergies === undefined && allergens === undefined ? 'unknown' : 'written',
    drawing: toSvg(portraitOf(analysis, { shape: analysis.face.primary, cut })),
    expiresAt: row.expiresAt.toISOString(),
  }
}

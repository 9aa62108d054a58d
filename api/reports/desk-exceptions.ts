import * as z from 'zod/mini'
import type { DeskException } from '#contract/admin/habits.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { db } from '../platform/db.ts'

export const EXCEPTIONS_MS = 30 * 24 * 60 * 60 * 1000
/** Of one visagist. */
const SHOWN = 3

/** As `approve` journals them. */
const Said = z.object({ open: z.string() })

/** For the owner: approvals that left something open, and were not taken back. Most often first. */
export async function readExceptions(): Promise<DeskException[]> {
  const approvals = await db.analysis.findMany({
    where: { state: 'approved', anyway: { not: null }, createdAt: { gte: new Date(Date.now() - EXCEPTIONS_MS) } },
    select: { orderId: true, authorId: true, anyway: true, createdAt: true, author: { select: { fullName: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const byAuthor = [...Map.groupBy(approvals, ({ authorId }) => authorId).values()]
  const shown = byAuthor.flatMap((rows) => rows.slice(0, SHOWN))
  const entries = await db.journalEntry.findMany({
    where: {
      subject: 'order',
      subjectId: { in: shown.map(({ orderId }) => orderId) },
      action: 'desk.approved-anyway',
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { actorId: true, subjectId: true, to: true },
  })
  const openOf = ({ orderId, authorId }: (typeof shown)[number]) =>
    Said.safeParse(entries.find(({ actorId, subjectId }) => actorId === authorId && subjectId === orderId)?.to).data
      ?.open ?? null
  return byAuthor
    .map((rows) => ({
      name: printedName(rows[0]?.author?.fullName) ?? 'Sem nome',
      times: rows.length,
      latest: rows.slice(0, SHOWN).map((row) => ({
        orderId: row.orderId,
        at: row.createdAt.toISOString(),
        reason: row.anyway,
        open: openOf(row),
      })),
    }))
    .toSorted((x, y) => y.times - x.times)
}

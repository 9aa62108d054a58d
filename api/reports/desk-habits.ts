import * as z from 'zod/mini'
import { type DeskHabit, isHabit } from '#contract/admin/habits.ts'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { faceShapeOf, shapeParts } from '../orders/order-rows.ts'
import { db } from '../platform/db.ts'

const COUNTED_MS = 183 * 24 * 60 * 60 * 1000
/** Newest approvals. */
const MOST = 600

const Said = z.object({ part: z.string(), change: z.string() })
/** As `desk-choices` journals them. */
const LEFT_OUT = 'deixado fora do guia'
const CHANGED = ['trocada', LEFT_OUT]
const ALL = 'todas'

/**
 * From the journal, which outlives the choices: of orders that somebody approved, what they had changed by then and not given back. Most
 * often first.
 * @param authorId of one visagist
 */
export async function readHabits(authorId?: string): Promise<DeskHabit[]> {
  const approvals = await db.analysis.findMany({
    where: {
      state: 'approved',
      authorId: authorId ?? { not: null },
      createdAt: { gte: new Date(Date.now() - COUNTED_MS) },
    },
    select: { orderId: true, authorId: true, author: { select: { fullName: true } } },
    orderBy: { createdAt: 'desc' },
    take: MOST,
  })
  const orderIds = [...new Set(approvals.map(({ orderId }) => orderId))]
  const [orders, entries] = await Promise.all([
    db.order.findMany({ where: { id: { in: orderIds } }, select: { id: true, analyses: shapeParts } }),
    db.journalEntry.findMany({
      where: { subject: 'order', subjectId: { in: orderIds }, action: 'desk.chose' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { actorId: true, subjectId: true, to: true },
    }),
  ])
  const shapes = new Map(orders.map((order) => [order.id, faceShapeOf(order)]))
  const seen = new Set<string>()
  const tallies = new Map<string, Tally>()
  for (const { orderId, authorId: who, author } of approvals) {
    const shape = shapes.get(orderId)
    if (!shape || seen.has(`${who}/${orderId}`)) continue
    seen.add(`${who}/${orderId}`)
    const key = `${who}/${shape}`
    const tally = tallies.get(key) ?? {
      name: printedName(author?.fullName) ?? 'Sem nome',
      shape,
      faces: 0,
      changed: new Map(),
    }
    tallies.set(key, tally)
    tally.faces++
    const own = entries.filter(({ actorId, subjectId }) => actorId === who && subjectId === orderId)
    for (const [part, change] of standing(own.map(({ to }) => to))) {
      const one = tally.changed.get(part) ?? { part, isLeftOut: change === LEFT_OUT, changed: 0 }
      tally.changed.set(part, { ...one, changed: one.changed + 1 })
    }
  }
  return [...tallies.values()]
    .flatMap(({ name, shape, faces, changed }) =>
      [...changed.values()].map((one): DeskHabit => ({ name, shape, faces, ...one })),
    )
    .filter(isHabit)
    .toSorted((x, y) => y.changed / y.faces - x.changed / x.faces || y.changed - x.changed)
}

interface Tally {
  readonly name: string
  readonly shape: FaceShape
  faces: number
  readonly changed: Map<string, Pick<DeskHabit, 'part' | 'isLeftOut' | 'changed'>>
}

/** Part → change. @param said oldest first */
function standing(said: readonly unknown[]): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  for (const one of said) {
    const known = Said.safeParse(one)
    if (!known.success) continue
    const { part, change } = known.data
    if (part === ALL) {
      for (const [swapped, value] of changes) if (value !== LEFT_OUT) changes.delete(swapped)
    } else if (CHANGED.includes(change)) changes.set(part, change)
    else changes.delete(part)
  }
  return changes
}

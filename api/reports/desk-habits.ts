import * as z from 'zod/mini'
import { type DeskHabit, isHabit, isUsual } from '#contract/admin/habits.ts'
import { CHOOSABLE } from '#visagism/advice/chosen.ts'
import { CUT_IDS, CUTS } from '#visagism/cuts/cuts.ts'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { CHOICE_PARTS, type ChoicePart, partName } from '#visagism/knowledge/choice-parts.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { faceShapeOf, shapeParts } from '../orders/order-rows.ts'
import { db } from '../platform/db.ts'
import { choicesNewestFirst, choicesStanding } from './choices.ts'

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
  const [orders, entries, choices] = await Promise.all([
    db.order.findMany({ where: { id: { in: orderIds } }, select: { id: true, analyses: shapeParts } }),
    db.journalEntry.findMany({
      where: { subject: 'order', subjectId: { in: orderIds }, action: 'desk.chose' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { actorId: true, subjectId: true, to: true },
    }),
    db.deskChoice.findMany({ where: { orderId: { in: orderIds } }, ...choicesNewestFirst }),
  ])
  const madeOf = Map.groupBy(choices, ({ orderId }) => orderId)
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
      const one = tally.changed.get(part) ?? { part, isLeftOut: change === LEFT_OUT, changed: 0, moves: [] }
      const moves = movesIn(madeOf.get(orderId) ?? [], who).filter((move) => move.part === part)
      tally.changed.set(part, { ...one, changed: one.changed + 1, moves: [...one.moves, ...moves] })
    }
  }
  return [...tallies.values()]
    .flatMap(({ name, shape, faces, changed }) =>
      [...changed.values()].map(({ moves, ...one }): DeskHabit => ({
        name,
        shape,
        faces,
        ...one,
        usually: usualOf(moves, one.changed),
      })),
    )
    .filter(isHabit)
    .toSorted((x, y) => y.changed / y.faces - x.changed / x.faces || y.changed - x.changed)
}

interface Tally {
  readonly name: string
  readonly shape: FaceShape
  faces: number
  readonly changed: Map<string, Pick<DeskHabit, 'part' | 'isLeftOut' | 'changed'> & { readonly moves: readonly Move[] }>
}

interface Move {
  readonly part: string
  readonly from: string
  readonly to: string
}

/** One person's changes that still hold; the journal knows no names of cuts, and the choices go with the face. */
function movesIn(
  rows: (Parameters<typeof choicesStanding>[0][number] & { authorId: string | null })[],
  who: string | null,
): Move[] {
  const own = new Set(rows.filter(({ authorId }) => authorId === who).map(({ id }) => id))
  return choicesStanding(rows).flatMap(({ id, part, chosen, insteadOf }) => {
    const [from, to] = [nameOf(part, insteadOf), nameOf(part, chosen)]
    return own.has(id) && from !== null && to !== null ? [{ part: partName(part), from, to }] : []
  })
}

function nameOf(part: ChoicePart, id: string): string | null {
  if (part === 'now' || part === 'next' || part === 'bold') {
    const known = CUT_IDS.find((one) => one === id)
    return known ? CUTS[known].name : null
  }
  if (part === 'first') return CHOICE_PARTS.flatMap((one) => (one === id ? [partName(one)] : []))[0] ?? null
  return CHOOSABLE[part][id]?.what ?? null
}

function usualOf(moves: readonly Move[], changed: number): DeskHabit['usually'] {
  const [most] = [...Map.groupBy(moves, ({ from, to }) => `${from}/${to}`).values()].toSorted(
    (x, y) => y.length - x.length,
  )
  const [move] = most ?? []
  if (!most || !move || !isUsual(most.length, changed)) return null
  return { from: move.from, to: move.to, times: most.length }
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

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import type { SettledFact } from '#visagism/facts/settle.ts'
import { isBlankNote } from '#visagism/knowledge/observations.ts'
import { faceConsentStands } from '../onboarding/face-consent.ts'
import { announceOrder, lockOrder } from '../orders/order-status.ts'
import { factRows, saidFacts } from '../orders/said-facts.ts'
import { db, transact, type Tx } from '../platform/db.ts'

/** A note that an AI model may read, once. */
export interface NoteToRead {
  readonly note: string
  /** ISO date it was sent. */
  readonly at: string
  readonly person: { readonly fullName: string; readonly email: string }
}

/** Kept with what was found, so that a note is read once. */
const Kept = z.object({ noteRead: z.object({ of: z.string() }) })

const fingerprintOf = (note: string) => createHash('sha256').update(note).digest('hex')

/** Null without a note, while no form is sent, without its author's yes, or where it was read. */
export const noteToRead = (orderId: string): Promise<NoteToRead | null> => openNote(db, orderId)

async function openNote(tx: Tx, orderId: string): Promise<NoteToRead | null> {
  const order = await tx.order.findUnique({
    where: { id: orderId },
    select: { status: true, submittedAt: true, user: { select: { email: true } }, form: true },
  })
  if (order?.status !== 'EM_PROCESSAMENTO' || !order.form || isBlankNote(order.form.observations)) return null
  const { observations: note, fullName } = order.form
  if (!(await allowsReading(tx, orderId)) || (await isRead(tx, orderId, note))) return null
  const at = (order.submittedAt ?? new Date()).toISOString()
  return { note, at, person: { fullName, email: order.user.email } }
}

/** By the last word on it, while the face consent stands. */
async function allowsReading(tx: Tx, orderId: string): Promise<boolean> {
  const last = await tx.consent.findFirst({
    where: { orderId, kind: 'recado_ia' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { granted: true },
  })
  return last?.granted === true && (await faceConsentStands(tx, orderId))
}

async function isRead(tx: Tx, orderId: string, note: string): Promise<boolean> {
  const rows = await tx.analysis.findMany({ where: { orderId, state: 'proposed' }, select: { content: true } })
  return rows.some(({ content }) => Kept.safeParse(content).data?.noteRead.of === fingerprintOf(note))
}

/**
 * Stores what was found beside what was said. Nothing once the note is another, was read meanwhile, or may not be read any more.
 * @returns how many facts were added
 */
export async function keepNoteReading(
  orderId: string,
  read: NoteToRead,
  facts: readonly SettledFact[],
): Promise<number> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const open = await openNote(tx, orderId)
    if (!order || open?.note !== read.note) return 0
    const said = saidFacts(await tx.saidFact.findMany({ where: { orderId }, ...factRows }))
    const added = facts.filter(
      ({ key, value }) => !said.some((one) => one.source === 'model' && one.key === key && one.value === value),
    )
    await tx.saidFact.createMany({
      data: added.map(({ key, value, words, source, kept }) => ({
        orderId,
        key,
        source,
        kept,
        value: value ?? null,
        words: words ?? null,
      })),
    })
    const noteRead = { of: fingerprintOf(read.note) }
    await tx.analysis.create({
      data: { orderId, state: 'proposed', engineVersion: ANALYSIS_VERSION, content: { noteRead } },
    })
    if (added.length > 0) await announceOrder(tx, order)
    return added.length
  })
}

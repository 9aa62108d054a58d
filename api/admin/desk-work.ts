import type { DeskNote } from '#contract/admin/desk.ts'
import type { JournalAction } from '#contract/journal.ts'
import type { LiveMessage } from '#contract/live.ts'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import type { SideMarking } from '#contract/face/side.ts'
import { ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { CHAPTERS } from '#visagism/knowledge/chapter-ids.ts'
import { findSeason } from '#visagism/colour/seasons.ts'
import { lower } from '#visagism/knowledge/pt.ts'
import { CHOICE_PARTS, partName } from '#visagism/knowledge/choice-parts.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { askPhoto } from '../onboarding/asked-photos.ts'
import { refuseImplausible } from '../face/marked-points.ts'
import { keepMarking } from '../face/marking.ts'
import { type Actor, lockOrder, type OrderWithUser } from '../orders/order-status.ts'
import { DESK_TEAM } from '../auth/users.ts'
import { announce } from '../platform/announce.ts'
import { transact, type Tx } from '../platform/db.ts'
import { type Approval, dropApproval, findApproval, keepApproval, requireWorkable } from '../reports/approval.ts'
import { refuseUnreadNote } from '../reports/unread-note.ts'
import { gatherReport } from '../reports/brief.ts'
import { chapterOf, findChoiceRows, SAID } from '../reports/choices.ts'
import { findSeasonStanding } from '../reports/season.ts'
import { refuseImplausibleSide } from '../face/marked-side.ts'
import { keepSideMarking } from '../face/side-marking.ts'
import { changedBy } from '../platform/changed-by.ts'
import { journal } from './journal.ts'

export interface Deed {
  readonly action: JournalAction
  readonly to?: Record<string, string | null>
  /** Also while an approved report is being made. */
  readonly evenApproved?: boolean
}

/** Locks an active order, journals the work, and assigns it if unassigned. */
export function work<T>(
  orderId: string,
  actor: Actor,
  { action, to, evenApproved = false }: Deed,
  write: (tx: Tx, order: OrderWithUser) => Promise<T>,
): Promise<T> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Problem('order-not-found')
    requireWorkable(order)
    const approval = evenApproved ? null : await findApproval(tx, orderId)
    if (approval)
      throw changedBy(approval.by, 'aprovou este pedido', approval.at, 'Para mudar algo, desfaça antes a aprovação.')
    const result = await write(tx, order)
    await journal(tx, actor, { action, subject: 'order', subjectId: orderId, ...(to ? { to } : {}) })
    if (order.deskAssigneeId === null && action !== 'desk.taken' && actor.id !== null) {
      await tx.order.update({ where: { id: orderId }, data: { deskAssigneeId: actor.id } })
      await journal(tx, actor, { action: 'desk.taken', subject: 'order', subjectId: orderId, to: { userId: actor.id } })
    }
    await announce<LiveMessage>(tx, { group: 'admin', say: { type: 'order', orderId } })
    return result
  })
}

/**
 * Takes, hands over or releases an order.
 * @param seen the assignee shown
 * @throws Problem not-found (no such administrator), changed-meanwhile
 */
export async function assign(
  orderId: string,
  userId: string | null,
  actor: Actor,
  seen: string | null | undefined,
): Promise<void> {
  await work(orderId, actor, { action: 'desk.taken', to: { userId } }, async (tx, order) => {
    if (userId && (await tx.user.count({ where: { id: userId, ...DESK_TEAM } })) === 0)
      throw new Problem('not-found', { text: 'Escolha um administrador.' })
    if (seen !== undefined && order.deskAssigneeId !== seen) throw await takenBy(tx, order)
    await tx.order.update({ where: { id: orderId }, data: { deskAssigneeId: userId } })
  })
}

async function takenBy(tx: Tx, order: OrderWithUser): Promise<Problem> {
  const last = await tx.journalEntry.findFirst({
    where: { subject: 'order', subjectId: order.id, action: 'desk.taken' },
    orderBy: { createdAt: 'desc' },
    include: { actor: { select: { fullName: true } } },
  })
  const what = order.deskAssigneeId === null ? 'devolveu este pedido à fila' : 'mudou quem cuida deste pedido'
  return changedBy(
    printedName(last?.actor?.fullName) ?? 'A equipe',
    what,
    last?.createdAt ?? order.updatedAt,
    'Nada mudou agora.',
  )
}

/** Overrides the customer's points. @throws Problem invalid, photos-missing */
export async function markFace(orderId: string, marking: FaceMarking, actor: Actor & { id: string }): Promise<void> {
  const { proposed } = marking
  // Saving at the desk counts as review.
  const looked = proposed ? { ...marking, proposed: { ...proposed, reviewed: true } } : marking
  refuseImplausible(looked)
  await work(orderId, actor, { action: 'desk.marked' }, (tx) =>
    keepMarking(tx, { orderId, source: 'visagist', markedById: actor.id, marking: looked }),
  )
}

/** @throws Problem invalid, photos-missing */
export async function markSide(orderId: string, marking: SideMarking, actor: Actor & { id: string }): Promise<void> {
  refuseImplausibleSide(marking)
  await work(orderId, actor, { action: 'desk.marked-side' }, (tx) =>
    keepSideMarking(tx, { orderId, source: 'visagist', markedById: actor.id, marking }),
  )
}

const findConfirmation = (tx: Tx, orderId: string) =>
  tx.analysis.findFirst({
    where: { orderId, confirmedShape: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { author: { select: { fullName: true } } },
  })

export async function refuseUnseenShape(tx: Tx, orderId: string, seen: string | null): Promise<void> {
  const last = await findConfirmation(tx, orderId)
  if (!last || last.id === seen) return
  const shape = Object.entries(SHAPE_NAMES).find(([id]) => id === last.confirmedShape)?.[1].name ?? 'outro'
  throw changedBy(
    printedName(last.author?.fullName) ?? 'A equipe',
    `confirmou o formato ${shape}`,
    last.createdAt,
    'Confira antes.',
  )
}

/**
 * The newest confirmation counts; earlier ones are history.
 * @param seen the confirmation shown
 * @throws Problem changed-meanwhile
 */
export async function confirmShape(
  orderId: string,
  shape: FaceShape,
  actor: Actor,
  seen: string | null | undefined,
): Promise<void> {
  await work(orderId, actor, { action: 'desk.shape', to: { shape } }, async (tx) => {
    if (seen !== undefined) await refuseUnseenShape(tx, orderId, seen)
    await tx.analysis.create({
      data: {
        orderId,
        state: 'edited',
        engineVersion: ANALYSIS_VERSION,
        content: {},
        confirmedShape: shape,
        authorId: actor.id,
      },
    })
  })
}

/**
 * @param seen the season choice shown; null: none, undefined: not shown
 * @throws Problem changed-meanwhile
 */
export async function refuseUnseenSeason(tx: Tx, orderId: string, seen: string | null | undefined): Promise<void> {
  const standing = await findSeasonStanding(tx, orderId)
  if (seen === undefined || !standing || standing.id === seen) return
  const what = standing.season === null ? 'deixou sem estação' : `definiu ${findSeason(standing.season).name}`
  throw changedBy(standing.by, what, standing.at, 'Confira antes.')
}

const SAID_WORDS: Readonly<Record<string, string>> = {
  [SAID.today]: 'corrigiu o cabelo de hoje',
  [SAID.answer]: 'respondeu a uma pergunta do recado',
  [SAID.visit]: 'mudou uma visita do ano',
}

/** @throws Problem changed-meanwhile */
export async function refuseUnseenChoice(tx: Tx, orderId: string, seen: string | null | undefined): Promise<void> {
  const [newest] = await findChoiceRows(tx, orderId)
  if (seen === undefined || !newest || newest.id === seen) return
  const part = CHOICE_PARTS.find((known) => known === newest.part)
  const chapter = chapterOf(newest)
  const said = SAID_WORDS[newest.part]
  const what = said
    ? said
    : chapter
      ? `${newest.chosen === null ? 'trouxe de volta' : 'deixou fora do guia'} “${CHAPTERS[chapter].title}”`
      : `${newest.chosen === null ? 'devolveu ao motor' : 'trocou'} ${part ? lower(partName(part)) : 'uma parte'}`
  throw changedBy(printedName(newest.author?.fullName) ?? 'A equipe', what, newest.createdAt, 'Confira antes.')
}

export async function writeNote(orderId: string, text: string, actor: Actor): Promise<DeskNote> {
  const row = await transact(async (tx) => {
    if ((await tx.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
    await journal(tx, actor, { action: 'desk.noted', subject: 'order', subjectId: orderId })
    return tx.orderNote.create({
      data: { orderId, text, authorId: actor.id },
      include: { author: { select: { fullName: true } } },
    })
  })
  return {
    id: row.id,
    text: row.text,
    author: printedName(row.author?.fullName),
    createdAt: row.createdAt.toISOString(),
  }
}

/** The order waits for the photo and an approval. A delivered guide stays as it is until the photo has come and a new version is approved. @returns whether it was delivered */
export const requestPhoto = (orderId: string, slot: PhotoSlot, reason: string, actor: Actor): Promise<boolean> =>
  work(orderId, actor, { action: 'photo.requested', to: { slot, reason } }, async (tx, order) => {
    await askPhoto(tx, order, slot, reason)
    const isDelivered = order.status === 'CONCLUIDO'
    if (!isDelivered) await tx.order.update({ where: { id: orderId }, data: { needsVisagist: true } })
    return isDelivered
  })

export const alreadyLeaving = ({ by, at, reviewed }: Approval): Problem =>
  changedBy(
    by,
    reviewed ? 'já aprovou este pedido' : 'já mandou entregar sem conferência',
    at,
    'O relatório está saindo.',
  )

/**
 * An owner delivers without approval; the reason is kept. Idempotent, and can be undone. A note about health, faith or trauma still needs a
 * person.
 * @throws Problem order-not-found, order-ended, form-missing, shape-missing, note-unread, changed-meanwhile
 */
export async function deliverUnreviewed(orderId: string, reason: string, actor: Actor): Promise<void> {
  const material = await gatherReport(orderId)
  await work(orderId, actor, { action: 'report.unreviewed', to: { reason }, evenApproved: true }, async (tx) => {
    if (!material) throw new Problem('form-missing')
    if (!material.hasEvidence) throw new Problem('shape-missing')
    await refuseUnreadNote(tx, material.order)
    const standing = await findApproval(tx, orderId)
    if (standing?.authorId === actor.id && !standing.reviewed) return
    if (standing) throw alreadyLeaving(standing)
    await keepApproval(tx, orderId, actor, 'unreviewed')
  })
}

/** Undoes an approval before delivery. @throws Problem changed-meanwhile */
export const withdraw = (orderId: string, actor: Actor): Promise<void> =>
  work(orderId, actor, { action: 'desk.withdrawn', evenApproved: true }, (tx) => dropApproval(tx, orderId))

import { Problem } from '#contract/problem.ts'
import { SideMarking, type StandingSide } from '#contract/side/side-marking.ts'
import { SIDE_SLOTS, type SidePoints } from '#visagism/side/side-points.ts'
import { checkMarkedSide, readSide, type SideMarks } from '#visagism/side/side-reading.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import { requireOpenOrder } from '../onboarding/photos.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'

type Size = SideMarking['photo']

/** Pixels of the marked picture → pixels of the photo we keep: a phone marks its own copy, which may be smaller. */
function scaledSide({ glabella, noseTip, noseBase, chin }: SidePoints, from: Size, to: Size) {
  const [kx, ky] = [to.width / from.width, to.height / from.height]
  const scaled = ({ x, y }: SidePoints['chin']) => ({ x: x * kx, y: y * ky })
  return { glabella: scaled(glabella), noseTip: scaled(noseTip), noseBase: scaled(noseBase), chin: scaled(chin) }
}

/** @throws Problem 'invalid' with a sentence for each point to move */
export function refuseImplausibleSide(marking: SideMarking): void {
  const problems = checkMarkedSide(marking)
  if (problems.length === 0) return
  throw new Problem('invalid', {
    fields: Object.fromEntries(problems.map(({ point, message }) => [`points.${point}`, message])),
  })
}

interface NewSideMarking {
  readonly orderId: string
  readonly source: 'customer' | 'visagist'
  readonly markedById: string
  readonly marking: SideMarking
}

/**
 * Keeps a marking of one of the order's photos from the side; earlier ones stay as its history.
 * @throws Problem consent-missing, photos-missing
 */
export async function keepSideMarking(tx: Tx, { orderId, source, markedById, marking }: NewSideMarking) {
  await requireFaceConsent(tx, orderId, source === 'customer' ? undefined : CUSTOMER_HAS_NOT_AGREED)
  const { slot, points, origins, photo, model = null } = marking
  const kept = await tx.customerPhoto.findFirst({ where: { orderId, slot, purgedAt: null } })
  if (!kept) throw new Problem('photos-missing', { fields: { [slot]: 'Envie primeiro a foto de lado.' } })
  const scaled = scaledSide(points, photo, kept) satisfies Prisma.InputJsonObject
  return tx.sideMarking.create({
    data: { orderId, photoId: kept.id, source, points: scaled, origins, model, markedById },
  })
}

/** The newest first, each with its photo; one that was moved to the front or the back has no profile. */
export const sideRows = {
  where: { photo: { purgedAt: null, slot: { in: [...SIDE_SLOTS] } } },
  orderBy: { createdAt: 'desc' },
  include: { photo: true },
} as const satisfies Prisma.Order$sideMarkingsArgs

type SideRow = Prisma.SideMarkingGetPayload<{ include: { photo: true } }>

/** A stored marking in the pixels of its photo; null when the row holds none that can be read. */
function readStoredSide({ points, origins, model, photo: { slot, width, height } }: SideRow): SideMarking | null {
  const marking = { slot, points, origins, photo: { width, height }, ...(model === null ? {} : { model }) }
  return SideMarking.safeParse(marking).data ?? null
}

/** A visagist's points outweigh the customer's; the newest of each counts. A replaced photo takes its points along. */
export function standingSide(rows: readonly SideRow[]): (SideMarking & SideMarks) | null {
  const row = rows.find(({ source }) => source === 'visagist') ?? rows.find(({ source }) => source === 'customer')
  const marking = row && readStoredSide(row)
  if (!row || !marking) return null
  return { ...marking, by: row.source === 'visagist' ? 'visagista' : 'cliente', at: row.createdAt.toISOString() }
}

/** The standing points as the desk shows them, with what they say. */
export function presentSide(marks: SideMarks | null | undefined): StandingSide | null {
  const marking = SideMarking.safeParse(marks).data
  if (!marks || !marking) return null
  const reading = readSide(marks)
  const said = reading && { line: reading.line, convexity: reading.convexity }
  return { ...marking, by: marks.by, at: marks.at, reading: said }
}

/** The customer marks their own profile while the order still takes photos. @throws Problem invalid and those of keeping it */
export async function markOwnSide(
  userId: string,
  orderId: string,
  marking: SideMarking,
): Promise<{ id: string; markedAt: string }> {
  refuseImplausibleSide(marking)
  const row = await transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    return keepSideMarking(tx, { orderId, source: 'customer', markedById: userId, marking })
  })
  return { id: row.id, markedAt: row.createdAt.toISOString() }
}

/** The newest marking of a person's own photos from the side, in the pixels of the photo we keep. @throws Problem order-not-found */
export async function findOwnSide(
  userId: string,
  orderId: string,
): Promise<{ marking: SideMarking | null; markedAt: string | null }> {
  if ((await db.order.count({ where: { id: orderId, userId } })) === 0) throw new Problem('order-not-found')
  const row = await db.sideMarking.findFirst({
    where: { orderId, photo: { purgedAt: null, slot: { in: [...SIDE_SLOTS] } } },
    orderBy: { createdAt: 'desc' },
    include: { photo: true },
  })
  return { marking: row && readStoredSide(row), markedAt: row?.createdAt.toISOString() ?? null }
}

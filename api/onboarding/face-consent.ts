import {
  BIOMETRICS_VERSIONS,
  type BiometricsVersion,
  type FaceConsent,
  type FaceConsentYes,
} from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { announceOrder, lockOrder, type OrderWithUser } from '../orders/order-status.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { refuseEnded } from './refuse-ended.ts'

/** Whose yes it is, and from where it came: the burden of proof is ours. */
export interface ConsentGiver {
  readonly userId: string
  readonly ip: string
  readonly userAgent: string | null
}

/** What a consent's row says of who gave it. */
export const consentProof = ({ userId, ip, userAgent }: ConsentGiver, orderId: string) => ({
  userId,
  orderId,
  channel: 'onboarding',
  ip,
  userAgent: userAgent?.slice(0, 300) ?? null,
})

/** The owner's last word on their face in this order, by the rule of `face_consent_stands` in the database. */
const lastWord = (tx: Tx, { id, userId }: { id: string; userId: string }) =>
  tx.consent.findFirst({
    where: { userId, kind: 'fotos_biometria', OR: [{ orderId: id }, { orderId: null, granted: false }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/** Null where nothing was said, or it was said of a text that nobody can show any more. */
export async function readFaceConsent(order: { id: string; userId: string }): Promise<FaceConsent | null> {
  const last = await lastWord(db, order)
  return last && present(last)
}

function present(row: { granted: boolean; version: string; createdAt: Date }): FaceConsent | null {
  const version = BIOMETRICS_VERSIONS.find((known) => known === row.version)
  return version === undefined ? null : { granted: row.granted, version, at: row.createdAt.toISOString() }
}

/** For whoever works on somebody else's order. */
export const CUSTOMER_HAS_NOT_AGREED = 'O cliente não autorizou o uso do rosto neste pedido, ou retirou a autorização.'

/**
 * Asked before anything that shows or measures a face comes in. The database asks the same; this is the sentence for it.
 * @param text instead of the one for the order's owner
 * @throws Problem consent-missing
 */
export async function requireFaceConsent(tx: Tx, orderId: string, text?: string): Promise<void> {
  if (await faceConsentStands(tx, orderId)) return
  throw new Problem('consent-missing', text === undefined ? {} : { text })
}

export async function faceConsentStands(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ stands: boolean }[]>`SELECT face_consent_stands(${orderId}::uuid) AS stands`
  return row?.stands ?? false
}

/** Now, but never before the word it follows: the last word counts, and the clocks of two machines may differ. */
export const momentAfter = (last: { createdAt: Date } | null) =>
  new Date(Math.max(Date.now(), last ? last.createdAt.getTime() + 1 : 0))

export interface GivenYes {
  /** Absent: the text agreed to before, or the first. */
  readonly version: BiometricsVersion | undefined
  readonly after?: FaceConsentYes['after']
}

/**
 * Writes down a yes, in the caller's transaction, which holds the order. What stands already is not written again, and a yes
 * from before the last withdrawal counts for nothing.
 * @throws Problem consent-withdrawn
 */
export async function writeFaceConsent(tx: Tx, order: OrderWithUser, yes: GivenYes, giver: ConsentGiver) {
  const last = await lastWord(tx, order)
  const isLate = (at: Date) => yes.after !== undefined && (yes.after === null || new Date(yes.after) < at)
  if (last?.granted && (yes.version === undefined || yes.version === last.version || isLate(last.createdAt)))
    return last
  if (last && !last.granted && isLate(last.createdAt)) throw new Problem('consent-withdrawn')
  const version = yes.version ?? BIOMETRICS_VERSIONS[0]
  const said = { kind: 'fotos_biometria', version, granted: true, createdAt: momentAfter(last) } as const
  if (order.quizHead !== null) await enqueue(tx, 'observed.propose-head', { orderId: order.id })
  return tx.consent.create({ data: { ...consentProof(giver, order.id), ...said } })
}

/**
 * The person allows the use of their face in one order that awaits its form. Saying so again answers what stands.
 * @throws Problem order-not-found, order-ended, order-closed, consent-withdrawn
 */
export async function grantFaceConsent(
  giver: ConsentGiver,
  orderId: string,
  yes: FaceConsentYes,
): Promise<FaceConsent> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== giver.userId) throw new Problem('order-not-found')
    refuseEnded(order)
    const before = await lastWord(tx, order)
    const isOpen = order.status === 'AGUARDANDO_FORMULARIO'
    const row = isOpen ? await writeFaceConsent(tx, order, yes, giver) : before
    if (!row?.granted) throw new Problem('order-closed')
    // The same form may be open on another device.
    if (row.id !== before?.id) await announceOrder(tx, order)
    const said = present(row)
    if (!said) throw new Error(`A consent to the unknown text ${row.version} stands.`)
    return said
  })
}

import {
  BIOMETRICS_VERSIONS,
  type BiometricsVersion,
  type FaceConsent,
  type FaceConsentYes,
} from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { announceOrder, type OrderWithUser } from '../orders/order-status.ts'
import { lockOwnOrder } from '../orders/own-order.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { refuseEnded } from './refuse-ended.ts'

/** Recorded because the burden of proof is ours. */
export interface ConsentGiver {
  readonly userId: string
  readonly ip: string
  readonly userAgent: string | null
}

export const consentProof = ({ userId, ip, userAgent }: ConsentGiver, orderId: string) => ({
  userId,
  orderId,
  channel: 'onboarding',
  ip,
  userAgent: userAgent?.slice(0, 300) ?? null,
})

/** Same rule as the database's `face_consent_stands`. */
const lastWord = (tx: Tx, { id, userId }: { id: string; userId: string }) =>
  tx.consent.findFirst({
    where: { userId, kind: 'fotos_biometria', OR: [{ orderId: id }, { orderId: null, granted: false }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/** Null if missing, or if its text no longer exists. */
export async function readFaceConsent(order: { id: string; userId: string }): Promise<FaceConsent | null> {
  const last = await lastWord(db, order)
  return last && present(last)
}

function present(row: { granted: boolean; version: string; createdAt: Date }): FaceConsent | null {
  const version = BIOMETRICS_VERSIONS.find((known) => known === row.version)
  return version === undefined ? null : { granted: row.granted, version, at: row.createdAt.toISOString() }
}

export const CUSTOMER_HAS_NOT_AGREED = 'O cliente não autorizou o uso do rosto neste pedido, ou retirou a autorização.'

/**
 * Call before storing or measuring a face. The database enforces it too; this gives the sentence.
 * @param text replaces the owner's
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

/** Never before its predecessor: the last decision counts, and clocks differ. */
export const timestampAfter = (last: { createdAt: Date } | null) =>
  new Date(Math.max(Date.now(), last ? last.createdAt.getTime() + 1 : 0))

export interface GivenYes {
  /** Absent: the text agreed to earlier, or the first. */
  readonly version: BiometricsVersion | undefined
  readonly after?: FaceConsentYes['after']
}

/**
 * The caller locks the order. Valid consent is not repeated; one older than the last withdrawal is refused.
 * @throws Problem consent-withdrawn
 */
export async function writeFaceConsent(tx: Tx, order: OrderWithUser, yes: GivenYes, giver: ConsentGiver) {
  const last = await lastWord(tx, order)
  const isLate = (at: Date) => yes.after !== undefined && (yes.after === null || new Date(yes.after) < at)
  if (last?.granted && (yes.version === undefined || yes.version === last.version || isLate(last.createdAt)))
    return last
  if (last && !last.granted && isLate(last.createdAt)) throw new Problem('consent-withdrawn')
  const version = yes.version ?? BIOMETRICS_VERSIONS[0]
  const said = { kind: 'fotos_biometria', version, granted: true, createdAt: timestampAfter(last) } as const
  if (order.quizHead !== null) await enqueue(tx, 'observed.propose-head', { orderId: order.id })
  return tx.consent.create({ data: { ...consentProof(giver, order.id), ...said } })
}

/**
 * For one order awaiting its form. Idempotent.
 * @throws Problem order-not-found, order-ended, order-closed, consent-withdrawn
 */
export async function grantFaceConsent(
  giver: ConsentGiver,
  orderId: string,
  yes: FaceConsentYes,
): Promise<FaceConsent> {
  return transact(async (tx) => {
    const order = await lockOwnOrder(tx, giver.userId, orderId)
    refuseEnded(order)
    const before = await lastWord(tx, order)
    const isOpen = order.status === 'AGUARDANDO_FORMULARIO'
    const row = isOpen ? await writeFaceConsent(tx, order, yes, giver) : before
    if (!row?.granted) throw new Problem('order-closed')
    // The form may be open on another device.
    if (row.id !== before?.id) await announceOrder(tx, order)
    const said = present(row)
    if (!said) throw new Error(`A consent to the unknown text ${row.version} stands.`)
    return said
  })
}

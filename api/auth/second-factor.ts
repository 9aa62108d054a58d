import type { JournalAction } from '#contract/journal.ts'
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { create } from 'qrcode'
import { RECOVERY_CODES } from '#contract/account.ts'
import { BRAND } from '#contract/brand.ts'
import { Problem } from '#contract/problem.ts'
import { notifyAccountChange } from './account-news.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import type { Viewer } from '../platform/http.ts'
import { record } from '../platform/log.ts'
import { limits } from './limits.ts'
import { requirePassword } from './own-password.ts'
import { seal, unseal } from '../platform/signing.ts'
import { hashToken } from './secrets.ts'
import type { UserRow } from './users.ts'

const STEP_SECONDS = 30
/** Steps of tolerance for clocks. */
const WINDOW = 1

interface Whence {
  readonly ip: string
}

const totpOf = (email: string, secret: string) =>
  new TOTP({ issuer: BRAND.name, label: email, secret: Secret.fromBase32(secret), period: STEP_SECONDS })

export async function readSecondFactor(userId: string) {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return { enabledAt: user.totpEnabledAt?.toISOString() ?? null, recoveryLeft: user.totpRecoveryHashes.length }
}

/**
 * Inactive until a code is confirmed.
 * @throws Problem invalid (password), second-factor-on
 */
export async function beginSecondFactor(viewer: Viewer, password: string) {
  await requirePassword(viewer, password)
  const secret = new Secret({ size: 20 }).base32
  const { count } = await db.user.updateMany({
    where: { id: viewer.id, totpEnabledAt: null },
    data: { totpSecret: seal(secret), totpLastStep: null },
  })
  if (count === 0) throw new Problem('second-factor-on')
  const uri = totpOf(viewer.email, secret).toString()
  return { secret, uri, qr: drawQr(uri) }
}

function drawQr(text: string): { side: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((bit, at) => (bit ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : []))
  return { side: size, path: dark.join('') }
}

/**
 * Returns the recovery codes, only this once.
 * @throws Problem otp-wrong, second-factor-on, too-many-attempts
 */
export async function confirmSecondFactor(viewer: Viewer, code: string, { ip }: Whence): Promise<string[]> {
  await limits.countSecondFactor(viewer.id)
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  if (user.totpEnabledAt) throw new Problem('second-factor-on')
  if (!(await takeCode(user, code))) throw wrong('code')
  await limits.forgetSecondFactor(viewer.id)
  return transact(async (tx) => {
    await tx.session.updateMany({ where: { id: viewer.sessionId, revokedAt: null }, data: { confirmedAt: new Date() } })
    const codes = await writeRecoveryCodes(tx, viewer.id)
    await tx.user.update({ where: { id: viewer.id }, data: { totpEnabledAt: new Date() } })
    await note(tx, viewer.id, 'account.second-factor-on', ip)
    return codes
  })
}

/** @throws Problem second-factor-off */
export async function renewRecoveryCodes(viewer: Viewer, { ip }: Whence): Promise<string[]> {
  return transact(async (tx) => {
    if ((await tx.user.count({ where: { id: viewer.id, totpEnabledAt: { not: null } } })) === 0)
      throw new Problem('second-factor-off')
    await note(tx, viewer.id, 'account.recovery-renewed', ip)
    return writeRecoveryCodes(tx, viewer.id)
  })
}

/** @throws Problem second-factor-off */
export async function endSecondFactor(viewer: Viewer, { ip }: Whence): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, totpEnabledAt: { not: null } },
      data: { totpEnabledAt: null, totpSecret: null, totpLastStep: null, totpRecoveryHashes: [] },
    })
    if (count === 0) throw new Problem('second-factor-off')
    await notifyAccountChange(tx, viewer, 'second-factor-off')
    await note(tx, viewer.id, 'account.second-factor-off', ip)
  })
}

/**
 * After the right password: an app or recovery code, each valid once.
 * @throws Problem otp-wrong, too-many-attempts
 */
export async function requireSecondFactor(user: UserRow, given: string): Promise<void> {
  await limits.countSecondFactor(user.id)
  const code = given.replace(/[\s-]/g, '').toUpperCase()
  const isTaken = /^\d{6}$/.test(code) ? await takeCode(user, code) : await takeRecoveryCode(user.id, code)
  if (isTaken) return limits.forgetSecondFactor(user.id).then(() => undefined)
  await record({
    level: 'warn',
    category: 'auth',
    action: 'second_factor_refused',
    message: 'Código da segunda etapa recusado',
    success: false,
    userId: user.id,
  })
  throw wrong('otp')
}

const wrong = (field: string) => new Problem('otp-wrong', { fields: { [field]: new Problem('otp-wrong').text } })

/** Stores the last step used, against replay. */
async function takeCode(user: UserRow, code: string): Promise<boolean> {
  const secret = user.totpSecret && unseal(user.totpSecret)
  if (!secret) return false
  const delta = totpOf(user.email, secret).validate({ token: code, window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta
  const { count } = await db.user.updateMany({
    where: { id: user.id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count === 1
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashToken(code)
  const taken = await db.$executeRaw`
    UPDATE users SET totp_recovery_hashes = array_remove(totp_recovery_hashes, ${hash})
    WHERE id = ${userId}::uuid AND ${hash} = ANY(totp_recovery_hashes)`
  return taken === 1
}

/** 80 random bits each, so a plain hash suffices. */
async function writeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ buffer: bytesOf(randomBytes(10)) }).base32)
  await tx.user.update({ where: { id: userId }, data: { totpRecoveryHashes: codes.map(hashToken) } })
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer

async function note(tx: Tx, userId: string, action: JournalAction, ip: string): Promise<void> {
  await tx.journalEntry.create({ data: { actorId: userId, action, subject: 'user', subjectId: userId, ip } })
}

import { randomUUID } from 'node:crypto'
import { CODE_MAILS_A_DAY, CODE_RESEND_SECONDS, CODE_TRIES } from '#contract/auth.ts'
import { CODE_LIFE_MINUTES } from '#contract/offer.ts'
import { Problem, type ProblemCode } from '#contract/problem.ts'
import { queueMail } from '../mail/outgoing.ts'
import { db, lockName, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { sameSecret } from '../platform/same-secret.ts'
import { isKnownDevice } from './devices.ts'
import { limits } from './limits.ts'
import { lockPerson } from './users.ts'
import { hashCode, hashToken, isKeyOfAccount, keyOfAccount, mailedCode, mailedToken } from './secrets.ts'

const DAY_MS = 24 * 3_600_000
/** Slightly shorter than the countdown shown. */
const FIRST_PAUSE_MS = (CODE_RESEND_SECONDS - 5) * 1000

const lifeFrom = (now: number) => new Date(now + CODE_LIFE_MINUTES * 60_000)

/**
 * Stores and queues a request, equally for unknown addresses; `answerAsking` decides. Requests too soon or over the daily limit get the
 * same response but no mail. Unknown browsers share one count, so strangers cannot exhaust the owner's.
 * @returns seconds until the next request; null when none goes out today any more
 */
export async function askForCode(email: string, deviceHash: string): Promise<number | null> {
  const accountKey = keyOfAccount(email)
  return transact(async (tx) => {
    await lockName(tx, `code:${accountKey}`)
    const now = Date.now()
    const user = await tx.user.findFirst({ where: { email, erasedAt: null }, select: { id: true } })
    const fromKnownDevice = await isKnownDevice(tx, email, deviceHash)
    const today = await tx.signInCode.findMany({
      where: {
        accountKey,
        fromKnownDevice,
        ...(fromKnownDevice ? { deviceHash } : {}),
        createdAt: { gt: new Date(now - DAY_MS) },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    if (today.length >= CODE_MAILS_A_DAY) return null
    const [newest] = today
    const own = today.find((code) => code.deviceHash === deviceHash)
    const waitMs = newest ? newest.createdAt.getTime() + pauseMs(today.length) - now : 0
    if (waitMs > 0 && !(own && isDead(own, now))) return Math.ceil(waitMs / 1000)
    const { id } = await tx.signInCode.create({
      data: { accountKey, userId: user?.id ?? null, deviceHash, fromKnownDevice, expiresAt: lifeFrom(now) },
    })
    await enqueue(tx, 'auth.answer', { codeId: id })
    return today.length + 1 >= CODE_MAILS_A_DAY ? null : Math.ceil((pauseMs(today.length + 1) + 5000) / 1000)
  })
}

/** After the `sent`th mail of a day: one minute, two, four … */
const pauseMs = (sent: number) => FIRST_PAUSE_MS * 2 ** (sent - 1)

/** Unusable though unused: the next code comes without delay. */
const isDead = (code: { usedAt: Date | null; attempts: number; expiresAt: Date }, now: number) =>
  code.usedAt === null && (code.attempts >= CODE_TRIES || code.expiresAt.getTime() <= now)

/** Mails the code if the address has an account. */
export async function sendSignInCode(codeId: string): Promise<void> {
  const code = await db.signInCode.findUnique({ where: { id: codeId }, include: { user: true } })
  const user = code?.user
  if (!user || user.erasedAt) return
  // The address changed since: its new owner requested nothing.
  if (code.accountKey !== null && !isKeyOfAccount(code.accountKey, user.email)) return
  await transact(async (tx) => {
    await queueMail(tx, {
      kind: 'sign-in',
      to: user.email,
      userId: user.id,
      dedupeKey: `sign-in:${codeId}`,
      data: { codeId },
    })
  })
}

/**
 * Stable across a mail's retries, valid from the newest one.
 * @returns null for staff, who sign in by password
 * @throws Error where the account has left the address the code was asked for
 */
export async function mintSignIn(codeId: string): Promise<{ code: string; token: string } | null> {
  return transact(async (tx) => {
    const asked = await tx.signInCode.findUniqueOrThrow({ where: { id: codeId } })
    if (!asked.userId) return null
    const user = await lockPerson(tx, asked.userId)
    if (user.role === 'admin') return null
    if (asked.accountKey !== null && !isKeyOfAccount(asked.accountKey, user.email))
      throw new Error('the account has another address than the code was asked for')
    const [code, token, expiresAt] = [mailedCode(codeId), mailedToken(codeId, user.email), lifeFrom(Date.now())]
    await tx.signInCode.update({ where: { id: codeId }, data: { codeHash: hashCode(codeId, code), expiresAt } })
    const link = { userId: user.id, email: user.email, purpose: 'sign_in', expiresAt } as const
    const tokenHash = hashToken(token)
    await tx.magicLink.upsert({ where: { tokenHash }, create: { ...link, tokenHash }, update: { expiresAt } })
    return { code, token }
  })
}

/**
 * Proves access to the mailbox before erasure.
 * @param id the mail's: its retries carry the same code
 */
export async function mintEraseCode(userId: string, id: string = randomUUID()): Promise<string> {
  const code = mailedCode(id)
  const expiresAt = lifeFrom(Date.now())
  await db.signInCode.upsert({
    where: { id },
    create: { id, userId, purpose: 'erase', codeHash: hashCode(id, code), expiresAt },
    update: { expiresAt },
  })
  return code
}

/**
 * Spends this browser's code.
 * @returns the account's id
 * @throws Problem code-wrong, code-expired, code-exhausted, code-locked; the same for unknown addresses
 */
export async function spendSignInCode(email: string, code: string, deviceHash: string): Promise<string> {
  const accountKey = keyOfAccount(email)
  const isKnown = await isKnownDevice(db, email, deviceHash)
  return spend(
    { accountKey, deviceHash, purpose: 'sign_in' },
    code,
    isKnown ? `${accountKey}:${deviceHash}` : accountKey,
  )
}

/** @throws Problem as `spendSignInCode` */
export async function spendEraseCode(userId: string, code: string): Promise<void> {
  await spend({ userId, purpose: 'erase' }, code, `erase:${userId}`)
}

interface Which {
  readonly purpose: 'sign_in' | 'erase'
  readonly accountKey?: string
  readonly deviceHash?: string
  readonly userId?: string
}

/** Only attempts on a usable code count against the account. */
async function spend(which: Which, code: string, triesKey: string): Promise<string> {
  const before = await newestOf(db, which)
  const closed = closedBy(before)
  if (closed) throw refusal(closed)
  if (!(await limits.mayTryCode(triesKey))) throw refusal('code-locked')
  // Its own transaction: the refusal must not roll back the count.
  const verdict = await transact(async (tx): Promise<{ opens: string } | ProblemCode> => {
    await lockName(tx, `code-try:${before?.id ?? ''}`)
    const row = await newestOf(tx, which)
    const now = closedBy(row)
    if (!row || now) return now ?? 'code-expired'
    if (row.userId && row.codeHash && sameSecret(row.codeHash, hashCode(row.id, code))) {
      await tx.signInCode.update({ where: { id: row.id }, data: { usedAt: new Date() } })
      return { opens: row.userId }
    }
    await tx.signInCode.update({ where: { id: row.id }, data: { attempts: { increment: 1 } } })
    return row.attempts + 1 >= CODE_TRIES ? 'code-exhausted' : 'code-wrong'
  })
  if (typeof verdict === 'string') throw refusal(verdict)
  await limits.giveBackCodeTry(triesKey)
  return verdict.opens
}

const newestOf = (tx: Tx, which: Which) =>
  tx.signInCode.findFirst({ where: { ...which }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })

function closedBy(code: { usedAt: Date | null; attempts: number; expiresAt: Date } | null): ProblemCode | null {
  if (!code || code.usedAt || code.expiresAt.getTime() <= Date.now()) return 'code-expired'
  return code.attempts >= CODE_TRIES ? 'code-exhausted' : null
}

const refusal = (code: ProblemCode) => new Problem(code, { fields: { code: new Problem(code).text } })

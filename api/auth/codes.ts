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
/** A little shorter than the countdown on the screen. */
const FIRST_PAUSE_MS = (CODE_RESEND_SECONDS - 5) * 1000

const lifeFrom = (now: number) => new Date(now + CODE_LIFE_MINUTES * 60_000)

/**
 * Asks for a code in the name of an address, from one browser. The same rows and the same job whether or not somebody has the
 * address: `answerAsking` decides. Whoever asks again too soon, or for the ninth time in a day, is answered alike and sent nothing;
 * browsers that were never inside the account share one count, so that strangers use up theirs alone.
 * @returns seconds until another may be asked for; null when none goes out today any more
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

/** After the `sent`th mail of a day: a minute, two, four … */
const pauseMs = (sent: number) => FIRST_PAUSE_MS * 2 ** (sent - 1)

/** Can this code open nothing any more, unused? Who waits for it is not to blame: the next comes at once. */
const isDead = (code: { usedAt: Date | null; attempts: number; expiresAt: Date }, now: number) =>
  code.usedAt === null && (code.attempts >= CODE_TRIES || code.expiresAt.getTime() <= now)

/** The job of a code that was asked for: writes to whoever has the address, and to nobody where nobody has it. */
export async function answerAsking(codeId: string): Promise<void> {
  const code = await db.signInCode.findUnique({ where: { id: codeId }, include: { user: true } })
  const user = code?.user
  if (!user || user.erasedAt) return
  // It was asked for with the previous address: the reader of the present one asked for nothing.
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
 * The code and the link of one sign-in mail, made at the moment it is written: the same at each try, good from the newest one on.
 * @returns null for somebody of the team, who enters by password alone
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
 * A code that ends an account: it proves that the person who asks can read the account's mail. Called where the mail is written.
 * @param id of the mail: each of its tries carries the same code
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
 * Takes the code this browser asked for, once.
 * @returns whose account it opens
 * @throws Problem code-wrong, code-expired, code-exhausted, code-locked; each alike for addresses nobody has
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

/** Takes the person's newest code for ending the account, once. @throws Problem as `spendSignInCode` */
export async function spendEraseCode(userId: string, code: string): Promise<void> {
  await spend({ userId, purpose: 'erase' }, code, `erase:${userId}`)
}

interface Which {
  readonly purpose: 'sign_in' | 'erase'
  readonly accountKey?: string
  readonly deviceHash?: string
  readonly userId?: string
}

/** Only whoever holds a code that could still be right spends one of the account's tries. */
async function spend(which: Which, code: string, triesKey: string): Promise<string> {
  const before = await newestOf(db, which)
  const closed = closedBy(before)
  if (closed) throw refusal(closed)
  if (!(await limits.mayTryCode(triesKey))) throw refusal('code-locked')
  // Counted in a transaction of its own: the refusal must not undo the count.
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

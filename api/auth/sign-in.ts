import { CODE_LIFE_MINUTES, CODE_TRIES, type LinkPreview, type Login, type LoginReply } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { queueMail } from '../mail/outgoing.ts'
import { db, lockName, transact, type Tx } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'
import { record } from '../platform/log.ts'
import { limits } from './limits.ts'
import { hashCode, hashToken, newCode, newToken, passwordMatches } from './secrets.ts'
import { sameSecret } from '../platform/same-secret.ts'
import { requireSecondFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'
import { presentUser, type UserRow } from './users.ts'

/** What signing in yields: the answer, and the new session's cookie when a door opened. */
export interface SignInResult {
  readonly reply: LoginReply
  readonly cookie: string | null
}

/** The one door of `POST /api/login`: which key was brought decides. */
export async function signIn(login: Login, visit: Visit): Promise<SignInResult> {
  await limits.countSignIn(visit.ip)
  if (login.token !== undefined) return enter(visit, (tx) => spendLink(tx, login.token ?? ''))
  const email = login.email ?? ''
  if (login.code !== undefined) return enterWithCode(email, login.code, visit)
  if (login.password !== undefined && login.password !== '') return enterWithPassword(email, login, visit)
  return askForKey(email)
}

/**
 * An address alone opens nothing: it has a link and a code mailed. The answer is the same for addresses we do not know.
 * Administrators are asked for their password instead.
 */
async function askForKey(email: string): Promise<SignInResult> {
  const user = await db.user.findUnique({ where: { email } })
  if (user?.role === 'admin')
    return { cookie: null, reply: { user: null, next: 'password', message: 'Digite a senha de administrador.' } }
  if (user && !user.erasedAt) await requestCode(user)
  return {
    cookie: null,
    reply: { user: null, next: 'code', message: 'Se houver uma compra com este e-mail, o código chega em instantes.' },
  }
}

/**
 * One mail a minute: asking again sooner is answered alike and sends nothing. Whose newest code can open nothing any more
 * waits for no minute.
 */
async function requestCode(user: UserRow): Promise<void> {
  const isInTime = await limits.mayMailCode(user.id)
  await transact(async (tx) => {
    await lockName(tx, `code-mail:${user.id}`)
    if (!isInTime && !(await isLastCodeDead(tx, user.id))) return
    await queueMail(tx, { kind: 'sign-in', to: user.email, userId: user.id })
  })
}

/** Has the newest code expired, or had all its tries, with no other on its way? */
async function isLastCodeDead(tx: Tx, userId: string): Promise<boolean> {
  const last = await tx.signInCode.findFirst({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  if (!last || last.usedAt) return false
  if (last.attempts < CODE_TRIES && last.expiresAt.getTime() > Date.now()) return false
  const since = { userId, kind: 'sign-in', createdAt: { gt: last.createdAt } }
  return (await tx.outgoingMail.count({ where: since })) === 0
}

/** Makes the code and the link of one sign-in mail; older codes stop working. Called where the mail is written. */
export async function mintSignIn(userId: string, email: string): Promise<{ code: string; token: string }> {
  const token = newToken()
  return transact(async (tx) => {
    const { code, expiresAt } = await newestCode(tx, userId)
    await tx.magicLink.create({ data: { userId, email, purpose: 'sign_in', tokenHash: hashToken(token), expiresAt } })
    return { code, token }
  })
}

/** Makes a code alone: proof that whoever asks reads the person's mail now. Called where the mail is written. */
export const mintCode = (userId: string): Promise<string> => transact(async (tx) => (await newestCode(tx, userId)).code)

async function newestCode(tx: Tx, userId: string): Promise<{ code: string; expiresAt: Date }> {
  const code = newCode()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MINUTES * 60_000)
  await tx.signInCode.updateMany({ where: { userId, usedAt: null, expiresAt: { gt: now } }, data: { expiresAt: now } })
  await tx.signInCode.create({ data: { userId, codeHash: hashCode(userId, code), expiresAt } })
  return { code, expiresAt }
}

/** Makes the 72-hour link of an access mail. Called where the mail is written. */
export async function mintAccessLink(
  userId: string,
  email: string,
  orderId: string | null,
  hours: number,
): Promise<string> {
  const token = newToken()
  await db.magicLink.create({
    data: {
      userId,
      email,
      orderId,
      purpose: 'access',
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + hours * 3_600_000),
    },
  })
  return token
}

async function enter(visit: Visit, findUser: (tx: Tx) => Promise<UserRow>): Promise<SignInResult> {
  const { user, cookie } = await transact(async (tx) => {
    const found = await findUser(tx)
    return { user: found, cookie: await openSession(tx, found.id, visit) }
  })
  await record({ category: 'auth', action: 'signed_in', message: 'Entrada no painel', userId: user.id })
  return {
    cookie,
    reply: { user: presentUser(user), message: `Boas-vindas, ${user.fullName?.split(' ')[0] ?? user.email}!` },
  }
}

/** A link is spent once: the update that marks it used is the one that opens the door. */
async function spendLink(tx: Tx, token: string): Promise<UserRow> {
  const now = new Date()
  const tokenHash = hashToken(token)
  const { count } = await tx.magicLink.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (count === 0) throw new Problem('link-spent')
  const link = await tx.magicLink.findUniqueOrThrow({ where: { tokenHash }, include: { user: true } })
  // An administrator's mailbox is no way around the password and the second factor.
  if (link.user.erasedAt || link.user.role === 'admin') throw new Problem('link-spent')
  return link.user
}

/**
 * Whose door a mailed link opens, without opening it: mail scanners that run scripts look, and only a person presses. Who is
 * signed in here already learns that a spent link was theirs.
 * @throws Problem link-spent, too-many-attempts
 */
export async function previewLink(token: string, viewerId: string | null, visit: Visit): Promise<LinkPreview> {
  await limits.countSignIn(visit.ip)
  const link = await db.magicLink.findUnique({ where: { tokenHash: hashToken(token) }, include: { user: true } })
  if (!link || link.user.erasedAt || link.user.role === 'admin') throw new Problem('link-spent')
  const isMine = viewerId === link.userId
  const isOpen = link.usedAt === null && link.expiresAt.getTime() > Date.now()
  if (!isOpen && !isMine) throw new Problem('link-spent')
  const viewer = viewerId === null || isMine ? null : await db.user.findUnique({ where: { id: viewerId } })
  return { email: halfHidden(link.user.email), isOpen, isMine, signedInAs: viewer?.email ?? null }
}

const halfHidden = (email: string) => email.replace(/^(.).*@/, '$1***@')

/** Wrong tries are counted in a transaction of their own: the refusal must not undo the count. */
async function enterWithCode(email: string, code: string, visit: Visit): Promise<SignInResult> {
  const user = await db.user.findUnique({ where: { email } })
  if (!user || user.erasedAt || user.role === 'admin')
    throw new Problem('code-wrong', { fields: { code: new Problem('code-wrong').text } })
  await spendCode(user.id, code)
  return enter(visit, () => Promise.resolve(user))
}

/** Takes the code of the person's newest mail, once. @throws Problem code-wrong, code-expired, code-exhausted */
export async function spendCode(userId: string, code: string): Promise<void> {
  const verdict = await transact((tx) => tryCode(tx, userId, code))
  if (verdict !== 'right') throw new Problem(verdict, { fields: { code: new Problem(verdict).text } })
}

type CodeVerdict = 'right' | 'code-wrong' | 'code-expired' | 'code-exhausted'

async function tryCode(tx: Tx, userId: string, code: string): Promise<CodeVerdict> {
  await lockName(tx, `sign-in-code:${userId}`)
  const live = await tx.signInCode.findFirst({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  if (!live || live.usedAt || live.expiresAt.getTime() <= Date.now()) return 'code-expired'
  if (live.attempts >= CODE_TRIES) return 'code-exhausted'
  if (sameSecret(live.codeHash, hashCode(userId, code))) {
    await tx.signInCode.update({ where: { id: live.id }, data: { usedAt: new Date() } })
    return 'right'
  }
  await tx.signInCode.update({ where: { id: live.id }, data: { attempts: { increment: 1 } } })
  return live.attempts + 1 >= CODE_TRIES ? 'code-exhausted' : 'code-wrong'
}

/** The password alone opens nothing where a second factor is on: it only earns the question for it. */
async function enterWithPassword(email: string, { password = '', otp }: Login, visit: Visit): Promise<SignInResult> {
  await limits.countPassword(email)
  const user = await db.user.findUnique({ where: { email } })
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  if (!user || user.erasedAt || !matches) {
    await record({
      level: 'warn',
      category: 'auth',
      action: 'password_refused',
      message: 'Senha recusada',
      success: false,
      userId: user?.id ?? null,
    })
    throw new Problem('password-wrong', { fields: { password: new Problem('password-wrong').text } })
  }
  if (user.totpEnabledAt) {
    if (!otp) return { cookie: null, reply: { user: null, next: 'otp', message: 'Digite o código do seu aplicativo.' } }
    await requireSecondFactor(user, otp)
  }
  await limits.forgetPasswords(email)
  return enter(visit, () => Promise.resolve(user))
}

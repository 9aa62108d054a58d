import type { LinkPreview, Login, LoginReply } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { queueMail } from '../mail/outgoing.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'
import { record } from '../platform/log.ts'
import { greetedName } from './names.ts'
import { askForCode, spendSignInCode } from './codes.ts'
import { isKnownDevice, rememberDevice } from './devices.ts'
import { limits, type PasswordTry } from './limits.ts'
import { hashToken, passwordMatches } from './secrets.ts'
import { requireSecondFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'
import { lockPerson, presentUser, type UserRow } from './users.ts'

export interface SignInResult {
  readonly reply: LoginReply
  readonly cookie: string | null
}

export interface SignInAttempt extends Visit {
  readonly deviceHash: string
  /** This browser's open session, to be replaced. */
  readonly sessionToken: string | null
}

/** `POST /api/login`: the credential sent decides. */
export async function signIn(login: Login, attempt: SignInAttempt): Promise<SignInResult> {
  await limits.countSignIn(attempt.ip)
  if (login.token !== undefined) return enter(attempt, (tx) => spendLink(tx, login.token ?? ''))
  const email = login.email ?? ''
  if (login.code !== undefined) return enterWithCode(email, login.code, attempt)
  if (login.password !== undefined && login.password !== '') return enterWithPassword(email, login, attempt)
  return askForKey(email, attempt)
}

/** Mails link and code to the account's owner; staff get a hint to use their password. The same for unknown addresses. */
async function askForKey(email: string, { deviceHash }: SignInAttempt): Promise<SignInResult> {
  const waitSeconds = await askForCode(email, deviceHash)
  return {
    cookie: null,
    reply: {
      user: null,
      next: 'code',
      message: 'Se houver uma compra com este e-mail, o código chega em instantes.',
      waitSeconds,
    },
  }
}

interface Entry {
  /** By password and, if on, second factor. */
  readonly isConfirmed?: boolean
}

async function enter(
  attempt: SignInAttempt,
  findUser: (tx: Tx) => Promise<UserRow>,
  entry: Entry = {},
): Promise<SignInResult> {
  const { user, cookie } = await transact(async (tx) => {
    const found = await findUser(tx)
    const { isNew, isFirst } = await rememberDevice(tx, found.id, attempt.deviceHash)
    const session = await openSession(tx, found, attempt, { replaces: attempt.sessionToken, ...entry })
    if (isNew && !isFirst)
      await queueMail(tx, { kind: 'new-device', to: found.email, userId: found.id, data: { sessionId: session.id } })
    return { user: found, cookie: session.token }
  })
  await record({ category: 'auth', action: 'signed_in', message: 'Entrada no painel', userId: user.id })
  return {
    cookie,
    reply: { user: presentUser(user), message: `Boas-vindas, ${greetedName(user) ?? user.email}!` },
  }
}

/** One update marks the link used and opens the session, so it works once. */
async function spendLink(tx: Tx, token: string): Promise<UserRow> {
  const tokenHash = hashToken(token)
  const link = await tx.magicLink.findUnique({ where: { tokenHash }, select: { userId: true, email: true } })
  if (!link) throw new Problem('link-spent')
  // Lock the person before the link: a concurrent address change ends its links.
  const user = await lockPerson(tx, link.userId)
  const now = new Date()
  const { count } = await tx.magicLink.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (count === 0 || link.email !== user.email) throw new Problem('link-spent')
  // A mailbox must not bypass an administrator's password and second factor.
  if (user.erasedAt || user.role === 'admin') throw new Problem('link-spent')
  return user
}

/**
 * Does not use the link: mail scanners run scripts, and only a person clicks. The signed-in owner learns that a spent link was theirs.
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

async function enterWithCode(email: string, code: string, attempt: SignInAttempt): Promise<SignInResult> {
  const userId = await spendSignInCode(email, code, attempt.deviceHash)
  return enter(attempt, async (tx) => {
    const user = await lockPerson(tx, userId)
    // They may have joined the team, changed address, or been erased.
    if (user.erasedAt || user.role === 'admin' || user.email !== email) throw new Problem('code-expired')
    return user
  })
}

/** With a second factor, the password only leads to its prompt. */
async function enterWithPassword(
  email: string,
  { password = '', otp }: Login,
  attempt: SignInAttempt,
): Promise<SignInResult> {
  const isKnown = await isKnownDevice(db, email, attempt.deviceHash)
  const passwordTry: PasswordTry = { email, ip: attempt.ip, knownDevice: isKnown ? attempt.deviceHash : null }
  await limits.countPassword(passwordTry)
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
  await limits.forgetPasswords(passwordTry)
  return enter(attempt, () => Promise.resolve(user), { isConfirmed: true })
}

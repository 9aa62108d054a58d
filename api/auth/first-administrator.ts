import type { JournalAction } from '#contract/journal.ts'
import type { User } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { db, isUniqueViolation, lockName, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { sameSecret } from '../platform/same-secret.ts'
import { rememberDevice } from './devices.ts'
import { limits } from './limits.ts'
import { hashPassword } from './secrets.ts'
import { openSession } from './sessions.ts'
import type { SignInAttempt } from './sign-in.ts'
import { presentUser } from './users.ts'
import { refuseCommonPassword } from './common-passwords.ts'

/**
 * Only without any administrator. The token is required in production and away from loopback: behind a local proxy everybody looks like
 * loopback.
 */
export async function setupState(isLoopback: boolean): Promise<{ setupNeeded: boolean; tokenNeeded: boolean }> {
  const administrators = await db.user.count({ where: { role: 'admin', erasedAt: null }, take: 1 })
  return { setupNeeded: administrators === 0, tokenNeeded: needsToken(isLoopback) }
}

const needsToken = (isLoopback: boolean) => env.isProduction || !isLoopback

export interface NewAdministrator {
  readonly email: string
  readonly fullName: string
  readonly password: string
  readonly setupToken?: string | undefined
}

/** Locked against concurrent requests. */
export async function registerFirstAdministrator(
  input: NewAdministrator,
  visit: SignInAttempt & { isLoopback: boolean },
): Promise<{ user: User; cookie: string }> {
  await limits.countSetup(visit.ip)
  if (needsToken(visit.isLoopback) && !sameSecret(input.setupToken ?? '', env.SETUP_TOKEN))
    throw new Problem('setup-token-wrong', { fields: { setupToken: new Problem('setup-token-wrong').text } })
  refuseCommonPassword(input.password)
  const passwordHash = await hashPassword(input.password)
  try {
    return await transact(async (tx) => {
      await lockName(tx, 'first-administrator')
      if ((await tx.user.count({ where: { role: 'admin', erasedAt: null } })) > 0) throw new Problem('setup-done')
      const user = await tx.user.create({
        data: { email: input.email, fullName: input.fullName, role: 'admin', staffRole: 'dono', passwordHash },
      })
      await tx.journalEntry.create({
        data: {
          actorId: user.id,
          action: 'admin.registered' satisfies JournalAction,
          subject: 'user',
          subjectId: user.id,
          ip: visit.ip,
        },
      })
      await rememberDevice(tx, user.id, visit.deviceHash)
      const { token } = await openSession(tx, user, visit, { replaces: visit.sessionToken, isConfirmed: true })
      return { user: presentUser(user), cookie: token }
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('email-taken', { fields: { email: new Problem('email-taken').text } })
    throw error
  }
}

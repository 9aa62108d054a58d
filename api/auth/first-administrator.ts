import type { JournalAction } from '#contract/journal.ts'
import type { User } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { db, isUniqueViolation, lockName, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import type { Visit } from '../platform/http.ts'
import { sameSecret } from '../platform/same-secret.ts'
import { hashPassword } from './secrets.ts'
import { openSession } from './sessions.ts'
import { presentUser } from './users.ts'
import { refuseCommonPassword } from './common-passwords.ts'

/** Setup works only while no administrator exists; away from loopback it asks for the token printed at first start. */
export async function setupState(isLoopback: boolean): Promise<{ setupNeeded: boolean; tokenNeeded: boolean }> {
  const administrators = await db.user.count({ where: { role: 'admin', erasedAt: null }, take: 1 })
  return { setupNeeded: administrators === 0, tokenNeeded: !isLoopback }
}

export interface NewAdministrator {
  readonly email: string
  readonly fullName: string
  readonly password: string
  readonly setupToken?: string | undefined
}

/** Two people pressing the button at once make one administrator: the lock lets the second see the first. */
export async function registerFirstAdministrator(
  input: NewAdministrator,
  visit: Visit & { isLoopback: boolean },
): Promise<{ user: User; cookie: string }> {
  if (!visit.isLoopback && !sameSecret(input.setupToken ?? '', env.SETUP_TOKEN))
    throw new Problem('setup-token-wrong', { fields: { setupToken: new Problem('setup-token-wrong').text } })
  refuseCommonPassword(input.password)
  const passwordHash = await hashPassword(input.password)
  try {
    return await transact(async (tx) => {
      await lockName(tx, 'first-administrator')
      if ((await tx.user.count({ where: { role: 'admin', erasedAt: null } })) > 0) throw new Problem('setup-done')
      const user = await tx.user.create({
        data: { email: input.email, fullName: input.fullName, role: 'admin', passwordHash },
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
      return { user: presentUser(user), cookie: await openSession(tx, user.id, visit) }
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('email-taken', { fields: { email: new Problem('email-taken').text } })
    throw error
  }
}

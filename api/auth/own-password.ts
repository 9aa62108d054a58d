import type { JournalAction } from '#contract/journal.ts'
import { Problem } from '#contract/problem.ts'
import { db, transact } from '../platform/db.ts'
import type { Viewer } from '../platform/http.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { limits } from './limits.ts'
import { hashPassword, passwordMatches } from './secrets.ts'
import { closeOtherSessions } from './sessions.ts'

/** @throws Problem password-wrong on `field`, too-many-attempts */
export async function requirePassword(viewer: Viewer, password: string, field = 'password'): Promise<void> {
  // By session, so strangers cannot lock the owner out.
  const attempt = { email: viewer.email, ip: '', knownDevice: viewer.sessionId }
  await limits.countPassword(attempt)
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  if (!(await passwordMatches(user.passwordHash, password))) {
    const text = 'Esta não é a sua senha atual.'
    throw new Problem('invalid', { text, fields: { [field]: text } })
  }
  await limits.forgetPasswords(attempt)
}

/**
 * Signs out every other device.
 * @throws Problem invalid (not the current one, common, or the same again), too-many-attempts
 */
export async function changeOwnPassword(
  viewer: Viewer,
  { current, newPassword }: { readonly current: string; readonly newPassword: string },
  { ip }: { readonly ip: string },
): Promise<void> {
  await requirePassword(viewer, current, 'current')
  refuseCommonPassword(newPassword, 'newPassword')
  if (newPassword === current)
    throw new Problem('invalid', { fields: { newPassword: 'Escolha uma senha diferente da atual.' } })
  const passwordHash = await hashPassword(newPassword)
  await transact(async (tx) => {
    await tx.user.update({ where: { id: viewer.id }, data: { passwordHash, mustChangePassword: false } })
    await closeOtherSessions(tx, viewer.id, viewer.sessionId)
    await tx.journalEntry.create({
      data: {
        actorId: viewer.id,
        action: 'account.password' satisfies JournalAction,
        subject: 'user',
        subjectId: viewer.id,
        ip,
      },
    })
  })
}

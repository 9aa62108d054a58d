import type { JournalAction } from '#contract/journal.ts'
import { Problem } from '#contract/problem.ts'
import { db, transact } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'
import { isSigned, signText } from '../platform/signing.ts'
import { limits } from './limits.ts'
import { closeAllSessions } from './sessions.ts'

const subjectOf = (sessionId: string) => `disown:${sessionId}`

/** For the new-device mail: the session id, signed. */
export const disownToken = (sessionId: string): string => `${sessionId}.${signText(subjectOf(sessionId))}`

/**
 * "Não fui eu": ends all sessions, because an intruder may have opened more, and forgets the browser. Idempotent.
 * @throws Problem link-spent (not ours, or the session is long over), too-many-attempts
 */
export async function disownSession(token: string, visit: Visit): Promise<void> {
  await limits.countSignIn(visit.ip)
  const [, sessionId = '', mac = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!isSigned(subjectOf(sessionId), mac)) throw new Problem('link-spent')
  const session = await db.session.findUnique({ where: { id: sessionId } })
  if (!session) throw new Problem('link-spent')
  if (session.revokedAt) return
  const { userId, deviceHash } = session
  await transact(async (tx) => {
    await closeAllSessions(tx, userId)
    if (deviceHash) await tx.knownDevice.deleteMany({ where: { userId, tokenHash: deviceHash } })
    await tx.journalEntry.create({
      data: {
        actorId: userId,
        action: 'account.disowned' satisfies JournalAction,
        subject: 'user',
        subjectId: userId,
        ip: visit.ip,
      },
    })
  })
}

import { Problem } from '#contract/problem.ts'
import { db } from '../platform/db.ts'
import type { Viewer } from '../platform/http.ts'
import { requirePassword } from './own-password.ts'
import { requireSecondFactor } from './second-factor.ts'
import { markConfirmed } from './sessions.ts'

/**
 * Re-authentication by password and, if on, second factor.
 * @returns `next` if the code is still missing
 * @throws Problem invalid (password), otp-wrong, too-many-attempts
 */
export async function confirmPerson(
  viewer: Viewer,
  { password, otp }: { readonly password: string; readonly otp?: string | undefined },
): Promise<{ confirmed: boolean; next?: 'otp' }> {
  await requirePassword(viewer, password)
  const user = await db.user.findUnique({ where: { id: viewer.id } })
  if (!user) throw new Problem('unauthenticated')
  if (user.totpEnabledAt) {
    if (!otp) return { confirmed: false, next: 'otp' }
    await requireSecondFactor(user, otp)
  }
  await markConfirmed(viewer.sessionId)
  return { confirmed: true }
}

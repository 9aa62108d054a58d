import { unsubscribeApi } from '#contract/mail.ts'
import { Problem } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'

/** Returns an invalid address's error. */
export async function sendUnsubscribe(
  email: string,
  reason: string | null,
): Promise<'done' | 'failed' | { readonly email: string }> {
  const body = unsubscribeApi.unsubscribe.body.safeParse({ email, reason })
  if (!body.success) {
    const wrong = body.error.issues.find(({ path }) => path[0] === 'email')
    return wrong ? { email: wrong.message } : 'failed'
  }
  try {
    await call(unsubscribeApi.unsubscribe, { body: body.data })
    return 'done'
  } catch (error) {
    const message = error instanceof Problem ? error.fields?.['email'] : undefined
    return message ? { email: message } : 'failed'
  }
}

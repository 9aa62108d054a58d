import { authApi } from '#contract/auth.ts'
import type { FieldMessages } from '#contract/problem.ts'

export interface SetupValues {
  fullName: string
  email: string
  password: string
  confirmation: string
  setupToken: string
}

export const EMPTY_SETUP: SetupValues = { fullName: '', email: '', password: '', confirmation: '', setupToken: '' }

/** In the order of the screen: the first one in error takes the focus. */
export const SETUP_FIELDS = ['fullName', 'email', 'password', 'confirmation', 'setupToken'] as const

/** What is wrong, by field, as the server's own schema sees it; the confirmation is the screen's alone. */
export function checkSetup(values: SetupValues, tokenNeeded: boolean): FieldMessages {
  const messages: Record<string, string> = {}
  for (const issue of authApi.register.body.safeParse(values).error?.issues ?? []) {
    messages[issue.path.join('.')] ??= issue.message
  }
  if (!messages.password && values.password !== values.confirmation) messages.confirmation = 'As senhas não coincidem'
  if (tokenNeeded && !values.setupToken.trim()) messages.setupToken = 'Informe o código de instalação.'
  return messages
}

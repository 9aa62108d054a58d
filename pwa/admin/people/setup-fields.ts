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

/** In screen order: the first with an error gets the focus. */
export const SETUP_FIELDS = ['fullName', 'email', 'password', 'confirmation', 'setupToken'] as const

/** Errors by field, from the server's schema. Only the confirmation is checked here alone. */
export function checkSetup(values: SetupValues, tokenNeeded: boolean): FieldMessages {
  const messages: Record<string, string> = {}
  for (const issue of authApi.register.body.safeParse(values).error?.issues ?? []) {
    messages[issue.path.join('.')] ??= issue.message
  }
  if (!messages.password && values.password !== values.confirmation) messages.confirmation = 'As senhas não coincidem'
  if (tokenNeeded && !values.setupToken.trim()) messages.setupToken = 'Informe o código de instalação.'
  return messages
}

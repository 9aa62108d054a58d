import { Router } from 'express'
import { accountApi } from '#contract/account.ts'
import { authApi, SESSION_COOKIE } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { serve } from '../platform/http.ts'
import { confirmPerson } from './confirm.ts'
import { deviceKeyOf } from './device-key.ts'
import { deviceOf } from './devices.ts'
import { disownSession } from './disown.ts'
import { registerFirstAdministrator, setupState } from './first-administrator.ts'
import { changeOwnPassword } from './own-password.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'
import { COOKIE_LIFE_SECONDS, endOwnSession, listSessions } from './sessions.ts'
import { previewLink, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { findUser } from './users.ts'

export const authRoutes = Router()

serve(authRoutes, authApi, {
  async login({ body, client, cookies }) {
    const browser = { deviceHash: deviceOf(cookies), sessionToken: cookies.get(SESSION_COOKIE) }
    const { reply, cookie } = await signIn(body, { ...client, ...browser })
    if (cookie) cookies.set(SESSION_COOKIE, cookie, COOKIE_LIFE_SECONDS)
    return reply
  },
  previewLink: ({ body, viewer, client }) => previewLink(body.token, viewer?.id ?? null, client),
  async disown({ body, client }) {
    await disownSession(body.token, client)
    return { message: 'Todas as sessões da conta foram encerradas.' }
  },
  async user({ viewer }) {
    const user = await findUser(viewer.id)
    if (!user) throw new Problem('unauthenticated')
    return user
  },
  deviceKey: async ({ viewer }) => ({ key: await deviceKeyOf(viewer.id) }),
  async logout({ viewer, body, cookies }) {
    if (viewer) await signOut(viewer, body?.everywhere ?? false)
    cookies.clear(SESSION_COOKIE)
    return { message: 'Você foi desconectado com sucesso' }
  },
  setupNeeded: ({ client }) => setupState(client.isLoopback),
  async register({ body, client, cookies }) {
    const browser = { deviceHash: deviceOf(cookies), sessionToken: cookies.get(SESSION_COOKIE) }
    const { user, cookie } = await registerFirstAdministrator(body, { ...client, ...browser })
    cookies.set(SESSION_COOKIE, cookie, COOKIE_LIFE_SECONDS)
    return { user, message: 'Admin criado com sucesso!' }
  },
})

serve(authRoutes, accountApi, {
  async changeOwnPassword({ viewer, body, client }) {
    await changeOwnPassword(viewer, body, client)
    return { message: 'Os outros aparelhos foram desconectados.' }
  },
  sessions: async ({ viewer }) => ({ sessions: await listSessions(viewer) }),
  async endSession({ viewer, params }) {
    await endOwnSession(viewer.id, params.id)
    return { message: 'Aparelho desconectado.' }
  },
  confirmed: () => Promise.resolve({ confirmed: true as const }),
  confirm: ({ viewer, body }) => confirmPerson(viewer, body),
  secondFactor: ({ viewer }) => readSecondFactor(viewer.id),
  beginSecondFactor: ({ viewer, body }) => beginSecondFactor(viewer, body.password),
  confirmSecondFactor: async ({ viewer, body, client }) => ({
    recoveryCodes: await confirmSecondFactor(viewer, body.code, client),
  }),
  renewRecoveryCodes: async ({ viewer, client }) => ({ recoveryCodes: await renewRecoveryCodes(viewer, client) }),
  async endSecondFactor({ viewer, client }) {
    await endSecondFactor(viewer, client)
    return { message: 'A entrada volta a pedir só a senha.' }
  },
})

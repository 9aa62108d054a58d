import { Router } from 'express'
import { accountApi } from '#contract/account.ts'
import { authApi, SESSION_COOKIE } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { serve } from '../platform/http.ts'
import { registerFirstAdministrator, setupState } from './first-administrator.ts'
import { changeOwnPassword } from './own-password.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'
import { COOKIE_LIFE_SECONDS } from './sessions.ts'
import { previewLink, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { findUser } from './users.ts'

export const authRoutes = Router()

serve(authRoutes, authApi, {
  async login({ body, client, cookies }) {
    const { reply, cookie } = await signIn(body, client)
    if (cookie) cookies.set(SESSION_COOKIE, cookie, COOKIE_LIFE_SECONDS)
    return reply
  },
  previewLink: ({ body, viewer, client }) => previewLink(body.token, viewer?.id ?? null, client),
  async user({ viewer }) {
    const user = await findUser(viewer.id)
    if (!user) throw new Problem('unauthenticated')
    return user
  },
  async logout({ viewer, body, cookies }) {
    if (viewer) await signOut(viewer, body?.everywhere ?? false)
    cookies.clear(SESSION_COOKIE)
    return { message: 'Você foi desconectado com sucesso' }
  },
  setupNeeded: ({ client }) => setupState(client.isLoopback),
  async register({ body, client, cookies }) {
    const { user, cookie } = await registerFirstAdministrator(body, client)
    cookies.set(SESSION_COOKIE, cookie, COOKIE_LIFE_SECONDS)
    return { user, message: 'Admin criado com sucesso!' }
  },
})

serve(authRoutes, accountApi, {
  async changeOwnPassword({ viewer, body, client }) {
    await changeOwnPassword(viewer, body, client)
    return { message: 'Os outros aparelhos foram desconectados.' }
  },
  secondFactor: ({ viewer }) => readSecondFactor(viewer.id),
  beginSecondFactor: ({ viewer, body }) => beginSecondFactor(viewer, body.password),
  confirmSecondFactor: async ({ viewer, body, client }) => ({
    recoveryCodes: await confirmSecondFactor(viewer, body.code, client),
  }),
  renewRecoveryCodes: async ({ viewer, body, client }) => ({
    recoveryCodes: await renewRecoveryCodes(viewer, body.password, client),
  }),
  async endSecondFactor({ viewer, body, client }) {
    await endSecondFactor(viewer, body.password, client)
    return { message: 'A entrada volta a pedir só a senha.' }
  },
})

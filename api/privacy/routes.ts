import { Router } from 'express'
import { SESSION_COOKIE } from '#contract/auth.ts'
import { BRAND } from '#contract/brand.ts'
import { privacyApi } from '#contract/privacy.ts'
import { serve } from '../platform/http.ts'
import { askToErase, eraseAccount } from './erase.ts'
import { exportData } from './export.ts'
import { readOverview } from './overview.ts'
import { revokeBiometrics } from './revoke.ts'

export const privacyRoutes = Router()

serve(privacyRoutes, privacyApi, {
  overview: ({ viewer }) => readOverview(viewer.id),
  export: ({ viewer }) => exportData(viewer.id),
  async revoke({ viewer, params, client }) {
    const revoked = await revokeBiometrics({ userId: viewer.id, ...client }, params.orderId)
    const { stoppedAnalysis, withdrawnAt, receipt } = revoked
    return {
      stoppedAnalysis,
      withdrawnAt: withdrawnAt.toISOString(),
      receipt,
      message: stoppedAnalysis
        ? `Fotos apagadas e análise parada. Para receber o dinheiro de volta, escreva para ${BRAND.supportEmail}.`
        : 'Fotos, medidas e guia apagados.',
    }
  },
  async askErase({ viewer }) {
    await askToErase(viewer.id)
    return { message: 'O código chega em instantes.' }
  },
  async erase({ viewer, body, client, cookies }) {
    const receipt = await eraseAccount({ userId: viewer.id, ...client }, body.code)
    cookies.clear(SESSION_COOKIE)
    return { message: 'Sua conta e os seus dados foram apagados. O recibo vai também por e-mail.', receipt }
  },
})

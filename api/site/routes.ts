import { Router } from 'express'
import { siteApi } from '#contract/site.ts'
import { serve } from '../platform/http.ts'
import { sendContactMessage } from './contact.ts'

export const siteRoutes = Router()

serve(siteRoutes, siteApi, {
  async contact({ body, client }) {
    await sendContactMessage(body, client.ip)
    return { message: 'Mensagem enviada!' }
  },
})

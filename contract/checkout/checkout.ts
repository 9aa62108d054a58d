import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { dropped, Id, line } from '../fields.ts'
import { BrowserMark, VisitorId } from '../tracking.ts'

const short = dropped(line(200))

export const CheckoutClick = z.object({
  /** Made by the browser to open the checkout at once (see checkout-link.ts). */
  clickId: z.optional(Id),
  /** From POST /api/leads or a mailed result. */
  leadId: z.nullish(dropped(Id)),
  visitorId: VisitorId,
  source: short,
  fbp: BrowserMark,
  fbc: BrowserMark,
  utm: z._default(
    z.object({ utm_source: short, utm_medium: short, utm_campaign: short, utm_content: short, utm_term: short }),
    {},
  ),
})
export type CheckoutClick = z.infer<typeof CheckoutClick>

export const checkoutApi = endpoints({
  click: {
    method: 'POST',
    path: '/api/checkout/clicks',
    audience: 'anyone',
    says: 'Guarda um clique em comprar e dá o endereço do checkout que o liga à compra.',
    body: CheckoutClick,
    reply: z.object({ clickId: Id, url: z.string() }),
  },
})

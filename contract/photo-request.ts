import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime } from './fields.ts'
import { DoubtsText, PhotoSlot } from './onboarding.ts'

export const PHOTO_REQUEST_LIFE_MINUTES = 30

const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'Link inválido.'))

export const PhotoRequest = z.object({
  slot: PhotoSlot,
  firstName: z.nullable(z.string()),
  state: z.enum(['open', 'used', 'expired']),
  expiresAt: IsoDateTime,
})
export type PhotoRequest = z.infer<typeof PhotoRequest>

export const photoRequestApi = endpoints({
  open: {
    method: 'POST',
    path: '/api/orders/:orderId/photo-requests',
    audience: 'customer',
    says: 'Cria um link de 30 minutos para outra pessoa tirar uma foto; o anterior da mesma posição deixa de valer.',
    params: z.object({ orderId: Id }),
    body: z.object({ slot: PhotoSlot }),
    reply: z.object({ token: Token, slot: PhotoSlot, expiresAt: IsoDateTime }),
  },
  read: {
    method: 'GET',
    path: '/api/photo-requests/:token',
    audience: 'anyone',
    says: 'O que o link pede, e se ainda vale.',
    params: z.object({ token: Token }),
    reply: PhotoRequest,
  },
  photo: {
    method: 'PUT',
    path: '/api/photo-requests/:token/photo',
    audience: 'anyone',
    says: 'Recebe a foto pedida, uma vez; repetir o mesmo envio não muda nada.',
    params: z.object({ token: Token }),
    body: z.object({ doubts: DoubtsText }),
    files: ['photo'],
    reply: z.object({ message: z.string() }),
  },
})

import * as z from 'zod/mini'
import { Code, Password } from './auth.ts'
import { endpoints } from './endpoint.ts'
import { IsoDateTime, Message } from './fields.ts'

export const RECOVERY_CODES = 10

const CurrentPassword = z
  .string('Digite a sua senha.')
  .check(z.minLength(1, 'Digite a sua senha.'), z.maxLength(200, 'Senha longa demais.'))
const asked = z.object({ password: CurrentPassword })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The one's own account of who has a password: administrators. */
export const accountApi = endpoints({
  changeOwnPassword: {
    method: 'PUT',
    path: '/api/account/password',
    // Also for whom the administration is closed until they have done it.
    audience: 'customer',
    says: 'Troca a própria senha e encerra as sessões dos outros aparelhos.',
    body: z.object({ current: CurrentPassword, newPassword: Password }),
    reply: Message,
  },
  secondFactor: {
    method: 'GET',
    path: '/api/account/second-factor',
    audience: 'admin',
    says: 'Diz se a segunda etapa está ligada e quantos códigos de recuperação restam.',
    reply: z.object({ enabledAt: z.nullable(IsoDateTime), recoveryLeft: z.int() }),
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor',
    audience: 'admin',
    says: 'Começa a ligar a segunda etapa: o segredo e o desenho do código QR. Vale depois de confirmado.',
    body: asked,
    reply: z.object({
      /** For typing in where no camera is. */
      secret: z.string(),
      uri: z.string(),
      /** Dark squares as one SVG path, on a square of `side`. */
      qr: z.object({ side: z.int(), path: z.string() }),
    }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    audience: 'admin',
    says: 'Liga a segunda etapa com um código do aplicativo; os códigos de recuperação só aparecem aqui.',
    body: z.object({ code: Code }),
    reply: RecoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/second-factor/recovery',
    audience: 'admin',
    says: 'Faz outros códigos de recuperação; os anteriores deixam de valer.',
    body: asked,
    reply: RecoveryCodes,
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/end',
    audience: 'admin',
    says: 'Desliga a segunda etapa.',
    body: asked,
    reply: Message,
  },
})

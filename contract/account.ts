import * as z from 'zod/mini'
import { Code, StaffPassword } from './auth.ts'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime, Message } from './fields.ts'

export const RECOVERY_CODES = 10

const CurrentPassword = z
  .string('Digite a sua senha.')
  .check(z.minLength(1, 'Digite a sua senha.'), z.maxLength(200, 'Senha longa demais.'))
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const DeviceSession = z.object({
  id: Id,
  /** For example `Chrome no Android`. */
  device: z.string(),
  isHere: z.boolean(),
  createdAt: IsoDateTime,
  lastSeenAt: IsoDateTime,
})
export type DeviceSession = z.infer<typeof DeviceSession>

export const accountApi = endpoints({
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    audience: 'customer',
    says: 'Os aparelhos em que a própria pessoa está conectada.',
    reply: z.object({ sessions: z.array(DeviceSession) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    audience: 'customer',
    says: 'Desconecta um dos próprios aparelhos.',
    params: z.object({ id: Id }),
    reply: Message,
  },
  confirmed: {
    method: 'GET',
    path: '/api/account/confirm',
    audience: 'team',
    isSensitive: true,
    says: 'Responde só a quem se confirmou nos últimos 10 minutos: antes de um download, que não pode perguntar.',
    reply: z.object({ confirmed: z.literal(true) }),
  },
  confirm: {
    method: 'POST',
    path: '/api/account/confirm',
    audience: 'team',
    says: 'Confirma com senha e segunda etapa quem está ao teclado; vale por 10 minutos nesta sessão.',
    body: z.object({
      password: CurrentPassword,
      otp: z.optional(z.string().check(z.trim(), z.maxLength(40, 'Código longo demais.'))),
    }),
    reply: z.object({ confirmed: z.boolean(), next: z.optional(z.literal('otp')) }),
  },
  changeOwnPassword: {
    method: 'PUT',
    path: '/api/account/password',
    // Staff locked out until they change their password need it, hence not `team`.
    audience: 'customer',
    says: 'Troca a própria senha e encerra as sessões dos outros aparelhos.',
    body: z.object({ current: CurrentPassword, newPassword: StaffPassword }),
    reply: Message,
  },
  secondFactor: {
    method: 'GET',
    path: '/api/account/second-factor',
    audience: 'team',
    says: 'Diz se a segunda etapa está ligada e quantos códigos de recuperação restam.',
    reply: z.object({ enabledAt: z.nullable(IsoDateTime), recoveryLeft: z.int() }),
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor',
    audience: 'team',
    says: 'Começa a ligar a segunda etapa: o segredo e o desenho do código QR. Vale depois de confirmado.',
    body: z.object({ password: CurrentPassword }),
    reply: z.object({
      secret: z.string(),
      uri: z.string(),
      /** One SVG path in a square of `side`. */
      qr: z.object({ side: z.int(), path: z.string() }),
    }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    audience: 'team',
    says: 'Liga a segunda etapa com um código do aplicativo; os códigos de recuperação só aparecem aqui.',
    body: z.object({ code: Code }),
    reply: RecoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/second-factor/recovery',
    audience: 'team',
    isSensitive: true,
    says: 'Faz outros códigos de recuperação; os anteriores deixam de valer.',
    reply: RecoveryCodes,
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/end',
    audience: 'team',
    isSensitive: true,
    says: 'Desliga a segunda etapa.',
    reply: Message,
  },
})

import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Email, Id, IsoDateTime, Message, PersonName } from './fields.ts'
import { StaffRole } from './permissions.ts'

/** Customers normally sign in by code. */
export const PASSWORD_MIN = 6
export const PASSWORD_TOO_SHORT = 'A senha deve ter pelo menos 6 caracteres'
/** Longer: staff can open everyone's photos. */
export const STAFF_PASSWORD_MIN = 12
export const STAFF_PASSWORD_TOO_SHORT = 'A senha deve ter pelo menos 12 caracteres'
export const CODE_TRIES = 5
/** Doubles with each mail of the day. */
export const CODE_RESEND_SECONDS = 60
/** Per address, for browsers new to its account. */
export const CODE_MAILS_A_DAY = 8
export const ACCESS_LINK_LIFE_HOURS = 72
/** Session limits: idle, then maximum. */
export const SESSION_LIFE_DAYS = 30
export const CUSTOMER_SESSION_DAYS = 180
/** Session limits: idle, then maximum. */
export const STAFF_IDLE_MINUTES = 30
export const STAFF_SESSION_HOURS = 12
/** Duration of a re-authentication. */
export const CONFIRMED_MINUTES = 10
export const SESSION_COOKIE = 'rosto_session'
/** Identifies the browser; grants nothing. */
export const DEVICE_COOKIE = 'rosto_device'

export const Role = z.enum(['admin', 'customer'])
export type Role = z.infer<typeof Role>

export const User = z.object({
  id: Id,
  role: Role,
  email: z.string(),
  fullName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  createdAt: IsoDateTime,
  mustChangePassword: z.boolean(),
  staffRole: z.nullable(StaffRole),
  /** They must switch it on before anything else. */
  mustSetSecondFactor: z.boolean(),
})
export type User = z.infer<typeof User>

const passwordOf = (letters: number, tooShort: string) =>
  z.string('Informe a senha.').check(z.minLength(letters, tooShort), z.maxLength(200, 'Senha longa demais.'))

export const CustomerPassword = passwordOf(PASSWORD_MIN, PASSWORD_TOO_SHORT)
export const StaffPassword = passwordOf(STAFF_PASSWORD_MIN, STAFF_PASSWORD_TOO_SHORT)

export const Code = z.string('Digite o código de 6 dígitos.').check(
  z.overwrite((s) => s.replace(/\s|-/g, '')),
  z.regex(/^\d{6}$/, 'Digite os 6 números do código.'),
)

const LinkToken = z
  .string('Link inválido.')
  .check(z.minLength(20, 'Link inválido.'), z.maxLength(200, 'Link inválido.'))

/** An address alone requests a code; code, link token or password signs in. */
export const Login = z
  .object({
    email: z.optional(Email),
    code: z.optional(Code),
    token: z.optional(LinkToken),
    password: z.optional(z.string().check(z.maxLength(200, 'Senha longa demais.'))),
    /** Six digits of the app, or a recovery code. */
    otp: z.optional(z.string().check(z.trim(), z.maxLength(40, 'Código longo demais.'))),
  })
  .check(
    z.refine((v) => v.email !== undefined || v.token !== undefined, { path: ['email'], error: 'Informe o e-mail.' }),
  )
export type Login = z.infer<typeof Login>

export const LoginReply = z.object({
  user: z.nullable(User),
  message: z.string(),
  next: z.optional(z.enum(['code', 'otp'])),
  /** Null if no code is left today. The same for unknown addresses. */
  waitSeconds: z.optional(z.nullable(z.int())),
})
export type LoginReply = z.infer<typeof LoginReply>

/** What a mailed link would do. */
export const LinkPreview = z.object({
  /** Masked: `m***@example.com`. */
  email: z.string(),
  /** False if used; shown only to the person it signed in. */
  isOpen: z.boolean(),
  /** Its owner is already signed in. */
  isMine: z.boolean(),
  /** Someone else who is signed in here. */
  signedInAs: z.nullable(z.string()),
})
export type LinkPreview = z.infer<typeof LinkPreview>

export const authApi = endpoints({
  login: {
    method: 'POST',
    path: '/api/login',
    audience: 'anyone',
    says: 'Pede um código, ou entra com código, link ou senha.',
    body: Login,
    reply: LoginReply,
  },
  previewLink: {
    method: 'POST',
    path: '/api/login/link',
    audience: 'anyone',
    says: 'Diz de quem é o link de um e-mail, sem gastá-lo.',
    body: z.object({ token: LinkToken }),
    reply: LinkPreview,
  },
  disown: {
    method: 'POST',
    path: '/api/login/disown',
    audience: 'anyone',
    says: '“Não fui eu”, do e-mail sobre um aparelho novo: encerra todas as sessões da conta.',
    body: z.object({ token: z.string().check(z.maxLength(100, 'Link inválido.')) }),
    reply: Message,
  },
  user: {
    method: 'GET',
    path: '/api/user',
    audience: 'customer',
    says: 'A pessoa que está usando a sessão.',
    reply: User,
  },
  deviceKey: {
    method: 'GET',
    path: '/api/device-key',
    audience: 'customer',
    says: 'A chave que sela o que fica guardado neste aparelho; é da pessoa, e a mesma em todos os seus aparelhos.',
    reply: z.object({
      /** 32 bytes as base64url. */
      key: z.string(),
    }),
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    audience: 'anyone',
    says: 'Encerra esta sessão; com everywhere, todas.',
    body: z.optional(z.object({ everywhere: z.optional(z.boolean()) })),
    reply: Message,
  },
  setupNeeded: {
    method: 'GET',
    path: '/api/admin/setup-needed',
    audience: 'anyone',
    says: 'Diz se ainda falta criar o primeiro administrador.',
    reply: z.object({ setupNeeded: z.boolean(), tokenNeeded: z.boolean() }),
  },
  register: {
    method: 'POST',
    path: '/api/admin/register',
    audience: 'anyone',
    says: 'Cria o primeiro administrador; só enquanto não existe nenhum.',
    body: z.object({ email: Email, fullName: PersonName, password: StaffPassword, setupToken: z.optional(z.string()) }),
    reply: z.object({ user: User, message: z.string() }),
  },
})

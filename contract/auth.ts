import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Email, Id, IsoDateTime, Message, PersonName } from './fields.ts'
import { StaffRole } from './permissions.ts'

/** Letters of a customer's password, which nobody asks them for: they enter by a code. */
export const PASSWORD_MIN = 6
export const PASSWORD_TOO_SHORT = 'A senha deve ter pelo menos 6 caracteres'
/** Of the team's, which opens everybody's photos. */
export const STAFF_PASSWORD_MIN = 12
export const STAFF_PASSWORD_TOO_SHORT = 'A senha deve ter pelo menos 12 caracteres'
/** Of one code. */
export const CODE_TRIES = 5
/** Wait before a second code may be asked for; it doubles with each mail of a day. */
export const CODE_RESEND_SECONDS = 60
/** Sign-in mails to one address, asked for by browsers that were never inside its account. */
export const CODE_MAILS_A_DAY = 8
export const ACCESS_LINK_LIFE_HOURS = 72
/** A customer's session: unused, and at most. */
export const SESSION_LIFE_DAYS = 30
export const CUSTOMER_SESSION_DAYS = 180
/** The team's: unused, and at most. */
export const STAFF_IDLE_MINUTES = 30
export const STAFF_SESSION_HOURS = 12
/** What asks for a second look asks again after this. */
export const CONFIRMED_MINUTES = 10
export const SESSION_COOKIE = 'rosto_session'
/** Says which browser this is, signed in or not; opens nothing. */
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
  /** What somebody of the team may do; null for customers. */
  staffRole: z.nullable(StaffRole),
  /** Somebody of the team without a second factor, where one is required: first they switch it on. */
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

/** One door, four keys: an address alone asks for a code; a code, a link's token or a password opens. */
export const Login = z
  .object({
    email: z.optional(Email),
    code: z.optional(Code),
    token: z.optional(LinkToken),
    password: z.optional(z.string().check(z.maxLength(200, 'Senha longa demais.'))),
    /** The second factor, beside the password: six digits of the application, or a recovery code. */
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
  /** How long until another code may be asked for; null when none goes out today any more. Alike for addresses nobody has. */
  waitSeconds: z.optional(z.nullable(z.int())),
})
export type LoginReply = z.infer<typeof LoginReply>

/** What a mailed link would do, before anybody does it. */
export const LinkPreview = z.object({
  /** Whose door it is, half hidden: `m***@example.com`. */
  email: z.string(),
  /** False for one that is spent; told only to the person it had let in. */
  isOpen: z.boolean(),
  /** Is the person it is for signed in here already? */
  isMine: z.boolean(),
  /** Who is signed in here, if it is somebody else. */
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

import * as z from 'zod/mini'
import { type CsvColumns, pageFields, pageOf } from './page.ts'
import { CustomerForm } from './records.ts'
import { CustomerPassword, Role, STAFF_PASSWORD_TOO_SHORT, StaffPassword } from '../auth.ts'
import { endpoints } from '../endpoint.ts'
import { Email, Id, IsoDateTime, Message, PersonName } from '../fields.ts'
import { formatDayTime } from '../format.ts'
import { OrderStatus } from '../orders.ts'
import { STAFF_ROLE_WORDS, StaffRole } from '../permissions.ts'

export const AdminUser = z.object({
  id: Id,
  role: Role,
  staffRole: z.nullable(StaffRole),
  email: z.string(),
  fullName: z.nullable(z.string()),
  /** As typed, for editing. */
  typedName: z.nullable(z.string()),
  /** Formatted for reading. */
  phone: z.nullable(z.string()),
  /** Digits with country code; null if the country is unknown. */
  whatsapp: z.nullable(z.string()),
  createdAt: IsoDateTime,
  /** Returned with an edit to detect conflicts. */
  version: z.string(),
  lastSeenAt: z.nullable(IsoDateTime),
  ordersCount: z.int(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const roleWords = ({ staffRole }: Pick<AdminUser, 'staffRole'>): string =>
  staffRole ? `Administrador · ${STAFF_ROLE_WORDS[staffRole]}` : 'Cliente'

export const USER_CSV: CsvColumns<AdminUser> = [
  ['Nome', ({ fullName }) => fullName],
  ['E-mail', ({ email }) => email],
  ['Telefone', ({ phone }) => phone],
  ['Tipo', roleWords],
  ['Cadastro', ({ createdAt }) => formatDayTime(createdAt)],
]

const Phone = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(40, 'Telefone longo demais.'),
      z.regex(/^$|\d/, 'Use só números, como 11 98765-4321.'),
    ),
  '',
)

const fields = {
  email: Email,
  fullName: PersonName,
  phone: Phone,
  role: Role,
  /** Staff only. Default: `atendimento`. */
  staffRole: z.optional(z.nullable(StaffRole)),
}

export const NewUser = z.object({ ...fields, password: CustomerPassword }).check(
  z.refine(({ role, password }) => role === 'customer' || StaffPassword.safeParse(password).success, {
    path: ['password'],
    error: STAFF_PASSWORD_TOO_SHORT,
  }),
)
export const EditedUser = z.object({
  ...fields,
  /** Empty in the specification's form; changed elsewhere. */
  password: z.optional(z.string()),
  version: z.optional(z.string()),
  /** Mails a sign-in link to the saved address and ends earlier links. */
  sendAccess: z.optional(z.boolean()),
})

export const CustomerDetails = z.object({
  user: AdminUser,
  orders: z.array(
    z.object({
      id: Id,
      kiwifyOrderId: z.nullable(z.string()),
      status: OrderStatus,
      amount: z.int(),
      createdAt: IsoDateTime,
      completedAt: z.nullable(IsoDateTime),
    }),
  ),
  emailLogs: z.array(
    z.object({ id: Id, type: z.string(), subject: z.nullable(z.string()), status: z.string(), createdAt: IsoDateTime }),
  ),
  emailLogsTotal: z.int(),
  customerForms: z.array(CustomerForm),
})
export type CustomerDetails = z.infer<typeof CustomerDetails>

/** The others are only counted. */
export const DETAIL_MAILS = 10

const one = z.object({ id: Id })
const saved = z.object({ user: AdminUser, message: z.string() })

export const adminUsersApi = endpoints({
  users: {
    method: 'GET',
    path: '/api/admin/users',
    audience: 'admin',
    permission: 'orders',
    says: 'As contas, da mais nova à mais antiga; a busca perdoa acentos e erros de digitação.',
    query: z.object({ ...pageFields, role: z.optional(Role) }),
    reply: pageOf(AdminUser),
  },
  createUser: {
    method: 'POST',
    path: '/api/admin/users',
    audience: 'admin',
    permission: 'people',
    isSensitive: true,
    says: 'Cria uma conta; a senha é trocada na primeira entrada.',
    body: NewUser,
    reply: saved,
  },
  editUser: {
    method: 'PUT',
    path: '/api/admin/users/:id',
    audience: 'admin',
    permission: 'people',
    isSensitive: true,
    says: 'Muda os dados de uma conta; com version, só se ninguém a mudou nesse meio-tempo.',
    params: one,
    body: EditedUser,
    reply: saved,
  },
  mailAccess: {
    method: 'POST',
    path: '/api/admin/users/:id/access',
    audience: 'admin',
    permission: 'messages',
    says: 'Envia o acesso ao endereço atual da pessoa, com um link que substitui os anteriores.',
    params: one,
    reply: Message,
  },
  changePassword: {
    method: 'PATCH',
    path: '/api/admin/users/:id/password',
    audience: 'admin',
    permission: 'people',
    isSensitive: true,
    says: 'Define outra senha para quem não é administrador e encerra as sessões dessa pessoa.',
    params: one,
    body: z.object({ newPassword: CustomerPassword }),
    reply: Message,
  },
  removeUser: {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    audience: 'admin',
    permission: 'people',
    isSensitive: true,
    says: 'Exclui uma conta sem pedidos; o último administrador não pode ser excluído.',
    params: one,
    reply: Message,
  },
  customerDetails: {
    method: 'GET',
    path: '/api/admin/customer-details/:userId',
    audience: 'admin',
    permission: 'orders',
    says: 'Uma pessoa com os pedidos, os últimos e-mails e os formulários.',
    params: z.object({ userId: Id }),
    reply: CustomerDetails,
  },
})

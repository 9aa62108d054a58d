import * as z from 'zod/mini'
import { type CsvColumns, pageFields, pageOf } from './page.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'
import { StoredAnswers } from '../form-fields.ts'
import { formatDayTime, shortId } from '../format.ts'
import { PhotoSlot } from '../onboarding.ts'
import { PhotoDoubt } from '../photo-doubts.ts'
import { SCORE_WORDS } from '../ratings.ts'

export const AdminPhoto = z.object({
  id: Id,
  orderId: Id,
  customerName: z.nullable(z.string()),
  photoType: PhotoSlot,
  fileSize: z.int(),
  width: z.int(),
  height: z.int(),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
  /** By retention, refund or revoked consent. */
  purged: z.boolean(),
  doubts: z.array(PhotoDoubt),
})
export type AdminPhoto = z.infer<typeof AdminPhoto>

export const AdminForm = z.object({
  id: Id,
  orderId: Id,
  userId: Id,
  ...StoredAnswers.shape,
  createdAt: IsoDateTime,
})
export type AdminForm = z.infer<typeof AdminForm>

/** Style and note also carry the names other programs use. */
export const CustomerForm = z.object({
  ...AdminForm.shape,
  preferredStyle: StoredAnswers.shape.style,
  specialNotes: StoredAnswers.shape.observations,
})
export type CustomerForm = z.infer<typeof CustomerForm>

export const AdminPdf = z.object({
  id: Id,
  orderId: Id,
  customerName: z.nullable(z.string()),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
  pages: z.int(),
  fileSize: z.int(),
  downloadCount: z.int(),
  /** Null: unlimited. */
  maxDownloads: z.nullable(z.int()),
  /** `superseded`: replaced. `purged`: file deleted. `revoked`: refunded. */
  state: z.enum(['current', 'superseded', 'purged', 'revoked']),
})
export type AdminPdf = z.infer<typeof AdminPdf>

export const AdminRating = z.object({
  id: Id,
  orderId: Id,
  userId: Id,
  customerName: z.nullable(z.string()),
  rating: z.int(),
  serviceQuality: z.int(),
  deliveryTime: z.int(),
  feedback: z.nullable(z.string()),
  /** What the customer would change. */
  recommendations: z.nullable(z.string()),
  wouldRecommend: z.boolean(),
  /** The sentence licensed for publication. */
  licence: z.nullable(
    z.object({
      text: z.string(),
      name: z.string(),
      shape: z.nullable(z.string()),
      grantedAt: IsoDateTime,
      publishedAt: z.nullable(IsoDateTime),
    }),
  ),
  createdAt: IsoDateTime,
})
export type AdminRating = z.infer<typeof AdminRating>

export const RATING_CSV: CsvColumns<AdminRating> = [
  ['Pedido', ({ orderId }) => shortId(orderId)],
  ['Cliente', ({ customerName }) => customerName],
  ['Nota', ({ rating }) => rating],
  [SCORE_WORDS.serviceQuality, ({ serviceQuality }) => serviceQuality],
  [SCORE_WORDS.deliveryTime, ({ deliveryTime }) => deliveryTime],
  ['Recomenda', ({ wouldRecommend }) => (wouldRecommend ? 'sim' : 'não')],
  ['Comentário', ({ feedback }) => feedback],
  ['Sugestões', ({ recommendations }) => recommendations],
  ['Publicação', ({ licence }) => (licence ? (licence.publishedAt ? 'no site' : 'autorizada') : 'não')],
  ['Data', ({ createdAt }) => formatDayTime(createdAt)],
]

export const AdminMagicLink = z.object({
  id: Id,
  userId: Id,
  email: z.string(),
  purpose: z.enum(['access', 'sign_in']),
  used: z.boolean(),
  state: z.enum(['used', 'active', 'expired']),
  usedAt: z.nullable(IsoDateTime),
  expiresAt: IsoDateTime,
  createdAt: IsoDateTime,
})
export type AdminMagicLink = z.infer<typeof AdminMagicLink>

const one = z.object({ id: Id })
const pageQuery = z.object(pageFields)

export const DOWNLOADS_MAX = 1000

export const adminRecordsApi = endpoints({
  photos: {
    method: 'GET',
    path: '/api/admin/customer-photos',
    audience: 'admin',
    permission: 'photos',
    says: 'As fotos dos clientes, da mais nova à mais antiga.',
    query: z.object({ ...pageFields, slot: z.optional(PhotoSlot), orderId: z.optional(Id) }),
    reply: pageOf(AdminPhoto),
  },
  viewPhoto: {
    method: 'GET',
    path: '/api/customer-photos/:id/view',
    audience: 'admin',
    permission: 'desk',
    says: 'A foto; cada visita fica no registro com quem, quando e de onde. Quem só trabalha na mesa vê as de pedidos em andamento.',
    params: one,
    query: z.object({ size: z.optional(z.enum(['thumb'])) }),
    reply: 'file',
  },
  forms: {
    method: 'GET',
    path: '/api/admin/customer-forms',
    audience: 'admin',
    permission: 'forms',
    says: 'Os formulários enviados.',
    query: pageQuery,
    reply: pageOf(CustomerForm),
  },
  pdfs: {
    method: 'GET',
    path: '/api/admin/generated-pdfs',
    audience: 'admin',
    permission: 'ownership',
    says: 'Os relatórios gerados, com downloads usados e máximo.',
    query: pageQuery,
    reply: pageOf(AdminPdf),
  },
  limitDownloads: {
    method: 'PATCH',
    path: '/api/admin/generated-pdfs/:id',
    audience: 'admin',
    permission: 'ownership',
    says: 'Limita os downloads de um relatório; null tira o limite.',
    params: one,
    body: z.object({
      maxDownloads: z.nullable(
        z.int('Use um número inteiro.').check(z.gte(1, 'Pelo menos 1.'), z.lte(DOWNLOADS_MAX, 'No máximo 1.000.')),
      ),
    }),
    reply: Message,
  },
  ratings: {
    method: 'GET',
    path: '/api/admin/ratings',
    audience: 'admin',
    permission: 'orders',
    says: 'As avaliações dos clientes.',
    query: z.object({
      ...pageFields,
      stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
      voice: z.optional(z.enum(['allowed', 'published'])),
    }),
    reply: pageOf(AdminRating),
  },
  publishVoice: {
    method: 'PUT',
    path: '/api/admin/ratings/:id/voice',
    audience: 'admin',
    permission: 'ownership',
    says: 'Põe no site, ou tira dele, a frase que o cliente autorizou.',
    params: one,
    /** `grantedAt`: of the sentence shown; a changed one is not published. */
    body: z.object({ isPublished: z.boolean(), grantedAt: IsoDateTime }),
    reply: Message,
  },
  magicLinks: {
    method: 'GET',
    path: '/api/admin/magic-links',
    audience: 'admin',
    permission: 'messages',
    says: 'Os links de acesso enviados; nenhum token é mostrado, porque nenhum é guardado.',
    query: z.object({ ...pageFields, state: z.optional(z.enum(['used', 'active', 'expired'])) }),
    reply: pageOf(AdminMagicLink),
  },
})

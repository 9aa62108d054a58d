import * as z from 'zod/mini'
import { pageFields, pageOf } from './page.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, line, Message, oneLine, requiredText } from '../fields.ts'

/** Lengths shown uncut by lists and search engines. */
export const POST_LIMITS = {
  title: 120,
  slug: 80,
  description: 155,
  metaTitle: 60,
  metaDescription: 155,
  imageAlt: 300,
  keywords: 300,
  authorName: 80,
  tags: 6,
  tag: 40,
  content: 150_000,
} as const

/** Scheduled posts appear by themselves. */
export const PostState = z.enum(['draft', 'scheduled', 'published'])
export type PostState = z.infer<typeof PostState>

/** `site`: shipped; `edited`: shipped, then changed; `own`: written here. */
export const PostOrigin = z.enum(['site', 'edited', 'own'])
export type PostOrigin = z.infer<typeof PostOrigin>

export const AdminPostRow = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  state: PostState,
  origin: PostOrigin,
  tags: z.array(z.string()),
  viewCount: z.int(),
  authorName: z.string(),
  publishedAt: z.nullable(IsoDateTime),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type AdminPostRow = z.infer<typeof AdminPostRow>

const OwnImage = z
  .string()
  .check(
    z.maxLength(200, 'Endereço longo demais.'),
    z.regex(/^\/(?!\/)[\w./-]+$/, 'Envie a imagem: só mostramos as guardadas aqui.'),
  )

/** Drafts need only a title; publishing needs more, checked by the server. */
export const WrittenPost = z.object({
  title: requiredText(POST_LIMITS.title, 'Dê um título ao artigo.').check(oneLine),
  slug: z
    .string('Escreva o endereço.')
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas sem acento, números e hífens.'),
      z.maxLength(POST_LIMITS.slug, `Use no máximo ${POST_LIMITS.slug} letras.`),
    ),
  description: line(POST_LIMITS.description),
  content: z.string().check(z.maxLength(POST_LIMITS.content, 'O artigo é longo demais.')),
  imageUrl: z.nullable(OwnImage),
  imageAlt: line(POST_LIMITS.imageAlt),
  socialImageUrl: z.nullable(OwnImage),
  tags: z
    .array(line(POST_LIMITS.tag).check(z.minLength(1, 'Um marcador está vazio.')))
    .check(z.maxLength(POST_LIMITS.tags, `Use no máximo ${POST_LIMITS.tags} marcadores.`)),
  featured: z.boolean(),
  authorName: line(POST_LIMITS.authorName).check(z.minLength(1, 'Diga quem assina.')),
  metaTitle: z.nullable(line(POST_LIMITS.metaTitle)),
  metaDescription: z.nullable(line(POST_LIMITS.metaDescription)),
  keywords: z.nullable(line(POST_LIMITS.keywords)),
  /** Null: draft; future: scheduled. */
  publishedAt: z.nullable(IsoDateTime),
})
export type WrittenPost = z.infer<typeof WrittenPost>

export const AdminPost = z.object({
  ...WrittenPost.shape,
  id: Id,
  state: PostState,
  origin: PostOrigin,
  /** Returned on saving to detect conflicts. */
  version: z.string(),
  updatedAt: IsoDateTime,
})
export type AdminPost = z.infer<typeof AdminPost>

export const UploadedImage = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type UploadedImage = z.infer<typeof UploadedImage>

const one = z.object({ id: Id })

export const adminBlogApi = endpoints({
  posts: {
    method: 'GET',
    path: '/api/admin/posts',
    audience: 'admin',
    permission: 'blog',
    says: 'Os artigos do blog, com rascunhos e agendados, do mais novo ao mais antigo.',
    query: z.object({ ...pageFields, state: z.optional(PostState) }),
    reply: pageOf(AdminPostRow),
  },
  openPost: {
    method: 'GET',
    path: '/api/admin/posts/:id',
    audience: 'admin',
    permission: 'blog',
    says: 'Um artigo inteiro, para editar.',
    params: one,
    reply: AdminPost,
  },
  createPost: {
    method: 'POST',
    path: '/api/admin/posts',
    audience: 'admin',
    permission: 'blog',
    says: 'Cria um artigo: rascunho, agendado ou publicado, conforme publishedAt.',
    body: WrittenPost,
    reply: AdminPost,
  },
  savePost: {
    method: 'PUT',
    path: '/api/admin/posts/:id',
    audience: 'admin',
    permission: 'blog',
    says: 'Salva um artigo, se ninguém o mudou desde a versão trazida.',
    params: one,
    body: z.object({ ...WrittenPost.shape, version: z.string().check(z.maxLength(64)) }),
    reply: AdminPost,
  },
  removePost: {
    method: 'DELETE',
    path: '/api/admin/posts/:id',
    audience: 'admin',
    permission: 'blog',
    says: 'Apaga um artigo.',
    params: one,
    reply: Message,
  },
  previewPost: {
    method: 'POST',
    path: '/api/admin/posts/preview',
    audience: 'admin',
    permission: 'blog',
    says: 'A página pública como ficaria com este artigo; nada é guardado.',
    body: WrittenPost,
    reply: 'file',
  },
  uploadImage: {
    method: 'POST',
    path: '/api/admin/posts/images',
    audience: 'admin',
    permission: 'blog',
    says: 'Guarda uma imagem para os artigos e dá o endereço público dela.',
    files: ['image'],
    reply: UploadedImage,
  },
})

import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime } from './fields.ts'

export const RELATED_POSTS = 3

/** Named by its hash. */
export const postImageAddress = (name: string) => `/api/blog/images/${name}`

export interface PostImage {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const PostSummary = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null: show DEFAULT_POST_IMAGE. */
  imageUrl: z.nullable(z.string()),
  imageAlt: z.string(),
  /** Minutes. */
  readTime: z.int(),
  viewCount: z.int(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  authorName: z.string(),
  publishedAt: IsoDateTime,
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type PostSummary = z.infer<typeof PostSummary>

export const BlogPost = z.extend(PostSummary, {
  /** Sanitised HTML (see `api/blog/article.ts`). */
  content: z.string(),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  /** Comma-separated. */
  keywords: z.nullable(z.string()),
  /** Nearest by tags. */
  related: z.array(PostSummary),
})
export type BlogPost = z.infer<typeof BlogPost>

const Slug = z.string().check(z.maxLength(120, 'Endereço desconhecido.'))

export const blogApi = endpoints({
  list: {
    method: 'GET',
    path: '/api/blog/posts',
    audience: 'anyone',
    says: 'Os artigos publicados, do mais visto ao menos visto.',
    reply: z.array(PostSummary),
  },
  post: {
    method: 'GET',
    path: '/api/blog/posts/:slug',
    audience: 'anyone',
    says: 'Um artigo com os relacionados; conta uma visita por visitante a cada dia.',
    params: z.object({ slug: Slug }),
    reply: BlogPost,
  },
  social: {
    method: 'GET',
    path: '/api/blog/posts/:slug/social.jpg',
    audience: 'anyone',
    says: 'O desenho de um artigo para a prévia de links, 1200 × 630.',
    params: z.object({ slug: Slug }),
    reply: 'file',
  },
  image: {
    method: 'GET',
    path: '/api/blog/images/:name',
    audience: 'anyone',
    says: 'Uma imagem enviada para os artigos.',
    params: z.object({ name: z.string().check(z.maxLength(64, 'Imagem desconhecida.')) }),
    reply: 'file',
  },
  /** The address holds the drawing's hash, so it may be cached forever. */
  figure: {
    method: 'GET',
    path: '/api/blog/figures/:hash.svg',
    audience: 'anyone',
    says: 'Um desenho que aparece em algum artigo.',
    params: z.object({ hash: z.string().check(z.maxLength(64, 'Desenho desconhecido.')) }),
    reply: 'file',
  },
  /** For phones: a third of the bytes, and nothing to draw. */
  paintedFigure: {
    method: 'GET',
    path: '/api/blog/figures/:hash.webp',
    audience: 'anyone',
    says: 'O mesmo desenho já pintado, com 520 pixels de largura.',
    params: z.object({ hash: z.string().check(z.maxLength(64, 'Desenho desconhecido.')) }),
    reply: 'file',
  },
})

import * as z from 'zod/mini'
import { articleHtml, type Figures, placeFigure, readMinutes } from './article-html.ts'
import { Portrait } from './figure.ts'

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** See articles/README.md. */
const FrontMatter = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80)),
  title: words(120),
  description: words(155),
  tags: z.array(words(40)).check(z.minLength(2), z.maxLength(4)),
  authorName: words(80),
  metaTitle: words(60),
  metaDescription: words(155),
  keywords: words(300),
  publishedAt: z.iso.date(),
  updatedAt: z.optional(z.iso.date()),
  featured: z.boolean(),
  cover: z.strictObject({ ...Portrait.shape, alt: words(300) }),
})

export interface Article {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly content: string
  readonly imageUrl: string
  readonly imageAlt: string
  readonly readTime: number
  readonly tags: string[]
  readonly featured: boolean
  readonly authorName: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly keywords: string
  readonly publishedAt: Date
  /** Default: the day of publication. */
  readonly updatedAt: Date
  readonly figures: Figures
}

/**
 * Reads one `<slug>.md`.
 * @throws Error that names the file and what is wrong in it
 */
export function readArticle(name: string, source: string): Article {
  try {
    const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
    const { cover, publishedAt, updatedAt = publishedAt, ...front } = FrontMatter.parse(readFrontMatter(head))
    if (`${front.slug}.md` !== name) throw new Error(`o slug é ${front.slug}`)
    const figures: Figures = {}
    const { alt, ...portrait } = cover
    const imageUrl = placeFigure(figures, portrait)
    const content = articleHtml(body, figures)
    return {
      ...front,
      content,
      imageUrl,
      imageAlt: alt,
      readTime: readMinutes(content),
      publishedAt: morningOf(publishedAt),
      updatedAt: morningOf(updatedAt),
      figures,
    }
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Nine in São Paulo: a bare date would be the evening before. */
const morningOf = (day: string) => new Date(`${day}T09:00:00-03:00`)

function readFrontMatter(head: string): Record<string, unknown> {
  return Object.fromEntries(
    head
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line): [string, unknown] => {
        const at = line.indexOf(':')
        if (at < 1) throw new Error(`linha sem chave: ${line.slice(0, 40)}`)
        return [line.slice(0, at).trim(), JSON.parse(line.slice(at + 1))]
      }),
  )
}

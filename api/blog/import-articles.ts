import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { db, lockName, type Prisma, transact, type Tx } from '../platform/db.ts'
import { type Article, readArticle } from './article-file.ts'

const ARTICLES_DIR = fileURLToPath(new URL('articles', import.meta.url))

/** Slug → hash of the last import. */
const MEMORY_KEY = 'blog.articles'
const Memory = z.record(z.string(), z.string())

/** `kept`: an administrator changed, created or removed the post. */
export interface ImportSummary {
  readonly created: string[]
  readonly updated: string[]
  readonly unchanged: string[]
  readonly kept: string[]
}

/**
 * By slug, all or none, repeatable. Posts changed since the last import are left alone.
 * @throws Error that names an unreadable file, before writing
 */
export async function importArticles(dir = ARTICLES_DIR): Promise<ImportSummary> {
  const articles = await readArticles(dir)
  return transact(async (tx) => {
    await lockName(tx, MEMORY_KEY)
    const setting = await tx.setting.findUnique({ where: { key: MEMORY_KEY } })
    const memory = Memory.parse(setting?.value ?? {})
    const summary: ImportSummary = { created: [], updated: [], unchanged: [], kept: [] }
    for (const article of articles) {
      const outcome = await bring(tx, article, memory[article.slug])
      summary[outcome].push(article.slug)
      if (outcome === 'created' || outcome === 'updated') memory[article.slug] = fingerprint(article)
    }
    await tx.setting.upsert({
      where: { key: MEMORY_KEY },
      create: { key: MEMORY_KEY, value: memory },
      update: { value: memory },
    })
    return summary
  })
}

async function readArticles(dir: string): Promise<Article[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.md') && name !== 'README.md').toSorted()
  return Promise.all(names.map(async (name) => readArticle(name, await readFile(join(dir, name), 'utf8'))))
}

async function bring(tx: Tx, article: Article, left: string | undefined): Promise<keyof ImportSummary> {
  const { slug } = article
  const row = await tx.blogPost.findUnique({ where: { slug } })
  if (!row) {
    if (left !== undefined) return 'kept'
    await tx.blogPost.create({ data: { ...dataOf(article), createdAt: article.publishedAt } })
    return 'created'
  }
  if (fingerprint(row) !== left) return 'kept'
  if (fingerprint(article) === left) return 'unchanged'
  // Readers' copies change now, not at the file's date.
  await tx.blogPost.update({ where: { slug }, data: { ...dataOf(article), updatedAt: new Date() } })
  return 'updated'
}

const dataOf = (article: Article) => ({ ...article, figures: article.figures satisfies Prisma.InputJsonObject })

/** Shipped posts, by slug. */
export async function readImported(): Promise<Readonly<Record<string, string>>> {
  const setting = await db.setting.findUnique({ where: { key: MEMORY_KEY } })
  return Memory.parse(setting?.value ?? {})
}

/** All editable fields; figures count by hash. */
export function fingerprint(post: Omit<Article, 'figures' | 'updatedAt' | keyof Nullable> & Nullable): string {
  const { title, description, content, imageUrl, imageAlt, readTime, tags, featured, authorName } = post
  const { metaTitle, metaDescription, keywords, publishedAt } = post
  const words = [title, description, content, imageUrl, imageAlt, readTime, tags, featured, authorName]
  return createHash('sha256')
    .update(JSON.stringify([...words, metaTitle, metaDescription, keywords, publishedAt]))
    .digest('hex')
}

interface Nullable {
  readonly imageUrl: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly keywords: string | null
  readonly publishedAt: Date | null
}

import { BRAND } from '#contract/brand.ts'
import { listPostAddresses } from './posts.ts'

const day = (date: Date) => date.toISOString().slice(0, 10)

/** The blog's addresses for search engines, with the day each last changed. The other pages' list is made by the build. */
export async function blogSitemap(): Promise<string> {
  const posts = await listPostAddresses()
  const newest = posts.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.getTime() - a.getTime())[0]
  const entries = [
    { path: '/blog', changed: newest },
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${encodeURIComponent(slug)}`, changed: updatedAt })),
  ].map(
    ({ path, changed }) =>
      `  <url><loc>${BRAND.site}${path}</loc>${changed ? `<lastmod>${day(changed)}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

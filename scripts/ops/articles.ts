// npm run articles: imports the checkout's blog articles into DATABASE_URL. Run at every deploy.
import { importArticles } from '#api/blog/import-articles.ts'
import { db } from '#api/platform/db.ts'

const { created, updated, unchanged, kept } = await importArticles()
const told = [
  ['novos', created],
  ['atualizados', updated],
  ['iguais', unchanged],
  ['deixados como a administração os deixou', kept],
] as const
for (const [what, slugs] of told)
  if (slugs.length > 0) console.log(`${slugs.length} ${what}${slugs === unchanged ? '' : `: ${slugs.join(', ')}`}`)
await db.$disconnect()

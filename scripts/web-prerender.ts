import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as bundle, type Plugin, type Rolldown } from 'vite'
import { type Review, REVIEWS } from '#contract/review.ts'
import { compressFiles } from './web-compress.ts'
import { paths } from '#pwa/paths.ts'
import { SITE_LIST, type SiteList } from '#pwa/site/site-list.ts'
import type { PageAssets, Renderer, SiteBuild, SitemapEntry } from '#pwa/site/rendered.ts'

const PWA = fileURLToPath(new URL('../pwa', import.meta.url))
const OUT = fileURLToPath(new URL('../dist/web', import.meta.url))
/** Outside what is served: the server renders with it what the build cannot know. */
const RENDER_OUT = fileURLToPath(new URL('../dist/render', import.meta.url))

/** What must have run before a page's first paint. */
const EARLY: Readonly<Record<string, string>> = { 'quiz/result-page.tsx': 'quiz/result/shown-result.ts' }

/** What a page's visitors go on with: asked for with the page's own scripts, and not each after the one that tells of it. */
const NEXT: Readonly<Record<string, string>> = { 'quiz/quiz-page.tsx': 'quiz/quiz-runner.tsx' }

/** Kept by the worker from the start; and what only says that there is nothing. */
const NOT_KEPT = new Set<string>([paths.offline, '/404'])

/**
 * After the build, writes every public page as its own HTML file, with its head, its content, its styles and early requests
 * for its scripts, and the list of what devices keep of it all; beside them `sitemap.xml` and `robots.txt`. What the server
 * needs to render the others stays in `dist/render`: the rendering code, and what of the build goes into documents. All of it
 * once for each setting of `REPORT_REVIEW`, whose sentences differ: the server sends those that are true where it runs,
 * without another build.
 */
export function prerenderSite(): Plugin {
  let built: Omit<SiteBuild, 'template'> = { pages: {}, styles: {} }
  return {
    name: 'prerender-site',
    apply: 'build',
    writeBundle(_options, bundle) {
      built = { pages: pageAssets(bundle), styles: styleTexts(bundle) }
    },
    closeBundle: {
      // After the service worker's list of files is made: pages are not in it.
      order: 'post',
      sequential: true,
      async handler(error) {
        if (!error) await writePages(built)
      },
    },
  }
}

async function writePages(built: Omit<SiteBuild, 'template'>): Promise<void> {
  await rm(RENDER_OUT, { recursive: true, force: true })
  const template = join(OUT, 'index.html')
  const build: SiteBuild = { ...built, template: await readFile(template, 'utf8') }
  await rm(template)
  for (const review of REVIEWS) await writePagesFor(review, build)
  await compressFiles(OUT)
}

/** Pages under `dist/web/pages/<review>`, which no address of a file reaches, and what tells of them. */
async function writePagesFor(review: Review, build: SiteBuild): Promise<void> {
  const renderOut = join(RENDER_OUT, review)
  const pagesOut = join(OUT, 'pages', review)
  await bundle({
    configFile: false,
    root: PWA,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'import.meta.env.REPORT_REVIEW': JSON.stringify(review) },
    build: { ssr: 'site/render.tsx', outDir: renderOut, emptyOutDir: true, target: 'node24' },
  })
  const { builtPaths, renderDocument, printSitemap, printRobots }: Renderer = await import(
    pathToFileURL(join(renderOut, 'render.js')).href
  )
  await writeFile(join(renderOut, 'build.json'), JSON.stringify(build))
  const indexed: SitemapEntry[] = []
  const written = new Map<string, string>()
  for (const path of builtPaths) {
    const { html, isIndexed, updated } = await renderDocument(build, path)
    const file = join(pagesOut, path === '/' ? 'index.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
    if (!NOT_KEPT.has(path)) written.set(path, html)
    if (isIndexed) indexed.push({ path, updated })
  }
  await writeFile(join(pagesOut, 'sitemap.xml'), printSitemap(indexed))
  await writeFile(join(pagesOut, 'robots.txt'), printRobots())
  await writeFile(join(pagesOut, SITE_LIST), JSON.stringify(await listSite(written)))
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10)

/** The documents and the pictures on them, in the small size. Drawings in lines are the worker's own already. */
async function listSite(documents: ReadonlyMap<string, string>): Promise<SiteList> {
  const texts = [...documents.values()]
  const names = texts.flatMap((html) => [...html.matchAll(/<img [^>]*src="(\/pictures\/[\w-]+)\.webp"/g)])
  const pictures = [...new Set(names.map(([, name]) => `${name}-p.webp`))]
  const files = pictures.map(async (path) => `${path}?${hashOf(await readFile(join(OUT, path)))}`)
  const pages = [...documents].map(([path, html]) => `${path}?${hashOf(html)}`)
  return { revision: hashOf(texts.join('')), addresses: [...pages, ...(await Promise.all(files))] }
}

function pageAssets(bundle: Rolldown.OutputBundle): SiteBuild['pages'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (file: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === join(PWA, file))
  const main = chunkOf('main.tsx')
  const header = chunkOf('site/frame/site-header.tsx')
  if (!main || !header)
    throw new Error('The build has no main.tsx or no header: nothing would bring the pages to life.')
  const assets: Record<string, PageAssets> = {}
  for (const chunk of chunks) {
    if (!chunk.facadeModuleId?.endsWith('-page.tsx')) continue
    const scripts = new Set<string>()
    const styles = new Set<string>()
    gather(main.fileName, bundle, scripts, styles)
    if (!chunk.exports.includes('bare')) gather(header.fileName, bundle, scripts, styles)
    gather(chunk.fileName, bundle, scripts, styles)
    // What stands still is in the page's HTML: its style comes with the page, its script does not.
    for (const part of chunk.dynamicImports) gather(part, bundle, new Set(scripts), styles)
    const page = relative(PWA, chunk.facadeModuleId)
    const next = NEXT[page]
    if (next) gather(chunkOf(next)?.fileName ?? '', bundle, scripts, new Set())
    const early = new Set<string>()
    const first = EARLY[page]
    if (first)
      gather(
        chunks.find(({ moduleIds }) => moduleIds.includes(join(PWA, first)))?.fileName ?? '',
        bundle,
        early,
        new Set(),
      )
    assets[page] = { scripts: [...scripts], styles: [...styles], early: [...early] }
  }
  return assets
}

function styleTexts(bundle: Rolldown.OutputBundle): SiteBuild['styles'] {
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  return Object.fromEntries(
    sheets.map((sheet) => [sheet.fileName, sheet.type === 'asset' ? Buffer.from(sheet.source).toString('utf8') : '']),
  )
}

/** A chunk and everything it imports, styles in the order the chunks run. */
function gather(file: string, bundle: Rolldown.OutputBundle, scripts: Set<string>, styles: Set<string>): void {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || scripts.has(file)) return
  scripts.add(file)
  for (const imported of chunk.imports) gather(imported, bundle, scripts, styles)
  for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
}

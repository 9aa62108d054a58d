import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as bundle, type Manifest, type ManifestChunk, type Plugin } from 'vite'
import { type Review, REVIEWS } from '#contract/review.ts'
import { paths } from '#pwa/paths.ts'
import { SITE_LIST, type SiteList } from '#pwa/frame/site-list.ts'
import type { Renderer, SiteBuild, SitemapEntry } from '#pwa/frame/rendered.ts'

const PWA = fileURLToPath(new URL('../pwa', import.meta.url))
const OUT = fileURLToPath(new URL('../dist/web', import.meta.url))
/** Not served: the server renders the remaining pages with it. */
const RENDER_OUT = fileURLToPath(new URL('../dist/render', import.meta.url))

/** Adverts link to it on poor networks: its document alone paints it; style sheets load later for other pages. */
const STYLES_INSIDE: string = paths.quiz

/** The offline page is precached; the other is an error page. */
const NOT_STORED = new Set<string>([paths.offline, '/404'])

/**
 * Writes each public page as HTML, with the list of what devices cache, `sitemap.xml` and `robots.txt`; `dist/render` serves to render the
 * others. Once per `REPORT_REVIEW` setting, whose sentences differ.
 */
export function prerenderSite(): Plugin {
  return {
    name: 'prerender-site',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (!error) await writePages()
      },
    },
  }
}

async function writePages(): Promise<void> {
  await rm(RENDER_OUT, { recursive: true, force: true })
  const template = join(OUT, 'index.html')
  const manifest = join(OUT, '.vite/manifest.json')
  const build: SiteBuild = {
    template: await readFile(template, 'utf8'),
    pages: pageAssets(JSON.parse(await readFile(manifest, 'utf8'))),
  }
  await rm(template)
  await rm(dirname(manifest), { recursive: true })
  for (const review of REVIEWS) await writePagesFor(review, build)
}

/** In `dist/web/pages/<review>`, which no address reaches. */
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
    build: { ssr: 'public/render.tsx', outDir: renderOut, emptyOutDir: true, target: 'node24' },
  })
  const { builtPaths, renderDocument, printSitemap, printRobots }: Renderer = await import(
    pathToFileURL(join(renderOut, 'render.js')).href
  )
  await writeFile(join(renderOut, 'build.json'), JSON.stringify(build))
  const indexed: SitemapEntry[] = []
  const written = new Map<string, string>()
  for (const path of builtPaths) {
    const { html: linked, isIndexed, updated } = await renderDocument(build, path)
    const html = path === STYLES_INSIDE ? await putStylesInside(linked) : linked
    const file = join(pagesOut, path === '/' ? 'index.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
    if (!NOT_STORED.has(path)) written.set(path, html)
    if (isIndexed) indexed.push({ path, updated })
  }
  await writeFile(join(pagesOut, 'sitemap.xml'), printSitemap(indexed))
  await writeFile(join(pagesOut, 'robots.txt'), printRobots())
  await writeFile(join(pagesOut, SITE_LIST), JSON.stringify(await listSite(written)))
}

/** The links stay but do not block: `not all` matches no medium. */
async function putStylesInside(html: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)]
  const sheets = await Promise.all(links.map(([, file = '']) => readFile(join(OUT, file), 'utf8')))
  return links.reduce(
    (text, [link], at) =>
      text
        .replace(link, () => `<style>${sheets[at]?.trim()}</style>`)
        .replace('</head>', () => `  ${link.replace('<link', '<link media="not all"')}\n  </head>`),
    html,
  )
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10)

/** Small pictures. The worker already caches line drawings. */
async function listSite(documents: ReadonlyMap<string, string>): Promise<SiteList> {
  const texts = [...documents.values()]
  const names = texts.flatMap((html) => [...html.matchAll(/<img [^>]*src="(\/pictures\/[\w-]+)\.webp"/g)])
  const pictures = [...new Set(names.map(([, name]) => `${name}-p.webp`))]
  const files = pictures.map(async (path) => `${path}?${hashOf(await readFile(join(OUT, path)))}`)
  const pages = [...documents].map(([path, html]) => `${path}?${hashOf(html)}`)
  return { revision: hashOf(texts.join('')), addresses: [...pages, ...(await Promise.all(files))] }
}

/** By source file; imports first, so that a page's own styles win. */
function pageAssets(manifest: Manifest): SiteBuild['pages'] {
  const pages = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  return Object.fromEntries(
    pages.map(([source]) => {
      const chunks = reachedFrom(source, manifest)
      return [
        source,
        {
          scripts: chunks.map(({ file }) => file),
          styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
        },
      ]
    }),
  )
}

function reachedFrom(key: string, manifest: Manifest, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((next) => reachedFrom(next, manifest, seen)), chunk]
}

import type { RenderedPage, SiteBuild } from './rendered.ts'

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Puts a rendered page into the empty document. Its styles stand in the head as text: nothing is asked for before the first
 * paint. A link beside them, switched off and so never loaded, tells the loader of later pages that they are there. The
 * addresses of its scripts stand at its root, for `boot.ts` to ask for when the page has been painted. The document itself says
 * for which `review` its sentences are true.
 */
export function fillDocument(page: RenderedPage, { template, pages, styles }: SiteBuild): string {
  const own = pages[page.module]
  if (!own) throw new Error(`No script was built for ${page.module}: is its path in routes.ts right?`)
  const isNew = (href: string) => !template.includes(`"/${href}"`)
  const frame = [...template.matchAll(STYLE_LINK)].map((match) => match[1] ?? '')
  const sheets = [...new Set([...frame, ...own.styles])]
  const text = sheets.map((href) => (styles[href] ?? '').trim()).join('\n')
  const head = [
    page.head,
    ...printEarly(own.early),
    `<style>${text}</style>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="/${href}" disabled />`),
  ]
  const scripts = own.scripts.filter(isNew).map((href) => `/${href}`)
  const marks = `data-page="${page.pathname}" data-scripts="${scripts.join(' ')}"`
  return (
    template
      .replaceAll(STYLE_LINK, '')
      // The page is there to be read without it: letters and faces come first.
      .replaceAll(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"')
      .replace('<html ', `<html data-review="${page.review}" `)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<div id="root"><!--page-->', () => `<div id="root" ${marks}>${page.body}`)
      .replace('</body>', () => `  ${page.data}\n  </body>`)
  )
}

/** The document is not painted before this has run; what it imports is asked for with it, and sooner than the page's own. */
function printEarly([early, ...imported]: readonly string[]): string[] {
  if (early === undefined) return []
  return [
    `<script type="module" blocking="render" src="/${early}"></script>`,
    ...imported.map((href) => `<link rel="modulepreload" href="/${href}" />`),
  ]
}

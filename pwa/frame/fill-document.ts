import type { RenderedPage, SiteBuild } from './rendered.ts'

/**
 * Puts a rendered page into the empty document, with links to its own styles and scripts after those of every page. The
 * document itself says for which `review` its sentences are true.
 */
export function fillDocument(page: RenderedPage, { template, pages }: SiteBuild): string {
  const own = page.modules.map((module) => {
    const assets = pages[module]
    if (!assets) throw new Error(`No script was built for ${module}: is its path in routes.ts right?`)
    return assets
  })
  const isNew = (file: string) => !template.includes(`"/${file}"`)
  const once = (files: string[]) => [...new Set(files)].filter(isNew)
  const links = [
    ...once(own.flatMap(({ scripts }) => scripts)).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    ...once(own.flatMap(({ styles }) => styles)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ]
  return (
    template
      .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
      // The page is there to be read without it: letters and faces come first.
      .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
      .replace('<html ', `<html data-review="${page.review}" `)
      .replace('<!--head-->', () => page.head)
      .replace('<div id="root"><!--page-->', () => `<div id="root" data-page="${page.pathname}">${page.body}`)
      .replace('</body>', () => `  ${page.data}\n  </body>`)
  )
}

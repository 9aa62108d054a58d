import type { RenderedPage, SiteBuild } from './rendered.ts'

/** Fills the empty document with a rendered page, its styles and scripts, and the `review` setting it is true for. */
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
      // The page is readable without scripts: fonts and faces load first.
      .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
      .replace('<html ', `<html data-review="${page.review}" `)
      .replace('<!--head-->', () => page.head)
      .replace('<div id="root"><!--page-->', () => `<div id="root" data-page="${page.pathname}">${page.body}`)
      .replace('</body>', () => `  ${page.data}\n  </body>`)
  )
}

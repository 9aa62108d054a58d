import { expect, it } from 'vitest'
import { fillDocument } from './fill-document.ts'
import type { RenderedPage, SiteBuild } from './rendered.ts'

const build: SiteBuild = {
  template: `<html lang="pt-BR"><head><!--head-->
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </head><body><div id="root"><!--page--></div></body>`,
  pages: {
    'frame.tsx': { scripts: ['assets/shared.js', 'assets/frame.js'], styles: ['assets/frame.css'] },
    'site/a-page.tsx': {
      scripts: ['assets/main.js', 'assets/shared.js', 'assets/a.js'],
      styles: ['assets/main.css', 'assets/a.css'],
    },
  },
}
const page: RenderedPage = {
  status: 200,
  pathname: '/a',
  modules: ['frame.tsx', 'site/a-page.tsx'],
  isIndexed: true,
  review: 'required',
  head: '<title>$& A</title>',
  body: '<h1>A $1</h1>',
  data: '',
}

it('a document carries its page, and asks for its own styles and scripts once, after those of every page', () => {
  const html = fillDocument(page, build)
  expect(html).toContain('<div id="root" data-page="/a"><h1>A $1</h1></div>')
  expect(html).toContain('<title>$& A</title>')
  expect(html).toContain('<html data-review="required" lang="pt-BR">')
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/assets/shared.js"',
    'href="/assets/main.css"',
    'href="/assets/frame.js"',
    'href="/assets/a.js"',
    'href="/assets/frame.css"',
    'href="/assets/a.css"',
  ])
  expect(html.match(/ fetchpriority="low"/g)).toHaveLength(4)
})

it('a page whose script was never built is a mistake of the build, said at once', () => {
  expect(() => fillDocument({ ...page, modules: ['site/b-page.tsx'] }, build)).toThrow('site/b-page.tsx')
})

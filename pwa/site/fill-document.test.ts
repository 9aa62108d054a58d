import { expect, it } from 'vitest'
import { fillDocument } from './fill-document.ts'
import type { RenderedPage, SiteBuild } from './rendered.ts'

const build: SiteBuild = {
  template: `<html lang="pt-BR"><head><!--head-->
    <script type="module" src="/assets/boot.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/first.js">
    <link rel="stylesheet" crossorigin href="/assets/frame.css">
  </head><body><div id="root"><!--page--></div></body>`,
  pages: {
    'site/a-page.tsx': {
      scripts: ['assets/main.js', 'assets/first.js', 'assets/a.js'],
      styles: ['assets/frame.css', 'assets/a.css'],
      early: ['assets/a-early.js', 'assets/first.js', 'assets/words.js'],
    },
  },
  styles: { 'assets/frame.css': 'body{}', 'assets/a.css': '.a{}' },
}
const page: RenderedPage = {
  status: 200,
  pathname: '/a',
  module: 'site/a-page.tsx',
  isIndexed: true,
  review: 'required',
  head: '<title>$& A</title>',
  body: '<h1>A $1</h1>',
  data: '',
}

it('a document carries its page, its styles as text in their order, and tells of the scripts it does not ask for yet', () => {
  const html = fillDocument(page, build)
  expect(html).toContain(
    '<div id="root" data-page="/a" data-scripts="/assets/main.js /assets/a.js"><h1>A $1</h1></div>',
  )
  expect(html).toContain('<title>$& A</title>')
  expect(html).toContain('<html data-review="required" lang="pt-BR">')
  expect(html).toMatch(/<style>body\{\}\n\.a\{\}<\/style>/)
  expect(html.match(/href="\/assets\/frame\.css"/g)).toHaveLength(1)
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled />')
  expect(html.match(/modulepreload/g)).toHaveLength(3)
})

it('what must run before the first paint is waited for, with all it imports, asked for first', () => {
  const html = fillDocument(page, build)
  expect(html).toContain('<script type="module" blocking="render" src="/assets/a-early.js"></script>')
  expect(html.match(/href="\/assets\/(first|words)\.js"/g)).toEqual([
    'href="/assets/first.js"',
    'href="/assets/words.js"',
    'href="/assets/first.js"',
  ])
})

it('a page whose script was never built is a mistake of the build, said at once', () => {
  expect(() => fillDocument({ ...page, module: 'site/b-page.tsx' }, build)).toThrow('site/b-page.tsx')
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'acorn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuild } from '../../ops/build.ts'
import { ROOT } from '../../root.ts'
import { BROWSER_FLOOR } from './browser-floor.ts'
import { judgeBuiltFiles } from './built-files.ts'
import { newerInScript, newerInStyle } from './find-newer.ts'
import { newerFeatures } from './newer-features.ts'

const newer = newerFeatures()
const inScript = (code: string) => newerInScript(code, newer).map(({ feature }) => feature)
const inStyle = (css: string) => newerInStyle(css, newer).map(({ feature }) => feature)

describe('what is newer than the floor is found in a script', () => {
  it.each([
    ['let s=AbortSignal.any([a,b])', 'api.AbortSignal.any_static'],
    ['f({signal:AbortSignal.timeout(9)})', 'api.AbortSignal.timeout_static'],
    ['let b=a.toSorted(c)', 'javascript.builtins.TypedArray.toSorted'],
    ['let b=a?.toReversed()', 'javascript.builtins.TypedArray.toReversed'],
    ['a["toSpliced"](1,2)', 'javascript.builtins.Array.toSpliced'],
    ['Object.groupBy(a,f)', 'javascript.builtins.Object.groupBy'],
    ['globalThis.Object.groupBy(a,f)', 'javascript.builtins.Object.groupBy'],
    ['Array.fromAsync(a)', 'javascript.builtins.Array.fromAsync'],
    ['const{promise:p}=Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['URL.canParse(u)', 'api.URL.canParse_static'],
    ['a.union(b)', 'javascript.builtins.Set.union'],
    ['new Intl.Segmenter("pt")', 'javascript.builtins.Intl.Segmenter'],
    ['x.toWellFormed()', 'javascript.builtins.String.toWellFormed'],
    ['new OffscreenCanvas(1,1)', 'api.OffscreenCanvas'],
    ['self.requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
    ['e.checkVisibility()', 'api.Element.checkVisibility'],
    ['new CompressionStream("gzip")', 'api.CompressionStream'],
    ['class A{static{f()}}', 'syntax: static block'],
    ['/(?<=a)b/.test(x)', 'syntax: lookbehind'],
    ['new RegExp("(?<!a)b")', 'syntax: lookbehind'],
    ['RegExp(`(?<!a)b`)', 'syntax: lookbehind'],
    ['RegExp(`${a}(?<=c)`)', 'syntax: lookbehind'],
  ])('%s', (code, feature) => expect(inScript(code)).toEqual([feature]))

  it.each(['/[a--b]/v.test(x)', 'import a from "../../floor/a.json" with {type:"json"}', 'using a=b()'])(
    'as syntax: %s',
    (code) => expect(inScript(code)).toEqual([expect.stringMatching(/^syntax after 2022/)]),
  )

  it.each([
    'let b=[...a].sort(c).at(-1)',
    'structuredClone(a)',
    'navigator.locks.request("a",f)',
    'typeof OffscreenCanvas',
    '"requestIdleCallback" in window',
    'e.checkVisibility?.()',
    'function OffscreenCanvas(){}new OffscreenCanvas',
    'class A{#a=1;static b=2;has(x){return #a in x}}',
  ])('and what is old enough, asked for or of its own is not: %s', (code) => expect(inScript(code)).toEqual([]))
})

describe('and in a style sheet', () => {
  it.each([
    ['a{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
    ['a{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
    ['@container (width>9px){a{color:red}}', 'css.at-rules.container'],
    ['a:has(b){color:red}', 'css.selectors.has'],
    ['a{translate:1px}', 'css.properties.translate'],
    ['a{b{color:red}}', 'css.selectors.nesting'],
    ['a{text-wrap:balance}', 'css.properties.text-wrap'],
    ['@starting-style{a{color:red}}', 'css.at-rules.starting-style'],
    ['@media (width >= 900px){a{color:red}}', 'css.at-rules.media.range_syntax'],
    ['a{grid-template-rows:subgrid}', 'css.properties.grid-template-rows.subgrid'],
  ])('%s', (css, feature) => expect(inStyle(css)).toContain(feature))

  it.each([
    'a{inset:0;aspect-ratio:1;gap:4px}',
    'a{height:100vh;height:100dvh}',
    '@supports (width:1cqw){a{width:1cqw}}',
    'a{content:"dvh :has( color-mix("}',
  ])('and what is old enough, or has an older word before it, is not: %s', (css) => expect(inStyle(css)).toEqual([]))
})

describe('the built files', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-floor-'))
    await ensureBuild({ say: () => undefined })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('a new use anywhere is named with its file', async () => {
    await writeFile(join(folder, 'planted-AbCd1234.js'), 'export const a=b=>b.toSorted()')
    await writeFile(join(folder, 'planted-AbCd1234.css'), 'a{anchor-name:--a}')
    const { unaccepted } = judgeBuiltFiles(folder, [])
    expect(unaccepted).toEqual([
      expect.stringMatching(/^css\.properties\.anchor-name in planted\.css/),
      expect.stringMatching(/^javascript\.builtins\.TypedArray\.toSorted in planted\.js/),
    ])
  })

  it('use nothing newer than the floor but what is accepted, and all that is accepted', () => {
    expect(judgeBuiltFiles(join(ROOT, 'dist/web'))).toEqual({ unaccepted: [], stale: [] })
  })

  it('have a service worker that is a plain script, as every browser installs it: nothing is imported later', async () => {
    const worker = await readFile(join(ROOT, 'dist/web/service-worker.js'), 'utf8')
    expect(() => parse(worker, { ecmaVersion: 2022, sourceType: 'script' })).not.toThrow()
    expect(worker).not.toMatch(/\bimport\(/)
  })
})

it('the documents state the same floor', async () => {
  const { safari_ios: ios, chrome, firefox } = BROWSER_FLOOR
  const sentence = `iOS ${ios}, Chrome and Android WebView ${chrome}, Firefox ${firefox}`
  for (const file of ['README.md', 'docs/operations.md'])
    expect(`${file}: ${await readFile(join(ROOT, file), 'utf8')}`).toContain(sentence)
})

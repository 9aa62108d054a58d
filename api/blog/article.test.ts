import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readArticle } from './article-file.ts'
import { articleHtml, curlyQuotes, type Figures, sanitiseArticle } from './article-html.ts'

const person = { shape: 'oval', cut: 'bob', texture: 'liso', skin: 3 } as const
const figura = (value: object) => `\`\`\`figura\n${JSON.stringify(value)}\n\`\`\``

describe('HTML of a post', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="x()" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a javascript link in disguise', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a data picture', '<img src="data:image/svg+xml,<svg onload=x>">', ''],
    ['a foreign picture', '<img src="https://evil.example/p.gif"><img src="//evil.example/p.gif">', ''],
    ['a handler on a picture', '<img src="/a.webp" alt="a" onerror="x()">', '<img src="/a.webp" alt="a" />'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['a style', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    ['an svg', '<svg><script>x()</script><path d="M0"/></svg>', ''],
    [
      'a mutation',
      '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
      '<table></table>',
    ],
    ['a foreign class', '<div class="modal-backdrop table-scroll">a</div>', '<div class="table-scroll">a</div>'],
    ['a title of its own', '<h1>A</h1>', '<h2>A</h2>'],
  ])('loses %s', (_, dirty, clean) => {
    expect(sanitiseArticle(dirty)).toBe(clean)
  })

  it('sends links to elsewhere off without a way back, and leaves our own alone', () => {
    expect(sanitiseArticle('<a href="https://a.example">a</a> <a href="/faq">b</a>')).toBe(
      '<a href="https://a.example" rel="noopener">a</a> <a href="/faq">b</a>',
    )
  })
})

describe('an article’s Markdown', () => {
  it('becomes headings with anchors of their own, and tables that scroll by themselves', () => {
    const html = articleHtml('## Três divisões\n\n## Três divisões\n\n| a | b |\n|---|---|\n| 1 | 2 |', {})
    expect(html).toContain('<h2 id="tres-divisoes">Três divisões</h2>')
    expect(html).toContain('<h2 id="tres-divisoes-2">')
    expect(html).toMatch(
      /<div class="table-scroll" role="region" aria-label="Tabela" tabindex="0"><table>.*<\/table><\/div>/s,
    )
    expect(html).toContain('<th scope="col">a</th>')
  })

  it('loses the HTML somebody wrote into it', () => {
    expect(articleHtml('Olá <script>x()</script><img src=x onerror=x()>', {})).toBe('<p>Olá </p>')
  })

  it('draws a figure as a picture of its own address, and notes what to draw', () => {
    const figures: Figures = {}
    const html = articleHtml(figura({ ...person, alt: 'Um "rosto" & mais', caption: '<b>x</b>' }), figures)
    const [hash = ''] = Object.keys(figures)
    expect(figures[hash]).toEqual(person)
    expect(html).toBe(
      `<figure class="figure"><img src="/api/blog/figures/${hash}.svg" alt="Um &quot;rosto&quot; &amp; mais" width="280" height="404" loading="lazy" decoding="async" /><figcaption>&lt;b&gt;x&lt;/b&gt;</figcaption></figure>`,
    )
  })

  it('draws a row as one picture in words, with a label under each, and the same person once', () => {
    const figures: Figures = {}
    const row = [
      { ...person, label: 'a' },
      { ...person, label: 'b' },
    ]
    const html = articleHtml(figura({ row, alt: 'dois', caption: 'c' }), figures)
    expect(Object.keys(figures)).toHaveLength(1)
    expect(html).toContain('<div class="figure-people" role="img" aria-label="dois">')
    expect(html.match(/alt=""/g)).toHaveLength(2)
  })

  it.each([
    ['an unknown cut', { ...person, cut: 'moicano-triplo', alt: 'a', caption: 'c' }, /corte desconhecido/],
    ['a cut from the prototype', { ...person, cut: 'constructor', alt: 'a', caption: 'c' }, /corte desconhecido/],
    ['an unknown trait', { ...person, chapeu: true, alt: 'a', caption: 'c' }, /chapeu/],
    ['no description', { ...person, caption: 'c' }, /alt/],
    ['a colour that is code', { ...person, hairColor: '"/><script>', alt: 'a', caption: 'c' }, /cor fora do formato/],
    [
      'five in a row',
      { row: Array.from({ length: 5 }, () => ({ ...person, label: 'a' })), alt: 'a', caption: 'c' },
      /too_big/,
    ],
  ])('refuses a figure with %s', (_, value, reason) => {
    expect(() => articleHtml(figura(value), {})).toThrow(reason)
  })
})

it.each([
  ['"Com franja." A frase sai.', '“Com franja.” A frase sai.'],
  ['fosse "a gente", diz ("não")', 'fosse “a gente”, diz (“não”)'],
  // Text after bold is a separate piece.
  ['", e pronto', '”, e pronto'],
  ['sem marcas', 'sem marcas'],
])('sets the quotes of %s', (typed, set) => expect(curlyQuotes(typed)).toBe(set))

describe('an article’s file', () => {
  it('that cannot be read is named', () => {
    expect(() => readArticle('oi.md', '---\nslug: "oi"\n---\n')).toThrow(/^oi\.md: /)
    expect(() => readArticle('oi.md', 'sem cabeçalho')).toThrow(/^oi\.md: /)
    expect(() => readArticle('oi.md', '---\nslug "oi"\n---\n')).toThrow(/^oi\.md: /)
  })
})

it('no article of ours is older than the product, or says of the method what is not so', async () => {
  const dir = new URL('articles/', import.meta.url)
  const names = (await readdir(dir)).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const began = new Date('2026-11-20')
  for (const name of names) {
    const text = await readFile(new URL(name, dir), 'utf8')
    const { publishedAt } = readArticle(name, text)
    expect([name, publishedAt >= began]).toEqual([name, true])
    expect(text).not.toMatch(/sempre duas formas|não citamos celebridades/i)
  }
})

import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import * as z from 'zod/mini'
import { curlyQuotes } from './curly-quotes.ts'
import { FIGURE_HEIGHT, FIGURE_WIDTH, figureHash, Portrait } from './figure.ts'

const Words = z.string().check(z.minLength(1, 'falta'))
/** One portrait, or two to four side by side. */
const Single = z.strictObject({ ...Portrait.shape, alt: Words, caption: Words })
const Row = z.strictObject({
  row: z.array(z.strictObject({ ...Portrait.shape, label: Words })).check(z.minLength(2), z.maxLength(4)),
  alt: Words,
  caption: Words,
})

export type Figures = Record<string, Portrait>

export const figureAddress = (hash: string) => `/api/blog/figures/${hash}.svg`

/** Records it and returns its address. */
export function placeFigure(figures: Figures, portrait: Portrait): string {
  const hash = figureHash(portrait)
  figures[hash] = portrait
  return figureAddress(hash)
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const image = (src: string, alt: string) =>
  `<img src="${src}" alt="${escapeHtml(alt)}" width="${FIGURE_WIDTH}" height="${FIGURE_HEIGHT}" loading="lazy" decoding="async">`

/** @throws if the block is no figure */
function figureHtml(source: string, figures: Figures): string {
  const value: unknown = JSON.parse(source)
  if (typeof value === 'object' && value !== null && 'row' in value) {
    const { row, alt, caption } = Row.parse(value)
    const people = row.map(
      ({ label, ...portrait }) =>
        `<span class="figure-person">${image(placeFigure(figures, portrait), '')}<span>${escapeHtml(label)}</span></span>`,
    )
    return `<figure class="figure figure-row"><div class="figure-people" role="img" aria-label="${escapeHtml(alt)}">${people.join('')}</div><figcaption>${escapeHtml(curlyQuotes(caption))}</figcaption></figure>\n`
  }
  const { alt, caption, ...portrait } = Single.parse(value)
  return `<figure class="figure">${image(placeFigure(figures, portrait), alt)}<figcaption>${escapeHtml(curlyQuotes(caption))}</figcaption></figure>\n`
}

/** `Três divisões` → `tres-divisoes`. */
export const anchorOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Sanitised HTML with heading anchors, scrolling tables and `figura` blocks as figures, recorded in `figures`. */
export function articleHtml(markdown: string, figures: Figures): string {
  const anchors = new Map<string, number>()
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'text') token.text = curlyQuotes(token.text)
    },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const anchor = anchorOf(text) || 'secao'
        const seen = anchors.get(anchor) ?? 0
        anchors.set(anchor, seen + 1)
        const level = Math.max(2, depth)
        const id = seen === 0 ? anchor : `${anchor}-${seen + 1}`
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`
      },
      code({ lang, text }: Tokens.Code) {
        return lang === 'figura' ? figureHtml(text, figures) : false
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return sanitiseArticle(
    html
      .replaceAll('<table>', '<div class="table-scroll" role="region" aria-label="Tabela" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>'),
  )
}

const TAGS =
  'h2 h3 h4 p ul ol li strong em b i br hr a blockquote code pre table thead tbody tr th td figure figcaption img div span sup sub'.split(
    ' ',
  )

/** Only our own pictures; pages load no foreign ones. */
const OWN_IMAGE = /^\/(?!\/)[\w./-]+$/

/** No script, style, handler, frame, form or foreign picture. Every write passes through here. */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(html, {
    // Deeper than real texts; nesting costs quadratic time.
    nestingLimit: 40,
    allowedTags: TAGS,
    allowedAttributes: {
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
      ol: ['start'],
      a: ['href', 'rel'],
      th: ['scope'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      div: ['role', 'aria-label', 'tabindex'],
    },
    allowedClasses: {
      figure: ['figure', 'figure-row', 'figure-wide'],
      div: ['figure-people', 'table-scroll'],
      span: ['figure-person'],
    },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: { href: attribs['href'] ?? '', ...(/^https:/i.test(attribs['href'] ?? '') && { rel: 'noopener' }) },
      }),
      th: sanitizeHtml.simpleTransform('th', { scope: 'col' }, false),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_IMAGE.test(attribs['src'] ?? ''),
  }).trim()
}

const WORDS_A_MINUTE = 200

/** Minutes, at least one. */
export function readMinutes(html: string): number {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}

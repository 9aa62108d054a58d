import { anchorOf, sanitiseArticle } from './article-html.ts'

/** Sanitised, with anchors and the compact lists of shipped articles. */
export function writtenHtml(html: string): string {
  return anchorHeadings(tighten(sanitiseArticle(html)))
}

/** Editors wrap list items in paragraphs and leave empty ones. */
const tighten = (html: string) =>
  html
    .replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/li>|<ul>|<ol[ >])/g, '<li>$1')
    .replaceAll('<figcaption></figcaption>', '')
    .replace(/<p>(\s|&nbsp;|<br ?\/?>)*<\/p>/g, '')
    .trim()

/** Only for sanitised HTML: quoted attributes, plain headings. */
function anchorHeadings(html: string): string {
  const seen = new Map<string, number>()
  return html.replace(/<h([234])(?: [^>]*)?>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const anchor = anchorOf(inner.replace(/<[^>]+>|&[#\w]+;/g, ' ')) || 'secao'
    const count = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, count)
    return `<h${level} id="${count === 1 ? anchor : `${anchor}-${count}`}">${inner}</h${level}>`
  })
}

const FIGURE = /\/api\/blog\/figures\/([0-9a-f]{24})\.svg/g

export const figuresIn = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(FIGURE)].map(([, hash = '']) => hash))),
]

import { canonicalOf, fullTitle, type PageHead } from './head.ts'

/**
 * What changes in the document when the page does without a new document. Link previews and search engines ask for the
 * document itself, so their tags stay where they are.
 */
export function applyHead(head: PageHead): void {
  document.title = fullTitle(head.title)
  document.head.querySelector('meta[name=description]')?.setAttribute('content', head.description)
  document.head.querySelector('link[rel=canonical]')?.setAttribute('href', canonicalOf(head))
}

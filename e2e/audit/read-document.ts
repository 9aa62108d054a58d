import type { Page } from '@playwright/test'

export interface DocumentFacts {
  readonly lang: string
  readonly title: string
  readonly headings: readonly string[]
  readonly metas: Readonly<Record<string, string>>
  readonly canonical: string | null
  readonly jsonLd: readonly string[]
  readonly ids: readonly string[]
  readonly links: readonly Link[]
  /** All files the page loads. */
  readonly files: readonly string[]
  /** Neither described nor marked decorative. */
  readonly unnamedPictures: readonly string[]
}

export interface Link {
  readonly href: string
  readonly target: string | null
  readonly rel: string
}

/** Uses the browser's parser on raw HTML; no script runs. */
export const readDocument = (page: Page, html: string): Promise<DocumentFacts> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const said = (elements: Element[], name: string) => elements.map((element) => element.getAttribute(name) ?? '')
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      headings: all('h1').map((heading) => heading.textContent.trim()),
      metas: Object.fromEntries(
        all('meta[content]').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
      ids: said(all('[id]'), 'id'),
      links: all('a[href]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel') ?? '',
      })),
      files: [
        ...said(all('img, script[src]'), 'src'),
        ...said(all('link[rel=stylesheet], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]'), 'href'),
        ...said(all('link[rel=preload], link[rel=modulepreload], link[rel=alternate]'), 'href'),
      ],
      unnamedPictures: said(all('img:not([alt])'), 'src'),
    }
  }, html)

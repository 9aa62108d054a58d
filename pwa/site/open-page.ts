import { matchRoute } from './match.ts'
import type { SiteHeader } from './frame/site-header.tsx'
import type { PageModule, PageProps } from './page-module.ts'
import { notFoundRoute } from './routes.ts'

/** A page whose script has arrived, ready to be drawn. */
export interface OpenPage extends PageProps {
  readonly pathname: string
  readonly module: PageModule
  /** The frame's top, which pages of their own frame do without. */
  readonly Header: typeof SiteHeader | null
}

/** Loads the page of an address, with what it reads; an address of nobody's opens the not-found page. */
export async function openPage(pathname: string, given?: unknown): Promise<OpenPage> {
  const { route, params } = matchRoute(pathname) ?? { route: notFoundRoute, params: {} }
  const module = await route.load()
  const header = module.bare ? null : await import('./frame/site-header.tsx')
  const data = given === undefined ? await module.read?.(params) : given
  return { pathname, module, params, data: data ?? null, Header: header?.SiteHeader ?? null }
}

/** Fetches a page's script early, when a finger or pointer comes near its link. */
export function warmPage(pathname: string): void {
  void matchRoute(pathname)
    ?.route.load()
    .catch(() => undefined)
}

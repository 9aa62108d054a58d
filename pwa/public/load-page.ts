import type { LoadedPage } from '#pwa/frame/page-module.ts'
import { routeOf } from './routes.ts'

/** Source path from `pwa/`, by which the build finds its script and style. */
export const FRAME_MODULE = 'frame/site-frame.tsx'

/** Loads a page's files, and the frame only if it has one; `data` as on the server. */
export async function loadPage(pathname: string, data: unknown): Promise<LoadedPage> {
  const module = await routeOf(pathname).load()
  const Frame = module.bare ? undefined : (await import('#pwa/frame/site-frame.tsx')).SiteFrame
  return { pathname, data, module, Frame }
}

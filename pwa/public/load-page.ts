import type { LoadedPage } from '#pwa/frame/page-module.ts'
import { routeOf } from './routes.ts'

/** From `pwa/`; the build finds its script and style by it. */
export const FRAME_MODULE = 'frame/site-frame.tsx'

/** Loads the frame only if the page has one. */
export async function loadPage(pathname: string, data: unknown): Promise<LoadedPage> {
  const module = await routeOf(pathname).load()
  const Frame = module.bare ? undefined : (await import('#pwa/frame/site-frame.tsx')).SiteFrame
  return { pathname, data, module, Frame }
}

import type { PageProps } from './page-module.ts'
import { type SiteRoute, siteRoutes } from './routes.ts'

export interface Match {
  readonly route: SiteRoute
  readonly params: PageProps['params']
}

/** The public page of an address, or null. Addresses with and without a trailing slash are one page. */
export function matchRoute(pathname: string, routes: readonly SiteRoute[] = siteRoutes): Match | null {
  const asked = parts(pathname)
  for (const route of routes) {
    const params = readParams(parts(route.path), asked)
    if (params) return { route, params }
  }
  return null
}

const parts = (path: string) => path.split('/').filter(Boolean)

function readParams(pattern: readonly string[], asked: readonly string[]): Record<string, string> | null {
  if (pattern.length !== asked.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of pattern.entries()) {
    const given = asked[i] ?? ''
    if (part.startsWith(':')) {
      const value = decode(given)
      if (value === null) return null
      params[part.slice(1)] = value
    } else if (part !== given) return null
  }
  return params
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

import type { ReactNode } from 'react'
import { paths } from '#pwa/paths.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header and footer around a page's `main`. A file of its own: pages without them fetch none of it. */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader pathname={pathname} />
      {children}
      <SiteFooter sells={pathname !== paths.thanks} />
    </>
  )
}

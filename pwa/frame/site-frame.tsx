import type { ReactNode } from 'react'
import { paths } from '#pwa/paths.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** In its own file: bare pages do not load it. */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader pathname={pathname} />
      {children}
      <SiteFooter sells={pathname !== paths.thanks} />
    </>
  )
}

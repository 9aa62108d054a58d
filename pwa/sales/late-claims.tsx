import { lazy, Suspense } from 'react'
import { useTouched } from '#pwa/platform/touched.ts'

const Claims = lazy(() => import('./claims.tsx'))

/** The claims of a page, fetched at the first sign of somebody: the page does without them until then. */
export function LateClaims() {
  const isTouched = useTouched()
  return <Suspense>{isTouched && <Claims />}</Suspense>
}

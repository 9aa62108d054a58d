import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { ConsentLayer } from '#pwa/consent/consent-layer.tsx'
import { useToast } from '#pwa/platform/toast.ts'
import { useUpdateWaiting } from '#pwa/platform/update.ts'
import { useInstallMoment } from './install-moment.ts'
import type { OpenPage } from './open-page.ts'
import { still } from './still.tsx'
import { useNavigation } from './use-navigation.ts'
// The footer's script is not sent with the page, but its style is needed at once.
import './frame/site-footer.css'
import './site.css'

const SiteFooter = still(() => import('./frame/site-footer.tsx'))
const PerfPanel = lazy(() => import('./frame/perf-panel.tsx'))
const InstallHint = lazy(() => import('./frame/install-hint.tsx'))
const UpdateBar = lazy(() => import('./frame/site-update-bar.tsx'))
const Toaster = lazy(() => import('./frame/site-toaster.tsx'))

const never = () => () => {}
const asksForPerf = () => new URLSearchParams(window.location.search).has('perf')

/** The public document: one frame, and the page in it. */
export function Site({ first, onAlive }: { first: OpenPage; onAlive?: () => void }) {
  const page = useNavigation(first)
  const { pathname, module, Header } = page
  const { bare = false } = module
  // The same element while the page is the same: a part that has not come to life yet must not be told to.
  const content = useMemo(() => <Content page={page} onAlive={onAlive} />, [page, onAlive])
  const [isPerfClosed, setPerfClosed] = useState(false)
  // The prerendered page knows no query: there the answer is no.
  const hasPerf = useSyncExternalStore(never, asksForPerf, () => false) && !isPerfClosed
  const hasToasted = useHasToasted()
  const hasUpdate = useUpdateWaiting()
  const isInstallMoment = useInstallMoment(pathname)
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      {Header && <Header pathname={pathname} />}
      <main id="conteudo" tabIndex={-1}>
        <Suspense>{content}</Suspense>
      </main>
      {!bare && <SiteFooter />}
      <ConsentLayer pathname={pathname} />
      <Suspense>{isInstallMoment && <InstallHint />}</Suspense>
      <Suspense>{hasUpdate && <UpdateBar />}</Suspense>
      <Suspense>{hasToasted && <Toaster />}</Suspense>
      <Suspense>{hasPerf && <PerfPanel onClose={() => setPerfClosed(true)} />}</Suspense>
    </>
  )
}

function Content({ page, onAlive }: { page: OpenPage; onAlive: (() => void) | undefined }) {
  const { module, pathname, params, data } = page
  const Page = module.default
  // React takes the frame over first, then the page. After the page's own effects every part in sight listens.
  useEffect(() => onAlive?.(), [onAlive])
  return <Page key={pathname} params={params} data={data} />
}

/** Whether there was ever a toast: most visits have none, and load nothing to show one. */
function useHasToasted(): boolean {
  const toast = useToast()
  const [hasToasted, setHasToasted] = useState(false)
  if (toast && !hasToasted) setHasToasted(true)
  return hasToasted
}

import { lazy, Suspense, useState } from 'react'
import { ConsentLayer } from '#pwa/tracking/consent-layer.tsx'
import { useToast } from '#pwa/platform/toast.ts'
import { useUpdateWaiting } from '#pwa/platform/update.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { UpdateBar } from '#pwa/ui/update-bar.tsx'
import { useInstallMoment } from '#pwa/frame/install-moment.ts'
import type { LoadedPage } from '#pwa/frame/page-module.ts'
import './site.css'

// Lazy: seldom seen.
const PerfPanel = lazy(() => import('#pwa/frame/perf-panel.tsx'))
const InstallHint = lazy(() => import('#pwa/frame/install-hint.tsx'))

export function Site({ page: { pathname, data, module, Frame } }: { page: LoadedPage }) {
  const { default: Page } = module
  const isHydrated = useHydrated()
  const main = (
    <main id="conteudo" tabIndex={-1}>
      <Page pathname={pathname} data={data} />
    </main>
  )
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      {Frame ? <Frame pathname={pathname}>{main}</Frame> : main}
      {isHydrated && <Visit pathname={pathname} />}
    </>
  )
}

/** What only this visitor sees; never part of the document. */
function Visit({ pathname }: { pathname: string }) {
  const [hasPerf, setHasPerf] = useState(() => new URLSearchParams(window.location.search).has('perf'))
  const isInstallMoment = useInstallMoment(pathname)
  const hasUpdate = useUpdateWaiting()
  const hasToasted = useHasToasted()
  return (
    <>
      <ConsentLayer pathname={pathname} />
      {hasUpdate && <UpdateBar />}
      {hasToasted && <Toaster />}
      <Suspense>{isInstallMoment && <InstallHint />}</Suspense>
      <Suspense>{hasPerf && <PerfPanel onClose={() => setHasPerf(false)} />}</Suspense>
    </>
  )
}

/** The live region must stay for the next toast. */
function useHasToasted(): boolean {
  const toast = useToast()
  const [hasToasted, setHasToasted] = useState(false)
  if (toast && !hasToasted) setHasToasted(true)
  return hasToasted
}

import '../theme/site.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { paths, START_PATH } from '../paths.ts'
import { noteCampaign } from '../platform/campaign.ts'
import { watchCheckout } from '../tracking/checkout-click.ts'
import '../platform/install-event.ts'
import { readPlain } from '../platform/local-store.ts'
import { watchPictures } from '../platform/picture-fallback.ts'
import { reportLater, reportUncaught } from '../failures/report-uncaught.ts'
import { registerServiceWorker } from '../platform/service-worker.ts'
import { updateIsWaiting } from '../platform/update.ts'
import { fullTitle } from '../frame/head.ts'
import { keepThisPage, keepWholeSite } from '../frame/keep-page.ts'
import { watchOpening } from '../frame/opening-press.ts'
import { loadPage } from './load-page.ts'
import { Site } from './site.tsx'

// From the installed icon, buyers go to the dashboard. A stranger who saw only its sign-in has no stored query, and stays here.
const isStart = window.location.pathname + window.location.search === START_PATH
if (isStart && readPlain('rosto-ideal:painel')?.includes('"queries":[{')) window.location.replace(paths.dashboard)

reportUncaught(window, reportLater)
noteCampaign()
watchCheckout()
watchPictures()
watchOpening()

// This script is async: a document that waited for it would scroll to its fragment late.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver, { once: true })
else takeOver()

function takeOver(): void {
  const root = document.getElementById('root')
  // Not awaited: the page's file imports this one, and would wait for it in turn.
  if (root) void start(root)
}

async function start(container: HTMLElement): Promise<void> {
  const text = document.getElementById('dados-da-pagina')?.textContent
  const data: unknown = text ? JSON.parse(text) : null
  const pathname = container.dataset['page'] ?? window.location.pathname
  const page = await loadPage(pathname, data)
  const site = (
    <StrictMode>
      <Site page={page} />
    </StrictMode>
  )
  // The development document is empty. Built scripts hold no heads.
  if (import.meta.env.DEV) {
    const { headOf } = await import('./heads.ts')
    document.title = fullTitle(headOf(page).title)
    createRoot(container).render(site)
  } else hydrateRoot(container, site)
  registerServiceWorker(updateIsWaiting, () => {
    void keepThisPage()
    void keepWholeSite()
  })
}

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ALIVE_EVENT } from './platform/alive-event.ts'
import { registerServiceWorker } from './platform/service-worker.ts'
import { updateIsWaiting } from './platform/update.ts'
import { keepThisPage, keepWholeSite } from './site/keep-page.ts'
import { applyHead } from './site/apply-head.ts'
import { openPage } from './site/open-page.ts'
import { leaveFirstPage } from './site/still.tsx'
import { Site } from './site/site.tsx'

await start()
window.dispatchEvent(new Event(ALIVE_EVENT))
registerServiceWorker(updateIsWaiting, () => {
  void keepThisPage()
  void keepWholeSite()
})

/** Resolves when every part in sight listens. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const data = document.getElementById('dados-da-pagina')?.textContent
  const given: unknown = data ? JSON.parse(data) : undefined
  const page = await openPage(root.dataset['page'] ?? window.location.pathname, given)
  await new Promise<void>((resolve) => {
    const site = (
      <StrictMode>
        <Site first={page} onAlive={resolve} />
      </StrictMode>
    )
    // The development server sends an empty document.
    if (root.firstElementChild) hydrateRoot(root, site)
    else {
      leaveFirstPage()
      applyHead(page.module.head(page))
      createRoot(root).render(site)
    }
  })
}

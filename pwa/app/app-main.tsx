import '../theme/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import '../platform/install-event.ts'
import { watchPictures } from '../platform/picture-fallback.ts'
import { reportLater, reportUncaught } from '../failures/report-uncaught.ts'
import { registerServiceWorker } from '../platform/service-worker.ts'
import { updateIsWaiting } from '../platform/update.ts'
import { keepWholeSite } from '../frame/keep-page.ts'

reportUncaught(window, reportLater)

// Loaded here: fonts linked in the document would delay its scripts.
for (const face of ['Fraunces', 'Inter']) void document.fonts.load(`1em ${face}`).catch(() => undefined)

watchPictures()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
registerServiceWorker(updateIsWaiting, () => void keepWholeSite())

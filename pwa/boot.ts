// First of all, so that a part's own style comes after the scale it starts from.
import './theme/base.css'
import { paths, START_PATH } from './paths.ts'
import { ALIVE_EVENT } from './platform/alive-event.ts'
import { watchCheckout } from './platform/checkout-click.ts'
import './platform/install-event.ts'
import { holdPresses } from './platform/held-presses.ts'
import { readPlain } from './platform/local-store.ts'
import { watchPictures } from './platform/picture-fallback.ts'

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
/** A processor that never rests must not keep the page asleep. */
const RESTLESS_MS = 1000

// From the installed icon: a buyer's way is the dashboard, seen before on this device; a stranger's is not its sign-in, also
// when they once looked at it: that leaves the mark, and no answer of the dashboard's in it.
const isStart = window.location.pathname + window.location.search === START_PATH
if (isStart && readPlain('rosto-ideal:painel')?.includes('"queries":[{')) window.location.replace(paths.dashboard)

const presses = holdPresses()
window.addEventListener(ALIVE_EVENT, () => presses.release(), { once: true })
let isComing = false

// Words, pictures and links need no script: those come when the page has been painted, or at the first touch.
for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true })
if (document.readyState === 'complete') soon()
else window.addEventListener('load', soon, { once: true })
// Nor does the way to the checkout wait for them.
watchCheckout()
watchPictures()

function soon(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => wake(), { timeout: RESTLESS_MS })
  else setTimeout(wake)
}

function wake(): void {
  if (isComing) return
  isComing = true
  // Without a network for a moment: the next touch asks again.
  load().catch(() => (isComing = false))
}

/** What brings the page to life; the build tells the address in the document, with those of all it needs. */
function load(): Promise<unknown> {
  if (import.meta.env.DEV) return import('./main.tsx')
  const [main = '', ...others] = document.getElementById('root')?.dataset.scripts?.split(' ') ?? []
  // Asked for at once, and not each when the one before it has told of it.
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  return import(/* @vite-ignore */ main)
}

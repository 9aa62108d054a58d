import { whenAttended } from './api.ts'

/** After this without a touch, the screens' own requests no longer count as use. */
const UNATTENDED_MS = 2 * 60_000

export function watchAttention(): void {
  let touchedAt = Date.now()
  const touched = () => (touchedAt = Date.now())
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    document.addEventListener(kind, touched, { passive: true, capture: true })
  whenAttended(() => Date.now() - touchedAt <= UNATTENDED_MS)
}

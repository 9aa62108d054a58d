import { whenAttended } from './api.ts'

/** As long without a touch, and what the screens ask on their own is nobody's use of them. */
const UNATTENDED_MS = 2 * 60_000

/** Lets every call say whether somebody is at the device. */
export function watchAttention(): void {
  let touchedAt = Date.now()
  const touched = () => (touchedAt = Date.now())
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    document.addEventListener(kind, touched, { passive: true, capture: true })
  whenAttended(() => Date.now() - touchedAt <= UNATTENDED_MS)
}

import { readConsent } from '#pwa/platform/consent.ts'
import { isPutOff } from '#pwa/platform/put-off.ts'
import { paths } from '#pwa/paths.ts'

/** Whoever opened as many pages came to stay a while. */
const ENGAGED_PAGES = 3
/** Where nobody is interrupted: in the test, before a price, on the way out. */
const QUIET = new Set<string>([paths.quiz, paths.salesPage, paths.unsubscribe, paths.offline])

/** Whether installing may be offered on this page, now that somebody has read some of it. */
export async function isInstallMoment(pathname: string): Promise<boolean> {
  // The question about cookies comes first, and one question at a time is enough.
  if (QUIET.has(pathname) || readConsent() === null || isPutOff('instalar')) return false
  if (!matchMedia('(pointer: coarse)').matches) return false
  if (pathname === paths.thanks) return true
  // The pages kept for reading offline are counted: nothing is noted on the device for this.
  return (await (await caches.open('paginas')).keys()).length >= ENGAGED_PAGES
}

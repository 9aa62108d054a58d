import type { Browser } from '@playwright/test'
import { paths } from '#pwa/paths.ts'
import { openPhone } from './phone.ts'
import { kilobytes, TARGETS } from './targets.ts'
import { sent } from './weigh.ts'

/** Caches already counted in the page's weight. */
const VISITED = ['paginas', 'desenhos']

/** Bytes that the worker stores ahead after a visit of the home page. */
export async function weighStored(browser: Browser, base: string) {
  const { context, page } = await openPhone(browser, false)
  await page.goto(base + paths.home, { waitUntil: 'load' })
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!(await caches.match('/site.json'))) await new Promise((resolve) => setTimeout(resolve, 200))
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys())
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return found
  })
  await context.close()
  const rows: Record<string, object> = {}
  let total = 0
  const seen = new Set<string>()
  for (const [name, addresses] of Object.entries(kept).filter(([name]) => !VISITED.includes(name))) {
    let bytes = 0
    const fresh = addresses.filter((address) => !seen.has(address) && !address.startsWith('/edicao'))
    for (const address of fresh) {
      seen.add(address)
      bytes += await sent(base + address, 'br')
    }
    total += bytes
    rows[name] = { files: fresh.length, brotli: kilobytes(bytes) }
  }
  rows['all'] = { files: seen.size, brotli: kilobytes(total, TARGETS.kept) }
  return rows
}

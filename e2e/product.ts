import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#scripts/chromium.ts'
import { CERTIFICATE_PATH } from '#api/platform/testing/push-service.ts'
import { runProduct } from '#scripts/run-product.ts'
import { ANALYTICS_ID, META_PIXEL_ID } from './trackers.ts'

/** Starts the real product once a run, on a free port and an empty folder. Journeys find it by these variables. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-e2e-'))
  await chmod(dataDir, 0o711)
  process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''
  process.env['E2E_KIWIFY_TOKEN'] = 'token-das-jornadas'
  const product = await runProduct(dataDir, {
    KIWIFY_TOKEN: process.env['E2E_KIWIFY_TOKEN'],
    // Their scripts come from nobody: the journeys that agree to them answer in the vendors' place.
    META_PIXEL_ID,
    ANALYTICS_ID,
    // The journeys' push service signs for itself.
    NODE_EXTRA_CA_CERTS: CERTIFICATE_PATH,
  })
  process.env['E2E_URL'] = product.address
  process.env['E2E_DATA_DIR'] = dataDir
  process.env['E2E_DATABASE_URL'] = product.databaseUrl
  return async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

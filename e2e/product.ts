import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CERTIFICATE_PATH } from '#api/platform/testing/push-service.ts'
import { runProduct } from '#scripts/ops/run-product.ts'
import { ANALYTICS_ID, META_PIXEL_ID } from './trackers.ts'

/** Once per run, on a free port, in a temporary folder or `E2E_DATA_DIR`. Tests find it by these variables. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const chosen = process.env['E2E_DATA_DIR']
  const dataDir = chosen ?? (await mkdtemp(join(tmpdir(), 'rosto-ideal-e2e-')))
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o711)
  process.env['E2E_KIWIFY_TOKEN'] = 'token-das-jornadas'
  const product = await runProduct(dataDir, {
    KIWIFY_TOKEN: process.env['E2E_KIWIFY_TOKEN'],
    // Tests answer in place of the vendors.
    META_PIXEL_ID,
    ANALYTICS_ID,
    // The push service signs its own certificate.
    NODE_EXTRA_CA_CERTS: CERTIFICATE_PATH,
  })
  process.env['E2E_URL'] = product.address
  process.env['E2E_DATA_DIR'] = dataDir
  process.env['E2E_DATABASE_URL'] = product.databaseUrl
  return async () => {
    await product.stop()
    if (!chosen) await rm(dataDir, { recursive: true, force: true })
  }
}

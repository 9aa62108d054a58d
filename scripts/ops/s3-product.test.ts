/** @module-tag long */
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type S3Server, startS3 } from '#api/platform/testing/s3.ts'
import { drawPhotos, fromTestToReport } from '../demo/journey.ts'
import { type RunningProduct, runProduct } from './run-product.ts'

const KIWIFY_TOKEN = 'token-do-teste'

let dataDir: string
let s3: S3Server
let product: RunningProduct | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-s3-product-'))
  await chmod(dataDir, 0o711)
  s3 = await startS3()
})
afterEach(async () => {
  await product?.stop()
  product = undefined
  await s3.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('with an S3 store the product starts, takes photos, builds a report and hands it out, nothing on its own disk', async () => {
  product = await runProduct(dataDir, { ...s3.env, KIWIFY_TOKEN })
  const shop = { address: product.address, dataDir, kiwifyToken: KIWIFY_TOKEN }
  const { pages } = await fromTestToReport(shop, await drawPhotos(), (_, work) => work())
  expect(pages).toBeGreaterThanOrEqual(30)
  const keys = await s3.keys()
  expect(keys.filter((key) => key.startsWith('photos/'))).toHaveLength(4)
  expect(keys.filter((key) => key.startsWith('reports/'))).toHaveLength(2)
  expect(await readdir(dataDir)).not.toContain('files')
})

test('half a store is refused in words before anything starts', async () => {
  const { S3_BUCKET: _, ...half } = s3.env
  await expect(runProduct(dataDir, half)).rejects.toThrow(/S3_BUCKET: falta \(vêm juntos/)
})

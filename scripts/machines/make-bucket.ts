// Creates S3_BUCKET if missing, for self-hosted stores.
import { BucketAlreadyExists, BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from '#api/platform/env.ts'

const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env
if (!S3_ENDPOINT || !S3_BUCKET) throw new Error('S3_ENDPOINT, S3_BUCKET: faltam')
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
})
try {
  await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }))
  console.log(`Balde ${S3_BUCKET} criado.`)
} catch (error) {
  if (!(error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists)) throw error
  console.log(`Balde ${S3_BUCKET}: já existia.`)
}

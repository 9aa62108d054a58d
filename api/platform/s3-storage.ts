import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { PROBE_BYTES, PROBE_KEY, type Storage, StoredFileMissing } from './stored-files.ts'

export interface S3Address {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const ATTEMPTS = 2
const CONNECT_MS = 3_000
/** Timeout for first byte and between chunks. */
const ANSWER_MS = 20_000
const PROBE = Buffer.alloc(PROBE_BYTES)

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'

/** Any S3-compatible store, for several machines. The bucket must be private. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Address): Storage {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Limits waiting for an unresponsive store.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    // Other vendors reject newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const open = async (key: string) => {
    const object = await client.send(new GetObjectCommand(at(key))).catch((error: unknown) => {
      throw isMissing(error) ? new StoredFileMissing(key) : error
    })
    if (!(object.Body instanceof Readable)) throw new StoredFileMissing(key)
    return { body: object.Body, size: object.ContentLength ?? 0 }
  }
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length }))
    },
    async read(key) {
      const { body } = await open(key)
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array))
      return Buffer.concat(chunks)
    },
    stream: open,
    exists: (key) =>
      client.send(new HeadObjectCommand(at(key))).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false
          throw error
        },
      ),
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ...(token && { ContinuationToken: token }) }),
        )
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified }
        token = page.NextContinuationToken
      } while (token)
    },
    async ready() {
      await client.send(new PutObjectCommand({ ...at(PROBE_KEY), Body: PROBE, ContentLength: PROBE.length }))
      return true
    },
  }
}

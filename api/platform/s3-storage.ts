import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type Storage, StoredFileMissing } from './stored-files.ts'

export interface S3Address {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** The same shelf on any S3-compatible store, for more than one machine. The bucket must be private. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Address): Storage {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that are not Amazon's refuse the newer checksums.
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
    async ready() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
      return true
    },
  }
}

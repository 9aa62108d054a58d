// What web-push seals with; it has no types of its own.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  export function decrypt(
    sealed: Buffer,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}

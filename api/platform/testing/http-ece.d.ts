// Encryption of web-push; ships no types.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  export function decrypt(
    sealed: Buffer,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}

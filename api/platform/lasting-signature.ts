import { createHmac } from 'node:crypto'
import { currentKey, findKeys, HOUSE } from './keyring.ts'
import { sameSecret } from './same-secret.ts'

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/**
 * Valid for years (HMAC-SHA-256). A database copy can neither sign nor verify. Prefix the text with its purpose.
 * @returns `<key id>.<43 characters>`
 */
export async function signLasting(text: string): Promise<string> {
  const { id, key } = await currentKey(HOUSE)
  return `${id}.${macOf(key, text)}`
}

/** @param signature from `signLasting` */
export async function isSignedLasting(text: string, signature: string): Promise<boolean> {
  const [, id = '', mac = ''] = FORM.exec(signature) ?? []
  const key = id ? (await findKeys([id])).get(id) : undefined
  return key !== undefined && sameSecret(mac, macOf(key, text))
}

import { hkdfSync } from 'node:crypto'
import { currentKey } from '../platform/keyring.ts'

const BYTES = 32

/**
 * The key that seals what this person left on their phones, the same at every session, so that a new one opens what an ended one
 * left. It ends with the account.
 * @returns 32 bytes as base64url
 */
export async function deviceKeyOf(userId: string): Promise<string> {
  const { key } = await currentKey({ scope: 'device', ownerId: userId })
  return Buffer.from(hkdfSync('sha256', key, '', 'rosto-ideal device', BYTES)).toString('base64url')
}

import { hkdfSync } from 'node:crypto'
import { currentKey } from '../platform/keyring.ts'

const BYTES = 32

/**
 * Encrypts a person's data on their phones; constant, and destroyed with the account.
 * @returns 32 bytes as base64url
 */
export async function deviceKeyOf(userId: string): Promise<string> {
  const { key } = await currentKey({ scope: 'device', ownerId: userId })
  return Buffer.from(hkdfSync('sha256', key, '', 'rosto-ideal device', BYTES)).toString('base64url')
}

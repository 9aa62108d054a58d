import { authApi } from '#contract/auth.ts'
import { call } from './api.ts'
import { type Disk, indexedDbDisk, type OwnDisk, whenDatabaseOpened } from './disk.ts'
import type { KeySource } from './sealed-disk.ts'
import { isSameValue, isSealed, seal } from './sealed-record.ts'
import { whenSignedOut } from './sign-out.ts'

/**
 * Encrypts what a person leaves on this device. The server derives it, for valid sessions only; it is stored non-extractable and deleted
 * when the session ends. The encrypted data stays for the person's next session.
 */
const KEY = 'device-key'
const LONGEST_WAIT_MS = 5000

const keyPlace = (userId: string) => `${userId}/${KEY}`
/** A page keeps its key after the session, until it is closed. */
const known = new Map<string, CryptoKey>()
const unlocking = new Map<string, Promise<void>>()

const isKey = (value: unknown): value is CryptoKey => typeof CryptoKey !== 'undefined' && value instanceof CryptoKey

async function knownKey(userId: string, disk: Disk): Promise<CryptoKey | null> {
  const here = known.get(userId)
  if (here) return here
  const stored = await disk.get(keyPlace(userId)).catch(() => null)
  if (!isKey(stored)) return null
  known.set(userId, stored)
  return stored
}

export function deviceKeys(userId: string, disk: Disk): KeySource {
  return {
    known: () => knownKey(userId, disk),
    async awaited() {
      const key = await knownKey(userId, disk)
      if (key || !unlocking.has(userId)) return key
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
      await Promise.race([unlocking.get(userId), late])
      return knownKey(userId, disk)
    },
  }
}

const fetchKey = async () => (await call(authApi.deviceKey)).key

/** Fetches the key and encrypts earlier plain data. Never fails: offline or without WebCrypto nothing changes. */
export function unlockDevice(userId: string, disk: OwnDisk = indexedDbDisk(), read = fetchKey): Promise<void> {
  const under = unlocking.get(userId)
  if (under) return under
  const next = unlock(userId, disk, read)
    .catch(() => undefined)
    .finally(() => unlocking.delete(userId))
  unlocking.set(userId, next)
  return next
}

async function unlock(userId: string, disk: OwnDisk, read: () => Promise<string>): Promise<void> {
  if (!globalThis.crypto?.subtle || isKey(await disk.get(keyPlace(userId)))) return
  const key = known.get(userId) ?? (await importKey(await read()))
  // If storing fails, encrypt nothing: the next visit could not open it.
  await disk.set([[keyPlace(userId), key]], [])
  known.set(userId, key)
  await sealPlain(userId, key, disk)
}

/** @param text 32 bytes as base64url */
async function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

async function sealPlain(userId: string, key: CryptoKey, disk: OwnDisk): Promise<void> {
  for (const place of await disk.keys()) {
    if (!place.startsWith(`${userId}/`) || place === keyPlace(userId)) continue
    const value = await disk.get(place)
    if (value === undefined || isSealed(value)) continue
    const sealed = await seal(key, place, value)
    // Another tab's later write wins.
    await disk.replace(place, (now) => !isSealed(now) && isSameValue(now, value), sealed)
  }
}

/** Deletes the keys: the data stays encrypted until its owner signs in. */
export async function lockDevice(disk: Disk = indexedDbDisk()): Promise<void> {
  const all = await disk.keys().catch((): string[] => [])
  const gone = all.filter((place) => place.endsWith(`/${KEY}`))
  if (gone.length > 0) await disk.delMany(gone).catch(() => undefined)
}

whenSignedOut(() => known.clear())

// A new database needs the key too, to be readable offline.
whenDatabaseOpened((isAnother) => {
  if (!isAnother) return
  const keys = [...known].map(([userId, key]): [string, CryptoKey] => [keyPlace(userId), key])
  if (keys.length > 0)
    void indexedDbDisk()
      .set(keys, [])
      .catch(() => undefined)
})

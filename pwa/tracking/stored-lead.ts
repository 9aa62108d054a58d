import { isRecord, readLocal, writeLocal } from '#pwa/platform/local-store.ts'

/** Purchases on this device are attributed to this person. */
export interface StoredLead {
  /** Absent before the server's response. */
  readonly id?: string
  readonly name: string
  readonly email: string
}

const KEY = 'quizLead'

export function readLead(): StoredLead | null {
  const kept = readLocal(KEY)
  if (!isRecord(kept) || typeof kept.name !== 'string' || typeof kept.email !== 'string') return null
  return { name: kept.name, email: kept.email, ...(typeof kept.id === 'string' ? { id: kept.id } : {}) }
}

export const keepLead = (lead: StoredLead) => writeLocal(KEY, lead)

export const dropLead = () => writeLocal(KEY, null)

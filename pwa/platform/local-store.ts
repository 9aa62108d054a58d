import { recall, remember } from './tab-memory.ts'

/**
 * The value this device keeps for one visitor, unread: whoever asks checks it, since anybody may have written it. Where storage
 * is refused or full, the tab's memory stands in.
 */
export function readLocal(key: string): unknown {
  const text = recall(key) ?? fromDisk(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value; null takes it away. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    if (recall(key) !== null) remember(key, null)
  } catch {
    remember(key, value === null ? null : JSON.stringify(value))
  }
}

/** A value other programs wrote as plain text. */
export function readPlain(key: string): string | undefined {
  return fromDisk(key) ?? undefined
}

/** The same as plain text, for other programs to read. */
export function writePlain(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Refused or full: nobody here depends on it.
  }
}

function fromDisk(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether an unknown value has fields at all. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

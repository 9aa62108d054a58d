import { recall, remember } from './tab-memory.ts'

/** Not validated: anyone may have written it. Falls back to the tab's memory. */
export function readLocal(key: string): unknown {
  const text = recall(key) ?? fromDisk(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null deletes. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    if (recall(key) !== null) remember(key, null)
  } catch {
    remember(key, value === null ? null : JSON.stringify(value))
  }
}

/** Plain text written by other programs. */
export function readPlain(key: string): string | undefined {
  return fromDisk(key) ?? undefined
}

/** Plain text for other programs. */
export function writePlain(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Refused or full: nothing here depends on it.
  }
}

function fromDisk(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

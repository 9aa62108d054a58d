/** What this device keeps for one visitor between pages. Where storage is refused or full, the page's own memory stands in. */
const memory = new Map<string, string>()

/** The value as it was kept, unread: whoever asks checks it, since anybody may have written it. */
export function readLocal(key: string): unknown {
  const text = memory.get(key) ?? fromDisk(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value; null takes it away. */
export function writeLocal(key: string, value: unknown): void {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    if (value !== null) memory.set(key, JSON.stringify(value))
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

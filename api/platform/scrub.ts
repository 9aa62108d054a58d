/** `anna.lee@example.com`, also within `<…>` and mail server replies. */
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/gu
/** 32 bytes as base64url, used in links and cookies; must mix cases. */
const KEY = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g

/** Page addresses may contain keys. */
export const withoutKeys = (text: string): string => text.replaceAll(KEY, '[chave]')

/** Error messages of other programs quote mail addresses and keys. */
export const scrubbedText = (text: string): string => withoutKeys(text.replaceAll(ADDRESS, '[endereço]'))

/** Recursively, for JSON. */
export function scrubbed(value: unknown): unknown {
  if (typeof value === 'string') return scrubbedText(value)
  if (value instanceof Error) return scrubbedError(value)
  if (Array.isArray(value)) return value.map(scrubbed)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubbed(item)]))
}

/** Drops other properties, which may hold anything. */
function scrubbedError({ name, message, stack, cause }: Error): object {
  return {
    type: name,
    message: scrubbedText(message),
    stack: scrubbedText(stack ?? ''),
    ...(cause instanceof Error ? { cause: scrubbedError(cause) } : {}),
  }
}

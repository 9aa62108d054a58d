/** `anna.lee@example.com`, also in `<…>` and in what a mail server says. */
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/gu
/** 32 bytes as base64url, as our links and cookies carry them: a whole word with small and capital letters. */
const KEY = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g

/** Words without the keys of our links and cookies, which stand in addresses of pages. */
export const withoutKeys = (text: string): string => text.replaceAll(KEY, '[chave]')

/** Words without anybody's mail address or key: messages of other programs quote them where no list of fields would look. */
export const scrubbedText = (text: string): string => withoutKeys(text.replaceAll(ADDRESS, '[endereço]'))

/** The same of everything within a value that is going to be JSON. */
export function scrubbed(value: unknown): unknown {
  if (typeof value === 'string') return scrubbedText(value)
  if (value instanceof Error) return scrubbedError(value)
  if (Array.isArray(value)) return value.map(scrubbed)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubbed(item)]))
}

/** An error as it may be written down; what it carries besides may hold anything. */
function scrubbedError({ name, message, stack, cause }: Error): object {
  return {
    type: name,
    message: scrubbedText(message),
    stack: scrubbedText(stack ?? ''),
    ...(cause instanceof Error ? { cause: scrubbedError(cause) } : {}),
  }
}

/** `anna.lee@example.com`, also in `<…>` and in what a mail server says. */
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/gu

/** Words without anybody's mail address: messages of other programs quote them where no list of fields would look. */
export const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, '[endereço]')

/** The same of everything within a value that is going to be JSON. */
export function scrubbed(value: unknown): unknown {
  if (typeof value === 'string') return withoutAddresses(value)
  if (value instanceof Error) return scrubbedError(value)
  if (Array.isArray(value)) return value.map(scrubbed)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubbed(item)]))
}

/** An error as it may be written down; what it carries besides may hold anything. */
function scrubbedError({ name, message, stack, cause }: Error): object {
  return {
    type: name,
    message: withoutAddresses(message),
    stack: withoutAddresses(stack ?? ''),
    ...(cause instanceof Error ? { cause: scrubbedError(cause) } : {}),
  }
}

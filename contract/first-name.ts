/** `Marina Albuquerque` → `Marina`. Apart from `format.ts`, whose formats a page may not need. */
export const firstName = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? ''

import { fileURLToPath } from 'node:url'

/** Whatever the working directory. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

import { fileURLToPath } from 'node:url'

/** The checkout, whatever the working directory. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

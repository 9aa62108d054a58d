import { fileURLToPath } from 'node:url'

/** The checkout, whatever folder a command was typed in. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

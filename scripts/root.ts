import { fileURLToPath } from 'node:url'

/** The checkout's folder, independent of the working directory. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

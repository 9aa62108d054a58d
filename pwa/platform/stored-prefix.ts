/** Guides kept on a device because their owner asked for it. Everything under here goes when the session ends. */
export const STORED_PREFIX = 'guia/'

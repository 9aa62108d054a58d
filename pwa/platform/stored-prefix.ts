/** Guides kept at their owner's request, until the session ends. */
export const STORED_PREFIX = 'guia/'

/** Guides stored at their owner's request. Deleted when the session ends. */
export const STORED_PREFIX = 'guia/'

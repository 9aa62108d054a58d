/** The face finder's cache, deleted when the photos are sent. */
export const FACE_CACHE = 'rosto'
export const FACE_FILES = /^\/assets\/face\//

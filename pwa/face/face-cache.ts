/** Where the service worker keeps the finder's files once they were asked for; they go when the photos are sent. */
export const FACE_CACHE = 'rosto'
export const FACE_FILES = /^\/assets\/face\//

/** Ends in a name that never exists (RFC 2606), and says of nobody who it was. */
const ERASED_DOMAIN = '@apagado.invalid'
export const erasedAddress = (userId: string) => `${userId}${ERASED_DOMAIN}`
export const isErasedAddress = (email: string) => email.endsWith(ERASED_DOMAIN)

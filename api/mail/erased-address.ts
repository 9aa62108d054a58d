/** Never resolves (RFC 2606); anonymous. */
const ERASED_DOMAIN = '@apagado.invalid'
export const erasedAddress = (userId: string) => `${userId}${ERASED_DOMAIN}`
export const isErasedAddress = (email: string) => email.endsWith(ERASED_DOMAIN)

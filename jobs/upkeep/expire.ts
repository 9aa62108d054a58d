import { expirePrivateData } from '#api/privacy/expiry.ts'

/** Nightly. */
export const expireWhatIsDue = () => expirePrivateData()

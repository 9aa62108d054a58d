import { readPlain } from './local-store.ts'

/** The last person signed in, until sign-out. Public pages only check that it exists. */
export const LAST_PERSON = 'rosto-ideal:pessoa'

export const wasSomebodyHere = (): boolean => readPlain(LAST_PERSON) !== undefined

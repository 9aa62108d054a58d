import { readPlain } from './local-store.ts'

/** Id of the last person signed in, until they sign out; public pages only check that it exists. */
export const LAST_PERSON = 'rosto-ideal:pessoa'

export const wasSomebodyHere = (): boolean => readPlain(LAST_PERSON) !== undefined

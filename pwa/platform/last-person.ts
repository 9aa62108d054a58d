import { readPlain } from './local-store.ts'

/** Whose session this device saw last, until they leave it themselves; public pages read only that there was somebody. */
export const LAST_PERSON = 'rosto-ideal:pessoa'

export const wasSomebodyHere = (): boolean => readPlain(LAST_PERSON) !== undefined

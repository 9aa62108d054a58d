import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the document the server wrote, true once React answers for it. A control that only a script can serve is disabled
 * until then, so that no press is lost.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

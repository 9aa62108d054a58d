import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the server's document, true after hydration. Controls that need the script are disabled until then, so that no press is lost.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

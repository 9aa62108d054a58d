import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Disable controls that need the script until this is true, so that no press is lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

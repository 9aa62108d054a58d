import { useEffect, useEffectEvent } from 'react'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { isBusyElsewhere } from './use-row-keys.ts'

/** `approve` is Ctrl+Enter. */
export type DeskKeys = Readonly<Record<string, () => void>> & { readonly approve: () => void }

/** Keys work outside fields and dialogs, Ctrl+Enter everywhere. */
export function useDeskKeys(keys: DeskKeys, isOn = true): void {
  const isInFront = useInFront()
  const enabled = isInFront && isOn
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const withControl = event.ctrlKey || event.metaKey
    const act =
      withControl && event.key === 'Enter'
        ? keys.approve
        : withControl || event.altKey || isBusyElsewhere(event.target)
          ? undefined
          : keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}

import { useEffect, useEffectEvent } from 'react'
import { useInFront } from '#pwa/ui/use-in-front.ts'

/** ⌘S saves, as everywhere people write. */
export function useSaveKey(onSave: () => void): void {
  const enabled = useInFront()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSave()
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}

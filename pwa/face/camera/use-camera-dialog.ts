import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useBackStep } from '#pwa/platform/back-step.ts'

/**
 * A modal dialog that is open as long as it is mounted.
 * @param onFocusLost when the opener no longer exists
 */
export function useCameraDialog(onClose: () => void, onFocusLost?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useBackStep(true, onClose)
  // `close` means that the person closed it: code never does. Opened before the children's effects, which set the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    opener.current = document.activeElement
    element.showModal()
  }, [])
  const giveFocusBack = useEffectEvent(() => {
    const before = opener.current
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
    else onFocusLost?.()
  })
  // Browsers restore the focus only after `close()`.
  useEffect(() => giveFocusBack, [])
  return dialog
}

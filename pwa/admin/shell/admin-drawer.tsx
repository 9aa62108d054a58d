import { useEffect, useRef } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { AdminMenuEntries, AdminMenuFoot } from './admin-menu-entries.tsx'

interface AdminDrawerProps {
  open: boolean
  onClose: () => void
  current: string
}

/** The menu in narrow windows. Closes on a choice, Escape or a press outside. */
export function AdminDrawer({ open, onClose, current }: AdminDrawerProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      // Focus the menu, not its close button.
      dialog.querySelector<HTMLElement>('nav')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    // Pointer shortcut. The keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className="admin-drawer"
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="admin-nav column">
        <div className="admin-nav-brand row">
          <Logo size="md" />
          <IconButton svg={close} label="Fechar menu" onClick={onClose} />
        </div>
        <AdminMenuEntries current={current} onGo={onClose} />
        <AdminMenuFoot onGo={onClose} />
      </div>
    </dialog>
  )
}

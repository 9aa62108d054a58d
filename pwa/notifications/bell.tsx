import { useState } from 'react'
import bell from '@phosphor-icons/core/assets/regular/bell.svg?raw'
import { UNREAD_CAP } from '#contract/notifications.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { useUnreadCount } from './use-notifications.ts'
import { useAsked } from '#pwa/ui/use-asked.ts'
import './notifications.css'

export function Bell({ inFront }: { inFront: boolean }) {
  const [isOpen, setOpen] = useState(false)
  // A notification about no order opens the menu.
  const [asked, settle] = useAsked('aviso')
  const [order] = useAsked('pedido')
  const isShown = isOpen || (asked !== null && order === null)
  const count = useUnreadCount(inFront)
  return (
    <>
      <IconButton
        svg={bell}
        label={count === 0 ? 'Notificações' : `Notificações, ${count} não ${count === 1 ? 'lida' : 'lidas'}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        badge={
          count > 0 && (
            <span className="bell-count num" aria-hidden="true">
              {count > UNREAD_CAP ? `${UNREAD_CAP}+` : count}
            </span>
          )
        }
      />
      <NotificationsMenu
        open={isShown}
        onClose={() => {
          setOpen(false)
          settle()
        }}
      />
    </>
  )
}

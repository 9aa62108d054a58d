import bell from '@phosphor-icons/core/assets/regular/bell.svg?raw'
import camera from '@phosphor-icons/core/assets/regular/camera.svg?raw'
import clipboardText from '@phosphor-icons/core/assets/regular/clipboard-text.svg?raw'
import clock from '@phosphor-icons/core/assets/regular/clock.svg?raw'
import filePdf from '@phosphor-icons/core/assets/regular/file-pdf.svg?raw'
import handWaving from '@phosphor-icons/core/assets/regular/hand-waving.svg?raw'
import package_ from '@phosphor-icons/core/assets/regular/package.svg?raw'
import sealCheck from '@phosphor-icons/core/assets/regular/seal-check.svg?raw'
import trash from '@phosphor-icons/core/assets/regular/trash.svg?raw'
import type { Notification } from '#contract/notifications.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { timeAgo } from './time-ago.ts'

const ICONS: Readonly<Record<string, string>> = {
  order_update: package_,
  order_status: clock,
  order_complete: sealCheck,
  pdf_ready: filePdf,
  welcome: handWaving,
  form_reminder: clipboardText,
  photo_wanted: camera,
  desk_photo: camera,
}

interface NotificationRowProps {
  notification: Notification
  onOpen: () => void
  onRemove: () => void
}

export function NotificationRow({ notification, onOpen, onRemove }: NotificationRowProps) {
  return (
    <li className="notification flex rule-top" data-unread={notification.read ? undefined : ''}>
      <button type="button" className="notification-open flex gap-14 t-left" onClick={onOpen}>
        <Icon svg={ICONS[notification.type] ?? bell} />
        <span>
          <strong>
            {notification.title}
            {!notification.read && <span className="visually-hidden"> (não lida)</span>}
          </strong>
          <span className="notification-text t-label t-soft">{notification.message}</span>
          <small className="mt-4 t-caption t-faint">{timeAgo(notification.createdAt)}</small>
        </span>
      </button>
      <IconButton svg={trash} label={`Excluir: ${notification.title}`} onClick={onRemove} />
    </li>
  )
}

import { formatDayTime } from '#contract/format.ts'
import type { Notification } from '#contract/notifications.ts'
import { notificationPath } from '#contract/push.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useGo } from '#pwa/ui/use-go.ts'

interface NotificationDetailsProps {
  notification: Notification | null
  onClose: () => void
  onRead: (id: string) => void
}

function errandOf({ type }: Notification): string | null {
  if (type === 'photo_wanted') return 'Enviar a foto'
  if (type === 'alarm') return 'Abrir Saúde'
  if (type === 'orders_alarm') return 'Abrir os pedidos'
  return type.startsWith('desk_') ? 'Abrir a mesa' : null
}

function Errand({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const go = useGo(notificationPath(notification))
  const words = errandOf(notification)
  if (!words) return null
  return (
    <ButtonLink
      wide
      size="medium"
      href={go.href}
      onClick={(event) => {
        onLeave()
        go.onClick(event)
      }}
    >
      {words}
    </ButtonLink>
  )
}

export function NotificationDetails({ notification, onClose, onRead }: NotificationDetailsProps) {
  return (
    <Dialog
      open={notification !== null}
      onClose={onClose}
      title={notification?.title ?? ''}
      footer={
        notification && (
          <>
            <Errand notification={notification} onLeave={() => onRead(notification.id)} />
            {!notification.read && (
              <Button
                wide
                size="medium"
                kind={errandOf(notification) ? 'secondary' : 'primary'}
                onClick={() => onRead(notification.id)}
              >
                Marcar como lida
              </Button>
            )}
          </>
        )
      }
    >
      {notification && (
        <>
          <p className="t-body">{notification.message}</p>
          <p className="t-small t-soft mt-12 num">{formatDayTime(notification.createdAt)}</p>
        </>
      )}
    </Dialog>
  )
}

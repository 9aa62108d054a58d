import gear from '@phosphor-icons/core/assets/regular/gear-six.svg?raw'
import { useState } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import type { Notification } from '#contract/notifications.ts'
import { paths } from '#pwa/paths.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import { NotificationDetails } from './notification-details.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead, useNotifications, useRemoveNotification } from './use-notifications.ts'
import './notifications.css'

interface NotificationsMenuProps {
  open: boolean
  onClose: () => void
}

export function NotificationsMenu({ open, onClose }: NotificationsMenuProps) {
  const { data, isPending, isError, error, refetch } = useNotifications(open)
  const markRead = useMarkRead()
  const remove = useRemoveNotification()
  const [opened, setOpened] = useState<Notification | null>(null)
  const unread = (data ?? []).filter((item) => !item.read).map((item) => item.id)
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Notificações"
        place="end"
        actions={<SettingsLink onLeave={onClose} />}
      >
        {unread.length > 0 && (
          <Button kind="text" size="medium" onClick={() => markRead.mutate(unread)}>
            Marcar todas como lidas
          </Button>
        )}
        {isPending && !isError && (
          <div className="notifications-loading stack gap-16" role="status" aria-label="Carregando notificações">
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        )}
        {isError && (
          <ErrorState
            title="Não conseguimos abrir as notificações."
            text={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <p className="notifications-empty t-body t-soft">Nenhuma notificação</p>}
        <ul>
          {data?.map((item) => (
            <NotificationRow
              key={item.id}
              notification={item}
              onOpen={() => setOpened(item)}
              onRemove={() => remove.mutate(item.id)}
            />
          ))}
        </ul>
      </Dialog>
      <NotificationDetails
        notification={opened}
        onClose={() => setOpened(null)}
        onRead={(id) => {
          markRead.mutate([id])
          setOpened(null)
        }}
      />
    </>
  )
}

function SettingsLink({ onLeave }: { onLeave: () => void }) {
  const go = useGo(paths.notificationSettings)
  return (
    <a
      className="icon-button"
      href={go.href}
      aria-label="O que receber"
      title="O que receber"
      onClick={(event) => {
        onLeave()
        go.onClick(event)
      }}
    >
      <Icon svg={gear} />
    </a>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import trash from '@phosphor-icons/core/assets/regular/trash.svg?raw'
import { type AdminNotification, adminNotificationsApi } from '#contract/admin/notifications.ts'
import { formatDayTime } from '#contract/format.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { BroadcastsBar } from './broadcasts-bar.tsx'
import { type BulkAction, BulkBar } from '#pwa/admin/kit/bulk-bar.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView, listKey } from '#pwa/admin/kit/list-view.tsx'
import { NotificationDialog } from './notification-dialog.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import './notifications.css'

const WORDS = {
  search: 'Buscar notificações',
  placeholder: 'Nome ou e-mail de quem recebeu',
  caption: 'Notificações, da mais nova à mais antiga',
  loading: 'Carregando as notificações...',
  failed: 'Não conseguimos abrir as notificações.',
  empty: {
    title: 'Nenhuma notificação ainda',
    text: 'Cada aviso que o cliente recebe, da compra ao relatório pronto, aparece aqui.',
  },
  none: 'Nenhuma notificação encontrada',
  many: 'notificações',
} as const

const DELETE: BulkAction<AdminNotification> = {
  label: 'Excluir',
  sure: (count) => `Excluir ${count === 1 ? '1 notificação' : `${count} notificações`} de vez?`,
  run: ({ id }) => call(notificationsApi.remove, { params: { id } }),
}

export function NotificationsView() {
  const { params, change } = useAdminAddress()
  const [asking, setAsking] = useState<AdminNotification | null>(null)
  const creating = params.get('new') === 'notification'
  const columns: ListColumn<AdminNotification>[] = [
    {
      id: 'words',
      label: 'Notificação',
      onCard: 'head',
      cell: ({ title, message }) => (
        <>
          <span className="cell-name">{title}</span>
          <span className="cell-sub notification-words" title={message}>
            {message}
          </span>
        </>
      ),
    },
    {
      id: 'who',
      label: 'Destinatário',
      width: '24%',
      cell: (notification) => (
        <PersonLink userId={notification.userId} className="cell-link">
          {recipientOf(notification)}
        </PersonLink>
      ),
    },
    {
      id: 'date',
      label: 'Data',
      sort: 'date',
      width: '150px',
      leaves: 1,
      cell: ({ createdAt }) => <span className="num">{formatDayTime(createdAt)}</span>,
    },
    {
      id: 'read',
      label: 'Status',
      width: '90px',
      cell: ({ read }) => <Badge tone={read ? 'k' : 'b'}>{read ? 'Lida' : 'Nova'}</Badge>,
    },
    {
      id: 'actions',
      label: 'Excluir',
      width: '92px',
      align: 'end',
      onCard: 'foot',
      // Visible on hover or focus.
      cell: (notification) => (
        <span className="cell-actions row-hover">
          <IconButton
            svg={trash}
            className="admin-action"
            label={`Excluir ${notification.title}, de ${recipientOf(notification)}`}
            onClick={() => setAsking(notification)}
          />
        </span>
      ),
    },
  ]
  return (
    <>
      <BroadcastsBar />
      <ListView
        view="notifications"
        words={WORDS}
        columns={columns}
        nameOf={({ title, recipientEmail }) => `${title}, para ${recipientEmail}`}
        ask={(query, signal) => call(adminNotificationsApi.notifications, { query }, { signal })}
        bulk={(picked, onClear) => (
          <BulkBar
            words={['notificação selecionada', 'notificações selecionadas']}
            picked={picked}
            actions={[DELETE]}
            listKey={listKey('notifications')}
            onClear={onClear}
          />
        )}
        tools={
          <Button
            size="small"
            icon={<Icon svg={plus} size={18} />}
            onClick={() => change({ new: 'notification' }, { push: true })}
          >
            Criar notificação
          </Button>
        }
      />
      <DeleteDialog notification={asking} onClose={() => setAsking(null)} />
      <NotificationDialog open={creating} onClose={() => creating && change({ new: undefined })} />
    </>
  )
}

interface DeleteDialogProps {
  notification: AdminNotification | null
  onClose: () => void
}

/** The customer loses the notification too, for good. */
function DeleteDialog({ notification, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const remove = async ({ id, title }: AdminNotification) => {
    onClose()
    try {
      await call(notificationsApi.remove, { params: { id } })
      showToast('Notificação deletada', title)
      await client.invalidateQueries({ queryKey: listKey('notifications') })
    } catch {
      showToast('Erro ao deletar', 'Não foi possível deletar a notificação.', 'danger')
    }
  }
  return (
    <Dialog
      open={notification !== null}
      onClose={onClose}
      title="Excluir esta notificação?"
      footer={
        notification && (
          <>
            <Button className="button-danger" size="medium" onClick={() => void remove(notification)}>
              Excluir
            </Button>
            <Button kind="secondary" size="medium" onClick={onClose}>
              Cancelar
            </Button>
          </>
        )
      }
    >
      {notification && (
        <div className="dialog-words">
          <p>
            <b>{notification.title}</b>
          </p>
          <p>Ela some também para {recipientOf(notification)}, e não volta.</p>
        </div>
      )}
    </Dialog>
  )
}

const recipientOf = ({ recipientName, recipientEmail }: AdminNotification) => recipientName ?? recipientEmail

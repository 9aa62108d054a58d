import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import list from '@phosphor-icons/core/assets/regular/list.svg?raw'
import user from '@phosphor-icons/core/assets/regular/user.svg?raw'
import { paths } from '#pwa/paths.ts'
import { Bell } from '#pwa/notifications/bell.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { OnlineNow } from './online-now.tsx'

interface AdminHeaderProps {
  title: string
  description: ReactNode
  /** Only where the menu is a drawer. */
  onMenu?: (() => void) | undefined
}

export function AdminHeader({ title, description, onMenu }: AdminHeaderProps) {
  const inFront = useInFront()
  return (
    <header className="admin-header row gap-20 rule-bottom">
      {onMenu && <IconButton svg={list} label="Abrir menu" onClick={onMenu} />}
      <div className="grow narrows">
        <h1 className="admin-title">{title}</h1>
        <p className="admin-description t-soft nowrap num">{description}</p>
      </div>
      <OnlineNow />
      <Bell inFront={inFront} />
      <Link className="admin-pill inline-row t-strong t-caption t-plain nowrap" to={paths.dashboard}>
        <Icon svg={user} size={20} />
        <span className="admin-pill-label">Meu painel de cliente</span>
      </Link>
    </header>
  )
}

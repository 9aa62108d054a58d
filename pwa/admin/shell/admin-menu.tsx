import sidebar from '@phosphor-icons/core/assets/regular/sidebar-simple.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { Logo, Mark } from '#pwa/ui/logo.tsx'
import { AdminMenuEntries, AdminMenuFoot } from './admin-menu-entries.tsx'

interface AdminMenuProps {
  current: string
  folded: boolean
  onFold: () => void
}

/** 232 px wide, or 64 when folded to icons. */
export function AdminMenu({ current, folded, onFold }: AdminMenuProps) {
  return (
    <aside className="admin-nav column" data-folded={folded ? '' : undefined}>
      <div className="admin-nav-brand row">{folded ? <Mark side={28} /> : <Logo size="md" />}</div>
      <AdminMenuEntries current={current} folded={folded} />
      <AdminMenuFoot folded={folded}>
        <button
          type="button"
          className="admin-nav-entry"
          aria-expanded={!folded}
          title={folded ? 'Abrir menu' : undefined}
          onClick={onFold}
        >
          <Icon svg={sidebar} size={20} />
          <span className="admin-nav-label">{folded ? 'Abrir menu' : 'Recolher menu'}</span>
        </button>
      </AdminMenuFoot>
    </aside>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import signOut from '@phosphor-icons/core/assets/regular/sign-out.svg?raw'
import userCircle from '@phosphor-icons/core/assets/regular/user-circle.svg?raw'
import { paths } from '#pwa/paths.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { STAFF_ROLE_WORDS } from '#contract/permissions.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { useSignOut } from '#pwa/auth/use-sign-out.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { useAdminViews } from './views.tsx'

interface AdminMenuEntriesProps {
  current: string
  folded?: boolean
  onGo?: () => void
}

export function AdminMenuEntries({ current, folded, onGo }: AdminMenuEntriesProps) {
  const views = useAdminViews()
  const menu = useRef<HTMLElement>(null)
  // In short windows the current entry may be hidden under the foot.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav aria-label="Administração" ref={menu} tabIndex={-1}>
      <ul>
        {views.map(({ id, label, svg, Badge }) => (
          <li key={id}>
            <Link
              className="admin-nav-entry"
              to={`${paths.admin}?view=${id}`}
              aria-current={id === current ? 'page' : undefined}
              title={folded ? label : undefined}
              onClick={onGo}
            >
              <Icon svg={svg} size={20} />
              <span className="admin-nav-label">{label}</span>
              {Badge && <Badge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface AdminMenuFootProps {
  folded?: boolean
  onGo?: () => void
  children?: ReactNode
}

export function AdminMenuFoot({ folded, onGo, children }: AdminMenuFootProps) {
  const { change } = useAdminAddress()
  const leave = useSignOut()
  const role = useViewer().user?.staffRole
  return (
    <div className="admin-nav-foot rigid mt-auto">
      <p className="admin-nav-who t-caption t-soft">
        Conectado como Administrador
        {role && (
          <>
            {' '}
            <b className="block t-ink">{STAFF_ROLE_WORDS[role]}</b>
          </>
        )}
      </p>
      <button
        type="button"
        className="admin-nav-entry"
        title={folded ? 'Sua conta' : undefined}
        onClick={() => {
          onGo?.()
          change({ account: '1' }, { push: true })
        }}
      >
        <Icon svg={userCircle} size={20} />
        <span className="admin-nav-label">Sua conta</span>
      </button>
      {children}
      <button
        type="button"
        className="admin-nav-entry"
        title={folded ? 'Sair' : undefined}
        aria-busy={leave.isPending}
        onClick={() => leave.isPending || leave.mutate()}
      >
        <Icon svg={signOut} size={20} />
        <span className="admin-nav-label">{leave.isPending ? 'Saindo...' : 'Sair'}</span>
      </button>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import arrowsClockwise from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw'
import signOut from '@phosphor-icons/core/assets/regular/sign-out.svg?raw'
import { paths } from '#pwa/paths.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import './dashboard.css'

interface DashboardHeaderProps {
  isRefreshing: boolean
  onRefresh: () => void
  isLeaving: boolean
  onLeave: () => void
  /** Shows a link back to work. */
  isAdmin: boolean
  /** Passed in: it belongs to another folder. */
  bell: ReactNode
}

export function DashboardHeader({ isRefreshing, onRefresh, isLeaving, onLeave, isAdmin, bell }: DashboardHeaderProps) {
  return (
    <header className="dash-header">
      <div className="dash-header-row split">
        <a href={paths.home} className="inline-row tap t-plain" aria-label="Rosto Ideal, página inicial">
          <Logo />
        </a>
        <div className="dash-header-actions flex">
          <IconButton svg={arrowsClockwise} label="Atualizar" aria-busy={isRefreshing} onClick={onRefresh} />
          {bell}
          <IconButton svg={signOut} label="Sair" disabled={isLeaving} onClick={onLeave} />
        </div>
      </div>
      {isAdmin && (
        <nav className="dash-admin on-sand" aria-label="Administração">
          <p>
            Este é o seu próprio painel de cliente. <Link to={paths.admin}>Voltar à administração</Link>
          </p>
        </nav>
      )}
    </header>
  )
}

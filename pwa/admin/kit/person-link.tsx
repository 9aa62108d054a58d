import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'

/** The current address plus a parameter: dialogs are linkable and close with the back button. */
export function useOver(name: string, value: string): string {
  const params = new URLSearchParams(useLocation().search)
  params.set(name, value)
  return `${paths.admin}?${params}`
}

interface PersonLinkProps {
  userId: string
  className?: string
  children: ReactNode
}

/** Opens the person's details over the current view. */
export function PersonLink({ userId, className = 'cell-name', children }: PersonLinkProps) {
  return (
    <Link className={className} to={useOver('person', userId)}>
      {children}
    </Link>
  )
}

export const searchHref = (view: string, search: string) =>
  `${paths.admin}?view=${view}&search=${encodeURIComponent(search)}`

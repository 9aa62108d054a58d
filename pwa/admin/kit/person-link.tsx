import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'

/** This view, with one more parameter: what opens over it can be linked, and closed with the back button. */
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

/** Opens the person's details over whatever view one is on. */
export function PersonLink({ userId, className = 'cell-name', children }: PersonLinkProps) {
  return (
    <Link className={className} to={useOver('person', userId)}>
      {children}
    </Link>
  )
}

/** Another view, filtered to what the words find. */
export const searchHref = (view: string, search: string) =>
  `${paths.admin}?view=${view}&search=${encodeURIComponent(search)}`

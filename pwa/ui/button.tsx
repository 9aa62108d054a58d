import type { ComponentPropsWithRef, ReactNode } from 'react'
import './button.css'

type Kind = 'primary' | 'secondary' | 'text' | 'paper' | 'band'

interface Look {
  /** For wine bands: `paper` is the pill, `band` the ring. */
  kind?: Kind
  /** 56 px, 48 in cards, 36 in the administration. */
  size?: 'large' | 'medium' | 'small'
  /** As wide as its place, or so only on phones. */
  wide?: boolean | 'phone'
}

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** Replaces the label; presses are ignored. */
  busy?: string | false | undefined
  icon?: ReactNode
}

export function Button({ kind, size, wide, busy, icon, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={`${look({ kind, size, wide })} ${className ?? ''}`}
      // `disabled` would lose the keyboard focus.
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="button-spinner" aria-hidden="true" /> : icon}
      {busy || children}
    </button>
  )
}

interface ButtonLinkProps extends Look, ComponentPropsWithRef<'a'> {
  icon?: ReactNode
}

export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`${look({ kind, size, wide })} ${className ?? ''}`}>
      {icon}
      {children}
    </a>
  )
}

function look({ kind = 'primary', size = 'large', wide }: Look): string {
  return `button button-${kind} button-${size}${wide === 'phone' ? ' button-wide-phone' : wide ? ' button-wide' : ''}`
}

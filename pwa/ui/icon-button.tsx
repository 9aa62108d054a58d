import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './button.css'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  svg: string
  label: string
  /** A count or dot. */
  badge?: ReactNode
}

/** 48 × 48 px. */
export function IconButton({ svg, label, badge, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={`icon-button ${className ?? ''}`}
      aria-label={label}
      title={label}
    >
      <Icon svg={svg} />
      {badge}
    </button>
  )
}

import './icon.css'

interface IconProps {
  /** From `@phosphor-icons/core/assets` with `?raw`: only used icons are shipped. */
  svg: string
  size?: 16 | 18 | 20 | 24 | 32 | 48
  /** Needed where no text says the same. */
  label?: string
}

export function Icon({ svg, size = 24, label }: IconProps) {
  return (
    <span
      className={`icon icon-${size}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

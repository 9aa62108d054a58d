import './icon.css'

interface IconProps {
  /** A file of `@phosphor-icons/core/assets`, imported with `?raw`: only the icons somebody imports are shipped. */
  svg: string
  size?: 16 | 18 | 20 | 24 | 32 | 48
  /** Says what the icon means where no text beside it does. */
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

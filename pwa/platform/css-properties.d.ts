import 'react'

declare module 'react' {
  /** CSS variables. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }

  /** Dialogs without a script. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}

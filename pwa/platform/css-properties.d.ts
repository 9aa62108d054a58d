import 'react'

declare module 'react' {
  /** A style may set the variables its stylesheet reads. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }

  /** A button may command a dialog without a script. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    /** The dialog's id. */
    commandfor?: string | undefined
  }
}

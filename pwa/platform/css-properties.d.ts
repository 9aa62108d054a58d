import 'react'

declare module 'react' {
  /** Allows CSS variables in `style`. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }

  /** Lets a button control a dialog without a script. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    /** The dialog's id. */
    commandfor?: string | undefined
  }
}

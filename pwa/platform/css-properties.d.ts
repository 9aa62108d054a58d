import 'react'

declare module 'react' {
  /** A style may set the variables its stylesheet reads. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

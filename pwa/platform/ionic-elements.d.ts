import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    /** Ionic's elements that are used by their own names. */
    interface IntrinsicElements {
      'ion-refresher': Plain
      'ion-refresher-content': Plain
    }
  }
}

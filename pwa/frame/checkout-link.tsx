import type { ReactNode } from 'react'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'

interface CheckoutLinkProps {
  kind?: 'primary' | 'secondary' | 'paper' | 'text'
  size?: 'large' | 'medium'
  wide?: boolean
  /** The button's name in the figures; without one it is the page's. */
  source?: string
  onClick?: () => void
  children: ReactNode
}

/** The one way to the payment page: another provider's, in another tab. `platform/checkout-click` gives each press its id. */
export function CheckoutLink({ kind, size, wide, source, onClick, children }: CheckoutLinkProps) {
  return (
    <ButtonLink
      kind={kind}
      size={size}
      wide={wide}
      href={CHECKOUT_URL}
      target="_blank"
      rel="noopener"
      data-source={source}
      onClick={onClick}
    >
      {children}
      <span className="visually-hidden"> (abre o pagamento em outra aba)</span>
    </ButtonLink>
  )
}

import type { ReactNode } from 'react'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'

interface CheckoutLinkProps {
  kind?: 'primary' | 'secondary' | 'paper' | 'text'
  size?: 'large' | 'medium'
  wide?: boolean | 'phone'
  /** For analytics; the page's name by default. */
  source?: string
  onClick?: () => void
  children: ReactNode
}

/** The one link to the payment page, which belongs to another provider. `tracking/checkout-click` gives each press an id. */
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

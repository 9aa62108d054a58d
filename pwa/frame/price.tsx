import { formatMoney } from '#contract/format.ts'
import { INSTALMENT_CENTS, INSTALMENT_TOTAL_CENTS, INSTALMENTS, PRICE_CENTS } from '#contract/offer.ts'
import './price.css'

/** The price and the instalments with their total, as consumer law asks. This guide never had another price: none is struck. */
export function Price({ className = '' }: { className?: string }) {
  return (
    <p className={`price num ${className}`}>
      <strong>{formatMoney(PRICE_CENTS)}</strong>{' '}
      <span className="price-instalments">
        ou {INSTALMENTS}x de {formatMoney(INSTALMENT_CENTS)} (total {formatMoney(INSTALMENT_TOTAL_CENTS)})
      </span>
    </p>
  )
}

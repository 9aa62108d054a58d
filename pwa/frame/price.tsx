import { formatMoney } from '#contract/format.ts'
import { INSTALMENT_CENTS, INSTALMENT_TOTAL_CENTS, INSTALMENTS, PRICE_CENTS } from '#contract/offer.ts'
import './price.css'

interface PriceProps {
  className?: string
  /** Said before the instalments. */
  once?: string
}

/** The price and the instalments with their total, as consumer law asks. */
export function Price({ className = '', once }: PriceProps) {
  return (
    <p className={`price num ${className}`}>
      <strong>{formatMoney(PRICE_CENTS)}</strong>{' '}
      <span className="price-instalments">
        {once && `${once} `}
        {once ? 'Ou' : 'ou'} {INSTALMENTS}x de {formatMoney(INSTALMENT_CENTS)} (total{' '}
        {formatMoney(INSTALMENT_TOTAL_CENTS)})
      </span>
    </p>
  )
}

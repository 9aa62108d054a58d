import { formatMoney } from '#contract/format.ts'
import { INSTALMENT_CENTS, INSTALMENT_TOTAL_CENTS, INSTALMENTS, PRICE_CENTS } from '#contract/offer.ts'
import './frame.css'

interface PriceProps {
  className?: string
  once?: string
}

/** With instalments and total, as consumer law requires. */
export function Price({ className = '', once }: PriceProps) {
  return (
    <p className={`price num ${className}`}>
      <strong>{formatMoney(PRICE_CENTS)}</strong>{' '}
      <span className="price-instalments t-small t-soft">
        {once && `${once} `}
        {once ? 'Ou' : 'ou'} {INSTALMENTS}x de {formatMoney(INSTALMENT_CENTS)} (total{' '}
        {formatMoney(INSTALMENT_TOTAL_CENTS)})
      </span>
    </p>
  )
}

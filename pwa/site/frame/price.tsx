import { formatMoney } from '#contract/format.ts'
import {
  INSTALMENT_CENTS,
  INSTALMENT_TOTAL_CENTS,
  INSTALMENTS,
  LIST_PRICE_CENTS,
  PRICE_CENTS,
} from '#contract/offer.ts'
import './price.css'

/** The price, the list price struck, the instalments with their total, as consumer law asks. */
export function Price({ className = '' }: { className?: string }) {
  return (
    <p className={`price num ${className}`}>
      <s>
        <span className="visually-hidden">De </span>
        {formatMoney(LIST_PRICE_CENTS)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">por </span>
        {formatMoney(PRICE_CENTS)}
      </strong>{' '}
      <span className="price-instalments">
        ou {INSTALMENTS}x de {formatMoney(INSTALMENT_CENTS)} (total {formatMoney(INSTALMENT_TOTAL_CENTS)})
      </span>
    </p>
  )
}

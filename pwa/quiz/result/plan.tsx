import check from '@phosphor-icons/core/assets/regular/check.svg?raw'
import seal from '@phosphor-icons/core/assets/regular/seal-check.svg?raw'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { formatMoney } from '#contract/format.ts'
import { INSTALMENT_CENTS, INSTALMENT_TOTAL_CENTS, INSTALMENTS, PRICE_CENTS } from '#contract/offer.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { GUARANTEES, PLAN, REST } from '../content/result-rest.ts'

export function Plan({ name, onBuy }: { name: string | null; onBuy: () => void }) {
  return (
    <section className="result-plan mt-56 t-band on-band">
      <div className="result-column">
        <h2 className="result-head">{REST.plan(name)}</h2>
        <ul className="result-list mt-20">
          {PLAN.map((reason) => (
            <li key={reason}>
              <Icon svg={check} size={20} />
              {reason}
            </li>
          ))}
        </ul>
        <CheckoutLink kind="paper" wide source="quiz_result_final" onClick={onBuy}>
          {REST.final}
        </CheckoutLink>
        <p className="result-plan-price mt-14 t-band-soft num">
          {formatMoney(PRICE_CENTS)}, ou {INSTALMENTS}x de {formatMoney(INSTALMENT_CENTS)} (total{' '}
          {formatMoney(INSTALMENT_TOTAL_CENTS)})
        </p>
        <ul className="result-guarantees stack gap-12 mt-28 t-medium t-label">
          {GUARANTEES.map((promise) => (
            <li className="row" key={promise}>
              <Icon svg={seal} />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

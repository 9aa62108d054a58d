import { type FormEvent, useState } from 'react'
import { formatMoney } from '#contract/format.ts'
import { marketingApi, type OfferTerms } from '#contract/marketing.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { SwitchRow } from '#pwa/ui/switch-row.tsx'

interface OfferSettingProps {
  terms: OfferTerms
  stale: readonly unknown[]
}

/** The price's end date and an earlier, higher price: what the site may claim about them in Real mode. */
export function OfferSetting({ terms, stale }: OfferSettingProps) {
  const [endsOn, setEndsOn] = useState(terms.endsOn ?? '')
  const [hasListPrice, setHasListPrice] = useState(terms.listPrice !== null)
  const [listPrice, setListPrice] = useState(() => typedOf(terms.listPrice))
  const saving = useSave({
    save: (wanted: OfferTerms) => call(marketingApi.setOffer, { body: wanted }),
    done: 'Oferta guardada',
    failed: 'Erro',
    stale: [stale],
    onRefused: ({ code }) => code === 'invalid',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { price, where, from, until } = listPrice
    saving.send({
      endsOn: endsOn || null,
      listPrice: hasListPrice ? { cents: centsOf(price), where, from, until } : null,
    })
  }
  const edit = (part: Partial<typeof listPrice>) => setListPrice((before) => ({ ...before, ...part }))
  const error = (field: string) => saving.fields[field]
  return (
    <section className="integration" aria-labelledby="offer-setting">
      <h2 id="offer-setting">Prazo da oferta</h2>
      <p className="t-soft">
        Em Real, a faixa do site diz até quando vale o preço de {formatMoney(PRICE_CENTS)}, em dias. Sem data, ela diz
        que não há relógio. Marque só um fim de verdade: depois dele, mude o preço na Kiwify. Um prazo que sempre se
        renova é publicidade enganosa (CDC, art. 37).
      </p>
      <form className="offer-setting stack start gap-16 mt-14" onSubmit={submit}>
        <TextField
          label="Último dia deste preço"
          optional
          help="Vale até as 23h59, horário de São Paulo."
          type="date"
          value={endsOn}
          error={error('endsOn')}
          onChange={(event) => setEndsOn(event.target.value)}
        />
        <SwitchRow
          title="Mostrar um preço anterior riscado"
          text="Só se ele foi mesmo cobrado: o site diz onde e quando."
          isOn={hasListPrice}
          onChange={setHasListPrice}
        />
        {hasListPrice && (
          <div className="offer-list-price stack start gap-16 mt-14">
            <TextField
              label="Preço cobrado (R$)"
              inputMode="decimal"
              placeholder="120,00"
              value={listPrice.price}
              error={error('listPrice.cents')}
              onChange={(event) => edit({ price: event.target.value })}
            />
            <TextField
              label="Onde"
              placeholder="na página de vendas"
              maxLength={60}
              value={listPrice.where}
              error={error('listPrice.where')}
              onChange={(event) => edit({ where: event.target.value })}
            />
            <TextField
              label="De"
              type="date"
              value={listPrice.from}
              error={error('listPrice.from')}
              onChange={(event) => edit({ from: event.target.value })}
            />
            <TextField
              label="Até"
              type="date"
              value={listPrice.until}
              error={error('listPrice.until')}
              onChange={(event) => edit({ until: event.target.value })}
            />
          </div>
        )}
        <Button type="submit" kind="secondary" size="medium" busy={saving.busy && 'Guardando...'}>
          Guardar a oferta
        </Button>
      </form>
    </section>
  )
}

const typedOf = (price: OfferTerms['listPrice']) => ({
  price: price ? (price.cents / 100).toFixed(2).replace('.', ',') : '',
  where: price?.where ?? '',
  from: price?.from ?? '',
  until: price?.until ?? '',
})

/** `1.120,50` → 112050; 0 for what is no amount, which is refused at its field. */
function centsOf(typed: string): number {
  const amount = Number(typed.replace(/[R$\s.]/g, '').replace(',', '.'))
  return Number.isFinite(amount) ? Math.round(amount * 100) : 0
}

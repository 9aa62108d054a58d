import { formatDayTime, shortId } from '#contract/format.ts'
import { CONSENT_WORDS, type ConsentEntry } from '#contract/privacy.ts'

/** Entries are never removed. */
export function ConsentHistory({ consents }: { consents: readonly ConsentEntry[] }) {
  return (
    <section aria-labelledby="consents-title">
      <h2 className="t-h2-app" id="consents-title">
        O que você autorizou
      </h2>
      {consents.length === 0 && <p className="t-body t-soft">Nada ainda. As autorizações vêm com o formulário.</p>}
      <ol className="consents full">
        {consents.map((consent) => (
          <li key={consent.id} data-granted={consent.granted ? '' : undefined}>
            <strong>{consent.granted ? 'Autorizado' : 'Retirado'}</strong>
            <span>{CONSENT_WORDS[consent.kind]}</span>
            <small className="num">
              {formatDayTime(consent.at)}, texto {consent.version}
              {consent.orderId && `, pedido ${shortId(consent.orderId)}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

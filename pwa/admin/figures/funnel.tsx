import type { FunnelStage, FunnelStep, OutsideFunnel, Period } from '#contract/admin/analytics.ts'
import { formatInteger } from '#contract/format.ts'
import { LEAD_LIFE_MONTHS } from '#contract/offer.ts'
import { formatShare } from '#pwa/admin/kit/figure-words.ts'

const STEP_WORDS: Readonly<Record<FunnelStage, string>> = {
  intro: 'Abriu o teste',
  faceShape: 'Formato do rosto',
  jaw: 'Mandíbula',
  forehead: 'Testa',
  name: 'Nome',
  cheekbones: 'Maçãs do rosto',
  faceLength: 'Comprimento',
  style: 'Estilo',
  email: 'E-mail',
  lead: 'Deixou o contato',
  objective: 'Objetivo',
  result: 'Resultado',
  checkout: 'Foi ao checkout',
  paid: 'Comprou',
  form: 'Enviou o formulário',
  delivered: 'Recebeu o relatório',
  rated: 'Avaliou',
}

const shareOf = (part: number, whole: number) => (whole === 0 ? '—' : formatShare(part / whole))

/** Visits to the test are kept for a limited time. */
export const goesBack = (period: Period) =>
  period === 'all' ? ` Visitas ao teste são guardadas por ${LEAD_LIFE_MONTHS} meses: a conta vai até aí.` : ''

interface Props {
  readonly steps: readonly FunnelStep[]
  readonly outside: OutsideFunnel
  readonly period: Period
}

/** Each step's count, as a share of the step before and of the first. */
export function Funnel({ steps, outside, period }: Props) {
  const first = steps[0]?.count ?? 0
  const others = outsideWords(outside, period)
  return (
    <section className="analytics-funnel">
      <div className="chart-head">
        <h2>Funil</h2>
        <p>
          Das visitas ao teste que começaram no período, quantas já chegaram a cada passo: em relação ao anterior e ao
          início.{goesBack(period)}
        </p>
      </div>
      <table className="funnel num">
        <caption className="visually-hidden">
          Funil das visitas ao teste que começaram no período, da abertura à avaliação
        </caption>
        <thead>
          <tr>
            <th scope="col">Passo</th>
            <th scope="col">Visitas</th>
            <th scope="col" className="col-end">
              Do anterior
            </th>
            <th scope="col" className="col-end">
              Do início
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, count }, at) => (
            <tr key={id}>
              <th scope="row">{STEP_WORDS[id]}</th>
              <td className="funnel-bar">
                {count > 0 && (
                  <i style={{ width: `calc((100% - var(--funnel-count)) * ${count / first})` }} aria-hidden="true" />
                )}
                <span>{formatInteger(count)}</span>
              </td>
              <td className="t-soft">{at === 0 ? '—' : shareOf(count, steps[at - 1]?.count ?? 0)}</td>
              <td className="t-soft">{at === 0 ? '—' : shareOf(count, first)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others && <p className="mt-12 t-caption t-soft">{others}</p>}
    </section>
  )
}

/** Purchases of the period outside the funnel, or null. */
export function outsideWords({ untested, earlier }: OutsideFunnel, period: Period): string | null {
  const when = period === 'all' ? `nesses ${LEAD_LIFE_MONTHS} meses` : 'no período'
  const parts = [
    ...(untested > 0 ? [`${purchases(untested)} sem teste ligado a ${untested === 1 ? 'ela' : 'elas'}`] : []),
    ...(earlier > 0
      ? [`${untested > 0 ? formatInteger(earlier) : purchases(earlier)} de quem fez o teste antes ou comprou de novo`]
      : []),
  ]
  return parts.length > 0 ? `Fora do funil, ${when}: ${parts.join(' e ')}.` : null
}

const purchases = (n: number) => `${formatInteger(n)} ${n === 1 ? 'compra' : 'compras'}`

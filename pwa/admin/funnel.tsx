import type { FunnelStep } from '#contract/admin-analytics.ts'
import { formatInteger } from '#contract/format.ts'
import { formatShare } from './figure-words.ts'

const STEP_WORDS: Readonly<Record<string, string>> = {
  intro: 'Abriu o teste',
  faceShape: 'Formato do rosto',
  jaw: 'Mandíbula',
  forehead: 'Testa',
  name: 'Nome',
  cheekbones: 'Maçãs do rosto',
  faceLength: 'Comprimento',
  style: 'Estilo',
  email: 'E-mail',
  objective: 'Objetivo',
  result: 'Resultado',
  lead: 'Deixou o contato',
  checkout: 'Foi ao checkout',
  paid: 'Comprou',
  form: 'Enviou o formulário',
  delivered: 'Recebeu o relatório',
  rated: 'Avaliou',
}

/** How far people come: each step with its count, and the share of the step before that took it. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <section>
      <div className="chart-head">
        <h2>Funil</h2>
        <p>Cada linha ao lado da parte da anterior que chegou até ali.</p>
      </div>
      <table className="funnel num">
        <caption className="visually-hidden">Funil, da visita à avaliação</caption>
        <thead className="visually-hidden">
          <tr>
            <th>Passo</th>
            <th>Pessoas</th>
            <th>Da anterior</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, count }, at) => {
            const before = steps[at - 1]?.count ?? 0
            return (
              <tr key={id}>
                <th scope="row">{STEP_WORDS[id] ?? id}</th>
                <td className="funnel-bar">
                  <i style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
                  <span>{formatInteger(count)}</span>
                </td>
                <td className="funnel-share">{at === 0 || before === 0 ? '—' : formatShare(count / before)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

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

const shareOf = (part: number, whole: number) => (whole === 0 ? '—' : formatShare(part / whole))

/** How far people come: each step with its count, and what part that is of the step before and of the first. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <section>
      <div className="chart-head">
        <h2>Funil</h2>
        <p>Quantos chegaram a cada passo, de quem estava no anterior e de quem abriu o teste.</p>
      </div>
      <table className="funnel num">
        <caption className="visually-hidden">Funil, da visita à avaliação</caption>
        <thead>
          <tr>
            <th>Passo</th>
            <th>Pessoas</th>
            <th className="col-end">Do anterior</th>
            <th className="col-end">Do início</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, count }, at) => {
            const before = steps[at - 1]?.count ?? 0
            return (
              <tr key={id}>
                <th scope="row">{STEP_WORDS[id] ?? id}</th>
                <td className="funnel-bar">
                  <i style={{ width: `calc((100% - var(--funnel-count)) * ${count / most})` }} aria-hidden="true" />
                  <span>{formatInteger(count)}</span>
                </td>
                <td className="funnel-share">{at === 0 ? '—' : shareOf(count, before)}</td>
                <td className="funnel-share">{at === 0 ? '—' : shareOf(count, steps[0]?.count ?? 0)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

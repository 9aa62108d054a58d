import { useQuery } from '@tanstack/react-query'
import { MARKETING_MODES, marketingApi, type MarketingMode, SIMULATION_WARNING } from '#contract/marketing.ts'
import { call } from '#pwa/platform/api.ts'
import { useSave } from './use-save.ts'

const MODE_WORDS: Readonly<Record<MarketingMode, { label: string; what: string }>> = {
  simulado: { label: 'Simulado', what: 'Números inventados pelo site, sem relação com as vendas.' },
  real: { label: 'Real', what: 'Números de verdade, sem nomes; onde não há, nada aparece.' },
  desligado: { label: 'Desligado', what: 'Sem contadores nem avisos.' },
}
const KEY = ['admin', 'marketing'] as const

/** Where the site's tickers and counters get their figures. */
export function MarketingSetting() {
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(marketingApi.read, undefined, { signal }) })
  const choosing = useSave({
    save: (mode: MarketingMode) => call(marketingApi.choose, { body: { mode } }),
    done: 'Sucesso',
    say: ({ mode }) => `Contadores do site: ${MODE_WORDS[mode].label.toLowerCase()}.`,
    failed: 'Erro',
    stale: [KEY],
  })
  return (
    <section className="integration">
      <h2>Contadores do site</h2>
      <p className="t-soft">{SIMULATION_WARNING}</p>
      <fieldset className="modes" disabled={choosing.busy}>
        <legend className="visually-hidden">Contadores do site</legend>
        {MARKETING_MODES.map((mode) => (
          <label key={mode} htmlFor={`mode-${mode}`} aria-label={MODE_WORDS[mode].label}>
            <input
              id={`mode-${mode}`}
              type="radio"
              name="marketing"
              checked={data?.mode === mode}
              onChange={() => choosing.send(mode)}
            />
            <span>
              <b>{MODE_WORDS[mode].label}</b>
              <small>{MODE_WORDS[mode].what}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

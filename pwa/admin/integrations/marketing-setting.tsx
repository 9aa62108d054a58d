import { useQuery } from '@tanstack/react-query'
import { MARKETING_MODES, marketingApi, type MarketingMode, SIMULATION_WARNING } from '#contract/marketing.ts'
import { call } from '#pwa/platform/api.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { OfferSetting } from './offer-setting.tsx'
import './integrations.css'

const MODE_WORDS: Readonly<Record<MarketingMode, { label: string; what: string }>> = {
  simulado: {
    label: 'Simulado',
    what: 'Números, prazos e depoimentos inventados pelo site, sem relação com as vendas.',
  },
  real: {
    label: 'Real',
    what: 'Só números de verdade, sem nomes, e só frases que clientes autorizaram; onde não há, nada aparece.',
  },
  desligado: { label: 'Desligado', what: 'Sem contadores, avisos, números de clientes nem depoimentos.' },
}
const KEY = ['admin', 'marketing'] as const

const useChoice = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(marketingApi.choice, undefined, { signal }) })

/** Whether the site's figures and its claims about other customers are real or simulated. */
export function MarketingSetting() {
  const { data } = useChoice()
  return (
    <>
      <section className="integration">
        <h2>Contadores do site</h2>
        <p className="t-soft">{SIMULATION_WARNING}</p>
        <Modes name="marketing" chosen={data?.isOpen ? undefined : data?.mode} />
      </section>
      {data && <OfferSetting terms={data.offer} stale={KEY} />}
    </>
  )
}

/** Shown over every view of a new site, until an administrator has answered. */
export function MarketingQuestion() {
  const { data } = useChoice()
  if (!data?.isOpen) return null
  return (
    <section className="marketing-question" aria-labelledby="marketing-question">
      <h2 id="marketing-question">O que o site pode dizer de outros clientes?</h2>
      <p className="t-soft">
        {SIMULATION_WARNING} Até você escolher, vale Real. Depois, a escolha fica em Integrações.
      </p>
      <Modes name="marketing-question" chosen={undefined} />
    </section>
  )
}

function Modes({ name, chosen }: { name: string; chosen: MarketingMode | undefined }) {
  const choosing = useSave({
    save: (mode: MarketingMode) => call(marketingApi.choose, { body: { mode } }),
    done: 'Sucesso',
    say: ({ mode }) => `Contadores do site: ${MODE_WORDS[mode].label.toLowerCase()}.`,
    failed: 'Erro',
    stale: [KEY],
  })
  return (
    <fieldset className="modes stack mt-12" disabled={choosing.busy}>
      <legend className="visually-hidden">Contadores do site</legend>
      {MARKETING_MODES.map((mode) => (
        <label
          className="row gap-14 rule-top"
          key={mode}
          htmlFor={`${name}-${mode}`}
          aria-label={MODE_WORDS[mode].label}
        >
          <input
            id={`${name}-${mode}`}
            type="radio"
            name={name}
            checked={chosen === mode}
            onChange={() => choosing.send(mode)}
          />
          <span>
            <b>{MODE_WORDS[mode].label}</b>
            <small className="block t-caption t-soft">{MODE_WORDS[mode].what}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

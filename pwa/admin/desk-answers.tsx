import type { DeskOrder } from '#contract/admin-desk.ts'

const QUIZ_WORDS: Readonly<Record<string, string>> = {
  faceShape: 'Formato do rosto',
  jaw: 'Mandíbula',
  forehead: 'Testa',
  cheekbones: 'Maçãs do rosto',
  faceLength: 'Comprimento',
  style: 'Estilo',
  objective: 'Objetivo',
}

/** What the person said: the form, and the test where there was one. */
export function DeskAnswers({ order: { form, quiz } }: { order: DeskOrder }) {
  const facts = [
    ['Gênero', form.gender],
    ['Objetivo', form.objective],
    ['Estilo', form.style],
    ['Cabelo', form.hairLength],
    ['Barba', form.beardPreference],
    ['Manutenção', form.maintenanceLevel],
    ['Observações', form.observations],
  ] as const
  return (
    <>
      <section className="panel-section">
        <h3>Formulário</h3>
        <dl className="facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
      {quiz && (
        <section className="panel-section">
          <h3>Teste</h3>
          <dl className="facts">
            {Object.entries(quiz).map(([question, answer]) => (
              <div key={question}>
                <dt>{QUIZ_WORDS[question] ?? question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

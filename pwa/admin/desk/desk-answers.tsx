import type { DeskOrder } from '#contract/admin/desk.ts'
import { answersOn } from '#contract/form-fields.ts'

const QUIZ_WORDS: Readonly<Record<string, string>> = {
  faceShape: 'Formato do rosto',
  jaw: 'Mandíbula',
  forehead: 'Testa',
  cheekbones: 'Maçãs do rosto',
  faceLength: 'Comprimento',
  style: 'Estilo',
  objective: 'Objetivo',
}

export function DeskAnswers({ order: { form, quiz } }: { order: DeskOrder }) {
  return (
    <>
      <section className="panel-section">
        <h3>Formulário</h3>
        <dl className="facts">
          {answersOn('desk', form).map(({ key, name, words }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{words.join(', ') || '—'}</dd>
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

import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import { adminSaidApi, type DeskSaid } from '#contract/admin/said.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { DESK_KEY, deskSaidQuery } from '#pwa/admin/kit/desk-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { Icon } from '#pwa/ui/icon.tsx'

type Question = DeskSaid['questions'][number]

/** Wishes and questions of the note: each is answered by the engine, here, or by nobody yet. An open one is in sight. */
export function QuestionRows({ orderId, closed }: { orderId: string; closed: boolean }) {
  const { data } = useQuery(deskSaidQuery(orderId))
  if (!data || data.questions.length === 0) return null
  const open = data.questions.filter(({ engine, answer }) => engine === null && answer === null).length
  const requests = data.questions.filter(({ isRequest }) => isRequest).length
  const questions = data.questions.length - requests
  return (
    <details className="desk-row rule-top" open={open > 0}>
      <summary>
        <span>
          <b>
            {[
              ...(requests > 0 ? [count(requests, 'pedido', 'pedidos')] : []),
              ...(questions > 0 ? [count(questions, 'pergunta', 'perguntas')] : []),
            ].join(' e ')}
          </b>
          <span className="desk-asked-words">
            {open === 0 ? 'com resposta na carta' : `${open} sem resposta: a carta espera por você`}
          </span>
        </span>
        <Icon svg={caretDown} size={16} />
      </summary>
      {data.questions.map((question) => (
        <AnswerForm key={question.question} orderId={orderId} asked={question} closed={closed} />
      ))}
    </details>
  )
}

const LONGEST = 700

function AnswerForm({
  orderId,
  asked: { question, engine, answer },
  closed,
}: {
  orderId: string
  asked: Question
  closed: boolean
}) {
  const [words, setWords] = useState(answer?.words ?? '')
  const saving = useSave({
    save: () => call(adminSaidApi.answer, { params: { id: orderId }, body: { question, words: words.trim() } }),
    done: 'Guardado',
    say: ({ message }) => message,
    failed: 'Não foi guardado',
    stale: [DESK_KEY],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!closed && !saving.busy) saving.send(undefined)
  }
  return (
    <form className="form-rows question-row" onSubmit={submit}>
      <TextArea
        label={`“${question}”`}
        help={
          answer
            ? `Respondido por ${answer.by}`
            : engine
              ? `O motor responde: ${engine}`
              : 'Nenhuma regra responde: sai na carta, ao lado das palavras dela, com o seu nome.'
        }
        rows={2}
        maxLength={LONGEST}
        readOnly={closed}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {words.trim() !== (answer?.words ?? '') && (
        <Button type="submit" size="small" disabled={closed} busy={saving.busy && 'Guardando...'}>
          {words.trim() === '' ? 'Tirar a resposta' : 'Responder'}
        </Button>
      )}
    </form>
  )
}

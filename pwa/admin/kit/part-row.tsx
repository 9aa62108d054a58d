import { useMutation } from '@tanstack/react-query'
import { adminIntegrationsApi, type Integrations, type Part } from '#contract/admin/integrations.ts'
import { formatInteger } from '#contract/format.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'

export const PART_WORDS: Readonly<Record<Part, string>> = {
  mail: 'E-mail',
  ai: 'Inteligência artificial',
  push: 'Notificações no aparelho',
  pixel: 'Pixel da Meta',
  storage: 'Arquivos',
  queue: 'Fila de tarefas',
}

const STATES = {
  connected: { tone: 'g', words: 'Ligado' },
  local: { tone: 'b', words: 'Próprio' },
  off: { tone: 'k', words: 'Desligado' },
} as const

/** An integration's state, with a test button. */
export function PartRow({ part }: { part: Integrations['parts'][number] }) {
  const trying = useMutation({
    mutationFn: () => call(adminIntegrationsApi.testPart, { params: { part: part.id } }),
    retry: false,
  })
  const answer = trying.data
  return (
    <li>
      <div>
        <b>{PART_WORDS[part.id]}</b> <Badge tone={STATES[part.state].tone}>{STATES[part.state].words}</Badge>
        <p>{part.detail}</p>
        <p
          className="part-answer num"
          role="status"
          data-ok={answer?.ok}
          // What is switched off on purpose did not fail.
          data-idle={answer && !answer.ok && part.state !== 'connected' ? '' : undefined}
        >
          {answer && `${answer.message} (${formatInteger(answer.milliseconds)} ms)`}
          {trying.isError && sentenceOf(trying.error)}
        </p>
      </div>
      <Button kind="secondary" size="small" busy={trying.isPending && 'Testando...'} onClick={() => trying.mutate()}>
        Testar agora
      </Button>
    </li>
  )
}

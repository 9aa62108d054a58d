import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adminIntegrationsApi, type ArrivedEvent, WEBHOOK_LISTEN_SECONDS } from '#contract/admin/integrations.ts'
import { formatDayTime } from '#contract/format.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Tape } from '#pwa/ui/tape.tsx'

const POLL_MS = 1000

/** `since`: start of listening. */
type Phase = { readonly at: 'idle' } | { readonly at: 'listening' | 'received' | 'timeout'; readonly since: string }

/** Sends a signed event, then waits for it or for real ones. */
export function WebhookTestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Teste do webhook">
      {open && <WebhookTest />}
    </Dialog>
  )
}

function WebhookTest() {
  const [phase, setPhase] = useState<Phase>({ at: 'idle' })
  const [left, setLeft] = useState(WEBHOOK_LISTEN_SECONDS)
  const [sent, setSent] = useState('')
  const isListening = phase.at === 'listening'
  const since = phase.at === 'idle' ? '' : phase.since
  const arrivals = useQuery({
    queryKey: ['admin', 'arrivals', since],
    queryFn: ({ signal }) => call(adminIntegrationsApi.arrivals, { query: { since } }, { signal }),
    enabled: since !== '',
    // Continues shortly after the arrival, to show the verdict too.
    refetchInterval: ({ state }) =>
      isListening || state.data?.events.some(({ verdict }) => verdict === null) ? POLL_MS : false,
  })
  const events = arrivals.data?.events ?? []
  if (isListening && events.length > 0) setPhase({ at: 'received', since })

  useEffect(() => {
    if (!isListening) return
    const end = Date.now() + WEBHOOK_LISTEN_SECONDS * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setPhase((now) => (now.at === 'listening' ? { ...now, at: 'timeout' } : now))
    }, 250)
    return () => clearInterval(timer)
  }, [isListening])

  const listen = async (send: boolean) => {
    setLeft(WEBHOOK_LISTEN_SECONDS)
    setSent('')
    // The server's clock may be a little behind.
    setPhase({ at: 'listening', since: new Date(Date.now() - 2000).toISOString() })
    if (!send) return
    try {
      const { message } = await call(adminIntegrationsApi.testWebhook)
      setSent(message)
    } catch (error) {
      setPhase({ at: 'idle' })
      showToast('Erro', sentenceOf(error), 'danger')
    }
  }
  return (
    <div className="form-rows webhook-test">
      {phase.at === 'idle' && (
        <p className="t-body">
          O teste manda um evento assinado com o seu token ao recebedor de verdade e mostra a chegada. Nenhum pedido é
          criado. Você também pode só escutar e fazer uma compra.
        </p>
      )}
      {phase.at === 'listening' && (
        <div role="status">
          <p className="t-h2-app num">Escutando, {left} s</p>
          <Tape
            majors={9}
            filled={((WEBHOOK_LISTEN_SECONDS - left) / WEBHOOK_LISTEN_SECONDS) * 100}
            label="Tempo de escuta"
            valueText={`Restam ${left} segundos`}
          />
        </div>
      )}
      {phase.at === 'received' && <p className="t-h2-app">Chegou</p>}
      {phase.at === 'timeout' && <TimedOut />}
      {sent && <p className="t-soft">{sent}</p>}
      <ul className="panel-rows" aria-live="polite">
        {events.map((event) => (
          <Arrival key={event.id} event={event} />
        ))}
      </ul>
      <div className="integration-actions">
        {isListening ? (
          <Button kind="secondary" size="medium" onClick={() => setPhase({ at: 'idle' })}>
            Cancelar
          </Button>
        ) : (
          <>
            <Button size="medium" onClick={() => void listen(true)}>
              {phase.at === 'idle' ? 'Enviar teste' : 'Novo teste'}
            </Button>
            <Button kind="secondary" size="medium" onClick={() => void listen(false)}>
              Só escutar
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Arrival({ event }: { event: ArrivedEvent }) {
  return (
    <li>
      <span>
        {event.eventType}
        <small className="num">
          {formatDayTime(event.receivedAt)}, {event.externalOrderId ?? 'sem pedido'}
        </small>
        <small>{event.verdict === null ? 'Na fila…' : (event.reason ?? event.verdict)}</small>
      </span>
      <Badge tone={event.isTest ? 'b' : 'g'}>{event.isTest ? 'Teste' : 'De verdade'}</Badge>
    </li>
  )
}

function TimedOut() {
  return (
    <div role="alert">
      <p className="t-h2-app">Tempo esgotado</p>
      <p className="t-body">Nada chegou em {WEBHOOK_LISTEN_SECONDS} segundos. Confira, nesta ordem:</p>
      <ol className="checklist mt-8 t-small">
        <li>O endereço do webhook na Kiwify é exatamente o desta tela.</li>
        <li>O token de lá é o daqui: outro assina errado, e o aviso é recusado.</li>
        <li>Os eventos de compra aprovada, reembolso e chargeback estão marcados.</li>
        <li>O servidor responde de fora desta rede, por HTTPS.</li>
        <li>Os recusados aparecem em Logs do sistema, na aba Webhook.</li>
      </ol>
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminIntegrationsApi, type Integrations, TOKEN_OVERLAP_HOURS } from '#contract/admin/integrations.ts'
import { formatDayTime } from '#contract/format.ts'
import { sentenceOf } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { CopyField } from '#pwa/admin/kit/copy-field.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { WebhookTestDialog } from './webhook-test-dialog.tsx'

export function WebhookSettings({ webhook }: { webhook: Integrations['webhook'] }) {
  const [testing, setTesting] = useState(false)
  const [rotating, setRotating] = useState(false)
  const reveal = useMutation({
    mutationFn: () => call(adminIntegrationsApi.revealToken),
    retry: false,
    onError: (error) => showToast('Não deu para mostrar', sentenceOf(error), 'danger'),
  })
  const rotation = useSave({
    save: () => call(adminIntegrationsApi.rotateToken, { body: { overlapHours: TOKEN_OVERLAP_HOURS } }),
    done: 'Token trocado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [['admin', 'integrations']],
    onDone: () => {
      setRotating(false)
      reveal.reset()
    },
  })
  return (
    <section className="integration">
      <h2>Webhook da Kiwify</h2>
      <CopyField label="Endereço do webhook" value={webhook.url} copied="Endereço do webhook copiado." />
      {reveal.data ? (
        <CopyField label="Token de segurança" value={reveal.data.token} copied="Token copiado." secret />
      ) : (
        <p>
          <Button kind="secondary" size="small" busy={reveal.isPending && 'Abrindo...'} onClick={() => reveal.mutate()}>
            Mostrar o token de segurança
          </Button>
        </p>
      )}
      <p className="t-soft num">
        {webhook.lastEventAt ? `Último aviso: ${formatDayTime(webhook.lastEventAt)}.` : 'Nenhum aviso chegou ainda.'}{' '}
        {webhook.previousEndsAt && `O token anterior ainda vale até ${formatDayTime(webhook.previousEndsAt)}.`}
      </p>
      <p className="t-soft">
        Para testar com uma compra de verdade, use um endereço que não seja da equipe, como voce+teste@gmail.com: um
        link de e-mail nunca abre uma conta da equipe.
      </p>
      <div className="integration-actions">
        <Button size="small" onClick={() => setTesting(true)}>
          Testar webhook
        </Button>
        <Button kind="secondary" size="small" onClick={() => setRotating(true)}>
          Trocar o token
        </Button>
      </div>
      <WebhookTestDialog open={testing} onClose={() => setTesting(false)} />
      <Dialog
        open={rotating}
        onClose={() => setRotating(false)}
        title="Trocar o token?"
        footer={
          <>
            <Button size="medium" busy={rotation.busy && 'Trocando...'} onClick={() => rotation.send(undefined)}>
              Trocar
            </Button>
            <Button kind="secondary" size="medium" onClick={() => setRotating(false)}>
              Cancelar
            </Button>
          </>
        }
      >
        <div className="dialog-words">
          <p>
            Um token novo é criado agora. O atual ainda vale por {TOKEN_OVERLAP_HOURS} horas: nesse tempo, cole o novo
            na Kiwify e nenhuma venda se perde.
          </p>
        </div>
      </Dialog>
    </section>
  )
}

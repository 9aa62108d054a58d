import { type FormEvent, useState } from 'react'
import { CODE_LIFE_MINUTES } from '#contract/offer.ts'
import { Problem } from '#contract/problem.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CodeField } from '#pwa/ui/code-field.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useAskErase, useErase } from './use-privacy.ts'

interface EraseDialogProps {
  open: boolean
  email: string
  hasReport: boolean
  onClose: () => void
}

const FORM_ID = 'erase-form'

/** Requires a fresh code, so that a borrowed phone cannot delete the account. */
export function EraseDialog({ open, email, hasReport, onClose }: EraseDialogProps) {
  const [code, setCode] = useState('')
  const ask = useAskErase()
  const erase = useErase()
  const close = () => {
    setCode('')
    ask.reset()
    erase.reset()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isSuccess) return ask.mutate()
    if (!erase.isPending && code.length === 6) erase.mutate(code)
  }
  const isBusy = ask.isPending || erase.isPending
  const wrong = erase.error instanceof Problem ? erase.error.fields['code'] : undefined
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Apagar a conta?"
      footer={
        <>
          <button
            type="submit"
            form={FORM_ID}
            className="privacy-danger privacy-danger-wide"
            aria-disabled={isBusy || (ask.isSuccess && code.length < 6)}
            aria-busy={isBusy}
          >
            {ask.isSuccess
              ? erase.isPending
                ? 'Apagando…'
                : 'Apagar tudo agora'
              : ask.isPending
                ? 'Mandando…'
                : 'Mandar código para confirmar'}
          </button>
          <Button kind="text" size="medium" wide onClick={close}>
            Voltar
          </Button>
        </>
      }
    >
      <div className="privacy-dialog stack gap-14 t-pretty">
        {ask.isSuccess ? (
          // Small screens need the room.
          <p className="t-body">Com o código, tudo é apagado na hora, sem volta.</p>
        ) : (
          <p className="t-body">
            Fotos, medidas, formulário, avisos e {hasReport ? 'os seus guias' : 'tudo o que preparamos'} são apagados
            agora. Você sai em todos os aparelhos.
          </p>
        )}
        {hasReport && (
          <p className="t-body">
            <strong>Baixe o guia antes</strong>, se quiser guardá-lo: depois não temos como recuperá-lo.
          </p>
        )}
        {!ask.isSuccess && (
          <p className="t-small t-soft">
            Ficam só o número, o valor e as datas do pedido, sem o seu nome, porque a lei manda guardar, e um código que
            nos impede de escrever de novo para você. O recibo do que foi apagado desce para este aparelho e vai por
            e-mail.
          </p>
        )}
        <form id={FORM_ID} noValidate onSubmit={submit}>
          {ask.isSuccess && (
            <CodeField
              label="Código de 6 dígitos"
              value={code}
              onChange={setCode}
              focusAtOnce
              error={wrong}
              help={`Mandamos para ${email}. Vale por ${CODE_LIFE_MINUTES} minutos.`}
            />
          )}
        </form>
      </div>
    </Dialog>
  )
}

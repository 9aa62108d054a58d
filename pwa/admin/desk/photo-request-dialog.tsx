import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { adminDeskApi } from '#contract/admin/desk.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Field, TextArea } from '#pwa/ui/field.tsx'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { textIn } from '#pwa/admin/kit/form-text.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface PhotoRequestDialogProps {
  orderId: string
  slot: PhotoSlot
  /** The guide is out. */
  isDelivered: boolean
  open: boolean
  onClose: () => void
}

/** The most common faults. */
const READY = [
  ['Escura', 'A foto está escura. Fique de frente para uma janela, durante o dia.'],
  ['Sem foco', 'A foto saiu tremida. Apoie o celular ou peça ajuda a alguém.'],
  ['Cabelo no rosto', 'O cabelo cobre o rosto. Prenda-o para trás.'],
  ['Cabeça cortada', 'Parte da cabeça ficou fora da foto. Afaste um pouco o celular.'],
  ['Outra posição', 'A cabeça está virada. Siga o contorno que aparece na câmera.'],
] as const

export function PhotoRequestDialog({ open, ...props }: PhotoRequestDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Pedir outra foto">
      {open && <PhotoRequestForm {...props} />}
    </Dialog>
  )
}

function PhotoRequestForm({ orderId, slot, isDelivered, onClose }: Omit<PhotoRequestDialogProps, 'open'>) {
  const [error, setError] = useState('')
  // Starts empty: customers must not read of a fault their photo lacks.
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const say = (next: string) => {
    setText(next.trim() === '' ? '' : next)
    setError('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit?.()
  }
  const asking = useSave({
    save: (sent: FormData) =>
      call(adminDeskApi.requestPhoto, {
        params: { id: orderId },
        body: { slot: PhotoSlot.parse(textIn(sent, 'slot')), reason: textIn(sent, 'reason') },
      }),
    done: 'Pedido enviado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [DESK_KEY],
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (asking.busy) return
    const sent = new FormData(event.currentTarget)
    const isShort = textIn(sent, 'reason').length < 5
    setError(isShort ? 'Escolha um motivo ou escreva: diga ao cliente o que melhorar.' : '')
    if (isShort) form.current?.querySelector('textarea')?.focus()
    if (!isShort) asking.send(sent)
  }
  return (
    // Catches the keys of the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className="form-rows" noValidate onSubmit={submit} onKeyDown={press}>
      <p className="t-body t-soft">
        O cliente recebe um e-mail e um aviso. Os dois abrem o formulário direto nesta foto.{' '}
        {isDelivered
          ? 'O guia entregue continua aberto; quando a foto chegar, o pedido volta à fila com um prazo novo.'
          : 'Até ela chegar, o prazo fica parado.'}
      </p>
      <Field label="Qual foto">
        {(wiring) => (
          <select {...wiring} className="input" name="slot" defaultValue={slot}>
            {PHOTO_SLOTS.map((one) => (
              <option key={one} value={one}>
                {PHOTO_SLOT_WORDS[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex wrap gap-8" role="group" aria-label="Motivos prontos">
        {READY.map(([what, sentence]) => {
          const isSaid = text.includes(sentence)
          return (
            <button
              key={what}
              type="button"
              className="photo-reason"
              aria-pressed={isSaid}
              onClick={() => say(isSaid ? text.replace(sentence, '').trim() : `${text} ${sentence}`.trim())}
            >
              {what}
            </button>
          )
        })}
      </div>
      <TextArea
        label="O que melhorar"
        help="O cliente lê estas palavras."
        placeholder="Escolha um motivo acima, ou escreva."
        name="reason"
        rows={3}
        maxLength={400}
        value={text}
        onChange={(event) => say(event.target.value)}
        error={error || asking.fields['reason']}
      />
      <Button type="submit" size="medium" busy={asking.busy && 'Enviando...'}>
        Pedir a foto
      </Button>
    </form>
  )
}

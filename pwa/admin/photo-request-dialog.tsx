import { type FormEvent, useState } from 'react'
import { adminDeskApi } from '#contract/admin-desk.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Field, TextArea } from '#pwa/ui/field.tsx'
import { DESK_KEY } from './desk-query.ts'
import { textIn } from './form-text.ts'
import { useSave } from './use-save.ts'

interface PhotoRequestDialogProps {
  orderId: string
  slot: PhotoSlot
  open: boolean
  onClose: () => void
}

const DARK = 'A foto está escura. Fique perto de uma janela, com a cabeça inteira no quadro.'
const REASONS: Readonly<Record<PhotoSlot, string>> = {
  front: 'A luz está fraca e o cabelo cobre a testa. Prenda o cabelo e fique de frente para uma janela.',
  side_left: DARK,
  side_right: DARK,
  back: DARK,
}

/** Asks the customer for another photo, in words of one's own. */
export function PhotoRequestDialog({ orderId, slot, open, onClose }: PhotoRequestDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Pedir outra foto">
      {open && <PhotoRequestForm orderId={orderId} slot={slot} onClose={onClose} />}
    </Dialog>
  )
}

function PhotoRequestForm({ orderId, slot, onClose }: Omit<PhotoRequestDialogProps, 'open'>) {
  const [error, setError] = useState('')
  const asking = useSave({
    save: (form: FormData) =>
      call(adminDeskApi.requestPhoto, {
        params: { id: orderId },
        body: { slot: PhotoSlot.parse(textIn(form, 'slot')), reason: textIn(form, 'reason') },
      }),
    done: 'Pedido enviado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [DESK_KEY],
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const isShort = textIn(form, 'reason').length < 5
    setError(isShort ? 'Diga ao cliente o que melhorar.' : '')
    if (!isShort) asking.send(form)
  }
  return (
    <form className="form-rows" noValidate onSubmit={submit}>
      <p className="t-body t-soft">
        O cliente recebe um e-mail e um aviso. Os dois abrem o formulário direto nesta foto.
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
      <TextArea
        label="O que melhorar"
        help="O cliente lê estas palavras."
        name="reason"
        rows={3}
        maxLength={400}
        defaultValue={REASONS[slot]}
        error={error || asking.fields['reason']}
      />
      <Button type="submit" size="medium" busy={asking.busy && 'Enviando...'}>
        Pedir a foto
      </Button>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { isPartMissing, reportFailure } from '#pwa/failures/report-failure.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea, TextField } from '#pwa/ui/field.tsx'
import { CONTACT_FORM } from '../content/contact.ts'
import type { ContactForm } from '#contract/site.ts'

type FieldName = keyof ContactForm
type FieldErrors = Partial<Readonly<Record<string, string>>>

/** Keeps what was typed until delivered. */
export function ContactFormView() {
  const isHydrated = useHydrated()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    setSending(true)
    try {
      // Loaded on demand: seldom needed.
      const { deliverContact } = await import('./deliver-contact.ts')
      const outcome = await deliverContact(new FormData(form))
      setErrors(outcome.fields)
      if (outcome.isSent) {
        form.reset()
        showToast(CONTACT_FORM.sentTitle, CONTACT_FORM.sentText)
      } else if (outcome.text) showToast(CONTACT_FORM.failedTitle, outcome.text, 'danger')
      else focusFirst(form, outcome.fields)
    } catch (error) {
      reportFailure(error)
      const why = isPartMissing(error) ? CONTACT_FORM.offline : CONTACT_FORM.failedHere
      showToast(CONTACT_FORM.failedTitle, why, 'danger')
    } finally {
      setSending(false)
    }
  }
  const wiring = (name: FieldName) => ({ name, error: errors[name], required: true })
  return (
    <form
      className="contact-form gap-18 stack mt-32"
      method="post"
      noValidate
      aria-label="Formulário de contato"
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...wiring('nome')} label="Nome" autoComplete="name" maxLength={120} />
      <TextField
        {...wiring('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField {...wiring('assunto')} label="Assunto" maxLength={150} />
      <TextArea {...wiring('mensagem')} label="Mensagem" rows={6} maxLength={5000} />
      <Button type="submit" disabled={!isHydrated} busy={isSending && CONTACT_FORM.sending}>
        {CONTACT_FORM.send}
      </Button>
    </form>
  )
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => errors[element.getAttribute('name') ?? ''])
  if (first instanceof HTMLElement) first.focus()
}

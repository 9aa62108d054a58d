import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { type OwnRating, ratingsApi, VOICE_MOST, type VoiceLicence } from '#contract/ratings.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { call } from '#pwa/platform/api.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CheckRow } from '#pwa/ui/check-row.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextArea, TextField } from '#pwa/ui/field.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { greetingName } from '#visagism/names/person-name.ts'
import './rating.css'

const FORM = 'voice-form'
interface VoiceDialogProps {
  orderId: string | null
  onClose: () => void
}

/** Asks whether, and under which name, a sentence may be published; also revokes it. */
export function VoiceDialog({ orderId, onClose }: VoiceDialogProps) {
  const client = useQueryClient()
  const key = ['rating', orderId] as const
  const own = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(ratingsApi.own, { params: { orderId: orderId ?? '' } }, { signal }),
    enabled: orderId !== null,
    staleTime: 0,
  })
  const done = async (title: string, message: string) => {
    onClose()
    showToast(title, message)
    await Promise.all([key, ['privacy']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  const allow = useMutation({
    mutationFn: (licence: VoiceLicence) =>
      call(ratingsApi.allow, { params: { orderId: orderId ?? '' }, body: licence }),
    onSuccess: ({ message }) => done('Obrigado', message),
  })
  const withdraw = useMutation({
    mutationFn: () => call(ratingsApi.withdraw, { params: { orderId: orderId ?? '' } }),
    onSuccess: ({ message }) => done('Autorização retirada', message),
  })
  const close = () => {
    allow.reset()
    withdraw.reset()
    onClose()
  }
  useBackStep(orderId !== null, close)
  const failed = allow.error ?? withdraw.error
  const fields = allow.error instanceof Problem ? allow.error.fields : {}
  const licence = own.data?.licence
  return (
    <Dialog
      open={orderId !== null}
      onClose={close}
      title={licence ? 'A sua frase' : 'Podemos mostrar a sua frase?'}
      footer={
        own.data && (
          <>
            <Button type="submit" form={FORM} wide busy={allow.isPending && 'Enviando...'}>
              {licence ? 'Guardar Mudanças' : 'Autorizar a Publicação'}
            </Button>
            {licence ? (
              <Button kind="text" wide busy={withdraw.isPending && 'Retirando...'} onClick={() => withdraw.mutate()}>
                Retirar a autorização
              </Button>
            ) : (
              <Button kind="text" wide onClick={close}>
                Agora não
              </Button>
            )}
          </>
        )
      }
    >
      <p className="t-small t-soft">
        {licence?.isPublished
          ? 'Ela está no site. Outras palavras saem dele até serem lidas de novo.'
          : 'Ela pode aparecer no site com o nome que você escolher e a nota que deu. Nós escolhemos quais aparecem; ninguém muda as suas palavras.'}{' '}
        Você retira quando quiser, em Privacidade.
      </p>
      {own.isError && (
        <ErrorState
          title="Não conseguimos abrir a sua avaliação."
          text={sentenceOf(own.error)}
          onRetry={() => void own.refetch()}
          retrying={own.isFetching}
        />
      )}
      {own.isPending && orderId !== null && <Skeleton height={200} />}
      {own.data && (
        <VoiceForm rating={own.data} fields={fields} onSubmit={(given) => !allow.isPending && allow.mutate(given)} />
      )}
      <p className="rating-error t-medium t-small t-danger" role="alert">
        {failed && Object.keys(fields).length === 0 && sentenceOf(failed)}
      </p>
    </Dialog>
  )
}

interface VoiceFormProps {
  rating: OwnRating
  fields: Readonly<Record<string, string>>
  onSubmit: (licence: VoiceLicence) => void
}

function VoiceForm({ rating: { licence, feedback, shape }, fields, onSubmit }: VoiceFormProps) {
  const { user } = useViewer()
  const [text, setText] = useState(licence?.text ?? (feedback && feedback.length <= VOICE_MOST ? feedback : ''))
  const [name, setName] = useState(licence?.name ?? greetingName(user?.fullName) ?? '')
  const [withShape, setWithShape] = useState(licence?.withShape ?? false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ text, name, withShape })
  }
  return (
    <form id={FORM} className="rating stack gap-24 mt-20" onSubmit={submit}>
      <TextArea
        label="A frase"
        help={`Até ${VOICE_MOST} letras, nas suas palavras.`}
        maxLength={VOICE_MOST}
        rows={4}
        value={text}
        error={fields['text']}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="Nome que aparece"
        help="Só ele: pode ser o primeiro nome, iniciais ou um apelido."
        maxLength={40}
        autoComplete="off"
        value={name}
        error={fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      {shape && (
        <CheckRow name="withShape" checked={withShape} onChange={setWithShape}>
          Mostrar também o formato do meu rosto: {shape}.
        </CheckRow>
      )}
    </form>
  )
}

import { type AdminRating, adminRecordsApi } from '#contract/admin/records.ts'
import { formatDayTime } from '#contract/format.ts'
import { listKey } from '#pwa/admin/kit/list-view.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'

interface LicensedVoiceProps {
  ratingId: string
  licence: NonNullable<AdminRating['licence']>
  onChanged: () => void
}

/** The sentence that a customer lets the site publish. Nobody may edit it. */
export function LicensedVoice({ ratingId, licence, onChanged }: LicensedVoiceProps) {
  const { text, name, shape, grantedAt, publishedAt } = licence
  const isPublished = publishedAt !== null
  const choosing = useSave({
    save: () =>
      call(adminRecordsApi.publishVoice, {
        params: { id: ratingId },
        body: { isPublished: !isPublished, grantedAt },
      }),
    done: 'Sucesso',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [listKey('ratings')],
    onDone: onChanged,
  })
  return (
    <section className="panel-section stack start gap-10">
      <h3>Frase autorizada</h3>
      <blockquote className="rating-whole">“{text}”</blockquote>
      <p className="t-small t-soft">
        {name}
        {shape && `, rosto ${shape}`}. Autorizada em {formatDayTime(grantedAt)}
        {publishedAt ? `, no site desde ${formatDayTime(publishedAt)}.` : '.'} O site a mostra em Real, com a nota ao
        lado, enquanto o cliente não a retirar.
      </p>
      <Button kind="secondary" size="medium" busy={choosing.busy && 'Guardando...'} onClick={() => choosing.send()}>
        {isPublished ? 'Tirar do site' : 'Mostrar no site'}
      </Button>
    </section>
  )
}

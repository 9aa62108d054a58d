import { type FormEvent, useState } from 'react'
import { type AdminPdf, adminRecordsApi, DOWNLOADS_MAX } from '#contract/admin/records.ts'
import { formatInteger, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface DownloadsDialogProps {
  pdf: AdminPdf | null
  onClose: () => void
}

export function DownloadsDialog({ pdf, onClose }: DownloadsDialogProps) {
  return (
    <Dialog open={pdf !== null} onClose={onClose} title="Máximo de downloads">
      {pdf && <DownloadsForm pdf={pdf} onClose={onClose} />}
    </Dialog>
  )
}

function DownloadsForm({ pdf, onClose }: { pdf: AdminPdf; onClose: () => void }) {
  const [text, setText] = useState(pdf.maxDownloads?.toString() ?? '')
  const [error, setError] = useState('')
  const saving = useSave({
    save: (maxDownloads: number | null) =>
      call(adminRecordsApi.limitDownloads, { params: { id: pdf.id }, body: { maxDownloads } }),
    done: 'Máximo alterado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [['admin', 'pdfs']],
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim() === '' ? null : Number(text)
    const isGood = wanted === null || (Number.isInteger(wanted) && wanted >= 1 && wanted <= DOWNLOADS_MAX)
    setError(isGood ? '' : 'Use um número de 1 a 1.000, ou deixe vazio.')
    if (isGood) saving.send(wanted)
  }
  return (
    <form className="form-rows" noValidate onSubmit={submit}>
      <TextField
        label={`Pedido ${shortId(pdf.orderId)}`}
        help={`${downloadsWords(pdf.downloadCount)} Em branco, o cliente baixa quantas vezes quiser.`}
        inputMode="numeric"
        value={text}
        error={error || saving.fields['maxDownloads']}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="medium" busy={saving.busy && 'Salvando...'}>
        Salvar
      </Button>
    </form>
  )
}

function downloadsWords(count: number): string {
  if (count === 0) return 'Ainda não foi baixado.'
  return count === 1 ? 'Já foi baixado 1 vez.' : `Já foi baixado ${formatInteger(count)} vezes.`
}

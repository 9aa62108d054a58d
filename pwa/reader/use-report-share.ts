import { useState } from 'react'
import { Problem } from '#contract/problem.ts'
import { reportFileName, reportsApi, type ReportEdition } from '#contract/reports.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'

export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([''], 'a.pdf', { type: 'application/pdf' })] })
}

/** The share sheet opens only right after a press, so after a slow download the next press shares. */
export function useReportShare(orderId: string, edition: ReportEdition) {
  const [file, setFile] = useState<File | null>(null)
  const [isPending, setPending] = useState(false)
  const share = async () => {
    const ready = file ?? (await fetchFile(orderId, edition))
    setFile(ready)
    try {
      await navigator.share({ files: [ready], title: 'Meu guia de visagismo' })
      setFile(null)
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      // The share sheet was closed.
      if (name === 'AbortError') setFile(null)
      else if (name === 'NotAllowedError')
        showToast('Pronto para compartilhar', 'Toque de novo para escolher com quem.')
      else throw error
    }
  }
  const start = () => {
    setPending(true)
    share()
      .catch((error: unknown) => {
        const said =
          error instanceof Problem && error.code !== 'bug' ? error.text : 'Baixe o PDF e mande por onde quiser.'
        showToast('Não deu para compartilhar', said, 'danger')
      })
      .finally(() => setPending(false))
  }
  return { start, isPending, isReady: file !== null }
}

async function fetchFile(orderId: string, edition: ReportEdition): Promise<File> {
  const pdf = await call(reportsApi.download, { params: { id: orderId }, query: { edition } })
  return new File([pdf], reportFileName(orderId, edition), { type: 'application/pdf' })
}

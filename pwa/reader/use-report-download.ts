import { useMutation } from '@tanstack/react-query'
import { Problem } from '#contract/problem.ts'
import { reportFileName, reportsApi, type ReportEdition } from '#contract/reports.ts'
import { call } from '#pwa/platform/api.ts'
import { saveFile } from '#pwa/platform/save-file.ts'
import { showToast } from '#pwa/platform/toast.ts'

export function useReportDownload(orderId: string, onSaved?: () => void) {
  return useMutation({
    mutationFn: (edition: ReportEdition) => call(reportsApi.download, { params: { id: orderId }, query: { edition } }),
    onSuccess: (report, edition) => {
      saveFile(report, reportFileName(orderId, edition))
      showToast('PDF baixado com sucesso!', 'Seu relatório de visagismo foi salvo na pasta de downloads.')
      onSaved?.()
    },
    onError: (error) => {
      const said =
        error instanceof Problem && error.code !== 'bug' ? error.text : 'Tente novamente em alguns instantes.'
      showToast('Erro ao baixar PDF', said, 'danger')
    },
  })
}

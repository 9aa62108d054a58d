import { useMutation } from '@tanstack/react-query'
import { Problem } from '#contract/problem.ts'
import { reportFileName, reportsApi } from '#contract/reports.ts'
import { call } from '#pwa/platform/api.ts'
import { saveFile } from '#pwa/platform/save-file.ts'
import { showToast } from '#pwa/platform/toast.ts'

export function useReportDownload(orderId: string) {
  return useMutation({
    mutationFn: () => call(reportsApi.download, { params: { id: orderId } }),
    onSuccess: (report) => {
      saveFile(report, reportFileName(orderId))
      showToast('PDF baixado com sucesso!', 'Seu relatório de visagismo foi salvo na pasta de downloads.')
    },
    onError: (error) => {
      const said =
        error instanceof Problem && error.code !== 'bug' ? error.text : 'Tente novamente em alguns instantes.'
      showToast('Erro ao baixar PDF', said, 'danger')
    },
  })
}

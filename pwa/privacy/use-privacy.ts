import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { privacyApi, RECEIPT_FILES } from '#contract/privacy.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { useSetViewer, useViewer } from '#pwa/auth/use-viewer.ts'
import { withdrawFromDevice } from '#pwa/onboarding/sending/use-order-outbox.ts'
import { call } from '#pwa/platform/api.ts'
import { saveFile } from '#pwa/platform/save-file.ts'
import { showToast } from '#pwa/platform/toast.ts'

const KEY = ['privacy'] as const

const saveReceipt = (receipt: string, kind: keyof typeof RECEIPT_FILES) =>
  saveFile(new Blob([receipt], { type: 'text/plain;charset=utf-8' }), RECEIPT_FILES[kind])

export function usePrivacy() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(privacyApi.overview, undefined, { signal }),
    staleTime: 0,
  })
}

export function useExport() {
  return useMutation({
    mutationFn: () => call(privacyApi.export),
    retry: false,
    onSuccess: (zip) => {
      saveFile(zip, `rosto-ideal-meus-dados-${new Date().toISOString().slice(0, 10)}.zip`)
      showToast('Cópia pronta', 'O arquivo ZIP foi para a sua pasta de downloads.')
    },
    onError: (error) => showToast('Não deu para preparar a cópia', sentenceOf(error), 'danger'),
  })
}

export function useRevoke(onDone: () => void) {
  const client = useQueryClient()
  const { user } = useViewer()
  return useMutation({
    mutationFn: (orderId: string) => call(privacyApi.revoke, { params: { orderId } }),
    onSuccess: async ({ message, withdrawnAt, receipt }, orderId) => {
      onDone()
      if (receipt) saveReceipt(receipt, 'revocation')
      showToast('Autorização retirada', message)
      if (user) await withdrawFromDevice(user.id, orderId, withdrawnAt)
      // Order, photos and draft changed too.
      await client.invalidateQueries()
    },
    onError: (error) => showToast('Não deu para retirar a autorização', sentenceOf(error), 'danger'),
  })
}

export function useAskErase() {
  return useMutation({
    mutationFn: () => call(privacyApi.askErase),
    onError: (error) => showToast('Não deu para mandar o código', sentenceOf(error), 'danger'),
  })
}

export function useErase() {
  const setViewer = useSetViewer()
  return useMutation({
    mutationFn: (code: string) => call(privacyApi.erase, { body: { code } }),
    retry: false,
    onSuccess: async ({ message, receipt }) => {
      // It cannot be requested again.
      if (receipt) saveReceipt(receipt, 'erasure')
      await setViewer(null)
      showToast('Conta apagada', message)
    },
    onError: (error) => {
      // Shown at its field.
      if (error instanceof Problem && error.fields['code']) return
      showToast('Não deu para apagar a conta', sentenceOf(error), 'danger')
    },
  })
}

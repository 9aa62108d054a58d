import { useMutation } from '@tanstack/react-query'
import { authApi } from '#contract/auth.ts'
import { call } from '#pwa/platform/api.ts'
import { takeLeave } from '#pwa/platform/sign-out.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { useSetViewer } from './use-viewer.ts'

/** Ends the session on the server (or every session of the person, wherever it is open), then wipes the device; the guards take the person to the sign-in page. */
export function useSignOut({ everywhere = false } = {}) {
  const setViewer = useSetViewer()
  return useMutation({
    mutationFn: async () => {
      await takeLeave()
      return call(authApi.logout, { body: { everywhere } })
    },
    onSuccess: async () => {
      await setViewer(null)
      showToast('Logout realizado', 'Você foi desconectado com sucesso')
    },
    onError: () => showToast('Erro no logout', 'Ocorreu um erro ao fazer logout. Tente novamente.', 'danger'),
  })
}

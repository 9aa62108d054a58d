import { useMutation } from '@tanstack/react-query'
import { authApi } from '#contract/auth.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { settleBeforeSignOut } from '#pwa/platform/sign-out.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { signOutLater } from './use-pending-sign-out.ts'
import { useSetViewer, writeLeaving } from './use-viewer.ts'

/** A slow network must not prevent signing out. */
const PATIENCE_MS = 5000

/** Ends the session, or all of the person's, and wipes the device. Offline, the session ends later. */
export function useSignOut({ everywhere = false } = {}) {
  const setViewer = useSetViewer()
  return useMutation({
    mutationFn: async () => {
      writeLeaving(true)
      const isEnded = navigator.onLine && (await endOnServer(everywhere))
      if (!isEnded) await signOutLater(everywhere)
      return isEnded
    },
    onSuccess: async (isEnded) => {
      await setViewer(null)
      if (isEnded) showToast('Logout realizado', 'Você foi desconectado com sucesso')
      else if (everywhere)
        showToast('Logout realizado', 'Este aparelho já saiu. Os outros saem quando ele tiver internet.')
      else showToast('Logout realizado', 'Tudo o que era seu saiu deste aparelho.')
    },
    onError: (error) => {
      writeLeaving(false)
      const isRefusal = error instanceof Problem && error.code !== 'bug'
      const text = isRefusal ? sentenceOf(error) : 'Ocorreu um erro ao fazer logout. Tente novamente.'
      showToast('Erro no logout', text, 'danger')
    },
  })
}

async function endOnServer(everywhere: boolean): Promise<boolean> {
  await settleBeforeSignOut()
  try {
    await call(authApi.logout, { body: { everywhere } }, { timeoutMs: PATIENCE_MS })
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'offline') return false
    throw error
  }
}

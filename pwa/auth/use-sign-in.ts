import { useMutation } from '@tanstack/react-query'
import { authApi, type Login, type LoginReply } from '#contract/auth.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { finishSignOut } from './use-pending-sign-out.ts'
import { useSetViewer } from './use-viewer.ts'

export function useSignIn() {
  const setViewer = useSetViewer()
  return useMutation({
    mutationFn: async (login: Login): Promise<LoginReply> => {
      await finishSignOut()
      return call(authApi.login, { body: login })
    },
    onSuccess: async ({ user, message }) => {
      if (!user) return
      showToast('Login realizado!', message)
      await setViewer(user)
    },
    onError: (error) => showToast('Erro no login', signInSentence(error), 'danger'),
  })
}

/** The server's sentence, or a general one. */
export function signInSentence(error: unknown): string {
  if (!(error instanceof Problem)) return sentenceOf(error)
  if (error.code === 'bug') return 'Erro inesperado'
  return Object.values(error.fields)[0] ?? error.text
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { endedSessionWords } from '#pwa/platform/unsaved-text.ts'

interface SaveOptions<Input, Reply> {
  save: (input: Input) => Promise<Reply>
  /** Toast title. The reply gives the second line. */
  done: string
  say?: (reply: Reply) => string | undefined
  /** Toast title on failure. */
  failed: string
  /** Text for unexpected failures. */
  otherwise?: string
  /** Query keys to invalidate. */
  stale: readonly (readonly unknown[])[]
  onDone?: (reply: Reply) => void
  /** Return true if the screen shows the error itself, without a toast. */
  onRefused?: (problem: Problem) => boolean
}

/** A change with toasts, invalidated lists and errors by field. */
export function useSave<Input, Reply>({
  save,
  done,
  say,
  failed,
  otherwise,
  stale,
  onDone,
  onRefused,
}: SaveOptions<Input, Reply>) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: save,
    retry: false,
    async onSuccess(reply) {
      showToast(done, say?.(reply))
      onDone?.(reply)
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    async onError(error) {
      const isSaid = error instanceof Problem && onRefused?.(error)
      if (!isSaid) showToast(failed, messageOf(error, otherwise), 'danger')
      if (!(error instanceof Problem)) return
      // A colleague was faster: the screen is outdated.
      if (error.status === 409) await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
  return {
    send: mutation.mutate,
    busy: mutation.isPending,
    fields: mutation.error instanceof Problem ? mutation.error.fields : {},
    problem: mutation.error instanceof Problem ? mutation.error.code : undefined,
    reset: mutation.reset,
  }
}

function messageOf(error: Error, otherwise: string | undefined): string {
  if (error instanceof Problem && error.code === 'unauthenticated') return endedSessionWords(window.location.search)
  const [field] = error instanceof Problem ? Object.values(error.fields) : []
  return field ?? sentenceOf(error, otherwise)
}

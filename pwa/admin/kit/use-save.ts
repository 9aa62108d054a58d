import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { endedSessionWords } from '#pwa/platform/unsaved-text.ts'

interface SaveOptions<Input, Reply> {
  save: (input: Input) => Promise<Reply>
  /** Title of the toast when it worked; the second line comes from the reply. */
  done: string
  say?: (reply: Reply) => string | undefined
  /** Title of the toast when it did not. */
  failed: string
  /** The sentence when the failure is none that the product foresaw. */
  otherwise?: string
  /** Lists that are stale afterwards. */
  stale: readonly (readonly unknown[])[]
  onDone?: (reply: Reply) => void
  /** True: the screen says it in its own place, and no toast repeats it. */
  onRefused?: (problem: Problem) => boolean
}

/** One change an administrator makes: told either way, the lists it touches read again, errors by field kept for the form. */
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
      // Somebody else was faster: what is on the screen is no longer so.
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

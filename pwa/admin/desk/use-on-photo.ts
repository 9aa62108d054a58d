import { useQuery } from '@tanstack/react-query'
import { adminOnPhotoApi } from '#contract/admin/on-photo.ts'
import type { Nudge } from '#visagism/on-photo/fit.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { DESK_KEY, deskOnPhotoQuery } from '#pwa/admin/kit/desk-query.ts'

interface FitWord {
  readonly nudge: Nudge
  readonly laid: boolean
}

export function useOnPhoto(orderId: string) {
  const query = useQuery(deskOnPhotoQuery(orderId))
  const { page = null, standing = null, isNeeded = false } = query.data ?? {}
  const saving = useSave({
    save: ({ nudge, laid }: FitWord) =>
      call(adminOnPhotoApi.set, {
        params: { id: orderId },
        body: { markingId: page?.markingId ?? '', nudge, laid, seen: standing?.id ?? null },
      }),
    done: 'Na sua foto',
    say: ({ message }) => message,
    failed: 'Nada foi guardado',
    stale: [DESK_KEY],
  })
  return { query, page, standing, isNeeded, saving }
}
export type OnPhotoAtDesk = ReturnType<typeof useOnPhoto>

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { adminDeskApi, type DeskOrder } from '#contract/admin/desk.ts'
import { call } from '#pwa/platform/api.ts'
import { NARROW, useMedia } from '#pwa/admin/kit/use-media.ts'

const POLL_MS = 500
/** After this pause, draw the pages ahead of time. */
const DRAW_AFTER_MS = 2500

/** Changes whenever a preview becomes stale. */
export const versionOf = ({ editsId, confirmed, marking, photos }: DeskOrder) =>
  [editsId, confirmed?.id, marking?.at, ...photos.map(({ id }) => id)].join('/')

interface Drawn {
  readonly id: string
  /** Version shown. */
  readonly of: string
}

/** The report as it would be sent now, drawn ahead of time. */
export function useDeskPreview(order: DeskOrder) {
  const params = { id: order.id }
  const version = versionOf(order)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const asking = useMutation({
    mutationFn: async (of: string) => ({ ...(await call(adminDeskApi.askPreview, { params })), of }),
    retry: false,
  })
  const { mutate, data: asked } = asking
  const query = useQuery({
    queryKey: ['admin', 'preview', asked?.id],
    queryFn: ({ signal }) =>
      call(adminDeskApi.preview, { params: { ...params, preview: asked?.id ?? '' } }, { signal }),
    enabled: asked !== undefined,
    refetchInterval: ({ state }) => (state.data?.ready || state.data?.failed || state.error ? false : POLL_MS),
  })
  // Phones cannot show a PDF inside a page: they open a tab.
  const isNarrow = useMedia(NARROW)
  const pages = useQuery({
    queryKey: ['admin', 'preview', 'pages', drawn?.id],
    queryFn: ({ signal }) =>
      call(adminDeskApi.previewPdf, { params: { ...params, preview: drawn?.id ?? '' } }, { signal }),
    enabled: drawn !== null && !isNarrow,
    staleTime: Infinity,
  })
  if (asked && query.data?.ready && (drawn?.id !== asked.id || drawn.of !== asked.of)) setDrawn(asked)

  const isOnItsWay = asking.isPending || (asked?.of === version && !query.data?.failed && !query.error)
  const draw = useEffectEvent(() => {
    if (!isOnItsWay) mutate(version)
  })
  const canDraw = order.chapters.length > 0 && order.approval === null
  // Delivered orders are rarely changed.
  const isWorked = canDraw && order.status === 'EM_PROCESSAMENTO'
  useEffect(() => {
    if (!isWorked) return
    const timer = setTimeout(() => draw(), DRAW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWorked, version])

  return {
    drawn,
    isStale: drawn !== null && drawn.of !== version,
    percent: query.data?.percent ?? 0,
    failed: query.data?.failed ?? false,
    error: asking.error ?? query.error ?? pages.error,
    /** Undefined on phones, which open a tab. */
    pages: pages.data,
    isNarrow,
    ensure: () => {
      if (canDraw && !isOnItsWay && drawn?.of !== version) mutate(version)
    },
    again: () => mutate(version),
  }
}
export type DeskPreviewing = ReturnType<typeof useDeskPreview>

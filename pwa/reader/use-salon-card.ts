import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import { sentenceOf } from '#contract/problem.ts'
import { salonCardApi, type SalonCardLink } from '#contract/reader/salon-card.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'

const keyOf = (orderId: string) => ['salon-card', orderId] as const

export const addressOf = (link: SalonCardLink) => location.origin + paths.salonCard(link.token)

/** Kept in memory only. */
export function useSalonCard(orderId: string) {
  const client = useQueryClient()
  const set = (link: SalonCardLink | null) =>
    client.setQueryData<ReplyOf<typeof salonCardApi.link>>(keyOf(orderId), (old) => ({
      printed: old?.printed ?? null,
      link,
    }))
  const query = useQuery({
    queryKey: keyOf(orderId),
    queryFn: ({ signal }) => call(salonCardApi.link, { params: { id: orderId } }, { signal }),
    staleTime: 0,
  })
  const open = useMutation({
    mutationFn: (days: number) => call(salonCardApi.open, { params: { id: orderId }, body: { days } }),
    retry: false,
    onSuccess: set,
    onError: (error) => showToast('Não deu para criar o link', sentenceOf(error), 'danger'),
  })
  const close = useMutation({
    mutationFn: () => call(salonCardApi.close, { params: { id: orderId } }),
    onSuccess: () => {
      set(null)
      showToast('Link encerrado', 'Quem tocar nele não vê mais o cartão.')
    },
    onError: (error) => showToast('Não deu para encerrar o link', sentenceOf(error), 'danger'),
  })
  const closePrinted = useMutation({
    mutationFn: () => call(salonCardApi.closePrinted, { params: { id: orderId } }),
    onSuccess: () => {
      client.setQueryData<ReplyOf<typeof salonCardApi.link>>(keyOf(orderId), (old) => old && { ...old, printed: null })
      showToast('Código encerrado', 'O QR do cartão impresso não abre mais.')
    },
    onError: (error) => showToast('Não deu para encerrar o código', sentenceOf(error), 'danger'),
  })
  return { link: query.data?.link ?? null, printed: query.data?.printed ?? null, open, close, closePrinted }
}

/** A QR code made here, because the address is secret. */
export function useQr(address: string) {
  return useQuery({
    queryKey: ['qr', address],
    queryFn: async () => {
      const { default: qrcode } = await import('qrcode')
      const svg = await qrcode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
      return `data:image/svg+xml,${encodeURIComponent(svg)}`
    },
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  })
}

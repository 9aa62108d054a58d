import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AdminOrder, adminApi } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { isTerminal } from '#contract/orders.ts'
import { Problem, problems, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { FOLLOW_EVERY_MS, followReport, type ReportFate } from '#pwa/admin/kit/follow-report.ts'
import { deskHref, orderWords } from './order-words.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { useReviewRequired } from '#pwa/admin/kit/use-review-required.ts'

/** The builder skips ended orders silently. */
const endedWords = ({ undoableUntil }: AdminOrder) =>
  undoableUntil === null
    ? 'Este pedido foi encerrado e as fotos dele foram apagadas. Para gerar um PDF, mude antes o status.'
    : 'Este pedido foi encerrado. Para gerar um PDF, desfaça antes o encerramento, no pedido.'

/** Makes reports after a confirmation and follows each. If reports need approval, opens the desk instead. */
export function useReportMaking() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isReviewed = useReviewRequired()
  const [deciding, setDeciding] = useState<AdminOrder | null>(null)
  const [releasing, setReleasing] = useState<AdminOrder | null>(null)
  const [asking, setAsking] = useState<AdminOrder | null>(null)
  const [making, setMaking] = useState<ReadonlySet<string>>(new Set())
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const refresh = () => client.invalidateQueries({ queryKey: ORDERS_KEY })
  const { mutate } = useMutation({
    mutationFn: async (order: AdminOrder) => {
      await call(adminApi.forceGenerate, { params: { id: order.id } })
      return followReport(order, {
        read: () => readOne(order, leaving.current?.signal),
        wait: () => pause(leaving.current?.signal),
      })
    },
    // A retry could make two.
    retry: false,
    onMutate: (order) => setMaking((now) => new Set(now).add(order.id)),
    async onSuccess(fate, order) {
      announceFate(fate, order)
      await refresh()
    },
    onError(error, order) {
      if (leaving.current?.signal.aborted) return
      if (error instanceof Problem && error.code === 'shape-missing') setAsking(order)
      else showToast('Erro ao gerar PDF', sentenceOf(error, 'Não foi possível gerar o relatório.'), 'danger')
    },
    onSettled: (_fate, _error, order) => setMaking((now) => new Set([...now].filter((id) => id !== order.id))),
  })
  return {
    /** Reports need approval. */
    isReviewed,
    /** Waits for a confirmation to make and deliver. */
    deciding,
    /** About to be sent unapproved. */
    releasing,
    /** Needs a face shape, confirmed at the desk. */
    asking,
    isMaking: (order: AdminOrder) => making.has(order.id),
    make(order: AdminOrder) {
      if (making.has(order.id)) return
      if (isTerminal(order.status)) showToast('Erro ao gerar PDF', endedWords(order), 'danger')
      else if (!isReviewed) setDeciding(order)
      else if (order.hasForm) navigate(deskHref(order.id))
      else showToast('Ainda não vai à mesa', problems['form-missing'].text, 'danger')
    },
    confirm: () => {
      if (deciding) mutate(deciding)
      setDeciding(null)
    },
    release: setReleasing,
    cancel: () => {
      setAsking(null)
      setDeciding(null)
      setReleasing(null)
    },
  }
}

function announceFate(fate: ReportFate, order: AdminOrder): void {
  const which = orderWords(order)
  if (fate === 'arrived') showToast('PDF gerado com sucesso!', which)
  else if (fate === 'waits-for-visagist') {
    showToast('Esperando visagista', `${which} Falta confirmar o formato do rosto.`)
  } else if (order.hasPDF) {
    showToast('A geração do PDF começou.', `${which} O PDF de agora vale até o novo ficar pronto.`)
  } else showToast('A geração do PDF começou.', `${which} Ele aparece na lista quando ficar pronto.`)
}

/** Reads the order by number, whatever the list's filters. Undefined on server errors and 429: the caller polls again. */
async function readOne(order: AdminOrder, signal: AbortSignal | undefined): Promise<AdminOrder | undefined> {
  try {
    const { orders } = await call(adminApi.orders, { query: { search: shortId(order.id) } }, { signal })
    return orders.find(({ id }) => id === order.id)
  } catch (error) {
    if (error instanceof Problem && (error.status >= 500 || error.status === 429)) return undefined
    throw error
  }
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, FOLLOW_EVERY_MS)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('left'))
    })
  })
}

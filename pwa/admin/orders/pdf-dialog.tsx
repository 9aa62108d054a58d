import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminApi } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { deskHref } from './order-words.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { useReviewRequired } from '#pwa/admin/kit/use-review-required.ts'
import './orders.css'

const BUILD_POLL_MS = 1000

/** Opens over any view: `?pdf=…`. */
export function PdfDialog() {
  const { params, change } = useAdminAddress()
  const orderId = params.get('pdf')
  return (
    <Dialog
      open={orderId !== null}
      onClose={() => orderId !== null && change({ pdf: undefined })}
      title={orderId ? `PDF do pedido ${shortId(orderId)}` : 'PDF'}
      footer={
        orderId && (
          <ButtonLink
            kind="secondary"
            size="medium"
            href={`/api/admin/orders/${orderId}/pdf`}
            target="_blank"
            rel="noopener"
          >
            Abrir em outra aba
          </ButtonLink>
        )
      }
    >
      {orderId && <PdfOf key={orderId} orderId={orderId} />}
    </Dialog>
  )
}

function PdfOf({ orderId }: { orderId: string }) {
  const exists = useQuery({
    queryKey: ['admin', 'pdf', orderId],
    queryFn: async ({ signal }) => {
      try {
        await call(adminApi.pdfExists, { params: { id: orderId } }, { signal })
        return 'exists' as const
      } catch (error) {
        if (error instanceof Problem && error.status < 500)
          return error.status === 403 ? ('revoked' as const) : ('not-found' as const)
        throw error
      }
    },
    staleTime: 0,
  })
  if (exists.isPending) return <Waiting title="Verificando se o PDF existe..." />
  if (exists.isError)
    return (
      <ErrorState
        title="Não conseguimos verificar o PDF."
        text={sentenceOf(exists.error)}
        onRetry={() => void exists.refetch()}
        retrying={exists.isFetching}
      />
    )
  if (exists.data === 'exists')
    return (
      <iframe className="pdf-frame" src={`/api/admin/orders/${orderId}/pdf`} title={`Relatório ${shortId(orderId)}`} />
    )
  if (exists.data === 'revoked')
    return (
      <div className="state">
        <h3 className="t-h2-app">O acesso terminou</h3>
        <p className="t-body t-soft">O pedido foi reembolsado ou contestado; o relatório não abre mais.</p>
      </div>
    )
  return <NotFound orderId={orderId} />
}

function NotFound({ orderId }: { orderId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isReviewed = useReviewRequired()
  const [isSure, setSure] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const isMaking = asked !== null
  const progress = useQuery({
    queryKey: ['admin', 'build', orderId, asked],
    queryFn: async ({ signal }) => {
      const { build } = await call(adminApi.buildProgress, { params: { id: orderId } }, { signal })
      const mine = build && asked && build.startedAt >= asked ? build : null
      if (mine?.finishedAt) await finish(mine.error)
      return mine
    },
    enabled: isMaking,
    refetchInterval: BUILD_POLL_MS,
  })

  async function finish(error: string | null) {
    setAsked(null)
    if (error) showToast('Erro ao gerar PDF', 'Não foi possível gerar o relatório.', 'danger')
    else showToast('PDF gerado com sucesso!', `Pedido ${shortId(orderId)}`)
    await client.invalidateQueries({ queryKey: ['admin'] })
  }

  async function make() {
    setSure(false)
    // Clocks differ: accept builds from slightly before the press.
    setAsked(new Date(Date.now() - 5000).toISOString())
    try {
      await call(adminApi.forceGenerate, { params: { id: orderId } })
    } catch (error) {
      setAsked(null)
      showToast('Erro ao gerar PDF', sentenceOf(error, 'Não foi possível gerar o relatório.'), 'danger')
    }
  }

  if (isMaking)
    return (
      <div className="pdf-making stack gap-12" role="status">
        <p className="t-h2-app num">{progress.data ? `${progress.data.percent} %` : 'Na fila'}</p>
        <Tape majors={10} filled={progress.data?.percent ?? 0} label="Geração do PDF" />
        <p className="t-soft">{progress.data ? 'Desenhando as páginas do relatório.' : 'Esperando a vez na fila.'}</p>
      </div>
    )
  return (
    <div className="state">
      <h3 className="t-h2-app">PDF não encontrado</h3>
      <p className="t-body t-soft">Este pedido ainda não tem relatório.</p>
      {isReviewed ? (
        <Button size="medium" onClick={() => navigate(deskHref(orderId))}>
          Abrir na mesa
        </Button>
      ) : (
        <>
          {isSure && (
            <p className="dialog-danger" role="alert">
              O relatório vai ao cliente sem aprovação de visagista, com um e-mail.
            </p>
          )}
          <Button size="medium" onClick={() => (isSure ? void make() : setSure(true))}>
            {isSure ? 'Gerar e entregar' : 'Gerar PDF Agora'}
          </Button>
        </>
      )}
    </div>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { adminDeskApi, type DeskOrder } from '#contract/admin-desk.ts'
import { fillPath } from '#contract/endpoint.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'

const POLL_MS = 700
const FAILED =
  'O desenho das páginas falhou duas vezes. Nada foi enviado ao cliente. Se falhar de novo, o motivo está em Logs do sistema, Tarefas com falha.'

/** What the report is drawn from: when this changes, a preview is of yesterday. */
export const versionOf = ({ editsId, confirmed, marking, photos }: DeskOrder) =>
  [editsId, confirmed?.id, marking?.at, ...photos.map(({ id }) => id)].join('/')

/** The report as it would leave now, beside the text. */
export function DeskPreview({ order }: { order: DeskOrder }) {
  const params = { id: order.id }
  const version = versionOf(order)
  const asking = useMutation({
    mutationFn: async (of: string) => ({ ...(await call(adminDeskApi.askPreview, { params })), of }),
    retry: false,
  })
  const { mutate, data: asked } = asking
  const shown = useRef<HTMLDivElement>(null)
  // On phones it stands above the button that opened it. Newer browsers answer a promise, which is no clean-up.
  useEffect(() => void shown.current?.parentElement?.scrollIntoView({ block: 'nearest' }), [])
  // Once for each opening; later only when asked, because drawing forty pages is work.
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    mutate(version)
  }, [mutate, version])
  const query = useQuery({
    queryKey: ['admin', 'preview', asked?.id],
    queryFn: ({ signal }) =>
      call(adminDeskApi.preview, { params: { ...params, preview: asked?.id ?? '' } }, { signal }),
    enabled: asked !== undefined,
    refetchInterval: ({ state }) => (state.data?.ready || state.data?.failed ? false : POLL_MS),
  })
  const { data } = query
  const src = asked && fillPath(adminDeskApi.previewPdf.path, { ...params, preview: asked.id })
  const error = asking.error ?? query.error
  if (error || data?.failed)
    return (
      <div ref={shown} className="desk-preview-state" role="alert">
        <p className="t-h2-app">A prévia não saiu</p>
        <p>{error ? sentenceOf(error) : FAILED}</p>
        <Button size="small" onClick={() => mutate(version)}>
          Tentar de novo
        </Button>
      </div>
    )
  if (!data?.ready || !asked || !src)
    return (
      <div ref={shown} className="desk-preview-state" role="status">
        <p className="t-h2-app num">{data && data.percent > 0 ? `${data.percent} %` : 'Na fila'}</p>
        <Tape majors={10} filled={data?.percent ?? 0} label="Prévia do PDF" />
        <p>Desenhando as páginas com os textos de agora.</p>
      </div>
    )
  return (
    <div ref={shown} className="desk-preview">
      {asked.of !== version && (
        <div className="desk-preview-stale" role="status">
          <span>Você mudou algo depois desta prévia.</span>
          <Button size="small" onClick={() => mutate(version)}>
            Atualizar
          </Button>
        </div>
      )}
      <iframe src={`${src}#view=FitH&navpanes=0`} title={`Prévia do relatório de ${order.customerName ?? 'cliente'}`} />
      <ButtonLink
        className="desk-preview-link"
        kind="secondary"
        size="medium"
        href={src}
        target="_blank"
        rel="noopener"
      >
        Abrir a prévia em outra aba
      </ButtonLink>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { adminDeskApi, type DeskOrder } from '#contract/admin/desk.ts'
import { fillPath } from '#contract/endpoint.ts'
import { sentenceOf } from '#contract/problem.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import type { DeskPreviewing } from './use-desk-preview.ts'

const FAILED =
  'O desenho das páginas falhou duas vezes. Nada foi enviado ao cliente. Se falhar de novo, o motivo está em Logs do sistema, Tarefas com falha.'

interface DeskPreviewProps {
  order: DeskOrder
  preview: DeskPreviewing
  /** The pages open at this chapter. */
  chapter: string | null
}

/** The report as it would be sent now. */
export function DeskPreview({ order, preview, chapter }: DeskPreviewProps) {
  const { drawn, pages, isNarrow, isStale, percent, failed, error, ensure, again } = preview
  const shown = useRef<HTMLDivElement>(null)
  // On phones it is above its button.
  useEffect(() => {
    shown.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const begin = useEffectEvent(ensure)
  useEffect(() => begin(), [])
  const params = { id: order.id, preview: drawn?.id ?? '' }
  if (failed || error)
    return (
      <div ref={shown} className="desk-preview-state column grow shortens middle gap-16 t-center" role="alert">
        <p className="t-h2-app">A prévia não saiu</p>
        <p>{error ? sentenceOf(error) : FAILED}</p>
        <Button size="small" onClick={again}>
          Tentar de novo
        </Button>
      </div>
    )
  if (!drawn || (!pages && !isNarrow))
    return (
      <div ref={shown} className="desk-preview-state column grow shortens middle gap-16 t-center" role="status">
        <p className="t-h2-app num">{drawn ? 'Abrindo' : percent > 0 ? `${percent} %` : 'Na fila'}</p>
        <Tape majors={10} filled={drawn ? 100 : percent} label="Prévia do PDF" />
        <p>Desenhando as páginas com os textos de agora.</p>
      </div>
    )
  return (
    <div ref={shown} className="desk-preview column grow shortens">
      {isStale && (
        <p className="desk-preview-stale" role="status">
          Redesenhando com o que você mudou. Estas são as páginas de antes.
        </p>
      )}
      {pages && (
        <Pages pages={pages} chapter={chapter} title={`Prévia do relatório de ${order.customerName ?? 'cliente'}`} />
      )}
      <ButtonLink
        className="desk-preview-link"
        kind="secondary"
        size="medium"
        href={fillPath(adminDeskApi.previewPdf.path, params)}
        target="_blank"
        rel="noopener"
      >
        Abrir a prévia em outra aba
      </ButtonLink>
    </div>
  )
}

interface PagesProps {
  pages: Blob
  chapter: string | null
  title: string
}

/** The browser's PDF viewer over downloaded bytes: changing chapters sends no request. */
function Pages({ pages, chapter, title }: PagesProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(pages)
    // The PDF's named destinations are the chapter ids.
    if (frame.current) frame.current.src = `${made}#${chapter ? `nameddest=${chapter}` : 'view=FitH'}&navpanes=0`
    return () => URL.revokeObjectURL(made)
  }, [pages, chapter])
  return <iframe ref={frame} title={title} />
}

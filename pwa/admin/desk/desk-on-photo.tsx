import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { DeskOnPhoto as OnPhoto } from '#contract/admin/on-photo.ts'
import { doubtWords } from '#visagism/on-photo/doubt-words.ts'
import { NO_NUDGE, type Nudge, NUDGE_LIMIT, transformPoint } from '#visagism/on-photo/fit.ts'
import { layLook, type LaidLook } from '#visagism/on-photo/lay-look.ts'
import { toSvgBody } from '#visagism/portrait/views/to-svg.ts'
import { photoHref } from '#pwa/admin/kit/photo-picture.tsx'
import { useFringe } from '#pwa/face/camera/use-fringe.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'
import type { OnPhotoAtDesk } from './use-on-photo.ts'

export type Page = NonNullable<OnPhoto['page']>

interface DeskOnPhotoProps {
  onPhoto: OnPhotoAtDesk
  closed: boolean
  onClose: () => void
}

export default function DeskOnPhoto({ onPhoto, ...props }: DeskOnPhotoProps) {
  const { page, standing, query } = onPhoto
  // The key may be pressed before a refetch ends.
  if (!page && query.isFetching) return <ViewLoading words="Abrindo o desenho..." />
  if (!page && query.isError) return <ViewFailed title="Não conseguimos abrir o desenho." query={query} />
  if (!page) return <p className="desk-no-photo">Este relatório não tem a página sobre a foto.</p>
  return <Stage key={`${page.markingId}/${standing?.id ?? ''}`} page={page} onPhoto={onPhoto} {...props} />
}

const STEP = 0.5
const MOVES: Readonly<Record<string, readonly [keyof Nudge, number]>> = {
  arrowleft: ['x', -STEP],
  arrowright: ['x', STEP],
  arrowup: ['y', -STEP],
  arrowdown: ['y', STEP],
  '+': ['scale', STEP],
  '=': ['scale', STEP],
  '-': ['scale', -STEP],
}
const BUTTONS = [
  ['arrowleft', '←', 'Para a esquerda (←)'],
  ['arrowup', '↑', 'Para cima (↑)'],
  ['arrowdown', '↓', 'Para baixo (↓)'],
  ['arrowright', '→', 'Para a direita (→)'],
  ['-', '−', 'Menor (−)'],
  ['+', '+', 'Maior (+)'],
] as const

const moved = (nudge: Nudge, [axis, by]: readonly [keyof Nudge, number]): Nudge => ({
  ...nudge,
  [axis]: Math.max(-NUDGE_LIMIT, Math.min(NUDGE_LIMIT, nudge[axis] + by)),
})

function Stage({ page, onPhoto, closed, onClose }: DeskOnPhotoProps & { page: Page }) {
  const { standing, saving } = onPhoto
  const [nudge, setNudge] = useState(standing?.nudge ?? NO_NUDGE)
  const hasFringe = useFringe(page, photoHref(page.photoId, false))
  const laid = useMemo(() => layOf(page, nudge, hasFringe), [page, nudge, hasFringe])
  const isOff = closed || saving.busy
  const fits = laid.doubts.length === 0
  const say = (isLaid: boolean) => {
    if (!isOff && (fits || !isLaid)) saving.send({ nudge, laid: isLaid })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
    const key = event.key.toLowerCase()
    const move = MOVES[key]
    if (move) setNudge(moved(nudge, move))
    else if (key === '0') setNudge(NO_NUDGE)
    else if (key === 't') say(true)
    else if (key === 'x') say(false)
    else if (key === 'escape') onClose()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const stage = useRef<HTMLDivElement>(null)
  // On phones its button is far below.
  useEffect(() => {
    stage.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={stage} className="column grow shortens">
      <TriedOnPhoto page={page} laid={laid} />
      <div className="desk-on-photo-moves row wrap gap-4" role="group" aria-label="Mover o desenho">
        {BUTTONS.map(([key, sign, label]) => (
          <button
            key={key}
            type="button"
            aria-label={label}
            title={label}
            onClick={() => setNudge((now) => moved(now, MOVES[key] ?? ['x', 0]))}
          >
            {sign}
          </button>
        ))}
        <button type="button" title="Voltar ao ponto de partida (0)" onClick={() => setNudge(NO_NUDGE)}>
          Voltar
        </button>
        <span className="num">{nudgeWords(nudge)}</span>
      </div>
      <div className="desk-on-photo-bar row wrap gap-8">
        <p role="status">{fits ? page.caption : laid.doubts.map(doubtWords).join(' ')}</p>
        <div className="desk-on-photo-says flex gap-8">
          <Button
            kind="band"
            size="small"
            aria-pressed={standing?.laid === false}
            disabled={isOff}
            onClick={() => say(false)}
          >
            Mostrar lado a lado (X)
          </Button>
          <Button
            size="small"
            aria-pressed={standing?.laid === true}
            disabled={isOff || !fits}
            busy={saving.busy && 'Guardando...'}
            onClick={() => say(true)}
          >
            Confere (T)
          </Button>
        </div>
      </div>
    </div>
  )
}

export const layOf = (
  { points, photo, yaw, look, gender, thirds, ownWidths, ownFeatures, observed }: Page,
  nudge: Nudge,
  hasFringe: boolean,
): LaidLook =>
  layLook({ person: { gender }, evidence: { measures: { thirds }, ownWidths, ownFeatures }, observed }, look, {
    points,
    photo,
    yaw: yaw ?? undefined,
    nudge,
    hasFringe,
  })

const signed = (n: number) => (n > 0 ? '+' : n < 0 ? '−' : '') + String(Math.abs(n)).replace('.', ',')
const nudgeWords = ({ x, y, scale }: Nudge) => `${signed(x)} · ${signed(y)} · ${signed(scale)}\u00a0%`

export function TriedOnPhoto({ page: { photoId, photo, points, caption }, laid }: { page: Page; laid: LaidLook }) {
  const id = useId().replace(/\W/g, '')
  const { fit, items } = laid
  const body = useMemo(() => toSvgBody({ items }, `fit${id}-`), [items, id])
  const tall = points.chin.y - points.hairline.y
  const { bounds } = laid.outline
  const [top, bottom] =
    fit && bounds
      ? [transformPoint(fit.matrix, [0, bounds.top]).y, transformPoint(fit.matrix, [0, bounds.bottom]).y]
      : [points.hairline.y, points.chin.y]
  const from = Math.max(0, Math.min(top, points.hairline.y) - tall * 0.2)
  const to = Math.min(photo.height, Math.max(bottom, points.chin.y) + tall * 0.25)
  const width = Math.min(photo.width, (to - from) * 0.8)
  const middle = (points.cheekboneLeft.x + points.cheekboneRight.x) / 2
  const left = Math.max(0, Math.min(photo.width - width, middle - width / 2))
  return (
    <svg
      className="grow shortens full"
      viewBox={`${left} ${from} ${width} ${to - from}`}
      role="img"
      aria-label={`A foto com o desenho por cima: ${caption}`}
    >
      <clipPath id={`photo${id}`}>
        <rect width={photo.width} height={photo.height} />
      </clipPath>
      <image href={photoHref(photoId, false)} width={photo.width} height={photo.height} />
      {fit && (
        <g clipPath={`url(#photo${id})`}>
          <g data-drawing="" transform={`matrix(${fit.matrix.join(' ')})`} dangerouslySetInnerHTML={{ __html: body }} />
        </g>
      )}
    </svg>
  )
}

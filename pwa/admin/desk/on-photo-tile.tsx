import { useMemo } from 'react'
import type { DeskChoices } from '#contract/admin/choices.ts'
import { NO_NUDGE } from '#visagism/on-photo/fit.ts'
import { photoHref } from '#pwa/admin/kit/photo-picture.tsx'
import { useFringe } from '#pwa/face/camera/use-fringe.ts'
import { Drawing, layOf, type Page } from './desk-on-photo.tsx'
import type { OnPhotoAtDesk } from './use-on-photo.ts'

interface OnPhotoTileProps {
  onPhoto: OnPhotoAtDesk
  /** As it is being chosen: before the server answers. */
  look: DeskChoices['look'] | undefined
}

/** The page on the buyer's photo, small, beside the choices. */
export default function OnPhotoTile({ onPhoto: { page, standing }, look }: OnPhotoTileProps) {
  const shown = useMemo(
    () => page && { ...page, look: { ...page.look, ...(look?.cut ? { cut: look.cut } : {}) } },
    [page, look?.cut],
  )
  return shown && <Tile page={shown} nudge={standing?.nudge ?? NO_NUDGE} />
}

function Tile({ page, nudge }: { page: Page; nudge: typeof NO_NUDGE }) {
  const hasFringe = useFringe(page, photoHref(page.photoId, false))
  const laid = useMemo(() => layOf(page, nudge, hasFringe), [page, nudge, hasFringe])
  return (
    <figure className="choosing-photo">
      <Drawing page={page} laid={laid} />
      <figcaption className="t-caption">
        {laid.doubts.length === 0 ? 'na sua foto' : 'não assenta: lado a lado'}
      </figcaption>
    </figure>
  )
}

import type { DeskChoices } from '#contract/admin/choices.ts'
import { NO_NUDGE } from '#visagism/on-photo/fit.ts'
import { photoHref } from '#pwa/admin/kit/photo-picture.tsx'
import { useFringe } from '#pwa/face/camera/use-fringe.ts'
import { TriedOnPhoto, layOf, type Page } from './desk-on-photo.tsx'
import type { OnPhotoAtDesk } from './use-on-photo.ts'

interface OnPhotoTileProps {
  onPhoto: OnPhotoAtDesk
  /** As it is being chosen: before the server answers. */
  look: DeskChoices['look'] | undefined
}

/** The page on the buyer's photo, small, beside the choices. */
export default function OnPhotoTile({ onPhoto: { page, standing }, look }: OnPhotoTileProps) {
  if (!page) return null
  const shown = { ...page, look: { ...page.look, ...(look?.cut ? { cut: look.cut } : {}) } }
  return <Tile page={shown} nudge={standing?.nudge ?? NO_NUDGE} />
}

function Tile({ page, nudge }: { page: Page; nudge: typeof NO_NUDGE }) {
  const hasFringe = useFringe(page, photoHref(page.photoId, false))
  const laid = layOf(page, nudge, hasFringe)
  return (
    <figure className="choosing-photo">
      <TriedOnPhoto page={page} laid={laid} />
      <figcaption className="t-caption">
        {laid.doubts.length === 0 ? 'na sua foto' : 'não assenta: lado a lado'}
      </figcaption>
    </figure>
  )
}

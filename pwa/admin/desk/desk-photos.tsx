import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import clockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg?raw'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import camera from '@phosphor-icons/core/assets/regular/camera.svg?raw'
import crosshair from '@phosphor-icons/core/assets/regular/crosshair.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import warning from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?raw'
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg?raw'
import gridFour from '@phosphor-icons/core/assets/regular/grid-four.svg?raw'
import { adminDeskApi, type DeskOrder } from '#contract/admin/desk.ts'
import { call } from '#pwa/platform/api.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { shortId } from '#contract/format.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { allTheSame } from '#contract/photo-doubts.ts'
import { SIDE_SLOTS } from '#visagism/side/side-points.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { type LookedThing, photoSeen, type Shown } from '#contract/admin/gate.ts'
import { shownOf, useInSight } from '#pwa/admin/gate/use-in-sight.ts'
import { DeskGauges } from './desk-gauges.tsx'
import { DeskPoints } from './desk-points.tsx'
import { photoHref, PhotoPicture } from '#pwa/admin/kit/photo-picture.tsx'
import type { DeskLook } from './use-desk-look.ts'
import { ZoomPhoto } from '#pwa/admin/kit/zoom-photo.tsx'
import type { Focus } from '#pwa/admin/kit/zoom-view.ts'
import '#pwa/admin/kit/photos.css'

// Loaded with the first order that has points.
const FaceOverlay = lazy(() => import('./face-overlay.tsx'))
const SideOverlay = lazy(() => import('./side-overlay.tsx'))
const DeskSide = lazy(() => import('./desk-side.tsx').then(({ DeskSide: view }) => ({ default: view })))

interface DeskPhotosProps {
  order: DeskOrder
  look: DeskLook
  /** It was in sight, large, for long enough to be looked at. */
  onSeen: (shown: Shown) => void
  onBack: () => void
  /** Replaces the photo. */
  children: ReactNode
}

export function DeskPhotos({ order, look, onSeen, onBack, children }: DeskPhotosProps) {
  const { slot, together, middle } = look
  const [lines, setLines] = useState(true)
  const [loaded, setLoaded] = useState<readonly PhotoSlot[]>([])
  const isSeen = loaded.length > 0
  const load = (one: PhotoSlot) => setLoaded((before) => [...new Set([...before, one])])
  useInSight(shownOf(order.gate, largeIn(look, loaded)), onSeen)
  usePhotosAhead(order, isSeen)
  const front = photoOf(order, 'front')
  const hasFrontLines = order.marking !== null && front !== undefined && !front.purged
  const hasLines = hasFrontLines || order.side !== null
  const sideSlot = together ? undefined : SIDE_SLOTS.find((one) => one === slot)
  const marked = sideSlot ? photoOf(order, sideSlot) : front
  const canMark = marked !== undefined && !marked.purged
  const shown = together ? undefined : photoOf(order, slot)
  const turning = useSave({
    save: (photoId: string) => call(adminDeskApi.turnPhoto, { params: { id: order.id, slot }, body: { photoId } }),
    done: 'Foto girada',
    say: ({ message }) => message,
    failed: 'A foto não foi girada',
    stale: [DESK_KEY],
  })
  return (
    <section className="desk-photos" aria-label={MIDDLE_WORDS[middle]}>
      <div className="desk-head">
        <IconButton svg={arrowLeft} label="Voltar à fila" className="admin-action desk-back" onClick={onBack} />
        <div>
          <h2 title={order.customerName ?? undefined}>{order.customerName ?? 'Sem nome'}</h2>
          <p className="num">{whatIsShown(order, look)}</p>
          {middle === 'photos' && !together && <DoubtLine photo={photoOf(order, slot)} />}
        </div>
        {middle !== 'preview' && (
          <>
            <IconButton
              svg={gridFour}
              label={together ? 'Uma foto de cada vez (L)' : 'As quatro lado a lado (L)'}
              className="admin-action"
              aria-pressed={together && middle === 'photos'}
              onClick={look.compare}
            />
            <IconButton
              svg={lines ? eye : eyeSlash}
              label={lines ? 'Esconder os pontos' : 'Mostrar os pontos'}
              className="admin-action"
              disabled={!hasLines || middle !== 'photos'}
              aria-pressed={lines && hasLines}
              onClick={() => setLines(!lines)}
            />
            <IconButton
              svg={crosshair}
              label={
                !canMark
                  ? 'Sem a foto não há o que marcar'
                  : sideSlot
                    ? 'Marcar o perfil nesta foto (M)'
                    : 'Marcar os pontos do rosto (M)'
              }
              className="admin-action"
              disabled={!canMark}
              aria-pressed={middle === 'marking' || middle === 'side'}
              onClick={look.toggleMarking}
            />
            <IconButton
              svg={clockwise}
              label="Girar a foto"
              className="admin-action"
              disabled={!shown || shown.purged || middle !== 'photos' || turning.busy}
              onClick={() => shown && turning.send(shown.id)}
            />
            <IconButton
              svg={camera}
              label="Pedir outra foto ao cliente (R)"
              className="admin-action"
              onClick={look.ask}
            />
          </>
        )}
      </div>
      {middle === 'photos' && (
        <>
          <ZoomPhoto
            key={together ? 'all' : slot}
            controls={look.zoom}
            label={together ? 'As quatro fotos' : nameOf(order, slot)}
            picture={together ? undefined : photoOf(order, slot)}
            focus={slot === 'front' ? faceIn(order) : profileIn(order, slot)}
          >
            {together ? (
              <div className="desk-together stack gap-2">
                {PHOTO_SLOTS.map((one) => (
                  <Picture key={one} order={order} slot={one} lines={lines} onLoad={() => load(one)} />
                ))}
              </div>
            ) : (
              <Picture order={order} slot={slot} lines={lines} onLoad={() => load(slot)} />
            )}
          </ZoomPhoto>
          {sideSlot ? (
            <Suspense>
              <DeskSide order={order} slot={sideSlot} onMark={canMark ? look.toggleMarking : undefined} />
            </Suspense>
          ) : (
            <>
              <DeskGauges gauges={order.proposal?.gauges ?? []} />
              <DeskPoints order={order} onMark={canMark ? look.toggleMarking : undefined} />
            </>
          )}
        </>
      )}
      {middle !== 'photos' && <Suspense fallback={<div className="zoom column shortens" />}>{children}</Suspense>}
      {middle !== 'preview' && <Thumbs order={order} look={look} />}
    </section>
  )
}

/** What stands large in the middle, once its photo is there. */
function largeIn({ middle, together, slot }: DeskLook, loaded: readonly PhotoSlot[]): LookedThing[] {
  const slots: readonly PhotoSlot[] = together ? PHOTO_SLOTS : [slot]
  if (middle === 'photos') return slots.filter((one) => loaded.includes(one)).map(photoSeen)
  if (!loaded.includes('front')) return []
  return middle === 'marking' ? ['points'] : middle === 'on-photo' ? ['on-photo'] : []
}

const photoOf = (order: DeskOrder, slot: PhotoSlot) => order.photos.find((one) => one.slot === slot)
const nameOf = (order: DeskOrder, slot: PhotoSlot) =>
  `${order.customerName ?? 'Cliente'}, ${PHOTO_SLOT_WORDS[slot].toLowerCase()}`

/** Doubts from the customer's device, or from the server's comparison of the photos. */
function DoubtLine({ photo }: { photo: DeskOrder['photos'][number] | undefined }) {
  const words = photo ? allTheSame(photo.doubts) : null
  return words && <p className="desk-doubt">{words}</p>
}

const MIDDLE_WORDS = {
  photos: 'Fotos',
  marking: 'Pontos do rosto',
  side: 'Pontos do perfil',
  'on-photo': 'O corte sobre a foto',
  preview: 'Prévia',
} as const

/** Zoom to the face first. */
function faceIn({ marking }: DeskOrder): Focus | null {
  if (!marking) return null
  const { hairline, chin, cheekboneLeft, cheekboneRight } = marking.points
  const { width, height } = marking.photo
  return {
    centre: { x: (cheekboneLeft.x + cheekboneRight.x) / 2 / width, y: (hairline.y + chin.y) / 2 / height },
    height: Math.abs(chin.y - hairline.y) / height,
  }
}

function profileIn({ side }: DeskOrder, slot: PhotoSlot): Focus | null {
  if (!side || side.slot !== slot) return null
  const { glabella, chin } = side.points
  const { width, height } = side.photo
  return {
    centre: { x: (glabella.x + chin.x) / 2 / width, y: (glabella.y + chin.y) / 2 / height },
    // The four points span half of the head.
    height: (2 * Math.abs(chin.y - glabella.y)) / height,
  }
}

function whatIsShown(order: DeskOrder, { slot, together, middle }: DeskLook): string {
  if (middle === 'preview') return `${shortId(order.id)}, prévia do relatório`
  if (middle === 'marking' || middle === 'side') return `${shortId(order.id)}, mova os pontos`
  if (middle === 'on-photo') return `${shortId(order.id)}, o corte sobre a foto`
  if (together) return `${shortId(order.id)}, as quatro fotos`
  const photo = photoOf(order, slot)
  const size = photo ? `, ${photo.width} × ${photo.height}` : ''
  return `${shortId(order.id)}, ${PHOTO_SLOT_WORDS[slot].toLowerCase()}${size}`
}

/** Preloads the other photos: on a slow network each takes a second. */
function usePhotosAhead({ photos }: DeskOrder, isSeen: boolean): void {
  const others = photos.flatMap(({ id, slot, purged }) => (slot === 'front' || purged ? [] : [id])).join(' ')
  useEffect(() => {
    if (!isSeen || others === '') return
    // A reference keeps the picture in the browser's cache.
    const held: HTMLImageElement[] = []
    let isLeft = false
    // In parallel they would delay each other.
    const fetchNext = ([id, ...rest]: readonly string[]) => {
      if (id === undefined || isLeft) return
      const image = new Image()
      held.push(image)
      image.addEventListener('load', () => fetchNext(rest))
      image.addEventListener('error', () => fetchNext(rest))
      image.src = photoHref(id, false)
    }
    fetchNext(others.split(' '))
    return () => {
      isLeft = true
      for (const image of held) image.src = ''
    }
  }, [others, isSeen])
}

interface PictureProps {
  order: DeskOrder
  slot: PhotoSlot
  lines: boolean
  onLoad?: () => void
}

function Picture({ order, slot, lines, onLoad }: PictureProps) {
  const photo = photoOf(order, slot)
  if (!photo) return <p className="desk-no-photo">Esta foto não chegou.</p>
  return (
    <div className="shortens full tall relative">
      <PhotoPicture photoId={photo.id} alt={nameOf(order, slot)} purged={photo.purged} {...(onLoad && { onLoad })} />
      {lines && slot === 'front' && order.marking && !photo.purged && (
        <Suspense>
          <FaceOverlay marking={order.marking} isDraft={order.marking.by === 'aparelho'} />
          {order.draft && <FaceOverlay marking={order.draft} isDraft isBeside />}
        </Suspense>
      )}
      {lines && order.side?.slot === slot && !photo.purged && (
        <Suspense>
          <SideOverlay marking={order.side} />
        </Suspense>
      )}
    </div>
  )
}

const THUMB_WORDS: Readonly<Record<PhotoSlot, string>> = {
  front: 'Frente',
  side_left: 'Esquerdo',
  side_right: 'Direito',
  back: 'Costas',
}

function Thumbs({ order, look }: { order: DeskOrder; look: DeskLook }) {
  return (
    <div className="desk-thumbs stack gap-2">
      {PHOTO_SLOTS.map((one) => {
        const small = photoOf(order, one)
        return (
          <button
            className="relative clip"
            key={one}
            type="button"
            aria-pressed={!look.together && one === look.slot}
            onClick={() => look.show(one)}
          >
            {small ? (
              <PhotoPicture photoId={small.id} alt="" purged={small.purged} small />
            ) : (
              <span className="photo-missing stack gap-8 t-medium t-caption t-faint" />
            )}
            <span className="desk-thumb-word">{THUMB_WORDS[one]}</span>
            {small && small.doubts.length > 0 && (
              <span className="desk-thumb-doubt" title={allTheSame(small.doubts) ?? ''}>
                <Icon svg={warning} size={16} />
                <span className="visually-hidden">{allTheSame(small.doubts)}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

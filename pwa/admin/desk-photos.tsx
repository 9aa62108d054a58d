import { lazy, type ReactNode, Suspense, useState } from 'react'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import camera from '@phosphor-icons/core/assets/regular/camera.svg?raw'
import crosshair from '@phosphor-icons/core/assets/regular/crosshair.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg?raw'
import gridFour from '@phosphor-icons/core/assets/regular/grid-four.svg?raw'
import type { DeskOrder } from '#contract/admin-desk.ts'
import { shortId } from '#contract/format.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { PhotoPicture } from './photo-picture.tsx'
import type { DeskLook } from './use-desk-look.ts'
import { ZoomPhoto } from './zoom-photo.tsx'
import './photos.css'

// The geometry behind the points comes with the first order that has some.
const FaceOverlay = lazy(() => import('./face-overlay.tsx'))

interface DeskPhotosProps {
  order: DeskOrder
  look: DeskLook
  onBack: () => void
  /** In place of the photos: the preview. */
  instead: ReactNode
}

/** The four photos, one large or all side by side, to be looked at closely; the measures under them. */
export function DeskPhotos({ order, look, onBack, instead }: DeskPhotosProps) {
  const { slot, together } = look
  const [lines, setLines] = useState(true)
  const front = photoOf(order, 'front')
  const hasLines = order.marking !== null && front !== undefined && !front.purged
  return (
    <section className="desk-photos" aria-label={instead ? 'Prévia' : 'Fotos'}>
      <div className="desk-head">
        <IconButton svg={arrowLeft} label="Voltar à fila" className="admin-action desk-back" onClick={onBack} />
        <div>
          <h2>{order.customerName ?? 'Sem nome'}</h2>
          <p className="num">{instead ? `${shortId(order.id)}, prévia do relatório` : whatIsShown(order, look)}</p>
        </div>
        {!instead && (
          <>
            <IconButton
              svg={gridFour}
              label={together ? 'Uma foto de cada vez' : 'As quatro lado a lado'}
              className="admin-action"
              aria-pressed={together}
              onClick={look.compare}
            />
            <IconButton
              svg={lines ? eye : eyeSlash}
              label={lines ? 'Esconder os pontos' : 'Mostrar os pontos'}
              className="admin-action"
              disabled={!hasLines}
              aria-pressed={lines && hasLines}
              onClick={() => setLines(!lines)}
            />
            <IconButton
              svg={crosshair}
              label={front ? 'Marcar os pontos do rosto' : 'Sem a foto de frente não há o que marcar'}
              className="admin-action"
              disabled={!front || front.purged}
              onClick={look.mark}
            />
            <IconButton svg={camera} label="Pedir outra foto ao cliente" className="admin-action" onClick={look.ask} />
          </>
        )}
      </div>
      {instead ?? (
        <>
          <ZoomPhoto key={together ? 'all' : slot} label={together ? 'As quatro fotos' : nameOf(order, slot)}>
            {together ? (
              <div className="desk-together">
                {PHOTO_SLOTS.map((one) => (
                  <Picture key={one} order={order} slot={one} lines={lines} />
                ))}
              </div>
            ) : (
              <Picture order={order} slot={slot} lines={lines} />
            )}
          </ZoomPhoto>
          <Gauges order={order} />
          <Thumbs order={order} look={look} />
        </>
      )}
    </section>
  )
}

const photoOf = (order: DeskOrder, slot: PhotoSlot) => order.photos.find((one) => one.slot === slot)
const nameOf = (order: DeskOrder, slot: PhotoSlot) =>
  `${order.customerName ?? 'Cliente'}, ${PHOTO_SLOT_WORDS[slot].toLowerCase()}`

function whatIsShown(order: DeskOrder, { slot, together }: DeskLook): string {
  if (together) return `${shortId(order.id)}, as quatro fotos`
  const photo = photoOf(order, slot)
  const size = photo ? `, ${photo.width} × ${photo.height}` : ''
  return `${shortId(order.id)}, ${PHOTO_SLOT_WORDS[slot].toLowerCase()}${size}`
}

function Picture({ order, slot, lines }: { order: DeskOrder; slot: PhotoSlot; lines: boolean }) {
  const photo = photoOf(order, slot)
  if (!photo) return <p className="desk-no-photo">Esta foto não chegou.</p>
  return (
    <div className="desk-picture">
      <PhotoPicture photoId={photo.id} alt={nameOf(order, slot)} purged={photo.purged} />
      {lines && slot === 'front' && order.marking && !photo.purged && (
        <Suspense>
          <FaceOverlay marking={order.marking} />
        </Suspense>
      )}
    </div>
  )
}

function Gauges({ order: { proposal } }: { order: DeskOrder }) {
  if (!proposal || proposal.gauges.length === 0) return null
  return (
    <dl className="desk-gauges num">
      {proposal.gauges.slice(0, 4).map(({ label, value, note }) => (
        <div key={label}>
          <dt title={label}>{label}</dt>
          <dd>{value}</dd>
          <dd className="desk-gauge-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function Thumbs({ order, look }: { order: DeskOrder; look: DeskLook }) {
  return (
    <div className="desk-thumbs">
      {PHOTO_SLOTS.map((one) => {
        const small = photoOf(order, one)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={!look.together && one === look.slot}
            onClick={() => look.show(one)}
          >
            {small ? (
              <PhotoPicture photoId={small.id} alt="" purged={small.purged} small />
            ) : (
              <span className="photo-missing" />
            )}
            <span className="desk-thumb-word">{PHOTO_SLOT_WORDS[one]}</span>
          </button>
        )
      })}
    </div>
  )
}

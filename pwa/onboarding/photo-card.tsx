import arrows from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw'
import cloudSlash from '@phosphor-icons/core/assets/regular/cloud-slash.svg?raw'
import warning from '@phosphor-icons/core/assets/regular/warning-circle.svg?raw'
import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import { useState } from 'react'
import { formatMegabytes } from '#contract/format.ts'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { GalleryButton } from '#pwa/face/camera/gallery-button.tsx'
import type { SlotView } from './sending/photo-slots.ts'
import type { Intake } from './sending/photo-preparer.ts'
import { SlotOutline } from '#pwa/face/camera/slot-outline.tsx'

interface PhotoCardProps {
  slot: PhotoSlot
  view: SlotView
  intake: Intake
  /** The server's error on sending. */
  error?: string | undefined
  onCamera: () => void
  onFile: (file: File) => void
  /** Replaces the gallery until consent is given. */
  onGallery?: (() => void) | undefined
  onRemove: () => void
  onRetry: () => void
}

export function PhotoCard(props: PhotoCardProps) {
  const { slot, view, intake, error, onCamera, onFile, onGallery, onRemove, onRetry } = props
  const name = PHOTO_SLOT_WORDS[slot]
  const isEmpty = view.state === 'empty'
  const isBusy = intake.state === 'storing' || intake.state === 'preparing'
  const label = `Escolher da galeria: ${name}`
  const gallery = onGallery ? (
    <button type="button" className="photo-action" onClick={onGallery} aria-label={label}>
      Galeria
    </button>
  ) : (
    <GalleryButton className="photo-action" label={label} onFile={onFile}>
      Galeria
    </GalleryButton>
  )
  // A refusal matters more than a missing photo.
  const complaint = intake.refusal ?? (view.state === 'refused' ? view.reason : null) ?? error
  return (
    <li className="photo-card" data-slot={slot} data-state={intake.state === 'none' ? view.state : intake.state}>
      <div className="photo-plate" data-complaint={complaint ? '' : undefined}>
        {view.preview ? <Preview key={view.preview} src={view.preview} name={name} /> : <SlotOutline slot={slot} />}
        {!isEmpty && !isBusy && (
          <div className="photo-tools">
            <button type="button" onClick={onCamera} aria-label={`Trocar foto: ${name}`} title="Trocar">
              <Icon svg={arrows} size={18} />
            </button>
            <button type="button" onClick={onRemove} aria-label={`Remover foto: ${name}`} title="Remover">
              <Icon svg={x} size={18} />
            </button>
          </div>
        )}
      </div>
      <h2 className="photo-name split gap-8 mt-8 t-strong t-label">
        {name}
        <StateMark view={view} isPreparing={intake.state !== 'none'} />
      </h2>
      {view.state === 'sending' && !isBusy && (
        <Tape majors={10} minors={2} filled={view.percent} label={`Envio da foto: ${name}`} />
      )}
      <p className="photo-words mt-2 t-caption t-soft" role="status">
        {wordsOf(view, intake)}
      </p>
      {complaint && (
        <p className="mt-2 t-medium t-caption t-danger t-pretty" role="alert">
          {complaint}
        </p>
      )}
      {isEmpty && !isBusy && (
        <div className="photo-actions flex wrap">
          <button
            type="button"
            className="photo-action"
            onClick={onCamera}
            aria-label={`Tirar foto: ${name}`}
            data-field={slot}
          >
            Tirar foto
          </button>
          {gallery}
        </div>
      )}
      {view.state === 'refused' && !isBusy && (
        <div className="photo-actions flex wrap">
          <button
            type="button"
            className="photo-action"
            onClick={view.isFinal ? onCamera : onRetry}
            aria-label={`${view.isFinal ? 'Tirar outra' : 'Tentar de novo'}: ${name}`}
            data-field={slot}
          >
            {view.isFinal ? 'Tirar outra' : 'Tentar de novo'}
          </button>
          {gallery}
        </div>
      )}
    </li>
  )
}

/** If the photo cannot be fetched, the words still say that it exists. */
function Preview({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return <img src={src} alt={`Sua foto: ${name}`} onError={() => setFailed(true)} draggable={false} />
}

function StateMark({ view, isPreparing }: { view: SlotView; isPreparing: boolean }) {
  if (isPreparing) return null
  if (view.state === 'sending') return <span className="t-action num">{view.percent} %</span>
  if (view.state === 'sent') return <Mark tone="success" svg={checkCircle} />
  if (view.state === 'queued') return <Mark tone="warning" svg={cloudSlash} />
  if (view.state === 'refused') return <Mark tone="danger" svg={warning} />
  return null
}

function Mark({ tone, svg }: { tone: string; svg: string }) {
  return (
    <span className={`flex photo-mark-${tone}`}>
      <Icon svg={svg} size={20} />
    </span>
  )
}

function wordsOf(view: SlotView, intake: Intake): string {
  if (intake.state === 'storing') return 'Guardando…'
  if (intake.state === 'preparing') return 'Guardada neste celular. Preparando…'
  if (intake.state === 'waiting') return 'Guardada neste celular. Fica pronta quando houver internet.'
  if (view.state === 'queued') return `Na fila, ${formatMegabytes(view.size)}`
  if (view.state === 'sending') return `Enviando, ${formatMegabytes(view.size)}`
  if (view.state === 'sent') return `Enviada, ${formatMegabytes(view.size)}`
  return view.state === 'refused' ? 'Não foi aceita' : ''
}

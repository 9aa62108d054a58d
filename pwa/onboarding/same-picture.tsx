import { useEffect, useState } from 'react'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { studyPhoto } from '#pwa/face/finder/study-photo.ts'
import { GalleryButton } from '#pwa/face/camera/gallery-button.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import './onboarding.css'

const TWIN_WORDS: Readonly<Record<PhotoSlot, string>> = {
  front: 'da Frente',
  side_left: 'do Lado esquerdo',
  side_right: 'do Lado direito',
  back: 'de Costas',
}

const SIDE =
  'De lado aparecem o nariz, o queixo e a curva da testa. Sem essa foto, o capítulo do perfil fica mais curto.'
const WANTED: Readonly<Record<PhotoSlot, string>> = {
  front: 'De frente aparece o contorno do rosto: é nessa foto que ele é medido.',
  side_left: SIDE,
  side_right: SIDE,
  back: 'De costas aparecem o corte e a nuca, que a outra foto não mostra.',
}

interface SamePictureProps {
  slot: PhotoSlot
  /** The slot with the same picture. */
  twin: PhotoSlot
  outbox: OrderOutbox
  onFile: (file: File) => void
  onClose: () => void
}

/** Shows both slots side by side, and the choice. */
export function SamePicture({ slot, twin, outbox, onFile, onClose }: SamePictureProps) {
  const heights = useLineHeights(outbox, slot)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`É a mesma foto ${TWIN_WORDS[twin]}`}
      footer={
        <div className="same-picture-choice flex wrap gap-10">
          <Button kind="secondary" onClick={onClose}>
            Usar assim mesmo
          </Button>
          <GalleryButton className="button button-primary" label="Escolher outra" onFile={onFile}>
            Escolher outra
          </GalleryButton>
        </div>
      }
    >
      <div className="same-picture">
        {[twin, slot].map((one) => (
          <figure key={one}>
            <img src={outbox.photos.view(one).preview ?? ''} alt="" />
            <figcaption className="mt-8 nowrap">{PHOTO_SLOT_WORDS[one]}</figcaption>
            {one === twin && heights.map((top) => <i key={top} style={{ '--top': top }} />)}
          </figure>
        ))}
      </div>
      <p className="t-body t-soft">{WANTED[slot]}</p>
    </Dialog>
  )
}

/** Shares of the picture's height. Empty without a face. */
function useLineHeights(outbox: OrderOutbox, slot: PhotoSlot): readonly number[] {
  const [heights, setHeights] = useState<readonly number[]>([])
  useEffect(() => {
    let left = false
    const find = async () => {
      const photo = await outbox.photos.picture(slot).catch(() => null)
      const seen = photo && (await studyPhoto(photo))
      if (!seen?.proposal || left) return
      const { hairline, browLine, noseBase, chin } = seen.proposal.points
      setHeights([hairline, browLine, noseBase, chin].map(({ y }) => y / seen.height))
    }
    void find()
    return () => {
      left = true
    }
  }, [outbox, slot])
  return heights
}

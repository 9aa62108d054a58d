import { useState } from 'react'
import imageBroken from '@phosphor-icons/core/assets/regular/image-broken.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'

interface PhotoPictureProps {
  photoId: string
  alt: string
  purged?: boolean
  /** Small pictures come small over the wire. */
  small?: boolean
  className?: string
  /** It stands on the screen. */
  onLoad?: () => void
}

/** A customer's photo through the signed-in door; where it is gone, a drawing in its place says why. */
export function PhotoPicture({ photoId, alt, purged = false, small = false, className, onLoad }: PhotoPictureProps) {
  const [failed, setFailed] = useState(false)
  if (purged || failed)
    return (
      <span
        className={`photo-missing ${className ?? ''}`}
        role="img"
        aria-label={`${alt}: ${purged ? 'apagada' : 'não abriu'}`}
      >
        <Icon svg={imageBroken} size={32} />
        <span>{purged ? 'Apagada' : 'Não abriu'}</span>
      </span>
    )
  return (
    <img
      className={className}
      src={photoHref(photoId, small)}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      onError={() => setFailed(true)}
    />
  )
}

export const photoHref = (id: string, small: boolean) => `/api/customer-photos/${id}/view${small ? '?size=thumb' : ''}`

import { useState } from 'react'
import imageBroken from '@phosphor-icons/core/assets/regular/image-broken.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'

interface PhotoPictureProps {
  photoId: string
  alt: string
  purged?: boolean
  /** Load a thumbnail. */
  small?: boolean
  className?: string
  onLoad?: () => void
}

/** A customer's photo, loaded with the session. If deleted, a drawing says why. */
export function PhotoPicture({ photoId, alt, purged = false, small = false, className, onLoad }: PhotoPictureProps) {
  const [failed, setFailed] = useState(false)
  if (purged || failed)
    return (
      <span
        className={`photo-missing stack gap-8 t-medium t-caption t-faint ${className ?? ''}`}
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

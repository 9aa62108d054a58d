import { useEffect, useState } from 'react'
import type { PhotoSize } from '#visagism/face/measure.ts'

export type PhotoLook =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly size: PhotoSize }

const LOADING: PhotoLook = { state: 'loading' }

/** Points use these pixels. */
export function usePhotoSize(src: string): PhotoLook {
  const [look, setLook] = useState<{ src: string; look: PhotoLook }>({ src, look: LOADING })
  useEffect(() => {
    const image = new Image()
    let left = false
    const say = (found: PhotoLook) => !left && setLook({ src, look: found })
    image.onload = () => say({ state: 'ready', size: { width: image.naturalWidth, height: image.naturalHeight } })
    image.onerror = () => say({ state: 'failed' })
    image.src = src
    return () => {
      left = true
    }
  }, [src])
  return look.src === src ? look.look : LOADING
}

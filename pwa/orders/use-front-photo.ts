import { faceApi } from '#contract/face/calls.ts'
import { useEffect, useState } from 'react'
import type { FrontPhoto } from '#pwa/face/cloths/cloth-plate.tsx'
import { photoAddress } from '#pwa/onboarding/sending/order-api.ts'
import { PhotoEntry, photoKey } from '#pwa/onboarding/sending/outbox-records.ts'
import { call } from '#pwa/platform/api.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'

/** Undefined while loading; null when it cannot be shown. */
export function useFrontPhoto(userId: string | undefined, orderId: string): FrontPhoto | null | undefined {
  const [photo, setPhoto] = useState<FrontPhoto | null>()
  useEffect(() => {
    if (!userId) return
    let isGone = false
    let made: string | null = null
    const open = async () => {
      const entry = await deviceStore(userId).read(photoKey(orderId, 'front'), PhotoEntry)
      made = entry?.bytes ? URL.createObjectURL(new Blob([entry.bytes], { type: 'image/jpeg' })) : null
      const src = made ?? photoAddress(orderId, 'front', entry?.id ?? 'cloths')
      const size = await sizeOf(src)
      if (isGone) return
      setPhoto(size && { src, ...size, ...guess(size) })
      if (!size) return
      const marked = await call(faceApi.marking, { params: { orderId } }).catch(() => null)
      if (!isGone && marked?.marking) setPhoto({ src, ...size, ...faceIn(marked.marking, size) })
    }
    void open()
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [userId, orderId])
  return photo
}

type Size = Pick<FrontPhoto, 'width' | 'height'>
type Place = Pick<FrontPhoto, 'chin' | 'middle' | 'face'>

const sizeOf = (src: string): Promise<Size | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = src
  })

/** The camera's outline, until the photo is marked. */
const guess = ({ width, height }: Size): Place => ({ chin: height * 0.7, middle: width / 2, face: height * 0.45 })

interface Marked {
  readonly points: Record<'hairline' | 'chin', { x: number; y: number }>
  readonly photo: Size
}

function faceIn({ points: { hairline, chin }, photo }: Marked, size: Size): Place {
  const scale = size.height / photo.height
  return {
    chin: chin.y * scale,
    middle: ((hairline.x + chin.x) / 2) * (size.width / photo.width),
    face: Math.max(1, (chin.y - hairline.y) * scale),
  }
}

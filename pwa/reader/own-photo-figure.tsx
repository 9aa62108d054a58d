import { lazy, Suspense } from 'react'
import type { Reading, ReadingFigure } from '#contract/reader/reading.ts'
import { LookPlate, toneAt } from './look-plate.tsx'
import { useOwnPhoto } from './use-own-photo.ts'

const LaidPhoto = lazy(() => import('./laid-photo.tsx'))

interface OwnPhotoFigureProps {
  reading: Reading
  figure: Extract<ReadingFigure, { kind: 'on-photo' }>
  index: number
}

/** For the owner only; shows a drawn person where the photo is missing. */
export function OwnPhotoFigure({ reading, figure, index }: OwnPhotoFigureProps) {
  const address = useOwnPhoto(reading)
  const drawn = (
    <figure>
      <LookPlate
        subject={reading}
        look={figure.look}
        view="front"
        aspect={1}
        tone={toneAt(index)}
        alt={`Desenho: ${figure.caption}`}
      />
      <figcaption>{figure.caption}</figcaption>
    </figure>
  )
  if (!reading.ownPhoto || address === null) return drawn
  return (
    <Suspense fallback={drawn}>
      <LaidPhoto reading={reading} figure={figure} ownPhoto={reading.ownPhoto} address={address} />
    </Suspense>
  )
}

import { useState } from 'react'
import type { MarkedPoints, PhotoSize } from '#visagism/measure.ts'
import { boxOf } from './face-box.ts'
import { FaceStage } from './face-stage.tsx'
import type { HandleName } from './handles.ts'
import { MarkerReading } from './marker-reading.tsx'
import { MarkerTools } from './marker-tools.tsx'
import { ALL_SHOWN, WHERE } from './passes.ts'
import { type FaceMarker as Marker, useFaceMarker } from './use-face-marker.ts'
import './face-marker.css'

interface FaceMarkerProps {
  src: string
  alt: string
  photo: PhotoSize
  saved: MarkedPoints | null
  /** What stands under the reading: the buttons of whoever shows this. */
  children?: (marker: Marker) => React.ReactNode
}

/** All handles at once beside what they say: for who knows where the points go. Fills its container. */
export function FaceMarker({ src, alt, photo, saved, children }: FaceMarkerProps) {
  const marker = useFaceMarker(photo, saved)
  const [active, setActive] = useState<HandleName>('hairline')
  const { evidence, gauges } = marker.reading
  return (
    <div className="face-marker">
      <div className="face-marker-stage">
        <FaceStage
          src={src}
          alt={alt}
          marker={marker}
          shown={ALL_SHOWN}
          active={active}
          onActive={setActive}
          frame={() => boxOf('all', marker.marking)}
          frameKey="all"
        />
        <MarkerTools marker={marker} />
      </div>
      <div className="face-marker-panel">
        <div className="face-marker-scroll">
          {evidence ? <MarkerReading evidence={evidence} gauges={gauges} /> : <p className="t-h3">{WHERE[active]}</p>}
        </div>
        {children?.(marker)}
      </div>
    </div>
  )
}

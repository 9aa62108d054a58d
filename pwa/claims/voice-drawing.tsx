import { framed, PAIR_FRAME } from '#pwa/frame/picture-frames.ts'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import type { Quote } from './licensed.ts'
import './claims.css'

/** Only for invented voices. */
export function VoiceDrawing({ of: { drawing } }: { of: Quote }) {
  if (!drawing) return null
  return <PictureImage {...framed(drawing, PAIR_FRAME)} className="voice-drawing" sizes="72px" alt="" />
}

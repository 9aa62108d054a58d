import type { PhotoSlot } from '#contract/onboarding.ts'
import type { Look } from '#visagism/chapters/chapter.ts'
import type { Portrait } from '#visagism/portrait/views/portrait.ts'
import type { Picture } from './opener.ts'
import type { PlateTone } from '../ink.ts'
import { cropFace, faceBoxOf, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate, portraitPlate, type Framing } from '../plate.ts'
import { knowsHead, portraitOf, type View } from '#visagism/looks/portrait-of.ts'
import type { PageContext } from '../page-context.ts'
import { tagged, type Tag } from '../page.ts'

export function portraitPicture(
  portrait: Portrait,
  parent: Tag,
  alt: string,
  tone: PlateTone,
  framing: Framing,
): Picture {
  const tag = tagged('Figure', parent, { alt })
  return { draw: (page, box) => void portraitPlate(page, tag, portrait, box, { tone, framing }) }
}

export function lookPicture(
  context: PageContext,
  parent: Tag,
  look: Look,
  options: { readonly alt: string; readonly tone: PlateTone; readonly framing: Framing; readonly view?: View },
): Picture {
  return portraitPicture(
    portraitOf(context.analysis, look, options.view),
    parent,
    options.alt,
    options.tone,
    options.framing,
  )
}

const PHOTO_ALT: Readonly<Record<PhotoSlot, string>> = {
  front: 'Sua foto de frente',
  side_left: 'Sua foto do lado esquerdo',
  side_right: 'Sua foto do lado direito',
  back: 'Sua foto de costas',
}

/** `share`: face height over plate height. */
export function photoPicture(
  context: PageContext,
  parent: Tag,
  photo: PrintPhoto,
  share = 0.5,
  top = 0.24,
  tag: Tag = tagged('Figure', parent, { alt: PHOTO_ALT[photo.slot] }),
): Picture {
  const face = faceBoxOf(photo, photo.slot === 'front' ? context.points : null)
  return {
    draw: (page, box) => {
      const crop = cropFace(photo, face, box, { share, top })
      page.content(tag, (pen) => drawPhotoPlate(pen, photo, box, crop))
    },
  }
}

/** Their own hair or covering if known, else the recommended cut. */
export function plainLook({ analysis }: PageContext): Look {
  const { face, hair } = analysis
  return { shape: face.primary, ...(knowsHead(analysis) ? {} : { cut: hair[hair.recommended].cut }) }
}

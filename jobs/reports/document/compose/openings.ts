/** Others use the usual opening. */
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { usualOpening, type OpeningFor } from '../blocks/opening.ts'
import { calendarOpening } from '../pages/calendar.ts'
import { coloursOpening } from '../pages/colours.ts'
import { countdownOpening } from '../pages/countdown.ts'
import { eitherShapeOpening } from '../pages/either-shape.ts'
import { glassesOpening } from '../pages/glasses.ts'
import { hairOpening } from '../pages/hair.ts'
import { letterOpening } from '../pages/letter.ts'
import { linesOpening } from '../pages/lines.ts'
import { makeupOpening } from '../pages/makeup.ts'
import { measuredFaceOpening } from '../pages/measured-face.ts'
import { neighboursOpening } from '../pages/neighbours.ts'
import { onPhotoOpening } from '../pages/on-photo.ts'
import { referenceOpening } from '../pages/reference.ts'
import { salonCardOpening } from '../pages/salon-card.ts'
import { seenFaceOpening } from '../pages/seen-face.ts'
import { textureOpening } from '../pages/texture.ts'
import { thirdsOpening } from '../pages/thirds.ts'

const OPENINGS: Partial<Readonly<Record<ChapterId, OpeningFor>>> = {
  carta: letterOpening,
  'rosto-medido': (context, ...at) =>
    (context.analysis.face.gauges.length > 0 ? measuredFaceOpening : seenFaceOpening)(context, ...at),
  // Nothing measured tells two shapes apart.
  forma: (context, chapter, ...at) =>
    (chapter.figures.some(({ kind }) => kind === 'neighbours') ? neighboursOpening : eitherShapeOpening)(
      context,
      chapter,
      ...at,
    ),
  tercos: thirdsOpening,
  intencao: linesOpening,
  temperamento: linesOpening,
  cabelo: hairOpening,
  textura: textureOpening,
  'na-foto': onPhotoOpening,
  oculos: glassesOpening,
  cores: coloursOpening,
  maquiagem: makeupOpening,
  cuidados: calendarOpening,
  cartao: salonCardOpening,
  plano: countdownOpening,
  fontes: referenceOpening,
}

export const openingOf: OpeningFor = (context, chapter, sect, index) =>
  (OPENINGS[chapter.id] ?? usualOpening)(context, chapter, sect, index)

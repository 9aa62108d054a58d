import { drawEarrings, drawGlasses } from './adornments.ts'
import { drawAgeLines, drawFreckles } from './age.ts'
import { drawBeard, hidesLines } from './beards.ts'
import { drawBody, drawEars } from './body.ts'
import { drawBrow, restingBrowWeight } from './brows.ts'
import { mix } from './colour.ts'
import { cutOf } from './cuts.ts'
import type { DisplayItem } from './display.ts'
import { drawEye } from './eyes.ts'
import { drawGarment } from './garments.ts'
import type { HairLayers } from './hair/context.ts'
import { drawFringe, type FringeLayers } from './hair/fringe.ts'
import { sheetPath } from './hair/sheet.ts'
import { drawLips } from './lips.ts'
import { drawFacePlane, drawSockets } from './modelling.ts'
import { drawNose } from './nose.ts'
import type { Sitter } from './person.ts'
import { SIDES } from './points.ts'
import { tilted, turned } from './pose.ts'

/** A person from the front, as a stack of layers from the hair behind the neck to the glasses. */
export function drawFront(sitter: Sitter): DisplayItem[] {
  const { traits, face, skin } = sitter
  const hair = cutOf(traits.cut ?? 'preso').draw(sitter.hair)
  const fringe = fringeOf(sitter)
  const tilt = traits.pose?.tilt ?? 0
  const garment = traits.garment
  const covered = garment !== undefined && garment.type !== 'canoa' && garment.type !== 'alcas'
  return [
    ...tilted(hair.back ?? [], tilt),
    ...drawBody(face, skin, covered),
    ...(garment ? drawGarment(face, garment) : []),
    ...tilted([...(hair.overGarment ?? []), ...headLayers(sitter, hair, fringe)], tilt),
  ]
}

function fringeOf({ traits, hair }: Sitter): FringeLayers {
  const fringe = traits.fringe ?? cutOf(traits.cut ?? 'preso').fringe ?? 'nenhuma'
  return fringe === 'nenhuma' ? { items: [], shadows: [] } : drawFringe(hair, fringe)
}

function headLayers(sitter: Sitter, hair: HairLayers, fringe: FringeLayers): DisplayItem[] {
  const { traits, face, skin } = sitter
  const ears = drawEars(face, skin)
  const earrings = traits.earrings ? drawEarrings(face, traits.earrings) : []
  const glasses = traits.glasses
    ? drawGlasses(face, traits.glasses, traits.glassesColour ?? '#231A17', hair.ears === 'cobertas')
    : []
  const turn = traits.pose?.turn ?? 0
  const front =
    hair.ears === 'a-frente'
      ? [...hair.front, { clip: outsideOf(face.contour), evenOdd: true as const, items: ears }, ...earrings]
      : hair.front
  return [
    ...(hair.ears === 'atras' ? [...ears, ...earrings] : []),
    ...faceLayers(sitter, hair, turn),
    ...shadowsOf(sitter, hair, fringe),
    ...front,
    ...fringe.items,
    ...(hair.ears === 'cobertas' && traits.earrings ? earringsUnderHair(sitter) : []),
    ...turned(glasses, face, turn),
  ]
}

/** Only long earrings are seen under loose hair, and only where a cut is as round as an afro. */
function earringsUnderHair({ traits, face }: Sitter): DisplayItem[] {
  const round = cutOf(traits.cut ?? 'preso').build.kind === 'afro'
  return round && traits.earrings ? drawEarrings(face, traits.earrings) : []
}

function faceLayers(sitter: Sitter, hair: HairLayers, turn: number): DisplayItem[] {
  const { traits, face, skin } = sitter
  const beard = traits.beard
    ? drawBeard(face, skin, {
        type: traits.beard,
        colour: sitter.beardColour,
        texture: sitter.hair.texture,
        lips: sitter.lips,
        sideburns: hair.sideburns ?? false,
      })
    : { under: [], over: [] }
  const eye = {
    type: traits.eyes ?? 'amendoado',
    iris: traits.iris ?? 'castanho',
    open: traits.open ?? 1,
    makeup: traits.makeup,
  }
  const brow = {
    type: traits.brow ?? 'suave',
    weight: traits.browWeight ?? restingBrowWeight(face.masculine),
    colour: sitter.browColour,
  }
  const bareHead = hair.front.length === 0
  return [
    ...drawFacePlane(face, skin, { blush: traits.blush ?? 1, bareHead }),
    ...turned(
      [
        ...beard.under,
        ...drawSockets(face, skin),
        ...turned(drawNose(face, skin, sitter.nose), face, turn, 0.45),
        ...drawLips(face, skin, { type: sitter.lips, smile: traits.smile ?? 0.9 }),
        ...beard.over,
        ...drawAgeLines(face, skin, sitter.age, hidesLines(traits.beard)),
        ...(traits.freckles ? drawFreckles(skin) : []),
        ...SIDES.flatMap((side) => drawEye(face, skin, side, eye)),
        ...SIDES.flatMap((side) => drawBrow(face, side, brow)),
      ],
      face,
      turn,
    ),
  ]
}

/** What the hair throws on the face: its own silhouette, moved away from the light. */
function shadowsOf({ face, skin }: Sitter, hair: HairLayers, fringe: FringeLayers): DisplayItem[] {
  const fill = mix(skin.shade, skin.deepShade, 0.6)
  return [...hair.shadows, ...fringe.shadows].map(([sheet, seed]) => ({
    clip: face.contour,
    items: [{ d: sheetPath(sheet, seed, sheet.style.side === -1 ? [2.6, 4] : [-1, 5]), fill }],
  }))
}

const outsideOf = (path: string) => `M-300 -300L300 -300L300 300L-300 300Z${path}`

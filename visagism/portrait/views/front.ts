import { drawEarrings, drawGlasses } from '../wear/adornments.ts'
import { drawAgeLines, drawFreckles } from '../head/age.ts'
import { coversChin, drawBeard, hidesLines } from '../beard/beards.ts'
import { drawBody, drawEars } from '../head/body.ts'
import { drawBrow, restingBrowWeight } from '../head/brows.ts'
import { mix } from '../pen/colour.ts'
import { drawCovering } from '../coverings/covering.ts'
import type { DisplayItem } from '../pen/display.ts'
import { drawDrape } from '../wear/drape.ts'
import { drawEye } from '../head/eyes.ts'
import { BARES_SHOULDERS, drawGarment } from '../wear/garments.ts'
import type { HairLayers } from '../hair/context.ts'
import { drawFringe, type FringeLayers } from '../hair/fringe.ts'
import { whitened } from '../hair/greys.ts'
import { surfacePath } from '../hair/surface.ts'
import { grownOver, holdsEnds, inBand, inLock, lockFront } from '../hair/two-kinds.ts'
import { drawThinning } from '../hair/thinning.ts'
import { drawLips, restingSmile } from '../head/lips.ts'
import { drawFacePlane, drawSockets } from '../head/modelling.ts'
import { drawNose } from '../head/nose.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { SIDES } from '../pen/points.ts'
import { tilted, turned } from '../head/pose.ts'
import { drawBrooch, drawHairSlide, drawScarf } from '../wear/cloths.ts'
import { drawHat } from '../wear/hats.ts'
import { inMetal } from '../wear/metal.ts'
import { drawNecklace } from '../wear/necklaces.ts'

export function drawFront(person: ResolvedPerson): DisplayItem[] {
  const { traits, face, skin } = person
  const own = hairOrCovering(person)
  const hat = traits.hat && !traits.covering ? drawHat(face, traits.hat) : null
  const under = (items: readonly DisplayItem[] = []) => (hat ? [{ clip: hat.underBrim, items }] : [...items])
  const hair = hat ? { ...own, back: under(own.back), front: under(own.front), cast: [...own.cast, hat.cast] } : own
  const fringe = hat ? { items: [], shadows: [] } : fringeOf(person)
  const tilt = traits.pose?.tilt ?? 0
  const garment = traits.garment
  const covered = traits.drape !== undefined || (garment !== undefined && !BARES_SHOULDERS.includes(garment.type))
  return [
    ...tilted(hair.back ?? [], tilt),
    ...drawBody(face, skin, covered),
    ...(traits.drape
      ? drawDrape(face, traits.drape, coversChin(traits.beard))
      : garment
        ? drawGarment(face, garment)
        : []),
    ...(traits.necklace ? inMetal(drawNecklace(face, traits.necklace, garment?.type), traits.metal) : []),
    ...(traits.scarf ? drawScarf(face) : []),
    ...tilted(
      [
        ...(hair.overGarment ?? []),
        ...headLayers(person, hair, fringe),
        ...(traits.brooch ? inMetal(drawBrooch(face), traits.metal) : []),
        ...(traits.hairSlide ? inMetal(drawHairSlide(face), traits.metal) : []),
        ...(hat?.items ?? []),
      ],
      tilt,
    ),
  ]
}

interface HeadLayers extends HairLayers {
  /** Cloth shadows on the face, as paths. */
  readonly cast: readonly string[]
}

function hairOrCovering(person: ResolvedPerson): HeadLayers {
  const worn = drawCovering(person, 'front')
  if (!worn) return { ...ownLayers(person), cast: [] }
  const { back = [], front, overGarment, earsHidden } = worn
  return {
    back,
    front,
    overGarment,
    shadows: [],
    cast: worn.shadows,
    ears: earsHidden ? 'covered' : 'behind',
  }
}

function ownLayers(person: ResolvedPerson): HairLayers {
  const { traits, hair, cut } = person
  const drawn = cut.draw(hair)
  const grown =
    traits.straightEnds && holdsEnds(cut, hair) ? withEnds(drawn, cut.draw({ ...hair, texture: 'liso' })) : drawn
  const layers = whitenedLayers(person, grown)
  if (!traits.lock) return layers
  const sheets = drawn.shadows.map(([sheet]) => sheet)
  const lock = inBand(cut.draw(inLock(hair, traits.lock)).front, lockFront(hair, cut, sheets, traits.lock))
  return { ...layers, front: [...layers.front, ...lock] }
}

function withEnds(root: HairLayers, ends: HairLayers): HairLayers {
  const both = (layer: 'back' | 'front' | 'overGarment') => grownOver(root[layer] ?? [], ends[layer] ?? [], 'front')
  return { ...root, back: both('back'), overGarment: both('overGarment'), front: both('front') }
}

function whitenedLayers({ traits, hair, cut }: ResolvedPerson, drawn: HairLayers): HairLayers {
  const layers =
    traits.crown === 'ralo' ? { ...drawn, front: [...drawn.front, ...drawThinning(hair, cut, 'front')] } : drawn
  if (!traits.greys) return layers
  const white = (items: readonly DisplayItem[] = []) => whitened(items, traits.greys, 'front', hair)
  return { ...layers, back: white(layers.back), overGarment: white(layers.overGarment), front: white(layers.front) }
}

function fringeOf({ traits, hair, cut }: ResolvedPerson): FringeLayers {
  if (traits.covering || traits.crown === 'sem-fios') return { items: [], shadows: [] }
  const fringe = traits.fringe ?? cut.fringe ?? 'nenhuma'
  if (fringe === 'nenhuma') return { items: [], shadows: [] }
  const { items, shadows } = drawFringe(hair, fringe)
  return { items: whitened(items, traits.greys, 'front', hair), shadows }
}

function headLayers(person: ResolvedPerson, hair: HeadLayers, fringe: FringeLayers): DisplayItem[] {
  const { traits, face, skin } = person
  const ears = drawEars(face, skin, undefined, traits.earsOut)
  const earrings = traits.earrings ? inMetal(drawEarrings(face, traits.earrings), traits.metal) : []
  const glasses = traits.glasses
    ? drawGlasses(face, traits.glasses, traits.glassesColour ?? '#231A17', {
        underHair: hair.ears === 'covered',
        toCheeks: traits.glassesToCheeks,
        rim: traits.glassesRim,
      })
    : []
  const turn = traits.pose?.turn ?? 0
  const isTucked = traits.hairTucked === true && hair.ears === 'covered' && !traits.covering
  const front =
    hair.ears === 'in-front' || isTucked
      ? [...hair.front, { clip: outsideOf(face.contour), evenOdd: true as const, items: ears }, ...earrings]
      : hair.front
  return [
    ...(hair.ears === 'behind' ? [...ears, ...earrings] : []),
    ...faceLayers(person, hair, turn),
    ...shadowsOf(person, hair, fringe),
    ...front,
    ...fringe.items,
    ...(hair.ears === 'covered' && traits.earrings && !isTucked ? earringsUnderHair(person) : []),
    ...turned(glasses, face, turn),
  ]
}

/** Under loose hair only long earrings show, beside round cuts like an afro. */
function earringsUnderHair({ traits, face, cut }: ResolvedPerson): DisplayItem[] {
  const round = !traits.covering && cut.build.kind === 'afro'
  return round && traits.earrings ? inMetal(drawEarrings(face, traits.earrings), traits.metal) : []
}

function faceLayers(person: ResolvedPerson, hair: HairLayers, turn: number): DisplayItem[] {
  const { traits, face, skin } = person
  const beard = traits.beard
    ? drawBeard(face, skin, {
        type: traits.beard,
        colour: person.beardColour,
        texture: person.hair.texture,
        lips: person.lips,
        sideburns: hair.sideburns,
        length: traits.beardLength,
        moustache: traits.moustache,
        patchy: traits.patchyBeard,
      })
    : { under: [], over: [] }
  const eye = {
    type: traits.eyes ?? 'amendoado',
    iris: traits.iris ?? 'castanho',
    open: traits.open ?? 1,
    makeup: traits.makeup,
    isPainted: person.isPainted,
  }
  const brow = {
    type: traits.brow ?? 'suave',
    weight: traits.browWeight ?? restingBrowWeight(face.masculine),
    colour: person.browColour,
    sparse: traits.sparseBrow ?? false,
  }
  const white = (items: readonly DisplayItem[]) => whitened(items, traits.greys, 'beard', person.hair)
  const bareHead = hair.front.length === 0
  return [
    ...drawFacePlane(face, skin, {
      blush: person.isPainted || traits.blushColour ? (traits.blush ?? 1) : 0,
      blushColour: traits.blushColour,
      bareHead,
    }),
    ...turned(
      [
        ...white(beard.under),
        ...drawSockets(face, skin),
        ...turned(drawNose(face, skin, person.nose), face, turn, 0.45),
        ...drawLips(face, skin, {
          type: person.lips,
          smile: traits.smile ?? restingSmile(person.age),
          bearded: coversChin(traits.beard),
        }),
        ...white(beard.over),
        ...drawAgeLines(face, skin, person.age, hidesLines(traits.beard)),
        ...(traits.freckles ? drawFreckles(skin) : []),
        ...SIDES.flatMap((side) => drawEye(face, skin, side, eye)),
        ...SIDES.flatMap((side) => drawBrow(face, side, brow)),
      ],
      face,
      turn,
    ),
  ]
}

/** The hair's silhouette, moved away from the light. */
function shadowsOf({ face, skin }: ResolvedPerson, hair: HeadLayers, fringe: FringeLayers): DisplayItem[] {
  const fill = mix(skin.shade, skin.deepShade, 0.6)
  const thrown = [...hair.shadows, ...fringe.shadows].map(([surface, seed]) =>
    surfacePath(surface, seed, surface.style.side === -1 ? [2.6, 4] : [-1, 5]),
  )
  return [...thrown, ...hair.cast].map((d) => ({ clip: face.contour, items: [{ d, fill }] }))
}

const outsideOf = (path: string) => `M-300 -300L300 -300L300 300L-300 300Z${path}`

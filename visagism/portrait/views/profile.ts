import { mix } from '../pen/colour.ts'
import { drawCovering } from '../coverings/covering.ts'
import { curve } from '../pen/curves.ts'
import { bendItems, type DisplayItem } from '../pen/display.ts'
import type { HairContext } from '../hair/context.ts'
import { whitened } from '../hair/greys.ts'
import { sideClipped } from '../hair/bare-top.ts'
import { sideCornrows } from '../hair/cornrows.ts'
import { sideGatheredCords } from '../hair/gathered-cords.ts'
import { sideAfro } from '../hair/side-afro.ts'
import { sideCords, sideLoose } from '../hair/side-loose.ts'
import { sideBuzz, sideShort } from '../hair/side-short.ts'
import { sideTied, type SideLayers } from '../hair/side-tied.ts'
import { grownOver, holdsEnds, inBand, inLock, lockSide } from '../hair/two-kinds.ts'
import { drawThinning } from '../hair/thinning.ts'
import { makeLevelWarp } from '../head/warp.ts'
import { blob, FINE } from '../pen/pen.ts'
import { leavesTopBare, type ResolvedPerson } from '../person/person.ts'
import type { Line } from '../pen/points.ts'
import { drawProfileBeard } from './profile-beard.ts'
import { drawProfileBody, drawProfileGarment } from './profile-body.ts'
import { drawProfileFeatures, lipFullness } from './profile-features.ts'
import { profileJaw, profileLine, SKULL_SIDE } from './profile-face.ts'
import { seededRandom } from '../pen/random.ts'
import { drawProfileGlasses, profileEarring } from './profile-wear.ts'
import { inMetal } from '../wear/metal.ts'

/** Drawn looking left; mirrored for right. */
export function drawProfile(person: ResolvedPerson, facing: 'left' | 'right'): DisplayItem[] {
  const { traits, face, skin } = person
  const warp = makeLevelWarp(face)
  const worn = drawCovering(person, 'side')
  const hair: SideLayers = worn
    ? { front: worn.front, earCovered: worn.earsHidden }
    : ownSide(person, { ...person.hair, warp })
  const fit = (line: Line): Line => line.map(warp)
  const front = profileLine(face, person.nose, lipFullness(person))
  const jaw = profileJaw(face)
  const head = `${FINE.smooth(front)}L${FINE.smooth(jaw).slice(1)}L${FINE.smooth(
    curve(
      fit([
        [9, 30],
        [40, 62],
        [68, 80],
      ]),
      8,
    ),
  ).slice(1)}L${FINE.smooth([...curve(fit(SKULL_SIDE), 40)].reverse()).slice(1)}Z`
  const glasses = traits.glasses ? drawProfileGlasses(person, traits.glasses) : []
  const items: DisplayItem[] = [
    ...(hair.back ?? []),
    ...drawProfileBody(face, skin),
    ...(traits.garment ? drawProfileGarment(face, traits.garment) : []),
    { d: head, fill: skin.base },
    { clip: head, items: [...modelling(person, fit), ...drawProfileFeatures(person)] },
    ...(traits.freckles ? [freckles(person)] : []),
    ...(traits.beard
      ? whitened(
          drawProfileBeard(person, traits.beard, { front, jaw, sideburns: hair.sideburns }),
          traits.greys,
          'side-beard',
          person.hair,
        )
      : []),
    ...(hair.earCovered ? [] : ear(person, fit)),
    ...(hair.earCovered ? glasses : []),
    ...hair.front,
    ...(traits.earrings
      ? inMetal(profileEarring(person, traits.earrings, hair.earCovered ?? false), traits.metal)
      : []),
    ...(hair.earCovered ? [] : glasses),
  ]
  return facing === 'left' ? items : bendItems(items, (x, y) => [-x, y])
}

function ownSide(person: ResolvedPerson, c: HairContext): SideLayers {
  const { traits, cut } = person
  const drawn = sideHair(person, c)
  const isBoth = traits.straightEnds && holdsEnds(cut, c)
  const ends = isBoth ? sideHair(person, { ...c, texture: 'liso' }) : drawn
  const layers = whitenedSide(
    person,
    isBoth
      ? {
          ...drawn,
          back: grownOver(drawn.back ?? [], ends.back ?? [], 'side'),
          front: grownOver(drawn.front, ends.front, 'side'),
        }
      : drawn,
  )
  if (!traits.lock) return layers
  const lock = inBand(sideHair(person, inLock(c, traits.lock)).front, lockSide(c, cut))
  return { ...layers, front: [...layers.front, ...lock] }
}

function whitenedSide({ traits, hair, face, cut }: ResolvedPerson, layers: SideLayers): SideLayers {
  const white = (items: readonly DisplayItem[] = []) => whitened(items, traits.greys, 'side', hair)
  const thin = traits.crown === 'ralo' ? drawThinning({ ...hair, warp: makeLevelWarp(face) }, cut, 'side') : []
  return { ...layers, back: white(layers.back), front: white([...layers.front, ...thin]) }
}

function sideHair(person: ResolvedPerson, c: HairContext): SideLayers {
  const { cut } = person
  const { build } = cut
  switch (build.kind) {
    case 'loose':
      return sideLoose(c, build, person.traits.fringe ?? cut.fringe ?? 'nenhuma')
    case 'tied':
      return sideTied(c, build.tie, build.framed)
    case 'short':
      return sideShort(c, build)
    case 'afro':
      return sideAfro(c, Math.min(build.volume ?? 1, c.volume))
    case 'cords':
      return sideCords(c, build)
    case 'gathered-cords':
      return sideGatheredCords(c, build.cord, build.tie)
    case 'cornrows':
      return sideCornrows(c)
    case 'clipped':
      return build.bareTop ? sideClipped(c, build.bareTop) : sideBuzz(c)
    case 'bald':
      return { front: [] }
  }
}

/** Light from the front. */
function modelling({ face, skin, traits, cut, isPainted }: ResolvedPerson, fit: (line: Line) => Line): DisplayItem[] {
  const c = face.yChin
  const shade: Line = [
    [-92, c + 12],
    [-70, c - 3],
    [-46, c - 13],
    [-24, 84],
    [-10, 62],
    [-4, 38],
    // On a bare head only the jaw casts a shadow.
    ...(traits.covering === undefined && leavesTopBare(cut)
      ? ([
          [2, 44],
          [8, 58],
          [14, 74],
          [22, 98],
        ] as const)
      : ([
          [-4, 0],
          [-18, -40],
          [10, -70],
          [110, -70],
        ] as const)),
    [110, 150],
    [-60, 150],
  ]
  const blush: Line = [
    [-62, 32],
    [-48, 22],
    [-28, 18],
    [-22, 24],
    [-36, 36],
    [-54, 40],
  ]
  const items: DisplayItem[] = [{ d: blob(FINE, fit(shade), 40), fill: skin.shade }]
  if (face.masculine) {
    const hollow: Line = [
      [-40, 50],
      [-28, 40],
      [-10, 30],
      [-12, 46],
      [-26, 66],
      [-38, 78],
      [-42, 66],
    ]
    items.push({ d: blob(FINE, fit(hollow)), fill: mix(skin.base, skin.shade, 0.5) })
  } else if (isPainted && (traits.blush ?? 1) > 0) items.push({ d: blob(FINE, fit(blush)), fill: skin.blush, op: 0.2 })
  const bone: Line = [
    [-58, 12],
    [-44, 8],
    [-30, 6],
    [-34, 12],
    [-48, 17],
  ]
  if (skin.lightness < 0.5) items.push({ d: blob(FINE, fit(bone)), fill: mix(skin.base, skin.light, 0.45) })
  return items
}

function ear({ skin }: ResolvedPerson, fit: (line: Line) => Line): DisplayItem[] {
  const shell: Line = [
    [-3, 2],
    [-4, -12],
    [3, -24],
    [15, -27],
    [25, -20],
    [27, -6],
    [21, 9],
    [14, 22],
    [9, 34],
    [2, 37],
    [-2, 30],
    [-2, 14],
  ]
  const helix: Line = [
    [1, -12],
    [8, -20],
    [18, -19],
    [21, -8],
    [16, 6],
    [11, 16],
  ]
  const inner: Line = [
    [4, 4],
    [9, -7],
    [15, -5],
    [12, 6],
    [8, 14],
    [5, 18],
  ]
  return [
    { d: FINE.smooth(fit(shell), true), fill: mix(skin.base, skin.shade, 0.3) },
    { d: FINE.smooth(fit(inner), true), fill: skin.shade },
    { d: FINE.taper(fit(helix), [0.3, 1.6, 1.8, 1.2, 0.2]), fill: skin.softLine },
    {
      d: FINE.taper(
        fit([
          [0, 0],
          [4, 5],
          [1, 11],
        ]),
        [0.3, 1.8, 0.3],
      ),
      fill: skin.softLine,
    },
  ]
}

function freckles({ skin }: ResolvedPerson): DisplayItem {
  const random = seededRandom(11)
  const spots = Array.from({ length: 20 }, () =>
    FINE.ellipse(-82 + random() * 38, 15 + random() * 22, 0.7 + random() * 0.5),
  )
  return { d: spots.join(''), fill: skin.deepShade, op: 0.7 }
}

/**
 * Finds distant and lying faces that the detector misses in a whole photo. To exclude false hits, each must be detected again alone and
 * accepted by the mesh.
 */
import {
  type DetectedFace,
  detectFaces,
  eyeAngle,
  mergeOverlapping,
  regionOfDetection,
  wholePicture,
} from './detector.ts'
import { faceSide, FACE_PRESENCE, FACE_SCORE } from './look.ts'
import { readMesh } from './mesh.ts'
import type { Network } from './network.ts'
import type { Pixels, Region } from './pixels.ts'

interface FaceNetworks {
  readonly detector: Network
  readonly mesher: Network
}

/** Tile sides in photo widths: for faces from 11 % and from 6 % of the width. */
const TILES = [0.66, 0.36] as const
/** Tile overlap: a smaller face is whole in one tile. */
const SHARED = 0.4
/** Bounds the work on long screenshots. */
const MOST_TILES = 60
/** Region around a find, in face sizes, and the score it needs there. */
const ALONE = 2.4
const ALONE_SCORE = 0.85

export function findSmallFaces(networks: FaceNetworks, photo: Pixels): DetectedFace[] {
  for (const share of TILES) {
    const found = tilesOf(photo, photo.width * share).flatMap((tile) =>
      detectFaces(networks.detector, photo, tile).filter(({ score }) => score >= FACE_SCORE),
    )
    const faces = mergeOverlapping(found).flatMap((face) => confirmed(networks, photo, face))
    if (faces.length > 0) return faces
  }
  return []
}

function tilesOf({ width, height }: Pixels, size: number): Region[] {
  const middles = (length: number) => {
    const steps = Math.max(0, Math.ceil((length - size) / (size * (1 - SHARED))))
    return Array.from({ length: steps + 1 }, (_, at) =>
      steps === 0 ? length / 2 : size / 2 + (at * (length - size)) / steps,
    )
  }
  const columns = middles(width)
  return middles(height)
    .flatMap((y) => columns.map((x) => ({ x, y, size, rotation: 0 })))
    .slice(0, MOST_TILES)
}

function confirmed({ detector, mesher }: FaceNetworks, photo: Pixels, face: DetectedFace): DetectedFace[] {
  const { x, y, width, height } = face
  const alone: Region = { x, y, size: Math.max(width, height) * ALONE, rotation: 0 }
  const [again] = detectFaces(detector, photo, alone)
  if (!again || again.score < ALONE_SCORE || faceSide(again).side !== 'front') return []
  if (Math.hypot(again.x - x, again.y - y) > width / 2) return []
  return readMesh(mesher, photo, regionOfDetection(again)).presence >= FACE_PRESENCE ? [again] : []
}

const QUARTER_TURNS = [0, 1, 2, 3] as const
/** Clockwise. */
export type QuarterTurns = (typeof QUARTER_TURNS)[number]

const asTurns = (angle: number): QuarterTurns =>
  QUARTER_TURNS[(((-Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4) as QuarterTurns]

/** Upside-down faces are detected weakly: the other turn must score this much higher. */
const SURER = 0.1

/** Clockwise; 0 unless the face clearly lies. */
export function turnsToStand({ detector, mesher }: FaceNetworks, photo: Pixels, face?: DetectedFace): QuarterTurns {
  // In profile the eyes are too close together to show rotation.
  if (face && faceSide(face).turn >= 0.5) return 0
  const turned = face ? asTurns(eyeAngle(face)) : 0
  if (turned !== 0) return turned
  const whole = wholePicture(photo)
  for (const quarter of face ? ([2] as const) : ([1, 3, 2] as const)) {
    const [found] = detectFaces(detector, photo, { ...whole, rotation: (quarter * Math.PI) / 2 })
    if (!found || found.score < Math.max(ALONE_SCORE, (face?.score ?? 0) + SURER)) continue
    if (readMesh(mesher, photo, regionOfDetection(found)).presence >= FACE_PRESENCE) return asTurns(eyeAngle(found))
  }
  return 0
}

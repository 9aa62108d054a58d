/**
 * The face finder for browser worker and Node: face, pose and proposed points. It identifies nobody and never guesses age, gender or mood.
 */
import { measureColours, type MeasuredColours } from './colours.ts'
import { type DetectedFace, detectFaces, regionOfDetection } from './detector.ts'
import { findHairline } from './hairline.ts'
import { countedFaces, FACE_PRESENCE, type FaceLook, lookAt, faceSide } from './look.ts'
import { type FaceMesh, readMesh, regionOfMesh, settleMesh } from './mesh.ts'
import { openNetwork, type TensorOps } from './network.ts'
import { findSmallFaces, type QuarterTurns, turnsToStand } from './look-again.ts'
import type { Pixels, Region } from './pixels.ts'
import { type FaceGeometry, fitPose, type FittedPose } from './pose.ts'
import { type PointProposal, proposePoints } from './proposal.ts'
import type { SheetPlace } from './sheet.ts'
import { proposeSide, type SideProposal } from './side-proposal.ts'
import { readTflite } from './tflite.ts'

export interface FaceModels {
  readonly detector: Uint8Array
  readonly mesh: Uint8Array
  readonly geometry: FaceGeometry
}

export interface StillLook {
  readonly look: FaceLook
  readonly turns: QuarterTurns
  /** Null without exactly one frontal face. */
  readonly proposal: PointProposal | null
  /** Null without exactly one face in profile. */
  readonly side: SideProposal | null
  readonly colours: MeasuredColours | null
}

export interface FaceFinder {
  /** Tracks the previous frame's face; `everyTime` detects on each frame, for turned heads. */
  readonly follow: (frame: Pixels, everyTime: boolean) => FaceLook
  /**
   * @param sheet where a white sheet should be
   * @param again search more closely when no frontal face is found at first
   */
  readonly study: (photo: Pixels, sheet?: SheetPlace, again?: boolean) => StillLook
  readonly forget: () => void
  readonly dispose: () => void
}

/** Every so many frames, to notice a second face. */
const DETECT_EVERY = 15
/** Narrower faces are too coarse: a pixel is a hundredth of the width. */
const FEWEST_PIXELS = 96
/** Degrees of yaw beyond which the mesh is unreliable. */
const MESH_YAW = 30

type PosedMesh = FaceMesh & { readonly pose: FittedPose }

/** @param tf with its backend ready. @throws Error when a model cannot be read. */
export function openFinder(tf: TensorOps, models: FaceModels): FaceFinder {
  const detector = openNetwork(tf, readTflite(models.detector))
  const mesher = openNetwork(tf, readTflite(models.mesh))
  const networks = { detector, mesher }
  const posed = (mesh: FaceMesh): PosedMesh => ({ ...mesh, pose: fitPose(mesh.points, models.geometry) })
  let followed: { readonly region: Region; readonly faces: readonly DetectedFace[]; readonly age: number } | null = null

  function follow(frame: Pixels, everyTime: boolean): FaceLook {
    const known = everyTime || !followed || followed.age >= DETECT_EVERY ? null : followed
    const faces = known ? known.faces : countedFaces(detectFaces(detector, frame))
    const [face] = faces
    const region = known?.region ?? (face && regionOfDetection(face))
    if (!region || (!known && face && faceSide(face).side !== 'front')) {
      followed = null
      return lookAt(frame, faces, null)
    }
    const mesh = posed(readMesh(mesher, frame, region))
    const isLost = mesh.presence < FACE_PRESENCE || Math.abs(mesh.pose.yaw) > MESH_YAW
    if (known && isLost) {
      followed = null
      return follow(frame, true)
    }
    followed = isLost ? null : { region: regionOfMesh(mesh.points), faces, age: (known?.age ?? 0) + 1 }
    // The detector's box may be from an earlier frame.
    return lookAt(frame, faces, mesh, isLost ? null : findHairline(frame, mesh.points))
  }

  function study(photo: Pixels, sheet?: SheetPlace, again = true): StillLook {
    const large = countedFaces(detectFaces(detector, photo))
    const turns = large[0] || again ? turnsToStand(networks, photo, large[0]) : 0
    const faces = large[0] || turns !== 0 || !again ? large : countedFaces(findSmallFaces(networks, photo))
    const [face, other] = faces
    const isFewPixels = !large[0] && face !== undefined && face.width < FEWEST_PIXELS
    if (!face || faceSide(face).side !== 'front') {
      const side = face && !other ? proposeSide(face, photo) : null
      return { look: lookAt(photo, faces, null), turns, proposal: null, side, colours: null }
    }
    const mesh = posed(settleMesh(mesher, photo, regionOfDetection(face)))
    const hairline = mesh.presence < FACE_PRESENCE ? null : findHairline(photo, mesh.points)
    const look = lookAt(photo, faces, mesh, hairline)
    if (other || !hairline || !look.whole || isFewPixels)
      return { look, turns, proposal: null, side: null, colours: null }
    return {
      look,
      turns,
      proposal: proposePoints(mesh.points, hairline, mesh.pose, photo),
      side: null,
      colours: measureColours(photo, mesh.points, hairline, sheet),
    }
  }

  return {
    follow,
    study,
    forget: () => (followed = null),
    dispose: () => {
      detector.dispose()
      mesher.dispose()
    },
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FaceModels } from '#visagism/finder/finder.ts'
import type { FaceGeometry } from '#visagism/finder/pose.ts'
import { readProtobuf } from './protobuf.ts'

/** Places in the package's archive (see its `*_packed_assets_loader.js`). */
const FILES = {
  detector: {
    start: 3_757_224,
    end: 3_986_256,
    sha256: '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633',
  },
  mesh: {
    start: 2_495_952,
    end: 3_737_848,
    sha256: 'c603fa6149219a3e9487dc9abd7a0c24474c77263273d24868378cdf40aa26d1',
  },
  geometry: {
    start: 3_737_848,
    end: 3_757_224,
    sha256: 'bdbcda96dfcb7da883da124aaa2c55dee49770d934f0fcc71747f8c21bdc75b4',
  },
} as const

/**
 * Google's face detector and face mesh (Apache-2.0) from `@mediapipe/face_mesh`, without the package's code, which needs WebGL and
 * `unsafe-eval`.
 * @throws Error when the files are not the tested ones.
 */
export function readFaceModels(): FaceModels {
  const archive = readFileSync(
    createRequire(import.meta.url).resolve('@mediapipe/face_mesh/face_mesh_solution_packed_assets.data'),
  )
  const cut = (name: keyof typeof FILES): Uint8Array => {
    const { start, end, sha256 } = FILES[name]
    const bytes = archive.subarray(start, end)
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`@mediapipe/face_mesh holds another ${name} than the one that was tried.`)
    return bytes
  }
  return { detector: cut('detector'), mesh: cut('mesh'), geometry: readGeometry(cut('geometry')) }
}

/** Position, then texture coordinates. */
const VERTEX = 5

/** `mediapipe/modules/face_geometry/protos/{geometry_pipeline_metadata,mesh_3d}.proto`. */
function readGeometry(bytes: Uint8Array): FaceGeometry {
  const fields = readProtobuf(bytes)
  const message = (number: number) =>
    fields.flatMap((field) => (field.number === number && field.kind === 'bytes' ? [readProtobuf(field.value)] : []))
  const numbers = (message(1)[0] ?? []).flatMap((field) =>
    field.number === 3 && field.kind === 'float' ? [round(field.value, 4)] : [],
  )
  const canonical = Array.from({ length: numbers.length / VERTEX }, (_, index) => {
    const [x = 0, y = 0, z = 0] = numbers.slice(index * VERTEX, index * VERTEX + 3)
    return [x, y, z] as const
  })
  const basis = message(2).map((landmark) => {
    const value = (number: number) => {
      const found = landmark.find((field) => field.number === number)
      return found && found.kind !== 'bytes' ? found.value : 0
    }
    return [value(1), round(value(2), 5)] as const
  })
  return { canonical, basis }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFaceModels } from '../jobs/face/models.ts'

const FOLDER = new URL('../.cache/face/', import.meta.url)

/** Where `pwa/face/finder/face.worker.ts` loads them. */
export function cutFaceModels(): void {
  mkdirSync(fileURLToPath(FOLDER), { recursive: true })
  const { detector, mesh, geometry } = readFaceModels()
  writeFileSync(new URL('detector.tflite', FOLDER), detector)
  writeFileSync(new URL('mesh.tflite', FOLDER), mesh)
  writeFileSync(new URL('geometry.json', FOLDER), JSON.stringify(geometry))
}

import simd from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url'
import threaded from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-threaded-simd.wasm?url'
import plain from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.wasm?url'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as tf from '@tensorflow/tfjs-core'
import { type FaceFinder, openFinder } from '#visagism/finder/finder.ts'
import type { FaceGeometry } from '#visagism/finder/pose.ts'
import detector from '../../../.cache/face/detector.tflite?url'
import geometry from '../../../.cache/face/geometry.json?url'
import mesh from '../../../.cache/face/mesh.tflite?url'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import type { FaceReply, FaceRequest } from './face-messages.ts'

/** In a worker, so that the screen never freezes. Nothing leaves the device. */
let finder: FaceFinder | null = null

async function open(withSimd: boolean): Promise<void> {
  const env = tf.env()
  env.set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  if (!withSimd) env.set('WASM_HAS_SIMD_SUPPORT', false)
  // The library requires all three names; the threaded file is never fetched.
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plain,
    'tfjs-backend-wasm-simd.wasm': simd,
    'tfjs-backend-wasm-threaded-simd.wasm': threaded,
  })
  const [, detectorFile, meshFile, geometryFile] = await Promise.all([
    tf.setBackend('wasm'),
    fetchBytes(detector),
    fetchBytes(mesh),
    fetchBytes(geometry),
  ])
  await tf.ready()
  finder = openFinder(tf, {
    detector: detectorFile,
    mesh: meshFile,
    geometry: JSON.parse(new TextDecoder().decode(geometryFile)) as FaceGeometry,
  })
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

async function answer(request: FaceRequest): Promise<unknown> {
  if (request.task === 'open') {
    await open(request.simd)
    return null
  }
  if (!finder) throw new Error('The finder is not open.')
  switch (request.task) {
    case 'follow':
      return finder.follow(request.pixels, request.everyTime)
    case 'study':
      return finder.study(request.pixels, request.sheet, request.again)
    case 'forget':
      finder.forget()
      return null
  }
}

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: FaceRequest }>) => {
  const reply = (message: FaceReply) => self.postMessage(message)
  answer(data.request).then(
    (value) => reply({ id: data.id, answer: value }),
    (error: unknown) => {
      reportFailure(error)
      reply({ id: data.id, error: String(error) })
    },
  )
})

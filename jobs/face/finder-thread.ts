import { parentPort, workerData } from 'node:worker_threads'
import type { StillLook } from '#visagism/finder/finder.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'

/** The thread's answer to `study-photo.ts`. */
export interface StudiedPhoto {
  readonly seen: StillLook
  /** Size in pixels of the reduced photo, which the points refer to. */
  readonly width: number
  readonly height: number
}

// One photo per thread: its memory is freed when the thread ends.
const { pixels } = await readPhoto(workerData as Uint8Array)
const { width, height } = pixels
const studied: StudiedPhoto = { seen: (await nodeFinder()).study(pixels), width, height }
parentPort?.postMessage(studied)

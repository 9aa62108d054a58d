import { parentPort, workerData } from 'node:worker_threads'
import type { StillLook } from '#visagism/finder/finder.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'

export interface StudiedPhoto {
  readonly seen: StillLook
  /** In pixels of the reduced photo; the points refer to it. */
  readonly width: number
  readonly height: number
}

// The thread studies one photo and ends, which frees its memory.
const { pixels } = await readPhoto(workerData as Uint8Array)
const { width, height } = pixels
const studied: StudiedPhoto = { seen: (await nodeFinder()).study(pixels), width, height }
parentPort?.postMessage(studied)

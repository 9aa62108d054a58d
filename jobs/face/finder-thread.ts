import { parentPort, workerData } from 'node:worker_threads'
import type { StillLook } from '#visagism/finder/finder.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'

/** What `study-photo.ts` gets back. */
export interface StudiedPhoto {
  readonly seen: StillLook
  /** Of the pixels that were looked at: the points are in these. */
  readonly width: number
  readonly height: number
}

// One photo, then the thread ends and its memory with it.
const { pixels } = await readPhoto(workerData as Uint8Array)
const { width, height } = pixels
const studied: StudiedPhoto = { seen: (await nodeFinder()).study(pixels), width, height }
parentPort?.postMessage(studied)

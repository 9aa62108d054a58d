/**
 * The face finder: lazy, tested on a drawn face before use, and silently absent where it cannot run. All it helps with works by hand too.
 */
import type { StillLook } from '#visagism/finder/finder.ts'
import type { FaceLook } from '#visagism/finder/look.ts'
import type { SheetPlace } from '#visagism/finder/sheet.ts'
import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { FACE_CACHE } from './face-cache.ts'
import type { FaceAnswers, FaceReply, FaceRequest, SentPixels } from './face-messages.ts'
import { isSelfCheckPassed, selfCheckPixels } from './self-check.ts'

export interface Face {
  /** Looks at a camera frame; null while the previous one is in work. */
  readonly follow: (frame: ImageData, everyTime: boolean) => Promise<FaceLook | null>
  /** Looks at a photo thoroughly; points in its pixels. @param sheet where a white sheet is expected */
  readonly study: (photo: ImageData, sheet?: SheetPlace, again?: boolean) => Promise<StillLook>
  /** Clears the tracking state. */
  readonly forget: () => void
}

/** Callers give up after this; the finder may be ready for the next photo. */
const MOST_WAITED_MS = 8000

let opening: Promise<Face | null> | null = null
let worker: FaceWorker | null = null

/** Null where it cannot run: old browser, no network, failed self-check. */
export function openFace(): Promise<Face | null> {
  opening ??= open()
  return opening
}

export function faceWithin(milliseconds = MOST_WAITED_MS): Promise<Face | null> {
  return Promise.race([openFace(), new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))])
}

/** Deletes the finder's files too, once the photos are sent. */
export async function dropFace(): Promise<void> {
  worker?.end()
  worker = null
  opening = null
  if (typeof caches !== 'undefined') await caches.delete(FACE_CACHE)
}
whenSignedOut(dropFace)

async function open(): Promise<Face | null> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return null
  for (const simd of [true, false]) {
    const started = await startWorker(simd)
    if (started === 'failed') break
    if (started) {
      worker = started
      return faceOf(started)
    }
  }
  opening = null
  return null
}

/** Null if it runs but gives wrong results. */
async function startWorker(simd: boolean): Promise<FaceWorker | null | 'failed'> {
  let started: FaceWorker | undefined
  try {
    // Throws where workers are forbidden.
    started = new FaceWorker()
    await started.ask({ task: 'open', simd })
    const check = await selfCheckPixels()
    const { proposal } = await started.ask({ task: 'study', pixels: check }, [check.data.buffer])
    if (isSelfCheckPassed(proposal)) return started
    started.end()
    return null
  } catch {
    started?.end()
    return 'failed'
  }
}

function faceOf(started: FaceWorker): Face {
  let isBusy = false
  return {
    async follow(frame, everyTime) {
      if (isBusy) return null
      isBusy = true
      try {
        const pixels = pixelsOf(frame)
        return await started.ask({ task: 'follow', pixels, everyTime }, [pixels.data.buffer])
      } finally {
        isBusy = false
      }
    },
    study(photo, sheet, again) {
      const pixels = pixelsOf(photo)
      return started.ask({ task: 'study', pixels, sheet, again }, [pixels.data.buffer])
    },
    forget: () => void started.ask({ task: 'forget' }).catch(() => undefined),
  }
}

const pixelsOf = ({ data, width, height }: ImageData): SentPixels => ({ data, width, height })

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

class FaceWorker {
  readonly #worker = new Worker(new URL('face.worker.ts', import.meta.url), { type: 'module', name: 'face' })
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) waiting?.reject(new Error(data.error))
      else waiting?.resolve(data.answer)
    })
    // Blocked, or its script failed: no answer will come.
    this.#worker.addEventListener('error', () => this.end())
  }

  ask<T extends FaceRequest>(request: T, transfer: Transferable[] = []): Promise<FaceAnswers[T['task']]> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      this.#worker.postMessage({ id, request }, transfer)
    })
  }

  end(): void {
    this.#worker.terminate()
    for (const { reject } of this.#waiting.values()) reject(new Error('The worker of the face has ended.'))
    this.#waiting.clear()
  }
}

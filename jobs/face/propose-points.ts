import { Worker } from 'node:worker_threads'
import { keepMarking } from '#api/face/marking.ts'
import { faceConsentStands } from '#api/onboarding/face-consent.ts'
import { keepPhotoColours } from '#api/face/colour-measures.ts'
import { db, transact } from '#api/platform/db.ts'
import { log, record } from '#api/platform/log.ts'
import { storage } from '#api/platform/storage.ts'
import { checkMarking } from '#visagism/face/measure.ts'
import type { StillLook } from '#visagism/finder/finder.ts'
import type { StudiedPhoto } from './finder-thread.ts'

const UNTOUCHED = {
  hairline: 'device',
  browLine: 'device',
  noseBase: 'device',
  chin: 'device',
  templeLeft: 'device',
  templeRight: 'device',
  cheekboneLeft: 'device',
  cheekboneRight: 'device',
  jawLeft: 'device',
  jawRight: 'device',
} as const

/**
 * Drafts a photo's points and its hair-to-skin contrast for the visagist, once and only under current consent. If it fails, a person marks
 * the points.
 * @returns whether a draft was added
 */
export async function proposeFacePoints(orderId: string): Promise<boolean> {
  const photo = await db.customerPhoto.findFirst({ where: { orderId, slot: 'front', purgedAt: null } })
  if (!photo?.storageKey || (await db.faceMarking.count({ where: { photoId: photo.id, source: 'model' } })) > 0)
    return false
  if (!(await faceConsentStands(db, orderId))) return false
  const found = await study(photo.storageKey, orderId)
  if (!found) return false
  return transact(async (tx) => {
    // Meanwhile the photo may be replaced or consent withdrawn.
    const current = await tx.customerPhoto.count({
      where: { id: photo.id, sourceHash: photo.sourceHash, purgedAt: null },
    })
    if (current === 0 || !(await faceConsentStands(tx, orderId))) return false
    const { marking, colours } = found
    if (colours) await keepPhotoColours(tx, { orderId, photoId: photo.id, colours })
    if (marking) await keepMarking(tx, { orderId, source: 'model', markedById: null, marking })
    return marking !== null
  })
}

async function study(storageKey: string, orderId: string) {
  try {
    const { seen, width, height } = await studyPhotoInThread(await storage.read(storageKey))
    return { marking: markingOf(seen, { width, height }), colours: seen.colours }
  } catch (error) {
    log.warn({ err: error, orderId }, 'no points proposed')
    await record({
      level: 'warn',
      category: 'pdf_generation',
      action: 'face_finder_failed',
      message: 'A busca do rosto na foto falhou; os pontos ficam para marcar à mão.',
      orderId,
    })
    return null
  }
}

/**
 * Uses a thread, so that the worker does not keep 75 MB for a few photos a day. Startup costs 0.4 s of CPU.
 * @throws Error when the photo is unreadable or the finder cannot run
 */
function studyPhotoInThread(photo: Uint8Array): Promise<StudiedPhoto> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('finder-thread.ts', import.meta.url), { workerData: photo })
    thread.once('message', (studied: StudiedPhoto) => {
      resolve(studied)
      void thread.terminate()
    })
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread of the finder ended without an answer.')))
  })
}

function markingOf({ proposal }: StillLook, photo: { readonly width: number; readonly height: number }) {
  if (!proposal || checkMarking(proposal.straight).length > 0) return null
  const { points, straight, hairline, pose, features, hidden, model } = proposal
  return {
    points,
    photo,
    proposed: { origins: UNTOUCHED, straight, hairline, pose, features, hidden: [...hidden], model, reviewed: false },
  }
}

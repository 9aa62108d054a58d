import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { type Problem, type ProblemCode, sentenceOf } from '#contract/problem.ts'
import { asProblem, isRetryable } from '#pwa/platform/failures.ts'
import type { FlushResult } from '#pwa/platform/lock.ts'
import type { ConsentRecord } from './consent-record.ts'
import type { OrderApi } from './order-api.ts'
import { jpegOf, type OrderPhotos } from './order-photos.ts'
import type { PhotoEntry } from './outbox-records.ts'

interface Options {
  readonly api: OrderApi
  readonly photos: OrderPhotos
  readonly consent: () => Pick<ConsentRecord, 'view' | 'erase'>
  readonly arrived: (entry: PhotoEntry) => Promise<void>
  readonly isPaused: () => boolean
  readonly changed: () => void
}

interface Upload {
  percent: number
  cancel: AbortController
}

export interface Round {
  readonly result: FlushResult
  readonly trouble: Problem | null
  /** Nothing after it could arrive either. */
  readonly isOver: boolean
}

const ENDS_THE_ROUND: readonly ProblemCode[] = ['unauthenticated', 'consent-missing']

/** Sends, moves and removes an order's photos one by one. Only under the order's lock. */
export class PhotoSender {
  readonly #options: Options
  readonly #uploads = new Map<PhotoSlot, Upload>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Percent of a running upload; else null. */
  percentOf(slot: PhotoSlot): number | null {
    return this.#uploads.get(slot)?.percent ?? null
  }

  cancel(slot: PhotoSlot): void {
    this.#uploads.get(slot)?.cancel.abort()
  }

  cancelAll(): void {
    for (const { cancel } of this.#uploads.values()) cancel.abort()
  }

  async flush(): Promise<Round> {
    const { photos, consent, isPaused } = this.#options
    let staying = 0
    let moved = 0
    let last: Problem | null = null
    await photos.readAll()
    // Photos that leave a slot go before those that enter it.
    const isMoving = (slot: PhotoSlot) => photos.get(slot)?.state === 'moving'
    for (const slot of [...PHOTO_SLOTS].sort((a, b) => Number(isMoving(b)) - Number(isMoving(a)))) {
      const entry = isPaused() ? undefined : await photos.read(slot)
      if (!entry || entry.state === 'sent' || entry.state === 'refused') continue
      if (entry.state !== 'moving' && photos.moving().some(({ heldAt }) => heldAt === slot)) {
        staying += 1
        continue
      }
      // Waits for consent; the form may still bring its own.
      if (entry.state === 'queued' && consent().view().state === 'none') continue
      const trouble = await this.#settle(entry)
      if (!trouble) {
        moved += 1
        continue
      }
      last = trouble
      staying += 1
      if (trouble.retryAfterMs !== undefined) return { result: { restMs: trouble.retryAfterMs }, trouble, isOver: true }
      if (ENDS_THE_ROUND.includes(trouble.code)) break
    }
    const result = staying === 0 ? 'empty' : moved > 0 ? 'moved' : 'waiting'
    return { result, trouble: last, isOver: last !== null && ENDS_THE_ROUND.includes(last.code) }
  }

  /** @returns why it has to wait; null once it is settled */
  #settle(entry: PhotoEntry): Promise<Problem | null> {
    if (entry.state === 'moving') return this.#move(entry)
    return entry.state === 'queued' ? this.#send(entry) : this.#remove(entry)
  }

  async #move(entry: PhotoEntry): Promise<Problem | null> {
    const { api, photos, consent } = this.#options
    try {
      const receipt = await api.movePhoto(entry.slot, entry.id)
      if (photos.isCurrent(entry)) await photos.putSent(receipt, entry)
    } catch (error) {
      const problem = asProblem(error)
      if (isRetryable(problem)) return problem
      if (problem.code === 'consent-missing') {
        await consent().erase()
        return problem
      }
      // Replaced from another device, or the order is closed: the server decides.
      if (photos.isCurrent(entry)) await photos.forget(entry.slot)
    }
    return null
  }

  async #send(entry: PhotoEntry): Promise<Problem | null> {
    const { api, photos, consent, arrived, changed } = this.#options
    const { slot, bytes, doubts = [] } = entry
    if (!bytes) {
      await photos.forget(slot)
      return null
    }
    const upload: Upload = { percent: 0, cancel: new AbortController() }
    this.#uploads.set(slot, upload)
    changed()
    try {
      const receipt = await api.putPhoto(slot, jpegOf(bytes), doubts, {
        signal: upload.cancel.signal,
        onProgress: (percent) => {
          upload.percent = percent
          changed()
        },
      })
      await arrived(entry)
      if (photos.isCurrent(entry)) await photos.putSent(receipt, entry)
    } catch (error) {
      if (!photos.isCurrent(entry)) return null
      const problem = asProblem(error)
      if (isRetryable(problem)) return problem
      if (problem.code === 'consent-missing') {
        await consent().erase()
        return problem
      }
      // After a refund no photo stays here. Any other refusal keeps the only copy.
      if (problem.code === 'order-ended') await photos.forget(slot)
      else
        await photos.put({
          ...entry,
          state: 'refused',
          reason: sentenceOf(problem),
          isFinal: problem.code.startsWith('photo-'),
        })
    } finally {
      if (this.#uploads.get(slot) === upload) this.#uploads.delete(slot)
      changed()
    }
    return null
  }

  async #remove(entry: PhotoEntry): Promise<Problem | null> {
    const { api, photos } = this.#options
    try {
      await api.removePhoto(entry.slot)
    } catch (error) {
      const problem = asProblem(error)
      if (isRetryable(problem)) return problem
    }
    if (photos.isCurrent(entry)) await photos.forget(entry.slot)
    return null
  }
}

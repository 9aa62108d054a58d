import type { DraftFormData } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isRetryable } from '#pwa/platform/failures.ts'
import { draftKey } from './draft.ts'
import type { Agreement, OrderApi } from './order-api.ts'
import type { OrderPhotos } from './order-photos.ts'
import { formKeys, outboxKeys, Submission, submissionKey } from './outbox-records.ts'

export interface SubmissionView {
  state: 'none' | 'waiting' | 'sending' | 'refused' | 'delivered'
  percent: number
  problem: Problem | null
}

interface Options {
  orderId: string
  store: DeviceStore
  api: Pick<OrderApi, 'submit' | 'deleteDraft'>
  agreement: () => Agreement
  /** Photos that could not be sent before the form. */
  photos: () => ReturnType<OrderPhotos['queued']>
  delivered: () => void
  changed: () => void
  wake: () => void
}

/** The form since 'Finalizar Análise' was pressed. */
export class OrderForm {
  readonly #options: Options
  #submission: Submission | undefined
  #percent: number | null = null
  #isDelivered = false

  constructor(options: Options) {
    this.#options = options
  }

  view(): SubmissionView {
    if (this.#isDelivered) return { state: 'delivered', percent: 100, problem: null }
    if (!this.#submission) return { state: 'none', percent: 0, problem: null }
    const { state, problem } = this.#submission
    if (state === 'refused') return { state, percent: 0, problem: problem && new Problem(problem.code, problem) }
    return { state: this.#percent === null ? 'waiting' : 'sending', percent: this.#percent ?? 0, problem: null }
  }

  isDelivered(): boolean {
    return this.#isDelivered
  }

  async load(): Promise<void> {
    const { orderId, store } = this.#options
    this.#submission = await store.read(submissionKey(orderId), Submission)
  }

  async submit(formData: DraftFormData): Promise<void> {
    // The consent is a record of its own and joins at sending.
    const { agreedToBiometrics: _agreed, biometricsVersion: _version, ...answers } = formData
    await this.#keep({
      formId: crypto.randomUUID(),
      formData: answers,
      pressedAt: new Date().toISOString(),
      state: 'waiting',
      problem: null,
    })
    this.#options.wake()
  }

  /** Takes a refused or waiting form back to editing. */
  async withdraw(): Promise<void> {
    const { orderId, store } = this.#options
    this.clear()
    await store.erase(submissionKey(orderId))
  }

  /** Clears the memory of this page only. */
  clear(): void {
    this.#submission = undefined
    this.#options.changed()
  }

  /** @returns why it has to wait; null once it is settled */
  async flush(): Promise<Problem | null> {
    const { orderId, store, api, agreement, photos } = this.#options
    await this.load()
    const waiting = this.#submission
    if (waiting?.state !== 'waiting') return null
    this.#showProgress(0)
    try {
      const formData = { ...waiting.formData, ...agreement() }
      const { files, doubts } = photos()
      const onProgress = (percent: number | null) => this.#showProgress(percent)
      const held = await api.submit({ ...waiting, formData, doubts }, files, { onProgress })
      // Not an answer about this form: sent again.
      if (held.formId !== waiting.formId) throw new Problem('bug')
      await store.erase(...formKeys(orderId), draftKey(orderId))
      this.#options.delivered()
      // The server has deleted its draft already; repeated in case it has not.
      await api.deleteDraft().catch(() => undefined)
    } catch (error) {
      const problem = asProblem(error)
      if (isRetryable(problem)) return problem
      if (problem.code === 'order-ended') await store.erase(...outboxKeys(orderId))
      const { code, text, fields } = problem
      await this.#keep({ ...waiting, state: 'refused', problem: { code, text, fields } })
    } finally {
      this.#showProgress(null)
    }
    return null
  }

  /** Notes that the server has it, from here, another tab or the worker. @returns whether that is news */
  deliver(): boolean {
    if (this.#isDelivered) return false
    this.#isDelivered = true
    this.clear()
    return true
  }

  async #keep(next: Submission): Promise<void> {
    const { orderId, store, changed } = this.#options
    this.#submission = next
    changed()
    await store.write(submissionKey(orderId), next)
  }

  #showProgress(percent: number | null): void {
    this.#percent = percent
    this.#options.changed()
  }
}

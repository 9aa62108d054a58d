/**
 * Turns eight judgements a second into calm guidance and fires the shutter after a good second. Pure: `now` is in ms of any monotonic
 * clock.
 */
import type { FrameJudgement } from './judge-frame.ts'

export interface Guidance {
  readonly shown: FrameJudgement
  /** The shutter fires at 1. */
  readonly ring: number
  /** No face for long: the photo is valid all the same. */
  readonly notFound: boolean
}

/** ms before a state is shown, to avoid flicker. */
const HOLDS = 500
const GOOD_HOLDS = 300
/** ms, so that it can be read. */
const WORD_STAYS = 1200
/** Interruptions this short do not reset the ring. */
const WOBBLE = 250
const RING = 1000
const GIVE_UP = 8000

/** Debounced guidance: one message at a time. */
export class CalmWord<T> {
  #shown: T
  #shownAt = -Infinity
  #candidate: { readonly key: string; readonly since: number } | null = null
  readonly #keyOf: (seen: T) => string
  readonly #isGood: (seen: T) => boolean

  /**
   * @param waiting initial value
   * @param isGood true when no correction is needed
   */
  constructor(waiting: T, keyOf: (seen: T) => string, isGood: (seen: T) => boolean) {
    this.#shown = waiting
    this.#keyOf = keyOf
    this.#isGood = isGood
  }

  next(seen: T, now: number): T {
    const key = this.#keyOf(seen)
    if (key === this.#keyOf(this.#shown)) {
      this.#candidate = null
      return this.#shown
    }
    if (this.#candidate?.key !== key) this.#candidate = { key, since: now }
    const held = now - this.#candidate.since
    const isGood = this.#isGood(seen)
    // Good news may replace a message early; a correction may not.
    if (held >= (isGood ? GOOD_HOLDS : HOLDS) && (isGood || now - this.#shownAt >= WORD_STAYS)) {
      this.#shown = seen
      this.#shownAt = now
      this.#candidate = null
    }
    return this.#shown
  }
}

/** Shutter progress, 0 to 1. */
export class FillingRing {
  #since: number | null = null
  #last = -Infinity

  next(holds: boolean, now: number): number {
    if (holds) {
      this.#since ??= now
      this.#last = now
    } else if (now - this.#last > WOBBLE) this.#since = null
    return this.#since === null ? 0 : Math.min(1, (now - this.#since) / RING)
  }
}

export class FrameFollower {
  readonly #word = new CalmWord<FrameJudgement>(
    { state: 'none', hint: null, turn: 0 },
    ({ state, hint }) => `${state} ${hint}`,
    ({ state }) => state === 'ready',
  )
  readonly #ring = new FillingRing()
  #noneSince: number | null = null

  /** @param steady light and sharpness are good too */
  next(judgement: FrameJudgement, steady: boolean, now: number): Guidance {
    const shown = this.#word.next(judgement, now)
    const ring = this.#ring.next(judgement.state === 'ready' && steady && shown.state === 'ready', now)
    if (judgement.state === 'none') this.#noneSince ??= now
    else this.#noneSince = null
    return {
      shown: { ...shown, turn: judgement.turn },
      ring,
      notFound: this.#noneSince !== null && now - this.#noneSince >= GIVE_UP,
    }
  }
}

/**
 * Calm guidance out of eight judgements a second: one word at a time, no flicker, and a shutter that fires by itself when all
 * holds for a second. Pure: time is handed in, milliseconds of any steady clock.
 */
import type { FrameJudgement } from './judge-frame.ts'

export interface Guidance {
  /** What is shown and spoken. */
  readonly shown: FrameJudgement
  /** How full the ring is, 0 to 1; at 1 the shutter fires. */
  readonly ring: number
  /** Nothing was found for so long that the person is told the photo counts all the same. */
  readonly notFound: boolean
}

/** A state holds this long before it is shown, so that nobody is chased by every tremble. */
const HOLDS = 500
/** What was amber is good again after this. */
const GOOD_HOLDS = 300
/** A word stays long enough to be read. */
const WORD_STAYS = 1200
/** A tremble this short does not empty the ring. */
const WOBBLE = 250
const RING = 1000
const GIVE_UP = 8000

/** What is shown of what is seen: one thing at a time, no sooner than it holds, no shorter than it takes to read. */
export class CalmWord<T> {
  #shown: T
  #shownAt = -Infinity
  #candidate: { readonly key: string; readonly since: number } | null = null
  readonly #keyOf: (seen: T) => string
  readonly #isGood: (seen: T) => boolean

  /** @param waiting what is shown before anything is seen; `isGood`: needs no correction */
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
    // What is good is shown at once it holds; only a correction must not push away another too soon.
    if (held >= (isGood ? GOOD_HOLDS : HOLDS) && (isGood || now - this.#shownAt >= WORD_STAYS)) {
      this.#shown = seen
      this.#shownAt = now
      this.#candidate = null
    }
    return this.#shown
  }
}

/** How full the ring of the shutter is, 0 to 1, while all holds. */
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

  /**
   * @param steady light and sharpness hold too; the ring waits for them.
   * @param now milliseconds.
   */
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

/**
 * Calm guidance out of eight judgements a second: one word at a time, no flicker, and a shutter that fires by itself when all
 * holds for a second. Pure: time is handed in, milliseconds of any steady clock.
 */
import type { FrameJudgement, FrameState } from './judge-frame.ts'

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

export class FrameFollower {
  #shown: FrameJudgement = { state: 'none', hint: null, turn: 0 }
  #shownAt = -Infinity
  #candidate: { readonly key: string; readonly since: number } | null = null
  #readySince: number | null = null
  #lastReady = -Infinity
  #noneSince: number | null = null

  /**
   * @param steady light and sharpness hold too; the ring waits for them.
   * @param now milliseconds.
   */
  next(judgement: FrameJudgement, steady: boolean, now: number): Guidance {
    this.#choose(judgement, now)
    const ring = this.#fill(judgement.state, steady, now)
    if (judgement.state === 'none') this.#noneSince ??= now
    else this.#noneSince = null
    return {
      shown: { ...this.#shown, turn: judgement.turn },
      ring,
      notFound: this.#noneSince !== null && now - this.#noneSince >= GIVE_UP,
    }
  }

  #choose(judgement: FrameJudgement, now: number): void {
    const key = keyOf(judgement)
    if (key === keyOf(this.#shown)) {
      this.#candidate = null
      return
    }
    if (this.#candidate?.key !== key) this.#candidate = { key, since: now }
    const held = now - this.#candidate.since
    const needed = judgement.state === 'ready' ? GOOD_HOLDS : HOLDS
    // What is ready is shown at once it holds; only a correction must not push away another too soon.
    const mayLeave = judgement.state === 'ready' || now - this.#shownAt >= WORD_STAYS
    if (held < needed || !mayLeave) return
    this.#shown = judgement
    this.#shownAt = now
    this.#candidate = null
  }

  #fill(state: FrameState, steady: boolean, now: number): number {
    if (state === 'ready' && steady && this.#shown.state === 'ready') {
      this.#readySince ??= now
      this.#lastReady = now
    } else if (now - this.#lastReady > WOBBLE) this.#readySince = null
    return this.#readySince === null ? 0 : Math.min(1, (now - this.#readySince) / RING)
  }
}

const keyOf = ({ state, hint }: FrameJudgement): string => `${state} ${hint}`

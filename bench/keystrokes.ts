/**
 * The Keystroke-Level Model: how long a trained person who makes no mistake takes for a routine, from what the routine asks of
 * hands and head. Card, Moran & Newell, "The keystroke-level model for user performance time with interactive systems",
 * Communications of the ACM 23 (1980); reading by Brysbaert, "How many words do we read per minute?", Journal of Memory and
 * Language 109 (2019).
 */
import type { Locator, Page } from '@playwright/test'

/** Seconds. K is of an average typist at 40 words a minute who does not type for a living; B once for press and once for release. */
export const SECONDS = { K: 0.28, P: 1.1, B: 0.1, H: 0.4, M: 1.35 } as const
type Operator = keyof typeof SECONDS
const WORDS_PER_MINUTE = 238
/** The model knows no looking at pictures: this much for each photo or page is our own assumption. */
export const LOOK_SECONDS = 3
const SPENT_MOST_SECONDS = 3

export interface Step {
  readonly name: string
  readonly count: Record<Operator, number>
  words: number
  looks: number
  /** The system's answers one waits for, milliseconds. */
  waits: number[]
}

/** One order worked through: everything is really pressed, and counted. */
export class Walk {
  readonly steps: Step[] = []
  readonly page: Page
  #hand: 'keyboard' | 'mouse' = 'keyboard'

  constructor(page: Page) {
    this.page = page
  }

  step(name: string): void {
    this.steps.push({ name, count: { K: 0, P: 0, B: 0, H: 0, M: 0 }, words: 0, looks: 0, waits: [] })
  }

  async think(): Promise<void> {
    this.#now.count.M++
    await this.#spend(SECONDS.M)
  }

  async look(times = 1): Promise<void> {
    this.#now.looks += times
    await this.#spend(LOOK_SECONDS * times)
  }

  /** Everything these say now, and what is written in their fields. */
  async read(...parts: Locator[]): Promise<void> {
    for (const part of parts)
      for (const one of await part.all()) {
        const isField = await one.evaluate((element) => element instanceof HTMLTextAreaElement)
        const text = isField ? await one.inputValue() : await one.innerText()
        const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
        this.#now.words += words
        await this.#spend((words / WORDS_PER_MINUTE) * 60)
      }
  }

  async key(combination: string): Promise<void> {
    this.#home('keyboard')
    this.#now.count.K += combination.split('+').length
    await this.page.keyboard.press(combination)
  }

  async type(text: string): Promise<void> {
    this.#home('keyboard')
    // A capital takes two.
    this.#now.count.K += text.length + (text.match(/\p{Lu}/gu)?.length ?? 0)
    await this.page.keyboard.insertText(text)
    await this.#spend(text.length * SECONDS.K)
  }

  /** @param times 1 sets the caret, 3 takes the paragraph */
  async click(target: Locator, times = 1): Promise<void> {
    this.#home('mouse')
    this.#now.count.P++
    this.#now.count.B += 2 * times
    await target.click({ clickCount: times })
  }

  async drag(target: Locator, dx: number, dy: number): Promise<void> {
    this.#home('mouse')
    this.#now.count.P += 2
    this.#now.count.B += 2
    const box = await target.boundingBox()
    if (!box) throw new Error('nothing to drag')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + dx, y + dy, { steps: 6 })
    await this.page.mouse.up()
  }

  /** Does it, and waits until this is so; the wait is the system's answer. */
  async until(act: () => Promise<void>, is: Sign): Promise<number> {
    const ms = await answerTime(this.page, act, is)
    this.#now.waits.push(ms)
    return ms
  }

  /** What the person takes, the desk has for its own work; three seconds at most, so that it never has more. */
  #spend(seconds: number): Promise<void> {
    return this.page.waitForTimeout(Math.min(seconds, SPENT_MOST_SECONDS) * 1000)
  }

  get #now(): Step {
    const step = this.steps.at(-1)
    if (!step) throw new Error('a walk begins with a step')
    return step
  }

  #home(hand: 'keyboard' | 'mouse'): void {
    if (this.#hand !== hand) this.#now.count.H++
    this.#hand = hand
  }
}

/** What shows on the screen that the answer is there. */
export interface Sign {
  readonly selector: string
  /** Words in it. */
  readonly text?: string
  /** A picture, fully there. */
  readonly picture?: boolean
  /** It is no longer there. */
  readonly gone?: boolean
}

/** From just before the act until the first frame with the sign, milliseconds. Both clocks are this machine's. */
export async function answerTime(page: Page, act: () => Promise<void>, sign: Sign): Promise<number> {
  const before = Date.now()
  await act()
  const seen = await page.waitForFunction(
    ({ selector, text, picture, gone }) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.getBoundingClientRect().height > 0 && element.textContent.includes(text ?? ''),
      )
      if (gone) return found ? false : Date.now()
      if (!found) return false
      if (picture && !(found instanceof HTMLImageElement && found.complete && found.naturalWidth > 0)) return false
      return Date.now()
    },
    sign,
    { polling: 'raf', timeout: 60_000 },
  )
  return Math.max(0, Number(await seen.jsonValue()) - before)
}

const readingSeconds = ({ words }: Step) => (words / WORDS_PER_MINUTE) * 60
const waitingSeconds = ({ waits }: Step) => waits.reduce((sum, ms) => sum + ms, 0) / 1000

/** @param typing seconds a key: 0.2 is of a skilled typist */
export function secondsOf(step: Step, typing: number = SECONDS.K): number {
  const hands = Object.entries({ ...SECONDS, K: typing }).reduce(
    (sum, [operator, seconds]) =>
      sum + seconds * (Object.entries(step.count).find(([one]) => one === operator)?.[1] ?? 0),
    0,
  )
  return hands + step.looks * LOOK_SECONDS + readingSeconds(step) + waitingSeconds(step)
}

/** A row a step, and the whole. */
export function tableOf(steps: readonly Step[]) {
  const row = (name: string, some: readonly Step[]) => {
    const sum = (of: (step: Step) => number) => some.reduce((total, step) => total + of(step), 0)
    return {
      step: name,
      M: sum(({ count }) => count.M),
      K: sum(({ count }) => count.K),
      P: sum(({ count }) => count.P),
      B: sum(({ count }) => count.B),
      H: sum(({ count }) => count.H),
      looks: sum(({ looks }) => looks),
      words: sum(({ words }) => words),
      'R, s': Number(sum(waitingSeconds).toFixed(2)),
      seconds: Number(sum(secondsOf).toFixed(1)),
    }
  }
  return [...steps.map((step) => row(step.name, [step])), row('all', steps)]
}

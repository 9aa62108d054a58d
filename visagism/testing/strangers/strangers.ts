/** All of them, and how well their guides listen. */
import { CHANGE_AND_DAYS } from './change-and-days.ts'
import { FAITH_AND_BODY } from './faith-and-body.ts'
import { guideOf, type Guide } from './guide.ts'
import { HARD_CASES } from './hard-cases.ts'
import type { Stranger } from './stranger.ts'
import { WORK_AND_HABITS } from './work-and-habits.ts'

export const STRANGERS: readonly Stranger[] = [...FAITH_AND_BODY, ...WORK_AND_HABITS, ...CHANGE_AND_DAYS, ...HARD_CASES]

export interface Listened {
  readonly id: string
  readonly musts: number
  readonly held: number
  readonly mustNots: number
  readonly broken: number
  /** `anselmo must: trims the brows` */
  readonly failures: readonly string[]
}

/** One person's guide against everything demanded of it. */
export function listenTo({ id, brief, musts, mustNots }: Stranger, guide: Guide = guideOf(brief)): Listened {
  const missing = musts.filter(({ isKept }) => !isKept(guide))
  const broken = mustNots.filter(({ isKept }) => !isKept(guide))
  return {
    id,
    musts: musts.length,
    held: musts.length - missing.length,
    mustNots: mustNots.length,
    broken: broken.length,
    failures: [
      ...missing.map(({ says }) => `${id} must: ${says}`),
      ...broken.map(({ says }) => `${id} must not: ${says}`),
    ],
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** `musts held 80 of 230, must-nots broken 70 of 210` */
export const countOf = (heard: readonly Listened[]): string =>
  `musts held ${sum(heard.map(({ held }) => held))} of ${sum(heard.map(({ musts }) => musts))}, ` +
  `must-nots broken ${sum(heard.map(({ broken }) => broken))} of ${sum(heard.map(({ mustNots }) => mustNots))}`

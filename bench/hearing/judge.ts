import { forPerson } from '#visagism/facts/needs-person.ts'
import { hearNote } from '#visagism/facts/hear.ts'
import { plainLetters } from '#visagism/knowledge/observations.ts'

export type Labelled = {
  readonly note: string
  readonly facts: readonly string[]
  readonly values: Readonly<Record<string, string>>
  readonly rest: boolean
  readonly also: readonly string[]
}

/** Best first. `idle`: nothing was to be heard or done, and it waits for a person all the same. */
export const VERDICTS = ['right', 'part', 'unheard', 'idle', 'lost', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

export type Judged = { readonly verdict: Verdict; readonly heard: readonly string[]; readonly shown: readonly string[] }

/** The day the sentences were written. */
const AT = '2026-11-27'

export function judge({ note, facts, values, rest, also }: Labelled): Judged {
  const found = hearNote(note, AT).facts
  const shown = forPerson(note, AT).map(({ words }) => words)
  const heard = found.map(({ key, value }) => (value === undefined ? key : `${key}: ${value}`))
  const isWrong = found.some(
    ({ key, value }) =>
      !(facts.includes(key) || also.includes(key)) || (facts.includes(key) && contradicts(value, values[key])),
  )
  const isHeard = (key: string) =>
    found.some((one) => one.key === key && (values[key] === undefined || one.value !== undefined))
  const missing = facts.filter((key) => !isHeard(key))
  const isShown = shown.length > 0
  const verdictOf = (): Verdict => {
    if (isWrong) return 'wrong'
    const isNearlyHeard = found.some(({ key }) => also.includes(key))
    if ((missing.length > 0 || rest) && !isShown && !isNearlyHeard) return 'lost'
    if (missing.length === 0 && facts.length > 0) return 'right'
    if (found.length > 0) return 'part'
    if (facts.length > 0) return 'unheard'
    if (rest) return 'right'
    return isShown ? 'idle' : 'right'
  }
  return { verdict: verdictOf(), heard, shown }
}

/** `--03-14` is a day of any year, `---09` of any month. */
function contradicts(value: string | undefined, meant: string | undefined): boolean {
  if (value === undefined || meant === undefined) return false
  if (meant.startsWith('--')) return !value.endsWith(meant.replace(/^-+/, '-'))
  const [a, b] = [plainLetters(value), plainLetters(meant)]
  return /^\d{4}-/.test(value) ? false : !a.split(' ').some((word) => b.includes(word.slice(0, 4)))
}

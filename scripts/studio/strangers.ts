/** How well the guides of strangers listen: a row a person, and what fails by name. */
import { countOf, listenTo } from '#visagism/testing/strangers/strangers.ts'
import type { Stranger } from '#visagism/testing/strangers/stranger.ts'

/** @param names only theirs, with every failure; none: all of them, in a table */
export function printListening(strangers: readonly Stranger[], names: readonly string[]): void {
  const heard = strangers.filter(({ id }) => names.length === 0 || names.includes(id)).map((one) => listenTo(one))
  console.table(
    Object.fromEntries(
      heard.map(({ id, musts, held, mustNots, broken }) => [
        id,
        { 'musts held': `${held} of ${musts}`, 'must-nots broken': `${broken} of ${mustNots}` },
      ]),
    ),
  )
  for (const failure of names.length === 0 ? [] : heard.flatMap(({ failures }) => failures)) console.log(failure)
  console.log(countOf(heard))
}

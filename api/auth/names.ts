import { greetingName, nameOrTyped, printedName } from '#visagism/names/person-name.ts'

/** Of a person's row. */
export interface Named {
  readonly fullName: string | null
  /** The one they asked for: the payment's name may be one they left behind. */
  readonly askedName: string | null
}

export const NAMES = { fullName: true, askedName: true } as const

/** “Boas-vindas, …”; null without one. */
export const greetedName = (person: Named | null | undefined): string | null =>
  person?.askedName ?? greetingName(person?.fullName)

/** On their own pages. */
export const ownName = ({ askedName, fullName }: Named): string | null => askedName ?? printedName(fullName)

/** For the team: nothing typed is hidden. */
export const knownName = (person: Named | null | undefined): string | null =>
  person?.askedName ?? nameOrTyped(person?.fullName)

/** A buyer whom nobody of ours invented for the knowledge, and what a strict visagist demands of their guide. */
import type { FaceShape } from '../../knowledge/axes.ts'
import type { FormAnswers, HairLength } from '../../knowledge/form.ts'
import type { ObservedField, ObservedRecord, ObservedValue, OBSERVED_LENGTHS } from '../../observed/observed.ts'
import type { HairToday } from '../../observed/today.ts'
import type { Brief } from '../../reading/reading.ts'
import type { Check } from './vocabulary.ts'

export interface Demand {
  /** What the guide must do, or must not; unique within a person. */
  readonly says: string
  /** True when it is kept. */
  readonly isKept: Check
}

export interface Stranger {
  readonly id: string
  readonly brief: Brief
  readonly musts: readonly Demand[]
  readonly mustNots: readonly Demand[]
}

/** A Friday. */
const AT = '2026-11-27T12:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000

type Seen = { readonly [F in ObservedField]?: ObservedValue<F> }

interface Described {
  readonly name: string
  readonly gender: Brief['person']['gender']
  readonly shape: FaceShape
  readonly second?: FaceShape
  readonly objective: FormAnswers['objective']
  readonly style: FormAnswers['style']
  readonly maintenance?: FormAnswers['maintenanceLevel']
  readonly makeup?: FormAnswers['makeup']
  readonly beard?: string
  readonly colours?: readonly string[]
  /** Days from today. */
  readonly event?: number
  /** Centimetres at front and sides; absent where nobody sees the hair. */
  readonly today?: readonly [front: number, sides: number]
  readonly cut?: HairToday['cut']
  readonly seen: Seen
  readonly note: string
  readonly marking?: Brief['marking']
}

type Demands = Readonly<Record<string, Check>>

const demandsOf = (demands: Demands): Demand[] => Object.entries(demands).map(([says, isKept]) => ({ says, isKept }))

/** @param musts and @param mustNots by what they say; a must-not's check is true when the guide does not do it */
export const stranger = (id: string, person: Described, musts: Demands, mustNots: Demands): Stranger => ({
  id,
  brief: briefOfStranger(person),
  musts: demandsOf(musts),
  mustNots: demandsOf(mustNots),
})

function briefOfStranger(person: Described): Brief {
  const [cm = null, sidesCm = null] = person.today ?? []
  const length = cm === null ? {} : { length: lengthSeenOf(cm) }
  return {
    person: { fullName: person.name, gender: person.gender },
    form: {
      objective: person.objective,
      style: person.style,
      hairLength: cm === null ? null : lengthSaidOf(cm),
      beardPreference: person.beard ?? null,
      colorPreferences: person.colours ?? [],
      maintenanceLevel: person.maintenance ?? null,
      makeup: person.makeup ?? null,
      eventDate:
        person.event === undefined ? null : new Date(Date.parse(AT) + person.event * DAY_MS).toISOString().slice(0, 10),
      observations: person.note,
    },
    confirmation: {
      shape: person.shape,
      ...(person.second ? { secondary: person.second } : {}),
      by: 'Helena Prado',
      at: AT,
    },
    ...(person.marking ? { marking: person.marking } : {}),
    observed: recordOf({ ...length, ...person.seen }),
    today: { cm, sidesCm, cut: person.cut ?? null },
    at: AT,
  }
}

const recordOf = (seen: Seen): ObservedRecord =>
  Object.fromEntries(Object.entries(seen).map(([field, value]) => [field, { value, by: 'cliente', at: AT }]))

function lengthSeenOf(cm: number): (typeof OBSERVED_LENGTHS)[number] {
  if (cm <= 1.5) return 'raspado'
  if (cm <= 12) return 'curto'
  if (cm <= 24) return 'médio'
  return cm <= 38 ? 'grande' : 'longo'
}

function lengthSaidOf(cm: number): HairLength {
  if (cm <= 6) return 'Muito curto'
  if (cm <= 20) return 'Curto'
  if (cm <= 34) return 'Médio'
  return cm <= 60 ? 'Longo' : 'Muito longo'
}

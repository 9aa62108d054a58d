/** What a fact says besides itself, so that whoever adds or mends one is asked for it, and for nothing else. */
import { readDate } from '../knowledge/pt.ts'
import { FACTS, type FactKey, type Taken } from './facts.ts'
import { weekdaysIn } from './worn-facts.ts'

const TAKES: Readonly<Partial<Record<FactKey, Taken>>> = {
  'not-on-days': 'weekdays',
  'only-on-days': 'weekdays',
  'top-at-most': 'length',
  'trim-only': 'length',
  'little-time': 'minutes',
  'few-visits': 'weeks',
  'not-above': 'place',
  allergy: 'words',
  'in-treatment': 'words',
  'skin-condition': 'words',
  scar: 'words',
  'cochlear-implant': 'words',
  'facial-palsy': 'words',
  faith: 'words',
  hairpiece: 'words',
  'called-so': 'words',
  'addressed-so': 'words',
  'work-rule': 'words',
  'colour-refused': 'words',
  'colour-not-worn': 'words',
  'colour-worn': 'words',
  'colour-stays': 'words',
  'metal-refused': 'words',
  'metal-worn': 'words',
  'mark-stays': 'words',
  'jewel-stays': 'words',
  'cut-stays': 'words',
  'wants-cut': 'words',
  'wants-dye': 'words',
  'wants-cloth': 'words',
  'white-only': 'words',
  'owned-clothes': 'words',
  'cut-at-home': 'words',
  covered: 'words',
  'makeup-refused': 'words',
  'makeup-worn': 'words',
  'styling-refused': 'words',
  'styling-worn': 'words',
  'impression-refused': 'words',
  'impression-wanted': 'words',
  unsaid: 'words',
  'no-procedure': 'words',
  'salon-limit': 'words',
  access: 'words',
  'cut-refused': 'words',
}

export const takenBy = (key: FactKey): Taken | null => TAKES[key] ?? (FACTS[key].shelf === 'day' ? 'day' : null)

/** Without it the fact binds nothing. */
const NEEDED: readonly Taken[] = ['weekdays', 'length', 'place']
export const needsValue = (key: FactKey): boolean => NEEDED.includes(takenBy(key) ?? 'words')

/** Places that hair reaches, as said of `not-above`. */
export const PLACES = ['orelha', 'queixo', 'nuca', 'ombro', 'cintura'] as const
export const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

const isDay = (value: string): boolean => {
  const date = readDate(value)
  return date !== null && new Date(Date.UTC(date.year, date.month - 1, date.day)).toISOString().slice(0, 10) === value
}

/** Why a value cannot be of this fact, in pt-BR; null if it can. */
export function refusedValue(key: FactKey, value: string): string | null {
  const taken = takenBy(key)
  if (taken === 'day') return isDay(value) ? null : 'Escolha um dia que existe.'
  if (taken === 'weekdays') return weekdaysIn(value).length > 0 ? null : 'Escolha ao menos um dia da semana.'
  if (taken === 'minutes' || taken === 'weeks') return Number(value) > 0 ? null : 'Diga quantos, em número.'
  return null
}

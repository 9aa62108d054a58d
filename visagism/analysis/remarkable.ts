/** Why somebody is no everyday order, in a few words each, for a line of a list. */
import { FACTS } from '../facts/facts.ts'
import { asksGreatChange } from '../hair/wishes.ts'
import { DAY_MS, dayOf } from '../knowledge/agenda.ts'
import { occasionOf, type Role } from '../reading/occasion.ts'
import type { Reading } from '../reading/reading.ts'

const NEAR_DAYS = 14
const MANY_DEMANDS = 3

/** What cannot wait comes first. */
export function remarkableIn(r: Reading): string[] {
  const covering = r.brief.observed?.covering?.value
  const demands = [...r.facts.keys()].filter((key) => ['stays', 'cannot'].includes(FACTS[key].shelf)).length
  return [
    ...nearDay(r),
    ...(covering === undefined || covering === 'não' ? [] : [covering === 'outro' ? 'cabelo coberto' : covering]),
    ...(demands >= MANY_DEMANDS ? [`${demands} exigências`] : []),
    ...(asksGreatChange(r.cutBrief) ? ['mudança radical'] : []),
  ]
}

const DAYS: Readonly<Record<Role, string>> = {
  bride: 'casamento',
  groom: 'casamento',
  spouse: 'casamento',
  'parent-of-bride': 'casamento',
  'parent-of-groom': 'casamento',
  attendant: 'casamento',
  'wedding-guest': 'casamento',
  graduate: 'formatura',
  'parent-of-graduate': 'formatura',
  interview: 'entrevista',
  exam: 'prova',
  court: 'audiência',
  baptism: 'batizado',
  'new-job': 'trabalho novo',
  party: 'festa',
  'own-day': 'dia marcado',
}

function nearDay(r: Reading): string[] {
  const occasion = occasionOf(r)
  const [today, day] = [dayOf(r.brief.at), dayOf(occasion?.day ?? '')]
  if (!occasion || today === null || day === null) return []
  const left = Math.round((day - today) / DAY_MS)
  if (left > NEAR_DAYS) return []
  return [`${DAYS[occasion.role]} ${left === 0 ? 'hoje' : left === 1 ? 'amanhã' : `em ${left} dias`}`]
}

/** The day a plan counts back from, and whose it is. */
import { dayOf } from '../knowledge/agenda.ts'
import type { Gender } from '../knowledge/form.ts'
import { plainOf } from '../facts/clause.ts'
import type { FactKey } from '../facts/facts.ts'
import type { FactsSaid } from '../hair/refused-by-facts.ts'
import type { Brief } from './reading.ts'

export type Role =
  | 'bride'
  | 'groom'
  | 'spouse'
  | 'parent-of-bride'
  | 'parent-of-groom'
  | 'attendant'
  | 'wedding-guest'
  | 'graduate'
  | 'parent-of-graduate'
  | 'interview'
  | 'exam'
  | 'court'
  | 'baptism'
  | 'new-job'
  | 'party'
  | 'own-day'

export type Occasion = {
  /** ISO date, not over. */
  readonly day: string
  readonly role: Role
  /** `a sua irmã`, `o seu neto`, where the day is somebody else's. */
  readonly whose: string | null
  readonly isOutdoors: boolean
}

const KINDS = ['wedding', 'graduation', 'interview', 'exam', 'court', 'baptism', 'new-job', 'party'] as const
type Kind = (typeof KINDS)[number]
const isKind = (key: FactKey): key is Kind => KINDS.some((kind) => kind === key)

type Told = { readonly facts: FactsSaid; readonly gender: Gender; readonly brief: Pick<Brief, 'at' | 'form' | 'facts'> }

/** The day a visagist was told, else the form's, else the first one they named; null if there is none, or it is over. */
export function occasionOf({ facts, gender, brief: { at, form, facts: said = [] } }: Told): Occasion | null {
  const today = dayOf(at)
  const isAhead = (day: string | null | undefined): day is string => {
    const ms = day ? dayOf(day) : null
    return today !== null && ms !== null && ms >= today
  }
  const told = [...facts].filter(([key]) => isKind(key))
  const [first] = told
    .map(([, value]) => value)
    .filter(isAhead)
    .sort()
  const [atDesk] = said
    .flatMap(({ key, source, kept, value }) => (source === 'visagist' && kept && isKind(key) ? [value] : []))
    .filter(isAhead)
    .sort()
  const day = atDesk ?? (isAhead(form.eventDate) ? form.eventDate : first)
  if (day === undefined) return null
  const kind = told.find(([, value]) => value === day)?.[0] ?? told.find(([, value]) => value === '')?.[0] ?? null
  const note = plainOf(form.observations ?? '')
  return {
    day: day.slice(0, 10),
    ...(kind !== null && isKind(kind) ? roleIn(note, kind, gender) : ({ role: 'own-day', whose: null } as const)),
    isOutdoors: /\b(?:praia|areia|sitio|fazenda|chacara|jardim|piscina|ar livre|campo)\b/.test(note),
  }
}

/** Printed, by the plain word. */
const KIN: Readonly<Record<string, string>> = {
  filha: 'filha',
  filho: 'filho',
  menina: 'filha',
  menino: 'filho',
  enteada: 'enteada',
  enteado: 'enteado',
  neta: 'neta',
  neto: 'neto',
  irma: 'irmã',
  irmao: 'irmão',
  sobrinha: 'sobrinha',
  sobrinho: 'sobrinho',
  afilhada: 'afilhada',
  afilhado: 'afilhado',
  prima: 'prima',
  primo: 'primo',
  amiga: 'amiga',
  amigo: 'amigo',
  cunhada: 'cunhada',
  cunhado: 'cunhado',
  mae: 'mãe',
  pai: 'pai',
  tia: 'tia',
  tio: 'tio',
}
const KIN_WORDS = Object.keys(KIN).join('|')
const CHILDREN = ['filha', 'filho', 'enteada', 'enteado']
const EVENT = 'casamento|formatura|colacao|batizado|batismo|aniversario|festa|15 anos|bodas|entrevista|audiencia|prova'
const WHOSE: readonly RegExp[] = [
  new RegExp(`\\bcaso (?:a |o )?(?:minha|meu|nossa|nosso) (${KIN_WORDS})\\b`),
  new RegExp(`\\b(?:${EVENT})(?: \\w+){0,3}? d[ao] (?:minha |meu )?(?:unic[ao] |outr[ao] )?(${KIN_WORDS})\\b`),
  new RegExp(
    `\\b(?:minha|meu|nossa|nosso) (${KIN_WORDS})(?: \\w+){0,3}? (?:casa|se casa|vai casar|vai se casar|se forma|vai se formar|faz 15|sera batizad[ao])\\b`,
  ),
  new RegExp(`\\bbatizar (?:a |o )?(?:minha|meu|nossa|nosso) (${KIN_WORDS})\\b`),
]
const WHO: Readonly<Partial<Record<Kind, Role>>> = {
  graduation: 'graduate',
  interview: 'interview',
  exam: 'exam',
  court: 'court',
  baptism: 'baptism',
  'new-job': 'new-job',
  party: 'party',
}
const OWN =
  'meu casamento|nosso casamento|me caso|me casar|vou casar|vamos casar|caso (?:em|n[oa]|dia|daqui|dentro|amanha)'

/** A gendered role only from their own word or answer. */
function roleIn(note: string, kind: Kind, gender: Gender): Pick<Occasion, 'role' | 'whose'> {
  const kin = WHOSE.flatMap((pattern) => KIN[pattern.exec(note)?.[1] ?? ''] ?? [])[0]
  const isParent = kin !== undefined && CHILDREN.includes(kin)
  const whose = kin === undefined ? null : /(?:a|ã|mãe)$/.test(kin) ? `a sua ${kin}` : `o seu ${kin}`
  if (kind === 'graduation') return { role: isParent ? 'parent-of-graduate' : 'graduate', whose }
  if (kind !== 'wedding') return { role: WHO[kind] ?? 'own-day', whose }
  if (/\b(?:mae|pai|madrasta|padrasto) d[ao] noiv[ao]\b/.test(note)) {
    const isBride = /\bd[ao] noiva\b/.test(note)
    return { role: isBride ? 'parent-of-bride' : 'parent-of-groom', whose: isBride ? 'a sua filha' : 'o seu filho' }
  }
  if (isParent) return { role: kin.endsWith('a') ? 'parent-of-bride' : 'parent-of-groom', whose }
  if (/\b(?:madrinha|padrinho|dama de honra)\b/.test(note)) return { role: 'attendant', whose }
  if (/\b(?:sou|serei|ser|como) (?:a )?noiva\b/.test(note)) return { role: 'bride', whose: null }
  if (/\b(?:sou|serei|ser|como) (?:o )?noivo\b/.test(note)) return { role: 'groom', whose: null }
  if (whose !== null || !new RegExp(`\\b(?:${OWN})\\b`).test(note)) return { role: 'wedding-guest', whose }
  return { role: gender === 'Feminino' ? 'bride' : gender === 'Masculino' ? 'groom' : 'spouse', whose: null }
}

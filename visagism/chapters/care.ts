import { agendaOf, browsRest, caresOf, isShavenAtHome, monthListOf, wearsBeard } from '../reading/care.ts'
import { chapter, TOLD_HEADING, type Chapter } from './chapter.ts'
import { DAY_MS, dayOf } from '../knowledge/agenda.ts'
import { yearOfCare, type CalendarTask } from '../knowledge/maintenance.ts'
import { themesOfDye } from '../knowledge/observations.ts'
import { capital, list, dayAndMonth, shortDate } from '../knowledge/pt.ts'
import { hairReachOf, lengthNamed } from '../hair/reach.ts'
import type { Reading } from '../reading/reading.ts'
import { calledInside, occasionOf, otherOccasions } from '../reading/occasion.ts'
import { say } from '../knowledge/voice.ts'
import {
  CARE_SHORT,
  CARE_QUOTE,
  CARE_LEVEL,
  CARE_GROW,
  GROW_SHAVED,
  CARE_SKIP,
  WEEKS_NOTE,
  CARE_STYLE,
  CARE_THEMES,
  ONE_VISIT,
  CARE_INTENTION,
} from '../texts/care.ts'

export function writeCare(r: Reading): Chapter {
  const cares = caresOf(r)
  const agenda = agendaOf(r)
  const reach = hairReachOf(r)
  const year = yearOfCare(cares, agenda, r.texture, monthListOf(r))
  const visits = year.flatMap((month) => month.tasks).filter((task) => task.id === 'corte').length
  const level = r.brief.form.maintenanceLevel
  const heard = themesOfDye(r.themes)
    .map((theme) => CARE_THEMES[theme])
    .filter((sentence) => sentence !== undefined)
  return chapter({
    id: 'cuidados',
    title: 'Um ano de cuidado',
    head: 'Cuidados',
    lead: say(
      visits === 0 && isShavenAtHome(r)
        ? 'A cabeça é sua e a máquina é em casa: o ano se conta pela pele e pelo sol.'
        : visits === 0
          ? 'Aqui nenhum dia pede tesoura: o ano se conta pelo que protege o comprimento.'
          : `Tudo se conta do salão, por volta de ${dayAndMonth(agenda.salon)}: ${visits} ${wordOf(r, visits)} em um ano.`,
      agenda.event !== null &&
        agenda.eventCut !== null &&
        `O seu dia, ${dayAndMonth(agenda.event)}, tem ${isPlaitedYear(r) ? 'tranças novas' : 'um corte'} ${beforeEvent(agenda.event, agenda.eventCut)}.`,
      agenda.event === null &&
        agenda.eventCut !== null &&
        `Antes do mês que você marcou, um corte por volta de ${dayAndMonth(agenda.eventCut)}.`,
    ),
    quotes: [CARE_QUOTE[level ?? 'none']],
    sections: [
      ...(heard.length === 0 ? [] : [{ heading: TOLD_HEADING, paragraphs: heard }]),
      {
        heading: 'O ritmo que você escolheu',
        paragraphs: [
          CARE_LEVEL[level ?? 'none'],
          reach === 'rente' ? GROW_SHAVED : CARE_GROW[lengthNamed(r) ?? 'none'],
        ],
      },
      {
        heading: 'Quando sair da linha',
        paragraphs: [
          CARE_SKIP[level ?? 'none'],
          CARE_STYLE[r.brief.form.style],
          reach === 'rente' ? ONE_VISIT : CARE_INTENTION[r.intention.id],
        ],
      },
    ],
    lists: [
      { title: 'O que entra na conta', items: cares.map((c) => ({ what: `${c.what}, ${c.interval}`, why: c.why })) },
    ],
    tables: [
      {
        title: 'Mês a mês',
        columns: ['Mês', placeOf(r), 'Em casa', 'A estação pede'],
        rows: year.map((month) => [
          capital(month.name),
          visitsOf(r, month.tasks),
          homeOf(r, month.tasks),
          say(daysIn(r, month.events), month.note),
        ]),
        note: WEEKS_NOTE[level ?? 'none'],
      },
    ],
    bases: [...cares.map((c) => c.basis).slice(0, 2), { certainty: 'B', sources: ['maintenance-guides'] }],
  })
}

/** `Dia 12, casamento; dia 19, formatura.`; nameless days as theirs. */
function daysIn(r: Reading, days: readonly string[]): string {
  const named = [occasionOf(r) ?? [], otherOccasions(r)].flat()
  const one = (day: string) => {
    const words = named.length > 1 ? named.find((occasion) => occasion.day === day)?.words : null
    return `dia ${Number(day.slice(8))}, ${words ? calledInside(words) : 'o seu dia'}`
  }
  return days.length === 0 ? '' : `${capital(days.map(one).join('; '))}.`
}

const OUT = ['corte', 'franja', 'barbearia', 'cor', 'alisamento', 'sobrancelha'] as const

const isPlaitedYear = (r: Reading): boolean => caresOf(r).some(({ id }) => id === 'descanso')

/** A head shaved at home needs no cut. */
const wordOf = (r: Reading, visits: number): string => {
  const isHome = r.cuts[r.cuts.recommended].cut.keptAtHome
  if (isPlaitedYear(r)) return visits === 1 ? 'vez de trançar' : 'vezes de trançar'
  if (visits === 1) return isHome ? 'visita' : 'corte'
  return isHome ? 'visitas' : 'cortes'
}

/** Who is cut by somebody of the house goes nowhere. */
const placeOf = (r: Reading): string =>
  r.facts.has('cut-at-home') ? 'Quem corta' : wearsBeard(r) ? 'Salão e barbearia' : 'Salão'

const isPlaited = (tasks: readonly CalendarTask[]): boolean =>
  tasks.some(({ what }) => what.startsWith('Tranças postas'))

/** `corte: 12/4 e 26/4; barba: 19/4`. Brows that rest are looked at, and nobody is paid for it. */
function visitsOf(r: Reading, tasks: readonly CalendarTask[]): string {
  const visits = OUT.filter((id) => id !== 'sobrancelha' || !browsRest(r))
    .map((id) => ({ id, days: daysOf(tasks, id) }))
    .filter(({ days }) => days.length > 0)
    .map(({ id, days }) => `${id === 'corte' && isPlaited(tasks) ? 'tranças postas' : CARE_SHORT[id]}: ${list(days)}`)
  return visits.length > 0 ? visits.join('; ') : '—'
}

const daysOf = (tasks: readonly CalendarTask[], id: CalendarTask['id']): string[] =>
  tasks.filter((task) => task.id === id).map((task) => shortDate(task.at).replace(/\/\d{4}$/, ''))

function homeOf(r: Reading, tasks: readonly CalendarTask[]): string {
  const has = (id: CalendarTask['id']) => tasks.some((task) => task.id === id)
  const treatments = daysOf(tasks, 'hidratacao').length
  const of = hairReachOf(r) === 'rente' ? 'a pele' : 'o cabelo'
  const rest = daysOf(tasks, 'descanso')
  const home = [
    rest.length > 0 ? `${CARE_SHORT.descanso}: ${list(rest)}, e duas semanas de descanso` : '',
    has('cabeca') ? `${CARE_SHORT.cabeca}, toda semana` : '',
    treatments > 0 ? `${treatments} ${treatments === 1 ? 'cuidado' : 'cuidados'} com ${of}` : '',
    has('matizador') ? CARE_SHORT.matizador : '',
    has('sobrancelha') && browsRest(r) ? 'olhar as sobrancelhas, sem tirar' : '',
    has('foto') ? 'foto de frente' : '',
  ]
  return home.filter((part) => part !== '').join('; ') || 'descanso'
}

function beforeEvent(event: string, cut: string | null): string {
  const days = Math.round(((dayOf(event) ?? 0) - (dayOf(cut ?? event) ?? 0)) / DAY_MS)
  return days === 14 ? 'duas semanas antes' : days === 7 ? 'uma semana antes' : `${days} dias antes`
}

import { agendaOf, caresOf, monthListOf, wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter } from './chapter.ts'
import type { HairLength } from '../knowledge/form.ts'
import { DAY_MS, dayOf } from '../knowledge/agenda.ts'
import { yearOfCare, type CalendarTask } from '../knowledge/maintenance.ts'
import { themesOfDye, type Theme } from '../knowledge/observations.ts'
import { capital, list, dayAndMonth, shortDate } from '../knowledge/pt.ts'
import { hairReachOf } from '../hair/reach.ts'
import type { Reading } from '../reading/reading.ts'
import { say } from '../knowledge/voice.ts'

export function writeCare(r: Reading): Chapter {
  const cares = caresOf(r)
  const agenda = agendaOf(r)
  const reach = hairReachOf(r)
  const year = yearOfCare(cares, agenda, r.texture, monthListOf(r))
  const visits = year.flatMap((month) => month.tasks).filter((task) => task.id === 'corte').length
  const level = r.brief.form.maintenanceLevel
  const heard = themesOfDye(r.themes)
    .map((theme) => THEMES[theme])
    .filter((sentence) => sentence !== undefined)
  return chapter({
    id: 'cuidados',
    title: 'Um ano de cuidado',
    head: 'Cuidados',
    lead: say(
      `Tudo se conta do salão, por volta de ${dayAndMonth(agenda.salon)}: ${visits} ${wordOf(r, visits)} em um ano.`,
      agenda.event &&
        `O seu dia, ${dayAndMonth(agenda.event)}, tem um corte ${beforeEvent(agenda.event, agenda.eventCut)}.`,
      agenda.event === null &&
        agenda.eventCut !== null &&
        `Antes do mês que você marcou, um corte por volta de ${dayAndMonth(agenda.eventCut)}.`,
    ),
    quotes: [QUOTE[level ?? 'none']],
    sections: [
      {
        heading: 'O ritmo que você escolheu',
        paragraphs: [LEVEL[level ?? 'none'], reach === 'rente' ? GROW_SHAVED : GROW[r.brief.form.hairLength ?? 'none']],
      },
      {
        heading: 'Quando sair da linha',
        paragraphs: [
          SKIP[level ?? 'none'],
          STYLE[r.brief.form.style],
          reach === 'rente' ? ONE_VISIT : INTENTION[r.intention.id],
          ...heard,
        ],
      },
    ],
    lists: [
      { title: 'O que entra na conta', items: cares.map((c) => ({ what: `${c.what}, ${c.interval}`, why: c.why })) },
    ],
    tables: [
      {
        title: 'Mês a mês',
        columns: ['Mês', wearsBeard(r) ? 'Salão e barbearia' : 'Salão', 'Em casa', 'A estação pede'],
        rows: year.map((month) => [
          capital(month.name),
          visitsOf(month.tasks),
          homeOf(month.tasks.map((task) => task.id)),
          month.event ? `Dia ${Number(month.event.slice(8))}, o seu dia. ${month.note}` : month.note,
        ]),
        note: WEEKS_NOTE[level ?? 'none'],
      },
    ],
    bases: [...cares.map((c) => c.basis).slice(0, 2), { certainty: 'B', sources: ['maintenance-guides'] }],
  })
}

const OUT = ['corte', 'franja', 'barbearia', 'cor', 'sobrancelha'] as const
const SHORT = {
  corte: 'corte',
  franja: 'franja',
  barba: 'contorno',
  barbearia: 'barba',
  sobrancelha: 'sobrancelhas',
  cor: 'cor',
  matizador: 'matizador',
  hidratacao: 'cuidado com o fio',
  foto: 'foto',
} as const

/** A head shaved at home needs no cut. */
const wordOf = (r: Reading, visits: number): string => {
  const isHome = r.cuts[r.cuts.recommended].cut.keptAtHome
  if (visits === 1) return isHome ? 'visita' : 'corte'
  return isHome ? 'visitas' : 'cortes'
}

/** `corte: 12/4 e 26/4; barba: 19/4`. */
function visitsOf(tasks: readonly CalendarTask[]): string {
  const visits = OUT.map((id) => ({
    id,
    days: tasks.filter((task) => task.id === id).map((task) => shortDate(task.at).replace(/\/\d{4}$/, '')),
  }))
    .filter(({ days }) => days.length > 0)
    .map(({ id, days }) => `${SHORT[id]}: ${list(days)}`)
  return visits.length > 0 ? visits.join('; ') : '—'
}

function homeOf(ids: readonly string[]): string {
  const treatments = ids.filter((id) => id === 'hidratacao').length
  const photo = ids.includes('foto') ? 'foto de frente' : ''
  const home = treatments > 0 ? `${treatments} ${treatments === 1 ? 'cuidado com o fio' : 'cuidados com o fio'}` : ''
  return (
    [home, ids.includes('matizador') ? 'matizador' : '', photo].filter((part) => part !== '').join(', ') || 'descanso'
  )
}

function beforeEvent(event: string, cut: string | null): string {
  const days = Math.round(((dayOf(event) ?? 0) - (dayOf(cut ?? event) ?? 0)) / DAY_MS)
  return days === 14 ? 'duas semanas antes' : days === 7 ? 'uma semana antes' : `${days} dias antes`
}

type Level = 'Baixa' | 'Média' | 'Alta' | 'none'
const QUOTE: Readonly<Record<Level, string>> = {
  Baixa: 'O melhor corte é o que cresce bem.',
  Média: 'Um mês e meio é o tempo de uma boa ideia no cabelo.',
  Alta: 'Quem volta sempre nunca precisa consertar.',
  none: 'Calendário bom é o que se cumpre.',
}
const LEVEL: Readonly<Record<Level, string>> = {
  Baixa:
    'Você pediu pouca manutenção, então usamos sempre o intervalo mais longo que cada coisa suporta sem perder a forma, e nenhuma cor com raiz.',
  Média:
    'Você pediu manutenção média, e por isso os intervalos ficam no meio da faixa: nem a visita apressada, nem o desenho perdido.',
  Alta: 'Você aceita manutenção alta, e os intervalos são os mais curtos: o corte está sempre na primeira semana da sua melhor forma.',
  none: 'Sem saber o seu ritmo, pusemos os intervalos no meio da faixa. Se no segundo mês parecer muito, pule uma visita em cada duas.',
}
/** 1.25 cm a month, on the current length. */
const GROW: Readonly<Record<HairLength | 'none', string>> = {
  'Muito curto':
    'O cabelo cresce por volta de 1,25 cm ao mês: no seu, muito curto, é quase outro corte a cada seis semanas.',
  Curto: 'Um centímetro e um quarto por mês: num curto como o seu, a nuca se nota primeiro e o topo, por último.',
  Médio: 'O seu médio cresce 1,25 cm ao mês, e é na linha do ombro, onde a ponta vira, que isso aparece.',
  Longo: 'No longo, 1,25 cm por mês é quase nada: o que envelhece é a ponta, que já tem uns três anos.',
  'Muito longo':
    'Num cabelo muito longo, o crescimento não se vê; a ponta tem mais de quatro anos, e é dela que se cuida.',
  none: 'O cabelo cresce por volta de 1,25 cm ao mês; numa franja isso muda tudo, num longo, quase nada.',
}
const GROW_SHAVED = 'O cabelo cresce por volta de 1,25 cm ao mês: num cabelo rente, em duas semanas já se vê.'
const SKIP: Readonly<Record<Level, string>> = {
  Baixa: 'Se perder uma visita, nada se perde: o intervalo já é o mais longo, e a próxima conta dali.',
  Média: 'Se perder uma visita, peça na seguinte só a forma externa; o interior do corte espera mais um mês.',
  Alta: 'Se perder uma visita, não corra atrás das duas: vá na semana seguinte e peça só o contorno.',
  none: 'Se perder uma visita, vá na semana seguinte e recomece a contar dali.',
}
const WEEKS_NOTE: Readonly<Record<Level, string>> = {
  Baixa: 'As datas marcam a semana; com pouca manutenção, atrasar duas não desfaz nada.',
  Média: 'As datas marcam a semana, não o dia; uma a mais ou a menos cabe no seu ritmo.',
  Alta: 'As datas marcam a semana, e no seu ritmo vale não deixar passar a seguinte.',
  none: 'As datas marcam a semana, não o dia.',
}
const STYLE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'O clássico vive de constância, e a visita marcada é parte do estilo.',
  Moderno: 'No moderno, a linha limpa é a primeira a cansar: confira a nuca no espelho de mão.',
  Despojado: 'No despojado, um pouco de crescimento faz parte do plano; não o corrija cedo demais.',
  Elegante: 'Na elegância, o acabamento é tudo: unhas, pontas e sobrancelhas contam a mesma história.',
  Ousado: 'No ousado, é na segunda semana que o corte perde a voz: não a deixe passar.',
}
const THEMES: Readonly<Partial<Record<Theme, string>>> = {
  casamento: 'Para a festa, nada de novo na véspera: o cabelo precisa de uns dias para assentar.',
  esporte: 'Com treino frequente, some uma lavagem leve por semana às do calendário.',
  calor: 'Nos meses quentes, troque a máscara por leave-in e mantenha a conta.',
  'fios-brancos': 'A raiz branca se vê antes: se for cobrir, conte quatro semanas e não seis.',
  queda: 'Com queda, marque no calendário uma consulta, e não mais um produto.',
}

/** No ends or weight to remove. */
const ONE_VISIT =
  'E se precisar escolher uma só visita no semestre, que seja a do contorno: no rente, a borda é o desenho.'

const INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade:
    'E se precisar escolher uma só visita no semestre, que seja a do contorno: a autoridade se lê primeiro nas bordas.',
  criatividade:
    'E se precisar escolher uma só visita no semestre, que seja a que muda alguma coisa, por menor que seja.',
  sofisticacao:
    'E se precisar escolher uma só visita no semestre, que seja a das pontas: é nelas que a sofisticação se desfaz.',
  leveza:
    'E se precisar escolher uma só visita no semestre, que seja a que tira peso por dentro, e deixa o comprimento em paz.',
}

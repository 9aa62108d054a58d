import { beardTried } from '../advice/beard.ts'
import { DAY_MS, dayOf, isoOf } from '../knowledge/agenda.ts'
import { agendaOf, browsRest, hasNoVisit, wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter, type PortraitFigure } from './chapter.ts'
import { countdownOf } from './countdown.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { PLAN_TITLES } from '../texts/titles.ts'
import { ROUTES } from '../texts/style-objective.ts'
import { collarForNow } from '../advice/necklines.ts'
import { dayAndMonth, lower, shortDate } from '../knowledge/pt.ts'
import type { Advice } from '../knowledge/effects.ts'
import type { FactKey } from '../facts/facts.ts'
import { hasLocks, isCurled, isWornTied, reachAfterCut } from '../hair/reach.ts'
import { growsUntilVisit, waitsForSides, waitWords } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import type { Reading } from '../reading/reading.ts'
import { isCovered, isVeiled } from '../advice/wardrobe.ts'
import { sayable } from './advice.ts'
import { planOfTurn } from '../reading/turn-words.ts'
import { say } from '../knowledge/voice.ts'
import {
  PLAN_NOTES,
  PLAN,
  PLAN_EXPECT,
  PLAN_STYLE,
  BARE_GESTURES,
  COVERED_GESTURES,
  type PlanText,
  type PlanGesture,
  type PlanHair,
} from '../texts/plan.ts'

/** Counted back from their day; with a day months off, after the first thirty. */
export function writePlan(r: Reading): Chapter {
  const countdown = countdownOf(r)
  if (!countdown) return firstMonth(r)
  const plain = countdown.isFar ? firstMonth(r) : null
  const day = Number(countdown.day.slice(8))
  return chapter({
    ...plain,
    id: 'plano',
    title: countdown.day === countdown.today ? 'O dia é hoje' : `Do dia ${day === 1 ? '1º' : day} para trás`,
    head: 'Plano',
    lead: countdown.lead,
    ...(plain ? {} : { sections: planOfTurn(r) }),
    figures: countdown.entries.some(({ step }) => step === 'cut') ? [onTheDay(r)] : [],
    tables: [
      {
        title: 'De trás para a frente',
        columns: ['Dia', 'O quê', 'Como'],
        rows: countdown.entries.map(({ when, what, how }) => [when, what, how]),
      },
      countdown.around,
      ...(plain?.tables ?? []),
    ],
    bases: [{ certainty: 'P', sources: ['practice'] }],
  })
}

function onTheDay(r: Reading): PortraitFigure {
  const { cut } = r.cuts[r.cuts.recommended]
  return {
    kind: 'portrait',
    view: 'front',
    look: { shape: r.shape, cut: cut.id, ...beardTried(r), together: true },
    label: 'No dia',
    caption: `${cut.name}: já no lugar`,
  }
}

function firstMonth(r: Reading): Chapter {
  const { objective, style } = r.brief.form
  const text = objective === 'Melhoria sutil' && !hairOf(r).includes('algum') ? SUBTLE_BARE : PLAN[objective]
  const colours = adviseColours(r.brief.colour, r.colours)
  const [, colour] = colours.best
  const agenda = agendaOf(r)
  const recommended = lower(r.cuts[r.cuts.recommended].cut.name)
  return chapter({
    id: 'plano',
    title: PLAN_TITLES[objective],
    head: 'Plano',
    lead: r.choose('plan.lead', text.lead),
    quotes: [r.choose('plan.quote', text.quote)],
    sections: [
      ...planOfTurn(r),
      { heading: 'Até onde ir', paragraphs: [ROUTES[style][objective]] },
      {
        heading: 'A ordem das coisas',
        paragraphs: text.paragraphs.map((wordings, at) =>
          r.choose(`plan.order.${at}`, wordings).replace('{ordem}', orderOf(agenda.salonWeek)),
        ),
      },
      {
        heading: 'O que esperar',
        paragraphs: [r.choose('plan.expect', PLAN_EXPECT[r.intention.id]), r.choose('plan.style', PLAN_STYLE[style])],
      },
    ],
    lists: [
      {
        title: 'Gestos que não custam nada',
        items: [
          ...freeGestures(r).map(({ what, why }) => ({ what, why })),
          {
            what: `${isVeiled(r) ? 'Em casa, prove' : 'Prove'} uma gola que já tenha: ${collarForNow(r).what}`,
            why: collarForNow(r).why,
          },
          ...(wearsBeard(r) && r.beard !== 'Sem barba'
            ? [{ what: 'Refaça a linha do pescoço na barba', why: 'dois minutos que mudam o queixo' }]
            : []),
        ],
      },
    ],
    tables: [
      {
        title: 'Semana a semana',
        columns: ['A partir de', 'Faça', 'Repare'],
        rows: inOrder(agenda.salonWeek, {
          first: [firstWeek(r, text.weeks[0]), 'em que hora do dia você mais se vê'],
          colour: [
            colours.season && colour
              ? `use ${lower(colour.name)} perto do rosto por três dias`
              : 'faça o teste das cores na janela',
            'o que as pessoas comentam sem você perguntar',
          ],
          cut: [
            r.turn?.day && r.turn.binds.includes('no-cut')
              ? `marque a visita para ${dayAndMonth(agenda.salon)}, e não antes`
              : hasNoVisit(r)
                ? 'solte, desembarace das pontas para cima e prove um penteado novo'
                : `${text.weeks[1].replaceAll('{corte}', recommended)}, por volta de ${dayAndMonth(agenda.salon)}`,
            'quanto tempo leva para se reconhecer',
          ],
          after: [lastWeek(r, text.weeks[2]), 'o que ficou fácil e o que continua difícil'],
        }).map(([what, notice], week) => [weekOf(agenda.start, week), what, notice]),
        note: say(
          !hasNoVisit(r) && r.choose('plan.note', PLAN_NOTES).replace('{dia}', dayAndMonth(agenda.salon)),
          untilThen(r),
        ),
      },
    ],
    bases: [{ certainty: 'P', sources: ['practice'] }],
  })
}

/** Before the cut, or left for later. */
function untilThen(r: Reading): string {
  const { cut, monthsToGrow } = r.cuts[r.cuts.recommended]
  const hair = presentHair(r.cutBrief)
  if (growsUntilVisit(cut, hair)) return 'Até lá, não passe a máquina.'
  return waitsForSides(cut, hair)
    ? `Nesse dia se corta o alto; os lados chegam à medida em ${waitWords(monthsToGrow)}, sem máquina.`
    : ''
}

const orderOf = (salonWeek: number) => (salonWeek <= 2 ? 'cabelo, cor perto do rosto' : 'cor perto do rosto, cabelo')

/** Resting brows are not shaped; men's are only cleaned between. */
const lastWeek = (r: Reading, week: string): string =>
  // A covering hides any new outline.
  isCovered(r) && week.includes('novo contorno')
    ? 'escolha um tecido e um alfinete da sua cartela'
    : !week.includes('sobrancelhas')
      ? week
      : browsRest(r) || r.facts.has('brows-stay')
        ? 'penteie as sobrancelhas, e não tire nada'
        : r.gender === 'Masculino'
          ? 'limpe só o meio das sobrancelhas'
          : week

/** Moves a parting only if there is hair for one and nothing else places it. */
const firstWeek = (r: Reading, week: string) =>
  week.includes('risca') && (!hairOf(r).includes('algum') || hasPartingSaid(r))
    ? 'vista a gola que provou três dias seguidos'
    : week

/** Hair that turns or is sparse there places the parting, and so does a lock that they love. */
const PARTED: readonly FactKey[] = [
  'cowlick',
  'thinning',
  'hair-loss',
  'bald-patches',
  'scar',
  'combs-over',
  'breaking',
]

function hasPartingSaid(r: Reading): boolean {
  if (isPartingFixed(r)) return true
  const { cut } = r.cuts[r.cuts.recommended]
  const said = [...freeGestures(r).map(({ what }) => what), cut.ask, ...cut.marks, ...cut.wear]
  return said.some((words) => /\brisca\b/.test(words))
}

const isPartingFixed = (r: Reading): boolean => PARTED.some((key) => r.facts.has(key)) || r.seen.includes('entradas')

type Step = readonly [what: string, notice: string]
type Steps = Readonly<Record<'first' | 'colour' | 'cut' | 'after', Step>>

/** The cut is in its calendar week; its follow-up comes later. */
function inOrder(salonWeek: number, { first, colour, cut, after }: Steps): readonly Step[] {
  if (salonWeek <= 2) return [first, cut, colour, after]
  return salonWeek === 3
    ? [first, colour, cut, after]
    : [first, colour, ['separe duas fotos de que gosta e leia o cartão do salão', 'o que elas têm em comum'], cut]
}

const weekOf = (start: string, week: number) =>
  shortDate(isoOf((dayOf(start) ?? 0) + week * 7 * DAY_MS)).replace(/\/\d{4}$/, '')

/** For hair without a parting. */
const SUBTLE_BARE: PlanText = {
  ...PLAN['Melhoria sutil'],
  paragraphs: [
    [
      'Comece pelo que não precisa de tesoura nem de máquina: armação, gola, sobrancelha. São mudanças reversíveis, e cada uma ensina algo sobre o seu rosto antes da próxima.',
      'O que se prova sem máquina vem antes: a gola, a cor perto do rosto, o pente na sobrancelha. Troque um por semana e guarde o que o espelho aprovar.',
    ],
    PLAN['Melhoria sutil'].paragraphs[1],
  ],
  weeks: ['troque de gola por uma semana e repare no queixo', 'corte: {corte}', 'acerte as sobrancelhas'],
}

const GESTURES_SHOWN = 3

/** That today's hair and the report allow. */
export const freeGestures = (r: Reading): Advice[] => {
  const hair = hairOf(r)
  const isMoved = ({ what }: PlanGesture) => /\brisca\b/.test(what)
  return sayable(
    r,
    [...(isCovered(r) ? COVERED_GESTURES : r.isTopBare ? BARE_GESTURES : []), ...FREE[r.shape]]
      .filter((gesture) => hair.includes(gesture.asks) && !(gesture.ofNeck && isVeiled(r)))
      .filter((gesture) => !(isMoved(gesture) && isPartingFixed(r)))
      .map(({ what, whenTied, why, effects = [] }) => ({
        what: whenTied && isWornTied(r) ? whenTied(isCurled(r) ? 'um cacho solto' : 'uma mecha solta') : what,
        why,
        effects,
      })),
  ).slice(0, GESTURES_SHOWN)
}

function hairOf(r: Reading): readonly PlanHair[] {
  if (!hasLocks(r) || isCovered(r) || r.brief.form.hairLength === 'Muito curto') return ['nenhum']
  const reach = reachAfterCut(r)
  if (reach === 'rente') return ['nenhum']
  return reach === 'comprido' ? ['comprido', 'algum', 'nenhum'] : ['algum', 'nenhum']
}

const FREE: Readonly<Record<Reading['shape'], readonly PlanGesture[]>> = {
  oval: [
    { what: 'Mude a risca por uma semana', why: 'num contorno neutro, ela é a mudança mais visível', asks: 'algum' },
    { what: 'Prenda metade do cabelo', why: 'descubra como o rosto fica inteiro à mostra', asks: 'comprido' },
    { what: 'Use uma cor intensa junto ao rosto', why: 'o contorno a sustenta', asks: 'nenhum' },
    {
      what: 'Abra e feche um botão diante do espelho',
      why: 'a gola muda o tom sem mudar o rosto',
      asks: 'nenhum',
      ofNeck: true,
    },
    {
      what: 'Troque uma peça só, e fotografe',
      why: 'num contorno neutro, vê-se o que ela muda',
      asks: 'nenhum',
    },
  ],
  redondo: [
    {
      what: 'Erga a raiz com os dedos ao secar',
      why: 'dois centímetros de altura sem tesoura',
      asks: 'algum',
      effects: ['altura-no-topo'],
    },
    {
      what: 'Abra um botão a mais',
      why: 'o V prolonga o pescoço',
      asks: 'nenhum',
      ofNeck: true,
      effects: ['linha-longa-no-peito'],
    },
    {
      what: 'Traga uma mecha para a frente da bochecha',
      whenTied: (lock) => `Ao prender, deixe ${lock} na frente da bochecha`,
      why: 'recorta a curva do contorno',
      asks: 'comprido',
    },
    { what: 'Suba a câmera um palmo nas fotos', why: 'visto de cima, o contorno se alonga', asks: 'nenhum' },
    { what: 'Prove um casaco aberto', why: 'as duas bordas descem ao lado do rosto', asks: 'nenhum' },
  ],
  quadrado: [
    { what: 'Durma com o cabelo em duas tranças frouxas', why: 'a onda amacia o maxilar', asks: 'comprido' },
    { what: 'Desfaça a risca com os dedos', why: 'uma linha reta a menos', asks: 'algum' },
    { what: 'Troque a gola reta por uma em curva', why: 'o contraste aparece na hora', asks: 'nenhum' },
    { what: 'Fique de frente para a janela, não de lado', why: 'a luz de lado endurece o canto', asks: 'nenhum' },
    { what: 'Incline um pouco a cabeça nas fotos', why: 'a diagonal desfaz o paralelo', asks: 'nenhum' },
  ],
  coracao: [
    {
      what: 'Solte duas mechas na altura do queixo',
      whenTied: (lock) => `Ao prender, deixe ${lock} de cada lado, até o queixo`,
      why: 'dão corpo à metade de baixo',
      asks: 'comprido',
      effects: ['peso-no-queixo'],
    },
    { what: 'Baixe o topo com as mãos ao secar', why: 'a testa agradece', asks: 'algum', effects: ['topo-baixo'] },
    {
      what: 'Use um lenço ou gola com volume',
      why: 'faz companhia ao queixo',
      asks: 'nenhum',
      ofNeck: true,
      effects: ['lenco-volumoso'],
    },
    { what: 'Ponha uma cor clara junto ao queixo', why: 'a luz que sobe o traz para a frente', asks: 'nenhum' },
    { what: 'Desça a câmera até a altura da boca', why: 'a metade de baixo ganha espaço na foto', asks: 'nenhum' },
  ],
  triangulo: [
    { what: 'Jogue a risca para o lado menos cheio', why: 'levanta uma das têmporas', asks: 'algum' },
    { what: 'Prenda as laterais atrás da orelha', why: 'limpa a linha da mandíbula', asks: 'comprido' },
    { what: 'Ponha a cor forte no alto', why: 'lenço, armação ou chapéu', asks: 'nenhum' },
    { what: 'Suba a câmera um palmo nas fotos', why: 'o alto do rosto cresce na imagem', asks: 'nenhum' },
    { what: 'Penteie a sobrancelha para fora', why: 'o alto do rosto se alarga', asks: 'nenhum' },
  ],
  diamante: [
    { what: 'Deixe as têmporas soltas ao prender o cabelo', why: 'a testa ganha largura', asks: 'comprido' },
    { what: 'Ponha luz no queixo, com uma gola clara', why: 'a base aparece', asks: 'nenhum' },
    { what: 'Passe uma semana sem nada largo ao lado do rosto', why: 'as maçãs respiram', asks: 'nenhum' },
    { what: 'Solte os fios da têmpora com os dedos', why: 'a testa ganha largura', asks: 'algum' },
    { what: 'Penteie a sobrancelha desde o começo', why: 'o centro da testa se enche', asks: 'nenhum' },
  ],
  retangular: [
    {
      what: 'Baixe o topo e abra as laterais ao secar',
      why: 'a largura vem de graça',
      asks: 'algum',
      effects: ['topo-baixo'],
    },
    {
      what: 'Feche um botão a mais',
      why: 'encurta a linha do rosto',
      asks: 'nenhum',
      ofNeck: true,
      effects: ['gola-junto-ao-queixo'],
    },
    { what: 'Amarre um lenço curto no pescoço', why: 'põe uma linha deitada no caminho', asks: 'nenhum', ofNeck: true },
    { what: 'Penteie a sobrancelha para os lados', why: 'uma linha deitada a mais no caminho', asks: 'nenhum' },
  ],
}

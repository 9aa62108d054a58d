import { DAY_MS, dayOf, isoOf } from '../knowledge/agenda.ts'
import { agendaOf, browsRest, wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter } from './chapter.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { PLAN_TITLES } from '../texts/titles.ts'
import { ROUTES } from './style-objective.ts'
import { collarForNow } from '../advice/necklines.ts'
import { dayAndMonth, lower, shortDate } from '../knowledge/pt.ts'
import type { Advice, Effect } from '../knowledge/effects.ts'
import { hasLocks, hairReachOf, isCurled, isWornTied } from '../hair/reach.ts'
import { growsUntilVisit, waitsForSides, waitWords } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import type { Reading } from '../reading/reading.ts'
import { isCovered, isVeiled } from '../advice/wardrobe.ts'
import { sayable } from './advice.ts'
import { say } from '../knowledge/voice.ts'

export function writePlan(r: Reading): Chapter {
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
      { heading: 'Até onde ir', paragraphs: [ROUTES[style][objective]] },
      {
        heading: 'A ordem das coisas',
        paragraphs: text.paragraphs.map((wordings, at) =>
          r.choose(`plan.order.${at}`, wordings).replace('{ordem}', orderOf(agenda.salonWeek)),
        ),
      },
      {
        heading: 'O que esperar',
        paragraphs: [r.choose('plan.expect', EXPECT[r.intention.id]), r.choose('plan.style', STYLE[style])],
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
            `${text.weeks[1].replaceAll('{corte}', recommended)}, por volta de ${dayAndMonth(agenda.salon)}`,
            'quanto tempo leva para se reconhecer',
          ],
          after: [lastWeek(r, text.weeks[2]), 'o que ficou fácil e o que continua difícil'],
        }).map(([what, notice], week) => [weekOf(agenda.start, week), what, notice]),
        note: say(r.choose('plan.note', NOTES).replace('{dia}', dayAndMonth(agenda.salon)), untilThen(r)),
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
    ? `Nesse dia corta-se o alto; os lados chegam à medida em ${waitWords(monthsToGrow)}, sem máquina.`
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
      : browsRest(r)
        ? 'penteie as sobrancelhas, e não tire nada'
        : r.gender === 'Masculino'
          ? 'limpe só o meio das sobrancelhas'
          : week

/** Moves a parting only if there is hair for one and nothing else places it. */
const firstWeek = (r: Reading, week: string) =>
  week.includes('risca') && (!hairOf(r).includes('algum') || hasPartingSaid(r))
    ? 'vista a gola que provou três dias seguidos'
    : week

function hasPartingSaid(r: Reading): boolean {
  const { cut } = r.cuts[r.cuts.recommended]
  const said = [...freeGestures(r).map(({ what }) => what), cut.ask, ...cut.marks, ...cut.wear]
  return said.some((words) => /\brisca\b/.test(words))
}

const NOTES = [
  'O corte cai por volta de {dia}; o resto pode trocar de semana em volta dele.',
  'Só o corte tem data, por volta de {dia}: as outras linhas se mexem à sua vontade.',
  'Conte a partir do corte, por volta de {dia}; o que não couber numa semana passa para a outra.',
]

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

/** Alternatives of equal worth. */
type Wordings = readonly string[]

type PlanText = {
  readonly lead: Wordings
  readonly quote: Wordings
  readonly paragraphs: readonly [Wordings, Wordings]
  readonly weeks: readonly [string, string, string]
}

const PLAN: Readonly<Record<Reading['brief']['form']['objective'], PlanText>> = {
  'Mudança radical': {
    lead: [
      'Mudar muito, na ordem certa, assusta menos que mudar pouco na errada.',
      'Uma mudança grande cabe em trinta dias, se cada semana levar uma parte dela.',
      'Quem muda muito precisa de ordem: primeiro o que se vê de longe.',
    ],
    quote: [
      'A coragem rende mais quando tem agenda.',
      'Ousar com data marcada é metade de ousar.',
      'Uma coisa por vez também é coragem.',
    ],
    paragraphs: [
      [
        'Tudo gira em volta do corte, que é o que se vê de longe e o que dá vontade do resto. Deixe os três dias seguintes sem compromisso importante: o espelho precisa de tempo.',
        'O corte vem primeiro, porque é ele que decide o tamanho do resto. Marque-o para uma semana sem fotografia nem festa: uma cara nova se aprende em casa.',
      ],
      [
        'Não mude corte e cor no mesmo dia. Além do fio, quem precisa de descanso é o seu olhar, e duas novidades juntas impedem de saber de qual você gostou.',
        'Entre o corte e a cor, deixe passar ao menos uma lavagem e uma semana de espelho. Juntas, as duas novidades se misturam, e fica difícil saber qual delas acertou.',
      ],
    ],
    weeks: [
      'tire do armário três peças da página “o que deixar de lado”',
      'corte: {corte}',
      'compre uma peça só, a que o novo corte pedir',
    ],
  },
  'Melhoria sutil': {
    lead: [
      'Pouco, bem escolhido, um de cada vez.',
      'Um gesto pequeno por semana, e nenhum que não se possa desfazer.',
      'Mudar pouco é escolher melhor: trinta dias, quatro gestos.',
    ],
    quote: [
      'A melhor mudança é a que ninguém sabe explicar.',
      'Uma mudança pequena só tem um defeito: ninguém sabe de onde veio.',
      'Quando perguntarem se você viajou, deu certo.',
    ],
    paragraphs: [
      [
        'Comece pelo que não precisa de tesoura: risca, gola, sobrancelha. São mudanças reversíveis, e cada uma lhe ensina algo sobre o seu rosto antes da próxima.',
        'Antes da tesoura vem o que se desfaz com as mãos: a risca, a gola, o desenho da sobrancelha. Prove um por vez, e deixe que o espelho diga qual fica.',
      ],
      [
        'Quando for cortar, peça o desenho indicado, e nada além dele. Se alguém disser que você parece descansar melhor, o plano funcionou.',
        'No salão, peça só o corte indicado. O sinal de que bastou é ouvirem em você um descanso que ninguém sabe de onde veio.',
      ],
    ],
    weeks: ['mude a risca de lugar e viva com ela', 'corte: {corte}', 'acerte as sobrancelhas'],
  },
  'Encontrar meu estilo': {
    lead: [
      'Estilo se encontra experimentando com método, e não comprando com pressa.',
      'Procurar um estilo é olhar muito e comprar pouco; este mês é para olhar.',
      'O seu estilo já aparece em pedaços: o plano é juntá-los sem pressa.',
    ],
    quote: [
      'Estilo é o que se repete sem cansar.',
      'O que você escolhe três vezes já está escolhido.',
      'Estilo é memória: repare no que volta.',
    ],
    paragraphs: [
      [
        'Passe o primeiro mês em modo de observação. Fotografe-se de frente uma vez por semana, com a mesma luz, e anote uma palavra para cada foto. As palavras que se repetirem são o seu estilo falando.',
        'Durante trinta dias, seja testemunha: uma foto de frente por semana, no mesmo lugar, e uma palavra embaixo dela. No fim do mês, leia só as palavras.',
      ],
      [
        'Dos três caminhos de cabelo, comece pelo indicado e marque para o dia que a tabela diz. Até lá, as fotos terão dito se você quer mais ou menos.',
        'Entre os três cortes, o indicado é o ponto de partida, no dia que a tabela marca. O que as fotos disserem até lá decide o passo seguinte.',
      ],
    ],
    weeks: [
      'separe cinco peças de que gosta de verdade e veja o que têm em comum',
      'corte: {corte}',
      'repita o conjunto que mais usou, mudando uma coisa',
    ],
  },
  'Renovação visual': {
    lead: [
      'Renovar é trocar as peças com a casa habitada: uma sala por semana.',
      'Renovar não é pôr tudo abaixo: a cada semana, uma parte sai e outra entra.',
      'Trinta dias bastam para renovar, se cada parte esperar a sua vez.',
    ],
    quote: [
      'Uma sala por semana, e a casa é outra.',
      'Troca-se o quadro, e a parede parece pintada.',
      'O novo se instala melhor quando bate à porta.',
    ],
    paragraphs: [
      [
        'Siga a ordem das datas: {ordem}, gola e armação, acessórios. Cada passo revela o que falta no seguinte, e evita compras que o próximo passo desmentiria.',
        'Vá pelas datas, e do que fica colado ao rosto para o que fica longe: {ordem}, a armação, e só depois os enfeites. A cada etapa, a compra seguinte fica menor.',
      ],
      [
        'Guarde uma fotografia de hoje. Daqui a três meses ela será a única testemunha honesta do caminho.',
        'Tire hoje uma foto sem pose e guarde-a. No terceiro mês, compare as duas na mesma tela: é ali que a renovação se vê inteira.',
      ],
    ],
    weeks: [
      'fotografe-se de frente e de perfil, para ter o antes',
      'corte: {corte}',
      'escolha armação ou acessório pelo novo contorno',
    ],
  },
}

/** For hair without a parting. */
const SUBTLE_BARE: PlanText = {
  ...PLAN['Melhoria sutil'],
  paragraphs: [
    [
      'Comece pelo que não precisa de tesoura nem de máquina: armação, gola, sobrancelha. São mudanças reversíveis, e cada uma lhe ensina algo sobre o seu rosto antes da próxima.',
      'O que se prova sem máquina vem antes: a gola, a cor perto do rosto, o pente na sobrancelha. Troque um por semana e guarde o que o espelho aprovar.',
    ],
    PLAN['Melhoria sutil'].paragraphs[1],
  ],
  weeks: ['troque de gola por uma semana e repare no queixo', 'corte: {corte}', 'acerte as sobrancelhas'],
}

const EXPECT: Readonly<Record<Reading['intention']['id'], Wordings>> = {
  autoridade: [
    'A intenção é autoridade. Repare menos nos elogios e mais nas pausas: um bom sinal é esperarem o fim das suas frases.',
    'A intenção é autoridade, e ela se mede no silêncio: veja se as pessoas terminam de ouvir antes de responder.',
    'Autoridade era o pedido. Note quem lhe pergunta “e você, o que acha?” antes de decidir.',
  ],
  criatividade: [
    'A intenção é criatividade. Repare nas perguntas: um bom sinal é quererem saber de onde veio a ideia.',
    'A intenção é criatividade, e ela se mede em curiosidade: veja quantas conversas começam por algo que você veste.',
    'Criatividade era o pedido. Note quando copiarem um detalhe seu: é o aplauso mais sincero.',
  ],
  sofisticacao: [
    'A intenção é sofisticação. Repare no que dizem dias depois: o bom sinal é discreto e costuma chegar atrasado.',
    'A intenção é sofisticação, e ela se mede na memória: veja se alguém se lembra do conjunto sem lembrar das peças.',
    'Sofisticação era o pedido. Note se deixam de perguntar onde comprou e passam a perguntar como você está.',
  ],
  leveza: [
    'A intenção é leveza. Repare em como as conversas começam: um bom sinal é ninguém falar da sua aparência, e todos ficarem mais um pouco.',
    'A intenção é leveza, e ela se mede na distância: veja se as pessoas se sentam um pouco mais perto.',
    'Leveza era o pedido. Note quantas vezes por dia você se esquece do que está vestindo.',
  ],
}
const STYLE: Readonly<Record<Reading['brief']['form']['style'], Wordings>> = {
  Clássico: [
    'E não tenha pressa: o clássico tem a década inteira.',
    'E vá devagar: no clássico, o mês que vem também serve.',
    'E repita o que deu certo: o clássico não se envergonha disso.',
  ],
  Moderno: [
    'E troque cedo: no moderno, insistir no que não funciona é o único erro.',
    'E não insista: o moderno se corrige andando.',
    'E decida rápido: no moderno, a dúvida longa já é resposta.',
  ],
  Despojado: [
    'E se der trabalho, desista sem culpa: esse é o seu critério.',
    'E o que pedir esforço toda manhã, largue: esse é o seu critério.',
    'E só guarde o que sobreviver a uma segunda-feira com sono.',
  ],
  Elegante: [
    'E quando errar, tire uma coisa em vez de acrescentar outra.',
    'E, na dúvida, menos um: quase sempre era esse.',
    'E, se algo parecer demais, é: tire e olhe de novo.',
  ],
  Ousado: [
    'E se for para errar, que seja numa sexta-feira.',
    'E erre grande: do erro pequeno não se aprende nada.',
    'E deixe para duvidar na semana seguinte.',
  ],
}

/** Enough to tie or frame the face, some, none. */
type Hair = 'comprido' | 'algum' | 'nenhum'

const GESTURES_SHOWN = 3

/** That today's hair and the report allow. */
export const freeGestures = (r: Reading): Advice[] => {
  const hair = hairOf(r)
  return sayable(
    r,
    [...(isCovered(r) ? COVERED_GESTURES : r.isTopBare ? BARE_GESTURES : []), ...FREE[r.shape]]
      .filter(({ asks, ofNeck }) => hair.includes(asks) && !(ofNeck && isVeiled(r)))
      .map(({ what, whenTied, why, effects = [] }) => ({
        what: whenTied && isWornTied(r) ? whenTied(isCurled(r) ? 'um cacho solto' : 'uma mecha solta') : what,
        why,
        effects,
      })),
  ).slice(0, GESTURES_SHOWN)
}

function hairOf(r: Reading): readonly Hair[] {
  if (!hasLocks(r) || isCovered(r) || r.brief.form.hairLength === 'Muito curto') return ['nenhum']
  return hairReachOf(r) === 'comprido' ? ['comprido', 'algum', 'nenhum'] : ['algum', 'nenhum']
}

type Gesture = {
  readonly what: string
  /** For tied hair. */
  readonly whenTied?: (lock: string) => string
  readonly why: string
  readonly asks: Hair
  /** Covered by a veil. */
  readonly ofNeck?: true
  readonly effects?: readonly Effect[]
}

const BARE_GESTURES: readonly Gesture[] = [
  {
    what: 'Encoste um lenço de papel no alto antes de sair',
    why: 'pele fosca não puxa o olhar para cima',
    asks: 'nenhum',
  },
]

const COVERED_GESTURES: readonly Gesture[] = [
  {
    what: 'Prove dois tecidos de frente para a janela',
    why: 'a cor ao lado da pele muda o rosto na hora',
    asks: 'nenhum',
  },
]

const FREE: Readonly<Record<Reading['shape'], readonly Gesture[]>> = {
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
      why: 'encurta a vertical',
      asks: 'nenhum',
      ofNeck: true,
      effects: ['gola-junto-ao-queixo'],
    },
    { what: 'Amarre um lenço curto no pescoço', why: 'põe uma horizontal no caminho', asks: 'nenhum', ofNeck: true },
    { what: 'Penteie a sobrancelha para os lados', why: 'uma horizontal a mais no meio do caminho', asks: 'nenhum' },
  ],
}

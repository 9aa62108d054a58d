import {
  BEARD,
  BEARD_IDS,
  BEARD_OF,
  beardChosen,
  beardFor,
  type BeardId,
  keepsBeard,
  wantedBeard,
} from '../advice/beard.ts'
import {
  BEARD_CHOSEN,
  BEARD_CHOSEN_CAPTION,
  BEARD_KEPT_TEXT,
  BEARD_PREFERENCE_TEXT,
  BEARD_SHAVING,
  SHAVEN_JAW,
  BEARD_SHAVEN,
  KEPT_LEAD,
} from '../texts/beard.ts'
import { beardWeeks, wearsBeard } from '../reading/care.ts'
import type { Chapter, Table } from './chapter.ts'
import { beardLengthOf } from '../looks/portrait-of.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import type { Reading } from '../reading/reading.ts'
import { ALTERNATE } from '../advice/shape-advice-alternate.ts'
import type { Pick3, ShapeAdvice } from '../advice/shape-advice.ts'
import { type SubjectText, wornPicks, writeSubject } from './subject.ts'

/** Null for people who neither have nor want a beard. */
export function writeBeard(r: Reading): Chapter | null {
  if (!wearsBeard(r)) return null
  const advice = beardFor(r)
  const [first, ...others] = advice.picks
  const shaven = r.beard === 'Sem barba'
  const isKept = keepsBeard(r)
  const chosen = beardChosen(r)
  const isChosen = chosen !== null && (r.beard === null || BEARD_OF[r.beard] !== chosen)
  const [why, whyAlso] = advice.why
  const told: ShapeAdvice = isKept ? { ...advice, why: [grown(why), grown(whyAlso)] } : advice
  const [, again] = ALTERNATE.barba[r.shape]
  const written = writeSubject(r, {
    id: 'barba',
    title: shaven ? 'Rosto limpo' : 'A barba e o contorno',
    head: 'Barba',
    subject: { ...BEARD, shapes: { ...BEARD.shapes, [r.shape]: told } },
    ...(shaven ? BEARD_SHAVEN : isKept ? kept(again) : {}),
    headings: ['O que ela muda no seu contorno', AT_THE_JAW, 'O tom da barba', IN_PRACTICE],
    measures: shaven
      ? SHAVEN_MEASURES
      : [
          [
            'jaw',
            {
              low: 'A mandíbula em {v} é estreita, e a barba é o modo mais rápido de lhe dar largura.',
              mid: 'A mandíbula em {v} está na medida: a barba muda a textura, e não a forma.',
              high: 'A mandíbula em {v} já é ampla; prefira pelo curto nos cantos.',
            },
          ],
          [
            'angle',
            {
              low: [
                'O canto do maxilar, firme, aparece por baixo do pelo, e isso é bom: não o cubra com volume.',
                'O pelo deixa ver o canto firme do maxilar; volume demais o esconderia.',
              ],
              mid: [
                'O canto do maxilar pode ser acentuado por uma linha mais reta na bochecha.',
                'Uma linha mais reta na bochecha acentua o canto do maxilar, se for esse o gosto.',
              ],
              high: [
                'O canto do maxilar é macio, e a barba o acompanha sem esforço.',
                'Como o canto do maxilar é macio, a barba desce por ele sem quina.',
              ],
            },
          ],
        ],
    unmeasured: shaven
      ? SHAVEN_JAW
      : r.choose('beard.hand', [
          'Sem ângulo medido, ache o canto do maxilar com o dedo, logo abaixo da orelha: se houver quina, a barba pode ser curta; se o dedo escorregar, ela pode desenhar uma.',
          'O canto da mandíbula não foi marcado na foto. Encontre-o apertando os dentes: o ponto que salta é onde a lateral da barba deve mudar de direção.',
        ]),
    practice: [
      isChosen
        ? BEARD_CHOSEN
        : r.beard
          ? (isKept ? BEARD_KEPT_TEXT : BEARD_PREFERENCE_TEXT)[r.beard]
          : 'Você não disse que barba prefere, então deixamos três em ordem. Comece pela primeira e dê a ela três semanas antes de julgar.',
      ...(shaven || first.id === 'bigode'
        ? []
        : [
            r.choose('beard.neck', [
              'A linha do pescoço decide metade do efeito: um dedo e meio acima do pomo, em curva de orelha a orelha. Mais alta, aparece a papada; mais baixa, some o queixo.',
              'Ache a linha do pescoço assim: encoste dois dedos acima do pomo e desenhe uma curva até atrás das orelhas. Tudo o que estiver abaixo sai, toda semana.',
            ]),
          ]),
      ...(shaven ? [] : [`Na barbearia, ${everyWeeks(beardWeeks(r))}; o que se faz em casa está na tabela.`]),
    ],
    themes: {
      'barba-falhada':
        'Para as falhas de que você falou, comprimento uniforme e curto engana melhor que tinta: o olho completa o que é parelho.',
      'pele-sensivel':
        'Com a pele sensível, troque a lâmina pela máquina de meio milímetro e guarde o pós-barba com álcool.',
      calor: 'No calor, lave a barba como lava o cabelo, e seque até a raiz.',
      'trabalho-formal': 'No ambiente formal, o pescoço limpo conta mais que o comprimento.',
      'fios-brancos': 'Fios brancos na barba dão luz ao queixo; só tinja se já tingir o cabelo.',
    },
    listTitle: first.id === 'bigode' ? 'Três bigodes para o seu rosto' : 'Três barbas para o seu contorno',
    tables: [
      {
        title: 'Quanto tempo cada uma pede',
        columns: ['Barba', 'Comprimento', 'Em casa', 'Na barbearia'],
        rows: advice.picks.map(({ id, what }) => [
          what,
          ...CARE[isBeardId(id) ? id : 'media'](everyWeeks(beardWeeks(r))),
        ]),
      },
      inMillimetres(r, first),
    ],
    spare: shaven
      ? []
      : wornPicks(others, ({ id, wears }) => ({ shape: r.shape, cut: r.cuts.now.cut.id, beard: wears ?? id })),
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape, cut: r.cuts.now.cut.id, beard: shaven ? 'nenhuma' : (first.wears ?? first.id) },
        label: shaven ? 'Rosto limpo' : first.what,
        caption: shaven
          ? 'O contorno inteiro à mostra.'
          : isChosen
            ? BEARD_CHOSEN_CAPTION
            : wantedBeard(r) === null
              ? 'A primeira da lista.'
              : 'A barba que você prefere, como o seu contorno a pede.',
      },
    ],
  })
  return shaven ? ofShaving(written) : written
}

/** As it is drawn; at the sides a comb, below it scissors. */
function inMillimetres(r: Reading, { id, wears = id }: Pick3): Table {
  const { sides, chin } = beardLengthOf(wears) ?? {}
  const size = (mm: number | undefined) => (mm === undefined ? 'rente' : `${mm} mm`)
  const isBare = id === 'bigode' || id === 'cavanhaque'
  const upper = r.facts.has('no-moustache')
    ? ['Lábio', 'livre', 'a barba começa abaixo dele']
    : MOUSTACHE[isBeardId(id) ? id : 'media']
  return {
    title: 'Em milímetros, para quem apara',
    columns: ['Parte', 'Medida', 'Com quê'],
    rows: [
      ['Lados', isBare ? 'sem pelo' : size(sides), isBare ? 'a cada 2 dias' : combOf(sides)],
      ...(id === 'bigode'
        ? []
        : [['Queixo', id === 'cavanhaque' ? '12 mm' : size(chin), combOf(id === 'cavanhaque' ? 12 : chin)]]),
      [...upper],
      ...(r.facts.has('no-sideburns')
        ? []
        : [
            [
              'Costeleta',
              isBare ? 'a de hoje' : `de ${size(sides)} a 3 mm`,
              r.facts.has('sideburns-stay')
                ? 'fica na altura de hoje'
                : isBare
                  ? 'até o meio da orelha'
                  : 'da barba até o meio da orelha',
            ],
          ]),
      ...(id === 'bigode' ? [] : [['Pescoço', 'dois dedos acima do pomo', 'em curva, de orelha a orelha']]),
      ...(r.facts.has('beard-has-gaps') ? [['Falha', 'fica curta', 'não se cobre nem se pinta']] : []),
    ],
    note: 'Peça um pente acima na primeira vez, e desça só depois de olhar.',
  }
}

/** Combs of a clipper; above the last, scissors. */
const COMBS: readonly (readonly [mm: number, comb: string])[] = [
  [3, 'pente 1'],
  [6, 'pente 2'],
  [10, 'pente 3'],
  [13, 'pente 4'],
]
const combOf = (mm: number | undefined): string =>
  mm === undefined ? 'a máquina sem pente' : (COMBS.find(([most]) => mm <= most)?.[1] ?? 'na tesoura')

const MOUSTACHE: Readonly<Record<BeardId, readonly [string, string, string]>> = {
  nenhuma: ['Bigode', 'sem pelo', 'todo dia'],
  'por-fazer': ['Bigode', '3 mm', 'pente 1'],
  curta: ['Bigode', '6 mm', 'pente 2, livre do lábio'],
  media: ['Bigode', '8 mm', 'na tesoura, livre do lábio'],
  cheia: ['Bigode', '10 mm', 'na tesoura, livre do lábio'],
  bigode: ['Bigode', '10 mm', 'na tesoura, até o canto da boca'],
  cavanhaque: ['Bigode', '6 mm', 'pente 2, ligado ao queixo'],
}

/** For people who want no beard. */
const ofShaving = (written: Chapter): Chapter => ({
  ...written,
  sections: written.sections.filter(({ heading }) => heading === IN_PRACTICE || heading === AT_THE_JAW),
  lists: [{ title: 'O barbear, em três cuidados', items: BEARD_SHAVING }],
  tables: [],
  avoid: [],
})

const [AT_THE_JAW, IN_PRACTICE] = ['Pela mandíbula', 'A sua escolha, na prática']
const SHAVEN_MEASURES: SubjectText['measures'] = [
  [
    'jaw',
    {
      low: [
        'A mandíbula fica à mostra, estreita como é: a gola lhe faz a base.',
        'Sem pelo, a mandíbula estreita aparece inteira, e é a gola que lhe serve de base.',
      ],
      mid: [
        'A mandíbula está na medida, e sem pelo a linha dela se lê de longe.',
        'Sem pelo, a linha da mandíbula se lê de longe, e não lhe falta nem sobra nada.',
      ],
      high: [
        'A mandíbula larga já é base bastante, e sem pelo ela se lê de longe.',
        'Base o seu rosto já tem: sem pelo, a mandíbula se lê de longe.',
      ],
    },
  ],
]

/** @param again the alternate reason, which may say to wait */
const kept = (again: string): Pick<SubjectText, 'lead' | 'quote' | 'alternate'> => ({
  lead: KEPT_LEAD,
  quote: 'O que já cresceu só pede contorno.',
  alternate: [KEPT_LEAD, grown(again)],
})

/** Dropped for people who already have a beard. */
const TO_GROW = /deixe (o queixo )?crescer|um mês|só com material/i
function grown(words: string): string {
  const kept = words.split(/(?<=[.!?]) /).filter((sentence) => !TO_GROW.test(sentence))
  return kept.length > 0 ? kept.join(' ') : 'O desenho já pode ser feito, com o que cresceu.'
}

const isBeardId = (id: string): id is BeardId => BEARD_IDS.some((known) => known === id)

/** Length, care at home, barber visits. */
const CARE: Readonly<Record<BeardId, (barber: string) => readonly [string, string, string]>> = {
  nenhuma: () => ['sem pelo', 'lâmina quando apontar', 'não precisa'],
  'por-fazer': (barber) => ['3 a 5 mm', 'a cada 2 ou 3 dias', barber],
  curta: (barber) => ['6 a 10 mm', 'uma vez por semana', barber],
  media: (barber) => ['2 a 3 cm', 'duas vezes por semana', barber],
  cheia: (barber) => ['acima de 4 cm', 'pente e óleo todo dia', `${barber}, na tesoura`],
  bigode: (barber) => ['até o canto da boca', 'lábio livre, toda semana', barber],
  cavanhaque: (barber) => ['1 a 2 cm', 'lados limpos, a cada 2 dias', barber],
}

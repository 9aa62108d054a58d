import {
  BEARD,
  BEARD_IDS,
  BEARD_OF,
  beardChosen,
  beardFor,
  beardTried,
  type BeardId,
  keepsBeard,
  keepsFull,
  wantedBeard,
} from '../advice/beard.ts'
import {
  BEARD_CHOSEN,
  BEARD_CHOSEN_CAPTION,
  CLEAN_CHOSEN,
  BEARD_KEPT_TEXT,
  BEARD_PREFERENCE_TEXT,
  BEARD_SHAVING,
  SHAVEN_JAW,
  BEARD_SHAVEN,
  FULL_KEPT,
  KEPT_LEAD,
  OF_KIND,
} from '../texts/beard.ts'
import { beardWeeks, wearsBeard } from '../reading/care.ts'
import { HAIR_PATHS, type HairPath } from '../hair/hair.ts'
import { staysShaven } from '../hair/wishes.ts'
import type { Chapter, Table } from './chapter.ts'
import { beardSizeWords, beardToday, hasNeckline, inMm, NECKLINE } from '../looks/beard-sizes.ts'
import { beardSizesOf } from '../looks/portrait-of.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { say } from '../knowledge/voice.ts'
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
  const isFull = keepsFull(r)
  const chosen = beardChosen(r)
  const isClean = chosen === 'nenhuma'
  const isChosen = chosen !== null && (isClean || r.beard === null || BEARD_OF[r.beard] !== chosen)
  const kind = shaven ? null : kindOf(first.id)
  const own = kind ? OF_KIND[kind] : null
  const [why, whyAlso] = advice.why
  const told: ShapeAdvice = {
    ...advice,
    ...(isKept ? { why: [grown(why), grown(whyAlso)] as const } : {}),
    ...(isFull ? { why: [FULL_KEPT.why, FULL_KEPT.whyAlso] as const, avoid: FULL_KEPT.avoid } : {}),
    ...(own ? { why: [own.why[r.shape], own.whyAlso] as const, avoid: own.avoid } : {}),
  }
  // A second shape speaks of full beards.
  const second = { ...BEARD.shapes[r.second], ...(own ? { asSecond: '' } : {}) }
  const [, again] = ALTERNATE.barba[r.shape]
  const isJawBare = shaven || first.id === 'bigode' || first.id === 'cavanhaque'
  const written = writeSubject(r, {
    id: 'barba',
    title: shaven ? 'Rosto limpo' : (own?.title ?? 'A barba e o contorno'),
    head: 'Barba',
    subject: {
      ...BEARD,
      ...(own?.intentions ? { intentions: own.intentions, styles: own.styles } : {}),
      shapes: { ...BEARD.shapes, [r.second]: second, [r.shape]: told },
    },
    ...(shaven
      ? BEARD_SHAVEN
      : own
        ? { lead: own.lead, quote: own.quote, alternate: [own.lead, own.why[r.shape]] as const }
        : isKept
          ? kept(isFull ? FULL_KEPT.again : again)
          : {}),
    headings: [
      own?.heading ?? 'O que ela muda no seu contorno',
      AT_THE_JAW,
      own?.tone ?? 'O tom da barba',
      IN_PRACTICE,
    ],
    measures: isJawBare
      ? SHAVEN_MEASURES
      : [
          [
            'jaw',
            {
              low: 'A mandíbula é estreita, e a barba é o modo mais rápido de dar largura a ela.',
              mid: 'A mandíbula está na média: a barba muda a textura, e não a forma.',
              high: 'A mandíbula já é ampla; prefira pelo curto nos cantos.',
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
    unmeasured: isJawBare
      ? SHAVEN_JAW
      : r.choose('beard.hand', [
          'Sem ângulo medido, ache o canto do maxilar com o dedo, logo abaixo da orelha: se houver quina, a barba pode ser curta; se o dedo escorregar, ela pode desenhar uma.',
          'O canto da mandíbula não foi marcado na foto. Encontre-o apertando os dentes: o ponto que salta é onde a lateral da barba deve mudar de direção.',
        ]),
    practice: [
      isChosen
        ? isClean
          ? CLEAN_CHOSEN
          : BEARD_CHOSEN
        : r.beard
          ? (isKept ? BEARD_KEPT_TEXT : BEARD_PREFERENCE_TEXT)[r.beard]
          : 'Você não disse que barba prefere, então deixamos três em ordem. Comece pela primeira e dê a ela três semanas antes de julgar.',
      ...(shaven || first.id === 'bigode'
        ? []
        : [
            r.choose('beard.neck', [
              `A linha do pescoço decide metade do efeito: ${NECKLINE}, em curva de orelha a orelha. Mais alta, ela mostra a curva do pescoço; mais baixa, some o queixo.`,
              'Ache a linha do pescoço assim: encoste dois dedos acima do pomo e desenhe uma curva até atrás das orelhas. Tudo o que estiver abaixo sai, toda semana.',
            ]),
          ]),
      ...(shaven ? [] : [`Na barbearia, ${everyWeeks(beardWeeks(r))}; o que se faz em casa está na tabela.`]),
    ],
    themes: {
      'barba-falhada':
        'Para as falhas de que você falou, comprimento uniforme e curto engana melhor que qualquer cor: o olho completa o que é parelho.',
      'pele-sensivel':
        'Com a pele sensível, troque a lâmina pela máquina de meio milímetro e guarde o pós-barba com álcool.',
      ...(shaven ? {} : { calor: 'No calor, lave a barba como lava o cabelo, e seque até a raiz.' }),
      ...(kind === 'moustache'
        ? {}
        : { 'trabalho-formal': 'No ambiente formal, o pescoço limpo conta mais que o comprimento.' }),
      ...(shaven ? {} : { 'fios-brancos': 'Fios brancos na barba dão luz ao queixo; só tinja se já tingir o cabelo.' }),
    },
    listTitle:
      first.id === 'bigode'
        ? 'Três bigodes para o seu rosto'
        : first.id === 'cavanhaque'
          ? 'Três cavanhaques para o seu rosto'
          : isHeadShaven(r)
            ? 'Três barbas para a cabeça raspada, e a medida de cada uma'
            : 'Três barbas para o seu contorno',
    tables: [
      {
        title: kind === 'moustache' || kind === 'goatee' ? 'Os três, em milímetros' : 'As três, em milímetros',
        columns: [
          kind === 'moustache' ? 'Bigode' : kind === 'goatee' ? 'Cavanhaque' : 'Barba',
          'Comprimento',
          'Em casa',
          'Na barbearia',
        ],
        rows: advice.picks.map((pick) => [
          pick.what,
          beardSizeWords(r, pick),
          careOf(pick, r),
          everyWeeks(beardWeeks(r)),
        ]),
        ...(first.id === 'bigode'
          ? {}
          : { note: 'Até treze milímetros, na máquina com pente; acima disso, na tesoura.' }),
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
              : first.id === 'bigode' || first.id === 'cavanhaque'
                ? 'O que você prefere, na largura que o seu contorno pede.'
                : 'A barba que você prefere, como o seu contorno a pede.',
      },
    ],
  })
  return shaven ? ofShaving(written) : written
}

type Kind = keyof typeof OF_KIND
const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  'por-fazer': 'low',
  bigode: 'moustache',
  cavanhaque: 'goatee',
}
/** The words for a shape speak of a beard that is grown; a low one, a moustache and a goatee have their own. */
const kindOf = (id: string): Kind | null => KINDS[id] ?? null

/** Nothing frames the face but the beard. */
const isHeadShaven = (r: Reading): boolean => r.isTopBare || staysShaven(r.cutBrief)

/** Three ways of a head without hair differ by the beard: the wanted one on the path to begin with. */
export function wayOf(r: Reading, path: HairPath): 0 | 1 | 2 {
  if (!isHeadShaven(r) || path === r.cuts.recommended) return 0
  return HAIR_PATHS.filter((other) => other !== r.cuts.recommended).indexOf(path) === 0 ? 1 : 2
}

/** The beard of a path, where the three differ by it. */
export function beardOfPath(r: Reading, path: HairPath): { readonly what: string; readonly sizes: string } | null {
  if (!isHeadShaven(r) || beardTried(r, 1).beard === undefined || r.beard === 'Sem barba') return null
  const way = wayOf(r, path)
  // Drawn as it is today, which no advised size describes.
  if (beardTried(r, way).beard === undefined) return null
  const pick = beardFor(r).picks[way]
  return { what: pick.what, sizes: beardSizeWords(r, pick) }
}

/** Where a sideburn meets the hair, in millimetres. */
const LOW = 3

/** As it is drawn; at the sides a comb, below it scissors. */
function inMillimetres(r: Reading, pick: Pick3): Table {
  const { id, wears = id } = pick
  const { sides, chin, moustache } = beardSizesOf(wears) ?? { sides: null, chin: null, moustache: 0 }
  const today = beardToday(r)
  const isBare = sides === null
  const tool = combOf(r)
  const lip = wears === 'bigode-cheio' ? 'cobre o alto do lábio, e não mais' : '1 a 2 mm acima do lábio'
  const end = wears === 'bigode-curto' || wears === 'bigode-baixo' ? 'até 1 mm do canto da boca' : 'até o canto da boca'
  return {
    title: id === 'bigode' || id === 'cavanhaque' ? 'O primeiro, para quem apara' : 'A primeira, para quem apara',
    columns: ['Parte', 'Medida', 'Com quê'],
    rows: [
      ['Lados', inMm(sides), isBare ? 'a cada 2 dias' : tool(sides)],
      ...(chin === null ? [] : [['Queixo', inMm(chin), tool(chin)]]),
      ...(r.facts.has('no-moustache')
        ? [['Lábio', 'livre', 'a barba começa abaixo dele']]
        : [
            id === 'por-fazer'
              ? ['Bigode', inMm(moustache), `${tool(moustache)}, livre do lábio`]
              : ['Bigode', `${moustache} mm, ${lip}`, `${tool(moustache)}, ${end}`],
          ]),
      ...(id === 'cavanhaque' ? [['Largura', 'meio dedo além da boca', 'em pé, de frente para a luz']] : []),
      ...(r.facts.has('no-sideburns')
        ? []
        : [
            [
              'Costeleta',
              isBare
                ? 'a de hoje'
                : isHeadShaven(r)
                  ? `de ${inMm(sides)} a zero`
                  : sides > LOW
                    ? `de ${inMm(sides)} a ${inMm(LOW)}`
                    : inMm(sides),
              r.facts.has('sideburns-stay')
                ? 'fica na altura de hoje'
                : isBare
                  ? 'até o meio da orelha'
                  : 'da barba até o meio da orelha',
            ],
          ]),
      ...(!hasNeckline(pick) ? [] : [['Pescoço', NECKLINE, 'em curva, de orelha a orelha']]),
      ...(r.facts.has('beard-has-gaps') ? [['Falha', 'fica curta', 'não se cobre nem se pinta']] : []),
    ],
    note: say(
      today &&
        `Hoje, ${r.isBeardSeen ? 'pela foto' : 'pelo que você contou'}, e confira com o pente: ${today.sizes}; ${today.change}.`,
      'Peça um pente acima na primeira vez, e desça só depois de olhar.',
    ),
  }
}

/** Combs of a clipper; above the last, or where no clipper may come near, scissors. */
const COMBS: readonly (readonly [mm: number, comb: string])[] = [
  [3, 'pente 1'],
  [6, 'pente 2'],
  [10, 'pente 3'],
  [13, 'pente 4'],
]
const combOf =
  (r: Reading) =>
  (mm: number): string =>
    r.facts.has('no-clippers')
      ? 'na tesoura, com um pente fino por baixo'
      : (COMBS.find(([most]) => mm <= most)?.[1] ?? 'na tesoura')

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
        'A mandíbula fica à mostra, estreita como é: a gola faz a base.',
        'Sem pelo, a mandíbula estreita aparece inteira, e é a gola que serve de base.',
      ],
      mid: [
        'A mandíbula está na medida, e sem pelo a linha dela se lê de longe.',
        'Sem pelo, a linha da mandíbula se lê de longe, e nada nela sobra ou falta.',
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

/** How often, at home. */
function careOf({ id, wears = id }: Pick3, r: Reading): string {
  if (id === 'cheia' && r.facts.has('no-products')) return 'pente todo dia'
  if (wears === 'por-fazer-baixa') return 'dia sim, dia não'
  return CARE[BEARD_IDS.find((known) => known === id) ?? 'media']
}
const CARE: Readonly<Record<BeardId, string>> = {
  nenhuma: 'lâmina quando apontar',
  'por-fazer': 'a cada 2 ou 3 dias',
  curta: 'uma vez por semana',
  media: 'duas vezes por semana',
  cheia: 'pente e óleo todo dia',
  bigode: 'a cada 5 dias, na linha do lábio',
  cavanhaque: 'a cada 2 dias, os lados',
}

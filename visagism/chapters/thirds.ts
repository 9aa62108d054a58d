import type { FaceShape } from '../knowledge/axes.ts'
import { chapter, type Chapter } from './chapter.ts'
import type { Advice } from '../knowledge/effects.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { Thirds } from '#visagism/face/measure.ts'
import { capital, list, lower, percent } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { hasFringe, hasLocks } from '../hair/reach.ts'
import { say } from '../knowledge/voice.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { sayable } from './advice.ts'

type Third = 'upper' | 'middle' | 'lower'
type Side = 'low' | 'mid' | 'high'
const THIRDS = ['upper', 'middle', 'lower'] as const
/**
 * Caliper table of docs/visagism.md §2: the mean of its halves (29.1/34.3/36.5 and 30.3/32.0/37.7 %; X); each deviation by error
 * propagation on that table (X).
 */
const NORMS: Readonly<Record<Third, { readonly mean: number; readonly sigma: number }>> = {
  upper: { mean: 0.297, sigma: 0.016 },
  middle: { mean: 0.332, sigma: 0.023 },
  lower: { mean: 0.371, sigma: 0.019 },
}
/** From the top. */
export const MEAN_THIRDS = THIRDS.map((third) => NORMS[third].mean)
/** As in the atlas of Brazilian faces (atlas, C). */
const FAR = 1.5

/** If brow and nose are not marked, how to see them. */
export function writeThirds(r: Reading): Chapter {
  const thirds = r.evidence.measures?.thirds ?? null
  return thirds ? writeMeasured(r, thirds) : writeUnmeasured(r)
}

/** Sums to 100, by largest remainder. */
export function printedThirds({ upper, middle, lower: base }: Thirds): readonly [string, string, string] {
  const [top, centre, bottom] = wholeThirds([upper, middle, base])
  return [percent(top / 100), percent(centre / 100), percent(bottom / 100)]
}

function wholeThirds(shares: readonly [number, number, number]): readonly [number, number, number] {
  const exact = shares.map((share) => (share * 100) / shares.reduce((sum, one) => sum + one, 0))
  const remainder = (at: number) => (exact[at] ?? 0) % 1
  const missing = 100 - exact.reduce((sum, one) => sum + Math.floor(one), 0)
  const raised = [0, 1, 2].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing)
  const whole = (at: number) => Math.floor(exact[at] ?? 0) + (raised.includes(at) ? 1 : 0)
  return [whole(0), whole(1), whole(2)]
}

const deviationOf = (third: Third, share: number) => (share - NORMS[third].mean) / NORMS[third].sigma

function sideOf(third: Third, share: number): Side {
  const z = deviationOf(third, share)
  return Math.abs(z) <= FAR ? 'mid' : z > 0 ? 'high' : 'low'
}

const showsFringe = (r: Reading): boolean => hasFringe(r) && !isCovered(r)
/** Short coils cannot. */
export const showsLocks = (r: Reading): boolean => hasLocks(r) && !isCovered(r)

const unmeasuredThirds = (r: Reading): Third[] => THIRDS.filter((third) => third !== 'upper' || !isCovered(r))

/** One line per notable third, else one for all. */
export function thirdsAdvice(r: Reading): Advice[] {
  const thirds = r.evidence.measures?.thirds
  if (!thirds) return unmeasuredThirds(r).flatMap((third) => adviceFor(r, third, 'high'))
  const far = THIRDS.flatMap((third) => adviceFor(r, third, sideOf(third, thirds[third])))
  return far.length > 0 ? far : showsFringe(r) ? EVEN : EVEN_BARE
}

/** The first without objections; each list ends with one without effects. */
function adviceFor(r: Reading, third: Third, side: Side): Advice[] {
  return side === 'mid' ? [] : sayable(r, ADVICE[third][side](r)).slice(0, 1)
}

/** Percentage points; closer thirds look alike. */
const TOLD_APART = 2

/** Compared with its norm; called the longest or shortest only if it is. */
function standOut(thirds: Thirds): Text {
  const [most] = THIRDS.filter((third) => sideOf(third, thirds[third]) !== 'mid').sort(
    (a, b) => Math.abs(deviationOf(b, thirds[b])) - Math.abs(deviationOf(a, thirds[a])),
  )
  if (!most) return EVENLY
  const side = deviationOf(most, thirds[most]) > 0 ? 'high' : 'low'
  const [top, centre, bottom] = wholeThirds([thirds.upper, thirds.middle, thirds.lower])
  const whole = { upper: top, middle: centre, lower: bottom }
  const isExtreme = THIRDS.every(
    (third) =>
      third === most || (side === 'high' ? whole[most] - whole[third] : whole[third] - whole[most]) >= TOLD_APART,
  )
  return isExtreme ? MOST[most][side] : BY_NORM[most][side]
}

function writeMeasured(r: Reading, thirds: Thirds): Chapter {
  const text = standOut(thirds)
  const printed = printedThirds(thirds)
  const isFar = text !== EVENLY
  return chapter({
    id: 'tercos',
    title: text.title,
    head: 'Terços',
    lead: `${list(printed)}, de cima para baixo${isFar ? `; o mais comum é ${MEANS}` : ''}. ${text.lead}`,
    quotes: [text.quote],
    sections: [
      {
        heading: 'Terço por terço',
        paragraphs: [
          ...THIRDS.map((third, at) => told(r, third, sideOf(third, thirds[third]), printed[at] ?? '')),
          ...(r.evidence.hairline === 'bare' ? [BARE_LINE] : []),
        ],
      },
      { heading: 'Com a forma e a intenção', paragraphs: [shapeAndIntention(r)] },
    ],
    lists: [{ title: 'O que isso muda na prática', items: thirdsAdvice(r).map(({ what, why }) => ({ what, why })) }],
    figures: [
      {
        kind: 'thirds',
        caption: `${capital(HAIRLINE_NAMES[r.evidence.hairline].short)}, sobrancelha, base do nariz, queixo: entre as quatro linhas, ${list(printed)}.`,
      },
    ],
    bases: [{ certainty: 'X', sources: ['caliper', 'atlas'] }],
  })
}

const MEANS = list(MEAN_THIRDS.map((mean) => String(Math.round(mean * 100))))

const told = (r: Reading, third: Third, side: Side, share: string): string =>
  (!showsFringe(r) ? TOLD[third][side][1] : r.choose(`thirds.${third}`, TOLD[third][side])).replaceAll('{v}', share)

const BARE_LINE =
  'Sem fios no alto, a testa vai até a prega em que a pele do rosto vira a da cabeça: essa primeira linha foi marcada a olho.'

const TOLD: Readonly<Record<Third, Readonly<Record<Side, readonly [string, string]>>>> = {
  upper: {
    low: [
      'A testa ocupa {v} da altura, menos que o comum: a raiz do cabelo está perto dos olhos e aproxima a expressão.',
      'Com {v}, a testa é breve, e o olhar chega cedo aos olhos.',
    ],
    mid: [
      'A testa ocupa {v} da altura, como na maioria: nela, a franja é assunto de gosto.',
      'São {v} de testa, dentro do comum, e nada ali pede correção de rota.',
    ],
    high: [
      'A testa ocupa {v} da altura, mais que o comum: é o primeiro lugar que se lê.',
      'Com {v}, a testa é alta, e o rosto ganha ar de quem pensa antes de falar.',
    ],
  },
  middle: {
    low: [
      'O meio fica em {v}, menos que o comum, e junta olhos e boca.',
      'Da sobrancelha ao nariz são {v}: um centro curto, de expressão rápida.',
    ],
    mid: [
      'O meio, em {v}, segura o rosto no centro sem chamar atenção.',
      'O meio tem {v}, dentro do comum: olhos e nariz dividem bem o espaço.',
    ],
    high: [
      'O meio chega a {v}, mais que o comum: olhos e maçãs têm um campo largo.',
      'Com {v}, é no meio que o rosto se demora, e é ali que a luz rende mais.',
    ],
  },
  lower: {
    low: [
      'A base tem {v}, menos que o comum: a boca e o queixo ficam juntos.',
      'Com {v}, a base é breve, e o rosto termina logo depois do sorriso.',
    ],
    mid: [
      'A base, com {v}, dá à boca o espaço justo.',
      'A base ocupa {v}, como na maioria, e a gola pode seguir só a forma.',
    ],
    high: [
      'A base ocupa {v}, mais que o comum, e a boca ganha palco.',
      'Com {v}, o rosto se estende embaixo: é um rosto de quem é ouvido.',
    ],
  },
}

type Text = { readonly title: string; readonly lead: string; readonly quote: string }

const EVENLY: Text = {
  title: 'Três partes em paz',
  lead: 'Nenhuma parte se estica à custa das outras.',
  quote: 'Três partes em paz são um bom começo de conversa.',
}

const MOST: Readonly<Record<Third, Readonly<Record<'low' | 'high', Text>>>> = {
  upper: {
    high: {
      title: 'A testa chega primeiro',
      lead: 'É em cima que o seu rosto se demora.',
      quote: 'Uma testa alta é uma página em branco.',
    },
    low: {
      title: 'O olhar chega cedo',
      lead: 'Em cima, o seu rosto começa logo.',
      quote: 'Testa breve, olhar à queima-roupa.',
    },
  },
  middle: {
    high: {
      title: 'O meio tem a palavra',
      lead: 'O centro é o trecho mais comprido do caminho.',
      quote: 'É no meio do rosto que o olhar mora.',
    },
    low: {
      title: 'Olhos e boca, bem perto',
      lead: 'O centro é breve e junta as duas pontas.',
      quote: 'Entre os olhos e a boca, um passo só.',
    },
  },
  lower: {
    high: {
      title: 'A boca tem espaço',
      lead: 'É embaixo que o seu rosto se estende.',
      quote: 'Uma boca com espaço em volta sempre parece ter algo a dizer.',
    },
    low: {
      title: 'O rosto termina no sorriso',
      lead: 'Embaixo, o seu rosto é breve.',
      quote: 'Queixo perto do sorriso: o rosto inteiro sorri junto.',
    },
  },
}

/** Not the longest or shortest. */
const BY_NORM: Readonly<Record<Third, Readonly<Record<'low' | 'high', Text>>>> = {
  upper: {
    high: {
      title: 'Uma testa acima do comum',
      lead: 'A testa é mais alta que na maioria, e quem olha o seu rosto começa por ela.',
      quote: 'Comparada aos outros, a testa é alta; no seu rosto, ela está em casa.',
    },
    low: {
      title: 'Uma testa abaixo do comum',
      lead: 'A testa é mais baixa que na maioria, e as outras duas partes dividem o resto.',
      quote: 'Testa baixa aproxima: a expressão começa logo.',
    },
  },
  middle: {
    high: {
      title: 'Um meio acima do comum',
      lead: 'Da sobrancelha ao nariz há mais que na maioria, sem que o meio seja a parte maior.',
      quote: 'Um centro um pouco mais longo dá tempo ao olhar.',
    },
    low: {
      title: 'Um meio abaixo do comum',
      lead: 'Da sobrancelha ao nariz há menos que na maioria, sem que o meio seja a parte menor.',
      quote: 'Um centro um pouco mais curto junta a expressão.',
    },
  },
  lower: {
    high: {
      title: 'Uma base acima do comum',
      lead: 'Do nariz ao queixo há mais que na maioria.',
      quote: 'Embaixo há espaço, e a boca o usa.',
    },
    low: {
      title: 'Uma base abaixo do comum',
      lead: 'Do nariz ao queixo há menos que na maioria, sem que a base seja a parte menor.',
      quote: 'Uma base um pouco mais curta: o sorriso ocupa quase tudo.',
    },
  },
}

const EVEN: Advice[] = [
  { what: 'A franja é gosto', why: 'há testa suficiente com ela ou sem ela', effects: [] },
  { what: 'O topo segue a forma', why: 'os terços não pedem nem mais nem menos altura', effects: [] },
  { what: 'A gola segue a forma', why: 'os terços não a pedem nem mais fechada nem mais aberta', effects: [] },
]

const EVEN_BARE: Advice[] = [
  { what: 'A sobrancelha segue o osso', why: 'os terços não pedem nem mais nem menos testa', effects: [] },
  { what: 'A gola segue a forma', why: 'os terços não a pedem nem mais fechada nem mais aberta', effects: [] },
]

type Choices = (r: Reading) => readonly Advice[]

const ADVICE: Readonly<Record<Third, Readonly<Record<'low' | 'high', Choices>>>> = {
  upper: {
    high: (r) => [
      ...(r.themes.includes('franja-nao') || !showsLocks(r)
        ? []
        : [{ what: 'Uma mecha atravessada', why: 'reparte a testa sem cobri-la inteira', effects: [] }]),
      ...(!showsFringe(r)
        ? []
        : [{ what: 'Topo baixo', why: 'não prolonga o que já é extenso', effects: ['topo-baixo'] } as const]),
      { what: 'Sobrancelha presente', why: 'marca o fim da testa e dá ao olhar onde parar', effects: [] },
    ],
    low: (r) => [
      ...(!showsFringe(r)
        ? []
        : [
            {
              what: 'Raiz erguida',
              why: 'dá à testa o espaço que a linha do cabelo guarda',
              effects: ['altura-no-topo'],
            } as const,
          ]),
      { what: 'Testa à mostra', why: 'o pouco que há aparece inteiro', effects: [] },
    ],
  },
  middle: {
    high: () => [{ what: 'Lente alta', why: 'ocupa a vertical do centro', effects: [] }],
    low: () => [
      { what: 'Lente menos funda', why: 'deixa ver o que há entre os olhos e a boca', effects: ['lente-baixa'] },
      { what: 'Armação leve', why: 'deixa ver o que há entre os olhos e a boca', effects: [] },
    ],
  },
  lower: {
    high: (r) => [
      {
        what: 'Gola mais fechada',
        why: 'encerra a vertical mais cedo',
        effects: ['gola-junto-ao-queixo', 'gola-alta-justa'],
      },
      ...(!showsLocks(r)
        ? []
        : [
            {
              what: 'Base de cabelo na altura do queixo',
              why: 'divide o trecho em dois',
              effects: ['linha-no-maxilar'],
            } as const,
          ]),
      { what: 'Olhos valorizados', why: 'chamam o olhar de volta para cima', effects: [] },
    ],
    low: (r) => [
      { what: 'Corpo junto ao queixo', why: 'prolonga um pouco o que é breve', effects: ['peso-no-queixo'] },
      // The jaw is already the strongest part.
      ...(r.shape === 'quadrado' || r.shape === 'triangulo'
        ? []
        : [{ what: 'Luz embaixo', why: 'uma cor clara na gola traz o queixo para a frente', effects: [] }]),
      { what: 'Queixo na horizontal', why: 'baixo, ele encurta o que já é breve', effects: [] },
    ],
  },
}

const INTENTION: Readonly<Record<Reading['intention']['id'], readonly string[]>> = {
  autoridade: [
    'Para a autoridade, o terço de cima costuma trabalhar mais, com a sobrancelha firme.',
    'A autoridade se apoia no alto do rosto: é a sobrancelha firme que a assina.',
    'Quem quer autoridade dá ao terço de cima a última palavra, a da sobrancelha.',
  ],
  criatividade: [
    'A criatividade gosta de acentuar um terço só, de propósito, e esquecer os outros dois.',
    'Para a criatividade, escolha um dos três e exagere: os outros dois servem de fundo.',
    'A criatividade trata os terços como um trio em que só um canta.',
  ],
  sofisticacao: [
    'A sofisticação prefere terços parecidos, e usa lente e gola para aproximá-los.',
    'Para a sofisticação, aproxime os três, com a altura da lente e a da gola.',
    'A sofisticação mede os três e não deixa que nenhum passe à frente, pela lente e pela gola.',
  ],
  leveza: [
    'A leveza mora no terço do meio, entre os olhos e o sorriso; ilumine-o primeiro.',
    'Para a leveza, comece pelo meio: é nele que o sorriso encontra os olhos.',
    'A leveza se lê entre os olhos e a boca; é ali que a luz deve chegar primeiro.',
  ],
}

const SHAPE: Readonly<Record<FaceShape, readonly string[]>> = {
  oval: [
    'No contorno oval, os terços raramente brigam: trate-os como afinação fina.',
    'Num oval, os terços são detalhe: acertam-se por último, e de ouvido.',
    'O oval já reparte bem a altura; aqui só se afina.',
  ],
  redondo: [
    'No contorno redondo, qualquer terço alongado é bem-vindo, porque devolve altura.',
    'Num redondo, um terço mais longo é um presente: a altura que o contorno não dá.',
    'O redondo pede altura, e qualquer dos três que a ofereça ajuda.',
  ],
  quadrado: [
    'No contorno quadrado, o que mais rende é suavizar a passagem do meio para a base.',
    'Num quadrado, o trecho que merece cuidado é a descida do nariz ao queixo, que pede maciez.',
    'O quadrado fica mais próximo quando o meio passa para a base sem degrau.',
  ],
  coracao: [
    'No contorno em coração, o terço de baixo é o que mais merece companhia.',
    'Num coração, é ao terço de baixo que convém dar corpo.',
    'O coração se resolve embaixo: é o terço que pede reforço.',
  ],
  triangulo: [
    'No contorno em triângulo, é o de cima que precisa de acontecimento.',
    'Num triângulo, o terço de cima é que precisa de assunto.',
    'O triângulo se equilibra por cima: é nesse terço que se acrescenta.',
  ],
  diamante: [
    'No contorno em diamante, o do meio já brilha; cuide dos outros dois.',
    'Num diamante, deixe o meio como está e trabalhe as duas pontas.',
    'O diamante brilha no meio; o cuidado vai para a testa e para o queixo.',
  ],
  retangular: [
    'No contorno retangular, basta encurtar um dos três para o conjunto inteiro se aproximar.',
    'Num retangular, um só terço encurtado já traz o rosto para mais perto.',
    'O retangular não precisa dos três: encurte um, e o conjunto se acomoda.',
  ],
}

const shapeAndIntention = (r: Reading): string =>
  say(r.choose('thirds.shape', SHAPE[r.shape]), r.choose('thirds.intention', INTENTION[r.intention.id]))

const IF: Readonly<Record<Third, string>> = {
  upper: 'Se a testa for o trecho mais comprido',
  middle: 'Se for o meio',
  lower: 'Se for a base',
}

const UNMEASURED: Readonly<Record<'open' | 'covered', { readonly lead: string; readonly caption: string }>> = {
  open: {
    lead: 'A altura do rosto se divide em três: testa, meio e base. Sem as linhas marcadas na foto, ensinamos a vê-las.',
    caption: 'Quatro linhas num rosto de referência; as suas ficam por marcar.',
  },
  covered: {
    lead: 'A altura do rosto se divide em três: testa, meio e base. A sua testa está coberta, e o que não se vê não se mede: se quiser os números, eles se acham em casa.',
    caption: 'Quatro linhas num rosto de referência; a primeira das suas fica sob o tecido.',
  },
}

const LOOK = [
  'Antes de medir, aprenda a olhar.',
  'O espelho mostra; é o olho que compara.',
  'Três partes, um dedo de régua, e o rosto se explica.',
]

const SEE = [
  'Fotografe-se de frente e compare na tela, com a largura de um dedo, três distâncias: {início} à sobrancelha, dali à base do nariz, dali ao queixo. Em pessoas medidas com paquímetro, elas ficam perto de {médias} por cento.',
  'Abra uma foto de frente no telefone e ponha o dedo deitado sobre ela: quantos dedos há {início} à sobrancelha, da sobrancelha à base do nariz, do nariz ao queixo? Nas pessoas medidas com paquímetro, as três partes ficam perto de {médias} por cento.',
  'Diante do espelho, com o rosto reto, marque na beirada três trechos com fita: {início} à sobrancelha, dela à base do nariz, dali ao queixo. A média, tomada com paquímetro, fica perto de {médias} por cento.',
]

function writeUnmeasured(r: Reading): Chapter {
  const text = UNMEASURED[r.evidence.hairline === 'covered' ? 'covered' : 'open']
  return chapter({
    id: 'tercos',
    title: 'Os três terços, no espelho',
    head: 'Terços',
    lead: text.lead,
    quotes: [r.choose('thirds.look', LOOK)],
    sections: [
      {
        heading: 'Como ver os seus',
        paragraphs: [
          r
            .choose('thirds.see', SEE)
            .replace('{início}', r.isTopBare ? 'do alto da testa' : 'da raiz do cabelo')
            .replace('{médias}', MEANS),
          shapeAndIntention(r),
        ],
      },
    ],
    lists: [
      {
        title: 'E o que fazer com cada um',
        items: unmeasuredThirds(r).flatMap((third) =>
          adviceFor(r, third, 'high').map(({ what, why }) => ({
            what: `${IF[third]}: ${lower(what)}`,
            why,
          })),
        ),
      },
    ],
    figures: [{ kind: 'thirds', caption: text.caption }],
    bases: [{ certainty: 'X', sources: ['caliper'] }],
  })
}

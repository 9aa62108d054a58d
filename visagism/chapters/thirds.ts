import { chapter, type Chapter } from '../chapter.ts'
import type { FaceShape } from '../axes.ts'
import type { Thirds } from '#visagism/face/measure.ts'
import { percent } from '../pt.ts'
import type { Reading } from '../reading.ts'
import { say } from '../voice.ts'

type Third = 'upper' | 'middle' | 'lower'
const THIRDS = ['upper', 'middle', 'lower'] as const
/** Caliper table of docs/visagism.md §2, the mean of its two halves (29.1/34.3/36.5 and 30.3/32.0/37.7 %; X). */
const REFERENCE: Readonly<Record<Third, number>> = { upper: 0.297, middle: 0.332, lower: 0.371 }
const NEAR = 0.02

/** The three horizontal thirds: measured when brow and nose were marked, otherwise how to see them. */
export function writeThirds(r: Reading): Chapter {
  const thirds = r.evidence.measures?.thirds ?? null
  return thirds ? writeMeasured(r, thirds) : writeUnmeasured(r)
}

function writeMeasured(r: Reading, thirds: Thirds): Chapter {
  const most = THIRDS.toSorted((a, b) => thirds[b] - REFERENCE[b] - (thirds[a] - REFERENCE[a]))[0] ?? 'middle'
  const even = thirds[most] - REFERENCE[most] <= NEAR
  const text = even ? EVEN : MOST[most]
  return chapter({
    id: 'tercos',
    title: 'Os três terços',
    head: 'Terços',
    lead: say(
      `${percent(thirds.upper)}, ${percent(thirds.middle)} e ${percent(thirds.lower)}, de cima para baixo.`,
      text.lead,
    ),
    quotes: [text.quote],
    sections: [
      { heading: 'Onde o rosto se demora', paragraphs: text.paragraphs },
      { heading: 'Terço por terço', paragraphs: THIRDS.map((third) => told(third, thirds[third])) },
      { heading: 'Com a sua intenção', paragraphs: [INTENTION[r.intention.id], SHAPE[r.shape]] },
    ],
    lists: [{ title: 'O que isso muda na prática', items: text.items }],
    figures: [
      { kind: 'thirds', caption: 'As quatro linhas que dividem a altura: cabelo, sobrancelha, base do nariz, queixo.' },
    ],
    origin: 'Alturas marcadas na foto de frente, corrigidas pelo giro da cabeça.',
    bases: [{ certainty: 'X', sources: ['caliper'] }],
  })
}

function told(third: Third, share: number): string {
  const gap = share - REFERENCE[third]
  const side = Math.abs(gap) <= NEAR ? 'mid' : gap > 0 ? 'high' : 'low'
  return TOLD[third][side].replaceAll('{v}', percent(share))
}

const TOLD: Readonly<Record<Third, Readonly<Record<'low' | 'mid' | 'high', string>>>> = {
  upper: {
    low: 'O de cima, com {v}, é breve: a raiz do cabelo está perto dos olhos, o que aproxima a expressão.',
    mid: 'O de cima ocupa {v}, como na maioria, e deixa a franja na categoria dos prazeres.',
    high: 'O de cima ocupa {v}: há testa para contar história, e cortina ou mecha para dosá-la.',
  },
  middle: {
    low: 'O do meio fica em {v}, curto, e junta olhos e boca; armações menos fundas lhe caem bem.',
    mid: 'O do meio, em {v}, segura o rosto no centro sem chamar atenção.',
    high: 'O do meio chega a {v}; óculos de lente alta e maçãs iluminadas o preenchem.',
  },
  lower: {
    low: 'O de baixo tem {v}, pouco, e qualquer volume junto ao queixo o completa.',
    mid: 'O de baixo, com {v}, dá à boca o espaço justo.',
    high: 'O de baixo ocupa {v}, e a boca ganha destaque; golas mais altas o dividem com elegância.',
  },
}

type ThirdText = {
  readonly lead: string
  readonly quote: string
  readonly paragraphs: readonly [string, string]
  readonly items: readonly { readonly what: string; readonly why: string }[]
}

const EVEN: ThirdText = {
  lead: 'Nenhuma parte se estica à custa das outras.',
  quote: 'Três partes em paz são um bom começo de conversa.',
  paragraphs: [
    'Os seus terços ficam perto da referência, e isso quer dizer que o olhar percorre o rosto em passo regular. Poucas escolhas o desequilibram.',
    'Use essa folga para acentuar o que quiser: uma franja põe o peso nos olhos, um topo alto o põe na testa, uma gola o põe na boca.',
  ],
  items: [
    { what: 'Franja é opcional', why: 'há testa suficiente com ou sem ela' },
    { what: 'A altura do topo é gosto', why: 'alguns centímetros não desmontam o conjunto' },
    { what: 'A gola pode ser qualquer uma', why: 'o queixo não pede nem apoio nem espaço' },
  ],
}

const MOST: Readonly<Record<Third, ThirdText>> = {
  upper: {
    lead: 'É em cima que o seu rosto se demora.',
    quote: 'Uma testa ampla é uma página em branco.',
    paragraphs: [
      'A distância da raiz à sobrancelha é a que mais passa da referência. Visualmente, a testa é a primeira coisa que se lê, e ela dá ao rosto um ar de quem pensa antes de falar.',
      'Você pode deixá-la à mostra, como gesto, ou dividi-la com uma mecha. O que convém evitar é somar altura em cima dela.',
    ],
    items: [
      { what: 'Franja ou mecha atravessada', why: 'reparte o terço mais longo' },
      { what: 'Topo baixo', why: 'não prolonga o que já é extenso' },
      { what: 'Sobrancelha presente', why: 'marca o fim do terço e o faz parecer menor' },
    ],
  },
  middle: {
    lead: 'O centro é o trecho mais comprido do caminho.',
    quote: 'É no meio do rosto que o olhar mora.',
    paragraphs: [
      'Da sobrancelha à base do nariz há mais distância que o usual, e por isso olhos e maçãs têm um campo generoso. É o terço que mais ganha com luz.',
      'Óculos de lente alta, um toque de cor nas maçãs e cabelo com corpo nessa altura preenchem o espaço e o tornam o seu melhor trecho.',
    ],
    items: [
      { what: 'Lente mais funda', why: 'ocupa a vertical do centro' },
      { what: 'Volume na altura das maçãs, se a forma permitir', why: 'alarga o trecho mais longo' },
      { what: 'Brinco que termine no meio do rosto', why: 'dá uma pausa ao olhar' },
    ],
  },
  lower: {
    lead: 'É embaixo que o seu rosto se estende.',
    quote: 'Uma boca com espaço em volta sempre parece ter algo a dizer.',
    paragraphs: [
      'Do nariz ao queixo está o terço que mais passa da referência. A boca ganha moldura e a fala ganha palco; é um rosto de quem é ouvido.',
      'Horizontais perto do queixo, como uma gola fechada, uma base de corte ou uma barba por fazer, encurtam o trecho sem escondê-lo.',
    ],
    items: [
      { what: 'Gola mais alta', why: 'encerra a vertical mais cedo' },
      { what: 'Base de cabelo na altura da boca ou do queixo', why: 'divide o terço em dois' },
      { what: 'Sobrancelha e olhos valorizados', why: 'chamam o olhar de volta para cima' },
    ],
  },
}

const INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, o terço de cima costuma trabalhar mais: testa visível e sobrancelha firme.',
  criatividade: 'A criatividade gosta de acentuar um terço só, de propósito, e esquecer os outros dois.',
  sofisticacao: 'A sofisticação prefere terços parecidos, e usa franja, lente e gola para aproximá-los.',
  leveza: 'A leveza mora no terço do meio, entre os olhos e o sorriso; ilumine-o primeiro.',
}

const SHAPE: Readonly<Record<FaceShape, string>> = {
  oval: 'No contorno oval, os terços raramente brigam: trate-os como afinação fina.',
  redondo: 'No contorno redondo, qualquer terço alongado é bem-vindo, porque devolve altura.',
  quadrado: 'No contorno quadrado, suavizar a linha entre o segundo e o terceiro terço é o que mais rende.',
  coracao: 'No contorno em coração, o terço de baixo é o que mais merece companhia.',
  triangulo: 'No contorno em triângulo, é o de cima que precisa de acontecimento.',
  diamante: 'No contorno em diamante, o do meio já brilha; cuide dos outros dois.',
  retangular: 'No contorno retangular, basta encurtar um dos três para o conjunto inteiro se aproximar.',
}

function writeUnmeasured(r: Reading): Chapter {
  return chapter({
    id: 'tercos',
    title: 'Os três terços, no espelho',
    head: 'Terços',
    lead: 'A altura do rosto se divide em três: testa, meio e base. Sem as linhas marcadas na foto, ensinamos a vê-las.',
    quotes: ['Antes de medir, aprenda a olhar.'],
    sections: [
      {
        heading: 'Como ver os seus',
        paragraphs: [
          'Deite um lápis sobre a raiz do cabelo, depois sobre as sobrancelhas, sob o nariz e sob o queixo. Fotografe-se de frente e compare as três distâncias com a largura de um dedo na tela.',
          'Em pessoas medidas com paquímetro, as partes costumam ficar perto de 30, 33 e 37 por cento, de cima para baixo. Se uma das suas passar muito disso, é nela que o rosto se demora.',
        ],
      },
      {
        heading: 'O que fazer com cada um',
        paragraphs: [MOST.upper.paragraphs[1], MOST.middle.paragraphs[1], MOST.lower.paragraphs[1]],
      },
      { heading: 'Na sua forma e na sua intenção', paragraphs: [say(SHAPE[r.shape], INTENTION[r.intention.id])] },
    ],
    lists: [
      {
        title: 'Se um deles for o mais comprido',
        items: [MOST.upper.items[0], MOST.middle.items[0], MOST.lower.items[0]].filter((item) => item !== undefined),
      },
    ],
    figures: [{ kind: 'thirds', caption: 'Quatro linhas num rosto de referência; as suas ficam por marcar.' }],
    origin: 'Proporções de referência calculadas de uma tabela publicada; nenhuma medida sua.',
    bases: [{ certainty: 'X', sources: ['caliper'] }],
  })
}

import type { Chapter } from '../chapter.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { NECKLINES } from '../necklines.ts'
import type { Reading } from '../reading.ts'
import { writeSubject } from './subject.ts'

export function writeNecklines(r: Reading): Chapter {
  const picks = NECKLINES.shapes[r.shape].picks
  const [first] = picks
  const [, shirt] = adviseColours(r.brief.colour, []).best
  return writeSubject(r, {
    id: 'decotes',
    title: 'Decotes e golas',
    head: 'Decotes e golas',
    subject: NECKLINES,
    headings: ['A moldura de baixo', 'Entre o queixo e o ombro', 'O recado da gola', 'No provador'],
    measures: [
      [
        'jaw',
        {
          low: 'Como a mandíbula fica em {v} das maçãs, uma gola com corpo serve de base ao rosto.',
          mid: 'Mandíbula em {v}: a gola pode ser escolhida pelo pescoço, e não pelo queixo.',
          high: 'Para uma mandíbula de {v}, deixe dois dedos livres entre ela e qualquer tecido.',
        },
      ],
      [
        'angle',
        {
          low: 'O ângulo de {v} gosta de contraste, e uma curva no colo lhe dá isso.',
          mid: 'O ângulo de {v} é neutro e combina com o que você já tem.',
          high: 'Com o ângulo suave de {v}, uma ponta de colarinho acrescenta um pouco de nitidez.',
        },
      ],
    ],
    unmeasured: r.choose('necklines.hand', [
      'Sem a medida da mandíbula, apoie o punho fechado sob o queixo: se ele preenche o espaço até a gola, ela está na altura certa para o seu pescoço.',
      'Nenhum ponto foi marcado no queixo; então confie no tecido. Dobre um lenço em faixas de larguras diferentes e veja qual delas encurta e qual alonga o seu pescoço.',
    ]),
    practice: [
      r.choose('neck.mirror', [
        'No provador, cubra o corpo com o próprio casaco e deixe só a gola à vista. Olhe de longe: se o primeiro lugar que você vê é o rosto, a gola está certa.',
        'Fotografe três golas com o mesmo cabelo e a mesma luz, e olhe as fotos pequenas, do tamanho de um selo. A melhor é aquela em que o rosto aparece antes da roupa.',
        'Meça com os dedos: três, entre o queixo e a gola, é distância de conversa; quatro ou mais é de festa; menos de dois é de frio.',
      ]),
      r.choose('neck.hair', [
        'Cabelo e gola dividem o mesmo espaço. Se um tem volume nos ombros, o outro deve ser simples.',
        'Pense no conjunto: cabelo solto e gola elaborada competem; preso e elaborada conversam.',
        'Quando o cabelo desce sobre a gola, ela some; guarde as mais bonitas para os dias de nuca livre.',
      ]),
    ],
    themes: {
      'trabalho-formal': 'No trabalho, adapte a ideia ao colarinho: aberto até o segundo botão já muda a linha.',
      'cabelo-preso': 'Com o cabelo preso quase sempre, a gola fica muito à vista; vale investir nela.',
      calor: 'No calor, linho e algodão de trama aberta mantêm a forma do decote sem colar.',
      casamento: 'Para a data especial que você mencionou, prove a gola com o penteado do dia, nunca separados.',
    },
    listTitle: 'Três golas para o seu rosto',
    tables: [
      {
        title: 'Com cada jeito de usar o cabelo',
        columns: ['Gola', 'Cabelo solto', 'Cabelo preso ou curto'],
        rows: picks.map((pick) => [
          pick.what,
          ...(WITH_HAIR[pick.id] ?? ['simples, sem colar', 'com um ponto de luz na orelha']),
        ]),
      },
    ],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape, cut: r.cuts.now.cut.id, neckline: first.id, ...(shirt ? { shirt: shirt.hex } : {}) },
        label: first.what,
        caption: shirt ? `A gola indicada, em ${shirt.name.toLowerCase()}.` : 'A gola indicada.',
      },
    ],
  })
}

const WITH_HAIR: Readonly<Record<string, readonly [string, string]>> = {
  v: ['o decote aparece entre as mechas', 'peça uma corrente que repita o V'],
  redondo: ['jogue o cabelo para um lado só', 'brinco com presença'],
  u: ['deixe a clavícula livre de colar', 'um colar curto, encostado na pele'],
  canoa: ['prenda ao menos um lado', 'nada no pescoço, tudo na orelha'],
  quadrado: ['mechas para trás dos ombros', 'uma peça só, no centro'],
  'gola-alta': ['meio preso, para não abafar', 'nuca à mostra e brinco curto'],
  camisa: ['por fora do colarinho, nunca por dentro', 'colarinho em pé, um botão a mais aberto'],
  'ombro-a-ombro': ['de um lado só', 'o par natural dessa gola'],
  coracao: ['ondas para a frente', 'um ponto de luz na clavícula'],
}

/**
 * The four temperaments as a visual language (Hallawell school, docs/visagism.md §7): B for line, colour and form, C for details.
 * Never a diagnosis: nothing here says what a person is like, only what lines and colours tend to say.
 */
import type { FaceShape } from './axes.ts'
import type { Style } from './form.ts'
import type { Intention } from './intention.ts'
import type { LineKind } from './lines.ts'
import type { Basis } from './sources.ts'

export const TEMPERAMENTS = ['sanguineo', 'colerico', 'melancolico', 'fleumatico'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

export const TEMPERAMENT_BASIS: Basis = { certainty: 'B', sources: ['temperaments', 'hallawell'] }

export type TemperamentText = {
  readonly name: string
  /** After "linguagem". */
  readonly adjective: string
  readonly line: LineKind
  readonly element: string
  readonly colour: string
  readonly form: string
  readonly qualities: string
  /** Too much of it, visually. */
  readonly excess: string
  /** In hair, whatever its texture and length. */
  readonly hair: string
  /** In cloth, for whom no hair carries it. */
  readonly cloth: string
  readonly first: readonly [string, string]
  readonly second: string
  readonly quote: string
}

export const TEMPERAMENT_TEXTS: Readonly<Record<Temperament, TemperamentText>> = {
  sanguineo: {
    name: 'Sanguíneo',
    adjective: 'sanguínea',
    line: 'inclinada',
    element: 'ar',
    colour: 'amarelo',
    form: 'triângulo, hexágono',
    qualities: 'comunicação, criatividade, energia',
    excess: 'dispersão: muitas ideias no mesmo visual',
    hair: 'um lado diferente do outro, textura solta',
    cloth: 'corte enviesado, um lado diferente do outro',
    first: [
      'O sanguíneo é a linguagem da diagonal. Assimetrias, lapelas enviesadas e reflexos dourados pertencem a ela, e quem os vê pensa em movimento, conversa, ideia nova.',
      'Na sua imagem ele é a voz principal. Use-o no que se mexe: o lenço, a manga, a barra do casaco. E deixe uma parte quieta, porque uma diagonal só se percebe ao lado de algo parado.',
    ],
    second: 'Ao fundo há um sotaque sanguíneo: uma diagonal aqui e ali basta para acordar o conjunto.',
    quote: 'A diagonal é o sorriso das linhas.',
  },
  colerico: {
    name: 'Colérico',
    adjective: 'colérica',
    line: 'reta',
    element: 'fogo',
    colour: 'vermelho',
    form: 'quadrado, retângulo',
    qualities: 'liderança, objetivo, intensidade',
    excess: 'impaciência: linhas duras demais, contraste sem pausa',
    hair: 'borda nítida, forma decidida',
    cloth: 'ombro marcado, borda nítida',
    first: [
      'O colérico é a linguagem da reta grossa, do vermelho e do contraste. Ombros marcados, peças estruturadas e contornos nítidos dizem direção, e dizem rápido.',
      'É ele que conduz a sua imagem. Ponha-o no perímetro, no colarinho, no relógio, e mantenha o miolo mais macio, para que a firmeza convide em vez de ordenar.',
    ],
    second: 'Em segundo plano há uma nota colérica: um contorno bem acabado, uma cor decidida, e já se ouve.',
    quote: 'Uma reta dispensa explicações.',
  },
  melancolico: {
    name: 'Melancólico',
    adjective: 'melancólica',
    line: 'vertical',
    element: 'terra',
    colour: 'azul',
    form: 'oval',
    qualities: 'organização, detalhe, delicadeza',
    excess: 'rigidez: tudo no lugar, nada vivo',
    hair: 'simetria, acabamento fino, brilho contido',
    cloth: 'simetria, caimento, costura fina',
    first: [
      'O melancólico, apesar do nome, não é triste: é a linguagem da vertical fina, da simetria e do azul. Tecidos de queda contínua, costuras discretas e brilho contido falam de cuidado.',
      'Na sua imagem é a voz que mais se ouve, e ela gosta de silêncio em volta. Escolha menos peças, melhores, e repare no acabamento: costura, ponta do fio, limpeza da lente.',
    ],
    second: 'Por trás há um traço melancólico, que aparece na simetria e no gosto pelo detalhe bem feito.',
    quote: 'O detalhe é a voz baixa da elegância.',
  },
  fleumatico: {
    name: 'Fleumático',
    adjective: 'fleumática',
    line: 'curva',
    element: 'água',
    colour: 'roxo, para alguns verde',
    form: 'círculo',
    qualities: 'calma, conciliação, acolhimento',
    excess: 'inércia: conforto que vira ausência',
    hair: 'contorno em curva, textura macia, tons suaves',
    cloth: 'malha, dobra macia, tons que se misturam',
    first: [
      'O fleumático é a linguagem da curva. Malhas, bordas macias e cores que se misturam acolhem quem chega e não cobram nada.',
      'Ele é o tom maior da sua imagem. Sustente-o com bons tecidos e alguma estrutura escondida, no corte ou no ombro, para que a calma não pareça cansaço.',
    ],
    second: 'Há também um fundo fleumático, uma curva que amacia o que as outras linhas afirmam.',
    quote: 'A curva recebe antes de responder.',
  },
}

type Weights = Readonly<Partial<Record<Temperament, number>>>

const OF_SHAPE: Readonly<Record<FaceShape, Weights>> = {
  oval: { melancolico: 2, fleumatico: 1 },
  redondo: { fleumatico: 3 },
  quadrado: { colerico: 3 },
  coracao: { sanguineo: 2, melancolico: 1 },
  triangulo: { colerico: 2, sanguineo: 1 },
  diamante: { sanguineo: 2, colerico: 1 },
  retangular: { colerico: 1.5, melancolico: 1.5 },
}
const OF_INTENTION: Readonly<Record<Intention, Temperament>> = {
  autoridade: 'colerico',
  criatividade: 'sanguineo',
  sofisticacao: 'melancolico',
  leveza: 'fleumatico',
}
const OF_STYLE: Readonly<Record<Style, Weights>> = {
  Clássico: { melancolico: 1, colerico: 0.5 },
  Elegante: { melancolico: 1.5 },
  Moderno: { colerico: 0.75, sanguineo: 0.75 },
  Despojado: { fleumatico: 1.5 },
  Ousado: { sanguineo: 1, colerico: 0.5 },
}

export type TemperamentReading = {
  /** Shares of the four languages in this image, adding up to 1, largest first. */
  readonly mix: readonly { readonly id: Temperament; readonly share: number }[]
  readonly first: Temperament
  readonly second: Temperament
}

/** Mixes what the face's lines suggest (3 parts), the intention (3) and the style (1.5). Weights are ours (P). */
export function readTemperament(shape: FaceShape, intention: Intention, style: Style): TemperamentReading {
  const points = TEMPERAMENTS.map((id) => ({
    id,
    points: (OF_SHAPE[shape][id] ?? 0) + (OF_INTENTION[intention] === id ? 3 : 0) + (OF_STYLE[style][id] ?? 0),
  }))
  const total = points.reduce((sum, p) => sum + p.points, 0)
  const mix = points.map((p) => ({ id: p.id, share: p.points / total })).toSorted((a, b) => b.share - a.share)
  const [first, second] = mix
  return { mix, first: first?.id ?? 'melancolico', second: second?.id ?? 'fleumatico' }
}

/** A visual language (Hallawell school, docs/visagism.md §7): B for line, colour and form, C for details. Never a diagnosis. */
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
  /** Visual excess. Lists are alternatives of equal worth. */
  readonly excess: readonly string[]
  /** For any texture and length. */
  readonly hair: string
  /** Without visible hair. */
  readonly cloth: string
  readonly language: readonly string[]
  readonly leads: readonly string[]
  readonly second: readonly string[]
  readonly quote: readonly string[]
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
    excess: [
      'dispersão: muitas ideias no mesmo visual',
      'todas as ideias de uma vez, e nenhuma se vê',
      'agitação: cada peça puxa para um lado',
    ],
    hair: 'um lado diferente do outro, textura solta',
    cloth: 'corte enviesado, um lado diferente do outro',
    language: [
      'A linguagem sanguínea é a da diagonal. Assimetrias, lapelas enviesadas e reflexos dourados pertencem a ela, e quem os vê pensa em movimento, conversa, ideia nova.',
      'Onde uma linha se inclina, fala a linguagem sanguínea: o transpasse, a barra irregular, o brilho dourado que muda com a luz. É a de quem está de saída para algum lugar interessante.',
      'Diagonais, amarelos e formas de ponta são o vocabulário da linguagem sanguínea. Lidos de longe, dizem que algo está para acontecer, e que vale a pena ficar por perto.',
    ],
    leads: [
      'Na sua imagem, ela é a voz principal. Use-a no que se mexe: o lenço, a manga, a barra do casaco. E deixe uma parte quieta, porque uma diagonal só se percebe ao lado de algo parado.',
      'Como voz principal, ela pede palco e pede fundo: um gesto vivo por vez, no que balança ou cruza, sobre uma base que não se mexe.',
      'Já que ela domina, escolha a peça que vai em diagonal e segure as outras: o movimento de uma só se enxerga; o de quatro vira ruído.',
    ],
    second: [
      'Ao fundo há um sotaque sanguíneo: uma diagonal aqui e ali basta para acordar o conjunto.',
      'Por baixo corre uma veia sanguínea: um fecho fora do centro ou um amarelo pequeno já a deixam ouvir.',
      'De acento, um pouco de sanguíneo: a linha enviesada que aparece uma vez e faz o resto parecer acordado.',
    ],
    quote: [
      'A diagonal é o sorriso das linhas.',
      'Uma linha torta conta o que duas retas calam.',
      'O que se inclina já está a caminho.',
    ],
  },
  colerico: {
    name: 'Colérico',
    adjective: 'colérica',
    line: 'reta',
    element: 'fogo',
    colour: 'vermelho',
    form: 'quadrado, retângulo',
    qualities: 'liderança, objetivo, intensidade',
    excess: [
      'impaciência: linhas duras demais, contraste sem pausa',
      'dureza: retas por toda parte e nenhum descanso',
      'ordem demais: quem chega perto não acha onde sentar',
    ],
    hair: 'borda nítida, forma decidida',
    cloth: 'ombro marcado, borda nítida',
    language: [
      'A linguagem colérica é a da reta grossa, do vermelho e do contraste. Ombros marcados, peças estruturadas e contornos nítidos dizem direção, e dizem rápido.',
      'A linguagem colérica é a das bordas firmes: a reta que não hesita, o vermelho, o claro ao lado do escuro. Quem olha recebe o recado inteiro na primeira vez.',
      'Retângulos, contrastes e contornos sem rasura formam a linguagem colérica. Ela serve para decidir, e se lê mesmo do outro lado da sala.',
    ],
    leads: [
      'É ela que conduz a sua imagem. Use-a nas bordas, no colarinho, no relógio, e mantenha o meio mais macio, para que a firmeza convide em vez de ordenar.',
      'Por ser a voz mais alta da sua imagem, ela rende nas margens: gola, ombro, punho. No centro, perto da expressão, deixe algo que ceda.',
      'Com ela no comando, uma peça firme basta por conjunto. As demais podem dobrar e cair, e a firmeza passa a ser escolha em vez de armadura.',
    ],
    second: [
      'Em segundo plano há uma nota colérica: um contorno bem acabado, uma cor decidida, e já se ouve.',
      'Há um acento colérico: uma borda limpa ou um vermelho pequeno, e o conjunto fica de pé.',
      'Atrás vem um traço colérico, que se contenta com pouco: uma costura reta, um contraste, um fecho firme.',
    ],
    quote: [
      'Uma reta dispensa explicações.',
      'Quem traça uma borda já disse onde fica.',
      'A reta chega antes da frase.',
    ],
  },
  melancolico: {
    name: 'Melancólico',
    adjective: 'melancólica',
    line: 'vertical',
    element: 'terra',
    colour: 'azul',
    form: 'oval',
    qualities: 'organização, detalhe, delicadeza',
    excess: [
      'rigidez: tudo no lugar, nada vivo',
      'perfeição: nada sobra, e ninguém se sente em casa',
      'frio: tanto acabamento que a pessoa some atrás dele',
    ],
    hair: 'linha precisa, acabamento fino, brilho contido',
    cloth: 'linha precisa, caimento, costura fina',
    language: [
      'A linguagem melancólica, apesar do nome, não é triste: é a da linha fina e comprida, da simetria e do azul. Tecidos de queda contínua, costuras discretas e brilho contido falam de cuidado.',
      'O nome engana: a linguagem melancólica não fala de tristeza, fala de capricho. Linhas finas que descem, azuis, simetria, superfícies que a mão quer conferir.',
      'Linhas discretas e compridas, costuras quase invisíveis, azul: assim se escreve em linguagem melancólica. Quem lê entende que houve cuidado, mesmo sem saber em quê.',
    ],
    leads: [
      'Na sua imagem, é a voz que mais se ouve, e ela gosta de silêncio em volta. Escolha menos peças, melhores, e repare no acabamento: costura, ponta do fio, limpeza da lente.',
      'É a voz que conduz a sua imagem, e conduz por subtração. Tire o que repete, conserve o que tem bom acabamento, e olhe de perto antes de sair.',
      'Onde ela predomina, o luxo está no que se percebe tarde: a barra no lugar, o botão firme, o tecido que não brilha onde não deve.',
    ],
    second: [
      'Por trás há um traço melancólico, que aparece no gosto pelo detalhe bem feito.',
      'No fundo, um acento melancólico: duas metades iguais e um detalhe que só se vê de perto.',
      'Junto vem um gosto melancólico pela linha precisa, que põe ordem sem levantar a voz.',
    ],
    quote: [
      'O detalhe é a voz baixa da elegância.',
      'O bem acabado fala baixo e é ouvido.',
      'Quem repara no avesso cuida do direito.',
    ],
  },
  fleumatico: {
    name: 'Fleumático',
    adjective: 'fleumática',
    line: 'curva',
    element: 'água',
    colour: 'roxo ou verde',
    form: 'círculo',
    qualities: 'calma, conciliação, acolhimento',
    excess: [
      'inércia: conforto que vira ausência',
      'frouxidão: tudo cede e nada segura',
      'sono: conforto sem um ponto de atenção',
    ],
    hair: 'contorno em curva, textura macia, tons suaves',
    cloth: 'malha, dobra macia, tons que se misturam',
    language: [
      'A linguagem fleumática é a da curva. Malhas, bordas macias e cores que se misturam acolhem quem chega e não cobram nada.',
      'Curvas, malhas e tons vizinhos são o vocabulário da linguagem fleumática. Nada nela interrompe: o olhar entra, dá a volta e fica.',
      'A linguagem fleumática é a da imagem sem quinas: o círculo, o verde, o roxo, o tecido que acompanha. Ela baixa o ritmo de quem olha.',
    ],
    leads: [
      'Ela é o tom maior da sua imagem. Sustente-a com bons tecidos e alguma estrutura escondida, no corte ou no ombro, para que a calma não pareça cansaço.',
      'Como voz principal, ela pede um esqueleto discreto: um tecido com peso, uma costura no ombro, algo que sustente a calma por dentro.',
      'Com ela em primeiro plano, invista no tecido. Malha boa e dobra limpa fazem da maciez uma presença; sem isso, ela vira ausência.',
    ],
    second: [
      'Há também um fundo fleumático, uma curva que amacia o que as outras linhas afirmam.',
      'Há um acento fleumático, uma curva ou um tom macio que dá passagem entre as linhas.',
      'Ao fundo, um pouco de fleuma: a dobra macia que arredonda o que as outras linhas dizem.',
    ],
    quote: [
      'A curva recebe antes de responder.',
      'Uma curva não pede licença, e ninguém se importa.',
      'O que dobra não precisa quebrar.',
    ],
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
  /** Summing to 1, largest first. */
  readonly mix: readonly { readonly id: Temperament; readonly share: number }[]
  readonly first: Temperament
  readonly second: Temperament
}

/** Mixes the face's lines (3 parts), intention (3) and style (1.5). Weights are ours (P). */
export function readTemperament(shape: FaceShape, intention: Intention, style: Style): TemperamentReading {
  const points = TEMPERAMENTS.map((id) => ({
    id,
    points: (OF_SHAPE[shape][id] ?? 0) + (OF_INTENTION[intention] === id ? 3 : 0) + (OF_STYLE[style][id] ?? 0),
  }))
  const total = points.reduce((sum, p) => sum + p.points, 0)
  const mix = points.map((p) => ({ id: p.id, share: p.points / total })).sort((a, b) => b.share - a.share)
  const [first, second] = mix
  return { mix, first: first?.id ?? 'melancolico', second: second?.id ?? 'fleumatico' }
}

/** Ids and order are part of stored answers and must not change. `{nome}` is the first name: see `fillName`. */

export const QUESTION_IDS = ['faceShape', 'jaw', 'forehead', 'cheekbones', 'faceLength', 'style', 'objective'] as const
export type QuestionId = (typeof QUESTION_IDS)[number]

export const QUIZ_SHAPES = ['oval', 'redondo', 'quadrado', 'coracao', 'triangulo', 'diamante'] as const
export type QuizShape = (typeof QUIZ_SHAPES)[number]
export const QUIZ_STYLES = ['classico', 'moderno', 'criativo', 'casual'] as const
export type QuizStyle = (typeof QUIZ_STYLES)[number]
export const QUIZ_OBJECTIVES = ['autoridade', 'leveza', 'sofisticacao', 'criatividade'] as const
export type QuizObjective = (typeof QUIZ_OBJECTIVES)[number]

/** All options of a question are worth the same. Total 1 300. */
export const QUESTION_POINTS: Readonly<Record<QuestionId, number>> = {
  faceShape: 100,
  jaw: 120,
  forehead: 150,
  cheekbones: 180,
  faceLength: 200,
  style: 250,
  objective: 300,
}

export type QuizOption = {
  readonly value: string
  readonly label: string
  readonly description: string
  readonly emoji: string
  readonly points: number
}
export type QuizQuestion = {
  readonly id: QuestionId
  readonly question: string
  /** May hold `{nome}`. */
  readonly subtitle: string
  readonly type: 'choice'
  readonly options: readonly QuizOption[]
}

type Row = readonly [value: string, label: string, description: string, emoji: string]

export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  ask('faceShape', 'Qual destes contornos lembra o seu rosto?', 'Prenda o cabelo, olhe no espelho e siga a linha.', [
    ['oval', 'Oval', 'Harmonioso e versátil', '🥚'],
    ['redondo', 'Redondo', 'Suave e acolhedor', '🌕'],
    ['quadrado', 'Quadrado', 'Forte e marcante', '⬜'],
    ['coracao', 'Coração', 'Romântico e delicado', '💗'],
    ['triangulo', 'Triângulo', 'Audacioso e moderno', '🔺'],
    ['diamante', 'Diamante', 'Raro e sofisticado', '💎'],
  ]),
  ask('jaw', 'Como é a linha da sua mandíbula?', 'Passe a ponta dos dedos da orelha até o queixo, devagar.', [
    ['suave', 'Suave', 'Uma curva contínua, sem canto', '🌙'],
    ['marcada', 'Marcada', 'Dá para ver onde ela começa e termina', '✒️'],
    ['angulada', 'Angulada', 'Um canto nítido abaixo da orelha', '📐'],
    ['quase_reta', 'Quase reta', 'Desce direto até perto do queixo', '📏'],
  ]),
  ask('forehead', 'E a testa, perto das maçãs?', 'Compare a largura da testa com a do meio do rosto.', [
    ['maior', 'Maior', 'A testa é a parte mais larga', '🔼'],
    ['igual', 'Igual', 'Testa e maçãs têm quase a mesma largura', '🟰'],
    ['menor', 'Menor', 'O rosto abre da testa para baixo', '🔽'],
  ]),
  ask('cheekbones', 'O quanto suas maçãs aparecem?', 'Sorria de leve, {nome}, e repare onde a luz bate primeiro.', [
    ['evidentes', 'Evidentes', 'Saltam mesmo com o rosto sério', '✨'],
    ['moderadas', 'Moderadas', 'Aparecem quando você sorri', '🙂'],
    ['discretas', 'Discretas', 'O meio do rosto é liso e contínuo', '🍃'],
  ]),
  ask(
    'faceLength',
    'Seu rosto parece mais curto ou mais longo?',
    'Pense na altura, da raiz do cabelo até o queixo, {nome}.',
    [
      ['curto', 'Curto', 'Altura e largura são parecidas', '🔵'],
      ['medio', 'Médio', 'Um pouco mais alto que largo', '🥥'],
      ['longo', 'Longo', 'Bem mais alto que largo', '🕯️'],
    ],
  ),
  ask(
    'style',
    'Que estilo já mora no seu armário?',
    'Vale o que você usa de verdade, {nome}, não o que guarda para um dia.',
    [
      ['classico', 'Clássico', 'Peças que atravessam os anos', '🕰️'],
      ['moderno', 'Moderno', 'Linhas limpas e cortes atuais', '🏙️'],
      ['criativo', 'Criativo', 'Misturas, cor e um detalhe inesperado', '🎨'],
      ['casual', 'Casual', 'Conforto em primeiro lugar', '👟'],
    ],
  ),
  ask(
    'objective',
    'O que você quer que sintam ao ver você?',
    'Escolha uma só, {nome}: é ela que vai guiar a análise.',
    [
      ['autoridade', 'Autoridade', 'Firmeza e confiança antes da primeira palavra', '🏛️'],
      ['leveza', 'Leveza', 'Gente que deixa o ambiente mais fácil', '🌿'],
      ['sofisticacao', 'Sofisticação', 'Cuidado nos detalhes, sem esforço aparente', '🍷'],
      ['criatividade', 'Criatividade', 'Ideias próprias e movimento', '⚡'],
    ],
  ),
]

/** Without a name, `{nome}` is removed with its comma. */
export function fillName(text: string, greeting: string | null = null): string {
  return greeting === null
    ? text.replace(/, \{nome\}(, )?/g, (_, after?: string) => (after ? ', ' : ''))
    : text.replaceAll('{nome}', () => greeting)
}

function ask(id: QuestionId, question: string, subtitle: string, rows: readonly Row[]): QuizQuestion {
  const points = QUESTION_POINTS[id]
  return {
    id,
    question,
    subtitle,
    type: 'choice',
    options: rows.map(([value, label, description, emoji]) => ({ value, label, description, emoji, points })),
  }
}

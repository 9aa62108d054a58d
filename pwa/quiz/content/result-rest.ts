import type { QuizObjective, QuizStyle } from '#visagism/quiz-questions.ts'

export const STYLE_NAMES: Readonly<Record<QuizStyle, string>> = {
  classico: 'Clássico',
  moderno: 'Moderno',
  criativo: 'Criativo',
  casual: 'Casual',
}
export const OBJECTIVE_NAMES: Readonly<Record<QuizObjective, string>> = {
  autoridade: 'Autoridade',
  leveza: 'Leveza',
  sofisticacao: 'Sofisticação',
  criatividade: 'Criatividade',
}

export const REST = {
  locked: 'Análise bloqueada',
  lockedTitle: 'O resto está no seu guia de mais de 30 páginas.',
  more: (n: number) => `+${n} itens`,
  less: 'Mostrar menos',
  unlock: 'Desbloquear Minha Análise',
  told: 'O que você contou',
  pairTitle: 'Antes e depois, no mesmo rosto',
  pairNote: 'Desenhos: mostram o que um corte muda num rosto como o seu.',
  buy: 'Comprar o Guia Completo',
  plan: (name: string) => (name ? `Seu plano, ${name}` : 'Seu plano'),
  final: 'Quero Minha Análise Completa',
} as const

export const BENEFITS = [
  'Medidas do seu rosto sobre a foto',
  'Três cortes desenhados em você',
  'Cartela de cores com códigos',
  'Sobrancelha, barba e óculos',
  'Decotes e golas que favorecem',
  'Cartão para mostrar no salão',
  'Formato principal e secundário',
  'Os três terços, medidos',
  'Textura e comprimento do fio',
  'Onde começa a primeira camada',
  'Risca, franja e volume',
  'Cores de cabelo que conversam com a pele',
  'Maquiagem: onde pôr luz e sombra',
  'Brincos, colares e acessórios',
  'Tecidos e estampas',
  'O que evitar, e por quê',
  'Seu estilo traduzido em peças',
  'O objetivo traduzido em linhas',
  'Calendário de manutenção',
  'Glossário para falar com o salão',
] as const
export const SHOWN_BENEFITS = 6

export const PLAN = [
  'Seus pontos fortes, com medidas',
  'O que pedir no salão, palavra por palavra',
  'Cores para perto e para longe do rosto',
] as const

export const COMPARISON = {
  title: 'Prévia e guia completo',
  free: 'Prévia grátis',
  full: 'Guia completo',
  rows: [
    ['Formato do rosto', 'pelas respostas', 'medido nas fotos'],
    ['Texto', 'um trecho', 'mais de 30 páginas'],
    ['Cortes desenhados', 'não', 'três'],
    ['Cartela de cores', 'não', 'com nomes e códigos'],
    ['Cartão para o salão', 'não', 'sim'],
    ['Garantia', 'não se aplica', '7 dias'],
  ],
  buy: 'Quero o Guia Completo',
} as const

/** The band under the result in `simulado`. */
export const LIMITED_OFFER = {
  title: 'Oferta por tempo limitado',
  text: 'Seu lugar no lote, guardado por',
} as const

/** Sample copy, shown in `simulado` alone. */
export const RESULT_QUOTES = [
  {
    text: 'A prévia já tinha acertado meu rosto. O guia acertou meu cabelo.',
    who: 'Renata, 29 anos, Salvador',
    before: 'Cabelo preso todo dia',
    after: 'Corte em camadas no queixo',
  },
  {
    text: 'Mostrei a página do salão e a cabeleireira pediu uma cópia.',
    who: 'Paulo, 37 anos, Campinas',
    before: 'Barba sem desenho',
    after: 'Barba curta e linha definida',
  },
] as const

export const GUARANTEES = ['7 dias de garantia', 'Pix, cartão ou boleto', 'Entrega em 72h'] as const

import { DELIVERY_BUSINESS_HOURS, GUARANTEE_DAYS } from '#contract/offer.ts'

export const HOME_HERO = {
  title: ['O rosto', 'ideal', 'é o seu.'],
  lead: 'Medimos o seu rosto em quatro fotos e escrevemos um guia só seu, de corte, cor e estilo. Em até 72 horas, em PDF.',
  buy: 'Começar Agora',
  how: 'Como Funciona',
} as const

/** What is true of every guide. Claims about customers come after the owner's choice is known, and take the first places. */
export const HOME_STATS = [
  { figure: '30+', text: 'páginas sobre você' },
  { figure: '4', text: 'fotos, no celular' },
  { figure: `${GUARANTEE_DAYS} dias`, text: 'para mudar de ideia' },
  { figure: '72h', text: 'para receber o seu guia' },
] as const

export const HOME_GUIDE = {
  title: 'Um guia que só serve em você.',
  lead: 'Mais de 30 páginas, escritas a partir das suas fotos e respostas. Este é o sumário.',
  coverOf: 'Marina',
} as const

/** The report's contents, with the page each begins on. */
export const HOME_BENEFITS = [
  {
    name: 'Formato do rosto, medido',
    text: 'Proporções tiradas das suas fotos, com a forma principal e a secundária.',
    page: 6,
  },
  { name: 'Cortes que valorizam', text: 'Três caminhos: para agora, para a próxima visita e o mais ousado.', page: 10 },
  { name: 'Cores que iluminam', text: 'Sua cartela com nomes e códigos, para roupa, cabelo e maquiagem.', page: 15 },
  { name: 'Sobrancelha e barba', text: 'Desenho, espessura e as palavras certas para pedir.', page: 19 },
  { name: 'Óculos e acessórios', text: 'Larguras e armações que conversam com as maçãs do rosto.', page: 21 },
  { name: 'Decotes e golas', text: 'As linhas que alongam, suavizam, dão presença.', page: 23 },
  { name: 'Calendário de cuidados', text: 'De quanto em quanto tempo voltar, sem exagero.', page: 27 },
  { name: 'Cartão para o salão', text: 'Uma página só, para mostrar a quem vai cortar.', page: 30 },
] as const

export const HOME_STEPS = {
  title: 'Três passos, sem sair de casa.',
  steps: [
    { name: 'Envie 4 fotos', text: 'Frente, os dois perfis e as costas. A câmera guia você, foto por foto.' },
    { name: 'Análise de especialista', text: 'Uma visagista confere as medidas e escreve a leitura do seu rosto.' },
    {
      name: 'Receba seu guia',
      text: `Em até ${DELIVERY_BUSINESS_HOURS} horas, no seu e-mail e no seu painel, para baixar quando quiser.`,
    },
  ],
} as const

export const HOME_QUIZ = {
  title: 'Qual é o formato do seu rosto?',
  lead: 'Descubra em 7 perguntas e 3 minutos. É grátis.',
  start: 'FAZER TESTE GRATUITO AGORA',
} as const

export const HOME_FINAL = {
  title: 'Comece pelo que já é seu.',
  guarantee: `${GUARANTEE_DAYS} dias de garantia: se o guia não ajudar, devolvemos o valor inteiro.`,
  badges: ['Pagamento seguro', 'Entrega em 72h', 'Satisfação garantida'],
  buy: 'Começar Agora',
} as const

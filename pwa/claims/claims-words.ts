import { formatInteger } from '#contract/format.ts'
import type { MarketingFigures } from '#contract/marketing.ts'
import type { Quote } from './licensed.ts'

/** Places for claims about other customers, each on one page. */
export type ClaimName =
  | 'inicio-numeros'
  | 'inicio-vozes'
  | 'sobre-numeros'
  | 'teste-fatos'
  | 'teste-vozes'
  | 'revelacao-fatos'
  | 'revelacao-vozes'
  | 'revelacao-preco-cheio'
  | 'revelacao-preco'
  | 'revelacao-chamada'

export interface Figure {
  readonly figure: string
  readonly text: string
}

/** Invented, for `simulado` only. */
export const SIMULATED_HOME: readonly Figure[] = [
  { figure: '5.000+', text: 'clientes atendidos' },
  { figure: '4,9/5', text: 'avaliação média' },
  { figure: '15.000', text: 'pessoas fizeram o teste este mês' },
]
export const SIMULATED_ABOUT: readonly Figure[] = [
  { figure: '5.000+', text: 'clientes atendidos' },
  { figure: '98%', text: 'de satisfação' },
  { figure: '15+', text: 'visagistas na equipe' },
  { figure: '4,9', text: 'de avaliação média' },
]
export const SIMULATED_QUIZ = ['15.000 pessoas fizeram o teste este mês', '98% de satisfação'] as const
export const SIMULATED_SALES: readonly Figure[] = [
  { figure: '50.000', text: 'análises gratuitas' },
  { figure: '4,9/5', text: 'em 1.247 avaliações' },
  { figure: '98%', text: 'de satisfação' },
]

/** Claims of scarcity. The spots come from the counter. */
export const SCARCITY = {
  price: (spots: number) => `Restam ${spots} vagas com este preço.`,
  lastCall: 'As consultas presenciais são só 50 por mês: restam 3 esta semana, 2 delas para hoje.',
} as const

/** Smaller figures mean little, and might identify people. */
const FEWEST = 20

const month = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long' })

/** The true figures worth stating. */
export function trueClaims(figures: MarketingFigures): {
  readonly customers: Figure | null
  readonly rating: Figure | null
  readonly quiz: Figure | null
  readonly delivery: Figure | null
  readonly refunds: Figure | null
} {
  const { salesTotal, ratingAverage, ratingCount, quizThisMonth, delivery, refunds } = figures
  return {
    customers: salesTotal < FEWEST ? null : { figure: formatInteger(salesTotal), text: 'guias encomendados até hoje' },
    rating:
      ratingAverage === null
        ? null
        : {
            figure: `${ratingAverage.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}/5`,
            text: `em ${formatInteger(ratingCount)} avaliações até hoje`,
          },
    quiz:
      quizThisMonth < FEWEST
        ? null
        : { figure: formatInteger(quizThisMonth), text: 'pessoas fizeram o teste este mês' },
    delivery: delivery && {
      figure: `${delivery.medianHours} h`,
      text: `úteis até a entrega, mediana de ${month.format(new Date(`${delivery.month}-01`))}`,
    },
    refunds: refunds && {
      figure: `${formatInteger(refunds.refunded)} de ${formatInteger(refunds.sold)}`,
      text: `pediram o dinheiro de volta, nos últimos ${REFUND_DAYS} dias`,
    },
  }
}
/** The server's period for counting refunds. */
const REFUND_DAYS = 90

/** Invented, for `simulado` only: real voices come from real customers. */
export const HOME_QUOTES: readonly Quote[] = [
  {
    text: 'Levei o cartão ao salão e, pela primeira vez, saí com o corte que eu tinha na cabeça.',
    who: 'Camila, 34 anos',
    more: 'Recife',
  },
  {
    text: 'Eu escondia a testa. Entendi por que ela é a parte mais bonita do meu rosto.',
    who: 'Jorge, 41 anos',
    more: 'Porto Alegre',
  },
  {
    text: 'Direto, gentil e sem aquela história de rosto perfeito.',
    who: 'Denise, 58 anos',
    more: 'Belo Horizonte',
  },
]

export const QUIZ_QUOTES = {
  title: 'O que dizem depois do teste',
  items: [
    { text: 'Sete perguntas e eu entendi por que a franja nunca dava certo.', who: 'Luana, 27 anos, Fortaleza' },
    { text: 'Fiz no ônibus, em três minutos. Acertou meu rosto e meu jeito.', who: 'Marcos, 35 anos, Goiânia' },
    { text: 'Achei que era redondo. É coração, e isso muda tudo no corte.', who: 'Beatriz, 44 anos, Curitiba' },
  ],
} as const

export const VOICES_TITLE = 'Quem já leu o próprio rosto'

export const SIMULATED_VOICES: readonly Quote[] = [
  {
    text: 'Eu pedia para esconder a testa. O guia me ensinou a mostrá-la.',
    who: 'Camila, 34 anos, Recife',
    more: 'Da franja reta à franja cortina',
    drawing: 'franja-depois',
  },
  {
    text: 'Cortei a barba dois dedos e pareço ter dormido um mês.',
    who: 'Rogério, 42 anos, Santos',
    more: 'Da barba cheia à barba desenhada',
    drawing: 'barba-depois',
  },
  {
    text: 'Assumi o grisalho com um corte que é meu. Nunca me elogiaram tanto.',
    who: 'Sônia, 61 anos, São Luís',
    more: 'Da tinta mensal ao afro curto',
    drawing: 'grisalho-depois',
  },
  {
    text: 'Troquei de óculos e de risca. Perguntaram se eu tinha viajado.',
    who: 'Diego, 29 anos, Brasília',
    more: 'Da armação quadrada à redonda',
    drawing: 'oculos-depois',
  },
]

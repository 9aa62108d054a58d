import { DELIVERY_TIME, SALES_PAGE_GUARANTEE_DAYS } from '#contract/offer.ts'
import { SALES_STEP, SALES_STEP_NAME, WHO_LOOKS, WHO_LOOKS_NAME } from '#contract/review-words/sales.ts'
import type { HeldLine } from '#pwa/frame/held-lines.ts'
import { trueHere } from '#pwa/frame/review.ts'
import { firstPageOf } from '#pwa/sample-guide/chapter-pages.ts'
import { SAMPLE_CHAPTERS } from '#pwa/sample-guide/drawn/chapters.ts'
import { SAMPLE_NAME } from '#pwa/sample-guide/sample-page.ts'

export const SALES_OPENING = {
  title: 'A revelação do seu rosto ideal',
  lead: 'Ele não está numa revista nem no rosto de outra pessoa. Está no seu, e dá para medir, ler e vestir.',
  buy: 'Quero Minha Revelação',
  open: 'Folhear antes de comprar',
  ways: `Pix, cartão ou boleto · ${SALES_PAGE_GUARANTEE_DAYS} dias para desistir`,
} as const

export const CARD_CAPTION = `A página ${firstPageOf('cartao')} do guia de ${SAMPLE_NAME}, que é inventada. Recorta-se, dobra-se, mostra-se a quem corta.`
export const CARD_ALT = `Cartão para o salão do guia de ${SAMPLE_NAME}: o corte desenhado, a frase para dizer e as medidas`

export const LEAF = {
  title: 'Folheie antes de comprar',
  note: `${SAMPLE_NAME} é inventada. As páginas são as que o sistema faz, sem retoque.`,
  open: `Abrir o guia inteiro de ${SAMPLE_NAME}`,
} as const

/** Sample pages, by the chapter that begins there. */
export const LEAF_PAGES = [
  ['carta', 'a carta'],
  ['rosto-medido', 'o rosto'],
  ['cabelo', 'três caminhos'],
  ['textura', 'o fio'],
  ['cores', 'as cores'],
  ['cartao', 'o cartão'],
] as const

export const SAMPLE = {
  title: `O guia de ${SAMPLE_NAME}, inteiro`,
  note: `Exemplo: ${SAMPLE_NAME} é inventada, as páginas não.`,
  buy: 'Quero o meu',
  headTitle: 'Um guia inteiro, aberto',
  description: `Folheie um guia de visagismo do começo ao fim antes de comprar. ${SAMPLE_NAME} é inventada; as páginas são as que o sistema faz.`,
} as const

/** For pages where customer quotes are not allowed. */
export const INSTEAD_OF_VOICES = {
  title: 'Em vez de elogios, um guia aberto',
  text: `Não temos depoimentos para mostrar aqui. Temos as páginas: leia o guia de ${SAMPLE_NAME} da capa à última e decida pelo que ele diz.`,
  open: `Ler o guia de ${SAMPLE_NAME}, do começo ao fim`,
} as const

export const PAINS = {
  title: 'Talvez você conheça esta cena.',
  items: [
    {
      title: 'O corte da foto não era o seu',
      text: 'Você levou a referência, pagou, esperou crescer. O corte era bonito: só não falava com o seu rosto.',
    },
    {
      title: 'O espelho muda conforme o dia',
      text: 'Num dia você se acha, no outro não. Quase sempre é uma linha: a da franja, a da sobrancelha, a da gola.',
    },
    {
      title: 'O armário cheio de quase',
      text: 'Cores que apagam, óculos que pesam, brincos que somem. Comprar mais não resolve o que falta saber.',
    },
  ],
  close: 'Não falta beleza. Falta um mapa.',
} as const

export const METHOD = {
  title: 'Três passos até o seu mapa',
  steps: [
    {
      title: 'Quatro fotos guiadas',
      text: 'Frente, dois perfis e costas. A câmera avisa da luz, da distância e do foco.',
    },
    {
      title: trueHere(SALES_STEP_NAME),
      text: trueHere(SALES_STEP),
    },
    {
      title: 'Seu guia em PDF',
      text: `Mais de 30 páginas em até ${DELIVERY_TIME}: cortes desenhados, cores com códigos, cartão do salão.`,
    },
  ],
} as const

export const WHO = { title: trueHere(WHO_LOOKS_NAME), text: trueHere(WHO_LOOKS) } as const

export const GALLERY: {
  readonly title: string
  readonly note: string
  readonly items: readonly {
    readonly picture: 'franja' | 'barba' | 'oculos' | 'grisalho'
    readonly category: string
    readonly text: string
  }[]
} = {
  title: 'O que muda, por categoria',
  note: 'Desenhos que ilustram cada capítulo do guia. Não são fotos de clientes.',
  items: [
    { picture: 'franja', category: 'Corte', text: 'Franja cortina e camadas que alargam no queixo' },
    { picture: 'barba', category: 'Barba', text: 'Linha curta que firma a mandíbula' },
    { picture: 'oculos', category: 'Óculos', text: 'Aro redondo que quebra a reta' },
    { picture: 'grisalho', category: 'Cor', text: 'O grisalho como luz natural' },
  ],
}

export const PRICE_REVEAL = {
  title: 'Quanto custa saber?',
  once: 'Uma vez só.',
  buy: 'Garantir por R$ 79,90',
  ways: 'Pix, cartão ou boleto',
} as const

export const RECEIVED_HELD = [
  ['forma', 'Formato do rosto, e quanta certeza há nele'],
  ['cabelo', 'Três cortes desenhados no formato do seu rosto'],
  ['cores', 'Cores com nomes e códigos, para experimentar'],
  ['sobrancelhas', 'Sobrancelha, óculos, acessórios e, para quem usa, barba'],
  ['cartao', 'Cartão para mostrar no salão'],
  ['cuidados', 'Calendário de cuidados'],
] as const satisfies readonly HeldLine[]

/** What buyers receive, and its page in the sample guide. */
export const RECEIVED: {
  readonly title: string
  readonly note: string
  readonly items: readonly { readonly text: string; readonly page?: number | undefined }[]
} = {
  title: 'O que você recebe',
  note: `As páginas são as do guia de ${SAMPLE_NAME}; as do seu mudam com você.`,
  items: [
    { text: `Guia em PDF com mais de 30 páginas, só sobre você` },
    ...RECEIVED_HELD.map(([chapter, text]) => ({ text, page: SAMPLE_CHAPTERS[chapter] })),
    { text: '30 dias de apoio depois da entrega' },
  ],
}

export const PROMISE = {
  title: `${SALES_PAGE_GUARANTEE_DAYS} dias para mudar de ideia`,
  text: `Leia, leve ao salão, experimente. Se em ${SALES_PAGE_GUARANTEE_DAYS} dias o guia não ajudar, escreva para nós e devolvemos o valor inteiro.`,
} as const

export const LAST_CALL = {
  title: 'Última chamada',
  text: 'Seu rosto já está pronto. Falta só conhecê-lo.',
  buy: 'Quero Meu Guia Agora',
} as const

export const SALES_FAQ = {
  title: 'Antes de decidir',
  items: [
    {
      question: 'Serve para homens e mulheres?',
      answer:
        'Serve. O guia fala do seu rosto: com barba ou sem, de cabelo curto, longo, liso, ondulado, cacheado ou crespo.',
    },
    {
      question: 'Preciso de fotos profissionais?',
      answer: 'Não. Um celular e luz de janela bastam: a câmera do site guia você, foto por foto.',
    },
    {
      question: 'Em quanto tempo recebo?',
      answer: `Em até ${DELIVERY_TIME} depois de enviar as quatro fotos e o formulário. Avisamos por e-mail, e o PDF fica no seu painel.`,
    },
    {
      question: 'E se eu não gostar?',
      answer: `Você tem ${SALES_PAGE_GUARANTEE_DAYS} dias. Escreva para o suporte e devolvemos o valor inteiro.`,
    },
  ],
} as const

export const CLOSING = {
  title: 'O rosto ideal é o seu.',
  buy: 'Começar Minha Análise',
  portrait: `${SAMPLE_NAME}, a pessoa inventada do guia de exemplo, desenhada`,
} as const

import { BRAND } from '#contract/brand.ts'
import { formatMoney } from '#contract/format.ts'
import {
  DELIVERY_TIME,
  GUARANTEE_DAYS,
  INSTALMENT_CENTS,
  INSTALMENT_TOTAL_CENTS,
  INSTALMENTS,
  PHOTO_LIFE_DAYS,
  PRICE_CENTS,
} from '#contract/offer.ts'
import { MADE_BY_AI, TEST_OR_ANALYSIS } from '#contract/review-words/questions.ts'
import { trueHere } from '#pwa/frame/review.ts'
import { REPORT_SUMMARY } from '#pwa/frame/report-summary.ts'

export interface Question {
  readonly question: string
  /** Rich text. */
  readonly answer: string
}

export const FAQ_TITLE = 'Perguntas que todo mundo faz.'
export const FAQ_LEAD =
  'Não achou a sua? A [Central de Ajuda](/central-de-ajuda) vai mais fundo, e a [página de contato](/contato) leva até uma pessoa.'

export const FAQ: readonly {
  readonly id: string
  readonly category: string
  readonly questions: readonly Question[]
}[] = [
  {
    id: 'geral',
    category: 'Geral',
    questions: [
      {
        question: 'O que é visagismo?',
        answer:
          'É a arte de ajustar a imagem pessoal ao rosto e à intenção de cada um. Mede-se o rosto, entende-se o que a pessoa quer comunicar, e daí saem corte, cores, sobrancelha, barba, óculos e linhas de roupa.',
      },
      {
        question: 'Funciona para qualquer pessoa?',
        answer:
          'Sim: para qualquer gênero, idade (a partir de 18 anos), tom de pele e textura de cabelo. Nenhum formato é tratado como melhor que outro.',
      },
      {
        question: 'Qual é a diferença entre o teste gratuito e a análise?',
        answer: `O [teste](/seu-rosto-ideal) estima o formato do rosto a partir de 7 perguntas, em 3 minutos. ${trueHere(TEST_OR_ANALYSIS)}`,
      },
      {
        question: 'Em quanto tempo recebo?',
        answer: `Em até ${DELIVERY_TIME} depois que o formulário e as quatro fotos estiverem completos. O painel mostra o dia e a hora do prazo.`,
      },
    ],
  },
  {
    id: 'fotos',
    category: 'Fotos',
    questions: [
      {
        question: 'Que fotos preciso enviar?',
        answer:
          'Quatro: de frente, do perfil esquerdo, do perfil direito e de costas. A câmera do painel guia a pose de cada uma e avisa quando a luz não ajuda.',
      },
      {
        question: 'As fotos precisam ser recentes?',
        answer: 'Recomendamos fotos de no máximo 3 meses, para que o corte e a cor sejam os de hoje.',
      },
      {
        question: 'Posso usar óculos ou maquiagem?',
        answer:
          'Melhor sem óculos e com pouca ou nenhuma maquiagem, cabelo preso para mostrar a testa e as orelhas, rosto relaxado: é o contorno que precisa aparecer.',
      },
      {
        question: 'Quem vê minhas fotos, e por quanto tempo?',
        answer: `Só a nossa equipe pode abri-las, e cada abertura fica anotada. As fotos são apagadas em no máximo ${PHOTO_LIFE_DAYS} dias. Os detalhes estão na [Política de Privacidade](/privacidade).`,
      },
    ],
  },
  {
    id: 'pagamento',
    category: 'Pagamento',
    questions: [
      {
        question: 'Quanto custa?',
        answer: `${formatMoney(PRICE_CENTS)}, uma vez só. No cartão, pode ser em ${INSTALMENTS} parcelas de ${formatMoney(INSTALMENT_CENTS)} (total de ${formatMoney(INSTALMENT_TOTAL_CENTS)}). Não há assinatura.`,
      },
      {
        question: 'Como posso pagar?',
        answer: 'Cartão de crédito, débito, Pix ou boleto, na página da Kiwify. Nós não vemos os dados do seu cartão.',
      },
      {
        question: 'E se eu não gostar?',
        answer: `Você tem ${GUARANTEE_DAYS} dias de garantia a partir da compra. Peça pela [página de contato](/contato), sem precisar explicar, e devolvemos o valor inteiro.`,
      },
      {
        question: 'Paguei e não recebi o acesso. E agora?',
        answer:
          'Pix e cartão liberam na hora; boleto leva até 3 dias úteis. Olhe o spam e a aba Promoções do e-mail usado na compra. Você também pode pedir um acesso novo em [Entrar](/auth), com o mesmo e-mail.',
      },
    ],
  },
  {
    id: 'relatorio',
    category: 'Relatório',
    questions: [
      {
        question: 'O que vem no guia?',
        answer: `Mais de 30 páginas. Entre os capítulos: ${REPORT_SUMMARY.map(({ title }) => title).join('; ')}. Com os pontos marcados na sua foto, vêm também as medidas; com a textura do seu cabelo, como cuidar dele; para quem usa ou quer usar, a barba.`,
      },
      {
        question: 'Por quanto tempo posso baixar?',
        answer: 'Por 1 ano, quantas vezes quiser. Guarde uma cópia: depois disso o arquivo é apagado.',
      },
      {
        question: 'Posso mostrar ao meu cabeleireiro?',
        answer:
          'Deve. Uma das páginas, o cartão do salão, foi feita para isso: desenho do corte, medidas e as palavras que profissionais usam.',
      },
      {
        question: 'O guia é feito por inteligência artificial?',
        answer: trueHere(MADE_BY_AI),
      },
    ],
  },
  {
    id: 'suporte',
    category: 'Suporte',
    questions: [
      {
        question: 'Como falo com vocês?',
        answer: `Pela [página de contato](/contato), por [e-mail](mailto:${BRAND.supportEmail}) ou por [WhatsApp](https://wa.me/${BRAND.whatsapp}). ${BRAND.supportHours}. Respondemos em até 24 horas.`,
      },
      {
        question: 'Tenho dúvidas sobre o meu guia. Posso perguntar?',
        answer: 'Sim, por 30 dias depois da entrega. Escreva dizendo a página, e uma pessoa da nossa equipe responde.',
      },
      {
        question: 'Como apago os meus dados?',
        answer:
          'No painel, em Privacidade: você baixa tudo num arquivo, retira o consentimento das fotos ou apaga a conta. Também atendemos por e-mail.',
      },
      {
        question: 'Como paro de receber e-mails?',
        answer: 'Com um clique, no pé de qualquer e-mail de novidades, ou na [página de descadastro](/descadastro).',
      },
    ],
  },
]

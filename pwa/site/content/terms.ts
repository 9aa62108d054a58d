import { BRAND, companyLine } from '#contract/brand.ts'
import { formatMoney } from '#contract/format.ts'
import {
  DELIVERY_BUSINESS_HOURS,
  DELIVERY_TIME,
  GUARANTEE_DAYS,
  INSTALMENT_CENTS,
  INSTALMENT_TOTAL_CENTS,
  INSTALMENTS,
  PHOTO_LIFE_DAYS,
  PRICE_CENTS,
  SALES_PAGE_GUARANTEE_DAYS,
} from '#contract/offer.ts'
import { TERMS_CHECK } from '#contract/review-words/law.ts'
import type { LegalDocument } from './legal-document.ts'
import { trueHere } from '#pwa/frame/review.ts'

const company = companyLine()

export const TERMS: LegalDocument = {
  title: 'O combinado, por escrito.',
  name: 'Termos de Uso',
  updated: '2026-11-22',
  lead: 'Estas são as regras da casa: o que você compra, quando recebe, o que cabe a cada um e como desistir. Leia antes de comprar; foram escritas para serem entendidas.',
  summary: [
    { figure: `${GUARANTEE_DAYS} dias`, text: 'para desistir e receber tudo de volta' },
    {
      figure: `${DELIVERY_BUSINESS_HOURS} horas`,
      text: 'em dias úteis para a entrega, com fotos e formulário completos',
    },
    { figure: '1 ano', text: 'para baixar o PDF, quantas vezes quiser' },
  ],
  sections: [
    {
      id: 'aceitacao',
      title: 'Aceitação',
      body: [
        `Ao comprar, criar acesso ou usar o ${BRAND.name}, você concorda com estes termos e com a [Política de Privacidade](/privacidade). O uso das fotos do seu rosto pede ainda um consentimento próprio, dado no formulário.`,
        'É preciso ter 18 anos ou mais. Se algo aqui não lhe servir, não compre, e escreva para nós: talvez haja como resolver.',
      ],
    },
    {
      id: 'servico',
      title: 'O serviço',
      body: [
        'Fazemos uma análise de visagismo a distância. A partir de quatro fotos (frente, perfil esquerdo, perfil direito e costas) e de um formulário, preparamos um relatório personalizado em PDF, com mais de 30 páginas, sobre o formato do rosto, cortes, cores, sobrancelha ou barba, acessórios e cuidados.',
        trueHere(TERMS_CHECK),
        'É orientação estética e de imagem. Não é consulta médica, dermatológica ou psicológica, e não substitui a conversa com quem vai cortar o seu cabelo. Recomendações dependem da qualidade das fotos e das respostas, e gosto é seu: nenhuma delas é obrigação.',
        'O teste gratuito dá uma estimativa a partir das suas respostas. Ele não usa fotos e não equivale à análise completa.',
      ],
    },
    {
      id: 'compra',
      title: 'Condições da compra',
      body: [
        `O preço é de **${formatMoney(PRICE_CENTS)}** à vista, em pagamento único, ou ${INSTALMENTS} parcelas de ${formatMoney(INSTALMENT_CENTS)} no cartão, num total de ${formatMoney(INSTALMENT_TOTAL_CENTS)}. Não há assinatura nem cobrança depois.`,
        'O pagamento é feito na página da Kiwify, por cartão de crédito, débito, Pix ou boleto. Pix e cartão costumam ser confirmados na hora; boleto, em até 3 dias úteis. Confirmado o pagamento, enviamos o acesso ao e-mail usado na compra.',
        `**Direito de arrependimento e garantia.** Você pode desistir em até ${GUARANTEE_DAYS} dias a contar da compra, sem explicar o motivo, e recebe de volta tudo o que pagou, como manda o art. 49 do Código de Defesa do Consumidor. Quem compra pela página [A revelação do seu rosto ideal](/revelacao-rosto-ideal) tem ${SALES_PAGE_GUARANTEE_DAYS} dias; se outra oferta nossa anunciar prazo maior, vale o maior para quem comprou por ela. Para pedir, use a [página de contato](/contato) ou responda a qualquer e-mail nosso.`,
        'Com o reembolso, o acesso ao relatório termina e as fotos são apagadas.',
      ],
    },
    {
      id: 'entrega',
      title: 'Entrega',
      body: [
        `O relatório fica pronto em até **${DELIVERY_TIME}**, contadas do momento em que o formulário e as quatro fotos estiverem completos. Não contam sábados, domingos, feriados nacionais, Carnaval e Corpus Christi. O prazo aparece no seu painel, com data e hora.`,
        'Se uma foto não servir para a análise (escura, tremida, cortada), podemos pedir outra; o prazo do seu painel continua o mesmo.',
        'O PDF fica disponível no painel por 1 ano, com downloads à vontade. Guarde uma cópia: depois disso ele é apagado.',
        'Por 30 dias depois da entrega, respondemos a dúvidas sobre o seu relatório.',
      ],
    },
    {
      id: 'seus-deveres',
      title: 'O que cabe a você',
      body: [
        {
          list: [
            'Enviar fotos suas, recentes (de no máximo 3 meses), e responder ao formulário com a verdade.',
            'Não enviar fotos de outra pessoa sem que ela saiba e queira, nem de menores de idade.',
            'Guardar o seu acesso: links e códigos de entrada são pessoais.',
            'Usar o relatório para você. Ele pode ser mostrado a quem cuida do seu visual, mas não revendido, copiado em série ou publicado como se fosse de outra autoria.',
            'Não tentar burlar, sobrecarregar ou copiar o serviço.',
          ],
        },
        'Os textos, desenhos e o método do relatório são nossos; as suas fotos continuam suas.',
      ],
    },
    {
      id: 'responsabilidade',
      title: 'Limites da nossa responsabilidade',
      body: [
        'Respondemos pelo serviço que prestamos, como manda o Código de Defesa do Consumidor. Não respondemos pela execução de um corte, coloração ou procedimento por terceiros, por informações erradas que nos foram dadas, nem por falhas fora do nosso alcance, como a queda da sua internet ou do serviço de pagamento.',
        'Nada aqui tira direitos que a lei garante a você.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças',
      body: [
        'Podemos mudar estes termos; a data no topo diz quando. Para uma compra já feita valem os termos do dia da compra, a não ser que os novos sejam melhores para você.',
      ],
    },
    {
      id: 'foro',
      title: 'Lei e foro',
      body: [
        'Valem as leis do Brasil. Fica eleito o foro da Comarca de São Paulo, Estado de São Paulo, sem prejuízo do seu direito, como consumidor, de propor a ação na cidade onde você mora (CDC, art. 101, I).',
      ],
    },
    {
      id: 'contato',
      title: 'Contato',
      body: [
        ...(company === null ? [] : [`Quem vende: ${company}.`]),
        `Atendimento: [${BRAND.supportEmail}](mailto:${BRAND.supportEmail}). Dados pessoais: [${BRAND.privacyEmail}](mailto:${BRAND.privacyEmail}). Ou escreva pela [página de contato](/contato). ${BRAND.supportHours}, com resposta em até 24 horas.`,
        `As fotos ficam conosco no máximo ${PHOTO_LIFE_DAYS} dias; o resto sobre os seus dados está na [Política de Privacidade](/privacidade).`,
      ],
    },
  ],
}

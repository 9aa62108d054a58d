import { BRAND, companyLine } from '#contract/brand.ts'
import {
  ACCESS_LIFE_MONTHS,
  ANSWERS_LIFE_DAYS,
  CONTACT_LIFE_MONTHS,
  DEVICE_LIFE_DAYS,
  DRAFT_LIFE_DAYS,
  LEAD_LIFE_MONTHS,
  LOG_LIFE_DAYS,
  MESSAGE_LIFE_DAYS,
  PHOTO_LIFE_DAYS,
  WEBHOOK_LIFE_DAYS,
} from '#contract/offer.ts'
import { PRIVACY_CHECK } from '#contract/review-words/law.ts'
import type { LegalDocument } from './legal-document.ts'
import { trueHere } from '#pwa/frame/review.ts'

const company = companyLine()
const seller = company === null ? `O ${BRAND.name}` : `O ${BRAND.name}, de ${company},`

/** Must match what the product does (docs/decisions/). */
export const PRIVACY: LegalDocument = {
  title: 'O seu rosto é seu.',
  name: 'Política de Privacidade',
  updated: '2026-11-27',
  lead: 'Para fazer a sua análise precisamos de fotos do seu rosto, e a lei as trata como dado sensível. Aqui está, sem letra miúda, o que guardamos, por quanto tempo, quem vê e como você apaga.',
  summary: [
    { figure: `${PHOTO_LIFE_DAYS} dias`, text: 'é o máximo que suas fotos ficam guardadas' },
    { figure: '1 ano', text: 'para baixar o seu relatório em PDF' },
    { figure: '1 botão', text: 'no seu painel apaga a conta e os dados' },
  ],
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem cuida dos seus dados',
      body: [
        `${seller} (“nós”) decide como e por que os dados deste site e do aplicativo são usados: é o controlador, nos termos da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).`,
        `O encarregado de proteção de dados atende por [${BRAND.privacyEmail}](mailto:${BRAND.privacyEmail}). Escreva para ele sobre qualquer coisa desta página; a resposta vem de uma pessoa.`,
      ],
    },
    {
      id: 'que-dados',
      title: 'Que dados usamos, e para quê',
      body: [
        'Pedimos só o que a análise precisa. Cada linha diz para que serve o dado e qual base da lei nos permite usá-lo.',
        {
          columns: ['Dado', 'Para quê', 'Base legal'],
          rows: [
            [
              'Nome e e-mail da compra, telefone se informado, valor e situação do pagamento',
              'Criar o seu acesso, entregar o relatório, atender você e cumprir obrigações fiscais',
              'Execução do contrato (art. 7º, V) e obrigação legal (art. 7º, II)',
            ],
            [
              'Respostas do formulário: rotina, estilo, preferências e objetivos',
              'Escrever recomendações que sirvam a você',
              'Execução do contrato (art. 7º, V)',
            ],
            [
              'Quatro fotos do rosto, as medidas tiradas delas, o que se vê nelas (tom de pele, cabelo, olhos, barba, óculos), o contraste entre pele e cabelo e, se você quiser, as respostas do teste dos panos e as cores medidas com uma folha branca',
              'Identificar o formato do rosto e ilustrar o seu relatório',
              'Seu consentimento específico e em destaque (art. 11, I)',
            ],
            [
              'Respostas do teste gratuito, o desenho que você escolheu nele (pode mostrar tom de pele, cabelo e o que você usa), primeiro nome e e-mail',
              'Mostrar e enviar o seu resultado',
              'Seu pedido (art. 7º, V) e, para novidades por e-mail, seu consentimento (art. 7º, I)',
            ],
            [
              'Uma frase da sua avaliação, o nome que você escolher para ela e, se quiser, o formato do seu rosto',
              'Mostrar no site o que diz quem comprou',
              'Seu consentimento (art. 7º, I e, para o formato, art. 11, I); sem ele, nada é publicado',
            ],
            [
              'Mensagens da página de contato',
              'Responder a você',
              'Legítimo interesse em atender quem escreve (art. 7º, IX)',
            ],
            [
              'Registros de acesso: data, hora e endereço IP',
              'Segurança e dever de guarda do Marco Civil da Internet (art. 15)',
              'Obrigação legal (art. 7º, II)',
            ],
            [
              'Medição de visitas e anúncios',
              'Saber que páginas ajudam e que anúncios trazem pessoas',
              'Seu consentimento (art. 7º, I); sem ele, nada é carregado',
            ],
          ],
        },
        'Os dados do cartão nunca passam por nós: o pagamento acontece na página da Kiwify, que é a responsável por eles.',
      ],
    },
    {
      id: 'fotos',
      title: 'Suas fotos e as medidas do rosto',
      body: [
        'O formato do rosto é dado biométrico sensível. Por isso pedimos um consentimento só para ele, separado dos termos, com data e versão registradas. Sem esse consentimento não há análise; com ele, o uso é um só: fazer o seu relatório.',
        {
          list: [
            `As fotos ficam no máximo **${PHOTO_LIFE_DAYS} dias** a partir do envio. Depois são apagadas automaticamente, todas as noites, junto com as medidas, também as de cor, com as respostas do teste dos panos e com o que se vê nelas, que pode revelar origem.`,
            'O desenho que você escolheu no teste só entra na sua análise depois desse consentimento, e sai junto com as fotos.',
            'Em caso de reembolso, contestação do pagamento ou retirada do consentimento, são apagadas na hora, com as medidas e o relatório. A chave que abria os arquivos é destruída, então as cópias de segurança também deixam de abrir.',
            'Ao chegar, cada foto perde os metadados (inclusive o lugar onde foi tirada) e vai para um armazenamento privado, com nome sorteado e sem endereço público.',
            'Quem pode ver: só a nossa equipe. Cada abertura de uma foto, ou do relatório que a mostra, fica anotada; em Privacidade, no seu painel, você vê quem e em que dia.',
            'Não usamos suas fotos em anúncios, em redes sociais, em exemplos ou para treinar programas. Os rostos deste site são desenhos.',
          ],
        },
        'Você pode retirar o consentimento a qualquer momento, no seu painel, em Privacidade. Se isso acontecer antes da entrega, a análise para, e você pode pedir o dinheiro de volta.',
      ],
    },
    {
      id: 'automacao',
      title: 'O que é feito por programa e o que é feito por gente',
      body: [
        `Um programa nosso faz a conta das proporções e monta o texto. A leitura do formato do rosto considera, nesta ordem, a confirmação de uma visagista, quando há, os pontos da foto e as suas respostas; o relatório diz qual delas valeu. Os pontos um programa pode propor, no seu aparelho e no nosso servidor: o relatório diz também quem os conferiu, ou que ninguém os conferiu ainda. ${trueHere(PRIVACY_CHECK)}`,
        'Quando usamos um serviço de inteligência artificial para redigir, enviamos apenas o necessário ao texto, sem sobrenome, e-mail ou telefone. Imagens só seriam lidas por um serviço assim dentro do consentimento de biometria que você deu.',
        'O recado que você escreve no formulário só vai a um serviço assim se você marcar isso ao lado dele. Vai então só o texto, sem o seu nome, e-mail, telefone, documentos ou fotos; nomes de outras pessoas e o que você contar de saúde ou fé vão como estão. A resposta só aponta o que talvez não tenhamos entendido: quem decide é a visagista.',
        'Você pode pedir que uma pessoa reveja qualquer conclusão feita com apoio de programas (art. 20 da LGPD).',
      ],
    },
    {
      id: 'com-quem',
      title: 'Com quem compartilhamos',
      body: [
        'Não vendemos dados. Compartilhamos só com quem trabalha para nós, com contrato, e só o necessário:',
        {
          list: [
            '**Kiwify**, que processa o pagamento e nos avisa da compra.',
            '**Hospedagem, armazenamento e envio de e-mails**, que guardam e transportam os dados em nosso nome.',
            '**Serviço de inteligência artificial**, quando usado, nas condições da seção anterior.',
            '**Meta**, apenas se você aceitar os cookies de publicidade: as páginas e etapas por que você passa, o endereço de rede (IP), o navegador e os cookies de anúncio; e, quando você deixa o e-mail no teste, abre o pagamento ou compra, e-mail, nome e telefone transformados em código (hash SHA-256), que a Meta compara com os que já tem. Nunca fotos, respostas ou o formato do rosto.',
            '**Serviço de medição**, apenas se você aceitar os cookies de análise: visitas e cliques, sem nome nem e-mail.',
            '**Autoridades**, quando a lei ou uma ordem judicial obrigar.',
          ],
        },
        'Algum desses fornecedores pode estar fora do Brasil. Nesse caso exigimos as garantias que a LGPD pede para a transferência internacional (art. 33).',
      ],
    },
    {
      id: 'prazos',
      title: 'Por quanto tempo guardamos',
      body: [
        {
          columns: ['O quê', 'Prazo'],
          rows: [
            ['Fotos, medidas do rosto e o que se vê nas fotos', `${PHOTO_LIFE_DAYS} dias a partir do envio`],
            ['Relatório em PDF', '1 ano a partir da entrega'],
            ['Frase que você autorizou no site', 'até você retirá-la, em Privacidade, ou apagar a conta'],
            ['Formulário não enviado', `${DRAFT_LIFE_DAYS} dias depois da última edição`],
            ['Formulário enviado e anotações da equipe no pedido', `${ANSWERS_LIFE_DAYS} dias`],
            [
              'Avisos no aplicativo e registro dos e-mails que mandamos',
              `${MESSAGE_LIFE_DAYS} dias; o endereço do aparelho que recebe avisos, ${MESSAGE_LIFE_DAYS} dias depois do último uso`,
            ],
            ['Aparelhos em que você já entrou', `${DEVICE_LIFE_DAYS} dias depois do último uso`],
            [
              'Registro do pedido e do pagamento',
              'até 5 anos, com o mínimo que a lei pede (CDC, art. 27, e normas fiscais)',
            ],
            ['Respostas e desenho do teste gratuito de quem não comprou', `até ${LEAD_LIFE_MONTHS} meses`],
            ['Mensagens pela página de contato', `até ${CONTACT_LIFE_MONTHS} meses`],
            ['Registros de acesso', `${ACCESS_LIFE_MONTHS} meses (Marco Civil da Internet, art. 15)`],
            ['Registros técnicos do sistema', `${LOG_LIFE_DAYS} dias`],
            ['Aviso de pagamento recebido da Kiwify', `${WEBHOOK_LIFE_DAYS} dias, sem CPF, IP e endereço`],
            [
              'Pedido de não receber e-mails',
              'enquanto for preciso respeitá-lo, como um código que não revela o endereço',
            ],
          ],
        },
        'Vencido o prazo, o apagamento é automático. As cópias de segurança também vencem.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e o que fica no seu aparelho',
      body: [
        'Os **necessários** mantêm você conectado e guardam, no próprio aparelho, o rascunho do formulário, as fotos ainda não enviadas e o andamento do teste. Sem eles o serviço não funciona.',
        `Um deles é um número sorteado que reconhece este aparelho na próxima entrada, para que tentativas de outras pessoas não bloqueiem você e para avisar por e-mail quando alguém entra por um aparelho novo. Ele nasce quando você pede para entrar, dura ${DEVICE_LIFE_DAYS} dias e guardamos só um código que não revela o número.`,
        'Os de **análise** e de **publicidade** só existem depois que você aceita. Recusar é tão fácil quanto aceitar, e você muda de ideia quando quiser pelo rodapé do site.',
        'Enquanto você não escolhe, contamos só em que passo do teste gratuito cada visita está, sem nome e sem respostas. Quem recusa os de análise não entra nessa conta. As suas respostas e o seu desenho ficam no aparelho até você deixar o seu e-mail.',
      ],
    },
    {
      id: 'direitos',
      title: 'Seus direitos',
      body: [
        'A LGPD (art. 18) garante que você possa, sem pagar nada:',
        {
          list: [
            'confirmar se tratamos dados seus e ter acesso a eles;',
            'corrigir o que estiver incompleto, errado ou velho;',
            'anonimizar, bloquear ou apagar o que for excessivo;',
            'levar os dados para outro lugar, em formato aberto;',
            'apagar o que foi tratado com o seu consentimento;',
            'saber com quem compartilhamos;',
            'saber o que acontece se você não consentir, e retirar o consentimento.',
          ],
        },
        `No seu painel, em Privacidade, você baixa tudo num arquivo ZIP, vê quem da equipe abriu as suas fotos, retira consentimentos e apaga a conta. Ao retirar a autorização das fotos e ao apagar a conta, você recebe um recibo assinado do que foi apagado; para mandar o da conta por e-mail, guardamos o endereço só até ele sair, por 7 dias no máximo. Se preferir, escreva para [${BRAND.privacyEmail}](mailto:${BRAND.privacyEmail}): confirmamos na hora em formato simples e respondemos por completo em até 15 dias. Para sair só dos e-mails, use a [página de descadastro](/descadastro).`,
        'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados ([gov.br/anpd](https://www.gov.br/anpd)) e aos órgãos de defesa do consumidor.',
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      body: [
        'A conexão é cifrada; o acesso ao painel é por link e código enviados ao seu e-mail; senhas da equipe ficam embaralhadas de modo que ninguém as lê; quem administra só enxerga o que o trabalho pede. Nenhum sistema é perfeito: se um incidente puder prejudicar você, avisaremos você e a ANPD em até 3 dias úteis, dizendo o que aconteceu e o que fazer.',
      ],
    },
    {
      id: 'menores',
      title: 'Menores de idade',
      body: [
        'O serviço é para maiores de 18 anos. Se soubermos que recebemos dados de uma criança ou adolescente sem a autorização de quem responde por ela, apagaremos tudo.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta página',
      body: [
        'Quando esta política mudar, a data no topo muda junto. Se a mudança tocar no uso das suas fotos, pediremos um consentimento novo; o antigo não é esticado.',
      ],
    },
  ],
}

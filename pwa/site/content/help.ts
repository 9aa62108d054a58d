import { BRAND } from '#contract/brand.ts'
import { CODE_LIFE_MINUTES, DELIVERY_TIME, GUARANTEE_DAYS, PHOTO_LIFE_DAYS } from '#contract/offer.ts'

export interface HelpArticle {
  readonly title: string
  /** Search words missing from the article. */
  readonly also?: string
  /** Rich-text paragraphs; numbered ones are steps. */
  readonly body: readonly string[]
}
export interface HelpTopic {
  readonly id: string
  readonly name: string
  readonly articles: readonly HelpArticle[]
}

export const HELP_SEARCH = {
  title: 'Em que podemos ajudar?',
  label: 'Procure por uma palavra',
  placeholder: 'boleto, foto escura, código…',
  none: 'Nada com essas palavras. Tente uma só, ou escreva para nós: uma pessoa responde.',
} as const

export const HELP = {
  stillTitle: 'Ainda com dúvida?',
  still: `Escreva pela [página de contato](/contato) ou chame no [WhatsApp](https://wa.me/${BRAND.whatsapp}). ${BRAND.supportHours}.`,
} as const

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'acesso',
    name: 'Entrar e acessar',
    articles: [
      {
        title: 'Como entro no meu painel',
        also: 'login senha logar conta',
        body: [
          'Não existe senha. Em [Entrar](/auth), digite o e-mail que você usou na compra. Mandamos um e-mail com um link e um código de 6 números; qualquer um dos dois abre o painel.',
          `O código vale ${CODE_LIFE_MINUTES} minutos, no navegador que o pediu, e aceita 5 tentativas. O link do mesmo e-mail abre em qualquer aparelho. Se o tempo passar, peça outro na mesma tela.`,
        ],
      },
      {
        title: 'O e-mail de acesso não chegou',
        also: 'link spam não recebi caixa de entrada',
        body: [
          '1. Procure por “Rosto Ideal” no spam, no lixo e na aba Promoções.',
          '2. Confira se é o mesmo e-mail da compra: ele aparece no comprovante da Kiwify.',
          '3. Em [Entrar](/auth), peça um novo. Ele sai na hora; a sua caixa de entrada pode levar alguns minutos.',
          '4. Pagou com boleto? O acesso sai quando o banco confirma, em até 3 dias úteis.',
          'Nada disso? [Escreva para nós](/contato) com o nome completo e o dia da compra.',
        ],
      },
      {
        title: 'Digitei o e-mail errado na compra',
        also: 'trocar corrigir email incorreto',
        body: [
          'Acontece. [Escreva para nós](/contato) com o e-mail errado, o certo, e o número da transação que está no comprovante. Corrigimos em até 24 horas.',
        ],
      },
      {
        title: 'O link abriu no navegador, e não no aplicativo instalado',
        also: 'app instalado celular iphone android',
        body: [
          'O aplicativo instalado tem memória própria, separada do navegador. Abra o aplicativo, toque em Entrar, digite o e-mail e use o **código de 6 números** em vez do link.',
        ],
      },
    ],
  },
  {
    id: 'fotos',
    name: 'Fotos',
    articles: [
      {
        title: 'Como tirar boas fotos em casa',
        also: 'luz janela dicas câmera celular selfie',
        body: [
          '1. De dia, de frente para uma janela, sem sol direto. A luz de cima inventa sombras.',
          '2. Celular na altura dos olhos, a pelo menos um metro e vinte. De perto, a lente alarga o nariz; use o zoom.',
          '3. Cabelo preso, testa e orelhas à vista, sem óculos, rosto relaxado e boca fechada.',
          '4. Fundo liso e claro, roupa sem gola alta.',
          '5. Peça ajuda para a foto de costas, ou use o temporizador de 3 segundos.',
        ],
      },
      {
        title: 'A foto foi recusada ou veio um aviso',
        also: 'escura tremida desfocada embaçada qualidade',
        body: [
          'O aviso de foto escura ou tremida é um conselho: você pode mantê-la ou tirar outra. Se ela não servir, nossa equipe pode pedir uma nova pelo painel e por e-mail; o prazo do seu pedido continua o mesmo.',
        ],
      },
      {
        title: 'Não consigo abrir a câmera',
        also: 'permissão bloqueada câmera preta não funciona',
        body: [
          '1. Quando o navegador perguntar, toque em Permitir.',
          '2. Se já tocou em Bloquear: no Android e no computador, toque no ícone ao lado do endereço, abra Permissões e libere a câmera. No Safari do iPhone, toque em “aA” ao lado do endereço e depois em Ajustes do Site. No Chrome do iPhone, abra os Ajustes do iPhone, Chrome, e ligue a Câmera. Depois recarregue a página.',
          '3. Abriu pelo Instagram ou pelo Facebook? Toque nos três pontos e escolha “Abrir no navegador”: dentro deles a câmera muitas vezes não abre.',
          '4. Ou use o botão da galeria: fotos já tiradas servem, desde que tenham no máximo 3 meses.',
        ],
      },
      {
        title: 'Que tipos de arquivo posso enviar',
        also: 'jpg jpeg png heic tamanho mb limite',
        body: [
          'Fotos JPG ou PNG de até 20 MB cada. As do iPhone são convertidas sozinhas ao escolher. Nós diminuímos o arquivo no próprio aparelho antes de enviar, para gastar pouca internet.',
        ],
      },
      {
        title: 'Tirei as fotos sem internet. Perdi?',
        also: 'offline sem rede conexão rascunho',
        body: [
          'Não. As fotos ficam guardadas no seu aparelho e sobem quando a rede voltar: no Android, sozinhas; no iPhone, assim que você abrir o painel de novo. O painel mostra quais já chegaram. Só não limpe os dados do navegador antes disso.',
        ],
      },
    ],
  },
  {
    id: 'formulario',
    name: 'Formulário',
    articles: [
      {
        title: 'Posso parar no meio e continuar depois',
        also: 'salvar rascunho continuar pausar',
        body: [
          'Pode. Tudo o que você escreve se salva sozinho, no aparelho e na sua conta. Volte pelo painel, até em outro celular. O rascunho dura 30 dias a partir da última edição.',
        ],
      },
      {
        title: 'Errei uma resposta depois de enviar',
        also: 'editar alterar corrigir formulário enviado',
        body: [
          'Depois do envio o formulário fecha, porque a análise começa. [Escreva para nós](/contato) o quanto antes: enquanto o guia não sai, reabrimos o formulário com o que você já respondeu. O prazo começa de novo quando você o enviar outra vez.',
        ],
      },
      {
        title: 'Não sei responder sobre o meu estilo',
        also: 'objetivo clássico moderno despojado elegante ousado opcional',
        body: [
          'Escolha o que você veste quando ninguém pede nada. Não há resposta errada. Comprimento do cabelo, barba, cores e manutenção são opcionais. O que ele não pergunta e você quer contar, escreva em Observações.',
        ],
      },
      {
        title: 'Por que há um consentimento só para a biometria',
        also: 'lgpd termo autorização rosto dados sensíveis',
        body: [
          `O formato do rosto é dado sensível pela lei brasileira, e merece um sim só dele, que pedimos uma vez, antes da primeira foto. Com ele, usamos as fotos para fazer o seu guia e mais nada; elas são apagadas em no máximo ${PHOTO_LIFE_DAYS} dias. Sem ele, não dá para fazer a análise. Você pode retirá-lo no painel, em Privacidade.`,
        ],
      },
    ],
  },
  {
    id: 'prazo',
    name: 'Prazo e entrega',
    articles: [
      {
        title: `Como o prazo de ${DELIVERY_TIME} é contado`,
        also: 'quando fica pronto demora dias úteis feriado fim de semana',
        body: [
          'O relógio começa quando o formulário **e** as quatro fotos chegam. Contam só as horas de dias úteis: ficam de fora sábado, domingo, feriado nacional, Carnaval e Corpus Christi.',
          'Um exemplo: tudo enviado na quinta às 15h, com a sexta útil, fica pronto até terça às 15h. O painel mostra a data exata do seu pedido.',
        ],
      },
      {
        title: 'O prazo passou e não recebi',
        also: 'atraso atrasado cadê relatório',
        body: [
          'Olhe primeiro o painel: se faltou uma foto ou o formulário, o prazo ainda não começou; se pedimos outra foto, envie-a pelo aviso. Se estiver tudo certo e o prazo passou, [escreva](/contato) com o número do pedido, que a sua mensagem passa na frente.',
        ],
      },
      {
        title: 'Como fico sabendo que está pronto',
        also: 'notificação aviso push email pronto',
        body: [
          'Mandamos um e-mail, e uma notificação se você ligou os avisos no painel. No iPhone os avisos só funcionam com o aplicativo instalado na tela de início.',
        ],
      },
    ],
  },
  {
    id: 'relatorio',
    name: 'Guia',
    articles: [
      {
        title: 'Como baixar o PDF',
        also: 'relatório download abrir arquivo salvar',
        body: [
          'No [painel](/dashboard), toque em **Baixar PDF** e escolha a edição: para ler no celular, com letra grande, ou para imprimir. Você pode baixar quantas vezes quiser durante 1 ano. No iPhone, toque em Compartilhar e em Salvar em Arquivos.',
        ],
      },
      {
        title: 'Como usar o guia no salão',
        also: 'relatório cabeleireiro barbeiro cartão mostrar imprimir',
        body: [
          'Leve a página do cartão para o salão, perto do fim do guia. Mostre o desenho antes de lavar o cabelo, diga quanto tempo você tem de manhã, e pergunte o que muda no seu cabelo. Bons profissionais gostam de saber o porquê, e ele está escrito ali.',
        ],
      },
      {
        title: 'Discordo do formato que o guia deu',
        also: 'relatório errado formato do rosto revisar refazer',
        body: [
          'Escreva em até 30 dias depois da entrega, dizendo a página. Uma pessoa da nossa equipe revê a leitura nas fotos, se ainda estiverem guardadas, e responde. Se algo mudar, você recebe o guia corrigido sem pagar nada.',
        ],
      },
      {
        title: 'O que significam formato principal e secundário',
        also: 'oval redondo quadrado coração triângulo diamante retangular',
        body: [
          'Poucos rostos são um formato puro. O principal é o que a leitura mais apoia; o secundário é o que vem logo atrás, e explica por que alguns conselhos de outro formato também servem a você.',
        ],
      },
    ],
  },
  {
    id: 'pagamento',
    name: 'Pagamento e garantia',
    articles: [
      {
        title: 'Formas de pagamento e parcelas',
        also: 'pix boleto cartão débito parcelado juros preço',
        body: [
          'Cartão de crédito em até 12 vezes, débito, Pix e boleto. O pagamento é feito na Kiwify, em outra aba. Pix e cartão confirmam na hora; boleto, em até 3 dias úteis. As parcelas têm o total mostrado antes de você pagar.',
        ],
      },
      {
        title: 'Como pedir o dinheiro de volta',
        also: 'reembolso estorno cancelar garantia devolução arrependimento',
        body: [
          `Em até ${GUARANTEE_DAYS} dias da compra, escreva pela [página de contato](/contato) com o e-mail usado. Não é preciso dizer o motivo. No Pix, o valor volta em até 2 dias úteis; no cartão, aparece em até duas faturas, conforme o banco.`,
          'Com o reembolso, o acesso ao guia termina e as suas fotos são apagadas.',
        ],
      },
      {
        title: 'Preciso de comprovante ou nota',
        also: 'nota fiscal recibo comprovante cnpj',
        body: [
          'O comprovante chega por e-mail, da Kiwify, logo depois da compra. Para outro documento, [escreva para nós](/contato) com o número da transação.',
        ],
      },
    ],
  },
  {
    id: 'dados',
    name: 'Meus dados',
    articles: [
      {
        title: 'Baixar, corrigir ou apagar os meus dados',
        also: 'excluir conta lgpd privacidade exportar deletar',
        body: [
          'No painel, em Privacidade, você baixa tudo num arquivo ZIP, retira o consentimento das fotos e apaga a conta. Apagar a conta leva embora fotos, formulário e guia; guardamos só o registro do pagamento que a lei exige.',
          `Prefere falar com alguém? [${BRAND.privacyEmail}](mailto:${BRAND.privacyEmail}).`,
        ],
      },
      {
        title: 'Parar de receber e-mails',
        also: 'descadastro newsletter cancelar inscrição spam',
        body: [
          'Use o link no pé do e-mail ou a [página de descadastro](/descadastro). Avisos do seu pedido, como o acesso e o guia pronto, continuam chegando.',
        ],
      },
      {
        title: 'Mudar a escolha dos cookies',
        also: 'rastreamento consentimento anúncios pixel',
        body: [
          'No rodapé do site você muda de ideia quando quiser. Sem o seu aceite, nenhum cookie de análise ou de publicidade é criado.',
        ],
      },
    ],
  },
  {
    id: 'aplicativo',
    name: 'Aplicativo e internet',
    articles: [
      {
        title: 'Instalar na tela do celular',
        also: 'app baixar play store apple instalar atalho pwa',
        body: [
          'Não é preciso loja. No Android, abra o site no Chrome, toque nos três pontos e em **Instalar aplicativo**. No iPhone, abra no Safari, toque em Compartilhar e em **Adicionar à Tela de Início**.',
        ],
      },
      {
        title: 'A página não abre ou está estranha',
        also: 'erro branco travou atualizar bug lento',
        body: [
          '1. Recarregue a página.',
          '2. Se abriu pelo Instagram, Facebook ou TikTok, escolha “Abrir no navegador”.',
          '3. Atualize o navegador: usamos recursos dos últimos dois anos.',
          '4. Continua? [Conte o que aconteceu](/contato), com o modelo do aparelho. Se a tela mostrar um código, mande também.',
        ],
      },
      {
        title: 'O que funciona sem internet',
        also: 'offline avião sem rede',
        body: [
          'As páginas que você já visitou, o teste, o formulário e a câmera. O que você fizer sem rede fica guardado no aparelho e é enviado quando ela voltar.',
        ],
      },
    ],
  },
]

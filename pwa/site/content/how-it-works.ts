import { DELIVERY_TIME, DELIVERY_TIME_SHORT } from '#contract/offer.ts'
import { ANALYSIS_STEP, ANALYSIS_STEP_NAME, WHO_MARKS } from '#contract/review-words/how-it-works.ts'
import { trueHere } from '#pwa/frame/review.ts'

export const HOW_STEPS = [
  {
    time: '2 min',
    title: 'Compra',
    text: 'No cartão, no Pix ou no boleto, na página da Kiwify. É um pagamento só, sem assinatura.',
  },
  {
    time: '1 min',
    title: 'E-mail de acesso',
    text: 'Chega um link mágico: é só tocar, sem criar senha. Se ele abrir no lugar errado, peça um código de 6 números em Entrar, com o mesmo e-mail.',
  },
  {
    time: '3 min',
    title: 'Quatro fotos',
    text: 'Frente, perfil esquerdo, perfil direito e costas. A câmera guia a pose, avisa da luz, e a foto sai sozinha ou quando você tocar.',
  },
  {
    time: '5–10 min',
    title: 'Formulário',
    text: 'Sua rotina, o que você gosta, o que quer comunicar. Tudo se salva sozinho, mesmo sem internet.',
  },
  {
    time: 'com calma',
    title: trueHere(ANALYSIS_STEP_NAME),
    text: trueHere(ANALYSIS_STEP),
  },
  {
    time: DELIVERY_TIME_SHORT,
    title: `PDF em até ${DELIVERY_TIME}`,
    text: 'O guia fica no seu painel por 1 ano, para baixar quantas vezes quiser. Avisamos por e-mail.',
  },
] as const

export const HOW = {
  title: 'De quatro fotos a um guia.',
  lead: 'Quinze minutos seus, o resto é conosco. Veja o caminho inteiro, com o tempo de cada passo.',
  buy: 'Quero a minha análise',
  methodTitle: 'O que conta num rosto',
  methodLead: `Quatro linhas atravessam todo rosto. As distâncias entre elas, e três larguras, dizem muito do contorno. ${trueHere(WHO_MARKS)}`,
  method: [
    ['Os terços', 'Do cabelo à sobrancelha, dali à base do nariz, e até o queixo. Dizem onde o rosto é longo.'],
    ['As larguras', 'Testa, maçãs e mandíbula. Qual manda, e quanto, separa um coração de um triângulo.'],
    [
      'O contorno',
      'A linha da maçã ao canto da mandíbula: curva, reta ou inclinada. É a primeira coisa que o olho lê.',
    ],
    ['O perfil', 'As fotos de lado e de costas ficam no seu guia: um corte é visto de todos os lados.'],
    ['A intenção', 'O que você quer comunicar. É ela que escolhe entre dois cortes que servem igualmente.'],
  ],
  contentsTitle: 'O que vem no PDF',
  contentsLead: 'Mais de 30 páginas, todas sobre você. Para ler com um café e levar ao salão no bolso.',
} as const

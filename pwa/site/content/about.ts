import { ABOUT_CHECK, ABOUT_CHECK_NAME } from '#contract/review-words/about.ts'
import { trueHere } from '#pwa/frame/review.ts'

export const ABOUT = {
  title: 'Rostos lidos com régua e com calma.',
  lead: 'O Rosto Ideal é um ateliê de visagismo online. Nosso trabalho é dizer, com medidas e sem julgamento, o que o seu rosto já tem de bonito e que cortes, cores e linhas conversam com ele.',
  belief: 'O nome é uma provocação. O rosto ideal não é um molde em que você precisa caber: é o seu, visto direito.',
  principles: [
    {
      title: 'Nenhum formato é melhor',
      text: 'Oval não é nota dez. Cada contorno tem uma força, e a análise começa por ela. Não usamos a palavra defeito, nem “corrigir”.',
    },
    {
      title: 'Medida antes de opinião',
      text: 'Testa, maçãs, mandíbula e altura saem de pontos marcados na sua foto; sem eles, o guia descreve em vez de dar números. A recomendação vem com o motivo, para você concordar ou não.',
    },
    {
      title: trueHere(ABOUT_CHECK_NAME),
      text: trueHere(ABOUT_CHECK),
    },
  ],
  storyTitle: 'Por que existimos',
  story: [
    'Quase todo mundo já saiu de um salão com o corte de outra pessoa. Não por falta de técnica de quem cortou, mas porque faltou uma conversa: o que este rosto pede, o que esta pessoa quer dizer, quanto tempo ela tem de manhã.',
    'O visagismo é essa conversa posta em ordem. Ele junta o desenho do rosto, a linguagem das linhas e a intenção de quem vai usar o resultado todos os dias. Costumava caber só em consultorias caras e presenciais. Nós o levamos para o celular, por um preço que cabe num corte de cabelo.',
    'Você envia quatro fotos e responde a um formulário. Nós devolvemos um guia de mais de 30 páginas, com um cartão de uma página só, para mostrar a quem vai cortar.',
  ],
  knowledgeTitle: 'De onde vem o que dizemos',
  knowledge: [
    ['A tradição', 'A linguagem das linhas e dos temperamentos, como a escola brasileira de visagismo ensina.'],
    [
      'A medida',
      'Proporções comparadas com médias publicadas. Elas não vêm da população brasileira inteira, e o guia diz isso.',
    ],
    ['A prática', 'O que profissionais de cabelo, barba, óculos e cor repetem porque funciona na cadeira.'],
    [
      'A dúvida',
      'Onde as fontes divergem, o guia avisa que é escolha sua. E os rostos deste site são desenhos: não mostramos clientes.',
    ],
  ],
  buy: 'Quero a minha análise',
  start: 'Ver o preço',
  how: 'Como funciona',
} as const

export const ABOUT_PEOPLE = ['quel', 'marta', 'kenji', 'olivia', 'joao', 'clara', 'iara', 'tiago'] as const

import { type HeldLine, wordsOf } from '#pwa/frame/held-lines.ts'

export const FACIAL_HELD = [
  ['forma', 'Seu formato, quanta certeza há nele, e as medidas quando há pontos marcados na foto'],
  ['cabelo', 'Três caminhos de corte desenhados no seu formato, do mais perto ao mais longe de hoje'],
  ['sobrancelhas', 'Desenho de sobrancelha e, para quem usa, de barba, com as palavras certas para pedir'],
  ['oculos', 'Armações e acessórios com larguras, não só nomes'],
  ['evitar', 'O que evitar, com o motivo'],
  ['cartao', 'Um cartão de uma página para mostrar a quem vai cortar'],
] as const satisfies readonly HeldLine[]

export const FACIAL = {
  title: 'O que é análise facial',
  headline: 'Seu rosto tem um desenho. Aqui você aprende a ler.',
  lead: 'Análise facial é medir o rosto e entender o que as medidas dizem: onde ele é largo, onde é longo, se o contorno é curva ou reta. Daí saem o corte, a sobrancelha, a barba e os óculos que conversam com ele.',
  buy: 'Quero a minha análise',
  readTitle: 'Como se lê um rosto',
  read: [
    [
      'Primeiro o todo',
      'Altura contra largura. Um rosto longo e um rosto largo pedem linhas opostas, mesmo com traços iguais.',
    ],
    [
      'Depois as larguras',
      'Testa, maçãs, mandíbula. A mais larga manda no formato; a segunda diz o formato secundário.',
    ],
    ['Então o contorno', 'Da maçã ao canto da mandíbula: curva acolhe, reta firma, inclinada dá movimento.'],
    ['Por fim, os terços', 'Testa, meio e queixo. É onde se decide franja, altura do topo e comprimento da barba.'],
  ],
  shapesTitle: 'Sete formatos, nenhum melhor',
  shapesLead:
    'Quase ninguém é um só: o comum é um formato principal com traços de outro. O guia diz quais, e com que certeza.',
  getTitle: 'O que você recebe',
  get: wordsOf(FACIAL_HELD),
} as const

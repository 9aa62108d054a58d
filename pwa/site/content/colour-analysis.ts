import { DELIVERY_TIME } from '#contract/offer.ts'
import type { Family } from '#visagism/seasons.ts'

export const COLOURS = {
  title: 'Análise de cores',
  headline: 'Mais de 40 cores que gostam da sua pele.',
  lead: 'Perto do rosto, uma cor acende a pele ou a apaga. A análise descobre o lado em que a sua vive, quente ou frio, claro ou profundo, vivo ou suave, e devolve uma cartela com nome e código de cada tom.',
  delivery: `Entrega em até ${DELIVERY_TIME}`,
  buy: 'Quero a minha cartela',
  seasonsTitle: 'As quatro estações',
  seasonsLead:
    'Uma maneira antiga e boa de guardar cores que combinam entre si. Toda pele, da mais clara à mais escura, pode estar em qualquer uma.',
  seasons: [
    {
      family: 'primavera',
      person: 'livia',
      text: 'Quente, clara e viva. Como fruta madura: pêssego, coral, verde-folha.',
    },
    {
      family: 'verao',
      person: 'dora',
      text: 'Fria, clara e suave. Como um dia de névoa no mar: lavanda, azul, rosa antigo.',
    },
    {
      family: 'outono',
      person: 'wanda',
      text: 'Quente, profunda e suave. Como a terra e as especiarias: ferrugem, oliva, mostarda.',
    },
    {
      family: 'inverno',
      person: 'elza',
      text: 'Fria, profunda e viva. Como tinta pura: vinho, azul-royal, preto, branco.',
    },
  ] as const satisfies readonly { family: Family; person: string; text: string }[],
  testTitle: 'Um teste para fazer hoje',
  test: [
    ['Luz', 'Perto de uma janela, de dia, sem sol direto e sem maquiagem.'],
    ['Branco', 'Uma folha de papel ao lado do rosto. Ela mostra se a luz está amarela ou azul.'],
    ['Dois panos', 'Um laranja e um rosa frio, um de cada vez, sob o queixo.'],
    ['Olhe a pele', 'Não o pano. Qual deles apaga as olheiras e acende o olhar? Esse é o seu lado.'],
  ],
  getTitle: 'O que você recebe',
  get: [
    'Sua estação, com o motivo de cada escolha',
    'Mais de 40 cores com nome e código, separadas em base e destaque',
    'Tons de cabelo que harmonizam, e os que pedem retoque demais',
    'Metais, maquiagem e estampas',
    'O que fazer com as cores de que você gosta e que não estão na cartela',
  ],
} as const

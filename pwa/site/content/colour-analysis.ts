import { DELIVERY_TIME } from '#contract/offer.ts'
import type { Family } from '#visagism/colour/seasons.ts'
import { type HeldLine, wordsOf } from '#pwa/frame/held-lines.ts'

export const COLOURS_HELD = [
  ['cores', 'Mais de 40 cores, com nome e código'],
  ['cores', 'O teste das cores para fazer em casa ou a sua estação, com o motivo, quando uma visagista a define'],
  ['cores-preferidas', 'Em que tom e a que distância do rosto usar cada cor'],
  ['cor-do-cabelo', 'Onde pôr a luz no cabelo, e tons para mostrar no salão'],
  ['temperamento', 'O que linhas e cores dizem juntas'],
] as const satisfies readonly HeldLine[]

export const COLOURS = {
  title: 'Análise de cores',
  headline: 'Mais de 40 cores, e o espelho decide.',
  lead: 'Perto do rosto, uma cor acende a pele ou a apaga, e uma foto não basta para dizer qual. O guia traz cores com nome e código: as do seu contraste e do seu gosto, com o teste para fazer em casa, ou as da sua estação, quando uma visagista a define.',
  delivery: `Entrega em até ${DELIVERY_TIME}`,
  buy: 'Quero o meu guia',
  seasonsTitle: 'As quatro estações',
  seasonsLead:
    'Uma maneira antiga e boa de guardar cores que combinam entre si. Toda pele, da mais clara à mais escura, pode estar em qualquer uma.',
  seasons: [
    {
      family: 'primavera',
      text: 'Quente, clara e viva. Como fruta madura: pêssego, coral, verde-folha.',
    },
    {
      family: 'verao',
      text: 'Fria, clara e suave. Como um dia de névoa no mar: lavanda, azul, rosa antigo.',
    },
    {
      family: 'outono',
      text: 'Quente, profunda e suave. Como a terra e as especiarias: ferrugem, oliva, mostarda.',
    },
    {
      family: 'inverno',
      text: 'Fria, profunda e viva. Como tinta pura: vinho, azul-royal, preto, branco.',
    },
  ] as const satisfies readonly { family: Family; text: string }[],
  testTitle: 'Um teste para fazer hoje',
  test: [
    ['Luz', 'Perto de uma janela, de dia, sem sol direto e sem maquiagem.'],
    ['Branco', 'Uma folha de papel ao lado do rosto. Ela mostra se a luz está amarela ou azul.'],
    ['Dois panos', 'Um laranja e um rosa frio, um de cada vez, sob o queixo.'],
    ['Olhe a pele', 'Não o pano. Qual deles apaga as olheiras e acende o olhar? Esse é o seu lado.'],
  ],
  getTitle: 'O que você recebe',
  get: wordsOf(COLOURS_HELD),
} as const

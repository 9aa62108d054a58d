import { DELIVERY_TIME } from '#contract/offer.ts'
import { type HeldLine, wordsOf } from '#pwa/frame/held-lines.ts'

export const STYLE_HELD = [
  ['intencao', 'A leitura da sua intenção: autoridade, leveza, sofisticação ou criatividade'],
  ['decotes', 'Decotes e golas que alongam, suavizam ou dão presença ao contorno'],
  ['acessorios', 'Brincos, colares e óculos: onde a peça deve terminar'],
  ['roupa', 'Quatro peças de base e três combinações prontas'],
  ['evitar', 'O que deixar de lado, e por quê'],
] as const satisfies readonly HeldLine[]

export const STYLE = {
  title: 'Consultoria de estilo',
  headline: 'O que as suas linhas dizem antes de você falar.',
  lead: 'Toda roupa, todo corte, toda gola é feita de linhas, e cada linha comunica. A consultoria parte do desenho do seu rosto e do que você quer dizer ao mundo, e põe os dois de acordo.',
  delivery: `Entrega em até ${DELIVERY_TIME}`,
  buy: 'Quero a minha consultoria',
  linesTitle: 'Quatro linhas, quatro recados',
  lines: [
    {
      line: 'vertical',
      name: 'Vertical',
      says: 'estrutura, distância, imponência',
      wear: 'Casaco aberto, risca fina, cabelo liso e longo, decote em V.',
    },
    {
      line: 'horizontal',
      name: 'Horizontal',
      says: 'calma, estabilidade, largura',
      wear: 'Decote canoa, listras, franja reta, armação larga.',
    },
    {
      line: 'inclinada',
      name: 'Inclinada',
      says: 'movimento, iniciativa, surpresa',
      wear: 'Risca de lado, lapela enviesada, corte repicado, brinco longo.',
    },
    {
      line: 'curva',
      name: 'Curva',
      says: 'emoção, suavidade, acolhimento',
      wear: 'Ondas, gola redonda, tecidos que caem, óculos sem quinas.',
    },
  ],
  meetTitle: 'Rosto e intenção, na mesma conversa',
  meet: [
    'Se o seu rosto é feito de retas e você quer parecer mais acessível, a curva entra pela textura do cabelo e pela malha. Se ele é todo curva e você precisa de autoridade, uma lapela firme e uma armação reta fazem o trabalho.',
    'A regra da casa é simples: manter uma linha do rosto, que é a sua identidade, e acrescentar uma linha da intenção. Duas bastam. Com três, ninguém ouve nenhuma.',
  ],
  getTitle: 'O que você recebe',
  get: wordsOf(STYLE_HELD),
} as const

export const HOME_RESULTS = {
  title: 'O mesmo rosto, outra leitura.',
  note: 'Desenhos do nosso ateliê, no lugar de fotos de clientes.',
  start: 'Começar Minha Análise',
} as const

export type ResultId = 'franja' | 'barba' | 'cachos' | 'oculos' | 'grisalho' | 'camadas' | 'pixie' | 'tras' | 'entradas'

export interface ResultItem {
  /** Names two pictures: `franja-antes`, `franja-depois`. */
  readonly id: ResultId
  readonly title: string
  readonly text: string
}

/** Shows only what a person can change. */
export const HOME_RESULT_ITEMS: readonly ResultItem[] = [
  {
    id: 'franja',
    title: 'Franja cortina e pontas leves',
    text: 'Rosto coração: a franja aberta divide a testa e as camadas na altura do queixo trazem largura para onde faltava.',
  },
  {
    id: 'barba',
    title: 'Barba mais curta, mesmo corte',
    text: 'Rosto quadrado: com a barba rente, o maxilar aparece, e a firmeza passa a vir do osso, não do volume.',
  },
  {
    id: 'cachos',
    title: 'Cachos soltos, com franja aberta',
    text: 'Rosto coração: o volume desce das têmporas para perto do queixo, e a testa deixa de ficar sozinha.',
  },
  {
    id: 'oculos',
    title: 'Da armação quadrada à redonda',
    text: 'Rosto quadrado: a curva dos óculos conversa com os ângulos, em vez de repetir o que o rosto já diz.',
  },
  {
    id: 'grisalho',
    title: 'O grisalho assumido, no mesmo corte',
    text: 'Rosto redondo: o crespo curto já subia no topo; a cor natural dá luz ao contorno e dispensa a tinta do mês.',
  },
  {
    id: 'camadas',
    title: 'Do muito longo ao repicado com franja',
    text: 'Rosto quadrado: as pontas desfiadas quebram a linha reta da mandíbula e dão movimento ao fio.',
  },
  {
    id: 'pixie',
    title: 'Pixie com volume no topo',
    text: 'Rosto redondo: as laterais rentes e a altura em cima afinam o contorno e abrem os olhos.',
  },
  {
    id: 'tras',
    title: 'Cabelo para trás, barba desenhada',
    text: 'Rosto oval: com as proporções em ordem, basta mostrar o contorno que o cabelo cobria.',
  },
  {
    id: 'entradas',
    title: 'Entradas assumidas, óculos com presença',
    text: 'Rosto retangular: o cabelo rente encurta o alto e a armação cria a linha horizontal que equilibra.',
  },
]

/** Further pairs are not rendered. */
export const CAROUSEL_WINDOW = 3

import type { HairTexture, FaceShape } from '../knowledge/axes.ts'
import type { ObservedValue } from '../observed/observed.ts'
import type { SeenPlace } from '../observed/seen-places.ts'

export type SeenDetail = {
  readonly place: SeenPlace
  /** After "o que se vê primeiro:": `os fios brancos`. */
  readonly name: string
  readonly caption: string
}

export type SeenFound = Omit<SeenDetail, 'place'> | null

/** Neither texture nor volume shows. */
export const SEEN_SHAVED: SeenFound = {
  name: 'o cabelo rente',
  caption: 'Rente, o cabelo deixa a forma da cabeça à vista: a borda é o desenho.',
}

export type SeenTold<T extends string> = Readonly<Partial<Record<T, SeenFound>>>

export const SEEN_COVERING: SeenTold<ObservedValue<'covering'>> = {
  véu: { name: 'o véu', caption: 'O véu é a moldura do seu rosto: as páginas partem dele, e nenhuma pede que saia.' },
  turbante: {
    name: 'o turbante',
    caption: 'O turbante é a moldura do seu rosto: as páginas partem dele, e nenhuma pede que saia.',
  },
  outro: {
    name: 'o que você usa na cabeça',
    caption: 'A cabeça fica coberta, e é dessa moldura que as páginas partem.',
  },
}

export const SEEN_GREYS: SeenTold<ObservedValue<'greys'>> = {
  alguns: {
    name: 'os primeiros brancos',
    caption: 'Há alguns brancos entre os fios. Nos desenhos, nenhum foi apagado.',
  },
  metade: { name: 'os fios brancos', caption: 'Metade do cabelo já é branca: é dela que vem a luz em volta do rosto.' },
  'quase todos': {
    name: 'os fios brancos',
    caption: 'O branco já é a cor do cabelo, e é dele que vem a luz do rosto.',
  },
}

export const ALL_GREY: SeenTold<ObservedValue<'hairColour'>> = {
  grisalho: {
    name: 'os fios grisalhos',
    caption: 'O grisalho põe duas cores no mesmo fio, e a luz fica perto do rosto.',
  },
  branco: { name: 'o cabelo branco', caption: 'O branco é a cor do cabelo inteiro, e é dele que vem a luz do rosto.' },
}

export const SEEN_TEXTURE: Readonly<Record<HairTexture, SeenFound>> = {
  liso: { name: 'o fio liso', caption: 'O fio cai em linha reta: nele, cada centímetro do corte aparece.' },
  ondulado: { name: 'a onda do fio', caption: 'A onda do fio faz metade do corte, e as medidas daqui contam com ela.' },
  cacheado: {
    name: 'os cachos',
    caption: 'O cacho sobe quando seca: todo comprimento destas páginas é o do cabelo seco.',
  },
  crespo: { name: 'o fio crespo', caption: 'O crespo traz volume próprio, e é com ele que estas páginas contam.' },
}

export const SEEN_GLASSES: SeenTold<ObservedValue<'glasses'>> = {
  sempre: {
    name: 'os óculos',
    caption: 'Os óculos já são parte do rosto: sobrancelha e lateral contam com eles.',
  },
}

export const SEEN_BROWS: SeenTold<ObservedValue<'brows'>> = {
  cheias: {
    name: 'a sobrancelha cheia',
    caption: 'A sobrancelha cheia é um traço pronto: ela emoldura o olhar sem ajuda.',
  },
}

export const SEEN_BEARD: SeenTold<ObservedValue<'beard'>> = {
  'por fazer': { name: 'a barba por fazer', caption: 'A barba por fazer sombreia o maxilar sem escondê-lo.' },
  curta: { name: 'a barba curta', caption: 'A barba curta acompanha o maxilar e já faz parte do contorno.' },
  cheia: {
    name: 'a barba cheia',
    caption: 'A barba cheia desenha metade do contorno: onde ela termina, o rosto termina.',
  },
  cavanhaque: { name: 'o cavanhaque', caption: 'O cavanhaque leva o olhar para o queixo e deixa o maxilar livre.' },
  bigode: {
    name: 'o bigode',
    caption: 'O bigode põe uma linha deitada no meio do rosto, e tudo em volta responde a ela.',
  },
}

export const SEEN_CONTOUR: Readonly<Record<FaceShape, SeenFound>> = {
  oval: {
    name: 'o contorno oval',
    caption: 'O contorno desce da testa ao queixo numa curva só, sem canto que o interrompa.',
  },
  redondo: {
    name: 'a curva do rosto',
    caption: 'As maçãs fazem a curva mais larga, e o queixo a repete em tamanho menor.',
  },
  quadrado: {
    name: 'a linha firme do rosto',
    caption: 'O rosto termina em linha firme, e é ela que dá presença ao desenho.',
  },
  coracao: {
    name: 'o queixo fino',
    caption: 'O rosto começa amplo e se recolhe até o queixo, numa linha delicada.',
  },
  triangulo: {
    name: 'o desenho do contorno',
    caption: 'O contorno se abre devagar, de cima para baixo, e dá ao rosto o seu apoio.',
  },
  diamante: { name: 'as maçãs', caption: 'As maçãs são o ponto mais largo, e testa e queixo se recolhem.' },
  retangular: {
    name: 'a linha comprida',
    caption: 'O rosto é mais alto que largo, e os lados descem quase retos até o queixo.',
  },
}

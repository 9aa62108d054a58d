/** A face that nobody measured: what was seen, what was told, and by whom. */
import type { FaceShape } from '../knowledge/axes.ts'
import type { FaceQuestion } from '../knowledge/quiz-scoring.ts'
import type { ObservedField, ObservedValue } from '../observed/observed.ts'

/** `noun`: in a list of what was seen, or told. */
export type SeenTrait = { readonly what: string; readonly why: string; readonly noun: string }

export const SEEN_FACE_TITLE = { seen: 'Seu rosto, visto', told: 'Seu rosto, como você o vê' } as const

export const SEEN_FACE_LEAD = {
  seen: [
    'Nenhuma régua passou por este rosto; um olhar, sim.',
    'Sem régua, fica o que o olho alcança, que não é pouco.',
    'O que um olhar atento alcança cabe em poucas linhas.',
  ],
  told: [
    'Lemos as suas respostas e o que você contou: é disso que esta página é feita.',
    'Esta página é feita das suas respostas e do que você contou.',
  ],
} as const

/** After the reason for which points do not count. */
export const SEEN_FACE_REFUSED = { seen: 'O olhar, esse vale.', told: 'Fica o que você contou.' } as const

export const SEEN_FACE_QUOTE = {
  seen: ['O que se vê com calma também é conhecimento.', 'Ver bem é uma forma de saber.'],
  told: ['Ninguém passou mais tempo diante deste rosto que você.', 'Quem se vê todo dia também sabe.'],
} as const

/** Before the contour that the books give to the shape. */
export const SEEN_FACE_CAPTION = {
  seen: 'O desenho parte do que se vê, nas proporções que os livros dão a um rosto {forma}.',
  covered: 'O desenho parte do que se vê ou se contou, e o tecido fica em todos.',
  guessed: 'O desenho tem a forma que um programa sugeriu; o resto vem de quem olhou ou contou.',
  told: 'O desenho parte do que você contou, nas proporções que os livros dão a um rosto {forma}.',
} as const

/** Confirmed by a person on the photo. */
export const CONTOUR_CONFIRMED: Readonly<Record<FaceShape, string>> = {
  oval: 'da maçã ao queixo, uma linha só, sem canto.',
  redondo: 'as maçãs fazem a curva, e o queixo a repete, menor.',
  quadrado: 'desce quase reto até um canto que se vê.',
  coracao: 'amplo em cima, recolhe-se até um queixo pequeno.',
  triangulo: 'nasce mais estreito e se abre até a mandíbula.',
  diamante: 'salta nas maçãs e se recolhe nas duas pontas.',
  retangular: 'comprido, com laterais que descem quase retas.',
}

/** With the forehead under a cloth. */
export const CONTOUR_BELOW_CLOTH: Readonly<Partial<Record<FaceShape, string>>> = {
  coracao: 'das maçãs ao queixo, corre para dentro.',
  triangulo: 'das maçãs para baixo, abre-se até a mandíbula.',
  diamante: 'salta nas maçãs e se fecha até o queixo.',
  retangular: 'das maçãs ao queixo, desce quase reto.',
}

/** Where the beard hides the end of it. */
export const CONTOUR_BY_BEARD = 'embaixo, é a barba que o termina.'

export const CONTOUR_TOLD = '{forma}, o desenho que você escolheu entre seis.'

export const FACE_TOLD: Readonly<Record<FaceQuestion, Readonly<Record<string, SeenTrait>>>> = {
  jaw: {
    suave: { what: 'A mandíbula', why: 'suave, uma curva contínua, sem canto.', noun: 'mandíbula suave' },
    marcada: {
      what: 'A mandíbula',
      why: 'marcada: dá para ver onde começa e onde termina.',
      noun: 'mandíbula marcada',
    },
    angulada: { what: 'A mandíbula', why: 'angulada, com um canto nítido.', noun: 'mandíbula angulada' },
    quase_reta: { what: 'A mandíbula', why: 'quase reta até perto do queixo.', noun: 'mandíbula quase reta' },
  },
  forehead: {
    maior: { what: 'A testa', why: 'a parte mais larga do rosto.', noun: 'testa mais larga que as maçãs' },
    igual: { what: 'A testa', why: 'quase da largura das maçãs.', noun: 'testa da largura das maçãs' },
    menor: {
      what: 'A testa',
      why: 'menor que o resto, que se abre dela para baixo.',
      noun: 'testa menor que as maçãs',
    },
  },
  cheekbones: {
    evidentes: { what: 'As maçãs', why: 'evidentes, mesmo com o rosto sério.', noun: 'maçãs evidentes' },
    moderadas: { what: 'As maçãs', why: 'aparecem quando você sorri.', noun: 'maçãs moderadas' },
    discretas: { what: 'As maçãs', why: 'discretas, num meio liso e contínuo.', noun: 'maçãs discretas' },
  },
  faceLength: {
    curto: { what: 'A altura', why: 'parecida com a largura.', noun: 'rosto curto' },
    medio: { what: 'A altura', why: 'um pouco maior que a largura.', noun: 'rosto de altura média' },
    longo: { what: 'A altura', why: 'bem maior que a largura.', noun: 'rosto longo' },
  },
}

export const GREYS_SEEN: Readonly<Record<ObservedValue<'greys'>, string | null>> = {
  nenhum: null,
  alguns: 'com alguns fios brancos',
  metade: 'metade branco',
  'quase todos': 'quase todo branco',
}

export const LENGTH_SEEN_AS: Readonly<Record<ObservedValue<'length'>, string>> = {
  raspado: 'rente à cabeça',
  curto: 'curto',
  médio: 'médio',
  grande: 'cheio e comprido',
  longo: 'longo',
}

export const TOP_WITHOUT_HAIR: SeenTrait = {
  what: 'O alto da cabeça',
  why: 'sem fios.',
  noun: 'alto da cabeça',
}

type TraitsOf<F extends ObservedField> = Readonly<Partial<Record<ObservedValue<F>, SeenTrait>>>

export const COVERING_SEEN: TraitsOf<'covering'> = {
  véu: { what: 'O véu', why: 'é a moldura do rosto, e fica.', noun: 'véu' },
  turbante: { what: 'O turbante', why: 'é a moldura do rosto, e fica.', noun: 'turbante' },
  outro: { what: 'A cabeça', why: 'coberta, e é dessa moldura que se parte.', noun: 'cabeça coberta' },
}

export const BEARD_TRAITS: TraitsOf<'beard'> = {
  'por fazer': { what: 'A barba', why: 'por fazer, sem esconder o maxilar.', noun: 'barba' },
  curta: { what: 'A barba', why: 'curta, junto ao maxilar.', noun: 'barba' },
  cheia: { what: 'A barba', why: 'cheia, até onde o rosto termina.', noun: 'barba' },
  cavanhaque: { what: 'O cavanhaque', why: 'no queixo, com o maxilar livre.', noun: 'cavanhaque' },
  bigode: { what: 'O bigode', why: 'sozinho, no meio do rosto.', noun: 'bigode' },
}

/** Where it recedes nothing is said of it. */
export const CHIN_TRAITS: TraitsOf<'chin'> = {
  alinhado: { what: 'O queixo', why: 'de lado, alinhado com o resto.', noun: 'queixo' },
  projetado: { what: 'O queixo', why: 'de lado, um pouco à frente.', noun: 'queixo' },
}

export const BROW_TRAITS: TraitsOf<'brows'> = {
  finas: { what: 'As sobrancelhas', why: 'finas.', noun: 'sobrancelhas' },
  médias: { what: 'As sobrancelhas', why: 'de espessura média.', noun: 'sobrancelhas' },
  cheias: { what: 'As sobrancelhas', why: 'cheias.', noun: 'sobrancelhas' },
}

const eyes = (colour: string): SeenTrait => ({ what: 'Os olhos', why: `${colour}.`, noun: 'olhos' })
export const EYE_TRAITS: TraitsOf<'eyes'> = {
  'castanho-escuro': eyes('castanho-escuros'),
  castanho: eyes('castanhos'),
  mel: eyes('cor de mel'),
  verde: eyes('verdes'),
  azul: eyes('azuis'),
  cinza: eyes('cinza'),
}

/** On a page of what was seen. */
export const BY_THEIR_WORD = 'segundo você'

export const WHO_LOOKED = 'Quem olhou'
export const WHAT_WAS_READ = 'O que lemos'
export const LOOKED_WITHOUT_SHAPE = 'A nossa equipe olhou as suas fotos e anotou o que viu.'
export const WORD_OF_EACH = 'O que veio de você leva “segundo você”.'
export const NOBODY_DESCRIBED = 'Ninguém descreveu o seu rosto por você.'
export const GUESSED_BY_PROGRAM =
  'Um programa sugeriu a forma a partir da sua foto; palpite de programa não entra aqui como coisa vista.'
export const TOLD_OTHERWISE_ONCE = 'No teste, {respostas} apontava outra forma; prevaleceu a que se viu na foto.'
export const TOLD_OTHERWISE = 'No teste, {respostas} apontavam outra forma; prevaleceu a que se viu na foto.'

export const CHANGED_TITLE = 'O que mudou no guia'
export const NO_NUMBERS = 'Nenhuma página daqui traz número do seu rosto de frente.'
export const HELD_IN_BOTH = 'Os conselhos foram conferidos nas duas formas possíveis, {formas}.'
export const CARD_IS_WHOLE = 'O cartão do salão está completo.'
export const CARDS_ARE_WHOLE = 'Os dois cartões estão completos.'

export const SEEN_TABLE_TITLE = 'Quem disse o quê'
export const SEEN_ROW = 'Visto nas fotos'
export const TOLD_ROW = 'Dito por você'
export const LEFT_ROW = 'Ficou de fora'
export const LEFT_UNMARKED = 'larguras e ângulo: sem pontos na foto, seriam palpite'
export const LEFT_REFUSED = 'larguras e ângulo: daquela foto, mentiriam'

export const MEASURED_OFFER =
  'A versão medida destas páginas é de graça e sem prazo: é só pedir. Até lá, nada falta ao resto.'

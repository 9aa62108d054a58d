/** Menswear names for frames of the general table (docs/visagism.md §5, B), where it says cat-eye. */
import type { FaceShape } from '../knowledge/axes.ts'
import { factAgainst, FRAMES_INSTEAD } from './bound.ts'
import { GLASSES } from './glasses.ts'
import type { ShapeAdvice } from './shape-advice.ts'
import { ALTERNATE } from './shape-advice-alternate.ts'
import { subjectFor, type MenswearAdvice, type MenswearSubject, type SubjectOfWearer, type Wearer } from './wardrobe.ts'

const { redondo, coracao, triangulo, diamante } = GLASSES.shapes

const OWN: Readonly<Partial<Record<FaceShape, Partial<MenswearAdvice>>>> = {
  redondo: {
    picks: [
      redondo.picks[0],
      redondo.picks[1],
      {
        id: 'browline',
        what: 'Browline de canto nítido',
        why: 'põe uma reta na altura da sobrancelha',
        effects: ['armacao-pesada-em-cima'],
      },
    ],
  },
  coracao: {
    avoid: [
      coracao.avoid[0],
      {
        what: 'Armação que abre nas têmporas',
        why: 'alarga o que já é amplo',
        refuses: ['gatinho-aberto', 'armacao-larga'],
      },
    ],
  },
  triangulo: {
    why: [
      'Como a base é a parte larga, uma linha forte na altura das sobrancelhas cria o contraponto. Browlines, meios aros e hastes trabalhadas foram feitos para esse contorno.',
      triangulo.why[1],
    ],
    picks: [
      triangulo.picks[0],
      triangulo.picks[2],
      {
        id: 'retangular',
        what: 'Retangular de borda escura em cima',
        why: 'abre as têmporas e deixa a base quieta',
        effects: ['armacao-pesada-em-cima'],
      },
    ],
  },
  diamante: {
    lead: 'Ovais, retângulos de canto macio e lentes sem aro: nada que ultrapasse as suas maçãs.',
    picks: [
      diamante.picks[0],
      diamante.picks[2],
      { id: 'retangular', what: 'Retangular de canto macio', why: 'dá um pouco de testa sem sair do limite' },
    ],
    alternate: [
      'Armações que acompanham a curva das maçãs, sem ultrapassá-las, parecem ter sido feitas sob medida. Um canto discreto no alto é o tempero.',
      ALTERNATE.oculos.diamante[1],
    ],
  },
}

const rowOf = (shape: FaceShape): MenswearAdvice => ({
  ...GLASSES.shapes[shape],
  alternate: ALTERNATE.oculos[shape],
  ...OWN[shape],
})

export const MENSWEAR_FRAMES: MenswearSubject = {
  shapes: {
    oval: rowOf('oval'),
    redondo: rowOf('redondo'),
    quadrado: rowOf('quadrado'),
    coracao: rowOf('coracao'),
    triangulo: rowOf('triangulo'),
    diamante: rowOf('diamante'),
    retangular: rowOf('retangular'),
  },
  intentions: GLASSES.intentions,
  styles: {
    ...GLASSES.styles,
    Elegante: 'Com elegância, a armação repete o metal do relógio ou da fivela, e ninguém nota o porquê.',
  },
}

export const framesSubject = (wearer: Wearer): SubjectOfWearer =>
  subjectFor(wearer, GLASSES, MENSWEAR_FRAMES, {
    part: 'frame',
    refuses: ({ id }) => factAgainst('frame', id, wearer) !== null,
    reserve: { menswear: FRAMES_INSTEAD.filter(({ id }) => id !== 'gatinho'), womenswear: FRAMES_INSTEAD },
  })

export const framesFor = (wearer: Wearer): ShapeAdvice => framesSubject(wearer).subject.shapes[wearer.shape]

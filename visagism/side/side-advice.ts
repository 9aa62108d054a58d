/**
 * Profile advice. Front, nape and beard: several hairdressers' and barbers' guides agree (B); frames and earrings are ours (P). No profile
 * is a flaw or an aim.
 */
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { Effect } from '../knowledge/effects.ts'
import { degrees } from '../knowledge/pt.ts'
import type { Basis } from '../knowledge/sources.ts'
import { say } from '../knowledge/voice.ts'
import { CONVEXITY_NORM, type SideLine, type SideReading, sideSentence } from './side-reading.ts'

export const SIDE_ADVICE_BASIS: Basis = { certainty: 'B', sources: ['profile-guides', 'practice'] }

export function sideParagraphs(side: SideReading): string[] {
  return [say(SEEN[side.line](angleOf(side)), UNSAID[side.line]), say(PLACE, sideSentence(side), DOUBT)]
}

/** Advice is only for what the person wears. */
export type SideWear = {
  readonly beard: boolean
  readonly glasses: boolean
  readonly earrings: boolean
  /** Of the recommended cut. */
  readonly nape: 'rente' | 'com corpo'
  readonly hasVolumeInFront: boolean
}

export type SideItem = Reasoned & {
  readonly effects?: readonly Effect[]
  readonly refuses?: readonly Effect[]
  /** Omitted for cuts with volume in front. */
  readonly isOfLightFront?: true
  /** Only for this nape. */
  readonly isOf?: SideWear['nape']
}

export function sideItems(line: SideLine, worn: SideWear): SideItem[] {
  const { front, nape, beard, glasses, earring } = ADVICE[TOWARDS[line]]
  return [
    ...(front.isOfLightFront && worn.hasVolumeInFront ? [] : [front]),
    ...(nape.isOf === undefined || nape.isOf === worn.nape ? [nape] : []),
    ...(worn.beard ? [beard] : []),
    ...(worn.glasses ? [glasses] : []),
    ...(worn.earrings ? [earring] : []),
  ]
}

const NORM = `${Math.round(CONVEXITY_NORM.mean - CONVEXITY_NORM.sd)}° e ${Math.round(CONVEXITY_NORM.mean + CONVEXITY_NORM.sd)}°`
const PLACE = `Em fotos de 50 brasileiros adultos, todos brancos, o mais comum é esse ângulo ficar entre ${NORM}. Em pessoas negras, indígenas ou asiáticas, o comum pode ser outro, e ninguém mediu aqui: a faixa serve de referência, nunca de meta.`
/** 1 mm per point: error propagation over arms of 6.5 and 5.5 cm (X). */
const DOUBT = 'Um milímetro de deslize em cada ponto muda o ângulo em uns dois graus.'

/** Degrees of error: a smaller bend has no direction. */
const SLIP = 2
/** Inward bends are negative, which readers would not understand. */
const angleOf = ({ convexity }: SideReading) => ({
  value: degrees(Math.abs(convexity)),
  isInward: convexity < -SLIP,
})
type Angle = ReturnType<typeof angleOf>

const SEEN: Readonly<Record<SideLine, (angle: Angle) => string>> = {
  convexo: ({ value }) =>
    `De lado, a linha que desce da testa dobra para fora na base do nariz e volta até o queixo, num ângulo de ${value}. Esse perfil se chama convexo, e o melhor dele é o movimento: o olhar chega primeiro ao meio do rosto.`,
  'entre reto e convexo': ({ value }) =>
    `De lado, a linha que desce da testa dobra um pouco para fora na base do nariz, num ângulo de ${value}. É a passagem entre o perfil reto e o convexo, e preferimos não escolher um nome por dois graus.`,
  reto: ({ value }) =>
    `De lado, a linha da testa ao queixo dobra de leve na base do nariz, num ângulo de ${value}. Esse perfil se chama reto, e o melhor dele é a liberdade: nada na frente pede contrapeso atrás.`,
  'entre reto e côncavo': ({ value }) =>
    `De lado, a linha da testa ao queixo dobra pouco na base do nariz, num ângulo de ${value}. É a passagem entre o perfil reto e o côncavo, e preferimos não escolher um nome por dois graus.`,
  côncavo: ({ value, isInward }) =>
    isInward
      ? `De lado, a linha da testa ao queixo dobra para dentro na base do nariz, num ângulo de ${value}. Esse perfil se chama côncavo, e o melhor dele é a firmeza: testa e queixo conduzem o olhar.`
      : `De lado, a linha da testa ao queixo é praticamente uma reta: dobra só ${value} na base do nariz. Como o mais comum é dobrar para fora, esse perfil fica do lado do côncavo, e o melhor dele é a firmeza: testa e queixo conduzem o olhar.`,
}

/** Limits of the angle. */
const UNSAID: Readonly<Record<SideLine, string>> = {
  convexo: 'O ângulo não diz se é o meio do rosto que avança ou o queixo que fica atrás; para o corte, dá no mesmo.',
  'entre reto e convexo': 'Leia os conselhos de perfil como opções, sem pressa.',
  reto: 'O ângulo fala só da linha: do desenho do nariz ele não sabe.',
  'entre reto e côncavo': 'Os conselhos de perfil, aqui, são opções.',
  côncavo: 'O ângulo não diz se é o queixo que avança ou o meio do rosto que se guarda; para o corte, dá no mesmo.',
}

const TOWARDS: Readonly<Record<SideLine, keyof typeof ADVICE>> = {
  côncavo: 'côncavo',
  'entre reto e côncavo': 'côncavo',
  reto: 'reto',
  'entre reto e convexo': 'convexo',
  convexo: 'convexo',
}

type Subject = 'front' | 'nape' | 'beard' | 'glasses' | 'earring'

const ADVICE: Readonly<Record<'convexo' | 'reto' | 'côncavo', Readonly<Record<Subject, SideItem>>>> = {
  convexo: {
    front: {
      what: 'Corpo na frente do topo',
      why: 'o cabelo que avança sobre a testa acompanha o nariz e deixa a curva contínua',
    },
    nape: {
      what: 'Nuca mais rente',
      why: 'com pouco volume atrás do pescoço, o queixo ganha presença na silhueta',
      isOf: 'rente',
    },
    beard: {
      what: 'Barba mais comprida na ponta do queixo',
      why: 'um dedo de pelo já leva a linha para a frente',
      effects: ['barba-longa-no-queixo'],
    },
    glasses: {
      what: 'Armação de frente bem desenhada',
      why: 'a linha vertical do aro divide com o nariz a atenção do perfil',
    },
    earring: {
      what: 'Brinco que desça até o queixo',
      why: 'ele marca a mandíbula e puxa o olhar para baixo',
      effects: ['brinco-longo', 'brinco-que-pende', 'argola-no-maxilar'],
    },
  },
  reto: {
    front: { what: 'Cabelo para trás, quando quiser', why: 'a linha se sustenta inteira à mostra, com ou sem franja' },
    nape: { what: 'Nuca cheia ou rente', why: 'nenhuma das duas muda a frente; decida pelo pescoço e pela gola' },
    beard: {
      what: 'Barba do mesmo comprimento por inteiro',
      why: 'sem contrapeso a fazer, basta seguir o contorno',
      refuses: ['barba-longa-no-queixo', 'barba-rente-dos-lados', 'barba-cheia-nos-cantos'],
    },
    glasses: { what: 'Armação escolhida de frente', why: 'de lado, a haste só precisa não cortar a têmpora' },
    earring: {
      what: 'Brinco de qualquer comprimento',
      why: 'o perfil não pende para nenhum lado',
      effects: ['brinco-longo', 'brinco-no-alto', 'argola-no-maxilar'],
    },
  },
  côncavo: {
    front: {
      what: 'Frente leve',
      why: 'topo armado para a frente pesa sobre a testa, que já conduz o perfil',
      isOfLightFront: true,
    },
    nape: {
      what: 'Algum corpo na nuca',
      why: 'o volume atrás do pescoço equilibra o queixo na silhueta',
      isOf: 'com corpo',
    },
    beard: {
      what: 'Barba rente no queixo, mais cheia nos lados',
      why: 'assim ela não leva a linha ainda mais para a frente',
      effects: ['barba-cheia-nas-macas', 'barba-cheia-nos-cantos'],
      refuses: ['barba-longa-no-queixo', 'barba-rente-dos-lados'],
    },
    glasses: {
      what: 'Ponte e aro com presença',
      why: 'um desenho no meio do rosto faz companhia à testa e ao queixo',
      refuses: ['armacao-discreta'],
    },
    earring: {
      what: 'Brinco junto do lóbulo',
      why: 'o que pende até o queixo aponta para ele',
      effects: ['brinco-no-alto'],
      refuses: ['brinco-que-pende', 'brinco-longo', 'argola-no-maxilar'],
    },
  },
}

/** The plan counted back from the person’s event. `{whose}` as `a sua filha`, `{when}` as `num sábado`. */
import { capital } from '../knowledge/pt.ts'
import type { Role } from '../reading/occasion.ts'

export type RoleText = {
  /** First sentence. Where the day is somebody else's, `ofOther`. */
  readonly lead: string
  readonly ofOther: string
  /** Names its row. */
  readonly name: string
  readonly line: string
}

const wedding = { lead: 'Você se casa {when}.', ofOther: 'O casamento é {when}.' }
const IS_DAY = 'O dia d{whose} é {when}.'

export const ROLE_TEXTS: Readonly<Record<Role, RoleText>> = {
  bride: {
    ...wedding,
    name: 'Para a noiva',
    line: 'Leve o véu e os enfeites à prova: é ali que se descobre onde o grampo segura, e quanto o penteado aguenta.',
  },
  groom: {
    ...wedding,
    name: 'Para o noivo',
    line: 'Guarde dez minutos antes da cerimônia: pente, um lenço de papel na testa e a gola conferida no espelho.',
  },
  spouse: {
    ...wedding,
    name: 'Para quem casa',
    line: 'Guarde dez minutos antes da cerimônia: pente, um lenço de papel na testa e a gola conferida no espelho.',
  },
  'parent-of-bride': {
    lead: 'Você casa {whose} {when}.',
    ofOther: 'Você casa {whose} {when}.',
    name: 'Para quem entra com a noiva',
    line: 'A entrada é vista de lado, e a foto também: confira o perfil e a nuca com um espelho de mão.',
  },
  'parent-of-groom': {
    lead: 'Você casa {whose} {when}.',
    ofOther: 'Você casa {whose} {when}.',
    name: 'Para quem entra com o noivo',
    line: 'A entrada é vista de lado, e a foto também: confira o perfil e a nuca com um espelho de mão.',
  },
  attendant: {
    lead: 'Você está no altar {when}.',
    ofOther: 'Você está no altar {when}.',
    name: 'Para quem fica no altar',
    line: 'No altar ficam de frente para você por meia hora: nada que precise de ajuste com as mãos.',
  },
  'wedding-guest': {
    lead: 'O casamento é {when}.',
    ofOther: 'O casamento d{whose} é {when}.',
    name: 'Na festa',
    line: 'A foto vem depois da dança: prefira o que volta ao lugar com os dedos.',
  },
  graduate: {
    lead: 'A sua formatura é {when}.',
    ofOther: 'A formatura d{whose} é {when}.',
    name: 'Para quem se forma',
    line: 'O capelo se prende com dois grampos, atrás da linha da testa. Prove antes, e veja como fica ao tirá-lo.',
  },
  'parent-of-graduate': {
    lead: 'A formatura d{whose} é {when}.',
    ofOther: 'A formatura d{whose} é {when}.',
    name: 'Para a família',
    line: 'A foto é de pé, de perto e com muita luz: pele fosca na testa, e a gola conferida.',
  },
  interview: {
    lead: 'A entrevista é {when}.',
    ofOther: IS_DAY,
    name: 'Para a entrevista',
    line: 'Se for por vídeo, luz na frente e câmera na altura dos olhos: prove nela a roupa e o cabelo.',
  },
  exam: {
    lead: 'A prova é {when}.',
    ofOther: IS_DAY,
    name: 'Para a prova',
    line: 'Nada que caia nos olhos ou aperte por cinco horas; e o rosto ainda deve parecer o do documento.',
  },
  court: {
    lead: 'A audiência é {when}.',
    ofOther: IS_DAY,
    name: 'Para a audiência',
    line: 'O de sempre, limpo e no lugar, com roupa que já é sua: ali se escuta melhor quem não estreia nada.',
  },
  baptism: {
    lead: 'O batizado é {when}.',
    ofOther: 'O batizado d{whose} é {when}.',
    name: 'Para o batizado',
    line: 'Criança no colo puxa o que pende: peça curta na orelha e no pescoço, e nada solto sobre a vela.',
  },
  'new-job': {
    lead: 'O trabalho novo começa {when}.',
    ofOther: IS_DAY,
    name: 'No primeiro dia',
    line: 'Vá com o que você arruma sem pensar: amanhã será preciso repetir.',
  },
  party: {
    lead: 'A festa é {when}.',
    ofOther: 'A festa d{whose} é {when}.',
    name: 'Na festa',
    line: 'Descubra antes se a luz do lugar é amarela ou branca: ela muda a cor do que fica perto do rosto.',
  },
  'own-day': {
    lead: 'O seu dia cai {when}.',
    ofOther: IS_DAY,
    name: 'No lugar',
    line: 'Descubra antes se a luz é amarela ou branca: ela muda a cor do que fica perto do rosto.',
  },
}

/** Of a day with a name of its own: `o voo`. */
export const ofName = (name: string): Pick<RoleText, 'lead' | 'ofOther'> => ({
  lead: `${capital(name)} é {when}.`,
  ofOther: `${capital(name)} d{whose} é {when}.`,
})

export const OUTDOORS = 'Ao ar livre, prove lá fora: o vento desfaz o que é leve, e o calor derrete o que é cremoso.'

export const COUNTED = 'Tudo aqui se conta desse dia, de cima para baixo, até hoje.'
/** With the first thirty days on the same pages. */
export const COUNTED_LATER = 'Os primeiros trinta dias começam agora; o que é do dia se conta dele para trás.'
/** After the first sentence, where no cut is left. */
export const TOO_NEAR =
  'Está perto demais para um corte assentar: vá com o seu, bem arrumado. O corte novo fica para depois.'
export const TODAY_LEAD = 'É hoje: nada de novo, e o de sempre bem feito.'

/** What the last week must not bring. */
export const NOT_IN_LAST_WEEK = {
  cut: 'corte novo',
  dye: 'tinta',
  treatment: 'química no fio',
  cream: 'creme de estreia',
  skin: 'limpeza de pele',
  beard: 'desenho novo na barba',
  makeup: 'maquiagem que você não provou',
} as const

export const DAY_OF = {
  hair: 'De manhã, o cabelo como você já sabe fazer.',
  bride: 'O penteado da prova, feito sem pressa.',
  covered: 'O tecido como você já usa, sem jeito novo de pôr.',
  inCare: 'Na cabeça, o que você provou e não aperta, ou nada.',
  bare: 'Água fresca na cabeça, e um lenço de papel antes de sair.',
  beard: 'Pente na barba.',
  moustache: 'Pente no bigode.',
  rest: 'Nada que você não tenha feito antes.',
} as const

export const EVE = {
  title: 'A véspera',
  how: 'Nenhum retoque de última hora. Nada de novo na pele.',
  blade: 'A lâmina passa hoje, e não amanhã: a pele descansa uma noite.',
} as const

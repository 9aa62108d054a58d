/** Living with thinner hair on top (practice, M): kind and plain; a doctor is named, a treatment is not. */
import type { HairTexture } from '../knowledge/axes.ts'
import type { Reasoned, ReasonedList } from '../knowledge/reasoned.ts'

export const THIN_TITLE = 'O alto, sem esconder'
export const THIN_LEAD =
  'O seu cabelo aparece mais ralo no alto. Menos fio não é nenhum fio: há o que pentear, cortar e deixar em paz.'
export const THIN_QUOTE = 'O que rareia fica discreto quando o resto não compete.'

/** Long hair thins along its parting, short hair around the whorl. */
export const thinParagraphs = (long: boolean): readonly string[] => [
  long
    ? 'Junto à risca há menos fio por centímetro. Risca que mora sempre no mesmo lugar se abre mais; mudada um dedo para o lado, a raiz se ergue sozinha.'
    : 'No alto há menos fio por centímetro, e ele gira a partir do redemoinho. Penteado contra o giro, o cabelo se abre; a favor dele, assenta.',
  'Ao lado de um volume muito maior, o alto parece mais ralo do que é: peça que um passe ao outro aos poucos, sem degrau. Ninguém vai achar que você escondeu, porque nada foi escondido. E onde há menos fio o sol chega primeiro: chapéu ou protetor na pele, no verão e fora dele.',
]

export const thinList = (long: boolean, texture: HairTexture | null): ReasonedList => ({
  title: 'Para o alto',
  items: [
    long
      ? { what: 'No salão: risca móvel', why: 'o corte não deve depender de um lado só' }
      : { what: 'No salão: corte a favor do giro', why: 'o fio assenta onde já quer cair' },
    isTight(texture)
      ? { what: 'Em casa: creme leve, com os dedos', why: 'produto pesado junta os fios e abre caminhos entre eles' }
      : {
          what: 'Em casa: creme fosco, uma ervilha, com a mão',
          why: 'gel molha e separa os fios, e mostra mais do que há',
        },
    CHECK,
  ],
})

const isTight = (texture: HairTexture | null) => texture === 'cacheado' || texture === 'crespo'

const CHECK: Reasoned = {
  what: 'No calendário: uma foto de cima a cada três meses',
  why: 'se a área crescer entre uma e outra, marque dermatologista',
}

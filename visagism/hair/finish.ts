/**
 * How a cut is finished at home and worn, for the hair that wears it: what brushes and heat do for a straight strand they undo
 * on a curl (texture chapter; practice, M).
 */
import type { HairTexture } from '../axes.ts'
import type { Cut } from '../hair-cuts.ts'
import type { HairPath } from './hair.ts'
import { WEAR } from './hair-wear.ts'

/** Tools and gestures that stretch a curl. */
export const STRETCHES_CURLS =
  /\b(escov\w+|prancha|chapinha|secador|liso|lisa|pente(?!ar)|spray de sal|pó de textura)\b/i

type CurlyTexture = Extract<HairTexture, 'cacheado' | 'crespo'>
const isCurly = (texture: HairTexture | null): texture is CurlyTexture => texture === 'cacheado' || texture === 'crespo'

/** One sentence. */
export const finishOf = (cut: Cut, texture: HairTexture | null, path: HairPath): string =>
  isCurly(texture) && STRETCHES_CURLS.test(cut.finish) ? CURLY_FINISH[texture][path] : cut.finish

/** A plain day, work, evening. */
export const wearOf = (cut: Cut, texture: HairTexture | null, path: HairPath): readonly string[] =>
  isCurly(texture)
    ? WEAR[cut.id].map((how, i) => (STRETCHES_CURLS.test(how) ? (CURLY_WEAR[path][i] ?? how) : how))
    : WEAR[cut.id]

const CURLY_FINISH: Readonly<Record<CurlyTexture, Readonly<Record<HairPath, string>>>> = {
  cacheado: {
    now: 'Creme no cabelo encharcado, mecha a mecha, e depois só a mão: amassar, esperar, não tocar.',
    next: 'Aplique o creme de cachos em seções, retire a água com uma camiseta e deixe o difusor parado debaixo de cada parte.',
    bold: 'Molhe, defina com gel leve e deixe secar solto; a casquinha se desfaz com duas gotas de óleo.',
  },
  crespo: {
    now: 'Água, creme denso e as mãos em movimento de fita; o garfo entra só na raiz, com tudo já seco.',
    next: 'Trabalhe em quatro partes, com leave-in e óleo, e solte as fitas quando não houver mais umidade.',
    bold: 'Defina a frente com os dedos, dê volume ao resto pela raiz e pare antes de parecer pronto.',
  },
}

const CURLY_WEAR: Readonly<Record<HairPath, readonly [day: string, work: string, night: string]>> = {
  now: [
    'acordado com água e os dedos',
    'definido com creme, um lado preso com grampo',
    'volume solto na raiz com o garfo',
  ],
  next: [
    'amassado ainda úmido, secando ao ar',
    'frente presa rente, o resto com definição',
    'um lado preso, o outro cheio',
  ],
  bold: ['solto, sem pressa', 'definido com gel leve e seco ao ar', 'raiz alta, brilho de óleo nas pontas'],
}

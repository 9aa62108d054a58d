/** How a cut is finished at home and worn by each texture: brushes and heat undo a curl (practice, M). */
import type { HairTexture } from '../knowledge/axes.ts'
import type { Effect } from '../knowledge/effects.ts'
import type { Cut } from '../cuts/cuts.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { HairPath } from './hair.ts'
import type { FactsSaid } from './refused-by-facts.ts'

/** Tools, gestures and products that undo a curl. */
export const STRETCHES_CURLS =
  /\b(escov\w+|prancha|chapinha|secador|liso|lisa|pente(?!ar)|pentear ainda úmido|spray de sal|pó de textura|past(a|inha)( fosca)?|pomada)\b/i
export const NEEDS_HEAT =
  /\b(escov(a|ad[oa]s?|ar)|prancha|chapinha|(?<!não precisa de )secador|difusor|ar (quente|frio)|ondas (largas feitas|de cinema)|viradas? para (dentro|fora)|liso de (espelho|raiz)|topo liso)\b/i
/** True when the person asked for hair that dries by itself. */
export const driesAlone = (themes: readonly Theme[]): boolean =>
  themes.includes('seca-sozinho') || themes.includes('cachos-naturais')

const USES_PRODUCT =
  /\b(creme|gel|mousse|pomada|past(?:a|inha)|argila|spray|leave-in|óleo|cera|finalizador|pó de textura)\b/i
const USES_OIL = /\b(óleo|pomada|cera|manteiga|bálsamo|creme (denso|pesado))\b/i

/** Short coils cannot be combed flat. */
const LAID = /\b(pentead[oa]|repartid[oa]|para trás|para o lado|de lado|risca)\b/i
/** Not for shapes that refuse a flat top. */
const SLICKED = /\b(gel úmido|molhad[oa]|úmida, assentada)\b/i
const LOOSE_TOP = 'alto solto com os dedos, um brilho discreto nas pontas'
const FLATTENS_WAVES = /\b(liso de|topo liso|escovad[oa]|escova redonda|prancha|chapinha)\b/i
/** Not where a strand across the forehead is advised. */
const DRAWN_BACK = /\b(para trás|orelhas livres)\b/i
const STRAND_ACROSS = 'repartido de lado com a mão, uma mecha sobre a testa'

type CurlyTexture = Extract<HairTexture, 'cacheado' | 'crespo'>
const isCurly = (texture: HairTexture | null): texture is CurlyTexture => texture === 'cacheado' || texture === 'crespo'
const isOfCoils = (cut: Cut) => cut.textures.every((texture) => texture === 'crespo' || texture === 'cacheado')

/** What somebody's hair is done without. */
export type Ways = {
  /** It dries by itself. */
  readonly withoutHeat?: boolean
  /** Nothing is put into it, or no grease. */
  readonly without?: 'products' | 'oil' | undefined
}

export const waysOf = ({
  themes,
  facts,
}: {
  readonly themes: readonly Theme[]
  readonly facts: FactsSaid
}): Required<Ways> => ({
  // Who cannot lift the arms holds no dryer.
  withoutHeat: driesAlone(themes) || facts.has('cannot-lift-arms'),
  without: facts.has('no-products') ? 'products' : facts.has('no-oil') ? 'oil' : undefined,
})

const isWithout = (without: Ways['without'], text: string): boolean =>
  without === undefined || !(without === 'oil' ? USES_OIL : USES_PRODUCT).test(text)

export function finishOf(
  cut: Cut,
  texture: HairTexture | null,
  path: HairPath,
  { withoutHeat = false, without }: Ways = {},
): string {
  const finish = finishByTexture(cut, texture, path, withoutHeat || without === 'products')
  return isWithout(without, finish) ? finish : (cut.ties ? WATER_FINISH : SHORT_WATER_FINISH)[path]
}

function finishByTexture(cut: Cut, texture: HairTexture | null, path: HairPath, withoutHeat: boolean): string {
  const finish =
    isCurly(texture) && STRETCHES_CURLS.test(cut.finish)
      ? (cut.ties ? CURLY_FINISH : SHORT_CURLY_FINISH)[texture][path]
      : texture === 'ondulado' && FLATTENS_WAVES.test(cut.finish)
        ? (cut.ties ? AIR_FINISH : SHORT_AIR_FINISH)[path]
        : cut.finish
  if (!withoutHeat || !NEEDS_HEAT.test(finish)) return finish
  return (isCurly(texture) ? CURLY_AIR_FINISH : cut.ties ? AIR_FINISH : SHORT_AIR_FINISH)[path]
}

const DRIES = /\b(sec(ar|ou|ando)|ao ar)\b/i

/** True when the hair dries by itself: then a cut's minutes are those of the hands. */
export const waitsForAir = (finish: string): boolean => DRIES.test(finish) && !NEEDS_HEAT.test(finish)

export type WearAdvice = Ways & {
  readonly refused?: ReadonlySet<Effect>
  readonly acrossForehead?: boolean
}

/** Day, work and evening, in line with the rest of the page. */
export function wearOf(
  cut: Cut,
  texture: HairTexture | null,
  path: HairPath,
  { without, ...advice }: WearAdvice = {},
): readonly string[] {
  const worn = wearByTexture(cut, texture, path, advice)
  const plain = (cut.ties ? WATER_WEAR : SHORT_WATER_WEAR)[path]
  return worn.map((how, i) => (isWithout(without, how) ? how : (plain[i] ?? how)))
}

function wearByTexture(
  cut: Cut,
  texture: HairTexture | null,
  path: HairPath,
  { refused = new Set(), withoutHeat = false, acrossForehead = false }: Omit<WearAdvice, 'without'>,
): readonly string[] {
  return cut.wear.map((how, i) => {
    const undoes =
      isCurly(texture) &&
      (STRETCHES_CURLS.test(how) || (texture === 'crespo' && !isOfCoils(cut) && !cut.ties && LAID.test(how)))
    const worn = undoes ? ((cut.ties ? CURLY_WEAR : SHORT_CURLY_WEAR)[path][i] ?? how) : how
    if (refused.has('topo-colado') && SLICKED.test(worn)) return LOOSE_TOP
    if (acrossForehead && DRAWN_BACK.test(worn)) return STRAND_ACROSS
    const flattens = texture === 'ondulado' && FLATTENS_WAVES.test(worn)
    return flattens || (withoutHeat && NEEDS_HEAT.test(worn))
      ? ((cut.ties ? AIR_WEAR : SHORT_AIR_WEAR)[path][i] ?? worn)
      : worn
  })
}

const CURLY_FINISH: Readonly<Record<CurlyTexture, Readonly<Record<HairPath, string>>>> = {
  cacheado: {
    now: 'Creme no cabelo encharcado, mecha a mecha, e depois só a mão: amassar, esperar, não tocar.',
    next: 'Aplique o creme de cachos em seções, retire a água com uma camiseta e deixe cada parte secar sem tocar.',
    bold: 'Molhe, defina com gel leve e deixe secar solto; a casquinha se desfaz com duas gotas de óleo.',
  },
  crespo: {
    now: 'Água, creme denso e as mãos em movimento de fita; o garfo entra só na raiz, com tudo já seco.',
    next: 'Trabalhe em quatro partes, com leave-in e óleo, e solte as fitas quando não houver mais umidade.',
    bold: 'Defina a frente com os dedos, dê volume ao resto pela raiz e pare antes de parecer pronto.',
  },
}

/** Too short for sections, ribbons or a fork. */
const SHORT_CURLY_FINISH: Readonly<Record<CurlyTexture, Readonly<Record<HairPath, string>>>> = {
  cacheado: {
    now: 'Creme leve no cabelo encharcado, amassar com as mãos e não encostar até secar.',
    next: 'Molhe, espalhe uma noz de creme de cachos com os dedos abertos e deixe secar ao ar.',
    bold: 'Gel leve no cabelo encharcado, os dedos separando os cachos do alto, e secar solto.',
  },
  crespo: {
    now: 'Água, um pouco de creme e a palma da mão em círculos, até os fios se juntarem.',
    next: 'Borrife água com leave-in e defina com os dedos, do alto para os lados.',
    bold: 'Creme em gel e os dedos no alto; nos lados, só a palma da mão.',
  },
}

const SHORT_CURLY_WEAR: Readonly<Record<HairPath, readonly [day: string, work: string, night: string]>> = {
  now: ['acordado com água e os dedos', 'definido com creme, contorno em dia', 'um brilho de óleo no alto'],
  next: ['amassado ainda úmido, secando ao ar', 'contorno conferido, alto definido', 'alto solto com os dedos'],
  bold: ['como secar, sem pressa', 'definido com gel leve e seco ao ar', 'brilho de óleo nas pontas'],
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

const CURLY_AIR_FINISH: Readonly<Record<HairPath, string>> = {
  now: 'Creme no cabelo encharcado, mecha a mecha; tire a água com uma camiseta e não toque até secar.',
  next: 'Aplique o creme em seções, amasse de baixo para cima e deixe secar ao ar, solto.',
  bold: 'Defina com gel leve ainda pingando e deixe o ar secar; só no fim as mãos soltam os cachos.',
}
const AIR_FINISH: Readonly<Record<HairPath, string>> = {
  now: 'Aperte a água com uma camiseta, desembarace com os dedos e deixe secar ao ar, sem prender nem tocar.',
  next: 'Um leave-in leve no cabelo úmido, dois torcidos frouxos até secar ao ar, e solte.',
  bold: 'Arrume ainda molhado, na direção do corte, e só mexa quando o ar tiver secado tudo.',
}
const SHORT_AIR_FINISH: Readonly<Record<HairPath, string>> = {
  now: 'Tire a água com a toalha, arrume com os dedos na direção do corte e deixe secar ao ar.',
  next: 'Uma noz de creme leve no cabelo úmido, a frente levada com a mão, e o ar faz o resto.',
  bold: 'Arrume ainda molhado, com os dedos, e só mexa quando o ar tiver secado tudo.',
}
const AIR_WEAR: Readonly<Record<HairPath, readonly [day: string, work: string, night: string]>> = {
  now: ['solto, como secou', 'um lado atrás da orelha, raiz assentada com a mão', 'ondas de um coque feito úmido'],
  next: ['solto, seco ao ar', 'nó baixo, frente repartida com os dedos', 'dois torcidos, soltos na hora de sair'],
  bold: ['como amanheceu', 'metade preso, metade solto', 'todo para um lado, com um grampo por dentro'],
}
const SHORT_AIR_WEAR: Readonly<Record<HairPath, readonly [day: string, work: string, night: string]>> = {
  now: ['como secou', 'penteado ainda úmido, seco ao ar', 'para trás, com creme e a mão'],
  next: ['seco ao ar, dedos na frente', 'repartido ainda úmido', 'um fio de creme, a frente para o lado'],
  bold: ['como amanheceu', 'arrumado úmido, com os dedos', 'pontas separadas com um pouco de creme'],
}

/** Water, cloth and hands. */
const WATER_FINISH: Readonly<Record<HairPath, string>> = {
  now: 'Aperte a água com uma camiseta, junte as mechas com os dedos e deixe secar ao ar, sem tocar.',
  next: 'Dois torcidos frouxos no cabelo úmido, até secar ao ar, e solte com os dedos.',
  bold: 'Arrume ainda molhado, na direção do corte, e só mexa quando o ar tiver secado tudo.',
}
const SHORT_WATER_FINISH: Readonly<Record<HairPath, string>> = {
  now: 'Tire a água com a toalha, arrume com os dedos na direção do corte e deixe secar ao ar.',
  next: 'Com o cabelo úmido, leve a frente com a mão para onde ela cai, e o ar faz o resto.',
  bold: 'Arrume ainda molhado, com os dedos, e só mexa quando o ar tiver secado tudo.',
}
const WATER_WEAR: Readonly<Record<HairPath, readonly [day: string, work: string, night: string]>> = {
  now: ['solto, como secou', 'um lado atrás da orelha', 'ondas de um coque feito úmido'],
  next: ['solto, seco ao ar', 'nó baixo, frente repartida com os dedos', 'dois torcidos, soltos na hora de sair'],
  bold: ['como amanheceu', 'metade preso, metade solto', 'todo para um lado, levado com a mão'],
}
/** Of any texture. */
const SHORT_WATER_WEAR: Readonly<Record<HairPath, readonly [day: string, work: string, night: string]>> = {
  now: ['como secou', 'arrumado ainda úmido, com os dedos', 'refeito com a mão molhada'],
  next: ['seco ao ar, dedos na frente', 'a frente ajeitada ainda úmida', 'com água e a mão, sem pressa'],
  bold: ['como amanheceu', 'arrumado úmido, com os dedos', 'a frente refeita com a mão molhada'],
}

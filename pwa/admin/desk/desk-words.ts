import type { DeskEvidence, DeskOrder } from '#contract/admin/desk.ts'
import { formatDay } from '#contract/format.ts'
import type { PointName } from '#visagism/face/measure.ts'
import type { PointOrigin } from '#visagism/face/proposed.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'

/** Standard deviations from the mean, formatted as on the server (api/admin/desk.ts). */
export const signedZ = (z: number) => `z ${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1).replace('.', ',')}`

const WHOSE: Readonly<Record<NonNullable<DeskOrder['marking']>['by'], string>> = {
  aparelho: 'Rascunho do aparelho, que ninguém conferiu',
  cliente: 'Pontos do cliente',
  visagista: 'Pontos do visagista',
}

const PLACES: readonly { readonly words: string; readonly points: readonly PointName[] }[] = [
  { words: 'raiz do cabelo', points: ['hairline'] },
  { words: 'têmporas', points: ['templeLeft', 'templeRight'] },
  { words: 'sobrancelha', points: ['browLine'] },
  { words: 'maçãs', points: ['cheekboneLeft', 'cheekboneRight'] },
  { words: 'base do nariz', points: ['noseBase'] },
  { words: 'mandíbula', points: ['jawLeft', 'jawRight'] },
  { words: 'queixo', points: ['chin'] },
]
/** A pair takes its strongest origin. */
const STRONGEST: readonly PointOrigin[] = ['hand', 'moved', 'checked', 'device']

/** `Cliente moveu: têmporas`, `Do aparelho: sobrancelha, maçãs e queixo`. */
export function pointsWords(marking: NonNullable<DeskOrder['marking']>): { kind: 'person' | 'draft'; words: string }[] {
  const who = marking.by === 'visagista' ? 'Visagista' : 'Cliente'
  const { proposed, points } = marking
  if (!proposed) return [{ kind: 'person', words: `${who} marcou todos os pontos` }]
  const { origins, hairline } = proposed
  const strongest = (names: readonly PointName[]) =>
    STRONGEST.find((origin) => names.some((name) => points[name] && origins[name] === origin))
  const isGuess = hairline !== 'seen' && origins.hairline === 'device'
  if (PLACES.every(({ points: names }) => (strongest(names) ?? 'device') === 'device'))
    return [{ kind: 'draft', words: `Rascunho do aparelho${isGuess ? ', raiz do cabelo estimada' : ''}` }]
  const of = (wanted: PointOrigin) =>
    PLACES.filter(({ points: names }) => strongest(names) === wanted).map(({ words, points: [name] }) =>
      name === 'hairline' && isGuess ? `${words} (estimada)` : words,
    )
  const line = (kind: 'person' | 'draft', start: string, places: readonly string[]) =>
    places.length > 0 ? [{ kind, words: `${start}: ${list(places)}` }] : []
  return [
    ...line('person', `${who} marcou`, of('hand')),
    ...line('person', `${who} moveu`, of('moved')),
    ...line('person', `${who} conferiu`, of('checked')),
    ...line('draft', 'Do aparelho', of('device')),
  ]
}

/** The evidence in brief: `Pontos do cliente, 22/11/2026. Leitura firme. O teste concorda.` */
export function evidenceWords(proposal: DeskEvidence, marking: DeskOrder['marking']): string {
  const { source, quizAgrees, sentence } = proposal
  const from =
    source === 'pontos'
      ? `${WHOSE[marking?.by ?? 'cliente']}, ${formatDay(marking?.at)}. ${sureness(proposal)}`
      : source === 'ia'
        ? 'Sugerida por um programa que olhou a foto; ninguém a mediu ainda.'
        : 'Vem só das respostas do teste; nada foi medido na foto.'
  if (source === 'teste' || quizAgrees === null) return from
  return `${from} ${quizAgrees ? 'O teste concorda.' : otherShape(sentence)}`
}

function sureness({ level, primary, secondary }: DeskEvidence): string {
  if (level === 'alta') return 'Leitura firme.'
  const second = SHAPE_NAMES[secondary].name.toLowerCase()
  if (level === 'média') return `Leitura boa; veja também ${second}.`
  return `${SHAPE_NAMES[primary].name} e ${second} aparecem quase juntas.`
}

/** Only the sentence names the test's shape. */
function otherShape(sentence: string): string {
  const shape = /respostas apontavam ([^;.]+)/.exec(sentence)?.[1]
  return shape ? `O teste diz ${shape}.` : 'O teste diz outra forma.'
}

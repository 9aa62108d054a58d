/**
 * Traits that a page can show, from the record and the marks only: what one tells a stranger gladly. Thin hair, gaps, age and a broad jaw
 * are never among them, nor a place that troubles its owner; their care stands on its own page.
 */
import { gaugesOf } from '../reading/gauges.ts'
import type { FactKey } from '../facts/facts.ts'
import { growsBack } from '../hair/regrowth.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import type { SeenPlace } from '../observed/seen-places.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { isCovered } from '../advice/wardrobe.ts'
import type { Reading } from '../reading/reading.ts'
import { ownFrameWords, ownShapeWords } from '../advice/own-frame.ts'
import {
  SEEN_SHAVED,
  SEEN_COVERING,
  SEEN_GREYS,
  ALL_GREY,
  SEEN_TEXTURE,
  SEEN_GLASSES,
  SEEN_BROWS,
  SEEN_BEARD,
  SEEN_CONTOUR,
  type SeenFound,
  type SeenDetail,
  type SeenTold,
} from '../texts/seen.ts'

/** The most telling of each place. */
export function detailsOf(r: Reading): SeenDetail[] {
  const record = r.brief.observed ?? {}
  const finders = { cabelo: hairOf(r, record), olhos: eyesOf(r, record), base: baseOf(r, record) }
  return (['cabelo', 'olhos', 'base'] as const).flatMap((place) => {
    const [found] = isTender(r, place) ? [] : finders[place].filter((detail) => detail !== null)
    if (!found) return []
    const caption = r.isHairHidden ? found.caption.replace(OF_FRINGE, 'sobrancelha e tecido') : found.caption
    return [{ place, ...found, caption }]
  })
}

/** Said of it, it is not shown from near. */
const TENDER: Readonly<Record<SeenPlace, readonly FactKey[]>> = {
  cabelo: ['thinning', 'hair-loss', 'bald-patches', 'hair-regrows', 'in-treatment', 'breaking', 'scar'],
  olhos: ['eyes-bother', 'brows-bother', 'forehead-bothers', 'nose-bothers'],
  base: [
    'jaw-bothers',
    'mouth-bothers',
    'smile-bothers',
    'double-chin-bothers',
    'cheeks-bother',
    'neck-bothers',
    'face-bothers',
    'beard-has-gaps',
    'beard-grows-not',
  ],
}
export const isTender = (r: Reading, place: SeenPlace): boolean =>
  (place !== 'cabelo' || !isCovered(r)) &&
  (TENDER[place].some((key) => r.facts.has(key)) ||
    // A jaw is no compliment to everybody.
    (place === 'base' && sensitiveWords(r.brief.form.observations).some(({ concern }) => concern === 'identidade')))

const OF_FRINGE = /franja, sobrancelha e (?:a )?lateral(?: do corte)?/

const told = <T extends string>(
  seen: { readonly value: T } | undefined,
  table: Readonly<Partial<Record<T, SeenFound>>>,
): SeenFound => (seen && table[seen.value]) ?? null

function hairOf(r: Reading, { covering, top, greys, hairColour, length }: ObservedRecord): SeenFound[] {
  const worn = told(covering, SEEN_COVERING)
  const isFull = top === undefined || top.value === 'cheio'
  if (worn !== null || !isFull || growsBack(r)) return [worn]
  return [
    // Only where they said that these stay.
    r.facts.has('greys-stay') ? (told(greys, SEEN_GREYS) ?? told(hairColour, ALL_GREY)) : null,
    length?.value === 'raspado' ? SEEN_SHAVED : r.texture && !mayBeTied(r) ? SEEN_TEXTURE[r.texture] : null,
    told(hairColour, COLOUR),
  ]
}

/** Long hair may have been tied that day, hiding its texture. */
const mayBeTied = ({ brief }: Reading): boolean =>
  Boolean(brief.marking) && !(brief.form.hairLength === 'Curto' || brief.form.hairLength === 'Muito curto')

/** Skin is never presented as a first trait. */
const eyesOf = (r: Reading, { glasses, brows, eyes }: ObservedRecord): SeenFound[] => [
  glassesOf(r.brief.observed) ?? told(glasses, SEEN_GLASSES),
  told(brows, SEEN_BROWS),
  told(eyes, EYES),
  foreheadInMeasure(r),
]

/** Only glasses worn all day. */
function glassesOf(record: ObservedRecord = {}): SeenFound {
  const [words, shape] = [ownFrameWords(record), ownShapeWords(record)]
  if (record.glasses?.value !== 'sempre' || words === null) return null
  return {
    name: shape === null ? 'os óculos' : `os óculos ${shape}`,
    caption: `Os óculos ${words} já são parte do rosto: sobrancelha e lateral contam com eles.`,
  }
}

function baseOf(r: Reading, { beard }: ObservedRecord): SeenFound[] {
  const shaves = r.beard === 'Sem barba'
  return [shaves ? null : told(beard, SEEN_BEARD), jawOf(r), contourOf(r)]
}

/** Without a seen eye trait: an average forehead. */
function foreheadInMeasure(r: Reading): SeenFound {
  return gaugesOf(r.evidence).some(({ id, band }) => id === 'forehead' && band === 'media')
    ? {
        name: 'o alto do rosto',
        caption: 'A testa acompanha as maçãs, como na maioria: nada no alto do rosto chega antes dos olhos.',
      }
    : null
}

function jawOf(r: Reading): SeenFound {
  const gauges = gaugesOf(r.evidence)
  const far = (['angle', 'jaw'] as const)
    .flatMap((id) => gauges.find((gauge) => gauge.id === id) ?? [])
    .filter(({ band }) => band !== 'media')
    .sort((a, b) => Math.abs(b.sureZ) - Math.abs(a.sureZ))[0]
  if (!far) return null
  if (far.id === 'angle')
    return far.sureZ > 0
      ? { name: 'o maxilar em curva', caption: 'O maxilar vira em curva, sem quina: é a linha mais macia do rosto.' }
      : { name: 'o canto do maxilar', caption: 'O canto do maxilar é marcado: é a linha mais firme do rosto.' }
  return far.sureZ > 0
    ? null
    : {
        name: 'o queixo delicado',
        caption: 'A mandíbula se estreita mais que a média, e o queixo fecha o rosto com delicadeza.',
      }
}

/** If marked or seen. */
const contourOf = ({ evidence, shape }: Reading): SeenFound =>
  evidence.source === 'visagista' || evidence.source === 'pontos' ? SEEN_CONTOUR[shape] : null
const ofColour = (colour: string): SeenFound => ({
  name: `o ${colour} do cabelo`,
  caption: `O ${colour} do cabelo emoldura o rosto: está em todos os desenhos daqui, e as páginas de cor contam com ele.`,
})
/** Dyed hair says nothing of its own colour; grey comes earlier. */
const COLOUR: SeenTold<ObservedValue<'hairColour'>> = {
  preto: ofColour('preto'),
  'castanho-escuro': ofColour('castanho-escuro'),
  castanho: ofColour('castanho'),
  'castanho-claro': ofColour('castanho-claro'),
  'loiro escuro': ofColour('loiro escuro'),
  loiro: ofColour('loiro'),
  ruivo: ofColour('ruivo'),
  cobre: ofColour('cobre'),
}
const eyesOfColour = (colour: string): SeenFound => ({
  name: `os olhos ${colour}`,
  caption: `Os olhos ${colour}: é para perto deles que as linhas destas páginas levam o olhar.`,
})
const EYES: SeenTold<ObservedValue<'eyes'>> = {
  'castanho-escuro': eyesOfColour('castanho-escuros'),
  castanho: eyesOfColour('castanhos'),
  mel: eyesOfColour('cor de mel'),
  verde: eyesOfColour('verdes'),
  azul: eyesOfColour('azuis'),
  cinza: eyesOfColour('cinza'),
}

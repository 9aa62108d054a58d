/** The one-page salon card, in a hairdresser's words. */
import { namesAllergy } from '../facts/allergens.ts'
import { isCutByWomenAlone } from '../facts/attended-by.ts'
import { plainOf } from '../facts/clause.ts'
import { pathLabel } from '../hair/hair-advice.ts'
import { beardFor } from '../advice/beard.ts'
import { hasNoVisit, isShavenAtHome, visitWeeks, wearsBeard } from '../reading/care.ts'
import { leavesStubble, sizesOf, type CutId } from '../cuts/cuts.ts'
import { finishOf, waitsForAir, waysOf } from '../hair/finish.ts'
import { isOfHair } from '../knowledge/effects.ts'
import { waitsForSides } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import { presentLengths } from '../hair/growth.ts'
import { lawsBroken, wishesBroken } from '../hair/refused-by-facts.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import { growsBack } from '../hair/regrowth.ts'
import { growsTowards } from '../hair/shaved.ts'
import { firstBeardSizes, hasNeckline, NECKLINE } from '../looks/beard-sizes.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { saysLocs, saysOneHand, valuesSaid } from '../facts/said.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { straighteningKept } from '../reading/visits.ts'
import { inSoldPaths, soldPaths } from '../reading/sold-paths.ts'
import { hairRefusalsFor } from '../reading/own-refusals.ts'
import { cardFactsOf, type CardFacts } from './kept-on-card.ts'
import { isCovered } from '../advice/wardrobe.ts'

export type SalonCard = {
  readonly cut: CutId
  readonly title: string
  /** Without quotation marks. */
  readonly ask: string
  /** Callouts, top to bottom. */
  readonly marks: readonly string[]
  /** `frente: 26 cm da risca`: front, sides, nape, then the beard where one is advised. */
  readonly sizes: readonly string[]
  readonly avoid: readonly string[]
  readonly after: readonly string[]
  readonly others: readonly { readonly label: string; readonly title: string; readonly ask: string }[]
  /** What they said, above everything else: what stays, what must not, the body. */
  readonly facts: readonly CardFacts[]
  /** The person's own words. */
  readonly allergies?: string
  /** Named by a chip or at the desk, and not in those words; empty where only the allergy was. */
  readonly allergens?: readonly string[]
}

/** Such a sentence belongs to the one before: `E a henna também.` */
const GOES_ON = /^(e|nem|também|tampouco|além|inclusive|mas|ou|a|ao|à)(?![\p{L}])/iu

/** Verbatim, of the sentences that name an allergy, a reaction or a substance. Such a note needs a person's approval, so the quote was read. */
export function allergiesIn(note: string | null | undefined): string | undefined {
  const told: string[] = []
  let isOpen = false
  for (const sentence of (note ?? '')
    .replace(/\s+/g, ' ')
    .replace(/([.!?;]) /g, '$1\n')
    .split('\n')) {
    isOpen = namesAllergy(sentence) || (isOpen && GOES_ON.test(sentence))
    if (isOpen) told.push(sentence)
  }
  return told.length === 0 ? undefined : told.join(' ').trim()
}

const MOST_LINES = 4

const ownLimits = (r: Reading): string[] => [
  ...(isCutByWomenAlone(plainOf(r.brief.form.observations ?? ''))
    ? ['homem na sala: atendimento só por mulher, porta fechada']
    : []),
  ...(isCovered(r) && !r.facts.has('covered') ? ['cabelo à vista de outros: sala reservada'] : []),
  // First: the card is cut out and handed over.
  ...(waitsForSides(r.cuts[r.cuts.recommended].cut, presentHair(r.cutBrief))
    ? ['máquina nos lados: eles ainda crescem']
    : []),
  ...(growsBack(r) ? ['tinta, química e penteado que puxe, antes da liberação médica'] : []),
  // Hair that is tied leaves the nape free by itself.
  ...(r.facts.has('hot-place') && !r.isTopBare && !r.cuts[r.cuts.recommended].cut.ties ? ['nuca abafada'] : []),
]

export function salonCardOf(r: Reading): SalonCard {
  const { cut, stays } = r.cuts[r.cuts.recommended]
  const weeks = visitWeeks(r)
  const sizes = sizesOf(cut, r.texture)
  const finish = finishOf(cut, r.texture, r.cuts.recommended, waysOf(r))
  const [beard] = wearsBeard(r) && r.beard !== 'Sem barba' ? beardFor(r).picks : []
  const beardSizes = beard ? firstBeardSizes(r) : null
  return {
    cut: cut.id,
    title: cut.name,
    ask: cut.ask,
    marks: cut.marks,
    sizes: [
      `frente: ${sizes.front}`,
      `laterais: ${sizes.sides}`,
      `nuca: ${sizes.nape}`,
      ...(beard && beardSizes !== null
        ? [`barba: ${beardSizes}${hasNeckline(beard) ? `, pescoço ${NECKLINE}` : ''}`]
        : []),
    ],
    avoid: [
      ...ownLimits(r).filter((line) => r.spoken.secret?.isNamedIn(line) !== true),
      // Who keeps the head shaven hides nothing.
      ...(r.facts.has('shaved-stays') ? [] : hairRefusalsFor(r))
        .filter((line) => !stays || !isOfHair(line))
        // Low is what the magnet asks for.
        .filter(({ what }) => !(r.facts.has('cochlear-implant') && /laterais/i.test(what)))
        .map(({ what }) => lower(what)),
    ].slice(0, MOST_LINES),
    after: [
      `em casa: ${cut.minutes === 1 ? '1 minuto' : `${cut.minutes} minutos`}${waitsForAir(finish) ? ', fora a secagem' : ''}`,
      isShavenAtHome(r)
        ? 'máquina em casa, toda semana'
        : hasNoVisit(r)
          ? 'nenhuma data para voltar'
          : `${cut.keptAtHome ? 'a nuca, confira' : 'volte'} ${everyWeeks(weeks)}`,
      ...(r.isTopBare ? [] : [growsTowards(r) ?? (leavesStubble(cut) ? null : `volume ${cut.volume}`)]).filter(
        (line) => line !== null,
      ),
      ...(beard ? [`barba: ${lower(beard.what).replace(/^barba /, '')}`] : []),
    ],
    facts: cardFactsOf(keptTruly(r), {
      ...(saysLocs(r.said) ? { 'braids-stay': 'os dreads' } : {}),
      ...(saysOneHand(r.said) ? { 'cannot-lift-arms': 'penteado que peça duas mãos' } : {}),
    }),
    ...allergiesOf(r),
    others: soldPaths(r)
      .filter((path) => path !== r.cuts.recommended && !r.isHairHidden)
      .map((path) => ({
        label: inSoldPaths(soldPaths(r).length, true).words(pathLabel(path, r.cuts)),
        title: r.cuts[path].cut.name,
        ask: r.cuts[path].cut.ask,
      })),
  }
}

/** Longer hair is not short. */
const SHORT_CM = 15

/** What was said stays, but for what the cut of this very card does not keep: it would ask for two things. */
function keptTruly({ brief, facts, spoken, cuts, cutBrief }: Reading): ReadonlyMap<FactKey, string> {
  const hair = presentHair(cutBrief)
  const { cut } = cuts[cuts.recommended]
  const broken = [...lawsBroken(cut, facts, hair), ...wishesBroken(cut, facts, hair)]
  const isKeptUp = straighteningKept(brief.form.observations, brief.at) !== null
  const isLong = presentLengths(hair)[0] > SHORT_CM
  return new Map(
    [...spoken.facts].filter(
      ([key]) =>
        !(FACTS[key].shelf === 'stays' && broken.includes(key)) &&
        !(key === 'short-stays' && isLong) &&
        !(key === 'no-straightening' && isKeptUp) &&
        // Kept by a path that is not this card's.
        !(key === 'cut-stays' && cuts[cuts.recommended].stays !== true),
    ),
  )
}

/** In the buyer's own words, unless the visagist took the allergy away; then what was said to her, by its substance. */
function allergiesOf({
  brief,
  facts,
  spoken,
}: Pick<Reading, 'brief' | 'facts' | 'spoken'>): Pick<SalonCard, 'allergies' | 'allergens'> {
  const isTakenAway =
    !facts.has('allergy') &&
    (brief.facts ?? []).some(({ key, source, kept }) => key === 'allergy' && source === 'visagist' && !kept)
  const allergies = isTakenAway
    ? undefined
    : allergiesIn(spoken.secret === null ? brief.form.observations : spoken.note)
  const told = plainLetters(allergies ?? '')
  const allergens = valuesSaid(facts, 'allergy').filter((value) => !told.includes(plainLetters(value)))
  const isNamed = allergens.length > 0 || (allergies === undefined && facts.has('allergy'))
  return { ...(allergies === undefined ? {} : { allergies }), ...(isNamed ? { allergens } : {}) }
}

/** The record of what is seen, corrected by what the person said: their words win over what was tapped, seen or proposed. */
import { ownSentences } from '../facts/own-words.ts'
import { type Beard, BEARD_SEEN, beardsLeft, BEARD_OF, staysBearded } from '../advice/beard.ts'
import type { ColourBrief } from '../colour/colours.ts'
import { coloursNamed, metalsNamed } from '../colour/said.ts'
import type { FactKey } from '../facts/facts.ts'
import { valuesSaid } from '../facts/said.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'

type Said = ReadonlyMap<FactKey, string>

/** In the words that made the fact. */
const COVERINGS: readonly (readonly [RegExp, ObservedValue<'covering'>])[] = [
  [/turbante|torco|\boja/, 'turbante'],
  [/veu|hijab|niqab/, 'véu'],
]

const SCARF = /lenco|tichel|pano/

/** Wishes for the hair: with one of them, its pages are written for somebody who covers it. */
const OF_HAIR: readonly FactKey[] = [
  'hair-pages',
  'wants-fringe',
  'wants-short',
  'wants-shorter',
  'wants-length',
  'wants-shaved',
  'wants-shaved-sides',
  'wants-dye',
  'wants-braids',
  'wants-cut',
  'wants-volume',
]

/** What covers the hair, as said or, unsaid, as seen. A device's word for a cap hides nothing. */
export function coveringAsSaid(record: ObservedRecord, facts: Said, at: string): ObservedRecord {
  if (!facts.has('covered')) {
    // The hair around a skullcap is in sight.
    const isCap = facts.has('skullcap') || record.covering?.by === 'aparelho'
    if (record.covering?.value !== 'outro' || !isCap) return record
    const { covering: _, ...rest } = record
    return rest
  }
  const worn = record.covering && record.covering.value !== 'não' ? record.covering.value : null
  const [said] = valuesSaid(facts, 'covered').flatMap((words) =>
    COVERINGS.flatMap(([pattern, covering]) => (pattern.test(plainLetters(words)) ? [covering] : [])),
  )
  // A scarf is no hijab: it is worn as it is seen, or tied.
  const value = said ?? worn ?? (SCARF.test(plainLetters(facts.get('covered') ?? '')) ? 'turbante' : 'outro')
  return record.covering?.value === value ? record : { ...record, covering: { value, by: 'cliente', at } }
}

/** Covered, and nothing is asked for the hair under it: not a word of it, and no drawing without the cloth. */
export const hidesHair = ({ covering }: ObservedRecord, facts: Said): boolean =>
  covering !== undefined && covering.value !== 'não' && !OF_HAIR.some((key) => facts.has(key))

/** A shadow that is being removed, or is no choice of style: nothing of it is drawn, and no text takes it for one. */
const REMOVED =
  /\b(?:laser|luz pulsada|depila\w+|eletrolise)\b[^.;!?]{0,40}\b(?:barba|pelos? do rosto)\b|\bdepila\w+[^.;!?]{0,24}\brosto\b|\b(?:barba|pelos? do rosto)\b[^.;!?]{0,60}\b(?:laser|luz pulsada|eletrolise)\b|\b(?:barba|sombra)\b[^.;!?]{0,80}\bnao (?:e|faz) (?:um |o meu |meu )?(?:estilo|escolha)\b/
const KEPT_BEARD =
  /\b(?:contorno|linha|pescoco|desenho|falhas?|foliculite|encravad\w+|macas?|bochechas?)\b|\b(?:uso|gosto d[ae]|mantenho) (?:a )?(?:minha )?barba\b|\b(?:minha|meu) (?:irm\w+|mae|pai|marido|esposa|mulher|namorad\w+|amig\w+|filh\w+)\b|\b(?:nao|nunca|nem)\b[^.;!?]{0,24}\b(?:laser|depila\w+|luz pulsada|eletrolise)\b/

export function removesBeard(note: string | null | undefined, facts: Said): boolean {
  if (staysBearded(facts)) return false
  return plainLetters(note ?? '')
    .split(/[.;!?]+/)
    .some((sentence) => REMOVED.test(sentence) && !KEPT_BEARD.test(sentence))
}

/** Too little to draw a contour with. */
export const FEW_HAIRS =
  /\b(?:penug\w+|fiap\w+|pelinhos?|bigodinho|barbich\w+|uns (?:fios|pelos)|meia duzia|pouc\w+ (?:fios?|pelos?)|quase nao (?:nasce|tenho|cresce)|(?:esses?|uns|os) fios? d[oe] queixo)\b/
export const UNSEEN_BEARD = /\b(?:nem|mal|nao) (?:se )?aparece\b/
const KEEP_OR_NOT =
  /^(?=.*\b(?:barba\w*|barbich\w+|bigod\w+|cavanhaque|queixo)\b)(?=.*\b(?:tir\w+|rasp\w+|sai)\b)(?=.*\b(?:ou|sei|devo|vale|duvida)\b)/

/** The letter answers no to keeping what hardly grows, and no page keeps it either. */
export function asksToKeepFew(note: string): boolean {
  const isAsked = plainLetters(note)
    .split(/[.;!?]+/)
    .some((sentence) => KEEP_OR_NOT.test(sentence))
  return isAsked && ownSentences(note).some((said) => FEW_HAIRS.test(said) || UNSEEN_BEARD.test(said))
}

/**
 * Today's beard with what stays on it, and without what is refused.
 * @param wanted of `beardWanted`
 */
export function beardAsSaid(record: ObservedRecord, wanted: Beard | null, facts: Said, at: string): ObservedRecord {
  const seen = record.beard && BEARD_SEEN[record.beard.value]
  const left = beardsLeft(facts, seen ?? null, wanted)
  if (record.moustache?.value === 'sem' && facts.has('moustache-stays')) {
    const { moustache: _, ...others } = record
    return beardAsSaid(others, wanted, facts, at)
  }
  if (wanted === null || left === null || (seen !== undefined && left.includes(seen))) return record
  return { ...record, beard: { value: WORN[BEARD_OF[wanted]], by: 'cliente', at } }
}

/** Without a beard, whatever shadow is seen between two sessions. */
export function shavenRecord(record: ObservedRecord, at: string): ObservedRecord {
  const { moustache: _, beardLength: __, ...others } = record
  return others.beard === undefined ? others : { ...others, beard: { value: 'sem', by: 'cliente', at } }
}

const WORN: Readonly<Record<(typeof BEARD_OF)[Beard], ObservedValue<'beard'>>> = {
  nenhuma: 'sem',
  'por-fazer': 'por fazer',
  curta: 'curta',
  media: 'cheia',
  cheia: 'cheia',
  bigode: 'bigode',
  cavanhaque: 'cavanhaque',
}

export function coloursAsSaid(brief: ColourBrief | null | undefined, facts: Said): ColourBrief | null | undefined {
  const liked = coloursNamed(valuesSaid(facts, 'colour-worn'))
  const refused = coloursNamed(valuesSaid(facts, 'colour-not-worn')).filter((id) => !liked.includes(id))
  const [worn] = metalsNamed(valuesSaid(facts, 'metal-worn'))
  const [unwanted] = metalsNamed(valuesSaid(facts, 'metal-refused'))
  const metal = worn ?? (unwanted === undefined ? null : unwanted === 'ouro' ? 'prata' : 'ouro')
  return refused.length === 0 && metal === null ? brief : { ...brief, refused, metal }
}

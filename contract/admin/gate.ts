import * as z from 'zod/mini'
import { IsoDateTime, text } from '../fields.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '../onboarding.ts'
import { CHAPTER_IDS, type ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { count, list } from '#visagism/knowledge/pt.ts'

const photoSeen = (slot: PhotoSlot) => `photo:${slot}` as const
export const chapterSeen = (id: ChapterId) => `chapter:${id}` as const
/** What the desk shows to the visagist who approves. */
export const LOOKED_THINGS = [
  'note',
  'unheard',
  'written',
  ...PHOTO_SLOTS.map(photoSeen),
  ...CHAPTER_IDS.map(chapterSeen),
] as const
export type LookedThing = (typeof LOOKED_THINGS)[number]

/** Once each, photos and chapters after three seconds in sight: kept with the approval. */
export const Looked = z
  .array(z.object({ what: z.enum(LOOKED_THINGS), at: IsoDateTime }))
  .check(z.maxLength(LOOKED_THINGS.length, 'São coisas demais.'))
export type Looked = z.infer<typeof Looked>

const MIN_REASON = 20
export const AnywayReason = text(400).check(
  z.minLength(MIN_REASON, `Diga por quê, em pelo menos ${MIN_REASON} letras.`),
)

/** What the server knows of an order before its approval. */
export const GateState = z.object({
  /** '' without a note. */
  note: z.string(),
  /** Of the note, what no rule understood. */
  unheard: z.array(z.string()),
  /** Facts that nobody at the desk confirmed, in words. */
  facts: z.array(z.string()),
  /** Slots that can be opened. */
  photos: z.array(z.enum(PHOTO_SLOTS)),
  /** Measures whose two readings disagree, in words. */
  apart: z.array(z.string()),
  /** Set, or left out on purpose. */
  hasSeason: z.boolean(),
  seasonProposals: z.int(),
  /** The customer's answers that nobody accepted. */
  answers: z.int(),
  /** Asked, and not come. */
  awaited: z.array(z.enum(PHOTO_SLOTS)),
  /** Texts by hand that name what was replaced, in words. */
  written: z.array(z.string()),
  /** How often this visagist approved with something open, in the last thirty days. */
  anyway: z.int(),
})
export type GateState = z.infer<typeof GateState>

export const GATE_KINDS = [
  'note',
  'unheard',
  'facts',
  'photos',
  'awaited',
  'apart',
  'answers',
  'season',
  'written',
] as const
export type GateKind = (typeof GATE_KINDS)[number]

export interface OpenThing {
  readonly kind: GateKind
  readonly title: string
  readonly words: string
}

/** How many of the things that the server calls open this screen did not show yet. */
export const countOpen = (kinds: readonly GateKind[], photos: readonly PhotoSlot[], looked: Looked): number =>
  kinds.filter((kind) =>
    (kind === 'photos' ? photos.map(photoSeen) : [kind]).some((what) => !looked.some((one) => one.what === what)),
  ).length

const quoted = (words: readonly string[]): string => list(words.map((one) => `“${one}”`))
const slotWords = (slots: readonly PhotoSlot[]): string =>
  list(slots.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase()))
const LONGEST_QUOTE = 90
const opening = (note: string): string =>
  note.length > LONGEST_QUOTE ? `${note.slice(0, LONGEST_QUOTE).trimEnd()}…` : note

/** What nobody looked at yet, in the order of the desk; the same on the screen and at the server. */
export function openThings(state: GateState, looked: Looked): OpenThing[] {
  const isSeen = (what: LookedThing) => looked.some((one) => one.what === what)
  const unopened = state.photos.filter((slot) => !isSeen(photoSeen(slot)))
  const { unheard, facts, awaited, apart, answers, written } = state
  const thing = (isOpen: boolean, kind: GateKind, title: string, words: string): OpenThing[] =>
    isOpen ? [{ kind, title, words }] : []
  return [
    ...thing(state.note !== '' && !isSeen('note'), 'note', 'Recado não aberto', `“${opening(state.note)}”`),
    ...thing(
      unheard.length > 0 && !isSeen('unheard'),
      'unheard',
      count(unheard.length, 'trecho que ninguém entendeu', 'trechos que ninguém entendeu'),
      quoted(unheard),
    ),
    ...thing(facts.length > 0, 'facts', count(facts.length, 'fato por confirmar', 'fatos por confirmar'), list(facts)),
    ...thing(
      unopened.length > 0,
      'photos',
      count(unopened.length, 'foto nunca aberta', 'fotos nunca abertas'),
      slotWords(unopened),
    ),
    ...thing(awaited.length > 0, 'awaited', 'Foto pedida, ainda não chegou', slotWords(awaited)),
    ...thing(apart.length > 0, 'apart', 'Duas leituras que não batem', apart.join(' ')),
    ...thing(
      answers > 0,
      'answers',
      count(answers, 'resposta do cliente por aceitar', 'respostas do cliente por aceitar'),
      'Do que se vê na foto',
    ),
    ...thing(
      !state.hasSeason,
      'season',
      'Sem estação',
      `${state.seasonProposals === 0 ? 'Nenhuma proposta' : count(state.seasonProposals, 'proposta', 'propostas')}. Deixar sem também é resposta`,
    ),
    ...thing(written.length > 0 && !isSeen('written'), 'written', 'Um texto seu fala do que saiu', list(written)),
  ]
}

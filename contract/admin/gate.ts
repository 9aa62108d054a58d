import * as z from 'zod/mini'
import { IsoDateTime, text } from '../fields.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '../onboarding.ts'
import { CHAPTER_IDS, type ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { count, list } from '#visagism/knowledge/pt.ts'

export const photoSeen = (slot: PhotoSlot) => `photo:${slot}` as const
export const chapterSeen = (id: ChapterId) => `chapter:${id}` as const
/** What the desk shows to the visagist who approves. */
export const LOOKED_THINGS = [
  'note',
  'unheard',
  'written',
  'points',
  'on-photo',
  ...PHOTO_SLOTS.map(photoSeen),
  ...CHAPTER_IDS.map(chapterSeen),
] as const
export type LookedThing = (typeof LOOKED_THINGS)[number]

/** This photo and this text: whatever takes its place later is another. */
export const Shown = z.object({ what: z.enum(LOOKED_THINGS), of: z.string().check(z.maxLength(64)) })
export type Shown = z.infer<typeof Shown>

/** Once each, what is large on the screen after three seconds in sight: kept with the approval. */
export const Looked = z
  .array(z.object({ ...Shown.shape, at: IsoDateTime }))
  .check(z.maxLength(LOOKED_THINGS.length, 'São coisas demais.'))
export type Looked = z.infer<typeof Looked>

export const isLooked = ({ what, of }: Shown, looked: Looked): boolean =>
  looked.some((one) => one.what === what && one.of === of)

const MIN_REASON = 20
export const AnywayReason = text(400).check(
  z.minLength(MIN_REASON, `Diga por quê, em pelo menos ${MIN_REASON} letras.`),
)

/** What the server knows of an order before its approval. */
export const GateState = z.object({
  /** All that the desk can show of it now. Points and the page on the photo only while nobody judged them. */
  shows: z.array(Shown),
  /** '' without a note. */
  note: z.string(),
  /** Of the note, what no rule understood. */
  unheard: z.array(z.string()),
  /** Wishes and questions of the note that nobody answered, as written. */
  asked: z.array(z.string()),
  /** Facts that nobody at the desk confirmed, in words. */
  facts: z.array(z.string()),
  /** What was said and one of the three cuts breaks, in words. */
  laws: z.array(z.string()),
  /** Chapters that differ from those of others, the most first. */
  unusual: z.array(z.object({ id: z.enum(CHAPTER_IDS), title: z.string() })),
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
  'asked',
  'facts',
  'laws',
  'photos',
  'awaited',
  'points',
  'apart',
  'answers',
  'season',
  'chapters',
  'on-photo',
  'written',
] as const
export type GateKind = (typeof GATE_KINDS)[number]

export interface OpenThing {
  readonly kind: GateKind
  readonly title: string
  readonly words: string
}

const isUnusual = ({ unusual }: GateState, what: LookedThing): boolean =>
  unusual.some(({ id }) => what === chapterSeen(id))

/** Of what the desk shows, all that an approval needs to have been in sight. */
export const toLook = (state: GateState): Shown[] =>
  state.shows.filter(({ what }) => kindOf(what) !== 'chapters' || isUnusual(state, what))

function kindOf(what: LookedThing): GateKind {
  if (what.startsWith('photo:')) return 'photos'
  if (what.startsWith('chapter:')) return 'chapters'
  return GATE_KINDS.find((kind) => kind === what) ?? 'note'
}

/** How many of the things that the server calls open this screen did not show yet. */
export const countOpen = (kinds: readonly GateKind[], needed: readonly Shown[], looked: Looked): number =>
  kinds.filter((kind) => {
    const things = needed.filter(({ what }) => kindOf(what) === kind)
    return things.length === 0 || things.some((one) => !isLooked(one, looked))
  }).length

/** The next to read is the first. */
export const unreadChapters = (state: GateState, looked: Looked): GateState['unusual'] =>
  state.unusual.filter(({ id }) => state.shows.some((one) => one.what === chapterSeen(id) && !isLooked(one, looked)))

const quoted = (words: readonly string[]): string => list(words.map((one) => `“${one}”`))
const slotWords = (slots: readonly PhotoSlot[]): string =>
  list(slots.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase()))
const LONGEST_QUOTE = 90
const opening = (note: string): string =>
  note.length > LONGEST_QUOTE ? `${note.slice(0, LONGEST_QUOTE).trimEnd()}…` : note

/** What nobody looked at yet, in the order of the desk; the same on the screen and at the server. */
export function openThings(state: GateState, looked: Looked): OpenThing[] {
  const unseen = state.shows.filter((one) => !isLooked(one, looked)).map(({ what }) => what)
  const isUnseen = (what: LookedThing) => unseen.includes(what)
  const unopened = PHOTO_SLOTS.filter((slot) => isUnseen(photoSeen(slot)))
  const unread = unreadChapters(state, looked)
  const { unheard, asked, facts, laws, awaited, apart, answers, written } = state
  const thing = (isOpen: boolean, kind: GateKind, title: string, words: string): OpenThing[] =>
    isOpen ? [{ kind, title, words }] : []
  return [
    ...thing(isUnseen('note'), 'note', 'Recado não aberto', `“${opening(state.note)}”`),
    ...thing(
      isUnseen('unheard'),
      'unheard',
      count(unheard.length, 'trecho que ninguém entendeu', 'trechos que ninguém entendeu'),
      quoted(unheard),
    ),
    ...thing(
      asked.length > 0,
      'asked',
      count(asked.length, 'pergunta ou pedido sem resposta', 'perguntas ou pedidos sem resposta'),
      asked.map((one) => `“${one}”`).join(' '),
    ),
    ...thing(facts.length > 0, 'facts', count(facts.length, 'fato por confirmar', 'fatos por confirmar'), list(facts)),
    ...thing(laws.length > 0, 'laws', 'Há corte que não guarda o que foi dito', laws.join('. ')),
    ...thing(
      unopened.length > 0,
      'photos',
      count(unopened.length, 'foto nunca aberta', 'fotos nunca abertas'),
      slotWords(unopened),
    ),
    ...thing(awaited.length > 0, 'awaited', 'Foto pedida, ainda não chegou', slotWords(awaited)),
    ...thing(
      isUnseen('points'),
      'points',
      'Pontos do aparelho, que ninguém olhou',
      'Confira onde caíram, ou confirme o formato',
    ),
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
    ...thing(
      unread.length > 0,
      'chapters',
      count(unread.length, 'capítulo fora do comum, por ler', 'capítulos fora do comum, por ler'),
      list(unread.map(({ title }) => title)),
    ),
    ...thing(
      isUnseen('on-photo'),
      'on-photo',
      'O desenho sobre a foto, que ninguém olhou',
      'É uma página do guia: confira, ou mostre lado a lado',
    ),
    ...thing(isUnseen('written'), 'written', 'Um texto seu fala do que saiu', list(written)),
  ]
}

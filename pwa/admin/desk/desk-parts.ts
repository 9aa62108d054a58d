import type { DeskChapter } from '#contract/admin/desk.ts'
import { CHAPTER_IDS, type ChapterId } from '#visagism/knowledge/chapter-ids.ts'

/** Decisions: their first sentences show while folded. */
const DECIDES: readonly ChapterId[] = [
  'forma',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'barba',
  'sobrancelhas',
  'oculos',
  'decotes',
  'cores',
]

/** After what is unusual: recommendations, then in the report's order. */
const PARTS: readonly (readonly [string, readonly ChapterId[]])[] = [
  ['O que o relatório recomenda', DECIDES],
  ['Para começar', ['carta', 'como-ler']],
  ['O rosto', ['rosto-medido', 'tercos', 'intencao', 'temperamento']],
  ['Cabelo', ['cabelo', 'na-foto', 'franja', 'textura', 'cor-do-cabelo']],
  ['Roupa e cores', ['acessorios', 'roupa', 'cores-preferidas', 'maquiagem']],
  ['Cuidados', ['evitar', 'cuidados', 'cartao', 'plano', 'fontes']],
]

export const decides = (id: string): boolean => DECIDES.some((one) => one === id)

interface Part {
  readonly title: string
  readonly chapters: readonly DeskChapter[]
}

/** What differs from others' guides first; `common` is what others are told too. */
export function partsOf(chapters: readonly DeskChapter[]): { readonly first: Part; readonly common: readonly Part[] } {
  const isRare = ({ unusual }: DeskChapter) => unusual !== null
  const first = { title: 'Primeiro, o que foge do comum', chapters: chapters.filter(isRare) }
  return { first, common: groupsOf(chapters.filter((chapter) => !isRare(chapter))) }
}

function groupsOf(common: readonly DeskChapter[]): readonly Part[] {
  const known = new Set<string>(PARTS.flatMap(([, ids]) => ids))
  const parts = PARTS.map(([title, ids]) => ({
    title,
    chapters: common.filter(({ id }) => ids.some((one) => one === id)),
  }))
  const others = { title: 'Outros', chapters: common.filter(({ id }) => !known.has(id)) }
  return [...parts, others].filter((part) => part.chapters.length > 0)
}

export const inGuideOrder = (chapters: readonly DeskChapter[]): readonly DeskChapter[] => {
  const place = ({ id }: DeskChapter) => CHAPTER_IDS.findIndex((known) => known === id)
  return [...chapters].sort((x, y) => place(x) - place(y))
}

/** As the list shows them, for the keys that walk it. */
export function walkOf(chapters: readonly DeskChapter[], isInOrder: boolean): readonly DeskChapter[] {
  if (isInOrder) return inGuideOrder(chapters)
  const { first, common } = partsOf(chapters)
  return [first, ...common].flatMap((part) => part.chapters)
}

import type { DeskChapter } from '#contract/admin-desk.ts'
import type { ChapterId } from '#visagism/chapter.ts'

/** The report as one goes through it at the desk. */
const PARTS: readonly (readonly [string, readonly ChapterId[]])[] = [
  ['Abertura', ['carta', 'como-ler']],
  ['O rosto', ['rosto-medido', 'forma', 'tercos', 'intencao', 'temperamento']],
  ['Cabelo', ['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'franja', 'textura', 'barba']],
  ['Traços e roupa', ['sobrancelhas', 'oculos', 'decotes', 'acessorios', 'roupa']],
  ['Cores', ['cores', 'cores-preferidas', 'cor-do-cabelo']],
  ['Cuidados', ['evitar', 'cuidados', 'cartao', 'plano', 'fotos', 'glossario', 'fontes']],
]

/** What is recommended stands in these: their first sentence is read without opening them. */
const DECIDES: ReadonlySet<string> = new Set<ChapterId>([
  'forma',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'barba',
  'sobrancelhas',
  'oculos',
  'decotes',
  'cores',
])
export const decides = (id: string): boolean => DECIDES.has(id)

interface Part {
  readonly title: string
  readonly chapters: readonly DeskChapter[]
}

/** Chapters under the headings they belong to, in the report's order. */
export function partsOf(chapters: readonly DeskChapter[]): readonly Part[] {
  const known = new Set<string>(PARTS.flatMap(([, ids]) => ids))
  const parts = PARTS.map(([title, ids]) => ({
    title,
    chapters: chapters.filter(({ id }) => ids.some((one) => one === id)),
  }))
  const others = { title: 'Outros', chapters: chapters.filter(({ id }) => !known.has(id)) }
  return [...parts, others].filter((part) => part.chapters.length > 0)
}

import type { DeskChapter } from '#contract/admin/desk.ts'
import type { ChapterId } from '#visagism/chapter.ts'

/** What is decided of a person stands in these: their first sentences are read without opening them. */
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

/** The report as one goes through it at the desk: what it recommends, then the rest as it is printed. */
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

/** Chapters under the headings they belong to. */
export function partsOf(chapters: readonly DeskChapter[]): readonly Part[] {
  const known = new Set<string>(PARTS.flatMap(([, ids]) => ids))
  const parts = PARTS.map(([title, ids]) => ({
    title,
    chapters: chapters.filter(({ id }) => ids.some((one) => one === id)),
  }))
  const others = { title: 'Outros', chapters: chapters.filter(({ id }) => !known.has(id)) }
  return [...parts, others].filter((part) => part.chapters.length > 0)
}

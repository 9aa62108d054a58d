import type { DeskChapter } from '#contract/admin/desk.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'

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

export function partsOf(chapters: readonly DeskChapter[]): readonly Part[] {
  const known = new Set<string>(PARTS.flatMap(([, ids]) => ids))
  const first = { title: 'Primeiro, o que foge do comum', chapters: chapters.filter(({ unusual }) => unusual !== null) }
  const common = chapters.filter(({ unusual }) => unusual === null)
  const parts = PARTS.map(([title, ids]) => ({
    title,
    chapters: common.filter(({ id }) => ids.some((one) => one === id)),
  }))
  const others = { title: 'Outros', chapters: common.filter(({ id }) => !known.has(id)) }
  return [first, ...parts, others].filter((part) => part.chapters.length > 0)
}

import type { PostOrigin, PostState } from '#contract/admin/blog.ts'
import type { BadgeTone } from '#pwa/ui/badge.tsx'

export const POST_STATE_WORDS: Readonly<Record<PostState, { tone: BadgeTone; label: string }>> = {
  draft: { tone: 'k', label: 'Rascunho' },
  scheduled: { tone: 'b', label: 'Agendado' },
  published: { tone: 'g', label: 'Publicado' },
}

export const POST_ORIGIN_WORDS: Readonly<Record<PostOrigin, string>> = {
  site: 'Veio com o site',
  edited: 'Veio com o site, editado aqui',
  own: 'Escrito aqui',
}

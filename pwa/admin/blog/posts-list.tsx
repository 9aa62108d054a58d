import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { adminBlogApi, type AdminPostRow, PostState } from '#contract/admin/blog.ts'
import { formatDayTime, formatInteger } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { POST_ORIGIN_WORDS, POST_STATE_WORDS } from './post-words.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'

const WORDS = {
  search: 'Buscar artigos',
  placeholder: 'Título, endereço ou marcador',
  caption: 'Artigos, do mais novo ao mais antigo',
  loading: 'Carregando os artigos...',
  failed: 'Não conseguimos abrir os artigos.',
  empty: { title: 'Nenhum artigo ainda', text: 'Escreva o primeiro: ele fica como rascunho até você publicar.' },
  none: 'Nenhum artigo encontrado',
  many: 'artigos',
} as const

const FILTERS = [
  {
    name: 'state',
    label: 'Status',
    all: 'Status: todos',
    options: [
      ['published', 'Publicados'],
      ['scheduled', 'Agendados'],
      ['draft', 'Rascunhos'],
    ],
  },
] as const

export function PostsList() {
  const { change } = useAdminAddress()
  const open = (id: string) => change({ view: 'blog', post: id }, { push: true })
  const columns: ListColumn<AdminPostRow>[] = [
    {
      id: 'title',
      label: 'Artigo',
      sort: 'title',
      upFirst: true,
      onCard: 'head',
      cell: (post) => (
        <>
          <button type="button" className="cell-name" onClick={() => open(post.id)}>
            {post.title}
          </button>
          <span className="cell-sub">
            /blog/{post.slug} · {POST_ORIGIN_WORDS[post.origin]}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      label: 'Status',
      width: '120px',
      cell: ({ state }) => <Badge tone={POST_STATE_WORDS[state].tone}>{POST_STATE_WORDS[state].label}</Badge>,
    },
    {
      id: 'date',
      label: 'Publicação',
      width: '150px',
      cell: ({ publishedAt }) => <span className="num">{publishedAt ? formatDayTime(publishedAt) : '—'}</span>,
    },
    { id: 'tags', label: 'Marcadores', width: '200px', leaves: 2, cell: ({ tags }) => tags.join(', ') || '—' },
    {
      id: 'views',
      label: 'Leituras',
      sort: 'views',
      width: '96px',
      align: 'end',
      leaves: 1,
      cell: (post) => <span className="num">{formatInteger(post.viewCount)}</span>,
    },
  ]
  return (
    <ListView
      view="blog"
      words={WORDS}
      filters={FILTERS}
      columns={columns}
      nameOf={(post) => post.title}
      ask={({ state, ...question }, signal) =>
        call(adminBlogApi.posts, { query: { ...question, state: PostState.safeParse(state).data } }, { signal })
      }
      onOpen={(post) => open(post.id)}
      tools={
        <Button size="small" icon={<Icon svg={plus} size={18} />} onClick={() => open('new')}>
          Novo artigo
        </Button>
      }
    />
  )
}

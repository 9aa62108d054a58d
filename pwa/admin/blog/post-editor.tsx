import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import { adminBlogApi, type AdminPost } from '#contract/admin/blog.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { PostForm } from './post-form.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { type StoredPost, useStoredPost } from './use-stored-post.ts'
import { ViewPlaceholder } from '#pwa/admin/kit/view-placeholder.tsx'
import './post-editor.css'

/** Merges the server's post with this device's unsaved draft. */
export default function PostEditor({ id }: { id: string | null }) {
  const { change } = useAdminAddress()
  const client = useQueryClient()
  const [edition, setEdition] = useState(0)
  const kept = useStoredPost(id)
  const [isForgotten, setForgotten] = useState(false)
  const query = useQuery({
    queryKey: ['admin', 'blog', 'post', id],
    queryFn: ({ signal }) => call(adminBlogApi.openPost, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    // Never refetch a post while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const close = () => change({ post: undefined }, { push: true })
  if (query.isError)
    return (
      <div className="admin-state">
        <IconButton svg={arrowLeft} label="Voltar aos artigos" onClick={close} />
        <ErrorState
          title="Não conseguimos abrir o artigo."
          text={sentenceOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </div>
    )
  if ((id !== null && !query.data) || kept.kept === undefined) return <ViewPlaceholder />
  const reopen = async () => {
    await kept.forget()
    setForgotten(true)
    if (id !== null) await query.refetch()
    setEdition((now) => now + 1)
  }
  const saved = (post: AdminPost) => {
    client.setQueryData(['admin', 'blog', 'post', post.id], post)
    if (id === null) change({ post: post.id })
  }
  return (
    <PostForm
      key={edition}
      saved={query.data ?? null}
      kept={isForgotten ? null : (kept.kept satisfies StoredPost | null)}
      keep={kept.keep}
      forget={kept.forget}
      onSaved={saved}
      onReopen={reopen}
      onClose={close}
    />
  )
}

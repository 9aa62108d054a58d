import { lazy, Suspense } from 'react'
import { PostsList } from './posts-list.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { ViewPlaceholder } from '#pwa/admin/kit/view-placeholder.tsx'

// Heavy, and rarely opened.
const PostEditor = lazy(() => import('./post-editor.tsx'))

/** `?view=blog&post=…` */
export function BlogView() {
  const post = useAdminAddress().params.get('post')
  if (!post) return <PostsList />
  return (
    <Suspense fallback={<ViewPlaceholder />}>
      <PostEditor key={post} id={post === 'new' ? null : post} />
    </Suspense>
  )
}

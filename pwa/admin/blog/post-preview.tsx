import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminBlogApi, type WrittenPost } from '#contract/admin/blog.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'

interface PostPreviewProps {
  post: WrittenPost | null
  onClose: () => void
}

const WIDTHS = ['Celular', 'Computador'] as const

/** The page as the server renders it, unsaved. */
export function PostPreview({ post, onClose }: PostPreviewProps) {
  return (
    <Dialog open={post !== null} onClose={onClose} title="Prévia">
      {post && <Page post={post} />}
    </Dialog>
  )
}

function Page({ post }: { post: WrittenPost }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('Computador')
  const page = useQuery({
    queryKey: ['admin', 'blog', 'preview', post],
    queryFn: async ({ signal }) => (await call(adminBlogApi.previewPost, { body: post }, { signal })).text(),
    gcTime: 0,
    retry: false,
  })
  if (page.isPending) return <Waiting title="Desenhando a página..." />
  if (page.isError) {
    const said = page.error instanceof Problem ? Object.values(page.error.fields)[0] : undefined
    return <ErrorState title="A prévia não abriu." text={said ?? sentenceOf(page.error)} />
  }
  return (
    <div className="post-preview stack gap-12">
      <RadioGroup look="segments" label="Largura" name="width" options={WIDTHS} value={width} onChange={setWidth} />
      {/* Without scripts. Its fonts need the same origin. */}
      <iframe title="Página do artigo" sandbox="allow-same-origin" data-width={width} srcDoc={page.data} />
    </div>
  )
}

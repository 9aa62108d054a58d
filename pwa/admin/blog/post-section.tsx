import type { ReactNode } from 'react'
import type { AdminPost } from '#contract/admin/blog.ts'
import type { PostFields } from './post-fields.ts'
import type { PictureUpload } from './use-picture-upload.ts'

export interface PostPartProps {
  fields: PostFields
  set: (changes: Partial<PostFields>) => void
  errors: Readonly<Record<string, string>>
  saved: AdminPost | null
  upload: PictureUpload
}

export function PostSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="post-section form-rows">
      <h2 className="t-strong t-label">{title}</h2>
      {children}
    </section>
  )
}

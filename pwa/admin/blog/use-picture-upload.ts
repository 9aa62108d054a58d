import { useState } from 'react'
import { adminBlogApi, type UploadedImage } from '#contract/admin/blog.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'

export interface PictureUpload {
  readonly busy: boolean
  /** Null when refused, after a message. */
  readonly upload: (file: File) => Promise<UploadedImage | null>
}

export function usePictureUpload(): PictureUpload {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async upload(image) {
      setBusy(true)
      try {
        return await call(adminBlogApi.uploadImage, { files: { image } })
      } catch (error) {
        const said = error instanceof Problem ? Object.values(error.fields)[0] : undefined
        showToast('A imagem não foi aceita', said ?? sentenceOf(error), 'danger')
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}

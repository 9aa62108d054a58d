import { Router } from 'express'
import { blogApi } from '#contract/blog.ts'
import { serve } from '../platform/http.ts'
import { openImage } from './images.ts'
import { openFigure, openPaintedFigure } from './figures.ts'
import { listPosts, readPost } from './posts.ts'
import { paintSocialImage } from './social-image.ts'

export const blogRoutes = Router()

const FIGURE_FRESHNESS = 'public, max-age=31536000, immutable'

serve(blogRoutes, blogApi, {
  list: () => listPosts(),
  post: ({ params, client }) => readPost(params.slug, client),
  async social({ params }) {
    const jpeg = await paintSocialImage(params.slug)
    return { body: jpeg, size: jpeg.length, type: 'image/jpeg', freshness: 'public, max-age=86400' }
  },
  image: ({ params }) => openImage(params.name),
  async figure({ params }) {
    const { svg, brotli } = await openFigure(params.hash)
    return { body: svg, brotli, size: svg.length, type: 'image/svg+xml; charset=utf-8', freshness: FIGURE_FRESHNESS }
  },
  async paintedFigure({ params }) {
    const webp = await openPaintedFigure(params.hash)
    return { body: webp, size: webp.length, type: 'image/webp', freshness: FIGURE_FRESHNESS }
  },
})

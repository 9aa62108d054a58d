/** Separate so that public pages load no schemas. */

/** For posts without a picture. */
export const DEFAULT_POST_IMAGE = '/pictures/rosto-medido.webp'
/** For link previews: JPEG, 1200 × 630. */
export const postSocialImage = (slug: string) => `/api/blog/posts/${slug}/social.jpg`
export const RSS_PATH = '/blog/rss.xml'

export const PAINTED_FIGURE_WIDTH = 520
/** Painted version of a line drawing; undefined for other pictures. */
export function paintedFigure(imageUrl: string | null): { src: string; width: number } | undefined {
  const lines = /^(\/api\/blog\/figures\/[0-9a-f]+)\.svg$/.exec(imageUrl ?? '')
  return lines ? { src: `${lines[1]}.webp`, width: PAINTED_FIGURE_WIDTH } : undefined
}

/** For documents fetched ahead. */
export const AHEAD = { purpose: 'prefetch' } as const

/** Apart from the calls, because public pages read them and need no schema for it. */

/** Shown where a post has no picture of its own. */
export const DEFAULT_POST_IMAGE = '/pictures/rosto-medido.webp'
/** The drawing of a post for link previews: JPEG, 1200 × 630. */
export const postSocialImage = (slug: string) => `/api/blog/posts/${slug}/social.jpg`
export const RSS_PATH = '/blog/rss.xml'

export const PAINTED_FIGURE_WIDTH = 520
/** The painted twin of a drawing in lines; nothing where the picture is no such drawing. */
export function paintedFigure(imageUrl: string | null): { src: string; width: number } | undefined {
  const lines = /^(\/api\/blog\/figures\/[0-9a-f]+)\.svg$/.exec(imageUrl ?? '')
  return lines ? { src: `${lines[1]}.webp`, width: PAINTED_FIGURE_WIDTH } : undefined
}

/** Sent with a request for a document that is to be kept on the device: nobody reads it yet. */
export const AHEAD = { purpose: 'prefetch' } as const

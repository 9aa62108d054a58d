import { postSocialImage } from '#contract/blog-addresses.ts'
import type { BlogPost } from '#contract/blog.ts'
import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { type JsonLd, organization } from '#pwa/frame/structured-data.ts'

export const articleData = (post: BlogPost): JsonLd => ({
  '@type': 'Article',
  headline: post.title,
  description: post.description,
  image: `${BRAND.site}${postSocialImage(post.slug)}`,
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  inLanguage: 'pt-BR',
  keywords: post.tags,
  timeRequired: `PT${post.readTime}M`,
  author: { '@type': 'Organization', name: post.authorName, url: `${BRAND.site}${paths.about}` },
  publisher: { '@id': organization['@id'] },
  mainEntityOfPage: `${BRAND.site}${paths.blogPost(post.slug)}`,
})

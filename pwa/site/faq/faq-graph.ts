import { FAQ } from '../content/faq.ts'
import { SEO } from '../content/seo/faq.ts'
import { plainText } from '#pwa/frame/read-rich-text.ts'
import { breadcrumbs, faqPage, type JsonLd } from '#pwa/frame/structured-data.ts'

export const faqGraph = (path: string): JsonLd[] => [
  faqPage(
    FAQ.flatMap(({ questions }) => questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
  ),
  breadcrumbs([{ name: SEO.title, path }]),
]

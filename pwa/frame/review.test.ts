import { afterEach, expect, it, vi } from 'vitest'
import { ABOUT_CHECK } from '#contract/review-words/about.ts'
import { READING_STEP } from '#contract/review-words/home.ts'
import { WAY_DESCRIPTION } from '#contract/review-words/how-it-works.ts'
import { PRIVACY_CHECK, TERMS_CHECK } from '#contract/review-words/law.ts'
import { MADE_BY_AI } from '#contract/review-words/questions.ts'
import { SALES_STEP } from '#contract/review-words/sales.ts'

afterEach(() => vi.unstubAllEnvs())

/** All text of the public pages, search descriptions first. */
async function pagesUnder(review: string): Promise<Map<string, string>> {
  vi.stubEnv('REPORT_REVIEW', review)
  vi.resetModules()
  const { builtPaths, renderPage } = await import('#pwa/public/render.tsx')
  const pages = new Map<string, string>()
  for (const path of builtPaths) {
    const page = await renderPage(path)
    expect(page.review).toBe(review)
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(page.head) ?? []
    pages.set(path, `${description} ${page.body.replace(/<[^>]*>/g, ' ')}`)
  }
  return pages
}

/** True only of reports that a person saw. */
const PROMISES = [
  /visagistas? (vai |da nossa equipe |também )*(conf|olha|revê|lê|mede|aprov|escrev|respond)/i,
  /(análise|leitura) (é )?de visagista|conferimos com visagistas|passa por visagistas/i,
  /especialistas? (est|conf|lê|olh)|análise (de especialista|profissional)|trabalho de especialista/i,
  /gente confere|medimos|medid[oa]s? (em|sobre a?|nas?) (quatro|suas?) fotos?/i,
]

it('promises nobody who looks at a face where the system delivers by itself', async () => {
  const said = [...(await pagesUnder('auto'))].flatMap(([path, text]) =>
    PROMISES.flatMap((promise) => promise.exec(text)?.[0] ?? []).map((words) => `${path}: ${words}`),
  )
  expect(said).toEqual([])
})

it('says who looks where a person approves each report', async () => {
  const [auto, required] = [await pagesUnder('auto'), await pagesUnder('required')]
  const differing = [...auto].filter(([path, text]) => text !== required.get(path)).map(([path]) => path)
  expect([...differing].sort()).toEqual([
    '/',
    '/como-funciona',
    '/faq',
    '/privacidade',
    '/revelacao-rosto-ideal',
    '/sobre',
    '/termos',
  ])
  for (const [path, words] of [
    ['/', READING_STEP],
    ['/como-funciona', WAY_DESCRIPTION],
    ['/sobre', ABOUT_CHECK],
    ['/faq', MADE_BY_AI],
    ['/privacidade', PRIVACY_CHECK],
    ['/termos', TERMS_CHECK],
    ['/revelacao-rosto-ideal', SALES_STEP],
  ] as const) {
    expect([path, auto.get(path)?.includes(words.auto)]).toEqual([path, true])
    expect([path, required.get(path)?.includes(words.required)]).toEqual([path, true])
  }
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { META_EVENTS } from '#contract/meta-events.ts'

type Choice = { readonly marketing: boolean; readonly analytics: boolean }
const YES = { marketing: true, analytics: true }

const fetched = vi.fn<typeof fetch>()
const disk = new Map<string, string>()
const jar = new Map<string, string>()
const cookies = () => [...jar].map((pair) => pair.join('=')).join('; ')
let scripts: string[]
/** Calls queued before the scripts load. */
type Told = { fbq?: { queue: unknown[][] }; dataLayer?: ArrayLike<unknown>[] }
let page: Told & { location: URL; name: string }

beforeEach(() => {
  vi.resetModules()
  disk.clear()
  jar.clear()
  scripts = []
  fetched
    .mockReset()
    .mockImplementation(async (path) =>
      path === '/api/config'
        ? Response.json({ metaPixelId: '123', analyticsId: 'G-1' })
        : Response.json({ marketing: true, analytics: true, decidedAt: null, recorded: true }),
    )
  const localStorage = {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  }
  page = Object.assign(
    { location: new URL('https://rostoideal.com.br/blog?utm_source=instagram&fbclid=AbC_9&nome=ana'), name: '' },
    { localStorage, addEventListener: () => {}, removeEventListener: () => {} },
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    get cookie() {
      return cookies()
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (line.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
    createElement: () => ({}),
    head: { append: (script: { src: string }) => void scripts.push(script.src) },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function agreeing(choice: Choice | null) {
  const { noteCampaign } = await import('#pwa/platform/campaign.ts')
  noteCampaign()
  const { track } = await import('./track.ts')
  const { consentSent, decideConsent } = await import('./consent.ts')
  if (choice) decideConsent(choice)
  await consentSent()
  return { track, decideConsent }
}
/** Modules must load. */
const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: 20_000 })
const settle = async () => {
  const { consentSent } = await import('./consent.ts')
  await Promise.all([consentSent(), import('./send-to-trackers.ts')])
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const posts = (path: string) =>
  fetched.mock.calls
    .filter(([to]) => to === path)
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
const pixelled = () => (page.fbq?.queue ?? []).filter(([kind]) => String(kind).startsWith('track'))
const analysed = () => (page.dataLayer ?? []).map((line) => Array.from(line)).filter(([kind]) => kind === 'event')

test('without an answer, and after a no, nothing is loaded, set, sent or kept for later', async () => {
  const { track, decideConsent } = await agreeing(null)
  track({ name: 'page_view' }, 'visita')
  decideConsent({ marketing: false, analytics: false })
  track({ name: 'initiate_checkout', email: 'ana@example.com' })
  await settle()
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/consent'])
  expect([scripts, cookies(), [...disk.keys()]]).toEqual([[], '', ['consentimento']])
})

test('pixel and server are told one name and one id, the server alone of the person', async () => {
  const { track } = await agreeing(YES)
  track({ name: 'lead', email: 'ana@example.com', person: 'Ana' }, 'run-1')
  await until(() => expect(posts('/api/facebook/lead')).toHaveLength(1))
  expect(pixelled()).toEqual([['track', META_EVENTS.lead, {}, { eventID: 'lead-run-1' }]])
  expect(posts('/api/facebook/lead')).toMatchObject([{ eventId: 'lead-run-1', email: 'ana@example.com', name: 'Ana' }])
  expect(JSON.stringify(analysed())).not.toMatch(/ana@example|nome=/)
  expect(analysed()).toEqual([
    ['event', 'lead', { page_location: 'https://rostoideal.com.br/blog?utm_source=instagram' }],
  ])
})

test.each([
  ['page_view', META_EVENTS.pageview],
  ['complete_quiz', META_EVENTS.completeQuiz],
  ['initiate_checkout', META_EVENTS.checkout],
] as const)('%s is %s on both sides', async (name, pixel) => {
  const { track } = await agreeing(YES)
  if (name === 'complete_quiz') track({ name, score: 1300, source: 'q' }, 'run-1')
  else track({ name }, 'run-1')
  await until(() => expect(pixelled()).toMatchObject([['track', pixel, {}, { eventID: `${name}-run-1` }]]))
})

test('the same event of the same thing counts once, to whoever agrees later too', async () => {
  const { track, decideConsent } = await agreeing({ marketing: false, analytics: true })
  track({ name: 'page_view' }, 'visita-1')
  track({ name: 'page_view' }, 'visita-1')
  await until(() => expect(analysed()).toHaveLength(1))
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  decideConsent(YES)
  track({ name: 'page_view' }, 'visita-1')
  await until(() => expect(posts('/api/facebook/pageview')).toHaveLength(1))
  expect([analysed().length, pixelled().length]).toEqual([1, 1])
})

test('marks are made after the yes, one pair for both sides, the click’s from the advert', async () => {
  const { track } = await agreeing(YES)
  track({ name: 'start_quiz', source: 'landing_page' }, 'run-1')
  await until(() => expect(posts('/api/facebook/start-quiz')).toHaveLength(1))
  const [{ fbp, fbc }] = posts('/api/facebook/start-quiz')
  expect(fbp).toMatch(/^fb\.2\.\d{13}\.\d+$/)
  expect(fbc).toMatch(/^fb\.2\.\d{13}\.AbC_9$/)
  expect(cookies()).toBe(`_fbp=${fbp}; _fbc=${fbc}`)
  expect([disk.get('_fbp'), disk.get('_fbc')]).toEqual([fbp, fbc])
  track({ name: 'start_quiz', source: 'landing_page' }, 'run-2')
  await until(() => expect(posts('/api/facebook/start-quiz')).toHaveLength(2))
  expect(posts('/api/facebook/start-quiz')[1]).toMatchObject({ fbp, fbc })
})

test('a choice taken back while the trackers load stops the event, silences what is loaded and takes its marks away', async () => {
  const { track, decideConsent } = await agreeing(YES)
  track({ name: 'page_view' }, 'visita-1')
  await until(() => expect(pixelled()).toHaveLength(1))
  track({ name: 'page_view' }, 'visita-2')
  decideConsent({ marketing: false, analytics: false })
  await until(() => expect(cookies()).toBe(''))
  await settle()
  expect(posts('/api/facebook/pageview')).toHaveLength(1)
  expect(page.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  expect(Array.from(page.dataLayer?.at(-1) ?? [])).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
})

test('from an address that names somebody nothing is told', async () => {
  for (const search of ['?email=ana@example.com', '?r=token', '?token=x']) {
    page.location.search = search
    const { track } = await agreeing(YES)
    track({ name: 'page_view' })
  }
  await settle()
  expect([scripts, posts('/api/facebook/pageview')]).toEqual([[], []])
})

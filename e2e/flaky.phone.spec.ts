import pg from 'pg'
import type { Browser } from '@playwright/test'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { expect, test } from './fault-fixtures.ts'
import { given, type Journey, type Shared } from './fixtures.ts'
import { agreeAndChoose, choosePhoto, enterForm, fillProfile, finish, untilInstalled } from './form-screens.ts'
import type { Fault, Wire } from './wire.ts'

/** `npm run bench -- flaky` makes twenty. */
const RUNS = Number(process.env['FLAKY_RUNS'] ?? 3)
const FIRST_SEED = Number(process.env['FLAKY_FROM'] ?? 1)

/** Half of all calls fail; the same seed repeats if calls keep their order. */
function flaky(seed: number) {
  const next = random(seed)
  const tally = { passed: 0, failed: 0 }
  const ways = (method: string): Fault[] => [
    { lose: 'request' },
    { lose: method === 'GET' ? 'half-answer' : 'half-request' },
    { lose: 'answer' },
    { say: 503, retryAfterS: 1 },
    { say: 502 },
  ]
  const plan = ({ method, path }: { method: string; path: string }): Fault | null => {
    if (!path.startsWith('/api/')) return null
    if (next() < 0.5) {
      tally.passed += 1
      return null
    }
    tally.failed += 1
    const all = ways(method)
    return all[Math.floor(next() * all.length)] ?? null
  }
  return { plan, tally }
}

/** mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Arrived {
  submissions: number
  answers: number
  photos: Record<string, string>
}

async function arrivedOf(email: string): Promise<Arrived> {
  const database = new pg.Client({ connectionString: given('E2E_DATABASE_URL') })
  await database.connect()
  try {
    const ask = async (what: string) =>
      (
        await database.query<{ slot: string; hash: string }>(
          `SELECT ${what} JOIN orders o ON o.id = x.order_id JOIN users u ON u.id = o.user_id WHERE u.email = $1`,
          [email],
        )
      ).rows
    const consents = await ask(`'' AS slot, '' AS hash FROM consents x`)
    const forms = await ask(`'' AS slot, '' AS hash FROM onboarding_forms x`)
    const photos = await ask('x.slot::text AS slot, x.source_hash AS hash FROM customer_photos x')
    return {
      // Each submission writes two consents.
      submissions: consents.length / 2,
      answers: forms.length,
      photos: Object.fromEntries(photos.map(({ slot, hash }) => [slot, hash])),
    }
  } finally {
    await database.end()
  }
}

interface Means {
  browser: Browser
  baseURL: string | undefined
  wire: Wire
  purchase: Journey['purchase']
  signIn: Journey['signIn']
  newEmail: Journey['newEmail']
  photoFiles: Shared['photoFiles']
}

/** Returns what the database has. */
async function journey(means: Means, plan: Wire['plan']): Promise<Arrived> {
  const { browser, baseURL, wire, purchase, signIn, newEmail, photoFiles } = means
  const email = newEmail('bia')
  await purchase({ email, name: 'Bia Nogueira' })
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await page.clock.install()
  await signIn(page, email)
  await page.goto('/dashboard')
  await untilInstalled(page)
  wire.plan = plan
  await enterForm(page)
  await fillProfile(page)
  await agreeAndChoose(page, 'front', photoFiles.front)
  for (const slot of PHOTO_SLOTS.slice(1)) await choosePhoto(page, slot, photoFiles[slot])
  await finish(page)
  // The fake clock skips only the waits between tries.
  await expect(async () => {
    await page.clock.runFor(2_500)
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 120_000, intervals: [50] })
  wire.plan = () => null
  await page.context().close()
  return await arrivedOf(email)
}

/** Over an intact network, for reference. */
let whole: Arrived | undefined

test.describe('over a network that fails half of the time', () => {
  // Sequential, because all use the reference.
  test.describe.configure({ mode: 'default', timeout: 240_000 })

  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
    test(`one submission and four right photos arrive, seed ${seed}`, async ({
      browser,
      baseURL,
      wire,
      purchase,
      signIn,
      newEmail,
      photoFiles,
    }) => {
      const means = { browser, baseURL, wire, purchase, signIn, newEmail, photoFiles }
      whole ??= await journey(means, () => null)
      expect(whole).toMatchObject({ submissions: 1, answers: 1 })
      expect(new Set(Object.values(whole.photos)).size, 'four different photos').toBe(PHOTO_SLOTS.length)
      const { plan, tally } = flaky(seed)
      expect(await journey(means, plan)).toEqual(whole)
      const { failed, passed } = tally
      expect(failed, `${failed} of ${failed + passed} calls failed`).toBeGreaterThan(0)
      test.info().annotations.push({ type: 'chamadas', description: `${failed} de ${failed + passed} falharam` })
    })
  }
})

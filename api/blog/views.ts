import { createHmac, randomBytes } from 'node:crypto'
import { TIME_ZONE } from '#contract/format.ts'
import { db } from '../platform/db.ts'

export interface Reader {
  readonly ip: string
  readonly userAgent: string | null
}

const SALT_KEY = 'blog.view-salt'
/** Bots and link previews. */
const MACHINES = /bot\b|bot[/;]|crawl|spider|slurp|externalhit|preview|lighthouse|pingdom|uptime|monitor/i

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })

type Salt = { readonly day: string; readonly salt: string }
let kept: Salt | undefined

/** One random salt per day for all processes; discarding it anonymises earlier hashes. */
async function saltOf(day: string): Promise<Salt> {
  if (kept?.day === day) return kept
  const fresh = JSON.stringify({ day, salt: randomBytes(32).toString('base64url') })
  const [row] = await db.$queryRaw<{ value: Salt }[]>`
    INSERT INTO settings AS s (key, value, updated_at) VALUES (${SALT_KEY}, ${fresh}::jsonb, now())
    ON CONFLICT (key) DO UPDATE
    SET value = CASE WHEN s.value->>'day' >= ${day} THEN s.value ELSE excluded.value END, updated_at = now()
    RETURNING value`
  if (!row) throw new Error('no salt for the views of the blog')
  kept = row.value
  return kept
}

/**
 * Once per reader and day, without a cookie: by salted hash of address and browser.
 * @returns whether the reader is new
 */
export async function countView(postId: string, { ip, userAgent }: Reader, now = new Date()): Promise<boolean> {
  if (!userAgent || MACHINES.test(userAgent)) return false
  const { day, salt } = await saltOf(isoDay.format(now))
  const visitorKey = createHmac('sha256', salt).update(`${ip}\n${userAgent}`).digest('base64url')
  const counted = await db.$executeRaw`
    WITH seen AS (
      INSERT INTO blog_post_views (post_id, day, visitor_key) VALUES (${postId}::uuid, ${day}::date, ${visitorKey})
      ON CONFLICT DO NOTHING RETURNING post_id
    )
    UPDATE blog_posts SET view_count = view_count + 1 FROM seen WHERE id = seen.post_id`
  return counted > 0
}

export async function forgetOldViews(now: Date): Promise<void> {
  const today = isoDay.format(now)
  await db.$executeRaw`DELETE FROM blog_post_views WHERE day < ${today}::date`
  await db.$executeRaw`DELETE FROM settings WHERE key = ${SALT_KEY} AND value->>'day' < ${today}`
}

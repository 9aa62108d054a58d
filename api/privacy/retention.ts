import {
  ANSWERS_LIFE_DAYS,
  DEVICE_LIFE_DAYS,
  DRAFT_LIFE_DAYS,
  LOG_LIFE_DAYS,
  MARK_LIFE_DAYS,
  MESSAGE_LIFE_DAYS,
  PHOTO_LIFE_DAYS,
  REPORT_LIFE_DAYS,
  TRACKING_LIFE_DAYS,
  WEBHOOK_LIFE_DAYS,
} from '#contract/offer.ts'

/** In days since creation (or since `from`). */
interface Life {
  readonly what: string
  readonly why: string
  /** Null: until the account or order is erased. */
  readonly days: number | null
  readonly from?: string
  readonly by:
    | 'upkeep.expire'
    | 'the account’s end'
    | 'nobody: it is proof'
    | 'nobody: of no person'
    | 'the live channel'
}

/** Face findings without a report. */
export const UNDELIVERED_LIFE_DAYS = 400
/** Unsent receipts: longer than outage retries. */
export const RECEIPT_MAIL_LIFE_DAYS = 7
export const SPENT_KEY_LIFE_DAYS = 30

const expires = (days: number, what: string, why: string, from?: string): Life => ({
  what,
  why,
  days,
  by: 'upkeep.expire',
  ...(from ? { from } : {}),
})
const withAccount = (what: string, why: string): Life => ({ what, why, days: null, by: 'the account’s end' })
const forEver = (what: string, why: string): Life => ({ what, why, days: null, by: 'nobody: it is proof' })
const nobody = (what: string): Life => ({
  what,
  why: 'the product works by it',
  days: null,
  by: 'nobody: of no person',
})
const FACE = 'the analysis; sensitive, by consent alone'
const ORDER = 'the order is made and delivered by it'

/** Every table: personal content, purpose, lifetime, and what deletes it. A test fails for missing tables. */
export const RETENTION: Readonly<Record<string, Life>> = {
  users: withAccount('name, address, telephone, password', 'the account'),
  sessions: expires(0, 'network address, browser', 'staying signed in', 'its end'),
  access_records: expires(183, 'network address by hour', 'Marco Civil, art. 15', 'the last use'),
  live_presence: { what: 'who has the app open', why: 'live screens', days: null, by: 'the live channel' },
  known_devices: expires(DEVICE_LIFE_DAYS, 'hashed cookies', 'a known device is not locked out', 'the last use'),
  sign_in_codes: expires(SPENT_KEY_LIFE_DAYS, 'hashed codes', 'signing in', 'their end'),
  magic_links: expires(SPENT_KEY_LIFE_DAYS, 'address, hashed links', 'signing in', 'their end'),
  orders: withAccount('price, dates, state, answers of the free test', 'accounts, by tax law without the person'),
  order_notes: expires(ANSWERS_LIFE_DAYS, 'the team’s notes, sealed', ORDER),
  webhook_events: expires(WEBHOOK_LIFE_DAYS, 'name, address, telephone of the buyer', 'disputes about a payment'),
  webhook_rejections: nobody('counts of refused deliveries'),
  checkout_clicks: expires(
    MARK_LIFE_DAYS,
    'network address, browser, marks of campaigns',
    'joining a purchase to its test; rows stay without them',
  ),
  onboarding_drafts: expires(DRAFT_LIFE_DAYS, 'answers, sealed', ORDER, 'the last edit'),
  onboarding_forms: expires(ANSWERS_LIFE_DAYS, 'answers, sealed', ORDER),
  said_facts: expires(ANSWERS_LIFE_DAYS, 'what a person said of themself, sealed', ORDER),
  customer_photos: expires(PHOTO_LIFE_DAYS, 'photos, sealed; the row stays without its file', FACE),
  photo_requests: expires(1, 'hashed links', ORDER, 'their end'),
  face_markings: expires(PHOTO_LIFE_DAYS, 'points on the face, sealed', FACE, 'the photo'),
  side_markings: expires(PHOTO_LIFE_DAYS, 'points on the face, sealed', FACE, 'the photo'),
  photo_fits: expires(PHOTO_LIFE_DAYS, 'where a drawing lies', FACE, 'the photo'),
  observations: expires(PHOTO_LIFE_DAYS, 'what is seen, sealed', FACE, 'the last photo'),
  cloth_tests: expires(PHOTO_LIFE_DAYS, 'answers before cloths, sealed', FACE, 'the last photo'),
  colour_measures: expires(PHOTO_LIFE_DAYS, 'measured colours, sealed', FACE, 'the last photo'),
  season_choices: expires(REPORT_LIFE_DAYS, 'the season, sealed', FACE, 'the last report'),
  desk_choices: expires(REPORT_LIFE_DAYS, 'what a visagist chose instead, sealed', FACE, 'the last report'),
  analyses: expires(REPORT_LIFE_DAYS, 'what the report says, sealed', FACE, 'the last report'),
  report_builds: expires(MESSAGE_LIFE_DAYS, 'runs and their errors', 'repairs'),
  report_previews: expires(1, 'a report before it leaves, sealed', ORDER),
  generated_pdfs: expires(REPORT_LIFE_DAYS, 'both editions, sealed; the row stays without its files', ORDER),
  salon_card_links: expires(1, 'hashed links', ORDER, 'their end'),
  ratings: withAccount('stars, words', 'the team learns; the account’s end takes the words'),
  voice_licences: withAccount('a sentence for the site, a name, a shape', 'published as the buyer allowed'),
  notifications: expires(MESSAGE_LIFE_DAYS, 'what the person was told', 'the list in the app'),
  push_subscriptions: expires(MESSAGE_LIFE_DAYS, 'the device’s address', 'notifications', 'the last use'),
  notification_preferences: withAccount('which notices are wanted', 'notifications'),
  outgoing_mails: expires(
    MESSAGE_LIFE_DAYS,
    'address, subject',
    'proof of what was sent; the receipt of an erasure until it is out',
  ),
  suppressions: forEver('a hash of the address', 'never writing to it again, after the account too'),
  consents: forEver('what was granted and when', 'proof of consent, after the account too'),
  leads: expires(730, 'name, address, answers of the free test', 'the result and its mails', 'the last change'),
  quiz_runs: expires(730, 'answers of the free test', 'where people stop', 'the last change'),
  quiz_previews: nobody('texts by answers'),
  blog_posts: nobody('articles'),
  blog_post_addresses: nobody('articles'),
  blog_images: nobody('pictures of articles'),
  blog_post_views: nobody('counts by hashes of a day'),
  contact_messages: expires(730, 'name, address, message', 'answering'),
  tracking_events: expires(TRACKING_LIFE_DAYS, 'hashed address, marks', 'advertising, after consent'),
  system_logs: expires(LOG_LIFE_DAYS, 'technical lines', 'repairs'),
  journal_entries: withAccount('who did what, sealed', 'the team answers for what it does'),
  journal_links: nobody('hashes of what the journal holds, sealed'),
  daily_totals: nobody('counts by day'),
  changed_days: nobody('days to be counted again'),
  settings: nobody('settings'),
  alarms: nobody('what must never be and is, by ids'),
  rate_limits: expires(1, 'keyed hashes', 'guessing is stopped', 'their end'),
  name_words: withAccount('words of names, counted for the whole house', 'finding people quickly'),
  sealing_keys: nobody('wrapped keys; a destroyed one stays as proof'),
}

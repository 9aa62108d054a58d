import type { Client } from 'pg'
import { TIME_ZONE } from '#contract/format.ts'

/** Ratios of a shop with a million orders. */
const PEOPLE_PER_ORDER = 0.3
const QUIZ_RUNS_PER_ORDER = 3
const JOURNAL_PER_ORDER = 5

const RUNS_PER_LEAD = QUIZ_RUNS_PER_ORDER
const LEADS_PER_SECOND_RUN = 20

/** Connections at work: one per core of the target machine. */
const HANDS = 2

type Say = (line: string) => void

/**
 * Three years of growing sales, ending now; the same number of orders gives the same shop. Closes the connections that `connect` opens to
 * the empty database.
 */
export async function fillShop(connect: () => Promise<Client>, orders: number, say: Say): Promise<void> {
  const now = new Date()
  const hands = await Promise.all(Array.from({ length: HANDS }, async () => prepare(await connect(), orders, now)))
  const [first] = hands
  if (!first) return
  // Indexes are rebuilt at the end: far cheaper than six updates per row.
  await first.query(`UPDATE pg_index SET indisready = false, indisvalid = false WHERE indrelid IN (${FILLED})`)
  const made = ([name, sql]: Step) => timed(name, say, sql)
  const [people, sales, ...others] = TABLES
  for (const step of [people, sales]) if (step) await made(step)(first)
  await share(hands, others.map(made))
  const { rows } = await first.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE oid IN (${FILLED}) ORDER BY pg_table_size(oid) DESC`,
  )
  await share(
    hands,
    rows.map(({ name }) => timed(`${name}, indexes`, say, `REINDEX TABLE ${name}`)),
  )
  await timed('words of names', say, WORDS)(first)
  await share(
    hands,
    rows.map(({ name }) => timed(`${name}, looked through`, say, `VACUUM (ANALYZE) ${name}`)),
  )
  await timed('the rest', say, 'VACUUM (ANALYZE)')(first)
  await timed('to the disk', say, 'CHECKPOINT')(first)
  await Promise.all(hands.map((hand) => hand.end()))
}

/** Triggers and foreign keys are off: the data is valid, and checks would take most of the time. */
async function prepare(client: Client, orders: number, now: Date): Promise<Client> {
  await client.query(
    `SET session_replication_role = replica; SET work_mem = '512MB'; SET maintenance_work_mem = '1GB'; SET jit = off`,
  )
  await client.query(FUNCTIONS)
  const people = Math.max(1, Math.round(orders * PEOPLE_PER_ORDER))
  await client.query(
    'CREATE TEMP TABLE shop AS SELECT $1::bigint AS orders, $2::bigint AS people, $3::timestamptz AS now',
    [orders, people, now],
  )
  await client.query('ANALYZE shop')
  return client
}

type Work = (client: Client) => Promise<void>

async function share(hands: readonly Client[], works: readonly Work[]): Promise<void> {
  const left = [...works]
  await Promise.all(
    hands.map(async (hand) => {
      for (let work = left.shift(); work; work = left.shift()) await work(hand)
    }),
  )
}

const timed =
  (name: string, say: Say, sql: string): Work =>
  async (client) => {
    const started = performance.now()
    const { rowCount } = await client.query(sql)
    const rows = rowCount === null ? '' : `${rowCount} rows`
    say(`  ${name.padEnd(32)} ${rows.padStart(14)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`)
  }

/** Triggers, here disabled, would normally write these. */
const WORDS = `
  INSERT INTO name_words SELECT DISTINCT word FROM (SELECT DISTINCT full_name FROM users) u, words_in(full_name) word ON CONFLICT DO NOTHING`

/** Ids sort by time; draws repeat. The last two days fill yesterday and today, so that live counts do not depend on the hour. */
const FUNCTIONS = `
  CREATE FUNCTION pg_temp.id7(at timestamptz, seed text) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(seed), 1, 3) || '8' || substr(md5(seed), 5, 15))::uuid $$;
  CREATE FUNCTION pg_temp.draw(i bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
    SELECT (hashint8extended(i, salt) & 2147483647) / 2147483648.0::float8 $$;
  CREATE FUNCTION pg_temp.whole(at timestamptz, now timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc('milliseconds', CASE
      WHEN at > now - interval '1 day' THEN now - (now - date_trunc('day', now, '${TIME_ZONE}')) * (extract(epoch FROM now - at) / 86400)::float8
      WHEN at > now - interval '2 days' THEN at + (date_trunc('day', now, '${TIME_ZONE}') - (now - interval '1 day'))
      ELSE at END) $$;
  CREATE FUNCTION pg_temp.moment(place float8, now timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT pg_temp.whole(now - interval '1100 days' * power(greatest(1 - place, 0), 1.15), now) $$;
  CREATE FUNCTION pg_temp.person(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT ('0197' || substr(md5('u' || n), 1, 8) || '7' || substr(md5('u' || n), 9, 3) || '8' || substr(md5('u' || n), 13, 15))::uuid $$;
  CREATE FUNCTION pg_temp.lead(n bigint, orders bigint, now timestamptz) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN n BETWEEN 1 AND orders THEN pg_temp.id7(pg_temp.moment(n::float8 / orders, now), 'L' || n) END $$;
  -- Some half an hour before the order of that number.
  CREATE FUNCTION pg_temp.lead_before(i bigint, orders bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT i - greatest(1, orders / 25000) $$;
  CREATE FUNCTION pg_temp.pick(words text[], d float8) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT words[1 + floor(d * d * cardinality(words))::int] $$`

const GIVEN = `ARRAY['Maria','Ana','José','João','Antônia','Beatriz','Joaquim','Marina','Rafael','Luana','Cícera','Edson','Helena','Wesley',
  'Iracema','Patrícia','Otávio','Vinícius','Débora','Conceição','Jussara','Caetano','Rosângela','Sílvio','Tainá','Ubirajara','Yasmin',
  'Lázaro','Noêmia','Quitéria','Raimunda','Benedito','Ivone','Gláucia','Elza','Dirce','Adalberto','Neide','Osmar','Zélia']`
const FAMILY = `ARRAY['Silva','Santos','Oliveira','Souza','Pereira','Ribeiro','Gomes','Nascimento','Araújo','Barbosa','Yamamoto','Takahashi',
  'Figueiredo','Monteiro','Albuquerque','Guimarães','Brandão','Negrão','Potiguara','Prado','Lemos','Viana','Queiroz','Macedo','Bittencourt',
  'Tavares','Sampaio','Coutinho','Vasconcelos','Paranhos','Leitão','Farias','Camargo','Arruda','Peixoto','Bezerra','Siqueira','Galvão']`
const SOURCES = `ARRAY['instagram','google','direto','tiktok','blog','indicacao']`

export const RARE_NAME = 'Zulmira Xavantina'

const id = (prefix: string, at: string) => `pg_temp.id7(${at}, '${prefix}' || o.id)`
const delivered = `o.completed_at IS NOT NULL`
const luck = (salt: number) => `pg_temp.draw(hashtext(o.id::text), ${salt})`

type Step = readonly [name: string, sql: string]

/** People and orders come first: all other tables refer to them. */
const TABLES: readonly Step[] = [
  [
    'users',
    `INSERT INTO users (id, email, full_name, phone, role, created_at, updated_at)
    SELECT pg_temp.person(n), lower(unaccent(split_part(name, ' ', 1))) || '.' || n || (ARRAY['@exemplo.com.br','@correio.example','@caixa.example'])[1 + n % 3],
      name, '+55119' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'customer', at, at
    FROM (SELECT n, pg_temp.moment(n::float8 / people, now) AS at, CASE WHEN n = people / 2 THEN '${RARE_NAME}' ELSE
        pg_temp.pick(${GIVEN}, pg_temp.draw(n, 1)) || ' ' || pg_temp.pick(${FAMILY}, pg_temp.draw(n, 2)) || ' ' || pg_temp.pick(${FAMILY}, pg_temp.draw(n, 3)) END AS name
      FROM shop, generate_series(1, people) n) drawn`,
  ],
  [
    'orders',
    `INSERT INTO orders (id, user_id, provider_order_id, status, amount_cents, payment_method, installments, product_id, product_name, click_id,
      created_at, updated_at, paid_at, submitted_at, due_at, processing_started_at, completed_at, ended_at, needs_visagist)
    SELECT pg_temp.id7(at, 'o' || i), pg_temp.person(CASE WHEN first > before THEN first ELSE 1 + floor(pg_temp.draw(i, 6) * greatest(before, 1))::bigint END), 'kw-' || i,
      (CASE WHEN luck < 0.03 THEN 'REEMBOLSADO' WHEN luck < 0.035 THEN 'CHARGEBACK' WHEN NOT is_sent THEN 'AGUARDANDO_FORMULARIO'
        WHEN at > now - interval '3 days' THEN 'EM_PROCESSAMENTO' ELSE 'CONCLUIDO' END)::order_status,
      CASE WHEN luck < 0.5 THEN 7990 ELSE 8512 END, (ARRAY['pix','credit_card','boleto'])[1 + (i % 3)], CASE WHEN i % 3 = 1 THEN 1 + i % 12 END,
      'p-1', 'Análise de visagismo', CASE WHEN i % 10 < 7 THEN pg_temp.id7(at - interval '10 minutes', 'k' || i) END,
      at, at, at, CASE WHEN is_sent THEN at + interval '5 hours' END, CASE WHEN is_sent THEN at + interval '77 hours' END,
      CASE WHEN is_sent THEN at + interval '5 hours' END,
      CASE WHEN is_sent AND at <= now - interval '3 days' THEN at + interval '5 hours' + (20 + pg_temp.draw(i, 5) * 60) * interval '1 hour' END,
      CASE WHEN luck < 0.035 THEN at + interval '2 days' END, luck BETWEEN 0.09 AND 0.4 AND at > now - interval '3 days' AND is_sent
    FROM (SELECT i, at, luck, now, luck >= 0.09 AND at <= now - interval '6 hours' AS is_sent, i * people / orders AS first, (i - 1) * people / orders AS before
      FROM (SELECT i, now, orders, people, pg_temp.moment(i::float8 / orders, now) AS at, pg_temp.draw(i, 4) AS luck
        FROM shop, generate_series(1, orders) i) placed) drawn`,
  ],
  [
    'checkout_clicks',
    // Four in ten purchases come from a test, and three in ten other clicks.
    `INSERT INTO checkout_clicks (id, source, lead_id, created_at)
    SELECT o.click_id, pg_temp.pick(${SOURCES}, ${luck(7)}),
      CASE WHEN o.i % 10 < 4 THEN pg_temp.lead(pg_temp.lead_before(o.i, orders), orders, now) END, o.created_at - interval '10 minutes'
      FROM shop, (SELECT *, substr(provider_order_id, 4)::bigint AS i FROM orders) o WHERE o.click_id IS NOT NULL
    UNION ALL SELECT pg_temp.id7(at, 'x' || i), pg_temp.pick(${SOURCES}, pg_temp.draw(i, 7)),
      CASE WHEN i % 10 >= 7 THEN pg_temp.lead(pg_temp.lead_before(i, orders), orders, now) END, at
      FROM (SELECT i, orders, now, pg_temp.moment(i::float8 / orders, now) AS at FROM shop, generate_series(1, orders) i) lost`,
  ],
  [
    'onboarding_forms',
    `INSERT INTO onboarding_forms (id, order_id, full_name, gender, objective, style, hair_length, beard_preference, color_preferences,
      maintenance_level, observations, created_at)
    SELECT ${id('f', 'o.submitted_at')}, o.id, u.full_name, 'Feminino', 'Melhoria sutil', 'Clássico', 'Longo', 'Não se aplica', ARRAY['green','brown'],
      'Baixa', 'Uso óculos para ler; "só de perto".', o.submitted_at
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.submitted_at IS NOT NULL`,
  ],
  [
    'customer_photos',
    `INSERT INTO customer_photos (id, order_id, slot, storage_key, file_size, width, height, source_hash, created_at, expires_at, purged_at)
    SELECT ${id('p', `o.submitted_at`).replace("'p'", `'p' || slot`)}, o.id, slot, CASE WHEN is_young THEN 'photos/xx/' || o.id || '-' || slot || '.jpg' END,
      412000, 2048, 2560, md5(slot::text || o.id), o.submitted_at, o.submitted_at + interval '30 days',
      CASE WHEN NOT is_young THEN o.submitted_at + interval '30 days' END
    FROM (SELECT *, submitted_at > now() - interval '30 days' AS is_young FROM orders WHERE submitted_at IS NOT NULL) o, unnest(enum_range(NULL::photo_slot)) slot`,
  ],
  [
    'face_markings',
    `INSERT INTO face_markings (id, order_id, photo_id, source, scheme, points, created_at)
    SELECT ${id('a', 'o.submitted_at')}, o.id, ${id('p', 'o.submitted_at').replace("'p'", `'pfront'`)}, 'customer', 'bench', '{}', o.submitted_at
    FROM orders o WHERE o.submitted_at IS NOT NULL AND ${luck(8)} < 0.5`,
  ],
  [
    'generated_pdfs',
    `INSERT INTO generated_pdfs (id, order_id, storage_key, file_size, page_count, sha256, download_count, created_at, expires_at, purged_at)
    SELECT ${id('g', 'o.completed_at')}, o.id, CASE WHEN is_young THEN 'reports/xx/' || o.id || '.pdf' END, 2400000, 34, md5(o.id::text), 2, o.completed_at,
      o.completed_at + interval '1 year', CASE WHEN NOT is_young THEN o.completed_at + interval '1 year' END
    FROM (SELECT *, completed_at > now() - interval '1 year' AS is_young FROM orders) o WHERE ${delivered}`,
  ],
  [
    'ratings',
    `INSERT INTO ratings (id, order_id, user_id, rating, service_quality, delivery_time, feedback, would_recommend, created_at)
    SELECT ${id('r', `o.completed_at + interval '1 day'`)}, o.id, o.user_id, CASE WHEN ${luck(9)} < 0.01 THEN 1 ELSE 5 - floor(power(${luck(9)}, 3) * 4)::int END, 5, 4,
      CASE WHEN ${luck(10)} < 0.5 THEN 'Adorei a franja cortina, combinou com o meu rosto.' END, ${luck(9)} < 0.9, least(o.completed_at + interval '1 day', now())
    FROM orders o WHERE ${delivered} AND ${luck(11)} < 0.33`,
  ],
  [
    'notifications',
    `INSERT INTO notifications (id, user_id, order_id, type, title, message, read_at, created_at)
    SELECT ${id('n', 'o.created_at')}, o.user_id, o.id, 'welcome', 'Boas-vindas à Rosto Ideal', 'Sua compra foi confirmada. Preencha o formulário.',
      CASE WHEN ${luck(12)} < 0.6 THEN o.created_at + interval '1 hour' END, o.created_at FROM orders o
    UNION ALL SELECT ${id('N', 'o.completed_at')}, o.user_id, o.id, 'pdf_ready', 'Seu relatório está pronto', 'Abra o aplicativo para ler.',
      CASE WHEN ${luck(13)} < 0.8 THEN o.completed_at + interval '1 hour' END, o.completed_at FROM orders o WHERE ${delivered}`,
  ],
  [
    'outgoing_mails',
    `INSERT INTO outgoing_mails (id, kind, to_email, user_id, order_id, subject, status, attempts, created_at, sent_at)
    SELECT ${id('m', 'o.created_at')}, 'access', u.email, u.id, o.id, 'Seu acesso à análise',
      (CASE WHEN ${luck(14)} < 0.001 THEN 'failed' WHEN ${luck(14)} < 0.01 THEN 'suppressed' ELSE 'sent' END)::mail_status, 1, o.created_at, o.created_at
    FROM orders o JOIN users u ON u.id = o.user_id
    UNION ALL SELECT ${id('M', 'o.completed_at')}, 'report-ready', u.email, u.id, o.id, 'Seu relatório está pronto', 'sent', 1, o.completed_at, o.completed_at
    FROM orders o JOIN users u ON u.id = o.user_id WHERE ${delivered}`,
  ],
  [
    'magic_links',
    `INSERT INTO magic_links (id, user_id, email, purpose, order_id, token_hash, created_at, expires_at, used_at)
    SELECT ${id('l', 'o.created_at')}, u.id, u.email, 'access', o.id, md5('t' || o.id), o.created_at, o.created_at + interval '72 hours',
      CASE WHEN ${luck(15)} < 0.75 THEN o.created_at + interval '1 hour' END
    FROM orders o JOIN users u ON u.id = o.user_id`,
  ],
  [
    'webhook_events',
    `INSERT INTO webhook_events (id, provider, event_key, kind, event_type, external_order_id, body_hash, payload, verdict, order_id,
      received_at, processed_at, last_delivery_at)
    SELECT ${id('w', 'o.created_at')}, 'kiwify', md5('e' || o.id), 'paid', CASE WHEN ended_at IS NULL THEN 'order_approved' ELSE 'order_refunded' END,
      o.provider_order_id, md5('b' || o.id), jsonb_build_object('order_id', o.provider_order_id, 'order_status', 'paid', 'webhook_event_type', 'order_approved',
        'payment_method', o.payment_method, 'Product', jsonb_build_object('product_id', 'p-1', 'product_name', 'Análise de visagismo'),
        'Customer', jsonb_build_object('full_name', 'Cliente', 'email', 'cliente@exemplo.com.br'), 'Commissions', jsonb_build_object('charge_amount', o.amount_cents)),
      (CASE WHEN ${luck(16)} < 0.001 THEN 'flagged' WHEN ${luck(16)} < 0.02 THEN 'logged' ELSE 'applied' END)::webhook_verdict, o.id, o.created_at, o.created_at, o.created_at
    FROM orders o`,
  ],
  [
    'administrators',
    `INSERT INTO users (id, email, full_name, role, created_at, updated_at)
    SELECT pg_temp.person(-n), 'equipe.' || n || '@exemplo.com.br', 'Equipe ' || n, 'admin', now - interval '1100 days', now FROM shop, generate_series(1, 3) n`,
  ],
  [
    'journal_entries',
    `INSERT INTO journal_entries (id, actor_id, action, subject, subject_id, "from", "to", ip, created_at)
    SELECT pg_temp.id7(o.created_at + step * interval '7 hours', 'j' || step || o.id), CASE WHEN step > 1 THEN pg_temp.person(-1 - (step % 3)) END,
      (ARRAY['order.opened','order.status','photo.viewed','desk.taken','report.forced'])[step], 'order', o.id, NULL,
      CASE WHEN step < 3 THEN '"EM_PROCESSAMENTO"'::jsonb END, CASE WHEN step > 1 THEN '10.0.0.1' END, least(o.created_at + step * interval '7 hours', now())
    FROM orders o, generate_series(1, ${JOURNAL_PER_ORDER}) step`,
  ],
  [
    'leads',
    // Some who buy without a click took the test.
    `INSERT INTO leads (id, email, name, funnel_source, answers, created_at, updated_at)
    SELECT pg_temp.lead(n, orders, now), coalesce(u.email, 'visita.' || n || '@exemplo.com.br'), 'Visita', 'quiz_seu_rosto_ideal',
      '{"faceShape":"coracao","jaw":"suave","forehead":"maior"}', at, at
    FROM (SELECT n, orders, now, pg_temp.moment(n::float8 / orders, now) AS at,
        CASE WHEN i % 10 >= 7 AND i * people / orders > (i - 1) * people / orders THEN i * people / orders END AS buyer
      FROM (SELECT n, orders, people, now, n + n - pg_temp.lead_before(n, orders) AS i FROM shop, generate_series(1, orders) n) numbered) drawn
      LEFT JOIN users u ON u.id = pg_temp.person(buyer)`,
  ],
  [
    'quiz_runs',
    `INSERT INTO quiz_runs (id, lead_id, source, step, started_at, updated_at, finished_at)
    SELECT pg_temp.id7(at, 'q' || i), lead_id, pg_temp.pick(${SOURCES}, pg_temp.draw(i, 18)),
      CASE WHEN lead_id IS NULL THEN (ARRAY['intro','faceShape','jaw','forehead','name','cheekbones','faceLength','style','email'])[1 + floor(pg_temp.draw(i, 19) * 9)::int]
        ELSE (ARRAY['result','result','result','objective','email'])[1 + floor(pg_temp.draw(i, 19) * 5)::int] END,
      at, at, CASE WHEN lead_id IS NOT NULL THEN at END
    FROM (SELECT i, pg_temp.moment(i::float8 / (orders * ${QUIZ_RUNS_PER_ORDER}), now) AS at,
        CASE WHEN i % ${RUNS_PER_LEAD} = 0 THEN pg_temp.lead(i / ${RUNS_PER_LEAD}, orders, now)
          WHEN i % ${RUNS_PER_LEAD * LEADS_PER_SECOND_RUN} = 1 THEN pg_temp.lead(i / ${RUNS_PER_LEAD}, orders, now) END AS lead_id
      FROM shop, generate_series(1, orders * ${QUIZ_RUNS_PER_ORDER}) i) drawn`,
  ],
  [
    'system_logs',
    `INSERT INTO system_logs (id, level, category, action, message, duration, success, user_id, order_id, created_at)
    SELECT pg_temp.id7(at, 's' || i), (ARRAY['info','info','info','debug','warn','error'])[1 + (i % 6)],
      (ARRAY['api_request','email','auth','webhook','pdf_generation','quiz_funnel','ai_analysis'])[1 + (i % 7)],
      'bench.line', 'Linha número ' || i, i % 900, i % 6 <> 5, pg_temp.person(1 + i % people), pg_temp.id7(at, 'o' || i), at
    FROM (SELECT i, people, pg_temp.whole(now - interval '30 days' * (1 - i::float8 / orders), now) AS at FROM shop, generate_series(1, orders) i) drawn`,
  ],
]

const FILLED = [...new Set(TABLES.map(([, sql]) => /INSERT INTO (\w+)/.exec(sql)?.[1]))]
  .map((name) => `'${name}'::regclass`)
  .join(', ')

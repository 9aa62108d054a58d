import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { KeyRow } from '#api/upkeep/stored-rows.ts'
import type { Invariant } from '#api/upkeep/invariants.ts'
import type { Tx } from '#api/platform/db.ts'
import { eventsOf, type PlannedPurchase } from './plan.ts'

export interface Finding {
  readonly name: string
  readonly looked: number
  readonly broken: readonly string[]
}

/**
 * Invariants at rest: `of` counts rows, `broken` lists violations as text. `bought` is the plan: provider_order_id, email, ends (null where
 * kept).
 */
const ROWS: readonly { readonly name: string; readonly of: string; readonly broken: string }[] = [
  {
    name: 'cada compra tem exatamente um pedido',
    of: 'bought',
    broken: `select b.email as who from bought b left join orders o using (provider_order_id) group by b.email having count(o.id) <> 1`,
  },
  {
    name: 'nenhum pedido sem compra',
    of: 'orders',
    broken: `select id::text as who from orders where provider_order_id is null or provider_order_id not in (select provider_order_id from bought)`,
  },
  {
    name: 'cada compradora tem exatamente uma conta',
    of: 'bought',
    broken: `select b.email as who from bought b left join users u on lower(u.email) = b.email group by b.email having count(u.id) <> 1`,
  },
  {
    name: 'cada evento entregue está guardado, lido e aplicado',
    of: 'told',
    broken: `select t.provider_order_id || ' ' || t.kind as who from told t
      left join webhook_events e on e.external_order_id = t.provider_order_id and e.kind::text = t.kind
        and e.processed_at is not null and e.verdict = 'applied'
      group by 1 having count(e.id) <> 1`,
  },
  {
    name: 'nenhum evento por processar',
    of: 'webhook_events',
    broken: `select id::text as who from webhook_events where processed_at is null`,
  },
  {
    name: 'cada pedido mantido está concluído, cada devolvido encerrado',
    of: 'bought',
    broken: `select b.email || ': ' || coalesce(o.status::text, 'sem pedido') as who from bought b
      left join orders o using (provider_order_id)
      where o.status::text is distinct from coalesce(b.ends, 'CONCLUIDO')`,
  },
  {
    name: 'cada pedido mantido tem exatamente um relatório, nas duas edições',
    of: 'bought where ends is null',
    broken: `select b.email as who from bought b left join orders o using (provider_order_id)
      left join generated_pdfs p on p.order_id = o.id where b.ends is null group by b.email
      having count(p.id) <> 1 or count(*) filter (where p.superseded_at is null and p.purged_at is null
        and p.storage_key is not null and p.phone_storage_key is not null) <> 1`,
  },
  {
    name: 'cada pedido mantido tem quatro fotos e um formulário',
    of: 'bought where ends is null',
    broken: `select b.email as who from bought b join orders o using (provider_order_id)
      where b.ends is null and ((select count(*) from customer_photos f where f.order_id = o.id and f.storage_key is not null) <> 4
        or (select count(*) from onboarding_forms f where f.order_id = o.id) <> 1)`,
  },
  {
    name: 'nada resta do rosto e do relatório de quem devolveu',
    of: 'bought where ends is not null',
    broken: `select b.email as who from bought b join orders o using (provider_order_id) where b.ends is not null
      and (exists (select from customer_photos f where f.order_id = o.id and f.storage_key is not null)
        or exists (select from generated_pdfs p where p.order_id = o.id and (p.storage_key is not null or p.phone_storage_key is not null)))`,
  },
  ...(['access', 'report-ready'] as const).map((kind) => ({
    name: `um e-mail "${kind}" por pedido, aceito pelo servidor de e-mail`,
    of: 'bought where ends is null',
    broken: `select b.email as who from bought b left join orders o using (provider_order_id)
      left join outgoing_mails m on m.order_id = o.id and m.kind = '${kind}'
      left join accepted a using (message_id)
      group by b.email, b.ends having count(distinct m.id) > 1
        or (b.ends is null and count(distinct a.message_id) filter (where m.status = 'sent' and a.to_email = b.email) <> 1)`,
  })),
  {
    name: 'nenhum e-mail sem registro, nenhum registro sem e-mail',
    of: 'outgoing_mails',
    broken: `select coalesce(m.kind || ' ' || m.id, a.message_id) as who from outgoing_mails m full join accepted a using (message_id)
      where m.id is null or (m.status not in ('suppressed') and (a.message_id is null or m.status <> 'sent'))`,
  },
  {
    name: 'nenhuma tarefa desistiu',
    of: 'pgboss.job',
    broken: `select coalesce(source_name, name) || ' ' || id as who from pgboss.job where name = 'dead-letter' or state = 'failed'`,
  },
  {
    name: 'nenhuma tarefa por terminar',
    of: 'pgboss.job',
    broken: `select name || ' ' || state as who from pgboss.job where name not like 'upkeep.%' and name not like 'figures.%'
      and (state in ('active', 'retry') or (state = 'created' and start_after <= now() and name <> 'dead-letter'))`,
  },
]

/** In temporary tables of this connection. */
export async function notePlan(
  client: pg.Client,
  plan: readonly PlannedPurchase[],
  accepted: readonly { readonly messageId: string; readonly to: string }[],
): Promise<void> {
  const ends = { refunded: 'REEMBOLSADO', chargeback: 'CHARGEBACK' }
  const kinds = { approved: 'paid', refunded: 'refunded', chargeback: 'chargeback' } as Record<string, string>
  await client.query(`create temp table bought (provider_order_id text, email text, ends text);
    create temp table told (provider_order_id text, kind text);
    create temp table accepted (message_id text primary key, to_email text)`)
  await client.query('insert into bought select * from unnest($1::text[], $2::text[], $3::text[])', [
    plan.map(({ orderId }) => orderId),
    plan.map(({ email }) => email),
    plan.map(({ ending, takenBackBy }) => (ending === 'kept' ? null : ends[takenBackBy])),
  ])
  const told = plan.flatMap((purchase) => eventsOf(purchase).map((event) => [purchase.orderId, kinds[event]]))
  await client.query('insert into told select * from unnest($1::text[], $2::text[])', [
    told.map(([orderId]) => orderId),
    told.map(([, kind]) => kind),
  ])
  // A mail sent twice has one id, and is shown once.
  await client.query('insert into accepted select * from unnest($1::text[], $2::text[]) on conflict do nothing', [
    accepted.map(({ messageId }) => messageId),
    accepted.map(({ to }) => to),
  ])
}

export async function lookAtRows(client: pg.Client): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, of, broken } of ROWS) {
    const looked = await client.query<{ n: number }>(`select count(*)::int as n from ${of}`)
    const found = await client.query<{ who: string }>(broken)
    findings.push({ name, looked: looked.rows[0]?.n ?? 0, broken: found.rows.map(({ who }) => who) })
  }
  return findings
}

interface Store {
  readonly read: (key: string) => Promise<Buffer>
  readonly keys: readonly string[]
  readonly keysInUse: (keys: readonly string[]) => Promise<Set<string>>
  readonly keysOfRows: () => AsyncIterable<readonly KeyRow[]>
}

/** Both ways; reports are compared with their checksum. */
export async function lookAtFiles(client: pg.Client, store: Store): Promise<Finding[]> {
  const used = await store.keysInUse(store.keys)
  const there = new Set(store.keys)
  const ofRows: string[] = []
  for await (const rows of store.keysOfRows()) ofRows.push(...rows.map(({ key }) => key))
  const sums = await client.query<{ key: string; sha256: string }>(`
    select storage_key as key, sha256 from generated_pdfs where storage_key is not null
    union all select phone_storage_key, phone_sha256 from generated_pdfs where phone_storage_key is not null`)
  const sumOf = new Map(sums.rows.map(({ key, sha256 }) => [key, sha256]))
  const unreadable: string[] = []
  for (const key of ofRows) {
    const bytes = await store.read(key).catch(() => undefined)
    const sum = sumOf.get(key)
    if (!bytes || (sum && createHash('sha256').update(bytes).digest('hex') !== sum)) unreadable.push(key)
  }
  return [
    {
      name: 'nenhum arquivo sem registro',
      looked: store.keys.length,
      broken: store.keys.filter((key) => !used.has(key)),
    },
    { name: 'nenhum registro sem arquivo', looked: ofRows.length, broken: ofRows.filter((key) => !there.has(key)) },
    { name: 'cada foto e relatório se abre, com a soma do seu registro', looked: ofRows.length, broken: unreadable },
  ]
}

/** The product's own checks, on rows aged so that nothing is in progress. */
export async function lookAsUpkeep(client: pg.Client, tx: Tx, invariants: readonly Invariant[]): Promise<Finding[]> {
  await client.query(`
    update webhook_events set received_at = received_at - interval '5 minutes', processed_at = processed_at - interval '5 minutes';
    update orders set created_at = created_at - interval '5 minutes', updated_at = updated_at - interval '5 minutes',
      submitted_at = submitted_at - interval '5 minutes';
    update analyses set created_at = created_at - interval '5 minutes';
    update generated_pdfs set created_at = created_at - interval '5 minutes';
    update outgoing_mails set created_at = created_at - interval '5 minutes'`)
  const findings: Finding[] = []
  for (const { name, find } of invariants) {
    const broken = await find(tx)
    findings.push({ name: `upkeep: ${name}`, looked: invariants.length, broken: broken.map(({ subject }) => subject) })
  }
  return findings
}

#!/usr/bin/env node
// Stand-in for Prisma's native schema engine (a download of its own, not an npm package): Prisma's own WASM build of the
// same engine commit, from npm, behind the JSON-RPC-over-stdio protocol that the Prisma CLI speaks.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const { values: opt, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    version: { type: 'boolean' },
  },
})
if (opt.version) {
  console.log('schema-engine-wasm')
  process.exit(0)
}
const { url, shadowDatabaseUrl } = JSON.parse(opt.datasource ?? '{}')
const withDb = (base, db) => {
  const u = new URL(base)
  u.pathname = `/${db}`
  return u.href
}
async function once(connectionString, sql) {
  const c = new pg.Client({ connectionString })
  await c.connect()
  try {
    if (sql) await c.query(sql)
  } finally {
    await c.end()
  }
}
async function createDatabase(target) {
  const name = decodeURIComponent(new URL(target).pathname.slice(1))
  await once(withDb(target, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(name)}`)
  return name
}
if (positionals[0] === 'cli') {
  try {
    await (positionals[1] === 'create-database' ? createDatabase(url) : once(url))
    process.exit(0)
  } catch (e) {
    const code = { '3D000': 'P1003', '28P01': 'P1000', '42P04': 'P1009' }[e.code] ?? 'P1001'
    // the CLI drops stderr's first line and reads the others as JSON
    console.error(
      `schema-engine\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { message: e.message || e.code, error_code: code } })}`,
    )
    process.exit(1)
  }
}

// @prisma/adapter-pg is not made for the schema engine: it lacks "char" & co., splits scripts at every ';'
// (breaks $$ bodies), and with a connection string takes the MAIN database for the shadow one.
const AS_TEXT = { 18: 25, 22: 25, 24: 25, 1003: 1009 } // "char", int2vector, regproc, name[]
function patch(q) {
  const [performIO, queryRaw] = [q.performIO.bind(q), q.queryRaw.bind(q)]
  q.performIO = async (query) => {
    const out = await performIO(query)
    const r = Array.isArray(out) ? out.at(-1) : out
    r.fields ??= []
    query.chars = r.fields.flatMap((f, i) => (f.dataTypeID === 18 ? [i] : []))
    for (const f of r.fields) f.dataTypeID = AS_TEXT[f.dataTypeID] ?? f.dataTypeID
    return r
  }
  q.queryRaw = async (query) => {
    const set = await queryRaw(query)
    for (const i of query.chars) set.columnTypes[i] = ColumnTypeEnum.Character
    return set
  }
  return q
}
async function connect(connectionString, after) {
  const pool = new pg.Pool({ connectionString, max: 1 }) // one session: advisory lock, search_path
  const schema = new URL(connectionString).searchParams.get('schema') ?? undefined
  const a = patch(await new PrismaPg(pool, { schema, disposeExternalPool: true }).connect())
  const [start, dispose] = [a.startTransaction.bind(a), a.dispose.bind(a)]
  a.startTransaction = async (level) => patch(await start(level))
  a.executeScript = (sql) =>
    pool.query(sql).then(
      () => {},
      (e) => a.onError(e),
    )
  a.dispose = async () => {
    await dispose()
    await after?.()
  }
  return a
}
const adapter = bindMigrationAwareSqlAdapterFactory({
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => connect(url),
  async connectToShadowDb() {
    if (shadowDatabaseUrl) return connect(shadowDatabaseUrl)
    const name = `prisma_shadow_${crypto.randomUUID().replaceAll('-', '')}`
    const root = withDb(url, 'postgres')
    await once(root, `CREATE DATABASE ${name}`)
    return connect(withDb(url, name), () => once(root, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  },
})

const wasm = await import('@prisma/schema-engine-wasm/schema_engine_bg')
const file = new URL('./schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': wasm })
wasm.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()
let engine
const send = (m) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...m })}\n`)
async function handle({ id, method, params }) {
  try {
    if (method === 'createDatabase')
      return send({ id, result: { databaseName: await createDatabase(params.datasource.url ?? url) } })
    engine ??= await wasm.SchemaEngine.new(
      { datamodels: opt.datamodels?.map((f) => [f, readFileSync(f, 'utf8')]) },
      (line) => console.error(line),
      adapter,
    )
    const result = (await engine[method === 'getDatabaseVersion' ? 'version' : method](params)) ?? {}
    if (method === 'diff' && result.stdout != null)
      send({ id: `p${id}`, method: 'print', params: { content: result.stdout } })
    send({ id, result })
  } catch (e) {
    const ext = /External error id#(\d+)/.exec(e?.message)
    const cause = ext && adapter.errorRegistry.consumeError(Number(ext[1]))?.error
    const message = cause?.cause?.originalMessage ?? cause?.message ?? e?.message ?? String(e)
    send({
      id,
      error: {
        code: 4466,
        message,
        data: { is_panic: e?.name === 'RuntimeError', message, error_code: e?.code ?? null, meta: null },
      },
    })
  }
}
let queue = Promise.resolve()
createInterface({ input: process.stdin })
  .on('line', (l) => {
    const m = JSON.parse(l)
    if (m.method) queue = queue.then(() => handle(m))
  })
  .on('close', () => queue.then(() => process.exit(0)))

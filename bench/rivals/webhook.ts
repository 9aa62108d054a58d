// The simplest version: signature, then event and job in one transaction.
import { createHmac, timingSafeEqual } from 'node:crypto'
import express from 'express'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
await pool.query(`CREATE SCHEMA IF NOT EXISTS bare;
  CREATE TABLE IF NOT EXISTS bare.events (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text UNIQUE, payload jsonb);
  CREATE TABLE IF NOT EXISTS bare.jobs (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text, data jsonb, created_at timestamptz DEFAULT now())`)

const app = express()
app.get('/healthz', (_request, response) => void response.json({}))
app.post('/api/webhooks/kiwify', express.raw({ type: () => true }), async (request, response) => {
  const raw = request.body as Buffer
  const wanted = createHmac('sha1', process.env['KIWIFY_TOKEN'] ?? '')
    .update(raw)
    .digest()
  const { signature } = request.query
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return void response.status(401).end()
  const body = JSON.parse(raw.toString()) as { order_id: string; webhook_event_type: string }
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: string }>(
      'INSERT INTO bare.events (key, payload) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [`${body.order_id}:${body.webhook_event_type}`, body],
    )
    if (rows[0])
      await client.query('INSERT INTO bare.jobs (name, data) VALUES ($1, $2)', ['apply', { eventId: rows[0].id }])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
  response.json({ received: true })
})
app.listen(Number(process.env['PORT']), '127.0.0.1')

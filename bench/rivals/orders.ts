// The simplest version: a session statement and an orders statement.
import { createHash } from 'node:crypto'
import express from 'express'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const app = express()
app.get('/healthz', (_request, response) => void response.json({}))
app.get('/api/orders', async (request, response) => {
  const cookie = /rosto_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(cookie).digest('hex')
  const session = await pool.query<{ id: string }>(
    'SELECT u.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND s.revoked_at IS NULL',
    [hash],
  )
  const { rows } = await pool.query('SELECT * FROM orders WHERE user_id = $1 ORDER BY created_at DESC LIMIT 100', [
    session.rows[0]?.id,
  ])
  response.json(rows)
})
app.listen(Number(process.env['PORT']), '127.0.0.1')

import express from 'express'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const app = express()
app.get('/api/blog/posts', async (_request, response) => {
  const { rows } = await pool.query(
    `SELECT id, slug, title, description, image_url, image_alt, read_time, view_count, tags, featured, author_name, published_at
     FROM blog_posts WHERE published_at <= now() ORDER BY view_count DESC, featured DESC, published_at DESC, id DESC`,
  )
  response.json(rows)
})
app.listen(Number(process.env['PORT']), '127.0.0.1')

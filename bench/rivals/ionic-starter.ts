import { fileURLToPath } from 'node:url'
import express from 'express'
import { webFiles } from '#api/platform/web-files.ts'

const app = express()
app.use(webFiles(fileURLToPath(new URL('../../.cache/ionic-starter', import.meta.url)), 'auto'))
app.listen(Number(process.env['PORT']), '127.0.0.1')

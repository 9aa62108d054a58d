import express, { type RequestHandler } from 'express'
import { tool } from '../tools.ts'

const { default: serveStatic } = await tool<{ readonly default: (folder: string) => RequestHandler }>('serve-static')
const app = express()
app.use(serveStatic('dist/web/pages/auto'))
app.listen(Number(process.env['PORT']), '127.0.0.1')

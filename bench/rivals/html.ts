import express from 'express'
import serveStatic from 'serve-static'

const app = express()
app.use(serveStatic('dist/web/pages/auto'))
app.listen(Number(process.env['PORT']), '127.0.0.1')

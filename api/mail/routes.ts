import express, { Router } from 'express'
import { ONE_CLICK_PATH, UNSUBSCRIBED, unsubscribeApi } from '#contract/mail.ts'
import { Problem } from '#contract/problem.ts'
import { env } from '../platform/env.ts'
import { isLoopback, serve } from '../platform/http.ts'
import { listCapturedMails } from './captured.ts'
import { unsubscribe, unsubscribeByToken } from './unsubscribe.ts'

export const unsubscribeRoutes = Router()

serve(unsubscribeRoutes, unsubscribeApi, {
  async unsubscribe({ body, client }) {
    await unsubscribe(body, client)
    return { message: UNSUBSCRIBED }
  },
})

/** RFC 8058: authorised by token, so mounted before session and origin checks. Scanners' GET changes nothing. */
export const oneClickRoutes = Router()
const UNSUBSCRIBE_PAGE = '/descadastro'

oneClickRoutes.post(ONE_CLICK_PATH, express.text({ type: () => true, limit: '4kb' }), async (req, res) => {
  const body: unknown = req.body
  const { token } = req.query
  const isOneClick = typeof body === 'string' && /List-Unsubscribe["\s]*[=\r\n]+\s*One-Click/i.test(body)
  const visit = { ip: req.ip ?? 'desconhecido', userAgent: req.get('user-agent') ?? null }
  const done = isOneClick && typeof token === 'string' && (await unsubscribeByToken(token, visit))
  res
    .status(done ? 200 : 400)
    .setHeader('Cache-Control', 'no-store')
    .end()
})
// For readers without one-click: only the page's button changes anything.
oneClickRoutes.get(ONE_CLICK_PATH, (_req, res) => {
  res.setHeader('Cache-Control', 'no-store').redirect(303, UNSUBSCRIBE_PAGE)
})
oneClickRoutes.all(ONE_CLICK_PATH, (_req, res) => {
  res.status(405).setHeader('Allow', 'POST').setHeader('Cache-Control', 'no-store').end()
})

export const mailRoutes = Router()

/** A forgotten development server must not leak sign-in codes. */
mailRoutes.use('/dev', (req, _res, next) => {
  if (!isLoopback(req.ip)) throw new Problem('not-found')
  next()
})

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

mailRoutes.get('/dev/mail', async (req, res) => {
  const mails = await listCapturedMails(env.DATA_DIR)
  if (req.accepts(['html', 'json']) === 'json') {
    res.json(mails)
    return
  }
  const rows = mails.map(
    (mail) =>
      `<tr><td>${escape(mail.at)}</td><td>${escape(mail.to)}</td><td><a href="/dev/mail/${mail.id}">${escape(mail.subject)}</a></td></tr>`,
  )
  res.send(`<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Correio local</title>
<style>body{font:16px/1.5 system-ui;margin:32px;color:#231a17;background:#fcf8f3}td{padding:6px 24px 6px 0;border-top:1px solid #e5d5c5}</style>
<h1>Correio local</h1><p>${mails.length === 0 ? 'Nenhum e-mail ainda.' : `${mails.length} e-mails, do mais novo ao mais antigo.`}</p><table>${rows.join('')}</table></html>`)
})

mailRoutes.get('/dev/mail/:id', async (req, res) => {
  const mails = await listCapturedMails(env.DATA_DIR)
  const mail = mails.find(({ id }) => id === req.params.id)
  if (!mail) throw new Problem('not-found')
  // No scripts; mail styles are inline.
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:")
  res.send(mail.html)
})

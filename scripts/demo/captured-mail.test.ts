import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { waitForMail } from './captured-mail.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-mail-'))
  await mkdir(join(dataDir, 'mail'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function capture(name: string, to: string, subject: string): Promise<void> {
  const mail = new MailComposer({
    to,
    subject,
    text: 'Seu código: 123 456',
    html: '<a href="http://localhost/auth/entrar?x=1&amp;token=abcdefghijklmnopqrstuvwx">Entrar</a>',
  })
  await writeFile(join(dataDir, 'mail', `${name}.eml`), await mail.compile().build())
}

describe('waiting for a mail', () => {
  test('finds one that is there, with its link and code', async () => {
    await capture('a', 'ana@example.com', 'Acesso')
    // A late timeout would fail another test.
    expect(await waitForMail(dataDir, 'Ana@example.com', { timeoutMs: 40 })).toMatchObject({
      subject: 'Acesso',
      code: '123456',
      token: 'abcdefghijklmnopqrstuvwx',
      links: ['http://localhost/auth/entrar?x=1&token=abcdefghijklmnopqrstuvwx'],
    })
  })

  test('waits for one to arrive, passing over those seen, of others and of another subject', async () => {
    await capture('seen', 'ana@example.com', 'Pronto')
    await capture('other', 'bia@example.com', 'Pronto')
    await capture('subject', 'ana@example.com', 'Acesso')
    const waiting = waitForMail(dataDir, 'ana@example.com', { subject: /pronto/i, except: new Set(['seen']) })
    await capture('new', 'ana@example.com', 'Ficou pronto')
    expect((await waiting).id).toBe('new')
  })

  test('gives up by name', async () => {
    await expect(waitForMail(dataDir, 'ana@example.com', { timeoutMs: 50 })).rejects.toThrow('Nenhum e-mail para ana@')
  })
})

import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENV_NAMES, EnvError, readEnv } from './env.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'rosto-env-'))
const DATABASE_URL = 'postgresql://localhost/x'
/** Names production requires. */
const OUTSIDE = {
  APP_URL: 'https://rostoideal.example',
  SMTP_URL: 'smtp://mail.example',
  KIWIFY_PRODUCTS: 'p-1',
}

describe('the environment', () => {
  it('in production refuses to start and names every missing secret once', () => {
    const read = () => readEnv({ NODE_ENV: 'production', DATA_DIR: folder(), DATABASE_URL })
    expect(read).toThrow(EnvError)
    for (const name of [
      'SESSION_SECRET',
      'MASTER_KEYS',
      'KIWIFY_TOKEN',
      'SETUP_TOKEN',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      ...Object.keys(OUTSIDE),
    ])
      expect(read).toThrow(new RegExp(`${name}: falta`))
  })

  it('lets a person approve each report in production, unless it is told otherwise', () => {
    const secrets = readEnv({ DATA_DIR: folder(), DATABASE_URL })
    const { SESSION_SECRET, MASTER_KEYS, KIWIFY_TOKEN, SETUP_TOKEN, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = secrets
    const kept = { SESSION_SECRET, MASTER_KEYS, KIWIFY_TOKEN, SETUP_TOKEN, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }
    const production = { ...kept, ...OUTSIDE, NODE_ENV: 'production', DATA_DIR: folder(), DATABASE_URL }
    expect(readEnv(production, []).REPORT_REVIEW).toBe('required')
    expect(readEnv({ ...production, REPORT_REVIEW: '' }, []).REPORT_REVIEW).toBe('required')
    expect(readEnv({ ...production, REPORT_REVIEW: 'auto' }, []).REPORT_REVIEW).toBe('auto')
    // Only the seller's data is missing.
    expect(() => readEnv(production)).toThrow(
      /brand\.ts, company\.name: falta[^]*company\.cnpj: falta[^]*número de exemplo/,
    )
    expect(secrets.REPORT_REVIEW).toBe('auto')
    expect(readEnv({ ...kept, DATA_DIR: folder(), DATABASE_URL, REPORT_REVIEW: 'required' }).REPORT_REVIEW).toBe(
      'required',
    )
  })

  it('in production refuses what would quietly be unsafe, each by its name', () => {
    const { SESSION_SECRET, MASTER_KEYS, KIWIFY_TOKEN, SETUP_TOKEN, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = readEnv({
      DATA_DIR: folder(),
      DATABASE_URL,
    })
    const kept = { SESSION_SECRET, MASTER_KEYS, KIWIFY_TOKEN, SETUP_TOKEN, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }
    const read = (more: object) => () =>
      readEnv({ ...kept, ...OUTSIDE, NODE_ENV: 'production', DATA_DIR: folder(), DATABASE_URL, ...more }, [])
    expect(read({})()).toMatchObject({ HOST: '0.0.0.0', SECOND_FACTOR: 'required' })
    for (const name of Object.keys(OUTSIDE)) expect(read({ [name]: '' })).toThrow(`${name}: falta`)
    expect(read({ APP_URL: 'http://rostoideal.example' })).toThrow(/APP_URL: deve começar com https/)
    expect(read({ SECOND_FACTOR: 'optional' })).toThrow(/SECOND_FACTOR/)
  })

  it('outside production opens to this machine alone', () => {
    expect(readEnv({ DATA_DIR: folder(), DATABASE_URL }).HOST).toBe('127.0.0.1')
    for (const HOST of ['0.0.0.0', '::', '192.168.0.7'])
      expect(() => readEnv({ DATA_DIR: folder(), DATABASE_URL, HOST })).toThrow(/HOST/)
  })

  it('in development makes its secrets once, keeps them, and shows them to nobody else', () => {
    const DATA_DIR = folder()
    const first = readEnv({ DATA_DIR, DATABASE_URL })
    expect(readEnv({ DATA_DIR, DATABASE_URL }).KIWIFY_TOKEN).toBe(first.KIWIFY_TOKEN)
    expect(readEnv({ DATA_DIR: folder(), DATABASE_URL }).KIWIFY_TOKEN).not.toBe(first.KIWIFY_TOKEN)
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o077).toBe(0)
    expect(JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8'))).toMatchObject({
      KIWIFY_TOKEN: first.KIWIFY_TOKEN,
    })
  })

  it('lets what is given win over what is kept, and treats an empty value as absent', () => {
    const DATA_DIR = folder()
    expect(readEnv({ DATA_DIR, DATABASE_URL, KIWIFY_TOKEN: 'dado-de-fora' }).KIWIFY_TOKEN).toBe('dado-de-fora')
    expect(readEnv({ DATA_DIR, DATABASE_URL, KIWIFY_TOKEN: '', SMTP_URL: '' }).SMTP_URL).toBeUndefined()
  })

  it.each([
    [{ PORT: 'três mil' }, /PORT/],
    [{ SMTP_URL: 'http://x' }, /SMTP_URL/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ SESSION_SECRET: 'curto' }, /SESSION_SECRET/],
    [{ MASTER_KEYS: 'a:curta' }, /MASTER_KEYS/],
  ])('says which name is wrong: %j', (wrong, name) => {
    expect(() => readEnv({ DATA_DIR: folder(), DATABASE_URL, ...wrong })).toThrow(name)
  })

  it('takes a whole S3 store or none, and names what is missing of half a one', () => {
    const whole = {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'fotos',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    }
    const read = (store: object) => () => readEnv({ DATA_DIR: folder(), DATABASE_URL, ...store })
    expect(read(whole)().S3_BUCKET).toBe('fotos')
    for (const name of Object.keys(whole)) expect(read({ ...whole, [name]: '' })).toThrow(`${name}: falta`)
    expect(read({ S3_BUCKET: 'fotos' })).toThrow(/S3_ENDPOINT: falta[^]*S3_ACCESS_KEY_ID: falta/)
  })

  it('is listed whole in the example file and in the operations guide', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
    expect(new Set(listed)).toEqual(new Set(ENV_NAMES))
    const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
    expect(ENV_NAMES.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

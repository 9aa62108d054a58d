import { describe, expect, it } from 'vitest'
import { Email } from './fields.ts'
import { emailProblem, plainMailbox, readEmail } from './email-address.ts'

describe('an address that is taken', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    [' Ana@Example.COM ', 'ana@example.com'],
    ['ana.maria+loja@sub.example.com.br', 'ana.maria+loja@sub.example.com.br'],
    ["o'brien_1@example.com", "o'brien_1@example.com"],
    ['ana-=1/2?@example.com', 'ana-=1/2?@example.com'],
    ['ana@xn--corao-zra6d.com.br', 'ana@xn--corao-zra6d.com.br'],
  ])('%j is %s', (typed, address) => {
    expect(readEmail(typed)).toEqual({ address, problem: null })
    expect(Email.parse(typed)).toBe(address)
  })
})

describe('what lies around an address', () => {
  it.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['\u00a0ana@example.com', 'ana@example.com'],
    ['\ufeffana@example.com', 'ana@example.com'],
    ['\u202aana@example.com\u202c', 'ana@example.com'],
    ['ana\u200b@example.com\u200b', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    ['ana@example.com,', 'ana@example.com'],
    ['ana@example.com;', 'ana@example.com'],
    ['<ana@example.com>', 'ana@example.com'],
    ['(ana@example.com)', 'ana@example.com'],
    ['“ana@example.com”', 'ana@example.com'],
    ['"Ana" <ana@example.com>', 'ana@example.com'],
    ['=?utf-8?q?x?= <ana@example.com>', 'ana@example.com'],
    ['mailto:ana@example.com?subject=Oi', 'ana@example.com'],
    ['E-mail: ana@example.com', 'ana@example.com'],
    ['ana @ example .com.br', 'ana@example.com.br'],
    ['ana%40example.com', 'ana@example.com'],
    ['ana&#64;example.com', 'ana@example.com'],
    ['ana\uff20example.com', 'ana@example.com'],
    ['ana@example\u3002com', 'ana@example.com'],
    ['ana@example.com (minha filha)', 'ana@example.com'],
    ['ana@example.com 🌸', 'ana@example.com'],
    ['ana@example.com\\n', 'ana@example.com'],
  ])('%j is dropped where one reading is left', (typed, address) => {
    expect(readEmail(typed)).toEqual({ address, problem: null })
    expect(Email.parse(typed)).toBe(address)
  })

  it.each([
    'ana clara@example.com',
    'ana@example,com',
    'ana@@example.com',
    'ana@example',
    'ana\u00ad.lima@example.com',
    'ana@example.com, rui@example.com',
    'ana@example.com ou rui@example.com',
    'Ana <ana@example.com>, Rui <rui@example.com>',
    'mailto:ana@example.com?cc=rui@example.com',
    'ana arroba example ponto com',
    'ana(at)example.com',
    '<-oQ/tmp@example.com>',
    'mailto:|cat@example.com',
    '"/tmp/x@example.com"',
    'Ana <=?utf-8?q?x?=@example.com>',
    '\u200b-ana@example.com',
  ])('%j leaves none or more than one', (typed) => {
    expect(readEmail(typed).address).toBeNull()
  })
})

describe('an address for a mail server', () => {
  it.each([
    '<ana@example.com>',
    '"a" <ana@example.com>',
    'ana\u200b@example.com',
    'ana\uff20example.com',
    'ana@example.com;',
  ])('%j has nothing around it', (written) => {
    expect(plainMailbox(written).address).toBeNull()
  })
})

describe('an address that is refused', () => {
  const SIGNS = 'O e-mail não pode ter vírgulas, parênteses, aspas nem outros sinais. Digite um só endereço.'
  const ACCENTED = 'Escreva o e-mail sem acentos nem letras especiais.'
  const WRONG = 'Digite um e-mail válido.'
  it.each([
    ['', WRONG],
    ['a@', WRONG],
    ['@b.co', WRONG],
    ['ana', WRONG],
    ['a b@c.de', WRONG],
    ['a@b', WRONG],
    ['a@b@c.de', WRONG],
    ['a..b@c.de', WRONG],
    ['=?utf-8?q?x?=@x.com', WRONG],
    ['a=?b@x.com', WRONG],
    ['-oQ/tmp@x.com', WRONG],
    ['|cat@x.com', WRONG],
    ['/tmp/x@x.com', WRONG],
    ['.a@c.de', WRONG],
    ['a@-c.de', WRONG],
    ['a@c..de', WRONG],
    ['a@127.0.0.1', WRONG],
    ['a\0@b.co', WRONG],
    ['a@b.co\r\nBcc: victim@x.com', SIGNS],
    ['a@b.co\r\nvictim@x.com', WRONG],
    ['a\tb@x.com', WRONG],
    ['z1,victim@x.com', SIGNS],
    ['a;victim@x.com', SIGNS],
    ['g:victim@x.com', SIGNS],
    ['g:victim@x.com;', SIGNS],
    ['(c)victim@x.com', SIGNS],
    ['victim(c)@x.com', SIGNS],
    ['victim@x.com,b.c', SIGNS],
    ['victim@x.com(b.c', SIGNS],
    ['"victim"@x.com', SIGNS],
    ['victim\\@x.com', SIGNS],
    ['victim@[127.0.0.1]', SIGNS],
    ['victim%x.com@y.com', SIGNS],
    ['x.com!victim@y.com', SIGNS],
    ['vi\u212atim@x.com', ACCENTED],
    ['vıctim@x.com', ACCENTED],
    ['joão@x.com', ACCENTED],
    ['ana@coração.com.br', ACCENTED],
    ['ana@\u0445.com', ACCENTED],
    ['a\uff0cvictim@x.com', ACCENTED],
    ['victim@\uff58.com', ACCENTED],
    [`${'a'.repeat(65)}@b.co`, WRONG],
    [`${'a'.repeat(260)}@b.co`, 'E-mail longo demais.'],
  ])('%j: %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem)
    expect(Email.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([problem])
  })

  it.each([null, 7, undefined, ['a@b.co']])('%j is none at all', (value) => {
    expect(Email.safeParse(value).error?.issues[0]?.message).toBe('Informe o e-mail.')
  })
})

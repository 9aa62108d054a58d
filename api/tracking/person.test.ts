import { describe, expect, it } from 'vitest'
import { env } from '../platform/env.ts'
import { clickMark, pageAddress } from './events.ts'
import { hashPerson, sha256 } from './person.ts'

describe('a person hashed for Meta', () => {
  it('gives Meta’s own published hashes', () => {
    expect(hashPerson({ email: ' John_Smith@gmail.com ', name: 'MARY' })).toEqual({
      em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
      fn: ['6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec'],
    })
    expect(sha256('16505551212')).toBe('e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176')
  })

  it('keeps accents, drops punctuation, and takes the first and the last of many names', () => {
    expect(hashPerson({ name: " D'Ávila  de Souza-Lima " })).toEqual({
      fn: [sha256('dávila')],
      ln: [sha256('souzalima')],
    })
    expect(hashPerson({ name: 'Vale\u0301ry' })).toEqual({ fn: [sha256('valéry')] })
  })

  it('writes a phone as digits with the country, however it was given', () => {
    for (const phone of ['+55 (11) 98765-4321', '011 98765-4321', '11987654321'])
      expect(hashPerson({ phone })).toEqual({ ph: [sha256('5511987654321')] })
    expect(hashPerson({ phone: '+1 415 555 2671' })).toEqual({ ph: [sha256('14155552671')] })
    expect(hashPerson({ phone: '14155552671' })).toEqual({})
  })

  it('leaves the machine’s own marks as they are, and what is missing out', () => {
    expect(
      hashPerson({ ip: '::ffff:189.1.2.3', userAgent: 'UA', fbp: 'fb.1.1.2', fbc: '', email: null, name: ' ' }),
    ).toEqual({
      client_ip_address: '189.1.2.3',
      client_user_agent: 'UA',
      fbp: 'fb.1.1.2',
    })
  })
})

describe('the page an event happened on', () => {
  it.each([
    ['/blog/franja?utm_source=x&email=a@b.co#topo', '/blog/franja'],
    ['/onboarding/0198c0de-0000-7000-8000-000000000000', '/onboarding/id'],
    ['https://evil.example/x', '/'],
    ['//evil.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('of %s is %s: no query, no id, no other site', (url, path) => {
    expect(pageAddress(url)).toBe(env.appUrl + path)
  })

  it('gives a click mark from fbclid, its case unchanged, and none from noise', () => {
    expect(clickMark('/?fbclid=IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk', 1_554_763_741_205)).toBe(
      'fb.0.1554763741205.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk',
    )
    expect(clickMark('/?fbclid=a b')).toBeUndefined()
    expect(clickMark('https://evil.example/?fbclid=abc')).toBeUndefined()
    expect(clickMark(undefined)).toBeUndefined()
  })
})

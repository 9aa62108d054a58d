import { describe, expect, it } from 'vitest'
import { checkSetup, type SetupValues } from './setup-fields.ts'

const GOOD: SetupValues = {
  fullName: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  password: 'uma senha longa',
  confirmation: 'uma senha longa',
  setupToken: '',
}

describe('the first administrator’s form', () => {
  it('has nothing to say about good answers', () => {
    expect(checkSetup(GOOD, false)).toEqual({})
  })

  it('names every empty field', () => {
    const empty = { fullName: '', email: '', password: '', confirmation: '', setupToken: '' }
    expect(Object.keys(checkSetup(empty, true)).sort()).toEqual(['email', 'fullName', 'password', 'setupToken'])
  })

  it('refuses a short password before comparing it', () => {
    expect(checkSetup({ ...GOOD, password: 'abcde', confirmation: 'outra' }, false)).toEqual({
      password: 'A senha deve ter pelo menos 12 caracteres',
    })
  })

  it('refuses a confirmation that differs', () => {
    expect(checkSetup({ ...GOOD, confirmation: 'uma senha lonja' }, false)).toEqual({
      confirmation: 'As senhas não coincidem',
    })
  })

  it('asks for the setup token only where the server does', () => {
    expect(checkSetup(GOOD, true)).toHaveProperty('setupToken')
    expect(checkSetup({ ...GOOD, setupToken: '2MINkQIla--F' }, true)).toEqual({})
  })
})

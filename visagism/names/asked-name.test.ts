import { expect, test } from 'vitest'
import { askedName } from './asked-name.ts'

test.each([
  ['me chama de Bia pfv', 'Bia'],
  ['Me chamem de Seu Antônio', 'Seu Antônio'],
  ['podem me chamar de dona neide', 'Dona Neide'],
  ['me chame de maria clara por favor', 'Maria Clara'],
  ['ME CHAME DE BIA POR FAVOR', 'Bia'],
  ['Podem chamar de Zé Carlos', 'Zé Carlos'],
  ['prefiro ser chamada de Ivone da Silva', 'Ivone da Silva'],
  ['nome social Caio', 'Caio'],
  ['Meu nome social é Téo', 'Téo'],
  ['me chame por Dra. Helena', 'Dra. Helena'],
  ['me chame só de Jô', 'Jô'],
  ['me chamem de Mãe Jussara', 'Mãe Jussara'],
  ['meu apelido é Tonho', 'Tonho'],
  ['Me chamo Rosa Branco', 'Rosa'],
  ['me chamo joão pedro alves', 'João Pedro'],
  ['me chame de Padre Anselmo Kuhn', 'Padre Anselmo Kuhn'],
])('“%s” asks for %s', (clause, name) => {
  expect(askedName(clause)).toBe(name)
})

test.each([
  'pode me chamar no whatsapp',
  'me chamem quando o guia ficar pronto',
  'me chame pelo meu sobrenome',
  'me chame de manhã',
  'me chamem de volta',
  'me chama de novo se precisar',
  'podem me chamar de você',
  'me chame de senhora',
  'o que me chama a atenção é o nariz',
  'me chame de doutora',
  'me chame de 123',
  'me chame de http://x.example',
])('“%s” asks for no name', (clause) => {
  expect(askedName(clause)).toBeNull()
})

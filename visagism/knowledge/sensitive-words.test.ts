import { expect, test } from 'vitest'
import { sensitiveWords } from './sensitive-words.ts'

const concerns = (note: string): string[] => sensitiveWords(note, '2026-11-27').map(({ concern }) => concern)

test.each([
  ['preenchi porque o formulário obrigou', 'saúde'],
  ['Quero ir de lenço, não de peruca.', 'fé'],
  ['Uso lenço no pescoço.', 'fé'],
  ['Meu medo é a testa aparecer.', 'trauma'],
  ['Tenho medo de ficar com cara redonda.', 'trauma'],
])('“%s” says nothing of %s', (note, concern) => {
  expect(concerns(note)).not.toContain(concern)
})

test.each([
  ['Fiz preenchimento labial', 'saúde'],
  ['preenchi a olheira com ácido', 'saúde'],
  ['Uso lenço pela minha religião.', 'fé'],
  ['Tenho medo de sair de casa.', 'trauma'],
  ['Tenho medo dele.', 'trauma'],
  ['preenchi o formulário no hospital', 'saúde'],
])('“%s” still says %s', (note, concern) => {
  expect(concerns(note)).toContain(concern)
})

import { expect, test } from 'vitest'
import { sensitiveWords } from './sensitive-words.ts'

const concerns = (note: string): string[] => sensitiveWords(note, '2026-11-27').map(({ concern }) => concern)

test.each([
  ['preenchi porque o formulário obrigou', 'saúde'],
  ['Quero ir de lenço, não de peruca.', 'fé'],
  ['Uso lenço no pescoço.', 'fé'],
  ['Meu medo é a testa aparecer.', 'trauma'],
  ['Tenho medo de ficar com cara redonda.', 'trauma'],
  ['Trabalho no hospital.', 'saúde'],
  ['No hospital é touca a noite toda.', 'saúde'],
  ['Sou enfermeira num hospital', 'saúde'],
  ['Uso os dois lados iguais.', 'saúde'],
  ['O bigode é ralo.', 'queda de cabelo'],
  ['Meus dreads têm nove anos.', 'menor de idade'],
  ['Minha tatuagem já tem dez anos.', 'menor de idade'],
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
  ['Estou no hospital.', 'saúde'],
  ['Saí do hospital ontem, trabalho em casa.', 'saúde'],
  ['Trabalho em casa, fiquei no hospital.', 'saúde'],
  ['Trabalho no hospital e fiquei internada no hospital.', 'saúde'],
  ['Doi a cabeça.', 'saúde'],
  ['Meu cabelo é ralo.', 'queda de cabelo'],
  ['Minha filha tem nove anos.', 'menor de idade'],
  ['Meu filho dos dreads tem nove anos.', 'menor de idade'],
  ['Tenho nove anos.', 'menor de idade'],
])('“%s” still says %s', (note, concern) => {
  expect(concerns(note)).toContain(concern)
})

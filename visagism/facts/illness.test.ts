import { expect, test } from 'vitest'
import { plainOf } from './clause.ts'
import { browsLostIn, hasBeardPatch, hasPatches, isTreatedByDoctor, sickensBySmell } from './illness.ts'

const CASES: readonly (readonly [(plain: string) => boolean, readonly string[], readonly string[]])[] = [
  [
    browsLostIn,
    [
      'Estou na quimio e caiu tudo, sobrancelha e cílios também.',
      'Fiquei sem sobrancelha.',
      'Minhas sobrancelhas caíram.',
    ],
    ['Minha sobrancelha é falhada.', 'Não gosto da minha sobrancelha.', 'Tenho sobrancelha cheia.'],
  ],
  [
    sickensBySmell,
    ['Enjoo com cheiro forte.', 'Perfume me dá enxaqueca.', 'passo mal com cheiro de creme'],
    ['Amo perfume.', 'Gosto de cheiro suave.'],
  ],
  [hasPatches, ['Tenho alopecia areata.'], ['Tenho queda de cabelo.', 'Alopecia androgenética.']],
  [
    hasBeardPatch,
    ['Tenho alopecia areata, apareceu uma moeda na barba também.'],
    ['Tenho alopecia areata na nuca.', 'Minha barba tem falha.'],
  ],
  [
    isTreatedByDoctor,
    [
      'Trato com dermato, então não preciso de dica de remédio.',
      'Sou calvo no alto faz vinte anos e não me incomoda mais.',
      'Já faço acompanhamento com a dermatologista.',
    ],
    ['Meu cabelo está caindo muito.', 'Minha calvície começou e me incomoda.'],
  ],
]

test.each(CASES)('%o hears what is said and nothing else', (heard, said, unsaid) => {
  expect(said.filter((note) => !heard(plainOf(note)))).toEqual([])
  expect(unsaid.filter((note) => heard(plainOf(note)))).toEqual([])
})

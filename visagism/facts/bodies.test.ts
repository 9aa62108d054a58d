import { describe, expect, test } from 'vitest'
import { BODIES } from './bodies.ts'
import type { FactKey } from './facts.ts'
import { hearNote } from './hear.ts'

const AT = '2026-11-28'
const heard = (note: string): string[] => hearNote(note, AT).facts.map(({ key }) => key)

const SAID: Readonly<Partial<Record<FactKey, readonly string[]>>> = {
  'cochlear-implant': [
    'Uso implante coclear do lado esquerdo, a antena cai se o cabelo cobre.',
    'sou surda oralizada e tenho implate coclear',
    'O ima do meu implante solta qdo o cabelo ta grosso, lado direito. Sou surdo.',
    'coloquei o coclear em 2019, nao pode puxar nada ali',
  ],
  'hearing-aid': [
    'uso aparelho auditivo nos dois ouvidos',
    'Tenho aparelhinho no ouvido esquerdo, some com cabelo curto',
    'Minha prótese auditiva fica atrás da orelha.',
  ],
  deaf: [
    'Sou surda, me comunico em libras.',
    'Libras é minha primeira língua, escrevo pouco português.',
    'eu surdo, prefiro mostrar foto',
    'Não ouço nada do ouvido direito e pouco do outro',
  ],
  albinism: ['Sou albina e negra.', 'tenho albinismo, qualquer sol me queima', 'eu albino, cabelo crespo claro'],
  vitiligo: [
    'Tenho vitiligo em volta da boca.',
    'vitilico no rosto desde os 12, nao escondo',
    'Não escondo meu vitiligo e nem quero.',
    'Convivo com vitiligo nas pálpebras',
  ],
  melasma: [
    'Tenho melasma nas bochechas.',
    'depois da gravidez fiquei com manchas no rosto',
    'tô com essas manchas de gravidez na testa',
    'meu melasma piora no verao',
  ],
  'sun-guarded': ['Tenho lúpus, não posso pegar sol.', 'fotossensibilidade por causa do lupus', 'tenho xeroderma'],
  keloid: [
    'Tenho quelóide atrás da orelha.',
    'minha pele faz queloide facil',
    'keloide no lóbulo, nao posso mais furar',
  ],
  acne: [
    'Tenho muita espinha na testa.',
    'sofro com acne adulta no queixo',
    'to com acne de novo aos 40',
    'minha pele enche de espinha todo mes',
  ],
  tremor: ['Tenho Parkinson, mão direita treme.', 'minhas mãos tremem muito', 'tremor essencial, delineado nem pensar'],
  blind: [
    'Sou cego desde criança.',
    'tenho baixa visão, uso leitor de tela',
    'enxergo muito pouco, so vultos',
    'Fiquei cega aos 30 por retinose.',
  ],
  autism: [
    'Sou autista, toque leve me incomoda.',
    'tenho TEA nivel 1',
    'Laudo de autismo, barulho de máquina é tortura',
  ],
  tracheostomy: [
    'Uso traqueostomia.',
    'fiz traqueo em 2022 e a canula fica a mostra',
    'Sou laringectomizado, respiro pelo pescoço.',
  ],
  cpap: [
    'Durmo com CPAP e acordo com a marca da faixa.',
    'uso cepap toda noite',
    'tenho apneia e a mascara do bipap amassa meu cabelo',
  ],
  'lip-scar': [
    'Nasci com lábio leporino.',
    'tenho fissura labial operada, bigode nao fecha ali',
    'minha cicatriz é de fenda labiopalatina',
  ],
  'burn-scar': [
    'Tenho queimadura no lado esquerdo do rosto e couro.',
    'me queimei criança, tenho enxerto de pele na testa',
    'minha cicatriz de queimadura pega a orelha',
  ],
  'facial-palsy': [
    'Tenho paralisia facial do lado direito.',
    'tive paralisia de bell e um lado da boca nao mexe',
    'metade do meu rosto ficou paralisada',
  ],
  dialysis: [
    'Faço hemodiálise 3x na semana.',
    'to na dialise, tenho fístula no braço esquerdo',
    'faço diálise terça e quinta',
  ],
  'hair-loss': [
    'Depois da bariátrica meu cabelo caiu muito.',
    'perdi muito cabelo depois da covid',
    'Por causa da tireoide o cabelo caiu pela metade',
  ],
}

describe('a body is heard as it is told', () => {
  test.each(Object.entries(SAID).flatMap(([key, notes]) => notes.map((note) => [key, note] as const)))(
    '%s: “%s”',
    (key, note) => {
      expect(heard(note)).toContain(key)
    },
  )

  test('every body of the table has its notes', () => {
    expect(Object.keys(BODIES).filter((key) => (SAID[key as FactKey]?.length ?? 0) < 3)).toEqual([])
  })
})

const KEYS = new Set<string>(Object.keys(BODIES))

describe('what is not theirs makes no body of them', () => {
  test.each([
    'Minha mãe tem vitiligo.',
    'não sou surda',
    'loiro albino era meu avô',
    'Meu irmão usa implante coclear.',
    'Sou intérprete de Libras.',
    'Trabalho com pessoas surdas.',
    'Dou aula para alunos autistas.',
    'Meu filho é autista.',
    'Não tenho melasma.',
    'Nunca tive queloide.',
    'Fiz implante capilar ano passado.',
    'Tenho implante dentário.',
    'Uso aparelho nos dentes.',
    'Tive acne na adolescência.',
    'Sem óculos não enxergo nada.',
    'Meu óculos fica, sem ele não enxergo nada.',
    'Meu marido ronca e dorme com CPAP.',
    'Queimei o cabelo com chapinha.',
    'Tinta queima meu couro.',
    'Pesquiso melasma no doutorado.',
    'Toco surdo na bateria da escola.',
    'tremo de medo de tesoura',
    'Sou surda a palpites.',
    'Comi espinha de peixe.',
    'Minha avó fazia hemodiálise.',
    'Meu pai tem Parkinson.',
    'A vizinha tem lúpus.',
    'Estou cega de amor.',
    'Tenho baixa manutenção e boa visão.',
  ])('“%s”', (note) => {
    expect(heard(note).filter((key) => KEYS.has(key))).toEqual([])
  })
})

test('skin of another colour, keloid and spots are no skin that reacts', () => {
  for (const note of ['Tenho vitiligo na testa.', 'Tenho melasma.', 'Tenho queloide.', 'Tenho muita acne.'])
    expect(heard(note)).not.toContain('skin-condition')
  expect(heard('Tenho dermatite e pele sensível.')).toContain('skin-condition')
})

test.each([
  ['Uso implante coclear do lado esquerdo.', 'lado esquerdo'],
  ['implante coclear no ouvido direito', 'lado direito'],
  ['Sou surdo. Implante lado direito, ímã cai.', 'lado direito'],
  ['Tenho implante coclear nos dois ouvidos.', 'dos dois lados'],
  ['Tenho implante coclear.', 'pergunte o lado'],
])('the side of the implant in “%s” is %s', (note, side) => {
  expect(hearNote(note, AT).facts.find(({ key }) => key === 'cochlear-implant')?.value).toBe(side)
})

test('the clause that tells of it is explained', () => {
  const { unheard, requests } = hearNote('Sou albino do Piauí. Uso implante coclear do lado direito.', AT)
  expect([...unheard, ...requests]).toEqual([])
})

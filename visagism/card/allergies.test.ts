import { expect, test } from 'vitest'
import { allergiesIn } from './salon-card.ts'

test.each([
  'Sou alérgica a amônia.',
  'Níquel me dá coceira.',
  'A última tinta queimou o meu couro.',
  'Descolorante empola a minha testa.',
  'Já tive uma reação feia com henna.',
  'Tenho intolerância a perfume forte.',
  'Esmalte com formol me irrita os olhos.',
  'Minha pele reage a quase tudo.',
  'Cera quente me deixa inchada.',
])('“%s” is an allergy', (note) => expect(allergiesIn(`Uso óculos. ${note} Gosto de verde.`)).toBe(note))

test.each([
  'Quero saber como não queimar a careca nesse sol.',
  'Sem o boné o sol queima ali e não pode.',
  'A barba coça quando passa de um dedo.',
  'Na praia o meu couro arde.',
  'A touca irrita a testa no calor.',
  'Queimei a mão na chapinha.',
  'A minha mãe queimou o bolo e a franja coça.',
  'Quero a reação do povo quando eu chegar.',
  'Uso perfume e gosto de chamar atenção.',
  'Meu cabelo é queimado de sol.',
])('“%s” is none', (note) => expect(allergiesIn(`Uso óculos. ${note} Gosto de verde.`)).toBeUndefined())

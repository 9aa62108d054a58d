import { expect, test } from 'vitest'
import { hearNote } from './hear.ts'

const keys = (note: string): string[] => hearNote(note, '2026-11-27').facts.map(({ key }) => key)

test.each([
  ['fiz progressiva em agosto', 'straightened'],
  ['Faço selagem de três em três meses.', 'straightened'],
  ['meu cabelo é alisado', 'straightened'],
  ['Alisei e quebrou tudo.', 'straightened'],
  ['Alisei e quebrou tudo.', 'breaking'],
  ['tenho luzes desde março', 'bleached'],
  ['Descolori em casa no mês passado.', 'bleached'],
  ['sou loira de farmácia', 'bleached'],
  ['passei henna no cabelo', 'hennaed'],
  ['uso henna há anos', 'hennaed'],
  ['as pontas vivem quebrando', 'breaking'],
  ['Tive corte químico.', 'breaking'],
  ['Fiz progressiva em julho, posso descolorir?', 'straightened'],
  ['Usei creme de pentear e fiquei com mais espinha na testa.', 'no-oil'],
  ['quando uso pomada a caspa piora', 'no-oil'],
])('“%s”: %s', (note, key) => {
  expect(keys(note)).toContain(key)
})

test.each([
  ['Não faço progressiva.', 'straightened'],
  ['Parei de fazer progressiva, estou na transição.', 'straightened'],
  ['Fiz progressiva há dez anos.', 'straightened'],
  ['Minha irmã fez progressiva.', 'straightened'],
  ['Faço relaxamento muscular.', 'straightened'],
  ['Faço luzes?', 'bleached'],
  ['Quero luzes.', 'bleached'],
  ['Tenho mechas brancas.', 'bleached'],
  ['Uso mechas soltas na frente.', 'bleached'],
  ['Tenho bons reflexos no futebol.', 'bleached'],
  ['Tenho alergia a henna.', 'hennaed'],
  ['Fiz henna na sobrancelha.', 'hennaed'],
  ['Quero quebrar a rotina.', 'breaking'],
  ['Prendo o cabelo com elástico.', 'breaking'],
  ['Uso creme para acne no rosto.', 'no-oil'],
])('“%s” is not %s', (note, key) => {
  expect(keys(note)).not.toContain(key)
})

test.each([
  ['fujo de tinta', 'no-dye'],
  ['passo longe de secador', 'no-heat'],
  ['nem me fale em tinta', 'no-dye'],
  ['me poupe de franja', 'no-fringe'],
  ['tô fora de maquiagem', 'no-makeup'],
  ['Não sei usar secador.', 'no-heat'],
  ['cheiro forte me dá gastura', 'no-scent'],
  ['quando me mandam fazer luzes', 'no-dye'],
  ['Não uso gel, cera, creme.', 'no-products'],
  ['Óleo no cabelo não uso.', 'no-oil'],
  ['não levanto os braços', 'cannot-lift-arms'],
  ['quero um corte que dê pra ir úmido', 'no-heat'],
  ['De manhã não arrumo nada.', 'no-products'],
  ['Tenho preguiça de pintar.', 'no-dye'],
  ['Quero parar de alisar.', 'no-straightening'],
  ['tô amando meus brancos', 'greys-stay'],
  ['queria um ruivo que não gritasse', 'wants-dye'],
  ['Tô grávida, posso pintar?', 'pregnant'],
  ['Tenho alergia a tinta, o que faço?', 'allergy'],
  ['Uso lace, dá pra disfarçar?', 'hairpiece'],
  ['tenho entrada desde os vinte', 'thinning'],
  ['tenho entrada de cada lado', 'thinning'],
  ['não segura volume nenhum', 'fine-hair'],
])('“%s” is %s', (note, key) => {
  expect(keys(note)).toContain(key)
})

test.each([
  ['Tenho preguiça de pintar.', 'wants-dye'],
  ['Meu cabelo não segura volume.', 'volume-bothers'],
  ['Parece um capacete.', 'helmet'],
  ['Minha franja fica oleosa.', 'fringe-stays'],
  ['Corto e fica curtíssimo.', 'short-stays'],
  ['As pontas estão secas.', 'trim-only'],
  ['Quebra nas pontas.', 'trim-only'],
  ['Tenho entrada de emprego amanhã.', 'thinning'],
  ['Tenho entrada para o show.', 'thinning'],
  ['Uso franja ou não?', 'fringe-stays'],
  ['Faço luzes ou não?', 'bleached'],
  ['Moro longe de tudo.', 'no-cut'],
  ['Que panos me caem bem?', 'hair-loss'],
  ['Panos que me caem bem.', 'hair-loss'],
  ['não sei fazer maquiagem', 'no-makeup'],
  ['Fico fora de casa o dia todo.', 'no-products'],
  ['Não faço nada sem perguntar.', 'no-products'],
  ['Não gosto de sair com o cabelo molhado.', 'no-heat'],
])('“%s” is not %s', (note, key) => {
  expect(keys(note)).not.toContain(key)
})

import { expect, test } from 'vitest'
import { clausesOf } from './clause.ts'
import { hearNote } from './hear.ts'
import { forPerson } from './needs-person.ts'

const AT = '2026-11-27'
const named = (note: string): string[] => hearNote(note, AT).facts.map(({ key }) => key)
const shown = (note: string): string =>
  forPerson(note, AT)
    .map(({ words }) => words)
    .join(' | ')

/** What looks like a fact, and says another thing. */
test.each<readonly [string, string]>([
  // An exception allows the rest.
  ['Pode raspar tudo menos a nuca.', 'no-clippers'],
  ['Tira tudo menos em cima.', 'no-cut'],
  ['Corta tudo, exceto o redemoinho.', 'no-cut'],
  ['Corta tudo fora a parte de cima.', 'no-cut'],
  ['Corta tudo menos o meu rabinho de trás.', 'no-cut'],
  ['Não mexe em nada menos na franja.', 'fringe-stays'],
  ['Não tira nada a não ser a barba.', 'beard-stays'],
  // Worn for a while.
  ['Estou de boné faz três dias, a cor ficou horrível.', 'cap'],
  ['Ando de touca há duas semanas de vergonha.', 'cap'],
  ['Estou de coque há 4 dias.', 'wears-it-tied'],
  // One arm, one eye.
  ['Nasci com um braço só.', 'cannot-lift-arms'],
  ['Só tenho um braço.', 'cannot-lift-arms'],
  ['Sou cego do olho direito.', 'no-mirror'],
  ['Sou cega de uma vista.', 'no-mirror'],
  // It hurts.
  ['Tenho fibromialgia, amarrar o cabelo dói.', 'wears-it-tied'],
  ['Coque dói demais na minha cabeça.', 'wears-it-tied'],
  ['Rabo de cavalo me dá dor de cabeça.', 'wears-it-tied'],
  ['Prender o cabelo repuxa minha cicatriz.', 'wears-it-tied'],
  ['Brinco dói na minha orelha.', 'earrings'],
  ['Óculos doem atrás da orelha.', 'glasses'],
  // Less than what was said before.
  ['Amo meu nariz, mas a orelha nem tanto.', 'loves-ears'],
  ['Adoro minha boca e a testa nem um pouco.', 'loves-forehead'],
  // Somebody said it.
  ['Minha mãe disse: então deixa comprido.', 'length-stays'],
  ['Meu pai falou então deixa comprido.', 'length-stays'],
  ['Não quero ficar sem dinheiro por um corte.', 'little-money'],
  ['Meu irmão está sem grana.', 'little-money'],
  ['Com máquina baixa a kipá escorrega.', 'skullcap'],
  // Taken back by laughter.
  ['Quero raspar a cabeça kkkk mentira.', 'wants-shaved'],
  ['Pode fazer uma franja rsrs brincadeira.', 'wants-fringe'],
  ['Quero ruivo haha zoeira.', 'wants-dye'],
  // Only when something else is the case.
  ['A franja piora quando chove.', 'no-fringe'],
  // A third's words.
  ['Me chamam de bigode.', 'moustache-stays'],
  ['Minha prima jura que franja piora.', 'no-fringe'],
])('“%s” makes no %s', (note, key) => {
  expect(named(note)).not.toContain(key)
  expect(shown(note)).not.toBe('')
})

/** Who says it in their own words is heard. */
test.each<readonly [string, string]>([
  ['Uso boné há vinte anos.', 'cap'],
  ['Uso touca todo dia há 3 anos.', 'cap'],
  ['Sou cega desde criança.', 'no-mirror'],
  ['Prendo o cabelo todo dia.', 'wears-it-tied'],
  ['Franja piora minha acne.', 'no-fringe'],
  ['Minha testa é oleosa e a franja só piora.', 'no-fringe'],
  ['Deixa comprido por enquanto.', 'length-stays'],
  ['Trabalho de noite.', 'night-shifts'],
  ['Minha avó detesta meu bigode mas é lembrança do meu pai, fica.', 'moustache-stays'],
  ['Quero tirar a franja que eu mesma cortei.', 'no-fringe'],
  ['Minha irmã quer que eu corte, então deixa comprido por enquanto.', 'length-stays'],
  ['Procurando emprego e sem grana.', 'little-money'],
  ['Corto em casa com minha tia.', 'cut-at-home'],
  ['Corto o cabelo em casa com o meu vizinho.', 'cut-at-home'],
  ['A kipá escorrega.', 'skullcap'],
  ['Não escreve ele, por favor.', 'addressed-so'],
])('“%s” is heard as %s', (note, key) => {
  expect(named(note)).toContain(key)
})

/** The other half is shown. */
test.each<readonly [string, string]>([
  ['Meu gato puxa meu cabelo o dia inteiro hahaha só vivo com ele de lado', 'só vivo com ele de lado'],
  ['O mar deixou minhas luzes alaranjadas e a piscina deixou meu loiro verde', 'deixou meu loiro verde'],
  ['Odeio meus fios brancos, cubro todo mês e vou cobrir sempre', 'cubro todo mês'],
  ['Odeio meus fios brancos, cubro todo mês e vou cobrir sempre', 'vou cobrir sempre'],
  ['Minha barba tem falhas, do lado esquerdo é pior', 'do lado esquerdo é pior'],
  ['Amo meu nariz, da última vez fui parar na UPA', 'parar na UPA'],
  ['Quero franja, a luz me incomoda', 'a luz me incomoda'],
  ['Quero franja, um passo de cada vez', 'um passo de cada vez'],
  ['Quero curto, mas aos poucos', 'aos poucos'],
])('“%s” shows “%s”', (note, words) => {
  expect(shown(note)).toContain(words)
})

test.each<readonly [string, readonly string[]]>([
  ['Acordo 5:20 todo dia', ['Acordo 5:20 todo dia']],
  ['Deixa comprido por enquanto', ['Deixa comprido por enquanto']],
  ['Amei kkkk quero franja RSRS valeu', ['Amei kkkk', 'quero franja RSRS', 'valeu']],
  ['Uso óculos enquanto leio', ['Uso óculos', 'enquanto leio']],
  ['Meu nome: Iara', ['Meu nome', 'Iara']],
])('“%s” is cut where it ends', (note, pieces) => {
  expect(clausesOf(note).map(({ words }) => words)).toEqual(pieces)
})

/** Health stays in the note. */
test.each([
  'A lente me deu úlcera.',
  'Tenho artrite nas mãos.',
  'Tenho artrose e reumatismo.',
  'Enxergo muito pouco.',
  'Enxergo mal de um lado.',
  'Tenho visão baixa e glaucoma.',
  'Minha testa está abrindo dos lados.',
  'As têmporas estão abrindo.',
  'A linha do cabelo está recuando.',
  'Nasci com um braço só.',
  'Tenho só uma mão.',
  'Prender o cabelo dói.',
])('“%s” is a person’s, and never left out', (note) => {
  expect(forPerson(note, AT).some(({ kind, mayBeLeftOut }) => kind === 'care' && !mayBeLeftOut)).toBe(true)
})

test.each(['.', '...', '!!!', '- -', '?', '¨¨', '…'])('“%s” holds nothing', (note) => {
  expect(forPerson(note, AT)).toEqual([])
  expect(hearNote(note, AT).facts).toEqual([])
})

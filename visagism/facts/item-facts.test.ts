import { expect, test } from 'vitest'
import { hearNote } from './hear.ts'

const OF_ITEMS = [
  'makeup-refused',
  'makeup-worn',
  'styling-refused',
  'styling-worn',
  'impression-refused',
  'impression-wanted',
  'unsaid',
  'no-procedure',
  'salon-limit',
  'access',
]
const named = (note: string): string[] =>
  hearNote(note, '2026-11-27')
    .facts.filter(({ key }) => OF_ITEMS.includes(key))
    .map(({ key, value = '' }) => `${key}: ${value}`)

test.each([
  'A base aliada eu adoro.',
  'Adoro a base do meu time.',
  'Gosto de sombra e água fresca.',
  'Não quero sombra no jardim.',
  'A risca do asfalto eu detesto.',
  'Minha filha usa delineado.',
  'Minha mãe não usa batom.',
  'Minha amiga fez botox e adorou.',
  'Minha irmã é surda.',
  'Meu avô anda de cadeira de rodas.',
  'Não quero o topete do meu galo.',
  'O lápis de olho da minha irmã eu adoro.',
  'Usava batom vermelho.',
  'Batom vermelho me deixa bruxa.',
  'Posso usar batom vermelho?',
  'Posso fazer botox?',
  'Talvez um batom nude.',
  'Se eu usar batom fico velha.',
  'Parece que passei batom.',
  'Não vou comprar batom.',
  'Tanto faz batom ou gloss.',
  'Não quero que não usem batom.',
  'Quero uma franja leve.',
  'Quero um cabelo mais forte.',
  'Quero um corte novo.',
  'Minha barba parece nova.',
  'Quero a base reta do cabelo.',
  'Meu peso é oitenta quilos.',
  'Não falo da minha mãe.',
  'Sem falar que o peso da mochila me cansa.',
  'Não sei falar inglês.',
  'Troco a cadeira da sala.',
  'Fiz botox e não me arrependi.',
])('“%s” says nothing of an item', (note) => {
  expect(named(note)).toEqual([])
})

test.each<readonly [string, readonly string[]]>([
  ['Não uso base.', ['makeup-refused: base']],
  ['Odeio batom escuro.', ['makeup-refused: batom escuro']],
  ['Não gosto de delineado nem de cílios postiços.', ['makeup-refused: delineado', 'makeup-refused: cílios postiços']],
  ['Não uso batom, rímel nem blush.', ['makeup-refused: batom', 'makeup-refused: rímel', 'makeup-refused: blush']],
  ['Nada de sombra colorida.', ['makeup-refused: sombra colorida']],
  ['Adoro batom vermelho, odeio base pesada.', ['makeup-worn: batom vermelho', 'makeup-refused: base pesada']],
  ['Não uso maquiagem, só um batom nude.', ['makeup-worn: batom nude']],
  ['Uso delineado todo dia.', ['makeup-worn: delineado']],
  ['Não quero risca no meio.', ['styling-refused: risca no meio']],
  ['Detesto cabelo lambido.', ['styling-refused: cabelo lambido']],
  ['Nada de topete.', ['styling-refused: topete']],
  ['Odeio coque.', ['styling-refused: coque']],
  ['Adoro minha risca de lado.', ['styling-worn: risca de lado']],
  ['Uso o cabelo para trás.', ['styling-worn: cabelo para trás']],
  ['Quero parecer mais suave.', ['impression-wanted: mais suave']],
  ['Quero passar autoridade.', ['impression-wanted: autoridade']],
  ['Quero um visual discreto.', ['impression-wanted: discreto']],
  ['Não quero parecer arrumada demais.', ['impression-refused: arrumada demais']],
  [
    'Não quero parecer mais nova e sim bem cuidada.',
    ['impression-refused: mais nova', 'impression-wanted: bem cuidada'],
  ],
  ['Quero um visual mais andrógino.', ['impression-wanted: mais andrógino']],
  ['Não falem da minha idade.', ['unsaid: idade']],
  ['Por favor, sem falar de peso.', ['unsaid: peso']],
  ['Não quero ler a palavra defeito.', ['unsaid: defeito']],
  ['Não falem de idade nem de peso.', ['unsaid: idade', 'unsaid: peso']],
  ['Não quero botox.', ['no-procedure: botox']],
  ['Sem preenchimento nem harmonização.', ['no-procedure: preenchimento', 'no-procedure: harmonização']],
  ['Fiz micropigmentação e me arrependi.', ['no-procedure: micropigmentação']],
  ['Nada de henna na sobrancelha.', ['no-procedure: henna na sobrancelha']],
  ['Sou daltônico.', ['access: daltônico']],
  ['Sou cega de um olho.', ['access: cega de um olho']],
  ['Uso cadeira de rodas.', ['access: cadeira de rodas']],
  ['Só aguento no máximo uma hora na cadeira do salão.', ['salon-limit: até uma hora na cadeira']],
  ['Aqui só tem um salão na cidade.', ['salon-limit: um só salão na cidade']],
  ['Meu barbeiro vem em casa.', ['salon-limit: atendimento em casa']],
  ['Só faço com teste de mecha antes.', ['salon-limit: teste de mecha antes']],
])('“%s” is heard', (note, facts) => {
  expect(named(note)).toEqual(facts)
  expect(hearNote(note, '2026-11-27').unheard).toEqual([])
})

test('whoever is blind in one eye still reads of mirrors', () => {
  const keys = hearNote('Sou cega de um olho.', '2026-11-27').facts.map(({ key }) => key)
  expect(keys).toContain('access')
  expect(keys).not.toContain('no-mirror')
})

test('holds until the day that the note names', () => {
  const [fact] = hearNote('Até o casamento não uso batom.', '2026-11-27').facts.filter(
    ({ key }) => key === 'makeup-refused',
  )
  expect(fact?.phase ?? 'until').toBe('until')
})

import { describe, expect, test } from 'vitest'
import type { HairTexture } from '../knowledge/axes.ts'
import { readBrief, type Brief, type Reading } from '../reading/reading.ts'
import { MARINA } from '../testing/test-people.ts'
import { answersOf } from './answers.ts'
import { HAIR_ANSWERS } from './hair.ts'

const AT = '2026-03-09T10:00:00.000Z'

type Worn = { readonly texture?: HairTexture; readonly cm?: number; readonly hairColour?: 'preto' | 'loiro escuro' }

const readingOf = (note: string, { texture = 'ondulado', cm = 34, hairColour = 'preto' }: Worn = {}): Reading => {
  const brief: Brief = {
    ...MARINA,
    hairTexture: null,
    form: { ...MARINA.form, observations: note, hairLength: cm > 34 ? 'Longo' : cm > 12 ? 'Médio' : 'Curto' },
    observed: {
      texture: { value: texture, by: 'cliente', at: AT },
      hairColour: { value: hairColour, by: 'cliente', at: AT },
      length: { value: cm > 24 ? 'grande' : 'curto', by: 'cliente', at: AT },
    },
    today: { cm, sidesCm: cm, cut: null },
  }
  return readBrief(brief)
}

const answered = (note: string, worn?: Worn): string[] =>
  answersOf(readingOf(note, worn), () => true).flatMap(({ topic }) => (topic ? [topic.what] : []))
const said = (note: string, worn?: Worn): string =>
  answersOf(readingOf(note, worn), () => true)
    .map(({ words }) => words)
    .join(' ')

describe('what is brought up of hair is answered', () => {
  const BROUGHT_UP: readonly (readonly [note: string, what: string, worn?: Worn])[] = [
    ['Minha raiz fica oleosa no mesmo dia.', 'A raiz oleosa'],
    ['cabelo engordura muito rápido', 'A raiz oleosa'],
    ['A franja engordura antes do almoço', 'A franja que engordura'],
    ['Tenho caspa desde a adolescência e não sei mais o que fazer', 'A caspa'],
    ['meu couro cabeludo coça demais no frio', 'O couro cabeludo que reclama'],
    ['Tenho psoríase no couro', 'O couro cabeludo em tratamento'],
    ['as pontas estão espigadas, parecem palha', 'As pontas secas'],
    ['meu cabelo arrepia com qualquer garoa', 'O frizz'],
    ['Meu cacho encolhe muito depois que seca', 'O cacho que encolhe', { texture: 'crespo' }],
    ['o cacho desmancha antes do meio-dia', 'A definição', { texture: 'cacheado' }],
    ['faço o big chop agora ou espero?', 'O big chop', { texture: 'crespo' }],
    ['Fiz o big chop em janeiro e me sinto perdida', 'Depois do big chop', { texture: 'crespo', cm: 5 }],
    ['sigo o cronograma capilar direitinho', 'O cronograma'],
    ['posso passar babosa no cabelo?', 'As receitas de casa'],
    ['Lavar todo dia faz mal?', 'Quantas vezes lavar'],
    ['durmo com o cabelo molhado porque chego tarde', 'Dormir com ele molhado'],
    ['acordo com o cabelo todo amassado', 'O cabelo ao acordar'],
    ['o boné deixa o cabelo marcado o dia todo', 'A marca do que cobre a cabeça'],
    ['trabalho na chapa e o cabelo fica cheirando a gordura', 'O cheiro que fica no fio'],
    ['surfo e o sal deixa tudo embaraçado', 'O sal no cabelo'],
    ['tenho uns fiozinhos nascendo na testa', 'Os fios novos da testa'],
    ['meu bebê tem cinco meses e o cabelo está caindo', 'A queda depois do parto'],
    ['na menopausa o cabelo ficou fino', 'O fio que mudou'],
    ['as tranças repuxam e a raiz dói', 'O que puxa e dói', { texture: 'crespo' }],
    ['uso coque baixo e no fim do dia é dor de cabeça', 'O que puxa e dói'],
    ['uso box braids e a cabeça coça por baixo das tranças', 'Lavar trançado', { texture: 'crespo' }],
    ['quantas semanas posso ficar com a trança?', 'Quanto tempo dura a trança', { texture: 'crespo' }],
    ['tenho dread há nove anos', 'Os dreads', { texture: 'crespo' }],
    ['quando prendo o mega hair aparece a emenda', 'O mega que aparece'],
    ['uso lace e quero que pareça natural', 'A peça que pareça sua'],
    ['eu combino com franja?', 'A franja'],
    ['minha franja está crescendo e não aguento', 'A franja crescendo'],
    ['a franja encosta na armação', 'A franja e os óculos'],
    ['o lado fica espetado feito ouriço', 'O lado que espeta', { texture: 'liso', cm: 6 }],
    ['mantenho o undercut ou deixo crescer?', 'O undercut', { cm: 8 }],
    ['está crescendo e parece um capacete', 'A fase do meio', { cm: 10 }],
    ['meu cabelo não cresce de jeito nenhum', 'O cabelo que não cresce'],
    ['vale tomar vitamina para o cabelo?', 'Remédio para o cabelo'],
    ['penteio de lado para cobrir o alto', 'O cabelo por cima do ralo', { cm: 9 }],
    ['tenho cicatriz na cabeça e ali não nasce', 'A cicatriz no couro cabeludo'],
    ['minha nuca enche de bolinha com máquina', 'A nuca que inflama'],
    ['eu mesma corto em casa', 'Cortar em casa'],
    ['moro longe de salão', 'Longe do salão'],
    ['não sei explicar para o barbeiro o que quero', 'Como pedir o corte'],
    ['sempre cortam mais do que pedi no salão', 'Já cortaram demais'],
    ['uso o mesmo cabelo há quinze anos', 'O medo de mudar'],
    ['quero doar meu cabelo', 'Doar o cabelo'],
    ['na escola das crianças deu piolho e peguei', 'O piolho'],
    ['com 60 anos posso usar comprido?', 'Idade e comprimento'],
    ['qual xampu eu uso?', 'O xampu'],
    ['passo chapinha todo dia', 'O calor de todo dia'],
    ['tenho muito cabelo, parece um capacete', 'O cabelo cheio'],
    ['o branco amarela, o que uso?', 'O amarelado dos brancos'],
    ['o loiro ficou amarelo gema', 'O loiro amarelado', { hairColour: 'loiro escuro' }],
    ['a tinta desbotou e o cabelo ficou alaranjado', 'O tom alaranjado'],
    ['as luzes ficaram esverdeadas na piscina', 'O esverdeado'],
    ['tenho uma mecha branca na frente e gosto', 'A mecha branca'],
    ['quero parar de pintar e assumir os brancos', 'Assumir os brancos'],
    ['retoco a raiz a cada 20 dias e cansei', 'O retoque da raiz'],
    ['pinto em casa com tinta de farmácia', 'Pintar em casa'],
    ['posso ficar loira?', 'Clarear'],
    ['queria um ruivo discreto', 'O ruivo'],
    ['posso pintar o cabelo de azul?', 'A cor viva'],
    ['quero escurecer o cabelo de novo', 'Escurecer'],
    ['pintei de roxo e me arrependi', 'A cor que não era essa'],
    ['queria luzes sem manutenção', 'Cor que não prende'],
    ['meu ruivo desbota em duas semanas', 'A cor que desbota'],
    ['vale a pena fazer progressiva?', 'Alisar', { texture: 'liso' }],
    ['a progressiva do salão tem formol?', 'O formol'],
    ['posso pintar antes do casamento?', 'A cor antes do seu dia'],
    ['e a cor, mexo ou deixo?', 'Mexer na cor, ou não'],
    ['meu cabelo sem brilho me deixa apagada', 'O brilho'],
    ['os brancos são grossos e rebeldes', 'O branco rebelde'],
    ['amo meus brancos, mas eles amarelam', 'O amarelado dos brancos'],
    ['tenho 62 anos e cabelo comprido, acha que devo cortar?', 'Idade e comprimento'],
    ['meu cabelo era liso e ficou cacheado depois dos filhos', 'O fio que mudou de forma'],
  ]
  test.each(BROUGHT_UP.map(([note, what, worn = {}]) => ({ note, what, worn })))('“$note”', ({ note, what, worn }) => {
    expect(answered(note, worn)).toContain(what)
  })

  test.each<readonly [note: string, what: string]>([
    ['Quero parar de alisar.', 'Alisar'],
    ['Corto e fica curto, e o cacho sobe demais.', 'Já cortaram demais'],
    ['Tenho 40 anos e uso óculos.', 'Idade e comprimento'],
    ['Não tenho caspa.', 'A caspa'],
    ['Minha filha tem caspa.', 'A caspa'],
    ['Minha pele é oleosa.', 'A raiz oleosa'],
    ['Óleo de coco eu uso na cozinha.', 'As receitas de casa'],
    ['Uso blusa verde e brinco.', 'O esverdeado'],
    ['Meu olho é verde e tenho luzes.', 'O esverdeado'],
    ['Gosto de parede branca e blusa branca.', 'A mecha branca'],
    ['Não quero franja.', 'A franja'],
    ['Gosto de azul e rosa na roupa.', 'A cor viva'],
    ['Posso usar vestido azul na festa?', 'A cor viva'],
    ['Não quero progressiva nem alisar.', 'Alisar'],
    ['Não quero ficar loira.', 'Clarear'],
    ['Minha irmã quer ficar loira.', 'Clarear'],
    ['Tenho dor nas costas e uso coque.', 'O cabelo por cima do ralo'],
    ['Uso máscara todo dia no trabalho.', 'O calor de todo dia'],
    ['Meu marido usa boné e amassa o cabelo dele.', 'A marca do que cobre a cabeça'],
    ['O ferro de passar deixou a gola amassada.', 'A marca do que cobre a cabeça'],
    ['Tenho um lado do rosto mais cheio.', 'O lado que espeta'],
    ['Moro longe da praia.', 'O sal no cabelo'],
    ['Minha barba coça muito.', 'O couro cabeludo que reclama'],
    ['Quero explicar ao pessoal do trabalho a mudança.', 'Como pedir o corte'],
    ['A pintura da sala ficou boa em casa.', 'Pintar em casa'],
    ['Durmo cedo e acordo cedo.', 'O cabelo ao acordar'],
    ['Lavo louça todo dia.', 'Quantas vezes lavar'],
    ['Meu dente amarelado me incomoda, e os brancos eu adoro.', 'O branco rebelde'],
  ])('but “%s” asks nothing of “%s”', (note, what) => {
    expect(answered(note)).not.toContain(what)
  })
})

describe('what hair already carries decides what is answered', () => {
  test.each([
    ['Fiz progressiva mês passado. Posso ficar loira?', /agora não/i],
    ['Descolori em junho e o cabelo está quebrando. Quero luzes.', /nada|química nenhuma/i],
    ['Estou grávida. Posso pintar?', /médic/i],
  ])('“%s”', (note, words) => {
    expect(said(note)).toMatch(words)
    expect(said(note)).not.toMatch(/dá, em duas|dá numa visita/)
  })

  test('fits the texture and the length', () => {
    const note = 'Meu cabelo arrepia muito, e durmo com ele molhado.'
    expect(said(note, { texture: 'crespo' })).not.toBe(said(note, { texture: 'liso' }))
    expect(said(note, { cm: 40 })).not.toBe(said(note, { cm: 8 }))
  })

  test('asks for nothing that was refused', () => {
    expect(said('Não corto por nada. As pontas estão espigadas.', { cm: 40 })).not.toMatch(/corta-se|centímetro a cada/)
    expect(said('Não uso produto nenhum no cabelo. Meu cabelo arrepia.')).not.toMatch(/creme/i)
    expect(said('Não quero tinta. Retoco a raiz a cada 20 dias.')).not.toMatch(/tom mais perto/)
  })
})

test('each topic has its name and its line once, short enough for the letter', () => {
  const topics = HAIR_ANSWERS.flatMap((answer) => ('heard' in answer ? [answer] : []))
  expect(new Set(topics.map(({ what }) => what)).size).toBe(topics.length)
  for (const { what, why } of topics) {
    expect(what.length).toBeLessThan(45)
    expect(why.length).toBeLessThan(91)
  }
})

describe('a big chop that is decided', () => {
  const NOTE = 'Vou fazer o big chop em janeiro, já decidi. Tenho 14 cm de crespo e o resto é ponta esticada.'

  test('is taken on, and starts from what has grown', () => {
    const r = readingOf(NOTE, { texture: 'crespo', cm: 28 })
    expect(r.brief.today?.cm).toBe(14)
    expect(answered(NOTE, { texture: 'crespo', cm: 28 })).toContain('O big chop decidido')
    const words = said(NOTE, { texture: 'crespo', cm: 28 })
    expect(words).toContain('retirar toda a parte alisada')
    expect(words).not.toMatch(/espere|por vez|por visita/)
    for (const { cut } of [r.cuts.now, r.cuts.next, r.cuts.bold]) expect(cut.centimetres[0]).toBeLessThanOrEqual(28)
  })

  test('is short where nobody knows how much has grown', () => {
    const r = readingOf('Já decidi: vou fazer o big chop em janeiro.', { texture: 'crespo', cm: 28 })
    expect(r.cuts[r.cuts.recommended].cut.length).toMatch(/curto/i)
  })

  test('is no decision where it is refused', () => {
    const note = 'Estou em transição e não quero o big chop. Tenho 14 cm de crespo.'
    expect(readingOf(note, { texture: 'crespo', cm: 28 }).facts.has('in-transition')).toBe(true)
    expect(said(note, { texture: 'crespo', cm: 28 })).not.toContain('está decidido')
  })
})

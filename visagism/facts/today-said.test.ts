import { describe, expect, it } from 'vitest'
import { hearNote } from './hear.ts'
import { hairSaid } from './today-said.ts'

const AT = '2026-11-28'
/** Front and sides, in centimetres; null where nothing was said of them. */
function todayIn(note: string): readonly [number | null, number | null] {
  const { cm, sidesCm } = hairSaid(hearNote(note, AT).facts)
  return [cm?.cm ?? null, sidesCm?.cm ?? null]
}

describe('hair measured in words', () => {
  it.each([
    ['Meu cabelo tem 3 cm', 3],
    ['meu cabelo ta com uns 3cm', 3],
    ['Meu cabelo tem 1,5 cm.', 1.5],
    ['Tenho 40 cm de cabelo', 40],
    ['Oi! Meu cabelo mede meio metro', 50],
    ['Cabelo: 40 cm', 40],
    ['meu cabelo tem uns 3 ou 4 cm', 3.5],
    ['Meu cabelo tem entre 30 e 40 cm hoje', 35],
    ['Meu cabelo é liso e tem 12 centímetros', 12],
    ['Meu cabelo é cacheado. Tem 20 cm.', 20],
    ['Meu cabelo tem dois dedos', 3],
    ['Estou com 2 dedos de cabelo', 3],
    ['Tenho um palmo de cabelo', 18],
    ['Meu cabelo tem 5 milímetros', 0.5],
    ['Meu cabelo vai até a cintura', 65],
    ['Meu cabelo é comprido, pela cintura', 65],
    ['cabelo pela cintura', 65],
    ['Meus cabelos batem na cintura', 65],
    ['Uso o cabelo na altura do queixo', 22],
    ['Tenho cabelo no ombro', 33],
    ['cabelo no ombro', 33],
    ['Meus cachos batem no ombro', 33],
    ['Meu cabelo está batendo no ombro', 33],
    ['Uso um black power de 15 cm', 15],
    ['Meu cabelo tem mais ou menos 3 cm', 3],
    ['Meu cabelo tem um dedo e meio', 2.6],
    ['Meu cabelo seco bate no ombro e esticado na cintura', 33],
    ['Hoje meu cabelo está abaixo do ombro', 37],
    ['Meu cabelo está um pouco acima dos ombros', 30],
    ['Meu cabelo bate dois dedos abaixo do ombro', 36],
    ['Tenho o cabelo longo, no meio das costas', 55],
    ['Meu cabelo está no ombro e quero cortar no queixo', 33],
    ['Meu cabelo tem 15 cm, quero deixar com 3 cm', 15],
    ['Meu cabelo tinha 40 cm, cortei e hoje tem 10 cm', 10],
    ['Na foto ele está maior. Hoje meu cabelo tem 3 cm.', 3],
    ['Meu cabelo tem 40 cm. Está abaixo do ombro.', 40],
    ['Meu cabelo tem 40 cm, posso usar franja?', 40],
    ['Minha filha é ruiva. Meu cabelo tem 30 cm.', 30],
    ['Atrás está no ombro, na frente está no queixo', 22],
  ])('is heard in “%s”', (note, cm) => {
    expect(todayIn(note)).toEqual([cm, null])
  })

  it.each([
    ['meu topo tem 4 cm e os lados 1 cm', 4, 1],
    ['topo 4 cm, lados 1', 4, 1],
    ['Topo 4 cm, lados 1,5 cm e nuca 1 cm', 4, 1.5],
    ['Tenho 4 cm em cima e 1,5 dos lados', 4, 1.5],
    ['Em cima 4, dos lados 2 cm', 4, 2],
    ['Meu cabelo tem 3 cm por igual', 3, 3],
    ['Uso máquina 2 dos lados', null, 0.6],
    ['Passo máquina 3 no cabelo todo', 1, 1],
    ['Meu cabelo tem dois dedos em cima e os lados são na máquina 1', 3, 0.3],
    ['Os lados estão com um dedo', null, 1.5],
    ['Tenho cabelo bem curto, máquina 3', 1, 1],
    ['Eu corto na máquina 2', 0.6, 0.6],
  ])('is told apart by place in “%s”', (note, cm, sidesCm) => {
    expect(todayIn(note)).toEqual([cm, sidesCm])
  })

  it.each([
    // Wished for.
    'Quero deixar com 3 cm',
    'Queria meu cabelo no ombro',
    'Penso em cortar na altura do queixo',
    'Meu sonho é cabelo pela cintura',
    'Sonho: cabelo pela cintura',
    'Meta: 40 cm de cabelo',
    'Prefiro topo 4 cm, lados 1',
    'Topo 4 cm, lados 1, por favor',
    'Topo 4 cm e lados 1 seria o ideal',
    'Quero assim. Topo 4 cm, lados 1.',
    'Quero:\nCabelo no ombro',
    'Faz 4 cm em cima e máquina 1 dos lados',
    'Pode passar máquina 2 dos lados',
    'Máquina 2 dos lados',
    'Gosto do cabelo no ombro',
    'Amo cabelo na cintura',
    'Vou deixar meu cabelo no ombro',
    'Meu cabelo vai ficar no ombro',
    'Em dezembro meu cabelo chega no ombro',
    'Faltam 5 cm para o meu cabelo chegar no ombro',
    'Quero um corte como o da foto, tem 4 cm em cima e 1 dos lados',
    'Vi um corte lindo, tem 3 cm em cima',
    'O corte da foto tem 4 cm em cima e tem 1 dos lados',
    'Nunca mais passo dos ombros',
    // Bounds.
    'No máximo até o ombro',
    'No mínimo no ombro',
    'No máximo 4 cm em cima',
    'Nada abaixo do ombro',
    'Meu cabelo não passa do ombro',
    'Meu cabelo nem chega no ombro',
    'Só tirar 2 cm das pontas',
    'Pode cortar 3 cm',
    'Corto 2 dedos a cada 3 meses',
    // Past.
    'Meu cabelo tinha 40 cm',
    'Meu cabelo já foi na cintura',
    'Meu cabelo batia na cintura',
    'Antes meu cabelo ia até a cintura',
    'Tirei 10 cm do cabelo semana passada',
    'Com 15 anos eu tinha cabelo na cintura',
    'Nunca tive mais que 3 cm de cabelo',
    // If and when.
    'Quando meu cabelo está no ombro ele arma',
    'Se meu cabelo tiver 10 cm eu prendo',
    'Sempre que meu cabelo está no ombro eu corto',
    'Meu cabelo tem 40 cm?',
    'Não sei se meu cabelo tem 20 ou 30 cm',
    // Somebody else's.
    'O cabelo da minha irmã tem 40 cm',
    'Minha mãe tem cabelo na cintura',
    'Minha irmã é loira, o cabelo tem 40 cm',
    'O cabelo dela é pela cintura',
    'Meu filho usa máquina 2 dos lados',
    'A atriz tem o cabelo no ombro',
    'Igual ao da Anitta, pela cintura',
    'Comprei para o meu marido, o cabelo tem 3 cm',
    'Meu barbeiro deixa com 3 cm em cima',
    'Meu pai tem 3 cm em cima e 1 dos lados',
    // Not borne.
    'Detesto cabelo no pescoço',
    'O cabelo no pescoço me irrita',
    'Meu cabelo no ombro me incomoda',
    'Cabelo encostando no pescoço me dá aflição',
    // Something else.
    'Minha franja tem 5 cm',
    'Minha barba tem 3 cm',
    'Meu cabelo é liso, a barba tem 3 cm',
    'Faço a barba na máquina 2',
    'Uso máquina 2',
    'Uso barba de 5 mm e bigode de 1 cm',
    'Tenho 2 dedos de raiz branca',
    'Tenho dois dedos de testa',
    'Tenho uma cicatriz de 3 cm no lado',
    'Tenho uma falha de 2 cm em cima',
    'Tenho 1,70 m',
    'Meço 165 cm e meu cabelo é liso',
    'Meu cabelo é liso, tenho 1,10 m de altura',
    'Meu cabelo é liso, tenho 68 cm de cintura',
    'Uso aplique de 60 cm',
    'Uso mega hair. Meu cabelo bate na cintura.',
    'Minha peruca vai até a cintura',
    'Minhas tranças batem na cintura',
    'Meu cabelo cresce 1 cm por mês',
    'Meu cabelo cresceu 5 cm',
    'Meu cabelo encolhe 10 cm',
    'Meu cabelo tem 3 cores',
    'Meu cabelo tem 2 cm a menos na frente',
    'Meu cabelo está 2 cm mais curto de um lado',
    'De um lado tem 3 cm e do outro 1 cm',
    'Minha nuca tem 1 cm',
    'Uso o cabelo preso na nuca',
    'Tenho uma tatuagem no ombro',
    'Minha blusa é na cintura',
    'Uso brinco no ombro',
    'Meu rosto tem 20 cm',
    'Meu cabelo leva 2 horas',
    // Two lengths at once.
    'Meu cabelo tem 40 cm. Meu cabelo tem 12 cm.',
    'Meu cabelo tem 50 cm. Meu cabelo está no queixo.',
    'Meu cabelo tem 900 cm',
    '',
    'cm cm cm cabelo cabelo 3',
  ])('is not heard in “%s”', (note) => {
    expect(todayIn(note)).toEqual([null, null])
  })

  it('is a fact in words that are the note’s own', () => {
    const note = 'Oi. Meu topo tem 4 cm e os lados 1,5 cm. Meu cabelo bate no ombro?'
    for (const { words } of hearNote(note, AT).facts) expect(note).toContain(words)
    expect(hearNote(note, AT).facts).toEqual([
      { key: 'length-said', words: 'Meu topo tem 4 cm', value: '4 cm' },
      { key: 'sides-said', words: 'os lados 1,5 cm', value: '1,5 cm' },
    ])
  })

  it('is no longer given back as not understood', () => {
    const { unheard, talk } = hearNote('Meu cabelo tem 40 cm, abaixo do ombro. Uso o cabelo no ombro.', AT)
    expect([...unheard, ...talk]).toEqual([])
  })
})

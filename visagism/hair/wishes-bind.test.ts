/** Wishes and troubles of the hair itself, in many words: what they make of the three paths. */
import { describe, expect, test } from 'vitest'
import { salonCardOf } from '../card/salon-card.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { writeHair } from '../chapters/hair.ts'
import { writeLetter } from '../chapters/letter.ts'
import { isLighter } from '../cuts/kept.ts'
import type { FactKey } from '../facts/facts.ts'
import { hearNote } from '../facts/hear.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { type Brief, type Reading, readBrief } from '../reading/reading.ts'
import { isGreatChange } from './distance.ts'
import { HAIR_PATHS, presentHair } from './hair.ts'
import { losesMuch } from './loss.ts'

const AT = '2026-11-27'
const heard = (note: string): FactKey[] => hearNote(note, AT).facts.map(({ key }) => key)

const HEARD: readonly (readonly [FactKey, readonly string[], readonly string[]])[] = [
  [
    'wants-lighter',
    [
      'Queria só tirar o peso, mas sem perder comprimento.',
      'quero tirar o volume sem mexer no comprimento',
      'queria aliviar um pouco do peso sem encurtar',
      'meu cabelo é muito pesado',
      'Preciso desbastar por dentro.',
      'diminuir o volume por dentro, mantendo o tamanho',
    ],
    [
      'Perdi muito peso esse ano.',
      'quero perder peso antes do casamento',
      'Não quero desbastar.',
      'meus óculos são pesados, quero menos peso no rosto',
      'quero uma maquiagem mais leve',
      'Não tirem o peso, gosto dele assim.',
    ],
  ],
  [
    'cut-refused',
    [
      'Todo barbeiro me faz o mesmo disfarçado na zero.',
      'Enjoei do meu corte.',
      'cansei desse corte',
      'tô farta do mesmo chanel de sempre',
      'não aguento mais esse degradê',
      'Todo salão me deixa com o mesmo repicado.',
    ],
    [
      'Não enjoei do meu corte, só quero um ajuste.',
      'cansei de cortar em casa',
      'Faço o mesmo corte há dez anos e adoro.',
      'corto todo mês com o mesmo barbeiro há quarenta anos',
      'Odeio corte curto.',
      'meu marido cansou do meu corte',
    ],
  ],
  [
    'sides-stick-out',
    ['Em três semanas o lado espeta.', 'dos lados fica em pé quando cresce', 'minhas laterais estufam'],
    ['quero os lados espetados', 'as laterais não espetam', 'a franja espeta'],
  ],
  [
    'nape-spared',
    [
      'Tenho uns carocinhos na nuca toda vez que passa máquina zero.',
      'tenho queloide na nuca',
      'nasce pelo encravado na nuca',
      'minha nuca inflama com lâmina',
    ],
    ['gosto da nuca bem feita na navalha', 'tenho bolinhas no braço', 'meu pai tem queloide na nuca'],
  ],
  [
    'side-patch',
    [
      'Do lado esquerdo, acima da orelha, não nasce cabelo.',
      'tenho uma cicatriz atrás da orelha direita',
      'tenho uma falha no lado da cabeça',
    ],
    ['a barba tem falha do lado esquerdo', 'cicatriz do lado da boca', 'tenho cicatriz no joelho do lado direito'],
  ],
]

describe.each(HEARD)('%s', (key, said, others) => {
  test.each(said)('is heard in “%s”', (note) => expect(heard(note)).toContain(key))
  test.each(others)('is not heard in “%s”', (note) => expect(heard(note)).not.toContain(key))
})

test('to be tired of a cut is no wish for no cut', () => {
  expect(heard('cansei desse corte')).not.toContain('no-cut')
  expect(heard('não corte nada')).toContain('no-cut')
})

type Someone = {
  readonly note?: string
  readonly cm?: number
  readonly sidesCm?: number
  readonly man?: true
  readonly texture?: (typeof HAIR_TEXTURES)[number]
  readonly shape?: (typeof FACE_SHAPES)[number]
  readonly form?: Partial<Brief['form']>
  readonly seen?: Brief['observed']
}
const read = ({ note = '', cm = 45, sidesCm, man, texture = 'liso', shape = 'oval', form, seen }: Someone): Reading =>
  readBrief({
    person: man ? { fullName: 'Rui Sá', gender: 'Masculino' } : { fullName: 'Ana Lima', gender: 'Feminino' },
    form: { objective: 'Renovação visual', style: 'Clássico', maintenanceLevel: 'Média', observations: note, ...form },
    confirmation: { shape, by: 'Bia', at: '2026-11-20' },
    hairTexture: texture,
    today: { cm, sidesCm: sidesCm ?? null, cut: null },
    ...(seen ? { observed: seen } : {}),
    at: AT,
  })
const pathsOf = ({ cuts }: Reading) => HAIR_PATHS.map((path) => cuts[path])
const firstOf = ({ cuts }: Reading) => cuts[cuts.recommended]
const everybody = (of: Someone, see: (r: Reading) => void): void => {
  for (const texture of of.texture ? [of.texture] : HAIR_TEXTURES)
    for (const shape of FACE_SHAPES) see(read({ ...of, texture, shape }))
}

describe('less weight at the same length', () => {
  test.each(HAIR_TEXTURES)('is the visit to begin with, and asked for in words of %s hair', (texture) => {
    const r = read({ note: 'Quero só tirar o peso, sem perder comprimento.', cm: 60, texture })
    const { cut, stays } = firstOf(r)
    expect(isLighter(cut)).toBe(true)
    expect(stays).toBeUndefined()
    const isCurled = texture === 'cacheado' || texture === 'crespo'
    expect(salonCardOf(r).ask).toMatch(
      isCurled ? /A seco e sem tesoura de desbaste/ : /mechas finas das camadas de baixo/,
    )
    expect(chapterTexts(writeHair(r)).join(' ') + JSON.stringify(writeHair(r).tables)).toContain('sai o peso')
  })

  test.each(['Meu cabelo é fino e está caindo, mas quero tirar o peso.', 'Nenhuma tesoura. Quero menos peso.'])(
    'is taken out of no hair that cannot spare it: “%s”',
    (note) => {
      const paths = pathsOf(read({ note: `${note} Não corto por nada.`, cm: 60 }))
      expect(paths.filter(({ cut }) => isLighter(cut))).toEqual([])
    },
  )
})

test('a small wish begins with no great loss, whatever else is wished', () => {
  for (const note of ['', 'Queria uma franja.', 'Quero mais volume.', 'Quero tirar o peso.'])
    for (const cm of [24, 34, 48, 70])
      everybody({ note, cm, form: { objective: 'Melhoria sutil' } }, (r) => {
        const { cut } = firstOf(r)
        expect({ note, cm, id: cut.id, much: losesMuch(cut, presentHair(r.cutBrief)) }).toMatchObject({ much: false })
      })
})

test('no way of tying is where to begin, even where much is to stay', () => {
  for (const note of ['Não quero perder comprimento.', 'Vou casar em abril de 2027.', 'Uso aplique.', 'Só as pontas.'])
    for (const objective of OBJECTIVES)
      everybody({ note, cm: 82, form: { objective } }, (r) => {
        const { cut, stays } = firstOf(r)
        expect({ note, id: cut.id, tied: cut.tied === true && stays !== true }).toMatchObject({ tied: false })
      })
})

test('a great wish moves what is seen across the room, and the pages agree', () => {
  for (const cm of [4.5, 7, 12, 30])
    for (const style of STYLES)
      everybody({ cm, man: true, form: { objective: 'Mudança radical', style } }, (r) => {
        const texts = [writeHair(r), writeLetter(r, [], [])].flatMap((chapter) => chapterTexts(chapter)).join(' ')
        expect(texts).not.toMatch(/sem anunciar a mudança|o mais perto de hoje dos três/)
        const isExcused = /preferimos dizer a fingir|ainda não a permite|Numa cabeça rente/.test(texts)
        expect({ id: firstOf(r).cut.id, isExcused }).toMatchObject({ isExcused: !isGreatChange(firstOf(r).distance) })
      })
})

test('sides that stand out are on no path at the length they stand out in, unless a person is asked', () => {
  for (const sidesCm of [0.6, 1.5, 3])
    everybody({ note: 'O lado espeta quando cresce.', cm: 6, sidesCm, man: true }, (r) => {
      if (r.questions.length > 0) return
      const between = pathsOf(r).filter(({ cut }) => cut.centimetres[1] > 0.7 && cut.centimetres[1] < 4)
      expect(between.map(({ cut }) => cut.id)).toEqual([])
    })
  expect(read({ note: 'O lado espeta quando cresce.', cm: 6, sidesCm: 3, man: true }).questions).toEqual([])
})

test('hair that a clipper made short at the sides asks nobody: nothing is taken shorter', () => {
  for (const note of ['O lado espeta quando cresce.', 'Tenho alopecia areata, com falhas redondas.'])
    for (const cm of [6, 14, 33])
      everybody({ note, cm, sidesCm: 0.9, man: true }, (r) => {
        expect({ note, cm, asked: r.questions }).toMatchObject({ asked: [] })
        if (!r.facts.has('bald-patches')) return
        for (const { cut } of pathsOf(r)) expect(cut.centimetres[1] >= 0.9 || cut.takesNothing === true).toBe(true)
      })
})

test('patches that hair covers today are bared by no path', () => {
  everybody({ note: 'Tenho alopecia areata, com falhas redondas.', cm: 20, sidesCm: 8, man: true }, (r) => {
    expect(r.facts.has('bald-patches')).toBe(true)
    for (const { cut } of pathsOf(r)) expect(cut.centimetres[1]).toBeGreaterThanOrEqual(2)
  })
})

test('a nape or a side that is spared is bared by no new cut', () => {
  everybody({ note: 'Tenho queloide na nuca.', cm: 4, sidesCm: 1.5, man: true }, (r) => {
    for (const { cut } of pathsOf(r)) expect(cut.takesNothing === true || cut.centimetres[2] >= 0.6).toBe(true)
  })
  everybody({ note: 'Do lado esquerdo, acima da orelha, não nasce cabelo.', cm: 8, sidesCm: 4, man: true }, (r) => {
    for (const { cut } of pathsOf(r))
      expect(cut.takesNothing === true || cut.centimetres[1] >= 2 || cut.centimetres[0] - cut.centimetres[1] <= 1).toBe(
        true,
      )
  })
})

test('the cut of today that was had enough of is neither kept nor made again, and the card says so', () => {
  everybody({ note: 'Todo barbeiro me faz o mesmo disfarçado na zero.', cm: 4, sidesCm: 1, man: true }, (r) => {
    for (const { cut, stays } of pathsOf(r)) {
      expect(stays).toBeUndefined()
      expect({
        id: cut.id,
        fades: cut.centimetres[1] <= 1.3 && cut.centimetres[0] - cut.centimetres[1] > 0.5,
      }).toMatchObject({
        fades: false,
      })
    }
    const refused = salonCardOf(r).facts.find(({ heading }) => heading === 'Não')
    expect(refused?.items.join(', ')).toContain('disfarçado na zero')
  })
})

test('a shaven head with a bare top is told of the clipper, and of no ends', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const r = read({
    note: 'Careca desde os 28, e fica assim.',
    cm: 0,
    man: true,
    seen: { top: { value: 'sem fios', by: 'visagista', at }, length: { value: 'raspado', by: 'visagista', at } },
  })
  const card = salonCardOf(r)
  expect(card.ask).not.toMatch(/pontas|comprimento/)
  expect(firstOf(r).cut.finish).toMatch(/sete a dez dias/)
})

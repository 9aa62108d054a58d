import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts } from '../analysis/analysis.ts'
import { optionsTrying } from '../looks/portrait-of.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

const guideOf = (observations: string, covering: ObservedValue<'covering'> | null, gender = 'Feminino') => {
  const person = gender === 'Feminino' ? MARINA : PAULO
  const observed: ObservedRecord =
    covering === null ? {} : { covering: { value: covering, by: 'cliente', at: '2026-11-18' } }
  return analyse({ ...person, observed, form: { ...person.form, observations } })
}
const clothIn = ({ chapters }: ReturnType<typeof guideOf>) =>
  JSON.stringify(chapters.filter(({ id }) => id.startsWith('tecido') || id === 'cartoes'))
const idsOf = ({ chapters }: ReturnType<typeof guideOf>) => chapters.map(({ id }) => id)

/** Of one way to wear it. */
const OWN_WAY = /alfinete|\bnó\b|Nó |festa|sob o queixo|laço|Dedos de testa|dedos de testa/

describe('a habit, a vow or a uniform', () => {
  test.each([
    ['Sou freira carmelita e uso o hábito completo, com véu.', 'véu'],
    ['Moro no mosteiro, sou monja budista e cubro a cabeça com um lenço.', 'outro'],
    ['Sou sikh e uso turbante todos os dias.', 'turbante'],
    ['Uso touca de uniforme no hospital, o véu é do serviço.', 'outro'],
    ['Irmã da Congregação das Filhas de Maria, o véu não sai.', 'véu'],
  ] as const)('“%s”: nothing of it is chosen', (note, covering) => {
    const guide = guideOf(note, covering)
    expect(clothIn(guide)).not.toMatch(OWN_WAY)
    expect(idsOf(guide)).toContain('tecido')
    expect(idsOf(guide)).not.toEqual(expect.arrayContaining(['tecido-cores']))
    expect(clothIn(guide)).not.toMatch(/loja de tecidos|#[0-9A-F]{6}/)
  })

  test('what shows before the edge, and is told of, has its lines', () => {
    const told = guideOf('Sou freira, e debaixo do véu sobra um pedacinho de cabelo na testa que arrepia.', 'véu')
    expect(clothIn(told)).toMatch(/A faixa da frente.*4 a 5 cm/)
    expect(clothIn(guideOf('Sou freira e uso véu.', 'véu'))).not.toMatch(/faixa da frente/)
  })
})

test.each([null, '', 'Quero trocar os óculos.', 'Uso véu fora de casa.'])(
  'not told whose it is (“%s”), a veil has no pin, no knot and no feast',
  (note) => {
    expect(clothIn(guideOf(note ?? '', 'véu'))).not.toMatch(OWN_WAY)
    expect(clothIn(guideOf(note ?? '', note === 'Uso véu fora de casa.' ? 'véu' : 'turbante'))).not.toMatch(OWN_WAY)
  },
)

describe('told whose it is', () => {
  test('a hijab has its pins, and a turban its knots', () => {
    expect(clothIn(guideOf('Sou muçulmana e uso véu sempre.', 'véu'))).toMatch(/alfinete/)
    expect(clothIn(guideOf('Uso turbante porque gosto, é a minha identidade.', 'turbante'))).toMatch(/Nó /)
    expect(clothIn(guideOf('Uso ojá branco na cabeça.', 'turbante'))).toMatch(/Nó /)
  })

  test('a scarf is drawn tied, not closed under the chin', () => {
    const guide = guideOf('Terminei a rádio e uso lenço na cabeça.', null)
    const drawn = guide.chapters.flatMap(({ figures }) =>
      figures.flatMap((figure) => (figure.kind === 'portrait' ? [optionsTrying(guide, figure.look).covering] : [])),
    )
    expect(new Set(drawn)).toEqual(new Set(['turbante']))
  })

  test('a faith that is kept to oneself is in no name of the cloth', () => {
    const guide = guideOf('Sou do candomblé e uso ojá. Não quero explicar minha religião pra ninguém.', 'turbante')
    expect(analysisTexts(guide).join('\n')).not.toMatch(/(?:^|\s)oj[áa](?:\s|$)|candombl|preceito|religi/i)
  })
})

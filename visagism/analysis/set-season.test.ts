import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts, findChapter } from './analysis.ts'
import type { ColourBrief } from '../colour/colours.ts'
import { TWELVE } from '../colour/seasons.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { MARINA } from '../testing/test-people.ts'

const AT = '2026-11-20T12:00:00.000Z'
const seenBy = (by: 'aparelho' | 'cliente'): ObservedRecord => ({
  skin: { value: 'muito clara', by, at: AT },
  hairColour: { value: 'preto', by, at: AT },
  eyes: { value: 'azul', by, at: AT },
})
const textOf = (chapter: ReturnType<typeof findChapter>) => JSON.stringify(chapter)

describe('a season that a visagist set', () => {
  test.each(TWELVE)('%s: the colour chapters say who set it', (season) => {
    const analysis = analyse({ ...MARINA, colour: { season, setBy: 'Rosa Prado' } })
    const colours = textOf(findChapter(analysis, 'cores'))
    expect(colours).toContain('A sua estação foi definida por Rosa Prado, da nossa equipe')
    expect(colours).toContain('Estação definida por Rosa Prado.')
    expect(textOf(findChapter(analysis, 'cores-preferidas'))).toContain('definida por Rosa Prado')
  })

  test('without a name nobody is named', () => {
    const texts = analysisTexts(analyse({ ...MARINA, colour: { season: 'verao-frio' } })).join('\n')
    expect(texts).not.toContain('estação foi definida')
    expect(texts).not.toContain('undefined')
  })
})

describe('a season left out on purpose', () => {
  const leftOut = (observed?: ObservedRecord) =>
    analyse({ ...MARINA, colour: { season: null, setBy: 'Rosa Prado' }, observed })

  test('the chapter is called what it is, and speaks of contrast, depth and taste', () => {
    const chapter = findChapter(leftOut(), 'cores')
    expect(chapter?.title).toBe('Contraste, profundidade e gosto')
    expect(chapter?.sections.map(({ heading }) => heading)).toEqual(['O contraste', 'A profundidade', 'O gosto'])
    expect(chapter?.lead).toContain('Rosa Prado')
    // What was sold remains.
    expect(chapter?.tables[0]?.rows).toHaveLength(12)
    expect(chapter?.lists[0]?.title).toBe('Comece por')
    expect(textOf(chapter)).not.toMatch(/por descobrir|ainda não foi definida|sem estação|não traz/i)
  })

  test('says of contrast and depth what people said is seen, never what only the device read', () => {
    const told = textOf(findChapter(leftOut(seenBy('cliente')), 'cores'))
    expect(told).toContain('O contraste entre a sua pele e o seu cabelo é alto')
    expect(told).toContain('Pele, cabelo e olhos, juntos, são')
    const read = textOf(findChapter(leftOut(seenBy('aparelho')), 'cores'))
    expect(read).not.toContain('O contraste entre a sua pele e o seu cabelo é')
    expect(read).not.toContain('Pele, cabelo e olhos, juntos, são')
  })

  test('is not listed among what is missing', () => {
    expect(textOf(findChapter(leftOut(), 'como-ler'))).not.toContain('a estação de cores')
    expect(textOf(findChapter(analyse({ ...MARINA, colour: null }), 'como-ler'))).toContain('a estação de cores')
  })
})

describe('a contrast that was measured', () => {
  const told = (colour: ColourBrief) => textOf(findChapter(analyse({ ...MARINA, colour }), 'cores'))
  const SHEET = 'O contraste foi medido com uma folha branca ao lado do rosto.'
  const PHOTO = 'Foi medido na sua foto de frente, sem folha branca: é um valor aproximado.'

  test('is printed with how it was measured, with a season, without one and with none on purpose', () => {
    for (const brief of [
      { season: 'verao-frio', setBy: 'Rosa Prado' },
      { season: null, setBy: 'Rosa Prado' },
      {},
    ] as const) {
      expect(told({ ...brief, contrast: 'alto', contrastWith: 'folha' })).toContain(
        `O contraste entre a sua pele e o seu cabelo é alto, e a roupa pode repeti-lo: claro com escuro, lado a lado, fica em você com naturalidade. ${SHEET}`,
      )
      expect(told({ ...brief, contrast: 'baixo', contrastWith: 'foto' })).toContain(PHOTO)
    }
  })

  test('is not passed over where the chapter says what it rests on, and names no season', () => {
    const chapter = told({ contrast: 'médio', contrastWith: 'foto' })
    expect(chapter).toContain('só o contraste foi medido.')
    expect(chapter).not.toContain('nada foi inferido')
    expect(chapter).not.toMatch(/estação/)
    expect(told({})).toContain('nada foi inferido')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse, analysisTexts, type Brief } from './analysis.ts'
import { findingsBasis, findingsOf } from './findings.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { CUTS } from '../cuts/cuts.ts'
import { BRIEF, MARINA, PAULO, RUI } from '../testing/test-people.ts'

const at = '2026-11-20T12:00:00.000Z'
const seen = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, { value, by: 'cliente', at }]),
  ) as ObservedRecord
const of = (brief: Brief) => findingsOf(analyse(brief))
const titles = (brief: Brief) => of(brief).map(({ title }) => title)

describe('the findings', () => {
  it('are three of anybody, each in words of a chapter the report has', () => {
    fc.assert(
      fc.property(BRIEF, (brief) => {
        const analysis = analyse(brief)
        const findings = findingsOf(analysis)
        expect(new Set(findings.map(({ chapter }) => chapter)).size).toBe(3)
        const held = analysisTexts(analysis)
        for (const { chapter, text } of findings) {
          expect(analysis.chapters.map(({ id }) => id)).toContain(chapter)
          expect(held.some((printed) => printed.includes(text))).toBe(true)
          expect(text.length).toBeLessThan(200)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('say the shape, the recommended cut and the season of somebody measured', () => {
    const { hair } = analyse(MARINA)
    const { cut, title } = hair[hair.recommended]
    expect(of(MARINA)).toEqual([
      {
        chapter: 'rosto-medido',
        title: 'Entre coração e oval',
        text: 'Duas formas cabem aqui. Não é defeito da conta: é o seu rosto.',
      },
      {
        chapter: 'cabelo-proxima',
        title,
        text: CUTS[cut].does,
      },
      { chapter: 'cores', title: 'Outono suave', text: expect.stringMatching(/\.$/) },
    ])
  })

  it('name a second shape only where it weighs 15 % or more', () => {
    const [shape] = of(PAULO)
    expect(analyse(PAULO).evidence.shares[analyse(PAULO).evidence.secondary]).toBeLessThan(0.15)
    expect(shape?.title).toBe('Quadrado')
  })

  it('describe the contour of somebody who was not measured, and claim no measure', () => {
    const [shape] = of(RUI)
    expect(shape?.text).toBe('O contorno abre nas maçãs e volta em curva, quase com a mesma largura e a mesma altura.')
  })

  it.each([
    ['a veil', { covering: 'véu' }],
    ['a turban', { covering: 'turbante' }],
    ['no hair', { top: 'sem fios' }],
  ])('speak of no cut to somebody with %s: the next chapter takes its place', (_, record) => {
    const [shape, instead, colour] = of({ ...MARINA, observed: seen(record) })
    expect([shape?.chapter, colour?.chapter]).toEqual(['rosto-medido', 'cores'])
    expect(instead).toMatchObject({ chapter: 'sobrancelhas', title: expect.stringMatching(/^Sobrancelha: /) })
  })

  it('begin with the glasses where they take a place of somebody who always wears them', () => {
    const worn = seen({ covering: 'véu', glasses: 'sempre' })
    expect(of({ ...MARINA, observed: worn })[1]).toMatchObject({ chapter: 'oculos' })
  })

  it('speak of the beard first where there is one to speak of', () => {
    expect(of({ ...PAULO, observed: seen({ top: 'sem fios' }) })[1]).toMatchObject({ chapter: 'barba' })
  })

  it('say the contrast where the season was left out, the depth where that alone is known, and give way where nothing is', () => {
    const without = { ...MARINA, colour: { setBy: 'Helena Prado' } }
    expect(titles({ ...without, observed: seen({ skin: 'retinta', hairColour: 'preto' }) })[2]).toBe('Contraste baixo')
    expect(titles({ ...without, observed: seen({ skin: 'clara', eyes: 'azul' }) })[2]).toMatch(
      /^(Coloração|Contraste) /,
    )
    expect(of(without)[2]).toMatchObject({ chapter: 'sobrancelhas' })
    expect(of({ ...MARINA, colour: null })[2]).toMatchObject({ chapter: 'sobrancelhas' })
    expect(titles({ ...MARINA, colour: { contrast: 'alto' } })[2]).toBe('Contraste alto')
  })

  it('say nothing of colours that only a program saw', () => {
    const byDevice = Object.fromEntries(
      Object.entries(seen({ skin: 'retinta', hairColour: 'preto' })).map(([f, o]) => [f, { ...o, by: 'aparelho' }]),
    ) as ObservedRecord
    const [, , third] = of({ ...MARINA, colour: { setBy: 'Helena Prado' }, observed: byDevice })
    expect(third?.chapter).toBe('sobrancelhas')
  })

  it('are in a visagist’s words where they wrote others', () => {
    const analysis = analyse(MARINA)
    const chapters = analysis.chapters.map((chapter) =>
      chapter.id === 'cabelo-proxima' ? { ...chapter, lead: 'Corte acima do ombro! Com a risca de lado.' } : chapter,
    )
    expect(findingsOf({ ...analysis, chapters })[1]?.text).toBe('Corte acima do ombro! Com a risca de lado.')
  })

  it('are fewer where the report has fewer chapters', () => {
    expect(findingsOf({ ...analyse(MARINA), chapters: [] })).toEqual([])
  })
})

describe('what they rest on', () => {
  const basis = (brief: Brief, by: string | null = null) => findingsBasis(analyse(brief), by)
  const confirmation = { shape: 'redondo', by: 'Helena Prado', at } as const

  it('names a person only where one looked', () => {
    expect(basis(MARINA)).toBe('Medido na sua foto')
    expect(basis(MARINA, 'Helena')).toBe('Medido na sua foto, conferido por Helena')
  })

  it('claims no measure where none was taken', () => {
    expect(basis(RUI)).toBe('Lido nas suas respostas ao teste, sem medir a foto')
    expect(basis(RUI, 'Helena')).toBe('Lido nas suas respostas ao teste, sem medir a foto, conferido por Helena')
    expect(basis({ ...RUI, confirmation }, 'Helena')).toBe('Visto na sua foto, sem medida, conferido por Helena')
    const ai = { shape: 'oval', confidence: 0.7, at } as const
    expect(basis({ ...RUI, quiz: null, ai })).toBe('Visto na sua foto por um programa, sem medida')
  })
})

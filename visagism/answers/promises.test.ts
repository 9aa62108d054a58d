import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { salonCardOf } from '../card/salon-card.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { soldPaths } from '../reading/sold-paths.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

const AT = '2026-11-27T12:00:00.000Z'
const saying = (note: string, form: Partial<FormAnswers> = {}, brief: Brief = MARINA): Brief => ({
  ...brief,
  at: AT,
  form: { ...brief.form, ...form, observations: note },
})
const letterOf = (brief: Brief) => {
  const letter = findChapter(analyse(brief), 'carta')
  return {
    rows: letter?.lists.flatMap(({ items }) => items) ?? [],
    text: JSON.stringify(letter ?? null),
  }
}
const cutsOf = (brief: Brief) => {
  const r = readBrief(brief)
  return soldPaths(r).map((path) => r.cuts[path].cut)
}

describe('what the letter promises of the cuts is what the paths hold', () => {
  test.each([
    ['quero os lados raspados na máquina', MARINA],
    ['sou mulher e quero cabelo de barbeiro mesmo, degradê baixo', MARINA],
    ['quero os lados na máquina', PAULO],
  ])('“%s”: a path on clippers, or that there is none', (note, brief) => {
    const promised = (['Curto', 'Médio', 'Longo'] as const).map((hairLength) => {
      const asked = saying(note, { hairLength }, brief)
      const row = letterOf(asked).rows.find(({ what }) => what === 'Lados na máquina')
      const isThere = cutsOf(asked).some(({ sizes }) => /máquina|lâmina/.test(sizes.sides))
      return row === undefined || /Há um caminho assim/.test(row.why) === isThere
    })
    expect(promised).toEqual([true, true, true])
  })

  test.each(['Não tenho dinheiro para salão.', 'to desempregado e sem grana'])(
    '“%s”: no weeks that the card does not keep',
    (note) => {
      const kept = (['Alta', 'Média', 'Baixa'] as const).map((maintenanceLevel) => {
        const asked = saying(note, { maintenanceLevel, hairLength: 'Curto' }, PAULO)
        const { why = '' } = letterOf(asked).rows.find(({ what }) => what === 'Pouco dinheiro') ?? {}
        const [, every = '5'] = /volte a cada (\d+) semanas/.exec(JSON.stringify(salonCardOf(readBrief(asked)))) ?? []
        return why !== '' && (Number(every) >= 5 || why.includes(`a cada ${every} semanas`))
      })
      expect(kept).toEqual([true, true, true])
    },
  )
})

describe('the letter speaks of what was said', () => {
  test.each(['Sou policial, cabelo tem que caber no coque.', 'bombeiro civil, barba não pode por causa da máscara'])(
    '“%s” is in no office',
    (note) => {
      expect(letterOf(saying(note)).text).not.toMatch(/escritório aceita/)
    },
  )

  test('a treatment that is to come brings no hair back', () => {
    expect(letterOf(saying('vou começar quimio em janeiro')).text).not.toContain('cabelo que volta')
    expect(letterOf(saying('Terminei a quimio em julho e o cabelo está nascendo.')).text).toContain('cabelo que volta')
  })

  test('locs are called by their name, and one hand is no pair of arms', () => {
    expect(letterOf(saying('tenho dread há 11 anos, são minha vida')).text).not.toMatch(/[Aa]s tranças ficam/)
    expect(letterOf(saying('uso box braids e as tranças ficam')).text).not.toMatch(/dreads ficam/)
    const one = letterOf(saying('só tenho uma mão')).rows.map(({ what }) => what)
    expect(one).toContain('Uma mão só')
    expect(one).not.toContain('Sem levantar os braços')
    const arm = letterOf(saying('tenho um braço só')).rows.map(({ what }) => what)
    expect(arm).not.toContain('Sem levantar os braços')
    expect(letterOf(saying('não levanto os braços')).rows.map(({ what }) => what)).toContain('Sem levantar os braços')
  })
})

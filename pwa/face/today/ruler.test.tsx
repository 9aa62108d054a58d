import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormHairToday } from '#contract/facts.ts'
import { CUTS } from '#visagism/cuts/cuts.ts'
import type { HairLength } from '#visagism/knowledge/form.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import RulerScreen from './ruler-screen.tsx'
import { centimetresAt, nextLandmark, type Scale, SCALES, shareAt, spokenLength } from './ruler-scale.ts'
import { cutsWorn } from './worn-cuts.ts'

describe('the scales', () => {
  it.each(Object.keys(SCALES) as Scale[])('%s: where a centimetre stands, a finger finds it', (scale) => {
    const { from, to, step, landmarks } = SCALES[scale]
    const between = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step).filter(
      (cm) => !landmarks.some((mark) => Math.abs(shareAt(scale, mark.cm) - shareAt(scale, cm)) < 0.02),
    )
    expect(between.map((cm) => centimetresAt(scale, shareAt(scale, cm)))).toEqual(between)
    for (const { cm } of landmarks) expect(centimetresAt(scale, shareAt(scale, cm))).toBe(cm)
    const shares = landmarks.map(({ cm }) => shareAt(scale, cm))
    expect(shares.every((share) => share > 0.02 && share < 0.98)).toBe(true)
  })

  it('longer hair falls lower, and stands higher', () => {
    expect(shareAt('long', 45)).toBeGreaterThan(shareAt('long', 22))
    expect(shareAt('short', 9)).toBeLessThan(shareAt('short', 3))
  })

  it('keys go from landmark to landmark', () => {
    expect(nextLandmark('long', 23, 1)).toBe(27)
    expect(nextLandmark('long', 27, -1)).toBe(22)
    expect(nextLandmark('long', 65, 1)).toBe(SCALES.long.to)
    expect(nextLandmark('short', 0, -1)).toBe(0)
  })

  it('says lengths as people do', () => {
    expect(spokenLength(27)).toBe('27 centímetros, mais ou menos no pescoço')
    expect(spokenLength(1.5)).toBe('1,5 centímetros, mais ou menos um dedo')
    expect(spokenLength(29)).toBe('29 centímetros, perto do pescoço')
    expect(spokenLength(40)).toBe('40 centímetros, perto do peito')
    expect(spokenLength(8)).toBe('8 centímetros, perto de quatro dedos')
    expect(spokenLength(0.5)).toBe('0,5 centímetros, quase rente')
  })
})

let said: FormHairToday | null
let lengths: (HairLength | null)[]
let ended: number

function Kept({ record, gender }: { record: ObservedRecord; gender?: string | undefined }) {
  const [today, setToday] = useState<FormHairToday | null>(null)
  return (
    <RulerScreen
      record={record}
      gender={gender}
      today={today}
      onSay={(next, length) => {
        said = next
        lengths.push(length)
        setToday(next)
      }}
      onEnd={() => ended++}
    />
  )
}
const show = (record: ObservedRecord = {}, gender?: string) => render(<Kept record={record} gender={gender} />)
const slider = () => screen.getByRole('slider', { name: 'Comprimento do cabelo hoje' })
const press = (key: string) => fireEvent.keyDown(slider(), { key })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  said = null
  lengths = []
  ended = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the hair of today', () => {
  it('is nothing until somebody says it, and nothing is sent by skipping', () => {
    show()
    expect(slider().getAttribute('aria-valuetext')).toBe('Ainda sem resposta')
    expect(button('É até aqui').disabled).toBe(true)
    fireEvent.click(button('Pular'))
    fireEvent.click(button('Pular'))
    expect([said, ended]).toEqual([null, 1])
  })

  it('is measured by keys and buttons, a centimetre at a time or landmark by landmark', () => {
    show()
    press('PageUp')
    press('PageDown')
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^\d+ centímetros, mais ou menos/)
    press('Home')
    expect(slider().getAttribute('aria-valuenow')).toBe('12')
    press('ArrowUp')
    fireEvent.click(button('Mais comprido'))
    expect(slider().getAttribute('aria-valuenow')).toBe('14')
    fireEvent.click(button('Mais curto'))
    expect(slider().getAttribute('aria-valuenow')).toBe('13')
  })

  it('above the ear goes on where it stands, by half centimetres, and back', () => {
    show()
    press('Home')
    press('ArrowDown')
    expect(screen.getByRole('heading', { name: 'Quanto sai da cabeça?' })).not.toBeNull()
    expect(slider().getAttribute('aria-valuenow')).toBe('11.5')
    press('ArrowUp')
    expect(screen.getByRole('heading', { name: 'Até onde vai hoje?' })).not.toBeNull()
    expect(slider().getAttribute('aria-valuenow')).toBe('12')
  })

  it('is said with the form’s class of the length; short hair is asked its sides, long hair is not', () => {
    show({}, 'Masculino')
    fireEvent.click(button('É mais curto que a orelha'))
    press('Home')
    press('PageUp')
    fireEvent.click(button('É até aqui'))
    expect(said).toEqual({ cm: 1.5, sidesCm: null, cut: null })
    expect(lengths.at(-1)).toBe('Muito curto')
    expect(screen.getByRole('heading', { name: 'E dos lados?' })).not.toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Máquina 2' }))
    expect(said).toEqual({ cm: 1.5, sidesCm: 0.6, cut: null })
    fireEvent.click(button('É assim'))
    expect(screen.getByRole('heading', { name: 'O corte de hoje' })).not.toBeNull()
    cleanup()
    show({}, 'Feminino')
    press('Home')
    for (let at = 0; at < 4; at++) press('PageUp')
    fireEvent.click(button('É até aqui'))
    expect(said?.cm).toBe(45)
    expect(screen.getByRole('heading', { name: 'O corte de hoje' })).not.toBeNull()
  })

  it('the cut worn is one of six drawings, cleared by a second tap, or none of these', () => {
    show({}, 'Feminino')
    fireEvent.click(button('Pular'))
    const cuts = () => [...document.querySelectorAll<HTMLElement>('.worn-cut')]
    expect(cuts()).toHaveLength(6)
    const [first] = cuts()
    if (!first) throw new Error('no cut')
    fireEvent.click(first)
    expect(said?.cut).not.toBeNull()
    expect(first.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(first)
    expect(said?.cut).toBeNull()
    const names = cuts().map(({ textContent }) => textContent)
    fireEvent.click(button('Mais seis'))
    expect(cuts().map(({ textContent }) => textContent)).not.toEqual(names)
    fireEvent.click(button('Nenhum destes'))
    expect([said?.cut, ended]).toEqual([null, 1])
  })

  it.each([
    ['Feminino', 'crespo', 9],
    ['Masculino', 'liso', 3],
    ['Não-binário', 'cacheado', 33],
    [undefined, undefined, null],
  ])('%s, %s, %s cm: six drawings at least, of that length and texture', (gender, texture, cm) => {
    const record = texture ? ({ texture: { value: texture, by: 'cliente', at: '2026-11-27' } } as ObservedRecord) : {}
    const cuts = cutsWorn({ cm, sidesCm: null, cut: null }, record, gender)
    expect(cuts.length).toBeGreaterThanOrEqual(6)
    expect(cuts.filter((id) => texture && !CUTS[id].textures.some((one) => one === texture))).toEqual([])
    expect(new Set(cuts.map((id) => JSON.stringify(CUTS[id].drawing))).size).toBe(cuts.length)
  })
})

import { describe, expect, it } from 'vitest'
import type { FaceMarking, ProposedMarking } from '#contract/face/marking.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed/observed.ts'
import { sideMarksWith } from '#visagism/testing/side.ts'
import { colourWords, contourWords, hairWords, sideWords } from './seen-summary.tsx'

const at = { x: 1, y: 1 }
const points: FaceMarking['points'] = {
  hairline: at,
  chin: at,
  templeLeft: at,
  templeRight: at,
  cheekboneLeft: at,
  cheekboneRight: at,
  jawLeft: at,
  jawRight: at,
}
const proposedBy = (reviewed: boolean, hairline: ProposedMarking['hairline']): FaceMarking => ({
  points,
  photo: { width: 10, height: 10 },
  proposed: {
    origins: { ...of('checked'), hairline: hairline === 'seen' ? 'checked' : 'device' },
    straight: points,
    hairline,
    pose: { yaw: 0, pitch: 7, roll: 0 },
    model: 'x',
    reviewed,
  },
})
function of(origin: 'checked') {
  return {
    hairline: origin,
    chin: origin,
    templeLeft: origin,
    templeRight: origin,
    cheekboneLeft: origin,
    cheekboneRight: origin,
    jawLeft: origin,
    jawRight: origin,
  }
}
const said = (values: Partial<Record<ObservedField, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-23T12:00:00.000Z' }]),
  ) as ObservedRecord

describe('what is said to have been seen', () => {
  it('names who stands behind the points', () => {
    expect(contourWords(null)).toBe('Sem medidas ainda.')
    expect(contourWords({ points, photo: { width: 10, height: 10 } })).toBe('Pontos marcados por você.')
    expect(contourWords(proposedBy(false, 'seen'))).toContain('Ninguém conferiu ainda')
    expect(contourWords(proposedBy(true, 'seen'))).toBe('Têmporas e mandíbula conferidas.')
    expect(contourWords(proposedBy(true, 'fringe'))).toContain('A raiz do cabelo, estimada.')
  })

  it('leaves out what nobody said', () => {
    expect(hairWords({})).toBe('Você deixou em branco.')
    expect(colourWords({})).toBe('Você deixou em branco.')
    expect(colourWords(said({ eyes: 'mel' }))).toBe('Olhos cor de mel.')
  })

  it('says the line of the profile, what was seen of it, and what is in doubt', () => {
    const { slot, points: sides, origins } = sideMarksWith(12)
    const side = { slot, points: sides, origins, photo: { width: 1200, height: 1600 } }
    expect(sideWords(null, {})).toBe('Sem pontos ainda.')
    expect(sideWords(side, {})).toBe('Perfil reto, pelos seus pontos.')
    expect(sideWords({ ...side, origins: { ...origins, chin: 'unsure' } }, {})).toContain('Um ponto ficou em dúvida')
    expect(sideWords(null, said({ nose: 'reta' }))).toBe('Você viu, na foto de lado, um nariz de linha reta.')
  })

  it('says hair and skin in one calm sentence each', () => {
    expect(hairWords(said({ hairColour: 'preto', texture: 'crespo', length: 'curto', greys: 'alguns' }))).toBe(
      'Preto, crespo, curto, alguns fios brancos.',
    )
    expect(colourWords(said({ skin: 'média a escura', eyes: 'castanho' }))).toBe(
      'Pele média a escura, olhos castanhos.',
    )
    expect(hairWords(said({ covering: 'véu' }))).toBe('Coberto. O guia fala do que se vê.')
  })
})

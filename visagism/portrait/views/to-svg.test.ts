import { describe, expect, it } from 'vitest'
import { personOf } from '../person/people.ts'
import { drawPortrait, TILE } from './portrait.ts'
import { toSvg, toSvgBody } from './to-svg.ts'

const ids = (svg: string) => [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)

describe('a portrait as SVG', () => {
  const portrait = drawPortrait(personOf('marina'))

  it('shows the whole tile unless told otherwise', () => {
    expect(toSvg(portrait)).toContain(`viewBox="${TILE.join(' ')}"`)
    expect(toSvg(portrait, { viewBox: [-80, -120, 160, 240] })).toContain('viewBox="-80 -120 160 240"')
  })

  it('fills the part it shows with the background', () => {
    expect(toSvg(portrait, { background: '#ebdac7' })).toContain('fill="#ebdac7"')
    expect(toSvg(portrait)).not.toContain('<rect')
  })

  it('refers to every clip path it defines, once each', () => {
    const svg = toSvg(portrait)
    expect(ids(svg).length).toBeGreaterThan(5)
    expect(new Set(ids(svg)).size).toBe(ids(svg).length)
    for (const id of ids(svg)) expect(svg.split(`url(#${id})`).length).toBe(2)
  })

  it('gives two people different ids, and one person the same', () => {
    const other = toSvgBody(drawPortrait(personOf('tiago')))
    expect(ids(toSvgBody(portrait)).some((id) => ids(other).includes(id))).toBe(false)
    expect(ids(toSvgBody(portrait))).toEqual(ids(toSvgBody(drawPortrait(personOf('marina')))))
    expect(ids(toSvgBody(portrait, 'x')).every((id) => id?.startsWith('x'))).toBe(true)
  })

  it('closes every element it opens', () => {
    const svg = toSvg(portrait)
    for (const tag of ['g', 'clipPath', 'svg']) expect(svg.split(`<${tag}`).length).toBe(svg.split(`</${tag}>`).length)
  })
})

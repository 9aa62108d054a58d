import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { OBSERVED_FIELDS } from '#visagism/observed/observed.ts'
import { briefFrom, faultOfFile, PersonFile, type PersonFileInput, readPersonFile } from './person-file.ts'
import { SAMPLE_NAMES, SAMPLE_PEOPLE } from './sample-people.ts'
import { PHOTO_SIZE, photosOf, pointsOf, sidePointsOf } from './sample-photos.ts'
import { reportFrom, sampleBrief } from './sample-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-person-'))
  const photos = await photosOf('olivia')
  for (const [slot, bytes] of Object.entries(photos)) await writeFile(join(folder, `${slot}.jpg`), bytes)
  await writeFile(join(folder, 'notes.jpg'), 'no picture')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const form = {
  fullName: 'Olívia Prado',
  gender: 'Feminino',
  objective: 'Renovação visual',
  style: 'Moderno',
} as const satisfies PersonFileInput['form']
const points = pointsOf('olivia')
const photo = PHOTO_SIZE
const front = { points, photo }

async function written(input: object) {
  const path = join(folder, 'person.json')
  await writeFile(path, JSON.stringify(input))
  return path
}
const faultOf = (input: object) =>
  written(input)
    .then(readPersonFile)
    .then(({ person, photos }) => reportFrom(person, photos))
    .then(() => null, faultOfFile)

describe('a person from a file', () => {
  it('is read like an order: form, what is seen, points of both photos, pictures as they are kept', async () => {
    const path = await written({
      form: { ...form, agreedToTerms: true, agreedToBiometrics: true },
      observed: { skin: 'escura', texture: 'cacheado', curlType: '4C', greys: null },
      marking: {
        front,
        side: {
          slot: 'side_left',
          points: sidePointsOf('olivia'),
          origins: { glabella: 'hand', noseTip: 'checked', noseBase: 'hand', chin: 'hand' },
          photo,
          by: 'visagista',
        },
      },
      photos: { front: 'front.jpg', side_left: 'side_left.jpg', back: 'back.jpg' },
    })
    const { person, photos } = await readPersonFile(path)
    const brief = briefFrom(person, photos)
    expect(brief).toMatchObject({
      person: { fullName: 'Olívia Prado', gender: 'Feminino' },
      form: { hairLength: null, observations: '' },
      marking: { points, by: 'cliente' },
      side: { slot: 'side_left', by: 'visagista' },
      observed: { skin: { value: 'escura', by: 'cliente' }, texture: { value: 'cacheado' } },
    })
    // A curl type that contradicts the texture is dropped.
    expect(brief.observed).not.toHaveProperty('curlType')
    expect(brief.observed).not.toHaveProperty('greys')
    const input = reportFrom(person, photos)
    expect(Object.keys(input.photos)).toEqual(['front', 'side_left', 'back'])
    expect(input.marking).toMatchObject({ points, ...photo })
    expect(input.photos.front?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  it('carries the centimetres and the chips of an order', () => {
    const person = PersonFile.parse({
      form: { ...form, hairLength: 'Médio' },
      desk: { shape: 'oval', by: 'Equipe de visagismo' },
      today: { cm: 27 },
      facts: [
        { key: 'bleached' },
        { key: 'jewel-stays', value: 'a aliança', words: 'não tiro a aliança' },
        { key: 'no-beard', kept: false, source: 'note' },
      ],
    })
    const brief = briefFrom(person, {})
    expect(brief.today).toEqual({ cm: 27, sidesCm: null, cut: null })
    expect(brief.facts).toEqual([
      { key: 'bleached', source: 'chip', kept: true },
      { key: 'jewel-stays', value: 'a aliança', words: 'não tiro a aliança', source: 'chip', kept: true },
      { key: 'no-beard', source: 'note', kept: false },
    ])
    // They reach the report.
    expect(analyse(brief).today?.cm).toBe(27)
  })

  it('is refused with a cut, a fact or centimetres that no order could hold', async () => {
    expect(await faultOf({ form, today: { cm: 900 } })).toMatch(/today: cm/)
    expect(await faultOf({ form, today: { cut: 'corte-que-nao-ha' } })).toMatch(/today: cut/)
    expect(await faultOf({ form, facts: [{ key: 'likes-tea' }] })).toMatch(/facts: 0: key/)
    expect(await faultOf({ form, facts: [{ key: 'bleached', from: 'me' }] })).toMatch(/campo desconhecido: from/)
  })

  it('has points on a copy of another size brought to the photo that is kept', async () => {
    const half = Object.fromEntries(
      Object.entries(points).flatMap(([name, at]) => (at ? [[name, { x: at.x / 2, y: at.y / 2 }]] : [])),
    )
    const path = await written({
      form,
      marking: { points: half, photo: { width: 600, height: 800 } },
      photos: { front: 'front.jpg' },
    })
    const { person, photos } = await readPersonFile(path)
    expect(briefFrom(person, photos).marking?.points.chin.y).toBeCloseTo(points.chin.y)
  })

  it('may bring the whole record with who said what, and what the desk says', () => {
    const at = '2026-11-19T10:00:00.000Z'
    const person = PersonFile.parse({
      form,
      observed: { skin: { value: 'média', by: 'visagista', at } },
      sheet: { typologyAngle: -60, hueAngle: 60, contrast: 20, at },
      desk: { shape: 'diamante', season: null, by: 'Equipe' },
    })
    const brief = briefFrom(person, {})
    expect(brief.observed?.skin).toEqual({ value: 'média', by: 'visagista', at })
    expect(brief.confirmation).toMatchObject({ shape: 'diamante', by: 'Equipe' })
    expect(brief.colour).toMatchObject({ season: null, setBy: 'Equipe', contrastWith: 'folha' })
  })

  it.each([
    ['an option of no list', { form: { ...form, style: 'Barroco' }, quiz: { faceShape: 'oval' } }, /estilo/i],
    ['a word nobody knows', { form, observed: { halo: 'sim' }, quiz: { faceShape: 'oval' } }, /observed/],
    ['no evidence of the shape', { form }, /formato do rosto/],
    [
      'points that are no face',
      { form, marking: { front: { ...front, points: { ...points, chin: points.hairline } } } },
      /queixo/i,
    ],
    [
      'a file that is no picture',
      { form, quiz: { faceShape: 'oval' }, photos: { front: 'notes.jpg' } },
      /foto|imagem/i,
    ],
    ['a photo that is not there', { form, quiz: { faceShape: 'oval' }, photos: { front: 'gone.jpg' } }, /gone\.jpg/],
    ['a field of its own', { form, season: 'inverno-frio', quiz: { faceShape: 'oval' } }, /season/],
  ])('with %s is refused in words', async (_, input, words) => {
    expect(await faultOf(input)).toMatch(words)
  })
})

describe('the sample people', () => {
  const values = (field: keyof typeof OBSERVED_FIELDS) =>
    new Set(SAMPLE_NAMES.map((name) => sampleBrief(name).observed?.[field]?.value))

  it('are of every gender, depth of skin and texture, some bearded, bald, veiled, with glasses', () => {
    expect(new Set(SAMPLE_NAMES.map((name) => SAMPLE_PEOPLE[name].person.form.gender)).size).toBe(3)
    for (const field of ['skin', 'texture', 'ageBand'] as const)
      expect([...values(field)]).toEqual(expect.arrayContaining([...OBSERVED_FIELDS[field]]))
    expect([...values('covering')]).toContain('véu')
    expect([...values('beard')]).toContain('cheia')
    expect([...values('top')]).toContain('sem fios')
    expect([...values('glasses')]).toContain('sempre')
  })

  it('have their faces known in every way there is', () => {
    const sources = SAMPLE_NAMES.map((name) => analyse(sampleBrief(name)).evidence.source)
    expect(new Set(sources)).toEqual(new Set(['pontos', 'visagista', 'teste']))
  })
})

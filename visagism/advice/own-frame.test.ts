import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { writeGlasses } from '../chapters/glasses.ts'
import { detailsOf } from '../chapters/seen.ts'
import { GENDERS } from '../knowledge/form.ts'
import { FRAME_COLOURS, type ObservedRecord, OWN_FRAMES } from '../observed/observed.ts'
import { type Reading, readBrief } from '../reading/reading.ts'
import { PAULO } from '../testing/test-people.ts'
import { framesFor } from './frames.ts'
import { judgeOwnFrame, ownFrameWords } from './own-frame.ts'

const seenAs = (values: Readonly<Record<string, string>>): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-01-10T12:00:00.000Z' }]),
  )
const readingOf = (
  values: Readonly<Record<string, string>>,
  shape: (typeof FACE_SHAPES)[number] = 'oval',
  gender: (typeof GENDERS)[number] = 'Feminino',
): Reading =>
  readBrief({
    ...PAULO,
    person: { ...PAULO.person, gender },
    marking: null,
    quiz: null,
    confirmation: { shape, by: 'Ana', at: '2026-03-10' },
    observed: seenAs(values),
  })
const texts = (r: Reading) => chapterTexts(writeGlasses(r)).join(' ')

describe('the frame that somebody wears', () => {
  test('is named and judged on the page of frames, for every face and frame', () => {
    for (const shape of FACE_SHAPES)
      for (const gender of GENDERS)
        for (const frame of OWN_FRAMES) {
          const r = readingOf({ glasses: 'sempre', frame, frameColour: 'preta' }, shape, gender)
          const verdict = judgeOwnFrame(r)
          const place = verdict?.is === 'advised' ? verdict.place : null
          expect(texts(r)).toContain(`Os seus óculos ${ownFrameWords(r.brief.observed)}`)
          expect(writeGlasses(r).figures).toHaveLength(place === 0 ? 1 : 2)
          const whys = framesFor(r).avoid.map(({ why }) => why)
          expect([...whys, null]).toContain(verdict?.is === 'refused' ? verdict.why : null)
        }
  })

  test('is kept where it is advised, and put aside where its shape is', () => {
    expect(texts(readingOf({ glasses: 'sempre', frame: 'redonda' }, 'quadrado'))).toContain('já são de uma das três')
    expect(texts(readingOf({ glasses: 'sempre', frame: 'oval' }, 'quadrado'))).toContain('Fique com eles')
    expect(texts(readingOf({ glasses: 'sempre', frame: 'redonda' }, 'redondo'))).toContain('põe de lado, porque')
  })

  test('of whoever reads with them is judged, and never drawn as worn', () => {
    const r = readingOf({ glasses: 'às vezes', frame: 'redonda', frameColour: 'vinho' })
    expect(texts(r)).toContain('Os seus óculos redondos cor de vinho')
    expect(writeGlasses(r).figures).toHaveLength(1)
    expect(
      detailsOf(r)
        .map(({ name }) => name)
        .join(),
    ).not.toContain('óculos')
  })

  test('that nobody wears any more is not spoken of', () => {
    const r = readingOf({ glasses: 'não uso', frame: 'redonda', frameColour: 'vinho' })
    expect(judgeOwnFrame(r)).toBeNull()
    expect(texts(r)).not.toContain('Os seus óculos')
  })

  test('has words for every shape and colour, of which either may be unknown', () => {
    for (const frame of OWN_FRAMES)
      for (const frameColour of FRAME_COLOURS)
        expect(ownFrameWords(seenAs({ glasses: 'sempre', frame, frameColour }))).toMatch(/^\S.* ?\S+$/)
    expect(ownFrameWords(seenAs({ glasses: 'sempre', frameColour: 'preta' }))).toBe('pretos')
    expect(ownFrameWords(seenAs({ glasses: 'sempre' }))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import {
  allTheSame,
  doubtsElsewhere,
  PHOTO_DOUBTS,
  readDoubts,
  readDoubtsBySlot,
  SEEN_DOUBTS,
  seenDoubtsOf,
  writeDoubts,
  writeDoubtsBySlot,
} from './photo-doubts.ts'

describe('the doubts of a photo', () => {
  it('are read as they were written', () => {
    expect(readDoubts(writeDoubts(SEEN_DOUBTS))).toEqual(SEEN_DOUBTS)
    const bySlot = { front: ['tilted', 'dark'], back: ['soft'] } as const
    expect(readDoubtsBySlot(writeDoubtsBySlot(bySlot))).toEqual(bySlot)
    expect([writeDoubts([]), writeDoubtsBySlot({})]).toEqual([undefined, undefined])
  })

  it.each([undefined, '', 'same-picture', 'TILTED', '__proto__,constructor', '{"front":["tilted"]}'])(
    'are none where no known one stands: %s',
    (text) => {
      expect(readDoubts(text)).toEqual([])
    },
  )

  it.each([undefined, '', '[]', '7', '{"front":7}', '{"top":["dark"]}', '{"front":["bonita",null]}'])(
    'of a form say nothing where they cannot be read: %s',
    (text) => {
      expect(Object.values(readDoubtsBySlot(text)).flat()).toEqual([])
    },
  )

  it('stay as many as there are, however often they are said', () => {
    expect(seenDoubtsOf(Array.from({ length: 100_000 }, () => 'dark'))).toEqual(['dark'])
  })

  it('have words of their own at the desk', () => {
    expect(allTheSame([])).toBeNull()
    expect(allTheSame(['tilted'])).toBe('Enviada mesmo assim: inclinada')
    expect(new Set(PHOTO_DOUBTS.map((doubt) => allTheSame([doubt]))).size).toBe(PHOTO_DOUBTS.length)
  })

  it('of its place stay behind when it changes it', () => {
    expect(doubtsElsewhere(['other-side', 'tilted', 'dark', 'two-faces'])).toEqual(['dark', 'two-faces'])
  })
})

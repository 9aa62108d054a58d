import { describe, expect, it } from 'vitest'
import { SEEN_DOUBTS, type SeenDoubt } from '#contract/photo-doubts.ts'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import type { FramingDoubt } from '#visagism/finder/doubts.ts'
import { reviewWords, suggestionFor } from './review-words.ts'

const GOOD = { isSharp: true, isLit: true, doubts: [] } as const
const seen = (doubt: FramingDoubt | null = null, hasFace = true) => ({ doubt, hasFace, turns: 0 as const, axis: null })
const look = { slot: 'front', framing: seen(), light: GOOD, isSharpest: false, byOther: false } as const

describe('the words of a review', () => {
  it('say nothing before anybody has looked', () => {
    expect(reviewWords({ ...look, framing: null, light: null })).toBeNull()
  })

  it.each<[PhotoSlot, string]>([
    ['front', 'Um rosto, de frente, nítido.'],
    ['side_left', 'De lado, nítida.'],
    ['back', 'Nenhum rosto, como deve ser.'],
  ])('say what was seen of a good one: %s', (slot, words) => {
    expect(reviewWords({ ...look, slot })).toEqual({ words, advice: 'Luz boa.', isDoubted: false, doubts: [] })
  })

  it('claim no profile that was not found, and nothing at all without a finder', () => {
    expect(reviewWords({ ...look, slot: 'side_left', framing: seen(null, false) })?.words).toBe(
      'Confira a orelha e o queixo.',
    )
    expect(reviewWords({ ...look, framing: null, isSharpest: true })).toMatchObject({
      words: 'A foto está nítida.',
      advice: 'Luz boa. A mais nítida das cinco. Confira se nada ficou cortado.',
    })
  })

  it('name the slot it is for, and the one it seems to be of', () => {
    expect(reviewWords({ ...look, slot: 'side_right', framing: seen('front-in-side') })).toMatchObject({
      words: 'Esta parece de frente.',
      advice: 'Aqui entra o lado direito, com a orelha à vista.',
      isDoubted: true,
    })
    expect(reviewWords({ ...look, slot: 'side_right', framing: seen('other-side') })?.words).toBe(
      'Este parece o lado esquerdo.',
    )
  })

  it('turn nobody away whose face was not found, and speak of the person where another holds the phone', () => {
    expect(reviewWords({ ...look, framing: seen('no-face') })?.isDoubted).toBe(false)
    expect(reviewWords({ ...look, framing: seen('no-face'), byOther: true })?.advice).not.toContain('você')
  })

  it('say the weightiest in a sentence and the rest in a word, and pass all of it on', () => {
    const light = { isSharp: false, isLit: false, doubts: ['soft', 'bright'] } as const
    expect(reviewWords({ ...look, framing: seen('tilted'), light })).toMatchObject({
      words: 'A cabeça está um pouco inclinada.',
      advice: 'Reta, a medida sai melhor. Você decide. Também parece tremida e clara demais.',
      doubts: ['tilted', 'soft', 'bright'],
    })
  })

  it.each(SEEN_DOUBTS)('have a sentence for every doubt in every slot: %s', (doubt) => {
    for (const slot of PHOTO_SLOTS) {
      const isLight = doubt === 'soft' || doubt === 'dark' || doubt === 'bright'
      const light = isLight ? { ...GOOD, doubts: [doubt] } : GOOD
      const review = reviewWords({ ...look, slot, framing: seen(isLight ? null : doubt), light })
      expect(review?.words).toMatch(/^\p{Lu}.+[.?]$/u)
      expect(review?.advice).toMatch(/\.$/)
    }
  })
})

describe('where a photo seems to belong', () => {
  const holding = (filled: readonly PhotoSlot[]) => (slot: PhotoSlot) =>
    filled.includes(slot) ? ('filled' as const) : ('empty' as const)
  const words = (slot: PhotoSlot, doubts: readonly SeenDoubt[], filled: readonly PhotoSlot[] = []) =>
    suggestionFor(slot, doubts, holding(filled))?.words ?? null

  it('is the front only while that is empty', () => {
    expect(words('side_right', ['front-in-side'])).toBe('Mover para Frente, que está vazia')
    expect(words('side_right', ['front-in-side', 'dark'], ['front'])).toBeNull()
  })

  it('is the other side, empty or not', () => {
    expect(words('side_right', ['other-side'])).toBe('Mover para Lado esquerdo, que está vazio')
    expect(words('side_left', ['other-side'], ['side_right'])).toBe('Trocar os dois')
  })

  it('is nowhere else while that slot is being filled, nor for a doubt of another kind', () => {
    expect(suggestionFor('side_left', ['other-side'], () => 'busy')).toBeNull()
    expect(suggestionFor('side_left', ['front-in-side'], () => 'busy')).toBeNull()
    expect(words('front', ['tilted', 'dark', 'no-face'])).toBeNull()
    expect(words('back', ['face-in-back'])).toBeNull()
  })
})

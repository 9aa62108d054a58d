import { expect, it } from 'vitest'
import { letter } from './lettering.ts'

it('letters words in the weight that is asked, whichever came first', async () => {
  const words = { size: 34, colour: '#231A17' }
  const light = await letter('Rosto Ideal', { ...words, weight: 380 })
  const strong = await letter('Rosto Ideal', { ...words, weight: 480 })
  expect(strong.equals(light)).toBe(false)
})

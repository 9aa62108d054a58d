import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let said: FakeUtterance[] = []

class FakeUtterance extends EventTarget {
  lang = ''
  voice = null
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const end = () => said.at(-1)?.dispatchEvent(new Event('end'))
const words = () => said.map(({ text }) => text)

beforeEach(() => {
  said = []
  vi.resetModules()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  Object.assign(window, {
    speechSynthesis: {
      getVoices: () => [],
      cancel() {},
      speak: (utterance: FakeUtterance) => said.push(utterance),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('an explanation is heard to its end, and of what changed meanwhile only the newest follows', async () => {
  const { explain, speak } = await import('./speech.ts')
  explain('Mostre o lado esquerdo do rosto.')
  speak('Chegue mais perto')
  speak('Vire mais para a sua direita')
  expect(words()).toEqual(['Mostre o lado esquerdo do rosto.'])
  end()
  expect(words()).toEqual(['Mostre o lado esquerdo do rosto.', 'Vire mais para a sua direita'])
  speak('Aí. Pode parar.')
  expect(words()).toHaveLength(3)
})

it('the shot does not wait for a sentence, and a late end of it says nothing', async () => {
  const { explain, hush, speak } = await import('./speech.ts')
  explain('Mostre o lado direito do rosto.')
  speak('Chegue mais perto')
  hush()
  speak('Pronto, pode voltar.')
  said[0]?.dispatchEvent(new Event('end'))
  expect(words()).toEqual(['Mostre o lado direito do rosto.', 'Pronto, pode voltar.'])
})

it('that nobody has to look is said before the first side, once', async () => {
  const { openingWords, spokenDone } = await import('./spoken-guide.ts')
  expect(openingWords('side_left')).toMatch(/^Eu conto em voz alta, não precisa olhar\. Mostre o lado esquerdo/)
  expect(openingWords('side_right')).toMatch(/^Mostre o lado direito/)
  expect(openingWords('back')).toMatch(/^Fique de costas/)
  expect([spokenDone('side_left'), spokenDone('back')]).toEqual(['Pronto, pode voltar.', 'Pronto, pode olhar.'])
})

import type { PhotoSlot } from '#contract/onboarding.ts'
import { judgePhoto, type PhotoDoubt } from '#visagism/finder/judge-frame.ts'
import { studyPhoto } from '#pwa/face/study-photo.ts'

export interface FramingVerdict {
  /** What was seen, or what is doubtful about it. */
  readonly words: string
  readonly advice: string | null
  readonly isGood: boolean
  /** The person is asked to think twice; a face that was not found is no reason for it. */
  readonly isDoubted: boolean
  /** On the card of a photo used all the same. */
  readonly warning: string | null
}

const SEEN: Readonly<Record<PhotoSlot, string>> = {
  front: 'Um rosto, de frente',
  side_left: 'De lado, como deve ser',
  side_right: 'De lado, como deve ser',
  back: 'Nenhum rosto, como deve ser',
}

const DOUBTS: Readonly<Record<NonNullable<PhotoDoubt>, { words: string; advice: string }>> = {
  'no-face': { words: 'Não achei um rosto aqui', advice: 'Se é você, pode usar. Os pontos você marca.' },
  'two-faces': { words: 'Há duas pessoas nesta foto', advice: 'Use uma só sua: o guia é de um rosto.' },
  small: { words: 'O rosto está pequeno', advice: 'Mais perto, a medida sai melhor. Você decide.' },
  cut: { words: 'O rosto ficou cortado', advice: 'Inteiro, a medida sai melhor. Você decide.' },
  tilted: { words: 'A cabeça está um pouco inclinada', advice: 'Reta, a medida sai melhor. Você decide.' },
  turned: { words: 'O rosto está um pouco virado', advice: 'De frente, a medida sai melhor. Você decide.' },
  'front-in-side': { words: 'Esta parece de frente', advice: 'Aqui entra o lado, com a orelha à vista.' },
  'side-in-front': { words: 'Esta parece de lado', advice: 'Aqui entra o rosto de frente, olhando para a câmera.' },
  'other-side': { words: 'Este parece o outro lado', advice: 'Confira se os dois lados não estão trocados.' },
  'face-in-back': { words: 'Ainda vejo um rosto', advice: 'Aqui entra o cabelo visto de trás.' },
}

/** What the finder says of a photo for its slot; null where there is no finder. */
export async function judgeFraming(photo: Blob, slot: PhotoSlot, waitMs?: number): Promise<FramingVerdict | null> {
  const seen = await studyPhoto(photo, waitMs)
  if (!seen) return null
  const doubt = judgePhoto(seen.look, slot)
  if (doubt) {
    const { words, advice } = DOUBTS[doubt]
    return { words, advice, isGood: false, isDoubted: doubt !== 'no-face', warning: words }
  }
  // A profile the finder misses is not said to be one.
  const isSeen = slot === 'front' || slot === 'back' || seen.look.faces > 0
  return {
    words: isSeen ? SEEN[slot] : 'Confira a orelha e o queixo',
    advice: null,
    isGood: true,
    isDoubted: false,
    warning: null,
  }
}

/** One line for the card, out of what two looks found. */
export function joinWarnings(...warnings: readonly (string | null | undefined)[]): string | null {
  const [first, ...others] = warnings.filter((warning) => typeof warning === 'string')
  return first === undefined
    ? null
    : [first, ...others.map((other) => other.charAt(0).toLocaleLowerCase('pt-BR') + other.slice(1))].join('; ')
}

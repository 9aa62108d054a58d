import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { doubtsIn, type Framing } from './photo-doubts.ts'
import type { PhotoVerdict } from './photo-verdict.ts'

export interface ReviewWords {
  readonly words: string
  readonly advice: string
  /** A missing face is no reason for doubt. */
  readonly isDoubted: boolean
  readonly doubts: readonly SeenDoubt[]
}

interface Looked {
  readonly slot: PhotoSlot
  readonly framing: Framing | null
  readonly light: PhotoVerdict | null
  readonly isSharpest: boolean
  /** A helper holds the phone. */
  readonly byOther: boolean
}

/** Null while nothing is known. */
export function reviewWords({ slot, framing, light, isSharpest, byOther }: Looked): ReviewWords | null {
  if (!light && !framing) return null
  const doubts = doubtsIn(framing, light)
  const [first, ...others] = doubts
  if (first) {
    const { words, advice } = doubtWords(first, slot, byOther)
    const also = others.map((other) => ALSO[other]).filter((word) => word !== undefined)
    const more = also.length > 0 ? ` Também parece ${also.join(' e ')}.` : ''
    return { words, advice: advice + more, isDoubted: first !== 'no-face', doubts }
  }
  const lit = light?.isLit ? ['Luz boa.'] : []
  const sharpest = isSharpest ? ['A mais nítida das cinco.'] : []
  const check = framing ? [] : ['Confira se nada ficou cortado.']
  return {
    words: seenWords(slot, framing, light?.isSharp ?? false),
    advice: [...lit, ...sharpest, ...check].join(' '),
    isDoubted: false,
    doubts,
  }
}

function seenWords(slot: PhotoSlot, framing: Framing | null, isSharp: boolean): string {
  if (slot === 'back' && framing) return 'Nenhum rosto, como deve ser.'
  if (slot === 'front' && framing) return isSharp ? 'Um rosto, de frente, nítido.' : 'Um rosto, de frente.'
  // A missed profile must not be called one.
  if (framing?.hasFace) return isSharp ? 'De lado, nítida.' : 'De lado, como deve ser.'
  return framing ? 'Confira a orelha e o queixo.' : 'A foto está nítida.'
}

const OTHER_SIDE = { side_left: 'side_right', side_right: 'side_left', front: 'front', back: 'back' } as const

function doubtWords(doubt: SeenDoubt, slot: PhotoSlot, byOther: boolean): { words: string; advice: string } {
  const side = PHOTO_SLOT_WORDS[slot].toLowerCase()
  switch (doubt) {
    case 'lying':
      return { words: 'Parece deitada. Girar?', advice: 'De pé, a medida sai melhor. Você decide.' }
    case 'no-face':
      return {
        words: 'Não achei um rosto aqui.',
        advice: byOther ? 'Se a pessoa está na foto, pode usar.' : 'Se é você, pode usar. Os pontos você marca.',
      }
    case 'two-faces':
      return {
        words: 'Há duas pessoas nesta foto.',
        advice: byOther ? 'Só uma pessoa na foto: o guia é de um rosto.' : 'Use uma só sua: o guia é de um rosto.',
      }
    case 'small':
      return { words: 'O rosto está pequeno.', advice: 'Mais perto, a medida sai melhor. Você decide.' }
    case 'cut':
      return { words: 'O rosto ficou cortado.', advice: 'Inteiro, a medida sai melhor. Você decide.' }
    case 'tilted':
      return { words: 'A cabeça está um pouco inclinada.', advice: 'Reta, a medida sai melhor. Você decide.' }
    case 'turned':
      return { words: 'O rosto está um pouco virado.', advice: 'De frente, a medida sai melhor. Você decide.' }
    case 'front-in-side':
      return { words: 'Esta parece de frente.', advice: `Aqui entra o ${side}, com a orelha à vista.` }
    case 'side-in-front':
      return { words: 'Esta parece de lado.', advice: 'Aqui entra o rosto de frente, olhando para a câmera.' }
    case 'other-side':
      return {
        words: `Este parece o ${PHOTO_SLOT_WORDS[OTHER_SIDE[slot]].toLowerCase()}.`,
        advice: `Aqui entra o ${side}.`,
      }
    case 'face-in-back':
      return { words: 'Ainda vejo um rosto.', advice: 'Aqui entra o cabelo visto de trás.' }
    case 'soft':
      return { words: 'Parece tremida.', advice: 'Nítida, a medida sai melhor. Você decide.' }
    case 'dark':
      return { words: 'Está escura.', advice: 'Com mais luz, vê-se melhor. Você decide.' }
    case 'bright':
      return { words: 'Está clara demais.', advice: 'Fora da luz direta, vê-se melhor. Você decide.' }
  }
}

/** Framing doubts come first. */
const ALSO: Readonly<Partial<Record<SeenDoubt, string>>> = { soft: 'tremida', dark: 'escura', bright: 'clara demais' }

export interface Suggestion {
  readonly to: PhotoSlot
  readonly kind: 'move' | 'exchange'
  readonly words: string
}

export type Holding = 'empty' | 'filled' | 'busy'

/** Suggests nothing for a busy slot. */
export function suggestionFor(
  slot: PhotoSlot,
  doubts: readonly SeenDoubt[],
  holding: (slot: PhotoSlot) => Holding,
): Suggestion | null {
  const to = doubts.includes('front-in-side') ? 'front' : doubts.includes('other-side') ? OTHER_SIDE[slot] : slot
  if (to === slot) return null
  const there = holding(to)
  if (there === 'empty')
    return {
      to,
      kind: 'move',
      words: `Mover para ${PHOTO_SLOT_WORDS[to]}, que está ${to === 'front' ? 'vazia' : 'vazio'}`,
    }
  return there === 'filled' && to !== 'front' ? { to, kind: 'exchange', words: 'Trocar os dois' } : null
}

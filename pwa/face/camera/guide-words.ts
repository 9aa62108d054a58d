import type { PhotoSlot } from '#contract/onboarding.ts'
import type { FrameHint, FrameJudgement, FrameState } from '#visagism/finder/judge-frame.ts'

/** Why a well-framed face still has to wait. */
export type HeldBy = 'dark' | 'bright' | 'fringe' | null

export interface GuideWords {
  readonly shown: string
  /** For slots where the screen cannot be seen. */
  readonly spoken: string
}

interface Moment {
  readonly judgement: FrameJudgement
  readonly slot: PhotoSlot
  readonly heldBy: HeldBy
  /** A helper holds the phone and reads the screen. */
  readonly byOther: boolean
  readonly notFound: boolean
}

const same = (words: string): GuideWords => ({ shown: words, spoken: words })

/** One instruction at a time, to the person or a helper. */
export function guideWords({ judgement, slot, heldBy, byOther, notFound }: Moment): GuideWords {
  const { state, hint } = judgement
  if (slot === 'back') return backWords(state, byOther)
  if (notFound) return { shown: 'Não achei. A foto vale igual.', spoken: 'Não achei o rosto. A foto vale igual.' }
  if (state === 'ready') return readyWords(slot, heldBy, byOther)
  if (state === 'turned' && slot !== 'front') return sideWords(hint, byOther)
  return (byOther ? OTHERS : OWN)(state, hint)
}

/** After a long time without a face. */
export const NOT_FOUND_ADVICE =
  'O limite é do celular, não seu. Toque no botão quando quiser: depois, os pontos você marca.'

function OWN(state: FrameState, hint: FrameHint): GuideWords {
  switch (state) {
    case 'two':
      return { shown: 'Só você na foto', spoken: 'Há outra pessoa atrás de você' }
    case 'far':
      return same('Chegue mais perto')
    case 'near':
      return same('Afaste um pouco')
    case 'off-centre':
      return { shown: 'Um pouco para o centro', spoken: CENTRE[hint ?? ''] ?? 'Um pouco para o centro' }
    case 'tilted':
      return same(
        hint === 'up'
          ? 'Queixo um pouco mais alto'
          : hint === 'down'
            ? 'Queixo um pouco mais baixo'
            : 'Endireite a cabeça',
      )
    case 'turned':
      return { shown: 'Olhe para a câmera', spoken: 'Vire o rosto para a frente' }
    default:
      return { shown: 'Procurando o seu rosto', spoken: 'Erga o celular até a altura dos olhos' }
  }
}

function OTHERS(state: FrameState, hint: FrameHint): GuideWords {
  switch (state) {
    case 'two':
      return same('Só uma pessoa na foto')
    case 'far':
      return same('Chegue mais perto da pessoa')
    case 'near':
      return same('Afaste-se um pouco')
    case 'off-centre':
      return same('Ponha o rosto no centro')
    case 'tilted':
      return same(hint === null ? 'Peça para endireitar a cabeça' : 'Peça para nivelar o queixo')
    case 'turned':
      return same('Peça para olhar para a câmera')
    default:
      return same('Procurando o rosto')
  }
}

const CENTRE: Readonly<Record<string, string>> = {
  // The person's own right is the photo's left.
  right: 'Um pouco para a sua direita',
  left: 'Um pouco para a sua esquerda',
  up: 'Levante um pouco o rosto na tela',
  down: 'Desça um pouco o rosto na tela',
}

function sideWords(hint: FrameHint, byOther: boolean): GuideWords {
  if (hint === 'other-way') return same(byOther ? 'Peça para virar para o outro lado' : 'Para o outro lado')
  if (byOther) return same('Peça para virar mais')
  return same(hint === 'left' ? 'Vire mais para a sua esquerda' : 'Vire mais para a sua direita')
}

function readyWords(slot: PhotoSlot, heldBy: HeldBy, byOther: boolean): GuideWords {
  if (heldBy === 'dark')
    return { shown: 'Procure mais luz', spoken: byOther ? 'Procure mais luz' : 'Vire-se para a janela' }
  if (heldBy === 'bright') return { shown: 'Luz forte demais', spoken: 'Afaste-se um pouco da luz' }
  if (heldBy === 'fringe') return same(byOther ? 'Peça para erguer a franja' : 'Dá para erguer a franja?')
  if (slot !== 'front') return { shown: 'Aí. Pode parar.', spoken: 'Aí. Pode parar.' }
  return { shown: 'Assim. Fique um instante.', spoken: 'Assim. Fique.' }
}

function backWords(state: FrameState, byOther: boolean): GuideWords {
  if (state === 'turned')
    return byOther
      ? { shown: 'Peça para ficar de costas', spoken: 'Ainda vejo o rosto: peça para ficar de costas' }
      : { shown: 'Vire-se de costas', spoken: 'Ainda vejo o seu rosto: vire-se de costas' }
  // The pose was explained when the camera opened.
  return {
    shown: byOther ? 'Peça para ficar de costas' : 'Fique de costas',
    spoken: 'Nenhum rosto à vista, como deve ser',
  }
}

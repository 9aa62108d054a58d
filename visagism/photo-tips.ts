/** How to take a photograph that can be measured, and one that can be liked. Gate: docs/visagism.md §4 (P; lens distance M). */
import type { FaceShape } from './axes.ts'
import type { Basis } from './sources.ts'

export const PHOTO_BASIS: Basis = { certainty: 'M', sources: ['practice', 'mediapipe-hairline'] }

/** What the photo gate asks for before points are marked; degrees, metres and pixels of docs/visagism.md §4. */
export const PHOTO_GATE: readonly (readonly [what: string, how: string, why: string])[] = [
  ['Distância', 'mais de 1,2 m, com zoom', 'de perto, a lente alarga o nariz e estreita as maçãs'],
  ['Altura', 'câmera na linha dos olhos', 'de cima, a testa cresce; de baixo, cresce o queixo'],
  ['Giro', 'de frente, sem virar mais que um dedo', 'um lado encolhe e a medida mente'],
  ['Expressão', 'boca fechada, rosto solto', 'o sorriso alarga as maçãs'],
  ['Cabelo', 'preso, com orelhas e têmporas à vista', 'a linha do cabelo se marca à mão'],
  ['Luz', 'janela à frente, sem sol direto', 'sombra dura inventa ângulo'],
]

/** The pose that flatters each shape, as a choice and not a rule (M). */
export const POSE: Readonly<Record<FaceShape, string>> = {
  oval: 'Para sair bem, um rosto oval pode ficar de frente sem truque; se quiser movimento, gire o corpo e deixe a cabeça.',
  redondo:
    'Para sair bem, um rosto redondo ganha com a câmera um palmo acima dos olhos e um quarto de giro, que desenha a maçã.',
  quadrado:
    'Para sair bem, um rosto quadrado gosta de três quartos e de luz larga, que entra macia no canto do maxilar.',
  coracao:
    'Para sair bem, um rosto em coração prefere a câmera na altura da boca, para que o queixo chegue junto com os olhos.',
  triangulo: 'Para sair bem, um rosto em triângulo pede a câmera um pouco acima, que traz o alto para perto da lente.',
  diamante: 'Para sair bem, um rosto em diamante brilha com luz lateral; é só virar até a maçã acender.',
  retangular:
    'Para sair bem, um rosto retangular agradece a câmera na altura dos olhos e o queixo um dedo abaixado, que encurta a linha.',
}

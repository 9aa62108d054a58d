import { describe, expect, it, test } from 'vitest'
import { type Claims, claimsBeside, disagreements } from './caption-claims.ts'
import { shownBy } from './shown-hair.ts'

/** None of them is a sentence of ours. */
const SAID: readonly (readonly [string, Claims])[] = [
  ['O cabelo faz ondas largas dali até a clavícula', { textures: ['ondulado'], ends: 'clavicula' }],
  ['Espirais miúdas junto da têmpora', { textures: ['cacheado', 'crespo'] }],
  ['Carapinha fechada em toda a volta', { textures: ['crespo'] }],
  ['Fio escorrido, sem nenhuma onda', { textures: ['liso'] }],
  ['O comprimento passa dos ombros e termina na cintura', { ends: 'cintura' }],
  ['Lateral que desce abaixo dos ombros', { ends: 'abaixo do ombro' }],
  ['Termina no maxilar', { ends: 'mandibula' }],
  ['Base que toca a gola', { ends: 'gola', tips: true }],
  ['Bico bem no meio das costas, ponta fina', { tips: true }],
  ['Laterais no pente três', { sides: 'clipped' }],
  ['Lados acertados na tesoura', { sides: 'scissors' }],
  ['Degradê bem baixo', { fade: 'low' }],
  ['Passagem esfumada e alta', { fade: 'high' }],
  ['Contorno macio, sem degradê nem máquina', { fade: 'none' }],
  ['Cabelo que cobre as orelhas', { ear: 'covered' }],
  ['Tudo atrás da orelha', { ear: 'free' }],
  ['Orelhas bem livres', { ear: 'free' }],
  ['Topo levantado na raiz', { top: 'raised' }],
  ['Alto deitado', { top: 'low' }],
  ['Fios penteados para trás', { combed: 'back' }],
  ['Testa à vista, sem franja', { fringe: 'none', seenFrom: 'front' }],
  ['Uma franja cheia sobre os olhos', { fringe: 'straight' }],
  ['Franja repartida', { fringe: 'open' }],
  ['Cabelo partido ao meio', { part: 'middle' }],
  ['Risca bem profunda', { part: 'deep' }],
  ['Divisão em zigue-zague', { part: 'zigzag' }],
  ['Repicado em camadas', { layers: true }],
  ['De um comprimento só, nenhuma camada', { layers: false }],
  ['Um nó no alto', { tie: 'any' }],
  ['Coque na nuca', { tie: 'knot', tieAt: 'low', seenFrom: 'back' }],
  ['Rabo de cavalo bem alto', { tie: 'tail', tieAt: 'high' }],
  ['Metade presa, metade livre', { tie: 'half' }],
  ['Dreads grossos', { cords: 'dread' }],
  ['Careca por inteiro', { shaven: true }],
  ['Búzios em duas mechas', { decked: true }],
  ['Barba por fazer', { beard: 'stubble' }],
  ['Barba comprida, bigode junto', { beard: 'full' }],
  ['Barba curta, mais cheia do lado', { beard: 'short' }],
  ['Queixo 12 mm, bigode 4 mm', { beardMm: ['chin', 12] }],
  ['Só o bigode', { beard: 'moustache' }],
  ['Rosto barbeado', { beard: 'none' }],
  ['Óculos circulares', { glasses: 'redondo' }],
  ['Armação olho de gato', { glasses: 'gatinho' }],
  ['De hijab', { covering: 'veu' }],
]

test.each(SAID)('reads “%s”', (text, claims) => {
  expect(claimsBeside(text)).toMatchObject(claims)
})

test.each([
  'A pele lisa do couro à mostra',
  'Cai reto onde o cacheado armaria',
  'Mais curta que a frente, junto do pescoço',
  'No meio do rosto',
  'A testa é onde o rosto se recolhe',
  'Dá ao alto a largura que a base já tem',
  'Amacia a base do pescoço',
])('reads nothing of hair in “%s”', (text) => {
  const { seenFrom: _where, ...rest } = claimsBeside(text)
  expect(rest).toEqual({})
})

describe('what is claimed against what is drawn', () => {
  const of = (options: Parameters<typeof shownBy>[0]) => (text: string) => disagreements(text, shownBy(options))

  it('refuses waves and curls under straight hair, and allows them under their own', () => {
    const straight = of({ cut: 'medio', texture: 'liso', view: 'profile' })
    expect(straight('As ondas começam perto do nariz.')).toHaveLength(1)
    expect(straight('Anéis que se abrem para fora.')).toHaveLength(1)
    expect(of({ cut: 'medio', texture: 'ondulado', view: 'profile' })('Ondas que começam no nariz.')).toEqual([])
  })

  it('refuses a length that the drawing has not, and tips that lie below its frame', () => {
    const bob = of({ cut: 'bob', texture: 'liso' })
    expect(bob('Comprimento até a cintura.')).toHaveLength(1)
    expect(bob('Comprimento até o queixo.')).toEqual([])
    const waist = of({ cut: 'muito-longo', texture: 'liso', view: 'back' })
    expect(waist('Pontas retas.')).toHaveLength(1)
    expect(waist('Pontas retas. O desenho termina antes.')).toEqual([])
  })

  it('refuses what this side of the head does not show', () => {
    expect(of({ cut: 'longo', view: 'back' })('Mechas soltas na testa.')).toHaveLength(1)
    expect(of({ cut: 'longo', view: 'front' })('Nuca fina.')).toHaveLength(1)
  })

  it('refuses another beard, another frame, another head', () => {
    const bearded = of({ cut: 'social', beard: 'curta', glasses: 'oval' })
    expect(bearded('Com a barba cheia.')).toHaveLength(1)
    expect(bearded('Óculos redondos.')).toHaveLength(1)
    expect(bearded('A cabeça raspada.')).toHaveLength(1)
    expect(bearded('Barba curta, óculos ovais.')).toEqual([])
  })
})

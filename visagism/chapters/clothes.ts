import { chapter, type Chapter } from '../chapter.ts'
import { CLOTHES, CLOTHES_BASIS, CLOTHES_INTENTION, CLOTHES_LINE } from '../clothes.ts'
import type { Theme } from '../observations.ts'
import type { Reading } from '../reading.ts'
import { SHAPE_PORTRAITS } from '../shape-portraits.ts'
import { MENSWEAR_BASICS, MENSWEAR_INCLINED, MENSWEAR_OUTFITS } from '../wardrobe/clothes.ts'
import { wardrobeOf } from '../wardrobe/wardrobe.ts'
import { CLOTHES_TITLES } from './titles.ts'

/** Lines in clothes: how style and intention continue the face's line. */
export function writeClothes(r: Reading): Chapter {
  const { style } = r.brief.form
  const text = CLOTHES[style]
  const isMenswear = wardrobeOf(r) === 'menswear'
  const { line } = SHAPE_PORTRAITS[r.shape]
  const continued = isMenswear && line === 'inclinada' ? MENSWEAR_INCLINED : CLOTHES_LINE[line]
  const heard = r.themes.flatMap((theme) => THEMES[theme] ?? []).slice(0, 1)
  return chapter({
    id: 'roupa',
    title: CLOTHES_TITLES[r.brief.form.style],
    head: 'Roupa',
    lead: text.lead,
    quotes: [text.quote],
    sections: [
      { heading: `O vocabulário do seu estilo`, paragraphs: text.paragraphs },
      { heading: 'O acento da intenção', paragraphs: CLOTHES_INTENTION[r.intention.id] },
      { heading: 'Rosto e estampa', paragraphs: [continued, ...heard] },
    ],
    lists: [{ title: 'Quatro peças de base', items: (isMenswear ? MENSWEAR_BASICS[style] : undefined) ?? text.items }],
    avoid: text.avoid,
    tables: [
      {
        title: 'Três combinações prontas',
        columns: ['Para', 'Perto do rosto', 'No corpo', 'Um acento'],
        rows: (isMenswear ? MENSWEAR_OUTFITS : OUTFITS)[r.intention.id],
      },
    ],
    bases: [CLOTHES_BASIS],
  })
}

const OUTFITS: Readonly<Record<Reading['intention']['id'], readonly (readonly string[])[]>> = {
  autoridade: [
    ['Decidir', 'gola firme, cor séria', 'peça única ou conjunto', 'relógio'],
    ['Apresentar', 'um ponto de luz', 'ombro marcado', 'sapato polido'],
    ['Descansar', 'tricô firme', 'calça reta', 'óculos escuros'],
  ],
  criatividade: [
    ['Criar', 'lenço ou gola inesperada', 'base neutra', 'meia de cor'],
    ['Apresentar', 'uma assimetria', 'corte limpo', 'anel grande'],
    ['Descansar', 'camiseta com história', 'peça larga', 'tênis de cor'],
  ],
  sofisticacao: [
    ['Trabalhar', 'decote limpo', 'tom sobre tom', 'um metal'],
    ['Receber', 'brilho pequeno', 'tecido fluido', 'perfume'],
    ['Descansar', 'malha fina', 'calça de cintura no lugar', 'lenço de seda'],
  ],
  leveza: [
    ['Trabalhar', 'a mais clara das suas cores', 'camadas finas', 'anel delicado'],
    ['Encontrar', 'malha leve, sem goma', 'tecido que se move', 'cesto ou bolsa mole'],
    ['Descansar', 'algodão lavado', 'linho', 'sandália macia'],
  ],
}

const THEMES: Readonly<Partial<Record<Theme, string>>> = {
  'trabalho-formal': 'Num trabalho formal, o estilo pode caber inteiro entre o colarinho e o primeiro botão.',
  calor: 'Para o calor, procure trama aberta e corte afastado do corpo: a linha continua, sem a camada.',
  esporte:
    'Entre o treino e o resto do dia, uma terceira peça, seja camisa, seja jaqueta, devolve o desenho à roupa de academia.',
  casamento: 'Na data especial que se aproxima, escolha primeiro a gola e o penteado, depois o vestuário inteiro.',
  'pouco-tempo': 'Para sair depressa, deixe três conjuntos montados no mesmo cabide.',
}

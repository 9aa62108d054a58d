/** Lines in menswear (docs/visagism.md §7; P). */
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { Style } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'

/** Where the general table names other clothes. */
export const MENSWEAR_BASICS: Readonly<Partial<Record<Style, readonly Reasoned[]>>> = {
  Clássico: [
    { what: 'Camisa Oxford branca ou creme', why: 'vai do jeans ao terno sem trocar de assunto' },
    { what: 'Blazer de lapela média', why: 'organiza os ombros sem falar alto' },
    { what: 'Tricô fino', why: 'deixa a formalidade macia' },
    { what: 'Casaco longo de linha reta', why: 'cobre o conjunto sem interromper a linha' },
  ],
  Elegante: [
    { what: 'Camisa de algodão de fio longo', why: 'cai reta e não precisa de brilho' },
    { what: 'Calça de cintura no lugar', why: 'veste bem e dispensa cinto' },
    { what: 'Paletó de um ou dois botões', why: 'assenta no ombro e fecha onde a cintura está' },
    { what: 'Sapato de couro liso', why: 'termina a linha com clareza' },
  ],
}

export const MENSWEAR_INCLINED =
  'Como a linha do seu rosto é inclinada, lapelas, jaquetas transpassadas e zíperes em diagonal a continuam com naturalidade.'

export const MENSWEAR_OUTFITS: Readonly<Record<Intention, readonly (readonly string[])[]>> = {
  autoridade: [
    ['Decidir', 'gola firme, cor séria', 'terno ou conjunto', 'relógio'],
    ['Apresentar', 'camisa lisa sob o paletó', 'ombro marcado', 'sapato polido'],
    ['Descansar', 'malha firme', 'calça reta', 'óculos escuros'],
  ],
  criatividade: [
    ['Criar', 'lenço ou gola inesperada', 'base neutra', 'meia de cor'],
    ['Apresentar', 'camisa estampada', 'paletó liso', 'anel grande'],
    ['Descansar', 'camiseta com história', 'calça larga', 'tênis de cor'],
  ],
  sofisticacao: [
    ['Trabalhar', 'tricô fino sob o paletó', 'tom sobre tom', 'relógio de couro'],
    ['Receber', 'camisa lisa, bem passada', 'calça de bom caimento', 'perfume'],
    ['Descansar', 'malha fina', 'calça de cintura no lugar', 'mocassim'],
  ],
  leveza: [
    ['Trabalhar', 'camisa leve, sem gravata', 'camadas finas', 'pulseira de couro'],
    ['Encontrar', 'cor que rebata luz', 'linho ou algodão leve', 'óculos de sol'],
    ['Descansar', 'camiseta lavada', 'bermuda de linho', 'sandália de couro'],
  ],
}

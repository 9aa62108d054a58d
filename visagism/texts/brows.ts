import type { FaceShape } from '../knowledge/axes.ts'

export const LET_ALONE = {
  finas: 'Depois desses dois meses, o retoque é só do que nascer longe da linha, e só embaixo.',
  falhadas: 'O cuidado do mês é pentear e preencher; a pinça fica na gaveta.',
} as const

export const POINTS_DEFAULT = ['borda natural', 'discreto, sem bico', 'termina com o olho'] as const

export const BROWS_POINTS: Readonly<Record<string, readonly [string, string, string]>> = {
  suave: ['borda natural, sem quina', 'a dois terços, pouco elevado', 'no limite do olho'],
  arqueada: ['limpo, mas não grosso', 'alto e nítido, um nada para fora', 'fina e comprida'],
  curva: ['cheio, de borda macia', 'baixo e arredondado', 'contida, junto ao canto do olho'],
  reta: ['na mesma altura da cauda', 'quase ausente', 'estendida para fora, sem descer'],
  alongada: ['um pouco afastado do centro', 'médio', 'passa do canto do olho'],
}

export const BROW_CARE: Readonly<Record<FaceShape, readonly [start: string, peak: string, end: string]>> = {
  oval: ['sem afastar as duas', 'por cima, nada', 'termina com o olho'],
  redondo: ['meio dedo limpo, não mais', 'limpe só por baixo', 'inteiro, nunca encurtado'],
  quadrado: ['só o que se encontra', 'a espessura fica', 'como nasce'],
  coracao: ['começos próximos', 'nem um fio por cima', 'leve, até o canto do olho'],
  triangulo: ['com parcimônia', 'deixe como está', 'inteiro, penteado para fora'],
  diamante: ['deixe o começo cheio', 'sem bico', 'termina com o olho'],
  retangular: ['limpe pouco', 'não a levante por baixo', 'inteiro e deitado'],
}

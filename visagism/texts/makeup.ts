import type { Warmth } from '../colour/makeup.ts'
import type { Reading } from '../reading/reading.ts'

export const MAKEUP_BASE: Readonly<Record<Warmth, string>> = {
  quente: 'Tons quentes, da família da sua pele: nada aqui foi feito para clarear ou para esconder.',
  frio: 'Tons frios, da família da sua pele: nada aqui foi feito para clarear ou para esconder.',
  neutro: 'Tons entre o quente e o frio, que servem às duas peles: nada aqui foi feito para clarear ou para esconder.',
}

export const MAKEUP_MOUTH: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'com o contorno desenhado a lápis: a firmeza fica na borda',
  criatividade: 'mais forte no centro, com a borda solta',
  sofisticacao: 'acetinado e num tom só, sem contorno aparente',
  leveza: 'aplicado com o dedo, sem contorno',
}

export const MAKEUP_QUOTE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'Pó, só na testa. O resto da pele tem o direito de brilhar.',
  Moderno: 'Um gesto forte por vez: ou os olhos, ou a boca.',
  Despojado: 'Se o dedo resolve, o pincel pode ficar em casa.',
  Elegante: 'O melhor acabamento é o que não se nota.',
  Ousado: 'A cor que assusta vai na boca: sai com água.',
}

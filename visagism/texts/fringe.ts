import type { HairTexture } from '../knowledge/axes.ts'

/** Short hair cannot be pinned up or brought forward. */
export const SHORT_TRIAL =
  'Teste antes com o próprio cabelo: leve a frente para a testa ainda úmida, deixe secar assim e passe um dia com ela.'

export const FRINGE_COSTS: Readonly<Record<string, readonly [length: string, minutes: string]>> = {
  sem: ['comprimento do cabelo', 'nenhum'],
  cortina: ['12 a 15 cm, aberta', '4 minutos'],
  lateral: ['15 a 18 cm, em diagonal', '3 minutos'],
  reta: ['8 a 9 cm, na sobrancelha', '5 minutos'],
  leve: ['10 a 14 cm, em mechas', '2 minutos'],
  curta: ['4 cm, para a frente', '2 minutos'],
}

export const FRINGE_COUNTED: Readonly<Record<HairTexture | 'none', string>> = {
  liso: 'No seu liso, seco ou molhado, é o que se vê.',
  ondulado: 'Medido seco, como a onda cai: molhado, o mesmo fio tem um dedo a mais.',
  cacheado: 'Medido seco, como o cacho cai: esticado, o mesmo fio tem metade a mais.',
  crespo: 'Medido seco, como o fio cai: esticado, o mesmo crespo passa do dobro.',
  none: 'Medido seco, como o fio cai.',
}

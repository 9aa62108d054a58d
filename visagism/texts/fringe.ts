import type { HairTexture } from '../knowledge/axes.ts'

/** Short hair cannot be pinned up or brought forward. */
export const SHORT_TRIAL =
  'Teste antes com o próprio cabelo: leve a frente para a testa ainda úmida, deixe secar assim e passe um dia com ela.'

/** Of a fringe that grows out, from the brow: centimetres now, how far it reaches, and how it is worn (practice, M). */
export const FRINGE_MONTHS: readonly (readonly [month: number, reaches: string, worn: string])[] = [
  [0, 'a sobrancelha', 'de lado, seca para esse lado desde a raiz, com um grampo liso deitado'],
  [1, 'os cílios', 'aberta ao meio, uma metade para cada lado; no dia ruim, uma faixa fina'],
  [2, 'os olhos', 'torcida sobre si mesma, da risca para trás, e presa acima da orelha'],
  [3, 'o alto da maçã', 'já é cortina: seca para trás com os dedos, ela já se abre'],
  [4, 'a maçã do rosto', 'um lado atrás da orelha, o outro solto'],
  [6, 'a boca', 'atrás das duas orelhas, sem grampo'],
  [8, 'o queixo', 'é a mecha da frente: entra no meio preso e no rabo de cavalo baixo'],
  [10, 'abaixo do queixo', 'junta-se ao resto, e só aqui se acerta a frente, uma vez'],
]

/** Where it is at the beginning, and what hair grows in a month (docs/visagism.md; one and a quarter). */
export const FRINGE_AT_BROW_CM = 8

export const FRINGE_LEFT = {
  title: 'A franja, até ir embora',
  lead: 'Sair de uma franja é questão de calendário: ela cresce pouco mais de um centímetro por mês, e cada mês tem um jeito de usá-la.',
  quote: 'Franja não se conserta: espera-se, com um grampo bonito.',
  pace: 'A conta começa na sobrancelha, com uns 8 cm; se a sua acaba acima dela, acrescente um mês para cada centímetro que falta.',
  curled:
    'No seu cabelo, os centímetros são do fio esticado: seco, ele chega mais tarde, e o volume ajuda a misturá-la antes.',
  glasses:
    'Com óculos, o grampo vai deitado, dois dedos acima da haste: embaixo dela, machuca. Nos meses em que a ponta bate na lente, ela vai para o lado ou para trás, e nunca para a frente.',
  bare: 'Três jeitos bastam para atravessar: de lado com grampo, aberta ao meio, torcida e presa acima da orelha. Alterne, para a raiz não descansar sempre na mesma dobra.',
  rest: 'O resto do cabelo não se encurta para alcançá-la: é ela que vem.',
} as const

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

import { SKINS } from '#visagism/portrait/head/skin.ts'

/** Their answers, drawing, and the text only they see. */
export interface Visitor {
  readonly name: string
  readonly before: readonly string[]
  readonly taps: readonly string[]
  readonly after: readonly string[]
  readonly objective: string
  /** Each visitor has a different one. */
  readonly skin: string
  readonly title: string
  readonly card: string
  readonly reads: RegExp
  readonly neverReads: RegExp
}

const MARINA: Visitor = {
  name: 'Marina Albuquerque',
  before: ['Coração', 'Suave', 'Maior'],
  taps: ['feminino', 'Tom 5 de 8', 'cacheado'],
  after: ['Discretas', 'Médio', 'Clássico'],
  objective: 'Sofisticação',
  skin: SKINS[5],
  title: 'Rosto em coração.',
  card: 'Marina, coração, cacheado',
  reads: /armário clássico .* desejo de sofisticação/,
  neverReads: /barba curta|véu|Jorge/,
}
const JORGE: Visitor = {
  name: 'Jorge Nascimento',
  before: ['Quadrado', 'Angulada', 'Igual'],
  taps: ['masculino', 'Tom 7 de 8', 'crespo', 'barba'],
  after: ['Discretas', 'Curto', 'Moderno'],
  objective: 'Autoridade',
  skin: SKINS[7],
  title: 'Rosto quadrado.',
  card: 'Jorge, quadrado, crespo, barba',
  reads: /armário moderno .* desejo de autoridade/,
  neverReads: /romântic|delicad|batom|véu|Marina/i,
}
const AMINA: Visitor = {
  name: 'Amina Farah',
  before: ['Oval', 'Suave', 'Igual'],
  taps: ['feminino', 'Tom 4 de 8', 'véu, lenço'],
  after: ['Moderadas', 'Médio', 'Casual'],
  objective: 'Leveza',
  skin: SKINS[4],
  title: 'Rosto oval.',
  card: 'Amina, oval',
  reads: /armário casual .* desejo de leveza/,
  neverReads: /escova|pontas soltas|franja|véu, lenço|muçulman/i,
}

export const VISITORS: readonly Visitor[] = [MARINA, JORGE, AMINA]

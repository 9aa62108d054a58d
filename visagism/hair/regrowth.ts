/**
 * Hair that grows back after chemotherapy, as far as the person wrote of it. It has not thinned, and until the team that treats them says
 * so neither chemistry nor anything that pulls is theirs: what is said of it is that they ask first.
 */
import { plainLetters } from '../observations.ts'
import type { Reading } from '../reading.ts'

const TREATED = /\bquimio(terapi\w*)?\b|\bradioterapi\w*/

export const growsBack = ({ brief }: Pick<Reading, 'brief'>): boolean =>
  TREATED.test(plainLetters(brief.form.observations ?? ''))

export const ASK_FIRST =
  'Antes de qualquer tinta, química ou penteado que puxe, espere a liberação da equipe que cuida de você.'

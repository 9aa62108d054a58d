/**
 * Hair that grows back after a treatment, as far as the person wrote of it. It has not thinned, and until the team that treats them
 * says so neither chemistry nor anything that pulls is theirs: what is said of it is that they ask first.
 */
import type { CutBrief } from './hair.ts'

export const growsBack = ({ cutBrief }: { readonly cutBrief: Pick<CutBrief, 'themes'> }): boolean =>
  cutBrief.themes.includes('recomeco')

export const ASK_FIRST =
  'Antes de qualquer tinta, química ou penteado que puxe, espere a liberação da equipe que cuida de você.'

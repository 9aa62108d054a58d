/** Hair growing back after a treatment, as the person wrote of it. Chemistry and pulling wait for their medical team. */
import type { CutBrief } from './hair.ts'

export const growsBack = ({ cutBrief }: { readonly cutBrief: Pick<CutBrief, 'themes'> }): boolean =>
  cutBrief.themes.includes('recomeco')

export const ASK_FIRST =
  'Antes de qualquer tinta, química ou penteado que puxe, espere a liberação da equipe que cuida de você.'

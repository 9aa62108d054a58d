import type { Figure } from './claims-words.ts'

/** Claims of the specification that were never counted, measured or promised: for `simulado` only. */
export const SIMULATED_MINUTES = {
  facial: '45 min',
  colour: '60 min',
  style: '50 min',
  whole: '90 min',
} as const
export const SIMULATED_POPULAR = 'Mais escolhido'

export type ServiceVariants = 'facial' | 'colour' | 'style'

export const SIMULATED_SERVICE: Readonly<Record<ServiceVariants, readonly Figure[]>> = {
  facial: [
    { figure: '3.200', text: 'avaliações de clientes' },
    { figure: '20+', text: 'páginas no relatório' },
    { figure: '3 dias úteis', text: 'até a entrega' },
    { figure: 'vitalício', text: 'o acesso ao guia' },
  ],
  colour: [
    { figure: '24h', text: 'até a entrega' },
    { figure: '40+', text: 'cores na paleta' },
    { figure: '847', text: 'pessoas com a sua paleta' },
    { figure: 'vitalício', text: 'o acesso ao guia' },
  ],
  style: [
    { figure: '48h', text: 'até a entrega' },
    { figure: '20+', text: 'páginas no relatório' },
    { figure: '847', text: 'pessoas com o seu estilo' },
    { figure: 'vitalício', text: 'o acesso ao guia' },
  ],
}

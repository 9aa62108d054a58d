import { DELIVERY_BUSINESS_HOURS, GUARANTEE_DAYS, PHOTO_LIFE_DAYS, SALES_PAGE_GUARANTEE_DAYS } from '#contract/offer.ts'

/** Facts about the product, one list per page. Claims may replace the first ones. */
export const HOME_STATS = [
  { figure: '30+', text: 'páginas sobre você' },
  { figure: '4', text: 'fotos, no celular' },
  { figure: `${GUARANTEE_DAYS} dias`, text: 'para mudar de ideia' },
  { figure: `${DELIVERY_BUSINESS_HOURS}h`, text: 'para receber o seu guia, em dias úteis' },
] as const

export const ABOUT_STATS = [
  { figure: '7', text: 'formatos de rosto' },
  { figure: '30+', text: 'páginas por guia' },
  { figure: `${PHOTO_LIFE_DAYS} dias`, text: 'e as fotos se apagam' },
  { figure: '0', text: 'fotos de clientes' },
] as const

export const QUIZ_FACTS = ['Cada resposta é um desenho', 'Sem cadastro para começar', 'Resultado na hora'] as const

export const SALES_FACTS = [
  { figure: '4', text: 'fotos, do celular' },
  { figure: `${DELIVERY_BUSINESS_HOURS} h`, text: 'úteis, depois das fotos' },
  { figure: '30+', text: 'páginas sobre você' },
  { figure: `${SALES_PAGE_GUARANTEE_DAYS}`, text: 'dias para desistir' },
] as const

/** Money is integer cents, BRL. */
export const PRICE_CENTS = 7990
/** What a consultation in person costs, said as a comparison on the sales page alone; the guide was never sold for it. */
export const COMPARED_PRICE_CENTS = 29700
export const INSTALMENTS = 12
export const INSTALMENT_CENTS = 826
/** Shown beside the instalments, as consumer law asks (CDC art. 52). */
export const INSTALMENT_TOTAL_CENTS = INSTALMENTS * INSTALMENT_CENTS
export const CURRENCY = 'BRL'

/** By law, and for every purchase. */
export const GUARANTEE_DAYS = 7
/** Of who bought by the long sales page, which says so; the terms keep it. */
export const SALES_PAGE_GUARANTEE_DAYS = 30
export const DELIVERY_BUSINESS_HOURS = 72
/** The one delivery time there is, as every page, mail and screen says it: `72 horas úteis`. */
export const DELIVERY_TIME = `${DELIVERY_BUSINESS_HOURS} horas úteis`
/** The same where there is little room: `72h úteis`. */
export const DELIVERY_TIME_SHORT = `${DELIVERY_BUSINESS_HOURS}h úteis`
export const REPORT_LIFE_DAYS = 365
export const PHOTO_LIFE_DAYS = 30
export const DRAFT_LIFE_DAYS = 30
/** Of the free test, of whoever never bought. */
export const LEAD_LIFE_MONTHS = 24
/** Of messages sent by the contact page. */
export const CONTACT_LIFE_MONTHS = 24

/** The external hosted checkout; opened in a new tab. */
export const CHECKOUT_URL = 'https://pay.kiwify.com.br/rostoideal'

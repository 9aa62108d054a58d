/** Money is integer cents, BRL. */
export const PRICE_CENTS = 7990
/** The list price of the specification. The guide was never sold for it: shown where invented things may be, nowhere else. */
export const SIMULATED_LIST_PRICE_CENTS = 29700
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
/** Of a sign-in code and its link, and of the code that confirms erasing. */
export const CODE_LIFE_MINUTES = 10
export const REPORT_LIFE_DAYS = 365
export const PHOTO_LIFE_DAYS = 30
export const DRAFT_LIFE_DAYS = 30
/** Of the free test, of whoever never bought. */
export const LEAD_LIFE_MONTHS = 24
/** Of messages sent by the contact page. */
export const CONTACT_LIFE_MONTHS = 24

/** Of the form that was sent, and of the team's notes on its order. */
export const ANSWERS_LIFE_DAYS = 730
/** Of notices, of the record of mails, and of a device's address for notices after its last use. */
export const MESSAGE_LIFE_DAYS = 365
/** Of a known device after its last use: as long as a browser keeps the cookie that says which it is. */
export const DEVICE_LIFE_DAYS = 400
/** Of what the payment provider sent. */
export const WEBHOOK_LIFE_DAYS = 90
/** Of technical lines. */
export const LOG_LIFE_DAYS = 30
/** Of advertising events, kept for the owner's counts. */
export const TRACKING_LIFE_DAYS = 180
/** Of what tells a click's visitor to an advertiser: a boleto is paid days after it. */
export const MARK_LIFE_DAYS = 30
/** Of access by network address: Marco Civil, art. 15. */
export const ACCESS_LIFE_MONTHS = 6

/** The external hosted checkout; opened in a new tab. */
export const CHECKOUT_URL = 'https://pay.kiwify.com.br/rostoideal'

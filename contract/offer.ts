/** Integer cents, BRL. */
export const PRICE_CENTS = 7990
/** Never really charged: shown only where invented claims are allowed. */
export const SIMULATED_LIST_PRICE_CENTS = 29700
export const INSTALMENTS = 12
export const INSTALMENT_CENTS = 826
/** Required with instalments by CDC art. 52. */
export const INSTALMENT_TOTAL_CENTS = INSTALMENTS * INSTALMENT_CENTS
export const CURRENCY = 'BRL'

/** By law. */
export const GUARANTEE_DAYS = 7
/** Promised on the long sales page. */
export const SALES_PAGE_GUARANTEE_DAYS = 30
export const DELIVERY_BUSINESS_HOURS = 72
/** `72 horas úteis`, the same everywhere. */
export const DELIVERY_TIME = `${DELIVERY_BUSINESS_HOURS} horas úteis`
export const DELIVERY_TIME_SHORT = `${DELIVERY_BUSINESS_HOURS}h úteis`
/** Sign-in and erasure codes. */
export const CODE_LIFE_MINUTES = 10
export const REPORT_LIFE_DAYS = 365
export const PHOTO_LIFE_DAYS = 30
export const DRAFT_LIFE_DAYS = 30
/** Free quizzes without a purchase. */
export const LEAD_LIFE_MONTHS = 24
export const CONTACT_LIFE_MONTHS = 24

/** Forms and staff notes. */
export const ANSWERS_LIFE_DAYS = 730
/** Notices, mail records, and push addresses since last use. */
export const MESSAGE_LIFE_DAYS = 365
/** Since last use, like the cookie. */
export const DEVICE_LIFE_DAYS = 400
export const WEBHOOK_LIFE_DAYS = 90
export const LOG_LIFE_DAYS = 30
/** Advertising events, for the owner's figures. */
export const TRACKING_LIFE_DAYS = 180
/** Click data for advertisers, because a boleto is paid days later. */
export const MARK_LIFE_DAYS = 30
/** By IP address: Marco Civil, art. 15. */
export const ACCESS_LIFE_MONTHS = 6

export const CHECKOUT_URL = 'https://pay.kiwify.com.br/rostoideal'

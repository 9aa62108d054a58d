/** What an illness takes, and what it makes hard to bear. Each of `plainOf` a whole note. */

const OWN_BROWS = '(?:sobrancelhas?|cilios)'
const LOST =
  '(?:caiu|cairam|perdi|perdeu|foi embora|foram embora|se foi|se foram|nao tenho(?: mais)?|fiquei sem|estou sem|sem nenhum[a]?)'
const NO_BROWS = new RegExp(
  `\\b${LOST}\\b.{0,40}\\b${OWN_BROWS}|\\b${OWN_BROWS}\\b.{0,30}\\b(?:caiu|cairam|perdi|foram embora|se foram|tambem (?:caiu|cairam|foi|foram))\\b|\\bsem (?:cilios nem )?sobrancelhas?\\b(?! (?:feita|definid|fin|marcad|desenhad))`,
)
/** No brows to pluck or to comb. */
export const browsLostIn = (plain: string): boolean =>
  NO_BROWS.test(plain) && !/\b(?:da avo|da mae|dela|dele|do marido|da filha)\b.{0,20}\bsobrancelhas?\b/.test(plain)

/** A smell makes them sick. */
export const sickensBySmell = (plain: string): boolean =>
  /\b(?:enjo\w+|nausea\w*|ansia|vomit\w+|passo mal|enxaqueca|fico mal|mal estar|tontura)\b.{0,40}\b(?:cheiros?|perfumes?|fragrancias?)\b|\b(?:cheiros?|perfumes?|fragrancias?)\b.{0,30}\b(?:enjo\w+|me da nausea|nausea\w*|ansia|vomit\w+|passo mal|enxaqueca|dor de cabeca|me faz(?:em)? mal|incomoda\w*|me derruba\w*)\b/.test(
    plain,
  )

const AREATA = /\bareata\b(?!.{0,20}\b(?:total|universal))/
/** Round patches in hair that is full: none of it is thin, and none is shed. */
export const hasPatches = (plain: string): boolean => AREATA.test(plain)
/** One of them in the beard. */
export const hasBeardPatch = (plain: string): boolean => hasPatches(plain) && /\b(?:barba|bigode|queixo)\b/.test(plain)

/** Cared for, long past or named by its name: to see a doctor is no news. */
export const isTreatedByDoctor = (plain: string): boolean =>
  hasPatches(plain) ||
  /\b(?:trato|tratando|me trato|ja (?:trato|vou|fui|faco tratamento|consultei|passei)|acompanhad[oa]|acompanhamento|minha|meu|com|pela|pelo) (?:\w+ ){0,3}(?:dermato\w*|tricolog\w*)\b|\bnao (?:preciso|quero) (?:de )?(?:\w+ )?(?:dicas?|indicac\w+|conselhos?|sugest\w+) (?:de|sobre|para) (?:remedio|tratamento|queda|medico|saude|tonico)|\b(?:calv\w+|careca)\b.{0,40}\b(?:(?:faz|ha) (?:muitos |uns |mais de )?(?:\w+ ){1,2}anos|desde os|nao me incomoda|(?:estou|fiz) (?:em )?paz|nao ligo|aceit\w+)/.test(
    plain,
  )

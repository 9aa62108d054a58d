/** What a person refuses, as words and drawings that their guide leaves out; and the chapters that are then not written at all. */
import { EARRING_IDS, NECK_PIECES, wearsSafeMetal } from '../advice/accessories.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { coloursNamed, metalsNamed, namesColour, namesMetal } from '../colour/said.ts'
import { type BodyKey, ofBodies } from '../facts/bodies.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import { mattersOf, type Matter } from '../facts/allergens.ts'
import { valuesSaid } from '../facts/said.ts'
import { plainLetters, quoteNote } from '../knowledge/observations.ts'
import { asksForStyling } from '../hair/styling.ts'
import { hairReachOf } from '../hair/reach.ts'
import { keepsNatural, neverCuts, wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import { HAIR_CHAPTERS } from './outline.ts'
import { isWornAsEver } from '../advice/cloth-worn.ts'
import { coversNeck, isVeiled } from '../advice/wardrobe.ts'
import { inOwnGarments } from '../advice/garments.ts'
import { type Given } from '../answers/answers.ts'
import { leftOut, type Refused, reworded } from './left-out.ts'
import { rulesOfNote } from '../reading/refused-by-note.ts'
import { type Chapter, chapterTexts, type Look, TOLD_HEADING } from './chapter.ts'

type Rule = {
  /** @param value as said: a colour, a metal */
  readonly says?: (text: string, values: readonly string[]) => boolean
  readonly shows?: (look: Look) => boolean
  /** Not written. */
  readonly chapters?: readonly ChapterId[]
  /** Chapters that speak of it only to keep it away. */
  readonly keptIn?: readonly ChapterId[]
  readonly onlyIn?: readonly ChapterId[]
  /** Not even told of. */
  readonly isEverywhere?: true
  /** Whom it binds; everybody where absent. */
  readonly binds?: (r: Reading) => boolean
}

const says =
  (pattern: RegExp): NonNullable<Rule['says']> =>
  (text) =>
    pattern.test(plainLetters(text))

/** @param what in plain letters, with its article */
const hides = (what: string): NonNullable<Rule['says']> =>
  says(new RegExp(`\\b(?:escond|disfarc|cobr)\\w+ (?:um pouco )?${what}\\b`))

const DYE = says(
  /\b(?:tint(?:a|as|ura|o|as|ar|ir)|ting\w+|pint(?:ar|a|ado|ada|ou)(?! de pele)\b|tonaliz\w+|descolor\w+|coloracao do (?:cabelo|fio)|luzes|mechas (?:finas|claras)|retoque de raiz|henna|(?:meio|um) tom no cabelo)\b/,
)
const CHEMISTRY = says(/\b(?:alis(?:a|ar|e|ado|amento)\b|progressiva|relaxamento|escova definitiva)/)
const HEAT = says(/\b(?:secador|chapinha|prancha|babyliss|modelador|difusor|escova (?:redonda|quente|modeladora))\b/)
/** By its first word: “cola de cílios”. */
function namesAllergen(text: string, value: string): boolean {
  const [first = ''] = plainLetters(value).split(/[^a-z]+/)
  return (
    first.length > 3 &&
    plainLetters(text)
      .split(/[^a-z]+/)
      .includes(first)
  )
}
const KEPT_AWAY = /\b(?:sem|nada|nao|nunca|nem|livres?|alergi\w+|fora)\b/
/** Without a test on a strand first. */
const LIGHTENING: NonNullable<Rule['says']> = (text) =>
  /\b(?:descolor\w+|luzes(?! no rosto)|balayage|mechas? (?:claras?|loiras?|finas?|douradas?|diluidas?|largas?)|clarear|clareie|clareando)\b/.test(
    plainLetters(text),
  ) && !/\b(?:testes?|prova|nao|nada)\b/.test(plainLetters(text))
const SCENT = says(/\b(?:perfum\w+|essencias?|oleos? essencia\w+|cheiros?)\b/)
const SAFE_METAL = /\b(?:niquel|titanio|aco cirurgico|algodao)\b/
/** Asked for. Where it is said before it that it must not be, or with what takes its place, it stays. */
const unlessKept =
  (pattern: RegExp, spared?: RegExp): NonNullable<Rule['says']> =>
  (text) => {
    const plain = plainLetters(text)
    const found = pattern.exec(plain)
    // “Sem aro” is a frame, and keeps nothing away.
    const before = found && plain.slice(0, found.index).replace(/\bsem aro\b/g, '')
    return before !== null && !KEPT_AWAY.test(before) && spared?.test(plain) !== true
  }
/** A page's words where the substance is in them. */
const HOLDING: Readonly<Record<Matter, NonNullable<Rule['says']>>> = {
  dye: DYE,
  ammonia: (text, values) => (DYE(text, values) || LIGHTENING(text, values)) && !KEPT_AWAY.test(plainLetters(text)),
  bleach: (text, values) => LIGHTENING(text, values),
  straightener: CHEMISTRY,
  metal: unlessKept(
    /\b(?:meta(?:l|is)|metalic\w+|fivelas?|bijus?|bijuterias?|aco|aros? (?:bem )?finos?|meio aro|meios aros|sem aro|aviador(?:es)?|brincos?|argolas?|correntes?|correntinhas?|colar(?:es)?|gargantilhas?)\b/,
    SAFE_METAL,
  ),
  rubber: unlessKept(
    /\b(?:elastic\w+|borracha|cola de cilios|luvas?|touca de natacao)\b/,
    /\b(?:tecido|silicone|seda|algodao|nitrilo)\b/,
  ),
  scent: SCENT,
}
const OWN_PAGE: readonly ChapterId[] = ['cor-do-cabelo']
const CLOTH_PAGES: readonly ChapterId[] = ['tecido', 'tecido-cores', 'tecido-dia', 'cartoes']

/** Clothes, jewels and the mirror. */
const WORN_RULES: Readonly<Partial<Record<FactKey, Rule>>> = {
  'no-trousers': { says: says(/\b(?:calcas?|jeans|bermudas?|shorts?|legging|pantalonas?)\b/) },
  'no-skirts': { says: says(/\b(?:saias?|vestidos?)\b/) },
  'no-suit': { says: says(/\b(?:ternos?|blazers?|paletos?|lapelas?|smoking)\b/) },
  'no-tie': { says: says(/\bgravatas?\b|\b(?:nos?|no cheio) da gravata\b|\bno cheio\b/) },
  'no-synthetics': {
    says: says(/\b(?:sintetic\w+|poliester|poliamida|viscolycra|nylon|lycra|chiffon|moletons?|moletom)\b/),
  },
  'no-prints': { says: says(/\b(?:estampas?|estampad\w+|listras?|listrad\w+|xadrez\w*|arabescos?)\b/) },
  'no-necklace': {
    says: says(
      /\b(?:colar(?:es)?|gargantilhas?|correntes?|correntinhas?|cordao|cachecol|lencos?|golas? (?:bem |mais )?(?:altas?|fechadas?|role))\b/,
    ),
    shows: ({ ornament = '' }) => NECK_PIECES.includes(ornament),
    keptIn: CLOTH_PAGES,
  },
  'no-jewels': {
    says: says(
      /\b(?:joias?|brincos?|argolas?|lobulos?|colar(?:es)?|gargantilhas?|correntes?|correntinhas?|anel|aneis|pulseiras?|broches?|bijus?|bijuterias?|metal|metais|perolas?|ouro|prata|ponto de luz)\b/,
    ),
    shows: ({ ornament = '' }) => EARRING_IDS.includes(ornament) || NECK_PIECES.includes(ornament),
  },
  'ears-neck-covered': {
    says: says(
      /\b(?:brincos?|argolas?|lobulos?|colar(?:es)?|gargantilhas?|correntes?|decot\w+|golas?|colo|pescoco (?:livre|a mostra|descoberto|aparecer))\b/,
    ),
    chapters: ['decotes'],
    keptIn: CLOTH_PAGES,
    shows: ({ ornament = '' }) => EARRING_IDS.includes(ornament) || NECK_PIECES.includes(ornament),
  },
  'shoulders-covered': {
    says: says(/\b(?:ombro a ombro|um ombro so|regatas?|tomara que caia|alcas?|alcinhas?|sem manga)\b/),
  },
  'opens-in-front': {
    says: says(
      /\b(?:cacharrel|pulover|sueter|moletons?|moletom|camisetas?|regatas?|golas? (?:altas?|role|rule)|fecho atras)\b/,
    ),
  },
  'owned-clothes': {
    says: says(/\b(?:valem? a compra|compr(?:e|ar|a)|invista|boleto|costureira)\b/),
    onlyIn: ['roupa', 'acessorios', 'decotes'],
  },
  'no-mirror': { says: says(/\bespelh\w+/), isEverywhere: true },
}

/** A beard that stays is not shaved in words either. */
const STAYS_BEARDED: Rule = { says: says(/\brosto (?:todo )?limpo\b/) }

const NO_MAKEUP: Rule = {
  says: says(/\b(?:maquia\w+|batom|batons|blush|rimel|delinead\w+|base so onde)\b/),
  chapters: ['maquiagem'],
  shows: ({ lipstick, blush, eyeshadow }) => (lipstick ?? blush ?? eyeshadow) !== undefined,
}
/** Of an item, how texts say it; with a shade, only that shade of it. */
const ITEMS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:batom|batons|gloss)/, /\b(?:batom|batons|gloss)\b/],
  [/^base/, /\bbase (?:so|no|em|liquida|leve|pesada|de maquiagem|ate|fina)\b|\b(?:uma|a) base\b.{0,20}\bpele\b/],
  [/^rimel/, /\brimel\b/],
  [/^delinea/, /\bdelinea\w+\b/],
  [/^cilio/, /\bcilios? posticos?\b/],
  [/^blush/, /\bblush\b/],
  [/^iluminador/, /\biluminador\b/],
  [/^corretivo/, /\bcorretivo\b/],
  [
    /^sombra/,
    /\bsombra (?:fosca|clara|escura|marrom|nos olhos|na dobra|\w+ na dobra|\w+ \w+ na dobra)\b|\bsombras? de olhos?\b/,
  ],
  [/^(?:esfumado|olhos? esfumado)/, /\besfum\w+\b/],
  [/^lapis/, /\blapis (?:de olho|na linha|preto)\b/],
  [/^contorno/, /\bcontorno (?:no rosto|com po|com bronzer)\b/],
]
const namesMakeup: NonNullable<Rule['says']> = (text, values) => {
  const plain = plainLetters(text)
  return values.some((value) => {
    const said = plainLetters(value)
    const shade = shadeOf(said)
    return ITEMS.some(
      ([item, pattern]) =>
        item.test(said) && pattern.test(plain) && (shade === undefined || plain.includes(shade.replace(/[oa]s?$/, ''))),
    )
  })
}
/** “Batom vermelho”; not “cílios postiços”. */
const shadeOf = (said: string): string | undefined =>
  / (?!gatinho|posticos?|esfumad)([a-z]+)$/.exec(said.replace(/ (?:de|no) .*$/, ''))?.[1]
/** Proposed; what tells that it is not is left. */
const PROCEDURES: readonly (readonly [RegExp, NonNullable<Rule['says']>])[] = [
  [/botox/, unlessKept(/\bbotox\b(?! capilar)/)],
  [/preench/, unlessKept(/\bpreenchiment\w+ (?:labial|facial|com acido|dos? labios?)\b/)],
  [/harmoniza/, unlessKept(/\bharmonizacao facial\b/)],
  [/implante|transplante/, unlessKept(/\b(?:implante|transplante) (?:capilar|de cabelo|de fios)\b/)],
  [/micropigment|microblading/, unlessKept(/\b(?:micropigment\w+|microblading|fio a fio|pigmento na sobrancelha)\b/)],
  [/henna/, unlessKept(/\bhenna\b/)],
  [
    /plastica|lifting|rinoplast|bichect|otoplast|lipo/,
    unlessKept(/\b(?:cirurgias?|plastica|lifting|rinoplastia|bichectomia|otoplastia|lipoaspiracao)\b/),
  ],
  [/cilios/, unlessKept(/\b(?:extensao|alongamento) de cilios\b/)],
]
const proposesProcedure: NonNullable<Rule['says']> = (text, values) =>
  PROCEDURES.some(([named, says]) => values.some((value) => named.test(plainLetters(value))) && says(text, values))
/** What is not to be spoken of, as texts would say it. Cloth and hair have a weight too. */
const UNSAID: Readonly<Record<string, RegExp>> = {
  idade:
    /\b(?:idades?|rejuvenesc\w+|envelhec\w+|jove(?:m|ns)|jovia(?:l|is)|juventude|madur[oa]s?|maturidade|mais (?:nov|velh)[oa]s?|anos a (?:mais|menos)|(?:aos|de|tem|com) \d\d anos)\b/,
  peso: /\b(?:emagre\w+|engord\w+|gord[oa]\w*|magr[oa]s?|quilos?|sobrepeso|acima do peso|plus size|papada)\b/,
  boca: /\b(?:bocas?|labios?|labial|labiais)\b/,
  nariz: /\bnariz\b/,
  dentes: /\bdentes?\b/,
  papada: /\bpapadas?\b/,
  cicatriz: /\bcicatri\w+\b/,
  defeito: /\b(?:defeit\w+|imperfei\w+|corrig\w+|correc(?:ao|oes)|disfarc\w+|camufl\w+)\b/,
}
const speaksOf: NonNullable<Rule['says']> = (text, values) =>
  !text.startsWith(FACTS.unsaid.words) && values.some((value) => UNSAID[plainLetters(value)]?.test(plainLetters(text)))
const PAINTED: readonly ChapterId[] = ['maquiagem', 'sobrancelhas']
const GREASE = says(
  /\b(?:oleos?(?! (?:natural|da (?:raiz|pele)|desce))|pomadas?|balsamos?|manteigas?|ceras?|creme (?:denso|pesado))\b/,
)
/** Both hands above the head. */
const ARMS_UP = says(
  /\b(?:rolinhos?|bobes?|desfi(?:e|ar|ando)\b|eric\w+|(?:rabo|coque|preso|prenda|prender)\b[^.;]{0,24}\balto|escov(?:a|e|ar|ado|ada)\b|trance|trancar)\b/,
)
const ON_TOP = says(
  /\b(?:franj\w+|topo (?:armado|alto|erguido)|(?:lateral|laterais) (?:do cabelo|mais compridas?)|cabelo (?:passe|caia|nos olhos|por cima)|risca|mechas?|penteie|nao passe a maquina)\b/,
)

/** What a sentence asks for, whatever its words: fixed texts of a shape, an intention, an occasion or a length know nothing of what was said. */
const CLAIMS = {
  shortens: unlessKept(
    /\b(?:encurt(?:e|ar|ando) (?:o cabelo|os fios|o fio|as camadas|a nuca)|cabelos? (?:bem |mais )?curtos?|cortes? (?:bem |mais )?curtos?|cort(?:e|ar) (?:acima|na altura|um palmo|o comprimento)|tir(?:e|ar) (?:o )?comprimento|pixie|raspe|raspar (?:a cabeca|o cabelo)|camadas? curtas?)\b/,
  ),
  grows: unlessKept(/\bdeix\w+ (?:o cabelo |os lados |o topo |a frente |os fios )?crescer\b/),
  pulls: unlessKept(
    /\b(?:(?:rabo(?: de cavalo)?|coque|tranca|preso|prenda|puxad[oa]) (?:\w+ )?(?:apertad[oa]|firme|esticad[oa]|alt[oa])|repuxad[oa]|puxad[oa] para tras|bem pres[oa])\b/,
  ),
  baresForehead: unlessKept(
    /\b(?:testa (?:livre|a mostra|descoberta|limpa)|(?:libert|descubr|mostr)\w+ a testa|cabelos? (?:todo )?para tras|tire (?:o cabelo|a franja) da testa)\b/,
  ),
  coversForehead: unlessKept(/\b(?:cubr|cobr|escond|sombr|tap)\w+ (?:um pouco |parte )?d?a testa\b/),
  growsBeard: unlessKept(
    /\bdeix\w+ (?:a barba|o queixo|o bigode)(?: \w+)? crescer\b|\bbarba (?:cheia|media|por fazer)\b/,
  ),
} as const
/** Of the three cuts, which the facts chose. */
const OF_PATHS: readonly ChapterId[] = ['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'na-foto']
const KEEPS_LENGTH: Rule = { says: CLAIMS.shortens, keptIn: OF_PATHS }
const STAYS_SHORT: Rule = { says: CLAIMS.grows, keptIn: OF_PATHS }
/** Until a doctor allows it. */
const WAITS: Rule = {
  says: (text, values) =>
    DYE(text, values) || CHEMISTRY(text, values) || /\bentre o corte e a cor\b/.test(plainLetters(text)),
  keptIn: OWN_PAGE,
}

/** Clippers and shaven lines, which bare a patch. */
const BARING = says(
  /\b(?:undercut|maquina (?:zero|um|dois|tres|\d)|pente (?:zero|um|dois|tres|[0-3])|raspad[oa]s?|rente|linha de desconexao|degrade (?:baixo|alto|medio|na nuca))\b/,
)

/** Tried on in a week of the plan, which lies within it. */
const OTHER_COLOURS: Rule = {
  says: says(
    /\bteste das cores\b|\bum dia de \w+ e outro de\b|\buse \w+(?: \w+)? perto do rosto por\b|\bda sua cartela\b/,
  ),
  onlyIn: ['plano', 'roupa'],
}

/** Sun as an ornament, and shade that leaves the ears out. */
const SUNNED = /\b(?:bronze\w*|bronzead\w+|(?:so )?aparece ao sol|pegar? sol)\b/
const NO_SUN: Rule = { says: says(SUNNED) }
const NO_SUN_NOR_CAP: Rule = { says: says(new RegExp(`${SUNNED.source}|\\bbones?\\b`)) }

const BODY_RULES: Readonly<Partial<Record<BodyKey, Rule>>> = {
  'cochlear-implant': {
    says: (text, values) =>
      CLAIMS.pulls(text, values) ||
      /\b(?:nao passe a maquina|sem maquina|lados? (?:mais )?cheios?|um lado mais cheio)\b/.test(plainLetters(text)),
  },
  deaf: { says: says(/\bem voz alta\b|\b(?:ouca|escute|telefone|ligue para)\b/), isEverywhere: true },
  albinism: NO_SUN_NOR_CAP,
  'sun-guarded': NO_SUN_NOR_CAP,
  vitiligo: NO_SUN,
  melasma: NO_SUN,
  'burn-scar': NO_SUN,
  keloid: { says: unlessKept(/\b(?:fur(?:o|os|e|ar)|piercing|cera (?:quente|fria))\b/) },
  tremor: { says: says(/\bdelinead\w+|\btracos? (?:fin|curt)os?\b/) },
  blind: { says: says(/\bespelh\w+/) },
  tracheostomy: {
    says: unlessKept(
      /\b(?:golas? (?:bem |mais )?(?:altas?|fechadas?|role)|cacharrel|gargantilhas?|cachec\w+|lencos? (?:no|ao|em volta do) pescoco|laque|spray|talco|gravatas?)\b/,
    ),
  },
}

const RULES: Readonly<Partial<Record<FactKey, Rule>>> = {
  ...BODY_RULES,
  'white-only': OTHER_COLOURS,
  'no-cut': { ...KEEPS_LENGTH, chapters: ['franja'], binds: neverCuts },
  'length-stays': KEEPS_LENGTH,
  'trim-only': KEEPS_LENGTH,
  'not-above': KEEPS_LENGTH,
  'no-short': KEEPS_LENGTH,
  'growing-out': KEEPS_LENGTH,
  'short-stays': STAYS_SHORT,
  'top-at-most': STAYS_SHORT,
  'fringe-stays': { says: CLAIMS.baresForehead },
  'hair-loss': { says: CLAIMS.pulls },
  'bald-patches': { says: BARING },
  hairpiece: { says: CLAIMS.pulls },
  'colour-stays': { says: DYE, keptIn: OWN_PAGE },
  pregnant: WAITS,
  'in-treatment': WAITS,
  'hair-regrows': WAITS,
  breaking: WAITS,
  'in-transition': { says: CHEMISTRY, keptIn: OWN_PAGE },
  'no-beard': { says: CLAIMS.growsBeard, keptIn: ['barba'], binds: (r) => !wearsBeard(r) || r.beard === 'Sem barba' },
  'beard-grows-not': { says: CLAIMS.growsBeard },
  'moustache-stays': STAYS_BEARDED,
  'goatee-stays': STAYS_BEARDED,
  'beard-stays': STAYS_BEARDED,
  'beard-uncut': {
    says: says(
      /\b(?:apar\w+|tesoura|maquina|pente (?:\d|fixo)|mm|milimetros?|barbear\w*|barbearias?|lamina|navalha|cort\w+|linha d[oa] (?:pescoco|bochecha)|desenh\w+|um centimetro)\b/,
    ),
    onlyIn: ['barba'],
  },
  'no-moustache': { says: says(/\bbigod\w+/) },
  'no-goatee': { says: says(/\bcavanhaques?\b/) },
  'no-blade': { says: says(/\b(?:navalhas?|navalhad[ao]|gilete|laminas?)\b/) },
  'no-clippers': { says: says(/\b(?:maquina|maquininha|pente (?:\d|fixo))\b/), onlyIn: ['barba'] },
  'makeup-refused': { says: namesMakeup },
  'styling-refused': { says: asksForStyling },
  'no-procedure': { says: proposesProcedure },
  unsaid: { says: speaksOf, isEverywhere: true },
  'no-makeup': NO_MAKEUP,
  'nothing-feminine': NO_MAKEUP,
  'no-earrings': {
    says: says(
      /\b(?:brincos?|argolas?|lobulos?|pontos? de luz|(?:tudo|brilho|luz|metal|peca|joia)\b.{0,16}\bnas? orelhas?)\b/,
    ),
    shows: ({ ornament = '' }) => EARRING_IDS.includes(ornament),
  },
  'brows-stay': {
    says: says(
      /\bsobrancelhas?\b.{0,40}\b(?:limp\w+|apar\w+|tir(?:e|ar|ada|adas)|pinca|lapis|gel|henna|desenh\w+|preench\w+|retoques?|penteie|corrij\w+|fa(?:ca|zer)|pint\w+)\b|\b(?:limp(?:e|ar)|apar(?:e|ar)|tir(?:e|ar)|pinca|desenh(?:e|ar|o)|preench(?:a|er)|penteie|retoqu\w+|pint(?:e|ar)|gel|henna|lapis)\b.{0,24}\bsobrancelhas?\b/,
    ),
    chapters: ['sobrancelhas'],
    shows: ({ brow = 'natural' }) => brow !== 'natural',
  },
  'face-untouched': {
    says: says(/\bfranj\w+|\b(?:mechas?|fios?) (?:soltas?|soltos?|no rosto|na bochecha|caind\w+)\b/),
    chapters: ['franja'],
  },
  'scalp-burns': {
    says: says(/\brisca (?:aberta|marcada|nitida|raspada)\b|\bnuca (?:livre|a mostra|descoberta|limpa)\b/),
  },
  'no-glasses': {
    says: says(/\b(?:oculos|armac(?:ao|oes)|lentes?|otica|browline|aviador(?:es)?|hastes?)\b/),
    chapters: ['oculos'],
    shows: ({ glasses }) => glasses !== undefined,
  },
  'no-fringe': { says: says(/\bfranj\w+/), chapters: ['franja'] },
  'no-dye': { says: DYE, keptIn: OWN_PAGE },
  'no-bleach': { says: LIGHTENING, keptIn: OWN_PAGE },
  'greys-stay': { says: DYE, keptIn: OWN_PAGE },
  'no-straightening': { says: CHEMISTRY, keptIn: OWN_PAGE },
  // What is tied by a rule is tied to the last strand.
  'work-rule': {
    says: says(/\b(?:fios?|mechas?|cachos?)(?: \w+){0,3} (?:solt\w+|livres?)\b/),
    chapters: ['franja'],
    binds: ({ facts }) => facts.has('wears-it-tied') && !facts.has('wants-fringe') && !facts.has('fringe-stays'),
  },
  'texture-stays': { says: CHEMISTRY, keptIn: OWN_PAGE },
  'no-heat': { says: HEAT },
  'braids-stay': { says: HEAT },
  'cannot-lift-arms': { says: (text, values) => HEAT(text, values) || ARMS_UP(text, values) },
  'no-products': {
    says: says(
      /\b(?:pomadas?|past(?:a|inha)|argila|gel|gelatina|mousse|musse|laque|spray|finalizador\w*|leave-in|po de textura|cremes?|ceras?|oleos?(?! (?:natural|da (?:raiz|pele)|desce)))\b/,
    ),
    keptIn: ['maquiagem'],
  },
  'no-oil': { says: GREASE, keptIn: PAINTED },
  allergy: {
    says: (text, values) => values.some((value) => namesAllergen(text, value)) && !KEPT_AWAY.test(plainLetters(text)),
    keptIn: OWN_PAGE,
  },
  faith: { says: DYE, keptIn: OWN_PAGE, binds: keepsNatural },
  'skin-condition': { says: says(/\b(?:lave (?:menos|quando|so)|espac\w+ as lavagens|dia sim,? dia nao)\b/) },
  straightened: { says: LIGHTENING },
  hennaed: { says: LIGHTENING },
  'shaved-stays': { says: ON_TOP, binds: (r) => hairReachOf(r) === 'rente' },
  'no-scent': { says: SCENT },
  'no-low-neckline': {
    says: says(
      /\b(?:decot\w+|v (?:fundo|profundo|medio|aberto|comprido)|ombro a ombro|tomara que caia|colo a mostra)\b/,
    ),
  },
  'no-high-collar': {
    says: says(/\b(?:golas? (?:bem |mais )?(?:altas?|fechadas?|role)|gola rule|cacharrel)\b/),
  },
  vegan: {
    says: says(
      /\b(?:(?:de|em|pulseira de|bolsa de) couro(?! cabeludo)|camurca|caxemira|seda|lanolina|cera de abelha)\b/,
    ),
  },
  'colour-not-worn': {
    says: (text, values) => !/\bcabelos?\b|\bfios?\b/.test(text) && namesColour(text, coloursNamed(values)),
    keptIn: ['maquiagem', 'cor-do-cabelo', 'cartao'],
  },
  'colour-refused': {
    says: (text, values) => {
      const root = values.map((value) => plainLetters(value).slice(0, 4))
      const named = plainLetters(text).split(/[^a-z]+/)
      return root.some((letters) => named.some((word) => word.startsWith(letters)))
    },
    onlyIn: OWN_PAGE,
  },
  'smile-bothers': { says: says(/\bsorri\w*/) },
  'jewel-stays': { says: says(/\btire (?:tudo|o anel|anel|corrente|a corrente|o relogio)\b/) },
  'loves-forehead': { says: CLAIMS.coversForehead },
  'loves-ears': { says: says(/\b(?:cobr\w+|escond\w+) (?:o alto d)?as orelhas\b/) },
  'loves-nose': { says: hides('o nariz') },
  'loves-chin': { says: hides('o queixo') },
  'loves-cheeks': { says: hides('as (?:bochechas|macas)') },
  'loves-smile': { says: hides('o sorriso') },
  'loves-face': { says: hides('o (?:contorno|rosto)') },
  'metal-refused': { says: (text, values) => metalsNamed(values).some((metal) => namesMetal(text, metal)) },
  ...WORN_RULES,
}

/** Whether it takes something out of what is written. */
export const bindsWords = (key: FactKey): boolean => RULES[key] !== undefined

/** Speak of what is refused to say that it is: the letter, the card, and where words come from. */
const TELLING: readonly ChapterId[] = ['carta', 'cartao', 'cartoes', 'fontes']

/** Of hair, in a guide for somebody whose hair is nobody's business. */
const OF_HAIR =
  /\b(?:cabel\w+|fios?|franj\w+|cortes?|cortar|penteados?|frente (?:mais )?longa|laterais (?:muito |bem |mais )?(?:infladas?|cheias?|baixas?|curtas?|raspadas?|volumosas?)|raspad[oa] a|a lamina|topos?|volum\w+|mechas?|cachos?|risca|raiz(?:es)?|salao|crespo|cacheado|ondulado)\b/
/** Cloth is cut and full too, and a brow has hairs. */
const OF_CLOTH: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])orte (seco|reto|limpo)\b/g, '$1aimento $2'],
  [/\b([Cc])om (algum )?volume\b/g, '$1om $2corpo'],
  [/\balgodão de fio longo\b/g, 'algodão fino'],
]
const OF_BROWS: typeof OF_CLOTH = [
  [/\b([Ff])ios\b/g, 'pelos'],
  [/\b([Ff])io\b/g, 'pelo'],
]

/** What they said has its sentence in the chapter that answers it. The card's is said to the hairdresser. */
function withAnswers(written: Chapter, answers: readonly Given[]): Chapter {
  const told = answers.flatMap(({ chapter, words }) => (chapter === written.id && words !== '' ? [words] : []))
  const at = written.id === 'cartao' ? 1 : 0
  if (told.length === 0) return written
  const { sections } = written
  const isApart = written.id === 'cuidados' && sections[0]?.heading !== TOLD_HEADING
  if (isApart || sections.length <= at) {
    const own = { heading: TOLD_HEADING, paragraphs: told }
    return { ...written, sections: isApart ? [own, ...sections] : [...sections, own] }
  }
  return {
    ...written,
    sections: sections.map((section, index) =>
      index === at ? { ...section, paragraphs: [...told, ...section.paragraphs] } : section,
    ),
  }
}

/** The chapter that answers or keeps a fact; the letter leads there. */
export function answeredIn(key: FactKey, answers: readonly Given[], written: readonly Chapter[]): ChapterId | null {
  const [given] = answers.flatMap(({ fact, chapter }) => (fact === key ? [chapter] : []))
  const speaks = (id: ChapterId) =>
    written.some(
      (one) => one.id === id && (SPEAKS[key] === undefined || chapterTexts(one).some((t) => SPEAKS[key]?.test(t))),
    )
  return given ?? KEPT_ON[key]?.find(speaks) ?? null
}

/** Words of a page that keeps it, where the page may have been written without. */
const SPEAKS: Readonly<Partial<Record<FactKey, RegExp>>> = {
  glasses: /óculos|armaç/i,
  'wears-it-tied': /prend|preso|elástico/i,
  'formal-work': /formal|escritório|trabalho/i,
  'hot-place': /\bcalor\b|(?:dias|meses) quentes/i,
  sport: /trein|esporte|\bsuor\b|\bsuar\b/i,
  'slow-to-dry': /\bao ar\b|\bsecador|\bsecar?\b|\bseque\b/i,
  greys: /\bbranc[oa]s?\b|grisalh/i,
  'greys-bother': /\bbranc[oa]s?\b|grisalh/i,
  'beard-has-gaps': /falha/i,
}

/** Facts that change what is written, and the page that shows it. */
export const KEPT_ON: Readonly<Partial<Record<FactKey, readonly ChapterId[]>>> = {
  covered: ['tecido', 'cor-do-cabelo'],
  'moustache-stays': ['barba'],
  'goatee-stays': ['barba'],
  'beard-stays': ['barba'],
  'beard-uncut': ['barba'],
  'no-moustache': ['barba'],
  'no-goatee': ['barba'],
  'no-beard': ['barba', 'cartao'],
  'sideburns-stay': ['cartao'],
  'no-sideburns': ['cartao'],
  'greys-stay': ['cor-do-cabelo'],
  'colour-stays': ['cor-do-cabelo'],
  'no-dye': ['cor-do-cabelo'],
  'no-bleach': ['cor-do-cabelo', 'cartao'],
  pregnant: ['cor-do-cabelo', 'cartao'],
  'no-oil': ['textura', 'cartao'],
  'colour-refused': ['cor-do-cabelo'],
  'no-straightening': ['textura', 'cartao'],
  'texture-stays': ['textura', 'cartao'],
  'no-heat': ['textura', 'cartao'],
  'no-products': ['textura', 'cartao'],
  'no-scent': ['cartao'],
  vegan: ['cartao'],
  'colour-not-worn': ['cores'],
  'metal-refused': ['acessorios'],
  'metal-worn': ['acessorios'],
  'no-earrings': ['acessorios'],
  'jewel-stays': ['acessorios'],
  'no-low-neckline': ['decotes'],
  'no-high-collar': ['decotes'],
  'loves-neck': ['decotes'],
  'face-untouched': ['cartao'],
  'scalp-burns': ['cartao'],
  glasses: ['oculos', 'acessorios'],
  'wears-it-tied': ['textura', 'decotes', 'acessorios', 'cartao'],
  'slow-to-dry': ['textura', 'cabelo-agora', 'cartao'],
  'formal-work': ['decotes', 'roupa', 'cartao'],
  'hot-place': ['textura', 'roupa', 'cuidados', 'cartao'],
  sport: ['cuidados', 'textura', 'acessorios', 'cartao'],
  greys: ['cor-do-cabelo'],
  'greys-bother': ['cor-do-cabelo'],
  'beard-has-gaps': ['barba'],
  'wants-fringe': ['franja'],
  'wants-dye': ['cor-do-cabelo'],
  'hair-pages': ['cabelo'],
  'length-said': ['cabelo'],
  'sides-said': ['cabelo'],
  'mark-stays': ['cartao'],
  skullcap: ['cartao'],
  hairpiece: ['cartao'],
  allergy: ['cartao'],
  'hair-loss': ['cartao'],
  'bald-patches': ['cartao', 'cabelo'],
  'hair-regrows': ['cor-do-cabelo', 'cartao'],
  'in-treatment': ['cor-do-cabelo', 'cartao'],
  'skin-condition': ['cartao'],
  scar: ['cartao'],
  wedding: ['plano'],
  graduation: ['plano'],
  interview: ['plano'],
  exam: ['plano'],
  court: ['plano'],
  baptism: ['plano'],
  party: ['plano'],
  'new-job': ['plano'],
  'own-day': ['plano'],
  'no-trousers': ['roupa'],
  'no-skirts': ['roupa'],
  'no-suit': ['roupa'],
  'no-tie': ['roupa'],
  'no-synthetics': ['roupa'],
  'no-prints': ['roupa'],
  'no-necklace': ['acessorios'],
  'no-jewels': ['acessorios'],
  'ears-neck-covered': ['acessorios'],
  'shoulders-covered': ['decotes'],
  'opens-in-front': ['roupa'],
  'owned-clothes': ['roupa'],
  'wants-cloth': ['tecido'],
  'not-on-days': ['plano'],
  'only-on-days': ['plano'],
  'cut-at-home': ['cartao'],
  'styling-worn': ['cartao'],
  'styling-refused': ['cartao'],
  'salon-limit': ['cartao'],
  access: ['cartao'],
  'no-procedure': ['cartao'],
  ...ofBodies(({ card }): readonly ChapterId[] => (card === undefined ? ['cuidados'] : ['cartao'])),
}

/** A pin, a brooch or a knot is of one way to wear a cloth; a tie and a neckerchief have one too. */
const WAY_TO_WEAR: Rule = {
  says: (text) =>
    /\b(?:alfinetes?|broches?|amarra(?:r|cao|coes)|voltas? a (?:menos|mais))\b/.test(plainLetters(text)) ||
    /(?:^|(?<!para)\s)nós?(?=[\s,.;:]|$)(?! (?:cheio|pequeno|médio|da gravata|baixo))/i.test(text),
  isEverywhere: true,
}

/** Not written, which is the answer. */
const LEFT_OUT: readonly FactKey[] = ['no-makeup', 'no-glasses', 'nothing-feminine', 'brows-stay']
export const isLeftOut = (key: FactKey): boolean => LEFT_OUT.includes(key)

/** A tapped “não” to make-up refuses it as words do. */
const bindingKeys = ({ facts, brief }: Reading): FactKey[] =>
  brief.form.makeup === 'Não' && !facts.has('makeup') && !facts.has('no-makeup')
    ? [...facts.keys(), 'no-makeup']
    : [...facts.keys()]

/** Null where it is not written, or nothing of it is left. */
export function keptOf(r: Reading, given: Chapter, answers: readonly Given[]): Chapter | null {
  const written = withAnswers(given, answers)
  if (r.isHairHidden && HAIR_CHAPTERS.includes(written.id)) return null
  const said = new Set<FactKey>([...bindingKeys(r), ...(coversNeck(r) ? (['ears-neck-covered'] as const) : [])])
  const told = { facts: r.facts, note: r.brief.form.observations }
  const rules: { readonly rule: Rule; readonly values: readonly string[] }[] = [
    ...[...said].flatMap((key) => {
      const rule: Rule | undefined = RULES[key]
      return rule === undefined || rule.binds?.(r) === false ? [] : [{ rule, values: valuesSaid(r.facts, key) }]
    }),
    ...[...mattersOf(told)].flatMap((matter) =>
      matter === 'metal' && wearsSafeMetal(r)
        ? []
        : [{ rule: { says: HOLDING[matter], keptIn: OWN_PAGE }, values: [] }],
    ),
    ...(isWornAsEver(r) ? [{ rule: WAY_TO_WEAR, values: [] }] : []),
    ...rulesOfNote(r).map((rule) => ({ rule, values: [] })),
  ]
  if (rules.some(({ rule }) => rule.chapters?.includes(written.id))) return null
  const binding = rules.filter(
    ({ rule: { keptIn = TELLING, onlyIn, isEverywhere } }) =>
      isEverywhere === true ||
      (!TELLING.includes(written.id) && !keptIn.includes(written.id) && onlyIn?.includes(written.id) !== false),
  )
  const atHome = r.facts.has('cut-at-home') && !QUOTING.includes(written.id) ? reworded(written, inHomeWords) : written
  const named = r.facts.has('albinism') && !QUOTING.includes(written.id) ? reworded(atHome, inPaleWords) : atHome
  // Clothes are named beside them too.
  const dressed = isVeiled(r) && written.id === 'intencao' ? reworded(named, inOwnGarments(r)) : named
  const shown = r.isHairHidden ? inClothWords(dressed) : dressed
  if (binding.length === 0 && !r.isHairHidden) return shown
  const own = quoteNote(r.spoken.secret === null ? r.brief.form.observations : r.spoken.note)
  const refused: Refused = {
    says: (text) =>
      binding.some(
        ({ rule, values }) => rule.says?.(text, values) === true && !(rule.isEverywhere === true && isOwn(text, own)),
      ) ||
      (r.isHairHidden && !isOwn(text, own) && OF_HAIR.test(plainLetters(text))),
    shows: ({ look }) => binding.some(({ rule }) => rule.shows?.(look) === true),
  }
  return leftOut(shown, refused)
}

/** Their own words, quoted, are printed as they are. */
const isOwn = (text: string, own: string): boolean => {
  const quoted = text.replace(/^[^“]*“/, '').replace(/[”…]+$/, '')
  return quoted.length > 2 && text.includes('“') && own.includes(quoted)
}

const inClothWords = (written: Chapter): Chapter =>
  reworded(written, (text) =>
    [...OF_CLOTH, ...(OF_FACE_HAIR.includes(written.id) ? OF_BROWS : [])].reduce(
      (words, [from, to]) => words.replace(from, to),
      text,
    ),
  )
/** Somebody of the family cuts. */
const AT_HOME: typeof OF_CLOTH = [
  [/\bVoltar ao salão\b/g, 'Cortar de novo'],
  [/\bvoltar ao salão\b/g, 'cortar de novo'],
  [/\bdo salão\b/g, 'do corte'],
  [/\bao salão\b/g, 'a quem corta'],
  [/\b(?:no|pelo) salão\b/g, 'em casa'],
  [/\bo salão\b/g, 'quem corta'],
  [/\bsalão\b/g, 'corte em casa'],
]
/** Hair and skin without pigment are of no fair people. */
const PALE: typeof OF_CLOTH = [
  [/\b([Nn])o seu loiro(?: escuro)?/g, '$1o seu tom claro'],
  [/\bO loiro(?: escuro)?\b/g, 'O cabelo claro'],
  [/\bloir([oa]s?)(?: escur[oa]s?)?\b/g, 'clar$1'],
  [/\bLoir([oa]s?)(?: escur[oa]s?)?\b/g, 'Clar$1'],
  [/\b([Pp])ele muito clara\b/g, '$1ele de pouco pigmento'],
]
const inPaleWords = (text: string): string => PALE.reduce((words, [from, to]) => words.replace(from, to), text)
/** Their words, and the sources'. */
const QUOTING: readonly ChapterId[] = ['carta', 'fontes']
const inHomeWords = (text: string): string => AT_HOME.reduce((words, [from, to]) => words.replace(from, to), text)

const OF_FACE_HAIR: readonly ChapterId[] = ['sobrancelhas', 'barba', 'maquiagem']

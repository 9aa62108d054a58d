/** How they look, where the observed record has no word for it: what they wrote of today, for the drawings alone. */
import { ownClauses, ownSentences } from './own-words.ts'
import type { FactKey } from './facts.ts'

/** Colours that no hair grows in, or that the record names with others. */
export const DYES = [
  'vermelho',
  'rosa',
  'roxo',
  'azul',
  'verde',
  'laranja',
  'vinho',
  'prata',
  'platinado',
  'cobre',
] as const
export type Dye = (typeof DYES)[number]

export type LookSaid = {
  readonly hair?: Dye
  /** One lock of another colour. */
  readonly lock?: 'branca' | Dye
  /** Their own side. */
  readonly lockSide?: 'esquerdo' | 'direito'
  /** Straightened, under a root in its own texture. */
  readonly ends?: 'lisas'
  readonly beard?: 'falhada'
  /** Brows and lashes without pigment. */
  readonly pigment?: 'sem'
  readonly ears?: 'abertas'
  readonly frame?: 'sem aro' | 'meio aro'
  readonly frameColour?: 'dourada' | 'prateada' | 'transparente' | 'preta' | 'tartaruga'
  readonly rim?: 'grosso' | 'fino'
  readonly earrings?: 'argola' | 'argola-grande' | 'argola-pequena' | 'longo' | 'ponto'
}

const DYE_WORDS: readonly (readonly [Dye, string])[] = [
  ['platinado', 'platinad[oa]s?'],
  ['vermelho', 'vermelh\\w+'],
  ['rosa', 'rosas?|pink|cor.de.rosa'],
  ['roxo', 'rox[oa]s?|lilas|violetas?|ultravioleta'],
  ['azul', 'azul|azuis|azulad[oa]s?|turquesa'],
  ['verde', 'verdes?|esverdead[oa]s?'],
  ['laranja', 'laranjas?|alaranjad[oa]s?'],
  ['vinho', 'vinho|marsala|borgonha|bordo'],
  ['prata', 'prata|pratead[oa]s?|cinza'],
  ['cobre', 'cobre|acobread[oa]s?'],
]
const ANY_DYE = DYE_WORDS.map(([, words]) => words).join('|')
const dyeIn = (words: string): Dye | undefined =>
  DYE_WORDS.find(([, heard]) => new RegExp(`\\b(?:${heard})\\b`).test(words))?.[0]

/** Wished, asked for, denied, or of another time. */
const NOT_TODAY =
  /\b(?:nao|nunca|nem|sem|quero|queria|quis|querendo|gostaria|sonho|penso|pensei|pensando|vontade|vou|pretendo|posso|poderia|devo|deveria|talvez|se eu|ficaria|combina\w*|tinha|era|foi|usava|ja (?:tive|usei|pintei|fui)|odeio|detesto|parei|larguei|imagino|sera|medo)\b/
/** What else has a colour. */
const OF_OTHER_THINGS =
  /\b(?:batom|batons|unhas?|esmalte|roupas?|blusas?|vestidos?|camisas?|ternos?|olhos?|oculos|armac\w+|sobrancelhas?|barba|bigode|brincos?|pele|rosto|cara|manch\w+|espinhas?|veu|turbante|lenco|bone|palco|carro)\b/

type Heard = (plain: string) => string | undefined

const asWhen =
  (heard: RegExp, is: string): Heard =>
  (plain) =>
    heard.test(plain) ? is : undefined

const HAIR_DYED = new RegExp(
  `\\bcabel(?:o|os|inho)\\b(?: (?!mechas?\\b|pontas?\\b|luzes\\b|raiz\\b)\\w+){0,4} (?:${ANY_DYE})\\b` +
    `|\\b(?:${ANY_DYE})\\b(?: \\w+){0,2} (?:no|em todo o|do meu) cabelo\\b`,
)
/** Of hair that the record calls coloured: “pinto de vermelho”, “hoje está rosa desbotado”. */
const DYED = new RegExp(
  `\\b(?:pint\\w+|ting\\w+|colori\\w*|uso|fiz|passei|esta|estou|sou|ficou|tom)\\b(?: \\w+){0,4} (?:${ANY_DYE})\\b`,
)
const LOCK = new RegExp(
  `\\b(?:mecha|mechinha|tufo|faixa|listra|mechona)\\b(?: (?!de luz)\\w+){0,4} (branc\\w+|grisalh\\w+|${ANY_DYE})\\b|\\bpoliose\\b`,
)
const TWO_TEXTURES =
  /\b(?:duas texturas|raiz (?:\w+ ){0,3}(?:natural|cresp\w+|cachead\w+|enrolad\w+)|(?:pontas?|comprimento|resto|parte de baixo) (?:\w+ ){0,4}(?:lis[oa]s?|alisad\w+|progressiva|esticad\w+|espichad\w+)|(?:cresp\w+|cachead\w+|enrolad\w+) (?:em cima|na raiz) e (?:\w+ ){0,2}(?:lis[oa]|alisad\w+)|uma coisa (?:em cima|na raiz),? (?:e )?outra)\b/

const AS_WORN = '(?:uso|usando|tenho|meus?|minhas?|amo|adoro|sempre|nao tiro|nao saio sem|nao largo|ando|vivo)'
const earring = (heard: string): RegExp => new RegExp(`\\b${AS_WORN}\\b(?: \\w+){0,5} (?:${heard})`)

/** In the order in which they are tried; the first counts. */
const LOOKS: { readonly [L in keyof LookSaid]?: readonly (readonly [NonNullable<LookSaid[L]>, RegExp])[] } = {
  pigment: [['sem', /\b(?:albin[oa]s?|albinismo)\b/]],
  ears: [
    [
      'abertas',
      /\borelhas? (?:\w+ ){0,3}(?:de abano|abertas?|saltadas?|(?:pra|para) (?:fora|frente)|descoladas?|em pe)\b|\borelhud[oa]\b/,
    ],
  ],
  frame: [
    ['sem aro', /\b(?:oculos|armac\w+|lentes?)\b(?: \w+){0,4} (?:sem aros?|parafusad\w+|flutuante)\b/],
    ['meio aro', /\b(?:oculos|armac\w+)\b(?: \w+){0,4} (?:fio de nylon|fio de nailon|nylon|meio aro|aro so em cima)\b/],
  ],
  frameColour: [
    ['dourada', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} (?:dourad\w+|de ouro)\b/],
    ['prateada', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} (?:pratead\w+|de prata|cromad\w+)\b/],
    ['transparente', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} (?:transparentes?|de cristal|translucid\w+)\b/],
    ['tartaruga', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} (?:de )?tartaruga\b/],
    ['preta', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} pret[oa]s?\b/],
  ],
  rim: [
    ['grosso', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} (?:gross[oa]s?|pesad[oa]s?)\b/],
    ['fino', /\b(?:oculos|armac\w+|aros?)\b(?: \w+){0,5} (?:fin[oa]s?|fininh[oa]s?|delicad[oa]s?|de arame)\b/],
  ],
  earrings: [
    ['argola-pequena', earring('argolinhas?|argolas? (?:pequen\\w+|bem pequen\\w+|minuscul\\w+)')],
    ['argola-grande', earring('argol(?:onas?|oes)|argolas? (?:\\w+ ){0,2}(?:grand\\w+|enorm\\w+|gigant\\w+|larg\\w+)')],
    ['argola', earring('argolas?\\b')],
    [
      'longo',
      earring(
        'brinc(?:os?|oes|ao) (?:\\w+ ){0,2}(?:grand\\w+|comprid\\w+|long\\w+|pendurad\\w+|enorm\\w+)|brinc(?:ao|oes)\\b|max(?:i|e) ?brincos?',
      ),
    ],
    [
      'ponto',
      earring('brincos? (?:\\w+ ){0,2}(?:pequen\\w+|discret\\w+|de pressao|de perola|minuscul\\w+)|brinquinhos?'),
    ],
  ],
}

/** Its own denial is part of what is heard. */
const DENIES_ITSELF = /\bnao (?:tiro|saio sem|largo)\b|\bsem aros?\b/g

/**
 * @param note their own, without what stays off paper
 * @param isDyed the record calls the hair coloured
 */
export function lookSaid(note: string, facts: ReadonlyMap<FactKey, string>, isDyed: boolean): LookSaid {
  const clauses = ownClauses(note)
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ plain }) => plain)
  const today = clauses.filter((plain) => !NOT_TODAY.test(plain.replace(DENIES_ITSELF, '')))
  const first = (heard: Heard): string | undefined => {
    for (const plain of today) {
      const found = heard(plain)
      if (found !== undefined) return found
    }
    return undefined
  }
  const hair = first((plain) => {
    if (OF_OTHER_THINGS.test(plain)) return undefined
    const words = (HAIR_DYED.exec(plain) ?? (isDyed && !LOCK.test(plain) ? DYED.exec(plain) : null))?.[0]
    return words === undefined ? undefined : dyeIn(words)
  })
  const lock = today.map((plain) => [plain, LOCK.exec(plain)] as const).find(([, found]) => found !== null)
  const lockColour = lock?.[1]?.[1]
  const side = lock && /\b(esquerd|direit)/.exec(lock[0])?.[1]
  const said: Record<string, string | undefined> = {
    hair,
    lock: lock && ((lockColour === undefined ? undefined : dyeIn(lockColour)) ?? 'branca'),
    lockSide: side && (side === 'esquerd' ? 'esquerdo' : 'direito'),
    ends: facts.has('in-transition')
      ? 'lisas'
      : ownSentences(note).some((sentence) => TWO_TEXTURES.test(sentence))
        ? 'lisas'
        : undefined,
    beard: facts.has('beard-has-gaps') ? 'falhada' : undefined,
  }
  for (const [look, words] of Object.entries(LOOKS))
    said[look] = words.map(([is, heard]) => first(asWhen(heard, is))).find((is) => is !== undefined)
  if (facts.has('no-earrings') || facts.has('no-jewels')) delete said['earrings']
  return Object.fromEntries(Object.entries(said).filter(([, is]) => is !== undefined))
}

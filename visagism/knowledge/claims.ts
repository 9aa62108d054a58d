/** What a sentence asks for, excludes and takes for granted, by its words. */
import type { Advice, Effect } from './effects.ts'
import type { Possession } from './possessions.ts'

const CLAIMS: readonly (readonly [RegExp, Effect])[] = [
  [/\b(topo (alto|erguido)|altura no topo|(erga|levante) (a raiz|o topo))\b/i, 'altura-no-topo'],
  [/\b(topo (baixo|rente|assentado)|baixe o topo)\b/i, 'topo-baixo'],
  [/\b(rabo|coque) (de cavalo )?(alto|no alto)\b/i, 'rabo-alto'],
  [/\blaterais raspadas\b|\braspe as laterais\b/i, 'laterais-raspadas'],
  [/\bfranja (reta|cheia)\b/i, 'franja-reta'],
  [/\bfranja curta\b/i, 'franja-curta'],
  [/\bcubra a testa\b|\bcobrir a testa inteira\b/i, 'testa-coberta'],
  [/\bV (fundo|profundo)\b/i, 'v-profundo'],
  [/\bgolas? alta (justa|rente)\b/i, 'gola-alta-justa'],
  [/\bgolas? (com volume|volumosas?)\b/i, 'gola-alta-volumosa'],
  [/\bgolas? (bem |mais )?(fechadas?|altas?)\b/i, 'gola-junto-ao-queixo'],
  [/\bgargantilhas?\b/i, 'gargantilha'],
  [/\bbarba (mais )?(comprida|longa) no queixo\b|\bcomprimento no queixo\b/i, 'barba-longa-no-queixo'],
  [/\bbase na altura (da boca ou )?do queixo\b/i, 'linha-no-maxilar'],
  [/\blentes? (baixas?|menos fundas?)\b/i, 'lente-baixa'],
  [/\barmaç(ão|ões) redondas?\b/i, 'armacao-redonda'],
  [/\b(fech|sub)\w+ (um pouco )?a gola\b/i, 'gola-junto-ao-queixo'],
  [/\bgolas? redondas?\b/i, 'gola-careca-justa'],
  [/\b(golas? (bem )?abertas?|abr\w+ a gola|espaço no pescoço)\b/i, 'gola-aberta'],
  [/\b(alongue|V comprido)\b/i, 'alonga-o-conjunto'],
  [/\btricôs? (de gola alta|canelados?|macios?)|\bgola alta de tricô\b/i, 'gola-alta-volumosa'],
  [/\bcachec(ol|óis)\b/i, 'lenco-volumoso'],
  [/\bcolar curto\b/i, 'gargantilha'],
  [/\bgola com corpo serve\b/i, 'gola-alta-volumosa'],
  [/\btudo o que pende\b/i, 'brinco-longo'],
  [/\blente com algum peso embaixo\b/i, 'armacao-larga-embaixo'],
  [/\b(bonés?|chapéus?)\b/i, 'peca-na-cabeca'],
  [/\bbrincos? (fino e longo|longos?|compridos?)\b/i, 'brinco-longo'],
  [/\bbrinco de qualquer (formato|comprimento)\b/i, 'brinco-longo'],
  [/\bbrinco de qualquer (formato|comprimento)\b/i, 'brinco-redondo-nas-macas'],
  [/\bbrinco de qualquer (formato|comprimento)\b/i, 'brinco-no-alto'],
  [/\bbrinco de qualquer (formato|comprimento)\b/i, 'argola-no-maxilar'],
]

const HIGH_COLLARS: readonly Effect[] = ['gola-alta-justa', 'gola-alta-volumosa', 'gola-junto-ao-queixo']

/** Words that exclude what is recommended elsewhere. */
const RULINGS: readonly (readonly [RegExp, readonly Effect[]])[] = [
  [/\bbrinco pequeno ou nenhum\b/i, ['brinco-longo', 'brinco-que-pende', 'brinco-com-presenca']],
  [/\bnada de brinco comprido\b/i, ['brinco-longo', 'brinco-que-pende']],
  [/\bpeça a mais [^.]*\blonge do rosto\b/i, ['gargantilha', 'lenco-volumoso']],
  [/\b(dois|três|3) dedos\b[^.]*\b(livres|gola|ela e qualquer tecido)\b/i, HIGH_COLLARS],
  [/\bgola\b[^.]*\b(dois|três) dedos\b/i, HIGH_COLLARS],
  [/\bmetade de baixo da lente leve\b/i, ['armacao-larga-embaixo']],
  [/\bnunca em cima da linha\b/i, ['argola-no-maxilar']],
  [/\bpeça fina no pescoço\b/i, ['gargantilha', 'lenco-volumoso']],
  [/\bo que alarga ao que (pende|desce)\b/i, ['brinco-longo', 'linha-longa-no-peito']],
  [/\barco (baixo, )?perto do olho\b/i, ['arco-alto']],
  [/\bborda de sobrancelha menos dura\b/i, ['arco-em-ponta']],
  [/\bum palmo abaixo\b(?! do joelho)|\bo pescoço à vista entre\b|\bdedo de pele entre\b/i, HIGH_COLLARS],
  [/\bgolas? mais baixas?\b/i, HIGH_COLLARS],
  [/\bgargantilha (dura|rígida)\b/i, ['gargantilha']],
  [/\bpelo curto nos cantos\b|\bnão o cubra com volume\b/i, ['barba-cheia-nos-cantos']],
]

/** Said in any words: of this thing, so much, there. All of them are between two commas. */
const SAID_OF: readonly (readonly [effect: Effect, thing: RegExp, ...of: RegExp[]])[] = [
  [
    'armacao-pesada-em-cima',
    /(?:\b(?:aros?|armaç(?:ão|ões)|lentes?|acetato)|óculos)(?!\p{L})/iu,
    /\b(?:presença|peso|pesad[oa]s?|marcad[oa]s?|gross[oa]s?|escur[oa]s?|fortes?|encorpad[oa]s?|firmes?|desenho)\b/i,
    /\b(?:em cima|no alto|por cima|de cima|superior|na (?:altura|linha) das? sobrancelhas?|na sobrancelha)\b/i,
  ],
  [
    'altura-no-topo',
    /\b(?:topo|alto da cabeça|coroa)\b/i,
    /\b(?:volume|armad[oa]|arme|ergu\p{L}+|levant\p{L}+|infl\p{L}+|torre|cresça|suba)(?!\p{L})/iu,
  ],
  ['franja-reta', /\bfranja\b/i, /\b(?:chei[ao]|pesad[ao]|dens[ao]|compact[ao]|fechad[ao]|em bloco|farta)\b/i],
]

/** Asks for it. */
const ASKED_OF: readonly (readonly [Possession, RegExp])[] = [
  ['full-crown', /\btêmpora para cima\b|\bsuba o volume\b|\b(?:encha|arme|infle) (?:o|a) (?:alto|topo|coroa)\b/i],
  ['full-crown', /\b(?:topo|alto|coroa) (?:bem |muito )?(?:chei[oa]|armad[oa]|volumos[oa])\b/i],
  ['full-crown', /\bfranja (?:bem |muito )?(?:cheia|densa|farta|pesada)\b/i],
  [
    'long-hair',
    /\b(?:um|o) (?:cabelo )?(?:longo|comprido) que (?:vira|passa|vai)\b|\bdo longo (?:ao|para o) (?:curto|bob|médio)\b|\bcortar o comprido\b/i,
  ],
  [
    'long-hair',
    /\b(?:rabo de cavalo|coques?|prend[ae]\w* o cabelo|cabelo preso|solte o comprimento)\b|\bcabelo (?:por cima d|n)os ombros\b/i,
  ],
  ['beard', /\b(?:apare|deixe|mantenha|contorne|desenhe|escove) (?:a|sua|a sua) barba\b|\ba sua barba\b/i],
]
/** Takes it for granted, even where it speaks against it. */
const GRANTED: readonly (readonly [Possession, RegExp])[] = [
  [
    'hair-on-top',
    /\b(?:topete|topo (?:armado|erguido|cheio|volumoso|alto)|volume no (?:topo|alto)|cabelo (?:armado|erguido))\b/i,
  ],
  ['hair-on-top', /\b(?:a|sua|da|na|à) franja\b/i],
  ['cuts', /\b(?:cabelo|fio|pontas?) sem corte\b|\bcorte (?:vencido|por fazer|em dia)\b/i],
]
/** Of a time that may come, or of others. */
const SOME_DAY = /\b(?:quando (?:crescer|voltar)|se um dia|se for ter|se houver|outro dia|sem franja)\b/i

/** Avoiding, weighing or forbidding claims nothing. */
const SET_ASIDE =
  /\b(evit\w*|não|nunca|nem|sem(?! (?:pena|medo))|menos|fuja\w*|cuidado|em vez|só se|deix\w+ de lado|troque|contra|mesmo|embora|brig\w+|ao contrário|repet\w+|insist\w+|gruda|pesa sobre|(?:acrescenta|tira|pesa|alonga|alarga|apaga|soma|endurece|repeti)riam?|corta a altura|segundo círculo|outra curva)\b/i

/** Fast path: most texts name nothing. */
const ANYTHING = new RegExp(
  [
    ...[...CLAIMS, ...RULINGS].map(([{ source }]) => source),
    ...SAID_OF.map(([, { source }]) => source),
    ...[...ASKED_OF, ...GRANTED].map(([, { source }]) => source),
  ].join('|'),
  'iu',
)

/** Emptied when full: texts with personal numbers never repeat. */
const READ = new Map<string, readonly Advice[]>()
const REMEMBERED = 5000

/** @param subject what the page is about, where its sentences do not name it */
export function claimsIn(text: string, subject = ''): readonly Advice[] {
  const key = subject + text
  const known = READ.get(key)
  if (known) return known
  if (READ.size >= REMEMBERED) READ.clear()
  const found = ANYTHING.test(`${subject} ${text}`) ? clausesOf(text).flatMap((clause) => claimOf(clause, subject)) : []
  READ.set(key, found)
  return found
}

const clausesOf = (text: string) => text.replace(/([.!?;])\s+/g, '$1\n').split('\n')

const named = <T>(list: readonly (readonly [T, RegExp])[], sentence: string): T[] =>
  list.flatMap(([what, pattern]) => (pattern.test(sentence) ? [what] : []))

function claimOf(sentence: string, subject: string): Advice[] {
  const parts = sentence.split(/,\s+/).map((part) => `${part} ${subject}`)
  const refuses = RULINGS.flatMap(([pattern, effects]) => (pattern.test(sentence) ? effects : []))
  const isAside = SET_ASIDE.test(sentence)
  const effects = isAside
    ? []
    : [
        ...CLAIMS.flatMap(([pattern, effect]) => (pattern.test(sentence) ? [effect] : [])),
        ...SAID_OF.flatMap(([effect, ...of]) =>
          parts.some((part) => of.every((pattern) => pattern.test(part))) ? [effect] : [],
        ),
      ]
  const needs = SOME_DAY.test(sentence)
    ? []
    : [...(isAside ? [] : named(ASKED_OF, sentence)), ...named(GRANTED, sentence)]
  return effects.length + refuses.length + needs.length > 0
    ? [{ what: sentence, why: '', effects, refuses, needs }]
    : []
}

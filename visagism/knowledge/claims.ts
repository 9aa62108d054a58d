/** The effects a sentence asks for or excludes, by its words. */
import type { Advice, Effect } from './effects.ts'

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
  [/\bum palmo abaixo\b|\bo pescoço à vista entre\b|\bdedo de pele entre\b/i, HIGH_COLLARS],
  [/\bgolas? mais baixas?\b/i, HIGH_COLLARS],
  [/\bgargantilha (dura|rígida)\b/i, ['gargantilha']],
  [/\bpelo curto nos cantos\b|\bnão o cubra com volume\b/i, ['barba-cheia-nos-cantos']],
]

/** Avoiding, weighing or forbidding claims nothing. */
const SET_ASIDE =
  /\b(evit\w*|não|nunca|nem|sem(?! pena)|menos|fuja\w*|cuidado|em vez|só se|deix\w+ de lado|troque|contra|mesmo|embora|brig\w+|ao contrário|repet\w+|insist\w+|gruda|corta a altura|segundo círculo|outra curva)\b/i

/** Fast path: most texts name nothing. */
const ANYTHING = new RegExp([...CLAIMS, ...RULINGS].map(([{ source }]) => source).join('|'), 'i')

/** Emptied when full: texts with personal numbers never repeat. */
const READ = new Map<string, readonly Advice[]>()
const REMEMBERED = 5000

export function claimsIn(text: string): readonly Advice[] {
  const known = READ.get(text)
  if (known) return known
  if (READ.size >= REMEMBERED) READ.clear()
  const found = ANYTHING.test(text) ? sentencesOf(text).flatMap(claimOf) : []
  READ.set(text, found)
  return found
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+/)

function claimOf(sentence: string): Advice[] {
  const refuses = RULINGS.flatMap(([pattern, effects]) => (pattern.test(sentence) ? effects : []))
  const effects = SET_ASIDE.test(sentence)
    ? []
    : CLAIMS.flatMap(([pattern, effect]) => (pattern.test(sentence) ? [effect] : []))
  return effects.length + refuses.length > 0 ? [{ what: sentence, why: '', effects, refuses }] : []
}

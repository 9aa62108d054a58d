/** The effects that a sentence of running prose asks for, by the words it uses. */
import type { Advice, Effect } from '../effects.ts'

/** How a sentence names an effect as something to do. */
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
]

/** A sentence that sets aside, weighs or forbids claims nothing. */
const SET_ASIDE =
  /\b(evit\w*|não|nunca|nem|sem|menos|fuja\w*|cuidado|em vez|só se|deix\w+ de lado|troque|contra|mesmo|embora|brig\w+|ao contrário|repet\w+|insist\w+|gruda|corta a altura|segundo círculo)\b/i

export function claimsIn(text: string): Advice[] {
  return text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
    if (SET_ASIDE.test(sentence)) return []
    const effects = CLAIMS.flatMap(([pattern, effect]) => (pattern.test(sentence) ? [effect] : []))
    return effects.length > 0 ? [{ what: sentence, why: '', effects }] : []
  })
}

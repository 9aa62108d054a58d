/** Who may be under eighteen, in every wording: broad on purpose, like all that only a person may answer. */

const AGE =
  '(?:[6-9]|1[0-7]|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete)'
/** Those about to turn eighteen too. */
const NEXT_AGE = `(?:${AGE}|18|dezoito)`
const YEARS = '(?:aninhos?|anos?|a)\\b(?! (?:de (?!idade)|que|atras|sem|depois|antes|mais|casad|junt))'
/** It ends here, or goes on with another thing said. */
const ENDS = `(?=\\s*(?:[,.;:!?)\\n]|$)|\\s+(?:e|mas|quero|queria|so|ainda|estou|to|moro|estudo|gosto|uso|sou)\\b)`
const MONTH = '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const SOON = `(?= (?:em ${MONTH}|dia \\d|(?:n?[oea]ss?e|n?este|no) (?:ano|mes)|amanha|semana|mes que|ano que|daqui|logo|hoje|n[oa] ))`
const CHILD =
  '(?:filh[oa]|filhinh[oa]|net[oa]|netinh[oa]|sobrinh[oa]|entead[oa]|afilhad[oa]|irma|irmao|irmazinha|irmaozinho|prim[oa]|menin[oa]|garot[oa])'
const A_CHILD = `(?:a |o |uma? )?(?:minh?a|meu|nossa|nosso|uma?) ${CHILD}`

const all = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})`, 'g')

const PATTERNS: readonly RegExp[] = [
  // “Tenho 16”, and no sixteen minutes or centimetres.
  all(`(?:tenho|tem|fiz|completei|faco|idade(?: e| eh)?:?|de fazer) (?:so |apenas |quase |uns )?${AGE} ?${YEARS}`),
  all(`(?:tenho|faco|idade(?: e| eh)?:?) (?:so |apenas |quase |ainda )?${AGE}${ENDS}`),
  all(`(?:faco|fazer|fara|completo|completar|farei|completarei) ${NEXT_AGE}(?: ?${YEARS}|${SOON}|${ENDS})`),
  all(`(?:estou|to|tou|ja estou) (?:com|nos|fazendo) (?:meus )?${AGE}(?: ?${YEARS}|${ENDS})`),
  all(`${AGE} (?:aninhos|anos de idade|aninhos de idade)\\b`),
  all(
    `(?:menin[oa]|garot[oa]|jovem|mocinha|mocinho|moleque|moleca|guria|guri|estudante|alun[oa]|pessoa) (?:de|com) ${AGE}(?: ?${YEARS}|${ENDS})`,
  ),
  all(
    `(?:quase|nao|nem|menos de|ainda nao)\\b(?: \\w+){0,2} (?:18|dezoito)(?: anos\\b(?! (?:de (?!idade)|que|atras|sem|juntos))|${ENDS})`,
  ),
  all(
    `(?:falta\\w*|antes d[eo]s?|abaixo d[eo]s?|fazer|para os|pros) (?:\\w+ ){0,4}(?:meus |os )?(?:18|dezoito)(?: anos\\b(?! (?:de (?!idade)|que|atras))|${ENDS})`,
  ),
  all(
    `(?:meus|minha festa (?:de|dos)|meu (?:aniversario|baile|aniver|niver) (?:de|dos)|festa dos meus) (?:${NEXT_AGE})(?: anos| aninhos|${ENDS})`,
  ),
  all('(?:sou|serei|vou ser) (?:a )?debutante|vou debutar|meu debut\\w*|minha festa de debut\\w*'),
  // The age alone.
  /(?:^|[,.;:!(\n])\s*(?:oi |ola )?(?:[6-9]|1[0-7]) ?(?:anos|aninhos)(?=\s*[,.;:!)\n]|$)/g,
  all('(?:(?:sou|de|dimenor|eu|ainda) )?(?:de )?menor (?:de idade|de 18|de dezoito)'),
  all(
    `(?:sou|eu sou|ainda sou|como sou|por ser|sendo) (?:ainda )?(?:de )?(?:um |uma )?(?:dimenor|menor)${ENDS}|\\bdimenor\\b|menor aprendiz|jovem aprendiz|emancipad[oa]`,
  ),
  all(
    '(?:sou|ainda sou|como|uma?|sendo|por ser|para|pra) (?:muito |so |ainda )?(?:um |uma |a |o )?(?:pre-?\\s?)?(?:adolescente|teen|pre-?\\s?teen|crianca|aborrecente)(?: ainda)?(?! (?:usava|tinha|era|cortava))',
  ),
  all(`${CHILD} (?:pre-?\\s?)?adolescente (?:vai|que vai|quer usar|usaria|precisa)`),
  all(
    'terceirao|ensino (?:medio|fundamental|basico)|(?:[1-9]|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|setim[oa]|oitav[oa]|non[oa])[oaªº°]? (?:serie|(?:ano|colegial) do (?:medio|fundamental|ensino|colegio|em)|colegial)\\b',
  ),
  /\b[5-9] ?[oº°] ?ano\b(?! de)|\b(?:quinto|sexto|setimo|oitavo|nono) ano\b(?! de)/g,
  all(
    '(?:minha|meu|da|na|a|do|no|o) (?:escola|colegio)(?= (?:nao|proib\\w+|exig\\w+|deixa|permite|obriga|pede|tem regra|implica|so (?:deixa|aceita|permite)))|(?:uniforme|regras?|farda|diretora?) d[ao] (?:escola|colegio)|(?:meus?|minhas?) (?:colegas?|amig[oa]s|professor\\w*|turma|sala) d[aeo] (?:escola|colegio|sala)',
  ),
  all('(?:volto|vou|estudo) (?:para a|pra|para o|pro|a|em|num|numa) (?:escola|colegio)'),
  all(
    '(?:meus pais|minha mae|meu pai|meus responsaveis|minha avo|minha vo|minha responsavel) (?:nao |ja |me |ainda |so |tb |tambem )*(?:deix\\w+|autoriz\\w+|permit\\w+|sab(?:e|em)\\b|libera\\w*|consent\\w+)',
  ),
  all(
    'cartao (?:de credito )?d[ao]s? (?:minha |meus? )?(?:mae|pai|pais|avo|vo|tia|tio)|escondid[oa] d[aeo]s? (?:minha |meus? )?(?:mae|pai|pais)|(?:mae|pai|responsavel) (?:assin\\w+|precisa assinar|tem que assinar)|responsavel legal',
  ),
  // For a child.
  all(
    `(?:e|eh|sera|guia|corte|cortes|comprei|quero|queria|fotos?|visual|pedido|preench\\w+|pedindo|fazendo) (?:\\w+ ){0,3}(?:para|pra|pro) ${A_CHILD}|(?:para|pra|pro) ${A_CHILD} (?:adolescente|pequen[oa]|menor|mais nov[oa]|usar|ca[cç]ula|(?:de|com|que tem) ${AGE}\\b)`,
  ),
  all(
    `(?:fotos?|rosto|cara|cabelo) (?:\\w+ )?d[ao] (?:minh?a|meu) (?:filh[oa]|net[oa]|sobrinh[oa]|entead[oa]|afilhad[oa]) (?:adolescente|pequen[oa]|menor|mais nov[oa]|(?:de|com|que tem) ${AGE}\\b)`,
  ),
  all(
    `${CHILD} (?:de|com|que tem|tem) ${AGE}(?: anos| aninhos)?,? (?:que |e )?(?:vai|quem|usaria|que usar|aparece|posou|esta nas fotos|e quem)`,
  ),
]

const OF_A_THING =
  /(?:^|[^a-z])(?:meus?|minhas?|ess[ae]s?|est[ae]s?|nossos?|nossas?|os?|as?) (?:dreads?|dreadlocks?|locs?|trancas?|cabelos?|crespo|cachos?|black|franja|barba|bigode|corte|cor|progressiva|peruca|lace|protese|tatuagem|tatuagens|piercing|piercings|alianca|oculos|armacao|namoro|casamento|relacionamento|empresa|loja|negocio|carro|moto|casa|salao|barbearia)(?: (?:ja|so|quase))? $/

/** From this year on, where the day of the note is not known. */
const BORN_SINCE = 2008
const BORN =
  /\b(?:nasci|nascid[oa]|nascimento|sou)\b(?: \w+){0,2}?[: ]+(?:(?:em|de|no ano de|dia|\d{1,2})[ /.-]?(?:\d{1,2}[ /.-]|de \w+ de |\w+ de )?){0,3}(20[0-4]\d)\b/g

/** In the letters that were searched. */
export type WordPlace = { readonly at: number; readonly length: number }

export const placesOf = (patterns: readonly RegExp[], plain: string): WordPlace[] =>
  patterns.flatMap((pattern) => [...plain.matchAll(pattern)]).map(({ index, 0: { length } }) => ({ at: index, length }))

/**
 * Where a note speaks of somebody under eighteen whom the guide may be for.
 * @param plain letters as of `plainLetters`
 * @param today ISO date of the note, for years of birth
 */
export function minorsIn(plain: string, today?: string): WordPlace[] {
  const since = today === undefined ? BORN_SINCE : Number(today.slice(0, 4)) - 18
  // “Meus dreads têm nove anos”.
  const told = placesOf(PATTERNS, plain).filter(
    ({ at }) => !(plain.startsWith('tem ', at) && OF_A_THING.test(plain.slice(0, at))),
  )
  const born = [...plain.matchAll(BORN)].filter(([, year]) => Number(year) >= since)
  return [...told, ...born.map(({ index, 0: { length } }) => ({ at: index, length }))]
}

/** Facts with a value: an allergen, minutes, weeks, a day, a name. */
import { asWritten, type Clause } from './clause.ts'
import type { HeardFact } from './heard.ts'
import { dayIn, isAhead, occasionIn, ownDayIn } from './day.ts'
import { periodIn } from './period.ts'
import type { FactKey } from './facts.ts'
import { NUMBER as SPELT, numberOf as spelt } from './numbers.ts'
import { askedName, saysOfOthers } from '../names/asked-name.ts'

const NUMBER = `${SPELT}|meia`
const numberOf = (word = ''): number => (word === 'meia' ? 0.5 : spelt(word))

const TOP_AT_MOST = new RegExp(
  `\\b(?:em cima|(?:no |o )?topo|no alto|cabelo)(?: (?:e|pode|de|so|ter|tem|que))* (?:no maximo|maximo(?: de)?|ate) ((?:${NUMBER}) ?(?:cm|centimetros?|dedos?))\\b|\\b(?:no maximo|ate|nao mais (?:de|que)) ((?:${NUMBER}) ?(?:cm|centimetros?|dedos?)) (?:em cima|no topo|no alto)\\b`,
)
/** Hair laid over what is bare. */
const COMBS_OVER =
  /\b(?:pent(?:eio|ear|eado)|jog(?:o|ar|ado)|pux(?:o|ar|ado)|lev(?:o|ar)|arrum(?:o|ar)|vir(?:o|ar))\b.{0,40}\b(?:cobr(?:ir|e|indo)|tap(?:ar|a|ando)|disfarc(?:ar|a|ando)|escond(?:er|e|endo)|camuflar)\b.{0,24}\b(?:alto|topo|careca|calv\w+|coroa|cocuruto|couro|entradas?|falhas?|ral[oa]|buraco|clareira|falta de cabelo)\b/

/**
 * The occasion or the day of their own that a clause names.
 * @param near ISO date named alone beside it
 */
export function feastIn(clause: Clause, at: string, isOther: boolean, near: string | null = null): HeardFact[] {
  const { plain, words } = clause
  // “Vou ao salão no Natal e nas férias”: says when, and is no occasion of their own.
  if (/^(?:n?o )?(?:natal|reveillon|ano novo)$/.test(plain)) return []
  const day = near ?? dayIn(plain, at, true)
  const value = day === null ? {} : { value: day }
  const occasion = occasionIn(plain)
  const isTold =
    day !== null ||
    (occasion?.needs !== 'day' && isAhead(plain, at)) ||
    (!isOther && occasion?.needs === undefined && /\b(?:vou|minha|meu|me caso|sou|tenho)\b/.test(plain))
  if (occasion) return isTold ? [{ key: occasion.key, words, ...value }] : []
  const isOwnDay =
    (day !== null || isAhead(plain, at)) && ownDayIn(clause, !isOther) !== null && periodIn(plain, at) === null
  return isOwnDay ? [{ key: 'own-day', words, ...value }] : []
}

/**
 * @param isOther of somebody else: only the day of their feast concerns the person
 * @param near ISO date named alone beside it
 */
export function specialFacts(clause: Clause, at: string, isOther: boolean, near: string | null = null): HeardFact[] {
  const { plain, words } = clause
  const fact = (key: FactKey, value?: string): HeardFact[] => [
    { key, words, ...(value === undefined ? {} : { value }) },
  ]
  const said = (key: FactKey, piece?: string): HeardFact[] =>
    fact(key, piece === undefined ? undefined : asWritten(piece, clause))
  const feast = feastIn(clause, at, isOther, near)
  if (isOther) {
    const called = saysOfOthers(words) && !/\bnao\b/.test(plain) ? askedName(words) : null
    return called === null ? feast : fact('called-so', called)
  }
  const allergen = /\b(?:alerg\w+|alerj\w+|intoleran\w+|reacao)\s+(?:a|ao|as|aos|de|com|por|para)\s+(.+)$/.exec(plain)
  if (/\b(?:(?:alerg|alerj)\w+|intolerante)/.test(plain) && !/\b(?:nao|nunca|sem)\b/.test(plain))
    return said(
      'allergy',
      allergen?.[1]?.replace(/^(?:a|o|as|os|qualquer|todo tipo de)\s+|\s+(?:ja|que|quando|desde|porque)\b.*$/g, ''),
    )
  const harmful =
    /^(?:(?:o|a|os|as|um|uma) )?([a-z]+(?: (?:de|na|no|da|do) [a-z]+)?) me (?:da|deu|dao|causa|causou) (?:uma? )?(?:bolhas?|urticaria|reacao)\b/.exec(
      plain,
    )
  if (harmful?.[1]) return said('allergy', harmful[1].split(' ')[0])
  const atMost = new RegExp(
    `\\b(?:maximo|ate|so|apenas) (?:uns |umas |as )?((?:${NUMBER}) (?:dedos?|cm|centimetros?|palmos?))`,
  ).exec(plain)
  if (atMost?.[1] && /\b(?:cort\w+|tir\w+|pontas?|encurt\w+|(?:a|de) menos)\b/.test(plain))
    return said('trim-only', atMost[1])
  const top = TOP_AT_MOST.exec(plain)
  const most = top?.[1] ?? top?.[2]
  if (most && !/\b(?:cort\w+|tir\w+|barba|franja)\b/.test(plain)) return said('top-at-most', most)
  const over = COMBS_OVER.exec(plain)
  if (over && !/\b(?:nao|nunca|sem|parei)\b/.test(plain.slice(0, over.index + over[0].length)))
    return fact('combs-over')
  const least =
    /\b(?:no minimo|pelo menos|(?:nada|nao)(?: \w+)? acima d[oa])\s*(?:n?[oa] )?(?:altura d[oa] )?(ombros?|queixo|orelhas?|cintura|sutia|pescoco|nuca|clavicula)\b/.exec(
      plain,
    ) ?? /\b(ombros?|queixo|orelhas?|cintura|sutia|pescoco|nuca|clavicula) e o (?:meu )?minimo\b/.exec(plain)
  if (least?.[1]) return said('not-above', least[1])
  const minutes = new RegExp(`\\b(${NUMBER})\\s*minut\\w*`).exec(plain)
  if (minutes && /\b(?:manha|arrum\w+|cabelo|acord\w+|pront[oa]|pentear|maximo|so|no espelho|banho)\b/.test(plain))
    return fact('little-time', String(numberOf(minutes[1])))
  if (/\b(?:eu )?nao (?:arrumo|penteio|finalizo)\b(?: (?:nada|o cabelo|de manha)|$)/.test(plain))
    return [...fact('little-time', '3'), ...fact('no-products')]
  if (/\bnao (?:passo|ponho|boto|uso|coloco) (?:nada|nenhum produto) (?:no|na) (?:cabelo|cabeca|fio)\b/.test(plain))
    return fact('no-products')
  const times = new RegExp(
    `\\b(?:1|uma) ?(?:x|vez)(?: (?:a|por))? (?:cada|em) (${NUMBER}) (mes|meses|semanas)\\b`,
  ).exec(plain)
  const visits =
    times ??
    /\b(?:de |a cada )?(\w+) (?:em \w+ )?(mes|meses|semanas?)\b/.exec(plain) ??
    /\b(uma|duas) vez\w* (?:por|ao|no) (ano)\b/.exec(plain)
  if (
    visits &&
    /\b(?:salao|salon|barbe\w+|cabeleireir\w+|cort(?:o|ar)|retoque|consigo ir|da para ir|so vou)\b/.test(plain)
  ) {
    const n = numberOf(visits[1])
    const weeks = visits[2] === 'ano' ? 52 / n : visits[2]?.startsWith('mes') ? n * 4.35 : n
    if (weeks >= 4) return fact('few-visits', String(Math.round(weeks)))
  }
  const name = /\bnao\b/.test(plain) ? null : askedName(words)
  if (name !== null) return fact('called-so', name)
  const pronoun =
    /\b(?:pronomes?\s*(?:sao|e|:)?\s*|me (?:trat|cham)(?:e|em|a|ar) (?:por|no|com|como|pelo)\s+(?:(?:o )?pronomes? )?|uso (?:o pronome )?(?!el[ae] (?:pres|solt|curt|long|compri|natural|lis|cachead|amarrad|repart|assim|sempre|quase|tod|de |com |sem |para |em |n[ao] ))|(?:fala|falem|fale|escrev\w+) comigo no )(elu|ela|ele|feminino|masculino|neutro|senhor|senhora)\b/.exec(
      plain,
    ) ??
    /^(?:eu )?(?:sou |uso )?(ele|ela|elu)(?: ?\/ ?| )del[eau]\b/.exec(plain) ??
    /^(elu)$/.exec(plain) ??
    /^(?:eu )?(?:prefiro|usem?|(?:pode|podem) usar)(?: por favor)?(?: os? pronomes?)? (ele|ela|elu)(?: ?\/ ?(?:el[aeu]|del[aeu]))?(?: por favor)?$/.exec(
      plain,
    )
  if (pronoun?.[1]) return fact('addressed-so', pronoun[1])
  const unwanted =
    /\bnao (?:me|gosto que me) (?:cham\w+|trat\w+) (?:de|por|como) (?:moca|mocinha|senhora|dona|senhor|rapaz|menina|menino|mulher|homem|querida|linda|amiga)\b/.test(
      plain,
    )
  if (
    unwanted ||
    /\bnao (?:me )?(?:escrev\w+|fal\w+|trat\w+|ponh\w+|bot\w+)(?: comigo| por| com| n?o| pronome| nem)* (?:ele|ela|masculino|feminino)$/.test(
      plain,
    )
  )
    return fact('addressed-so', 'só pelo nome')
  return feast
}

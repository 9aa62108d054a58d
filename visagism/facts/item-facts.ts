/**
 * What is said of one item by its name: a lipstick, a parting, an air, a procedure, a word not to be written, how somebody hears or sees,
 * and what their salon is like. Items are found as words in a table; the clause must hold nothing that stays unexplained.
 */
import { ALLOWED, asWritten, BUYS_NOTHING, NEUTRAL, UNSURE, type Clause } from './clause.ts'
import type { FactKey, Force } from './facts.ts'
import type { HeardFact } from './heard.ts'
import { oddWords } from './neutral-words.ts'
import { FORCE_OF, stanceOf, type Stance } from './stance.ts'

type Family = 'makeup' | 'styling' | 'updo' | 'air' | 'procedure' | 'access'

/** Separated by commas, across lines. */
const list = (words: string): string[] => words.trim().split(/,\s+/)

const NAMES: Readonly<Record<Family, readonly string[]>> = {
  makeup: list(`
    batom, batons, gloss, rimel, delineado, delineado gatinho, delineado de gatinho, delineador, delineador preto, cilios posticos,
    cilio postico, blush, iluminador, corretivo, base, base liquida, sombra, sombras, esfumado, olho esfumado, olhos esfumados, lapis de olho, contorno no rosto`),
  styling: list(`
    risca no meio, risca ao meio, risca do meio, risca central, risca de lado, risca do lado, risca lateral, risca para o lado,
    cabelo partido no meio, cabelo partido ao meio, repartido no meio, repartido ao meio, cabelo dividido no meio, cabelo dividido ao meio,
    partido de lado, repartido de lado, cabelo para tras, cabelo todo para tras, penteado para tras, tudo para tras`),
  updo: list(
    `topete, coque, coque alto, coque baixo, rabo de cavalo, rabo alto, cabelo lambido, lambido, lambida, cabelo colado na cabeca`,
  ),
  air: list(`
    suave, suaves, autoridade, discreto, discreta, androgino, androgina, arrumado, arrumada, arrumadinho, arrumadinha, nova, novo,
    jovem, jovial, bem cuidada, bem cuidado, descansada, descansado, seria, serio, acessivel, confiavel, elegante, sofisticada, sofisticado,
    leve, forte, montada, montado, produzida, produzido, formal, infantil, severa, severo, brava, bravo, cansada, cansado`),
  procedure: list(`
    botox, preenchimento, preenchimentos, preenchimento labial, preenchimento facial, harmonizacao, harmonizacao facial, implante capilar,
    transplante capilar, micropigmentacao, microblading, henna na sobrancelha, henna de sobrancelha, lifting, rinoplastia, bichectomia, otoplastia,
    plastica, cirurgia plastica, extensao de cilios, alongamento de cilios, lipo de papada`),
  access: list(`
    daltonico, daltonica, daltonismo, cego de um olho, cega de um olho, visao monocular, protese ocular, cadeirante, cadeira de rodas`),
}
const FAMILY_OF: ReadonlyMap<string, Family> = new Map(
  (['makeup', 'styling', 'updo', 'air', 'procedure', 'access'] as const).flatMap((family) =>
    NAMES[family].map((name) => [name, family] as const),
  ),
)
/** By first word: most clauses hold none. */
const FIRSTS: ReadonlyMap<string, readonly string[]> = (() => {
  const firsts = new Map<string, string[]>()
  for (const name of [...FAMILY_OF.keys()].sort((a, b) => b.length - a.length)) {
    const [first = ''] = name.split(' ')
    firsts.set(first, [...(firsts.get(first) ?? []), name])
  }
  return firsts
})()

/** “Batom vermelho”, “base pesada”: part of what is said. */
const SHADES: ReadonlySet<string> = new Set(
  list(`
  nude, matte, mate, vermelho, vermelhos, rosa, vinho, escuro, escuros, claro, claros, forte, fortes, pesado, pesada, pesados, leve, leves, colorido,
  colorida, coloridos, coloridas, brilhante, cremoso, marrom, roxo, preto, liquido, fina, grosso, marcado, marcada, discreto, discreta`),
)
/** Other things too: “sombra e água fresca”, “a base do time”. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['base', 'sombra', 'sombras'])
const OF_MAKEUP =
  /\b(?:maquiagem|make|maquio|batom|batons|rimel|blush|delinead\w+|corretivo|cilios posticos|(?:base|sombra) (?:pesad|lev|liquid|fort|escur|clar|colorid|marrom|no rosto|na pele|nos olhos))|\b(?:uso|usar|passo|passar|ponho) (?:nem |muita |mais )?(?:base|sombra)\b/

type Found = { readonly family: Family; readonly name: string; readonly at: number; readonly end: number }

function itemsIn(plain: string): Found[] {
  const found: Found[] = []
  let from = 0
  for (const { 0: word, index } of plain.matchAll(/[a-z]+/g)) {
    if (index < from) continue
    const name = FIRSTS.get(word)?.find(
      (one) => plain.startsWith(one, index) && !/[a-z0-9]/.test(plain[index + one.length] ?? ' '),
    )
    const family = name === undefined ? undefined : FAMILY_OF.get(name)
    if (name === undefined || family === undefined) continue
    let end = index + name.length
    for (let next = nextWord(plain, end); family === 'makeup' && SHADES.has(next); next = nextWord(plain, end))
      end += next.length + 1
    found.push({ family, name, at: index, end })
    from = end
  }
  return found
}
const nextWord = (plain: string, end: number): string => /^ ([a-z]+)/.exec(plain.slice(end))?.[1] ?? ''

const REFUSING: readonly Stance[] = ['refuse', 'lacks', 'cannot', 'drop', 'stopped', 'denies']
const LIKING: readonly Stance[] = ['love', 'has', 'want', 'keep', 'must', 'spare']
const isOf = (stances: readonly Stance[], stance: Stance): boolean => stances.includes(stance)

function keyOf(family: Family, stance: Stance): FactKey | null {
  const isRefused = isOf(REFUSING, stance)
  if (!isRefused && !isOf(LIKING, stance)) return null
  switch (family) {
    case 'makeup':
      return isRefused ? 'makeup-refused' : 'makeup-worn'
    case 'styling':
      return isRefused ? 'styling-refused' : 'styling-worn'
    // Whoever wears or wants one says so of the cut, or of hair that is tied.
    case 'updo':
      return isRefused && stance !== 'stopped' ? 'styling-refused' : null
    case 'air':
      return isRefused ? 'impression-refused' : stance === 'want' ? 'impression-wanted' : null
    case 'procedure':
      return isRefused ? 'no-procedure' : null
    case 'access':
      return stance === 'has' ? 'access' : null
  }
}

/** An air is had by a look: “quero parecer mais suave”, “um visual discreto”; not “uma franja leve”. */
const AIRY =
  /\b(?:parec(?:er|a|endo)|passar|transmitir|demonstrar|(?:uma? |o |meu )?(?:visual|ar|imagem|aparencia|look|expressao) (?:mais |menos |muito |tao |bem |de |com |d[ea] )*|algo (?:bem |mais )|(?:deixar|ficar|fique|deixe) (?:mais |menos |com |muito |tao ))/
/** How much, as part of the value: “mais suave”, “arrumado demais”. */
const LESS = /\bmenos $/
/** Between a thing and whose it is: “a base da mesa”. */
const OF_THING = /^ (?:d[aeo]s?|del[ea]s?) (?!(?:olhos?|boca|rosto|pele|dia|noite|sempre|jeito|forma|vez|novo)\b)/
const LIKENESS = /\b(?:parec(?:e|endo|ia)|vir(?:a|ou)|feito|que nem|igual)(?: (?:um|uma|de|a|o))? $/

const TWICE_DENIED = /\bnao\b.*\bnao\b(?=.*\w)/
const SAYS_NOTHING: readonly RegExp[] = [NEUTRAL, ALLOWED, BUYS_NOTHING, UNSURE]

/** Words about an item that change nothing of it. */
const BESIDE: ReadonlySet<string> = new Set(
  list(
    `passar, transmitir, parecer, pareca, cara, ar, ouvido, ouvidos, ouco, enxergo, cega, cego, nascenca, maquiagem, make, postico, posticos, cilios, noticia, definitiva`,
  ),
)
const AT_ALL = /\b(?:d[ao]s?|meu|minha|dele|dela) (?:time|banda|predio|casa|loja|empresa|filha|filho)\b/

/** What a sentence asks not to be spoken of. */
const SPOKEN =
  /\b(?:nao|sem|nunca|nem|evit\w+|detesto|odeio)\b.{0,30}\b(?:fal(?:a|am|e|em|o|ar|ando)\b|coment\w+|mencion\w+|cit\w+|escrev\w+|ler|leia|palavras?|assunto|toquem)\b/
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:idade|anos que tenho|velhice|rejuvenescer|envelhecimento)\b/, 'idade'],
  [/\b(?:peso|gordura|quilos|magreza|gord[oa]|emagrec\w+|engord\w+)\b/, 'peso'],
  [/\b(?:boca|labios?|labial)\b/, 'boca'],
  [/\bnariz\b/, 'nariz'],
  [/\bdentes?\b/, 'dentes'],
  [/\bpapada\b/, 'papada'],
  [/\bcicatriz\w*\b/, 'cicatriz'],
  [/\b(?:defeitos?|imperfeic\w+|corrigir|correc\w+|disfarcar)\b/, 'defeito'],
]
const OF_TOPICS: ReadonlySet<string> = new Set(
  list(`
  boca, labio, labios, labial, nariz, dente, dentes, papada, cicatriz, cicatrizes, toda, hora, idade, velhice, rejuvenescer, envelhecimento, peso, gordura, quilos, magreza, defeito, defeitos, imperfeicao, imperfeicoes, corrigir,
  correcao, correcoes, disfarcar, palavra, palavras, assunto, assuntos, comentar, comentarios, comentem, mencionar, mencionem, mencione, citar, citem, cite, toquem, corpo,
  evitem, leia, gordo, gorda, emagrecer, engordar`),
)

/** What whoever cuts must plan with. */
const SALON: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:no maximo|ate|so|nao (?:aguento|consigo|posso|detesto)(?: ficar)? mais (?:de|que)) (?:uma|1) ?h(?:ora)?\b.{0,20}\b(?:cadeira|salao)\b|\b(?:cadeira|salao)\b.{0,30}\b(?:no maximo|ate|mais (?:de|que)) (?:uma|1) ?h(?:ora)?\b/,
    'até uma hora na cadeira',
  ],
  [
    /\b(?:so (?:tem|ha|existe) um|um unico|o unico) (?:salao|cabeleireiro|barbeiro|barbearia)\b|\bso (?:tem|ha|existe) uma (?:barbearia|cabeleireira)\b/,
    'um só salão na cidade',
  ],
  [
    /\b(?:cabeleireir[oa]|barbeiro)\b.{0,12}\b(?:vem|vai|atende)\b.{0,16}\b(?:casa|domicilio)\b|\bcorto (?:o cabelo )?em domicilio\b/,
    'atendimento em casa',
  ],
  [
    /\b(?:so|quero|sempre|faco questao|exijo|precis\w+|devo|mantenho)\b.{0,24}\bteste (?:de|em|na|da) mechas?\b/,
    'teste de mecha antes',
  ],
]
const WHO_CUTS = /^(?:(?:a|o) )?(?:meu|minha) (?:barbeiro|cabeleireir[oa]) (?:vem|vai|(?:me )?atende)\b/
/** One of them stands in every clause that speaks so: the others are not looked at. */
const KEYWORDS =
  /\b(?:cadeira|salao|barbe|cabeleireir|domicilio|mecha|fal|coment|mencion|cit|escrev|ler|leia|palavra|assunto|toquem)/

export type ItemFacts = {
  readonly facts: readonly HeardFact[]
  /** Clauses that are explained by them. */
  readonly heard: readonly string[]
}

/**
 * @param clauses in order
 * @param isOfOther whether a clause is somebody else's
 * @param isOver whether it is of the past
 */
export function itemFacts(
  clauses: readonly Clause[],
  isOfOther: (plain: string) => boolean,
  isOver: (plain: string) => boolean,
): ItemFacts {
  const facts: HeardFact[] = []
  const heard: string[] = []
  const say = (key: FactKey, clause: Clause, value: string, force?: Force): void => {
    facts.push({ key, words: clause.words, value, ...(force === undefined ? {} : { force }) })
    if (!heard.includes(clause.words)) heard.push(clause.words)
  }
  let sentence = -1
  let before: Stance | null = null
  let isQuiet = false
  let isUnsaid = false
  for (const [index, clause] of clauses.entries()) {
    const { plain } = clause
    if (clause.sentence !== sentence) {
      sentence = clause.sentence
      before = null
      isQuiet = false
      isUnsaid = false
    }
    const isAside =
      clause.isQuestion ||
      isOfOther(plain) ||
      SAYS_NOTHING.some((pattern) => pattern.test(plain)) ||
      TWICE_DENIED.test(plain) ||
      // “Batom não dura em mim.”
      /\bnao (?:me )?(?:dura|segura|pega|fixa|para|adere)\b/.test(plain)
    const isOfWhoCuts = WHO_CUTS.test(plain)
    if (!clause.isQuestion && KEYWORDS.test(plain) && !isOver(plain) && (isOfWhoCuts || !isAside))
      for (const [pattern, value] of SALON) if (pattern.test(plain)) say('salon-limit', clause, value, 'tells')
    const found = itemsIn(plain)
    const regretted = found.filter(({ family }) => family === 'procedure')
    if (regretted.length > 0 && !clause.isQuestion && !isOfOther(plain) && isRegretted(clauses, index)) {
      for (const item of regretted) say('no-procedure', clause, valueOf(item, clause), 'refuses')
      heard.push(
        ...clauses.flatMap((one) =>
          /^(?:mas )?(?:eu )?me arrependi(?: muito| demais)?$/.test(one.plain) ? [one.words] : [],
        ),
      )
      continue
    }
    const own = stanceOf(plain)
    if (isAside || isOver(plain)) {
      isQuiet = true
      before = null
      continue
    }
    const goesOn: boolean =
      isUnsaid && /^(?:(?:e|nem|ou) )?(?:(?:d[eao]s?|sobre|n[oa]s?|em|a) )?(?:(?:meu|minha|palavra) )?\w+$/.test(plain)
    isUnsaid = goesOn || SPOKEN.test(plain)
    if (isUnsaid && oddWords(plain, [], [OF_TOPICS]).length === 0)
      for (const [pattern, topic] of TOPICS) if (pattern.test(plain)) say('unsaid', clause, topic, 'refuses')
    const stance = stanceFor(plain, own, before, isQuiet)
    if (found.length > 0 && stance !== null && isPlainly(plain, found)) {
      for (const item of found) {
        // “Mais nova sem botox”: what comes after denies something else.
        const isBefore = /\b(?:sem|nem)\b/.test(plain.slice(item.end)) && !DENIED.test(plain.slice(0, item.at))
        const its = isBefore ? (stanceOf(plain.slice(0, item.end)) ?? stance) : stance
        const key = keyOf(item.family, LESS.test(plain.slice(0, item.at)) ? 'refuse' : its)
        if (key === null || !isMeant(item, clause, clauses, before)) continue
        say(key, clause, valueOf(item, clause), FORCE_OF[its])
      }
    }
    if (own !== null) {
      before = own
      isQuiet = false
    }
  }
  return { facts, heard }
}

/** A list goes on with the verb before it; “só” and “sim” turn it round. */
function stanceFor(plain: string, own: Stance | null, before: Stance | null, isQuiet: boolean): Stance | null {
  if (/^(?:menos|exceto)\b/.test(plain)) return null
  if (own === 'denies') return 'denies'
  if (own !== null) return own
  if (isQuiet || before === null) return /^(?:so|somente|apenas) /.test(plain) && !isQuiet ? 'has' : null
  if (/^(?:(?:mas|e) )?sim\b/.test(plain)) return 'want'
  if (/^(?:mas )?(?:so|somente|apenas)\b/.test(plain)) return isOf(REFUSING, before) ? 'has' : before
  return before
}

const DENIED = /\b(?:nao|nunca|sem|nem)\b/

/** Every word beside the items is explained. */
const isPlainly = (plain: string, found: readonly Found[]): boolean =>
  oddWords(plain, found, [BESIDE]).length === 0 && !AT_ALL.test(plain)

function isMeant(
  { family, name, at, end }: Found,
  clause: Clause,
  clauses: readonly Clause[],
  before: Stance | null,
): boolean {
  const { plain } = clause
  if (OF_THING.test(plain.slice(end)) || LIKENESS.test(plain.slice(0, at))) return false
  const whole = (): string => clauses.flatMap((one) => (one.sentence === clause.sentence ? [one.plain] : [])).join(', ')
  if (family === 'air')
    return (
      AIRY.test(whole()) &&
      (AIRY.test(plain) || before !== null) &&
      !/\b(?:barba|franja|cabelo|fios?|batom|make|maquiagem|brincos?|oculos|armac\w+|corte|cor|tons?|cores|sobrancelhas?|roupas?)\b/.test(
        plain,
      )
    )
  if (family === 'updo' && name.startsWith('lambid'))
    return /\b(?:cabelo|penteado|gel)\b/.test(whole()) || plain.split(' ').length <= 4
  return !AMBIGUOUS.has(name) || OF_MAKEUP.test(whole())
}

/** “Fiz botox e me arrependi.” */
const isRegretted = (clauses: readonly Clause[], index: number): boolean => {
  const { sentence } = clauses[index] ?? { sentence: -1 }
  return clauses.some(
    (one) => one.sentence === sentence && /\bme arrependi\b/.test(one.plain) && !/\bnao me arrependi\b/.test(one.plain),
  )
}

function valueOf({ family, name, at, end }: Found, clause: Clause): string {
  const piece = clause.plain.slice(at, end)
  if (family !== 'air') return asWritten(piece, clause)
  const more = /\b(mais |com |menos )$/.exec(clause.plain.slice(0, at))?.[1] ?? ''
  const most = clause.plain.startsWith(' demais', end) ? ' demais' : ''
  return asWritten(`${more === 'menos ' ? '' : more}${name}${most}`, clause)
}

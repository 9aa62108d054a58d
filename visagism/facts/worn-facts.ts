/** What somebody says of clothes, jewels, cloth and days: facts that need a whole sentence, as one verb governs a list. */
import { plainLetters } from '../knowledge/observations.ts'
import { NEUTRAL, UNSURE, type Clause } from './clause.ts'
import { NUMBER, numberOf } from './numbers.ts'
import type { FactKey } from './facts.ts'
import type { HeardFact } from './heard.ts'

type WornFact = {
  readonly key: FactKey
  /** In the plain words of a sentence; the clause in which it ends is quoted. */
  readonly heard: RegExp
  /** In the whole sentence: another meaning. */
  readonly unless?: RegExp
  /** @param sentence as written, @param match of `heard` */
  readonly value?: (sentence: string, match: RegExpExecArray) => string | undefined
  /** What it names must be so: a small sum. */
  readonly isOnly?: (match: RegExpExecArray) => boolean
  /** In the sentence before it: what it may speak of instead. */
  readonly unlessBefore?: RegExp
  /** Somebody else may do it. */
  readonly isOfOthers?: true
}

const REFUSE =
  '(?:nao (?:uso|usa|usam|usamos|visto|ponho|boto|coloco|quero|posso|gosto de|consigo|usaria)|detesto|odeio|nunca (?:uso|usei|visto|usaria)|evito|parei de usar|sem|nem|tenho pavor de)'
const BETWEEN =
  '(?: (?:mais|usar|vestir|por|botar|colocar|ver|de|com|em|nenhuma?|an?|os?|as?|meus?|minhas?|qualquer|muito|nada|roupas?|pecas?|tecidos?))*'
/** “Não uso maquiagem, nem brinco, nem …”: nouns, until a verb of their own. */
const NOUN = '(?!(?:mas|so|uso|quero|gosto|adoro|amo|prefiro|tenho|sou|visto|posso|eu)\\b)[a-z-]+'
const LIST = `(?:(?: ${NOUN}){1,3}, (?:(?:nem|ou) )?(?:(?:de|com|a|o) )?)`
const GOES_ON = '(?! (?:eu|sim|sempre|pode|gosto|adoro|amo)\\b)'

/** “Não uso …”, “…: não”, “… eu não uso”, each beside the thing. */
const refused = (things: string): RegExp =>
  new RegExp(
    `\\b${REFUSE}${BETWEEN} (?:${things})\\b${GOES_ON}` +
      `|\\bnao (?:uso|visto|posso usar|quero)${LIST}{1,4}(?:${things})\\b${GOES_ON}` +
      `|\\bdetesto${LIST}{1,5}(?:nem )?(?:${things})\\b${GOES_ON}` +
      `|\\b(?:${things}), nao(?=,|$)` +
      `|\\b(?:${things}),? (?:eu )?(?:nao (?:uso|visto|ponho|quero|posso|gosto)|detesto|odeio)(?=,|$)`,
  )
const either = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'))

const ONLY =
  '(?:(?:so|somente|apenas) (?:uso|visto|ando de|posso (?:usar|vestir))|(?:uso|visto|ando) (?:so|somente|apenas)(?: de)?)'
const ON_OCCASION = '(?! (?:em|no|na|nos|nas|para|quando|curt\\w+|as vezes))'

const DAY_NAMES = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const
const DAY = `(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?`
/** A feast, or one day of the calendar. */
const ONE_DAY =
  /\b(?:sexta(?:[ -]feira)? santa|sabado de aleluia|(?:passad[oa]|que vem|proxim[oa]|ness?[ea]|nest[ea])\b)/

const WORN_CUT =
  'corte|penteado|degrade|disfarcado|undercut|topete|chanel|bob|repicado|mullet|moicano|corte militar|cabelo (?:de sempre|igual)'
const WORN_CUT_WRITTEN =
  'degrad[eê]|disfar[cç]ado|undercut|topete|chanel|\\bbob\\b|repicado|mullet|moicano|corte militar'
const TAKE = '(?:tir(?:ar|e|em|o|asse|assem|ando)|diminu\\w+|alivi\\w+|reduz\\w+)'
/** Skin of the nape that a blade or a low clipper makes worse. */
const SORE = 'queloides?|caroc\\w+|bolinhas?|encravad\\w+|encaroc\\w+|inflam\\w+|foliculite|alto relevo'
const NOT_CLIPPED =
  'nao (?:pode|posso|da para|deixo) (?:\\w+ )?(?:passar|raspar|pass\\w+) (?:a |uma )?(?:maquina|navalha|lamina)'
const OF_OTHERS =
  '\\b(?:meu|minha) (?:pai|mae|filh[oa]|marido|esposa|mulher|irmao|irma|amig[oa]|av[oo]) (?:tem|teve|esta)\\b'
/** Either before the other, within one sentence. */
const beside = (places: string, things: string): RegExp =>
  new RegExp(
    `\\b(?:${places})\\b(?:,? [^ ,]+){0,9}?,? (?:${things})\\b|\\b(?:${things})\\b(?:,? [^ ,]+){0,6}?,? (?:${places})\\b`,
  )

const CLOTHES =
  'camisas?|camisetas?|camisoes|calcas?|vestidos?|saias?|blazers?|jaquetas?|sapatos?|blusas?|tenis|macacao|cardigas?|polos?|jeans|casacos?|sueter|bermudas?'
/** What they have, in their own words. */
function clothesNamed(sentence: string): string | undefined {
  const plain = plainLetters(sentence)
  const found = [
    ...plain.matchAll(
      new RegExp(
        `\\b(?:tenho|e|,) (?:so )?(?:uma?|uns|umas|du[ao]s|dois|minhas?|meus?) (?:${CLOTHES})\\b(?: (?!e\\b|nao\\b|que\\b|para\\b|de festa)[a-z-]+)?`,
        'g',
      ),
    ),
  ].map(({ 0: words, index }) => sentence.slice(index, index + words.length).replace(/^(?:tenho|e|,) (?:só )?/i, ''))
  return found.length === 0 ? undefined : found.join(' e ')
}

function daysNamed(sentence: string): string | undefined {
  const plain = plainLetters(sentence)
  const named = DAY_NAMES.filter((name) => new RegExp(`\\b${name}s?\\b`).test(plain))
  const range = new RegExp(`\\bde (${DAY_NAMES.join('|')})(?:[ -]feira)? a (${DAY_NAMES.join('|')})\\b`).exec(plain)
  const [from, to] = [range?.[1], range?.[2]].map((name) => DAY_NAMES.findIndex((one) => one === name))
  const all = from !== undefined && to !== undefined && from >= 0 && to > from ? DAY_NAMES.slice(from, to + 1) : named
  return all.length === 0 ? undefined : all.map((name) => WRITTEN[name]).join(', ')
}
const WRITTEN = {
  domingo: 'domingo',
  segunda: 'segunda',
  terca: 'terça',
  quarta: 'quarta',
  quinta: 'quinta',
  sexta: 'sexta',
  sabado: 'sábado',
} as const satisfies Readonly<Record<(typeof DAY_NAMES)[number], string>>

/** 0 is Sunday. @param value of the facts about days */
export const weekdaysIn = (value: string): number[] =>
  DAY_NAMES.flatMap((name, at) => (new RegExp(`\\b${name}\\b`).test(plainLetters(value)) ? [at] : []))

/** “Até o fim de janeiro”: what follows the preposition. */
function untilWhen(sentence: string): string | undefined {
  const [, until] =
    /\baté ((?:o |a |dia |meados de |fim de )?[\p{L}\d/]+(?: (?:de|do|da) [\p{L}\d]+){0,2})/iu.exec(sentence) ?? []
  // “Até lá” names no day.
  return until === undefined || /^l[áa]\b/iu.test(until) ? undefined : until
}

const COLOURS = 'vermelho|preto|roxo|marrom|azul|verde|amarelo|laranja|rosa|cinza|branco'

const KIN =
  'mae|pai|filh[oa]|irma|irmao|ti[oa]|prim[oa]|marido|mulher|espos[oa]|namorad[oa]|vo|avo|cunhad[oa]|sogr[oa]|net[oa]|amig[oa]|vizinh[oa]'
const kinNamed = (_: string, match: RegExpExecArray): string | undefined => {
  const [, kin] = new RegExp(`\\b(?:minha|meu) (${KIN})\\b`).exec(match[0]) ?? []
  if (kin === undefined) return undefined
  const isMan = /^(?:pai|irmao|marido|espos?o|namorado|tio|primo|cunhado|sogro|neto|amigo|vizinho|filho)$/.test(kin)
  return `${isMan ? 'o seu' : 'a sua'} ${KIN_WRITTEN[kin] ?? kin}`
}
const KIN_WRITTEN: Readonly<Record<string, string>> = {
  mae: 'mãe',
  irma: 'irmã',
  irmao: 'irmão',
  vo: 'avó',
  avo: 'avó',
}

const TOUCH_BROWS =
  '(?:mex|toc|toqu|tir|fa[czç]|faz|pint|ting|tinj|apar|limp|desenh|depil|arranc|pinc|afin|preench)\\w*'
const BROWS = '(?:(?:n|d)?(?:a|as) |minhas? |nas minhas |na minha )*sobrancelhas?'

const ON_FACE = /\b(?:barba|bigode|cavanhaque|costeletas?|franj\w+|unhas?|sobrancelhas?|pelos?)\b/
const ELSEWHERE =
  /\b(?:barba|bigode|cavanhaque|costeletas?|franj\w+|unhas?|sobrancelhas?|pelos?|nuca|lad(?:o|os)|laterais|comprid\w+|long[oa]s?|cintura|costas)\b/
const HAIR = '(?:cabelos?|crespo|cachos|black|afro|corte|penteado)'
/** “Tem 3 cm e vai continuar assim”: to the centimetre, and no more. */
const STAYS_SO =
  '(?:(?:e|ele|eles) )*(?:(?:vai|vao|vou|deve|devo|quero que|quero) )?(?:continu|fi[cq]|mant|permanec|deix)\\w+(?: ele)?(?: (?:assim(?: mesmo)?|desse jeito|[nd]esse tamanho|com (?:isso|essa medida|esse tamanho)|nisso|como esta))(?=,|$)'
/** Up to six centimetres, or three fingers. */
const SHORT_MEASURE =
  '((?:[1-6](?:[.,]\\d)?|um|dois|tres|quatro|cinco|seis) ?(?:cm|centimetros?)|(?:[1-3]|um|dois|tres) ?dedos?)'
const LONG_MEASURE = '(?:1[5-9]|[2-9]\\d|1\\d\\d) ?(?:cm|centimetros)'
const OF_MEASURE = `\\b(?:meus?|minha|o|os) ${HAIR}(?: (?!nao\\b)\\w+){0,2}? (?:tem|mede|esta com) (?:so |uns |apenas |exatos )?`
const measureIn = (_: string, match: RegExpExecArray): string | undefined =>
  match[1]?.replace(/^(\d+(?:[.,]\d)?)(?=[a-z])/, '$1 ').replace('centimetro', 'centímetro')

/** Money for one cut, and no more than that. */
const MOST_MONEY = 150
const PER_CUT = `(${NUMBER}|\\d+) (?:reais|real|contos?|pilas?|pratas?) (?:por|no|para o|cada|em cada) (?:corte|penteado)`
const moneyIn = (match: RegExpExecArray): number => numberOf(match.slice(1).find((one) => one !== undefined))
const reais = (match: RegExpExecArray): string => `${moneyIn(match)} reais`
const NO_MORE_MONEY = 'nao (?:gasto|pago|passo|posso (?:gastar|pagar)|quero (?:gastar|pagar)|da para (?:gastar|pagar))'

const WORN_FACTS: readonly WornFact[] = [
  {
    key: 'top-at-most',
    // It ends where the measure does: that clause is quoted.
    heard: new RegExp(
      `${OF_MEASURE}${SHORT_MEASURE}(?=,? ${STAYS_SO})|\\b(?:meu|o) ${HAIR} (?:(?:vai )?(?:continu\\w+|permanec\\w+)|mantenho) (?:com|em|nos) ${SHORT_MEASURE}(?=,|$)`,
    ),
    unless: ELSEWHERE,
    value: (sentence, match) => measureIn(sentence, match) ?? match[2],
  },
  { key: 'short-stays', heard: new RegExp(`${OF_MEASURE}${SHORT_MEASURE},? ${STAYS_SO}`), unless: ELSEWHERE },
  { key: 'length-stays', heard: new RegExp(`${OF_MEASURE}${LONG_MEASURE},? ${STAYS_SO}`), unless: ON_FACE },
  {
    key: 'short-stays',
    heard: new RegExp(
      `\\bnao (?:quero|vou)(?: que)? (?:(?:o |meu )?(?:${HAIR}|ele) )?(?:deixar )?(?:(?:o |meu )?(?:${HAIR}|ele) )?(?:crescer|cresca)(?: (?:(?:o |meu )${HAIR}|nada|nunca|de novo))*(?=,|$)`,
    ),
    unless: ELSEWHERE,
    unlessBefore: ELSEWHERE,
  },
  {
    key: 'trim-only',
    heard: either(
      /\bnao quero (?:d[aeo] |que )?(?:eu )?(?:depois )?(?:me )?arrependa\b/,
      /\b(?:nao|nunca|nem|sem) (?:\w+ ){0,3}?(?:mudancas?|coisa|algo|loucura|nada) (?:d[aeo] )?(?:que|qual) (?:eu )?(?:v[ae]nha a |possa |va )?(?:depois )?(?:me )?arrepend\w+/,
      /\bnao (?:quero|vou) (?:fazer )?(?:mudancas? nenhuma|nenhuma mudanca)(?: n[oa] (?:meu )?(?:cabelo|corte|penteado|visual))?(?=,|$)/,
    ),
    unless:
      /\b(?:radical|ousa\w+|(?:quero|vou) mudar|(?:quero|preciso de) (?:um |outro )?penteado|transform\w+|curt[oa]s?|cort(?:ar|o)|rasp\w+|nov[oa]|pint\w+|ting\w+|loir\w+|ruiv\w+|diferente|franj\w+|tatu\w+|fal\w+|escrev\w+|compr\w+|menos|exceto|barba|bigode)\b/,
    unlessBefore:
      /\b(?:radical|ousa\w+|(?:quero|vou) mudar|curt[oa]s?|cort(?:ar|o)|rasp\w+|nov[oa]|pint\w+|diferente)\b/,
  },
  {
    key: 'wants-length',
    heard:
      /\b(?:quero|queria|gostaria de)(?: (?:o|meu|ver|ter|cabelo|crespo|que|black)){0,4} (?:chegando|chegue)(?: ate)? (?:[nad]?[oa]s? |ate )?(?:altura d[oa]s? )?(?:ombros?|clavicula|peito|costas|cintura|sutia)\b/,
    unless:
      /\b(?:nao (?:quero|queria)|cort(?:ar|o|e|ando)|tir(?:ar|o|em)|encurt\w+|mais curt\w+|barba|franj\w+|brincos?|vestido|blusa|gola|manga)\b/,
  },
  {
    key: 'work-rule',
    heard:
      /(?:^|, )(?:e |isso e |la e |e que )*(?:(?:o |por |pelo |por causa do )?regulamento|(?:as? |por |pela )?(?:normas?|regras?) d[aeo]s? (?:corporacao|empresa|firma|policia|pm|quartel|servico|trabalho|casa militar|companhia|hospital|batalhao|guarda))(?=,|$)/,
    unless: /\b(?:nao (?:e|tem|ha|existe)|sem) (?:\w+ )?(?:regulamento|normas?|regras?)\b/,
  },
  {
    key: 'work-rule',
    heard:
      /\b(?:em|no|durante o) servico,? (?:(?:o |a )?(?:cabelo|barba) )?(?:(?:eu )?(?:devo|nao posso|so posso) (?:ser |estar |ficar |usar |ter |andar |com |de |so |sempre |o |a |meu |minha )*(?:prend\w+|pres[oa]|cabelo|barba|bigode|coque|rasp\w+|franja|brincos?|piercing|esmalte|boina|quepe|farda|solt[oa])|e (?:so |sempre )?(?:coque|cabelo|farda|boina|quepe|rede|proibid[oa]))\b/,
    unless: /\bservico (?:social|de casa|domestico)\b/,
  },
  {
    key: 'little-money',
    heard: new RegExp(
      `\\b${PER_CUT}(?=,(?: (?:e|mas|eu))* ${NO_MORE_MONEY})|\\b(?:(?:so|somente|apenas) (?:tenho|(?:posso|consigo|quero|da para) (?:gastar|pagar)|gasto|pago)|no maximo|(?:gastar|pagar|gasto|pago) ate) (?:uns )?${PER_CUT}|\\b${NO_MORE_MONEY} (?:mais )?(?:de|que|do que) ${PER_CUT}|\\b${PER_CUT}(?: (?:e o|no) maximo|, no maximo)`,
    ),
    unless: /\b(?:mae|pai|marido|esposa|filh[oa]) (?:so )?(?:gasta|paga)\b/,
    value: (_, match) => reais(match),
    isOnly: (match) => moneyIn(match) <= MOST_MONEY,
  },
  {
    // The limit itself, where the sum stands before it.
    key: 'little-money',
    heard: new RegExp(`\\b${PER_CUT},(?: (?:e|mas|eu))* ${NO_MORE_MONEY}`),
    value: (_, match) => reais(match),
    isOnly: (match) => moneyIn(match) <= MOST_MONEY,
  },
  {
    key: 'brows-stay',
    heard: new RegExp(
      `\\b${BROWS} (?:(?:eu|ninguem|voces?) )?(?:nao|nunca|ninguem) (?:se )?${TOUCH_BROWS}(?! (?:\\w+ )?(?:direito|bem|demais|muito|sozinh))` +
        `|\\b(?:nao|nunca|ninguem|nem) (?:quero (?:que )?|vou |deixo |pode(?:m)? |e para |precisa |se )?(?:ninguem )?${TOUCH_BROWS} (?:(?:nada|mais|muito) )?${BROWS}\\b(?! (?:direito|bem|demais|sozinh))` +
        `|\\b(?:nao|nunca|ninguem) (?:quero |vou |pode(?:m)? |deixo )?${TOUCH_BROWS}(?: \\w+){0,3},? nem (?:n?(?:a|as) )?(?:minhas? )?sobrancelhas?\\b` +
        `|\\bdeix\\w+ ${BROWS} (?:em paz|quietas?|como (?:esta|estao|e|sao|nasc\\w+)|do jeito)`,
    ),
    unless: /\bnao (?:sei|consigo|lembro)\b[^,]*sobrancelha/,
  },
  {
    key: 'greys-stay',
    heard:
      /\b(?:mecha|faixa|tufo)(?: branc[oa])?(?: \w+){0,3}? (?:fica|continua)(?: (?:a vista|a mostra|como|onde|visivel|do jeito|aparecendo)\b|(?=,|$))|\b(?:amo|adoro|mantenho|quero manter|nao escondo) (?:a |minha |essa )?(?:mecha|faixa|tufo) branc[oa]/,
    unless: /\bloir[oa]|\bfica(?:va)? (?:amarel|feia)/,
  },
  {
    key: 'beard-has-gaps',
    heard:
      /\b(?:lado (?:esquerdo|direito)|de um lado|num lado|so (?:de |do |n?)?(?:um|outro) lado|metade do rosto)\b.{0,30}\bnao (?:me )?(?:nasce|cresce)\w* (?:a )?barba\b|\bbarba\b.{0,20}\bnao (?:me )?(?:nasce|cresce)\w*.{0,12}\b(?:lado (?:esquerdo|direito)|de um lado|num lado|metade do rosto)\b|\bbarba\b.{0,12}\bso (?:nasce|cresce) (?:de|n?um|do) (?:um )?(?:lado|outro lado)\b/,
  },
  {
    key: 'face-untouched',
    heard:
      /\b(?:fios?|cabelos?|mechas?)(?: \w+){0,2} (?:encost|bat|peg|ca[ií]|roc|toc)\w*(?: \w+){0,2}? (?:n[oa]s?|em cima d[oa]s?) (?:minhas? |meus? |meu )?(?:bochechas?|olhos?|rosto|cara|testa)\b.{0,40}\b(?:tira do serio|nao (?:suporto|aguento|da|tolero)|agonia|insuportavel|aflicao|desespero|crise|panico|surto)|\b(?:detesto|odeio|nao (?:suporto|aguento|tolero)|tenho (?:agonia|aflicao|panico)(?: de)?)\b.{0,30}\b(?:fios?|cabelos?|mechas?)(?: \w+){0,3} n[oa]s? (?:bochechas?|olhos?|rosto|cara|testa)\b/,
  },
  {
    key: 'scalp-burns',
    heard:
      /\bsol\b.{0,20}\bqueim\w+ (?:a |o |minha |meu )?(?:cabeca|couro(?: cabeludo)?|risca|nuca)|\b(?:cabeca|couro(?: cabeludo)?|nuca|risca)\b.{0,30}\bqueim\w+ (?:no|com o|ao|de) sol\b/,
  },
  {
    key: 'no-trousers',
    heard: either(
      refused(
        'calcas?(?: compridas?)?(?! (?:jeans|legging|skinny|just\\w+|apertad\\w+|branc\\w+|pret\\w+|clar\\w+|escur\\w+|social|de|pantalona|baixa|colad\\w+|larg\\w+))',
      ),
      new RegExp(`\\b${ONLY} (?:saias?|vestidos?)\\b${ON_OCCASION}`),
      /\bso (?:de )?(?:saia|vestido)s?(?=,|$| longo)/,
    ),
  },
  {
    key: 'no-skirts',
    heard: refused(
      '(?:saias?|vestidos?)(?! (?:curt\\w+|just\\w+|long\\w+|de|apertad\\w+|rodad\\w+|decotad\\w+|colad\\w+|estampad\\w+|midi|florid\\w+|branc\\w+|pret\\w+))',
    ),
    unless: /\b(?:noiva|madrinha|casamento|formatura|festa|ainda)\b/,
  },
  {
    key: 'no-suit',
    heard: either(
      refused(
        '(?:ternos?|blazers?|paletos?|smoking)(?! (?:pret\\w+|azul|clar\\w+|de|escur\\w+|risca\\w+|cinza|apertad\\w+|larg\\w+))',
      ),
      /\bnao tenho (?:nenhum |um |nem )?(?:terno|blazer|paleto)\b/,
    ),
  },
  { key: 'no-tie', heard: refused('gravatas?(?! (?:fina|borboleta|larga|vermelh\\w+|de))') },
  {
    key: 'no-synthetics',
    heard: either(
      refused('(?:sinteticos?|sintetica|poliester|poliamida|viscolycra|nylon|lycra)'),
      /\b(?:so|somente|apenas) (?:uso|visto|aguento|suporto|consigo (?:usar|vestir)|posso (?:usar|vestir))(?: (?:roupas?|pecas?|tecidos?))?(?: de| em)? (?:algodao|linho|fibras? natura(?:l|is)|tecidos? natura(?:l|is))\b/,
      /\balergi\w+ (?:a|de|com) (?:tecidos? )?(?:sinteticos?|poliester|poliamida)\b/,
      /\b(?:tecidos? )?(?:sinteticos?|poliester) (?:me )?(?:coca|pinica|irrita|da alergia|incomoda)/,
    ),
  },
  {
    key: 'no-labels',
    heard: either(
      refused('etiquetas?'),
      /\b(?:corto|arranco|tiro) (?:todas )?as etiquetas?\b/,
      /\betiquetas?(?: (?:de|da|na|nas) roupas?)? (?:me )?(?:incomoda|coca|pinica|arranha|irrita|machuca|raspa)/,
    ),
    unless: /\bpreco|marca\b/,
  },
  {
    key: 'no-prints',
    heard: either(
      refused('(?:estampas?|estampad[oa]s?|roupas? estampadas?)(?! (?:de|grand\\w+|miud\\w+|pequen\\w+))'),
      /\b(?:so|somente|apenas) (?:uso|visto) (?:roupas?|pecas?|cor(?:es)?) lisas?\b/,
    ),
  },
  {
    key: 'no-necklace',
    heard: either(
      refused(
        '(?:colar(?:es)?|gargantilhas?|cordao|correntinhas?|nada (?:em volta d|n|apertando )o (?:meu )?pescoco)(?! (?:de|grand\\w+|longo))',
      ),
      /\bdetesto (?:sentir )?(?:qualquer coisa|algo|coisas?|nada) (?:em volta d|encostando n|n)o (?:meu )?pescoco\b/,
    ),
    unless: /\bmanchas?|cicatriz|rugas?\b/,
  },
  {
    key: 'no-jewels',
    heard: refused('(?:joias?|bijuterias?|bijus?|adornos?)(?! (?:de|dourad\\w+|pratead\\w+|grand\\w+|fals\\w+))'),
  },
  { key: 'no-high-collar', heard: /\bgolas? (?:altas?|rule|role),? (?:eu )?nao(?=,|$)/ },
  { key: 'no-low-neckline', heard: /\bdecotes?(?: \w+)?,? (?:eu )?nao(?=,|$)/ },
  { key: 'no-earrings', heard: /\b(?:brincos?|argolas?),? (?:eu )?nao(?=,|$)/ },
  {
    key: 'no-scent',
    heard:
      /\b(?:cheiros?|perfumes?)(?: fortes?)? (?:me )?(?:da|dao|causam?|deixam?)(?: \w+)? (?:gastura|enjoo|nausea|ansia|dor de cabeca|crise|enjoad[oa]|mal)\b/,
  },
  {
    key: 'ears-neck-covered',
    heard:
      /\b(?:pescoco|orelhas?)(?: |, )(?:\w+ ){0,2}(?:orelhas?|pescoco) (?:\w+ ){0,2}cobert[oa]s\b|\b(?:golas?|decotes?)(?: |, )(?:\w+ ){0,1}brincos? nao (?:me )?serve|\bnao mostro (?:o )?(?:pescoco|nem pescoco|colo)\b/,
  },
  {
    key: 'shoulders-covered',
    heard: either(
      /\b(?:devo|preciso|costumo|sempre|tenho que|so) (?:usar |visto |uso |ando |cobrir |com )*(?:de )?(?:mangas? (?:comprid\w+|longas?)|(?:os |meus )?(?:ombros?|bracos?) cobert[oa]s|cobrir (?:os )?(?:ombros|bracos))\b/,
      /\b(?:uso|visto) sempre (?:de )?manga (?:comprida|longa)\b/,
      refused('(?:regatas?|alcas?|alcinhas?|ombros? de fora|bracos? de fora|tomara que caia|manga curta)'),
    ),
  },
  {
    key: 'opens-in-front',
    heard: either(
      /\b(?:blusas?|camisas?|roupas?|vestidos?|pecas?|pijamas?|sutia)\b(?: \w+){0,3} (?:abotoar|abre|abra|abrem|abram|abrir|abotoa\w*|botoes|botao|ziper|abertura) (?:so )?(?:na|pela|a) frente\b/,
      /\bnao (?:consigo|posso) (?:vestir|passar|por|enfiar|colocar)(?: (?:nada|roupas?|blusas?|camisetas?))? pela cabeca\b/,
    ),
  },
  {
    key: 'owned-clothes',
    heard: either(
      /\b(?:com|so com|so|do|usar|aproveitar|usando|partir do) (?:as roupas|o) que (?:eu )?ja tenho\b/,
      /\bnao (?:vou|quero|posso|pretendo) (?:comprar|gastar (?:com|em))(?: mais)?(?: nenhuma?| nada de)? (?:roupas?|pecas?|terno|vestido)\b/,
      /\bsem comprar (?:nada|roupas?|pecas?)\b/,
      new RegExp(
        `\\btenho\\b[^.]*\\b(?:${CLOTHES})\\b[^.]*\\bnao (?:vou|quero|posso|pretendo) (?:gastar|comprar)(?: (?:nada|mais))?(?=,|$)`,
      ),
      new RegExp(
        `\\bnao (?:vou|quero|posso|pretendo) (?:gastar|comprar)(?: (?:nada|mais))?,[^.]*\\btenho\\b[^.]*\\b(?:${CLOTHES})\\b`,
      ),
    ),
    value: (sentence) => clothesNamed(sentence),
  },
  {
    key: 'white-only',
    heard:
      /\b(?:so|somente|apenas) (?:visto|uso|ando de|posso (?:usar|vestir)|roupas?) (?:roupas? )?(?:de )?branc[oa]s?\b|\b(?:visto|uso|ando|devo (?:usar|vestir|andar)|fico) (?:so |somente |apenas |tod[oa] )(?:de )?branco\b/,
    unless: /\b(?:trabalho|jaleco|plantao|hospital|clinica|consultorio|cabelos?|fios?|sextas?|reveillon)\b/,
    value: untilWhen,
  },
  {
    key: 'colour-not-worn',
    heard: new RegExp(
      `\\bnao posso (?:usar|vestir|por)(?: (?:roupas?|nada|de|cor))*((?:,? (?:nem |de )?(?:${COLOURS})\\b)+)(?! (?:no|do) cabelo)`,
    ),
    value: (_, match) => match[1]?.match(new RegExp(COLOURS, 'g'))?.join(' e '),
  },
  {
    key: 'little-time',
    heard:
      /\b(?:lavo|acordo|penteio|bato o pente|tomo banho|lavar|acordar), (?:e )?(?:ja )?(?:saio|vou|sair|vou embora|pronto)(?=,|$)/,
  },
  {
    key: 'no-mirror',
    heard:
      /\bnao (?:me )?(?:olho|vejo|posso (?:me )?(?:olhar|ver)|consigo (?:me )?(?:olhar|ver)|uso|tenho)(?: mais)? (?:em|no|n[ao]s?|para o|ao|o)? ?espelhos?(?! (?:e|sem|de|do|da)\b)|\bsou ceg[oa]\b(?! (?:de (?:um|uma|so)|d[oa] (?:olho|vista|lado|esquerd\w|direit\w))\b)|\bnao enxergo(?: nada| de nenhum olho| mais)?(?=,|$)|\b(?:sou|tenho) (?:deficien\w+ visual|baixa visao)\b/,
    unless: /\boculos|lentes?|de longe|de perto\b/,
  },
  {
    key: 'only-on-days',
    heard: new RegExp(
      `\\b${DAY} (?:e|eh|sao) (?:a |as )?(?:minhas? )?(?:unica )?folgas?\\b|\\b(?:minhas? |a )?folgas? (?:e|sao|cai|caem) (?:\\w+ ){0,3}?${DAY}|\\bfolgo (?:de|na|no|nas|nos|as|aos|toda) ${DAY}|\\b(?:so|somente|apenas) (?:posso|consigo|tenho livre|estou livre|tenho tempo|da|vou|saio)(?: (?:ir|cortar|sair|ao salao|no salao|para ir|marcar|livre))* (?:de|na|no|nas|nos|as|aos|a|o|dia de)? ?${DAY}|\\b(?:so|somente|apenas) tenho (?:o |a |as |os )?${DAY}(?: \\w+){0,1} livres?`,
    ),
    unless: ONE_DAY,
    value: daysNamed,
  },
  {
    key: 'not-on-days',
    heard: new RegExp(
      `\\b(?:de|na|no|nas|nos|as|aos|todo|toda|dia de|em)? ?${DAY}(?:,? \\w+){0,3}? (?:eu )?nao (?:corto|vou|saio|posso|faco|marco|consigo|mexo|vai dar|atendo|me arrumo|da)\\b|\\bnao (?:corto|vou|saio|posso|faco|marco|consigo)(?: (?:o )?(?:cabelo|barba|salao|nada|ir|sair|marcar|cortar|ao|no|a))* (?:de|na|no|nas|nos|as|aos|em dia de) ${DAY}|\\b(?:guardo|observo|respeito) (?:o )?(?:sabado|shabat|shabbat)|\\b(?:sou adventista|shabat|shabbat|sabado e (?:sagrado|do senhor|dia de guarda|santo))\\b|\\b(?:trabalho|trampo|dou aula|dou plantao)(?: \\w+){0,2}? (?:de|as|aos|todo|toda|nas|nos) ${DAY}(?: a ${DAY})?|\\b(?:de|as|aos|todo|toda|nas|nos) ${DAY}(?: a ${DAY})? (?:eu )?(?:trabalho|trampo|dou aula)\\b`,
    ),
    unless: new RegExp(`${ONE_DAY.source}|\\bse (?:eu|voce)\\b|\\bde segunda a sexta\\b`),
    value: (sentence) => daysNamed(/shabb?at|adventista/i.test(sentence) ? `${sentence} sábado` : sentence),
  },
  {
    key: 'wants-cloth',
    heard:
      /\b(?:quero|queria|gostaria de|adoraria|prefiro|vou de|vou usar|vou com|pensei em)(?: (?:e|um|uma|usar|por|de|aprender a amarrar|uns|meu|so))* (?:turbantes?|lencos?|torcos?)\b(?! (?:no pescoco|de papel|umedecid\w+|de bolso))|\b(?:as vezes|de vez em quando|nos fins de semana|na praia|em festas?|no domingo|aos domingos|domingo)(?: (?:eu|uso|vou|gosto|ando|ponho|de|com|um))* (?:turbantes?|lencos? na cabeca|torcos?)\b|\b(?:uso|ponho|gosto de)(?: (?:um|usar))? (?:turbantes?|torcos?|lencos? na cabeca) (?:as vezes|de vez em quando|para (?:ir|festa|dancar)|em festas?|na praia|no fim de semana)/,
    unless: /\bnao (?:quero|uso|gosto)\b[^,]*(?:turbante|lenco|torco)|\bmenos\b/,
    value: (_, match) => (/lenco/.test(match[0]) ? 'lenço' : /torco/.test(match[0]) ? 'torço' : 'turbante'),
  },
  {
    key: 'cut-at-home',
    heard: new RegExp(
      `\\bquem (?:me )?(?:corta|vai cortar|apara|raspa)(?: (?:o )?(?:meu )?cabelo)?(?: e|,) (?:a |o )?(?:minha|meu) (?:${KIN})\\b|\\b(?:minha|meu) (?:${KIN})(?: \\w+)? (?:que |e quem )?(?:me )?(?:vai )?(?:cort(?:a|ar)|pass(?:a|ar) a maquina|rasp(?:a|ar)|apar(?:a|ar))\\b(?: (?!del[ea]s?\\b|d[oa]s?\\b)\\w+){0,3}? (?:em casa|meu cabelo|minha barba)|\\b(?:minha|meu) (?:${KIN})(?: \\w+)? (?:que )?me corta em casa\\b|\\bcorto (?:o (?:meu )?cabelo )?em casa com (?:a |o )?(?:minha|meu) (?:${KIN})\\b`,
    ),
    unless: /\bn[oa]s? (?:salao|salon|barbearia|shopping|loja)\b/,
    value: kinNamed,
    isOfOthers: true,
  },
  {
    key: 'cut-refused',
    heard: new RegExp(
      `\\b(?:tod[oa]s?|qualquer)(?: [oa]s)? (?:barbeir[oa]|cabeleireir[oa]|salao)s? (?:so )?(?:(?:me|em mim) )?(?:so )?(?:faz(?:em)?|deixam?|cortam?|da(?:o)?)(?: (?:me|em mim|sempre|so|o|a|com|um|uma|no))* (?:mesm[oa]|igual)\\b` +
        `|\\bsempre (?:me )?(?:faz(?:em)?|cortam?|deixam?)(?: (?:me|em mim|o|a|com))* mesm[oa] (?:corte|cabelo|degrade|disfarcado|undercut|topete|chanel|bob|repicado)\\b` +
        `|\\b(?:enjoei|enjoad[oa]|cansei|cansad[oa]|fart[oa]|saturad[oa]|de saco cheio|nao aguento(?: mais)?|nao suporto(?: mais)?)(?: (?:d[oea]|desse|deste|dessa|desta|meu|minha|esse|este|o|a|mesm[oa]|ver|usar|sempre))+ (?:${WORN_CUT})\\b(?! (?:aqui|d[aeo]s? (?:outr|meu marido|minha)))` +
        `|\\b(?:odeio|detesto|nao gosto d[oe])(?: (?:o|mais))? (?:(?:meu|esse|este|mesmo|d?esse mesmo) (?:${WORN_CUT})|(?:corte|penteado) (?:de hoje|atual|que (?:eu )?(?:tenho|uso|estou|fiz|fizeram)))\\b`,
    ),
    unless:
      /\b(?:nao|nunca) (?:me )?(?:enjo\w+|cans\w+)|\bcomo (?:eu )?gosto\b|\b(?:cans\w+|enjo\w+) de cortar|\b(?:marido|esposa|mulher|namorad[oa]|mae|pai|filh[oa]|irma|irmao|amig[oa]|ele|ela)\b/,
    value: cutNamed,
    isOfOthers: true,
  },
  {
    key: 'wants-lighter',
    heard: new RegExp(
      `\\b${TAKE}(?: (?:um|uma|pouco|pouquinho|parte|so|mais|bastante|todo|o|do|de|esse|desse|meu))* peso\\b` +
        `|\\bmenos peso\\b` +
        `|\\b${TAKE}(?: (?:um|pouco|pouquinho|so|mais|bastante|o|do|de|esse|desse))* volume\\b.*\\b(?:por dentro|comprimento|tamanho)\\b` +
        `|\\b(?:quero|queria|devo|gostaria de|pode(?:m)?)(?: (?:que|so|de|um|dar|uma))* desbast\\w+` +
        `|\\b(?:meu )?cabelo(?: (?:e|esta|fica|ficou|muito|bem|tao|super|anda))+ pesad[oa]\\b` +
        `|\\b(?:quero|queria)(?: (?:o|meu|cabelo|deixar|ele|so))* mais leve\\b`,
    ),
    unless:
      /\b(?:nao|nunca|nem)(?: \w+){0,2} (?:tir\w+|desbast\w+|diminu\w+|alivi\w+)|\bsem (?:tir\w+|desbast\w+|perder)(?: \w+)? (?:peso|volume)|\b(?:perd\w+|ganh\w+) peso|emagrec\w+|engord\w+|dieta|\bquilos?\b|oculos|armac\w+|roupas?|maquiagem|consciencia|barba|bigode|creme|brincos?|sobrancelh\w+|costas|unhas?|\bgel\b|produtos?|rotina|clima|nadegas|quadril/,
  },
  {
    key: 'sides-stick-out',
    heard:
      /\b(?:lad(?:o|os|inhos?)|lateral|laterais)(?: \w+){0,5}? (?:espet\w+|em pe|arrepia\w*|saltad\w+|estufa\w*)\b|\b(?:espet\w+|arrepia\w*|fica(?:m)? em pe|estufa\w*)(?: \w+){0,3}? (?:d[oe]s?|n[oa]s?) (?:lados?|laterais|lateral)\b/,
    unless:
      /\bnao (?:espet|arrepi|estuf|fica)|\b(?:quero|gosto|adoro|amo|queria)\b(?: \w+){0,4} (?:espetad\w+|em pe|arrepiad\w+)|franja|barba|bigode|cilios|sobrancelh/,
  },
  {
    key: 'nape-spared',
    heard: either(beside('nuca|pe do cabelo|pezinho', `${SORE}|${NOT_CLIPPED}`), /\bfoliculite (?:na|da) nuca\b/),
    unless: new RegExp(`\\b(?:sarou|sumiu|curei|curou|nao tenho mais|barba|bigode)\\b|${OF_OTHERS}`),
  },
  {
    key: 'side-patch',
    heard: beside(
      '(?:n?[oa]|d[oae]|em) (?:lado|lateral)(?: (?:esquerd[oa]|direit[oa]|d[ae] cabeca))*|(?:acima|em cima|atras|perto) d[ae] orelha',
      'nao nasce(?: (?:cabelo|fio|nada|mais))?|nao cresce (?:cabelo|fio|nada)|falhas?|buracos?|clareiras?|cicatriz\\w*|queimadura|enxerto',
    ),
    unless: new RegExp(
      `\\b(?:alopecia|barba|bigode|cavanhaque|costeletas?|sobrancelh\\w+|cilios|labios?|boca|rosto|queixo|nariz|testa|maxilar|bochech\\w+|pescoco|barriga|perna|braco|nao tenho|joelho|cesarea|cesariana)\\b|${OF_OTHERS}`,
    ),
  },
]

/** “O mesmo disfarçado na zero”: what they have had enough of, in their own words. */
function cutNamed(sentence: string): string | undefined {
  const same = /\bmesm[oa] ([^,.;!?]{3,40})/i.exec(sentence)?.[1]
  return (same ?? new RegExp(WORN_CUT_WRITTEN, 'i').exec(sentence)?.[0])?.trim()
}

type Sentence = { readonly clauses: readonly Clause[]; readonly plain: string; readonly written: string }

/**
 * @param clauses of today, in order
 * @param isOfOther whether a clause is somebody else's
 */
export function wornFacts(clauses: readonly Clause[], isOfOther: (plain: string) => boolean): HeardFact[] {
  // “Quero aprender a amarrar um lenço” wishes for one.
  const isSaid = ({ plain, isQuestion, question }: Clause) =>
    (!isQuestion || question?.isMarked === false) && !NEUTRAL.test(plain) && !UNSURE.test(plain)
  const said = clauses.filter(isSaid)
  const own = sentencesOf(said.filter(({ plain }) => !isOfOther(plain)))
  const all = sentencesOf(said)
  return WORN_FACTS.flatMap(({ key, heard, unless, unlessBefore, isOnly, value, isOfOthers }) =>
    (isOfOthers ? all : own).flatMap((sentence, at, sentences): HeardFact[] => {
      const match = heard.exec(sentence.plain)
      if (!match || unless?.test(sentence.plain) === true || isOnly?.(match) === false) return []
      if (unlessBefore?.test(sentences[at - 1]?.plain ?? '') === true) return []
      const end = match.index + match[0].length
      const clause = sentence.clauses.find((_, index) => joined(sentence.clauses.slice(0, index + 1)).length >= end)
      if (!clause) return []
      const given = value?.(sentence.written, match)
      return [{ key, words: clause.words, ...(given === undefined ? {} : { value: given }) }]
    }),
  )
}

const joined = (clauses: readonly Clause[]): string => clauses.map(({ plain }) => plain.replace(/^- /, '')).join(', ')

function sentencesOf(clauses: readonly Clause[]): Sentence[] {
  const numbers = [...new Set(clauses.map(({ sentence }) => sentence))]
  return numbers.map((number) => {
    const own = clauses.filter(({ sentence }) => sentence === number)
    return { clauses: own, plain: joined(own), written: own.map(({ words }) => words).join(', ') }
  })
}

/**
 * A note in clauses, each with its own verb: what one says holds for itself alone. Words are kept as written; `plain` is for reading:
 * lower case, without accents, abbreviations written out, idioms as the plain verb they mean.
 */
import { MOST_READ, plainLetters } from '../knowledge/observations.ts'
import { askedSpans, isReported, isRhetorical } from './asked.ts'
import { remembered } from '../knowledge/remembered.ts'
import { isOneNumber } from './numbers.ts'
import { standing } from './standing.ts'

export type Clause = {
  /** As written. */
  readonly words: string
  readonly plain: string
  /** Index of its sentence: a list goes on within one. */
  readonly sentence: number
  /** Asked, with a question mark or without. */
  readonly isQuestion: boolean
  /** The question that it is of; null where it is told, or awaits no answer. */
  readonly question: Question | null
}

export type Question = {
  /** Whole, as written, without its mark. */
  readonly words: string
  readonly isMarked: boolean
}

const written = (words: string): RegExp => standing(words, 'g', 'word')

const said = (words: string): RegExp => standing(words, '', 'word')

/** As typed on phones. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(^|[^a-z])ñ(?=[^a-z]|$)/g, '$1nao'],
  [
    written(
      'n|naum|nn|na+o{2,}|num(?= (?:quer\\w*|gosto|poss\\w+|consigo|uso|tenho|corto|abro|suporto|vou|deixo|tiro|raspo|pinto|mexo|faco|curto|aguento|sei|me|e|eh|esta|reparar)\\b)',
    ),
    'nao',
  ],
  [written('nd'), 'nada'],
  [written('td|tds'), 'tudo'],
  [written('qdo|qnd|qd'), 'quando'],
  [written('msm'), 'mesmo'],
  [written('dmais'), 'demais'],
  [written('nunk|nunka|nunquinha'), 'nunca'],
  [written('kero|qero|qro'), 'quero'],
  [written('tnho|tenhu'), 'tenho'],
  [written('dexa'), 'deixa'],
  [written('oje'), 'hoje'],
  [written('agr'), 'agora'],
  [written('dps|despois|adepois'), 'depois'],
  [written('smp|sempri'), 'sempre'],
  [written('cabeo|cabello|kabelo'), 'cabelo'],
  [written('oclus|oculus|oclos|ocullos'), 'oculos'],
  [written('caxos|caichos|cachus'), 'cachos'],
  [written('som?bran(?:c|s)elhas?|sobrancelias?'), 'sobrancelha'],
  [written('maqueagem|makiagem|maquiage|makeup|maquilhagem'), 'maquiagem'],
  [written('progreciva|progresiva'), 'progressiva'],
  [written('franginha|franga(?= (?:reta|lateral|cortina))'), 'franja'],
  [/\b(nao |nunca )mech(?:a|am|e|er)\b(?= (?:n[oa]s?|em|com)\b)/g, '$1mexe'],
  [written('vcs?|ces?|oces?'), 'voce'],
  [written('q|ki|oq|oque'), 'que'],
  [written('pq|pke|pois'), 'porque'],
  [written('tb|tbm|tbem|tmb'), 'tambem'],
  [written('mt|mto|mtu|muitoo+'), 'muito'],
  [written('pra|p'), 'para'],
  [written('pro'), 'para o'],
  [written('ta'), 'esta'],
  [written('to|tou'), 'estou'],
  [written('tava'), 'estava'],
  [written('pros'), 'para os'],
  [written('pras'), 'para as'],
  // A house or a church that does so speaks of each of its own.
  [/\b(nao|nunca|jamais|nem) (cort|pint|rasp|apar|alis|us|depil|descolor)(?:amos|imos)\b/g, '$1 $2o'],
  // The ending that phones and mouths leave out: “pode tira”, “quero corta”.
  [/\b(quer(?:o|ia)|vou|pode[m]?|posso|prefiro|consigo) (cort|tir|rasp|pint|alis|deix|mud)a\b/g, '$1 $2ar'],
  [written('cmg'), 'comigo'],
  [written('hj'), 'hoje'],
  [written('blz'), 'beleza'],
  [written('obg|obgd|obrigadx'), 'obrigada'],
  [written('cab|kbelo|cabelu'), 'cabelo'],
  [written('min|mins'), 'minutos'],
  [written('eh'), 'e'],
  // A haircut is a thing, to cut an act.
  [
    /\b((?:quero|queria|gosto de|prefiro|odeio|detesto|adoro|amo|tenho|uso|fazer) )cortes?\b(?= (?:de (?!cabelo\b)|curt|medi|long|masculin|feminin|modern|repicad|ret[oa]|social|infantil|radical|militar|bob|chanel|assim|tipo|igual|que\b))/g,
    '$1penteado',
  ],
  [
    /\b(um|uns|o|os|esse|este|meu|de|do|no|algum|nenhum|cada|qual|que|melhor|por|tipo de) cort(?:e|es)\b(?! (?:o|a|meu|minha))/g,
    '$1 penteado',
  ],
]

const FACIAL = 'barba|bigode|cavanhaque|costeletas?'
const HELD = '(?:a |o |as |os |minha |meu |minhas |meus |da |do )?'

/** What a phrase means, as a verb that `stance.ts` knows. Longest first where one begins another. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  // To cut a fringe makes one; to cut the fringe trims it.
  [/\bcort\w+ (?:uma? )?(?=franj)/g, 'fazer '],
  [/\bcort\w+ (?:a |minha |essa )(?=franj)/g, 'mexer na '],
  // Out of the eyes, and no less a fringe.
  [
    /\btir\w+ (?:a |minha |essa )?(?=franja d[aeo]s? (?:meus? |minha )?(?:olhos?|rosto|cara|testa|vista))/g,
    'mexer na ',
  ],
  // Who makes the beard shaves it.
  [standing(`(?-\\btanto )\\b(?:faco|fazer|faz|fazendo) ${HELD}(?=barba\\b)`, 'g'), 'raspo a '],
  // A beard that is trimmed is kept.
  [
    standing(
      `(?-\\b(?:nao|nunca|nem|sem) )\\b(?:apar(?:ar|o|em|e)|encurt(?:ar|o)|acertar|alinhar|desenhar|cortar (?:so )?um pouco) (?:so |bem |um pouco )?${HELD}(?=(?:${FACIAL})\\b)`,
      'g',
    ),
    'mantenho ',
  ],
  [
    written(
      '(?:estou |ando |ja )?(?:muito |bem |tao )?(?:cansad[oa]|exaust[oa]|de saco cheio|sem saco|sem paciencia|cheia|cheio) d(?:e|a|o|as|os|esse|essa)(?= (?:\\w+r|franj\\w+|barba|bigode|chapinha|secador|escova|tinta|progressiva|quimicas?|coque|meu|minha)\\b)',
    ),
    'cansei de',
  ],
  // A verb, where a noun or a measure does not follow.
  [
    /(?:^|\b(?:eu|tambem|super) )curto (?=\w)(?!(?:mesmo|eu|ja|atras|na|no|nas|nos|d[aeo]s?|e|em|ate|nem|por|para|demais|igual|como|com|sempre|mas|(?:nao|sim)$)\b)/g,
    'adoro ',
  ],
  [
    written(
      'estava (?:querendo|pensando em|namorando|com vontade de|a fim de)|curtiria|toparia|encararia|arriscaria|me (?:imagino|vejo)(?: (?:de|com|usando))?|(?:estou )?namor(?:o|ando) a ideia d[eao]|flert\\w+ com|cogit(?:o|ando)|sempre quis|seria um sonho|(?:quero|queria) (?:experimentar|testar|provar|tentar)|dou uma chance (?:a|para)',
    ),
    'quero',
  ],
  [
    standing(
      String.raw`(?-\b(?:maquina|barba|cabelo|bigode) )\bzero (?=(?:franj\w+|tintas?|quimicas?|maquiagem|make|alisamento|progressiva|gel|pomada|brincos?|barba|bigode|secador|chapinha|produtos?|decote)\b)`,
      'g',
    ),
    'nao quero ',
  ],
  [
    written(
      'fic(?:o|a|aria) (?:super |muito |tao )?(?:bem|bonit[oa]|lind[oa]|melhor) (?:de|com)|me amarro em|sou (?:apaixonad[oa]|louc[oa]|doid[oa]|vidrad[oa]) (?:por|em)|paixao d[ae] (?:minha )?vida',
    ),
    'adoro',
  ],
  [
    written(
      'nao vejo a hora de|mal posso esperar para|doid[oa] para|louc[oa] para|morr(?:o|endo) de vontade de|(?:estou )?a fim de|afim de|com vontade de|tenho vontade de|sonho em|sonho com|penso em|pensando em|pretendo|planejo|bora|partiu',
    ),
    'quero',
  ],
  [written('nao faco (?:muita )?questao(?: d[aeo]s?)?'), 'nao me importo com'],
  [
    written('(?:ninguem|nada) (?:vai )?(?:me )?(?:convenc\\w+|obriga|faz)(?: mais)? a(?= (?!nao\\b)\\w+r\\b)'),
    'nao quero',
  ],
  [
    written(
      '(?:manda|mete|taca|bota|joga|pode (?:mandar|meter|botar|fazer)|vamos de)(?= uma?s? )|(?:sempre )?sonhei com|meu sonho e(?: ter)?',
    ),
    'quero',
  ],
  [
    written(
      'nao (?:abro|abriria|vou abrir|quero abrir) mao (?:de |da |do |das |dos )?|nao dispenso|nao (?:vivo|saio|fico|ando|passo|(?:posso|consigo|quero|sei) (?:viver|sair|ficar|andar|passar))(?: de casa| na rua)? sem|faco questao d[eao]s?(?: (?:manter|deixar))?|nao largo|nao troco (?!de )|nao me desfaco d[eao]s?|nao (?:negocio|discuto)|sou (?:muito )?apegad[oa] (?:a|ao|aos|as)|(?:tenho|morro de) ciumes? d[eao]s?|(?:ninguem|nada) (?:me )?(?:tira|toca|mexe|encosta|corta|raspa|arranca|pinta|alisa)(?: (?:em|n[oa]s?))?|e (?:a )?minha (?:marca(?: registrada)?|identidade|assinatura)|faz(?:em)? parte d(?:e mim|o que eu sou|e quem (?:eu )?sou|a minha (?:vida|historia|identidade|cara))|e parte d(?:e mim|e quem (?:eu )?sou)|e (?:meu )?xodo|e (?:sagrad[oa]|intocavel|inegociavel)|sao (?:sagrad[oa]s|intocaveis|inegociaveis)|intocavel|e heranca d\\w+ (?:meu |minha )?\\w+|morre comigo|nao se (?:mexe|toca|discute)(?: (?:em|n[oa]s?))?',
    ),
    'mantenho ',
  ],
  [
    written(
      'nao (?:(?:aguento|suporto|tolero|engulo)(?: mais)?|curto(?= \\w)(?! (?:demais|muito|assim|nem|igual)))|nao sou (?:muito |la muito )?(?:fa|chegad[oa]|de) (?:de|em|a)?|te(?:nho|m) (?:horror|pavor|nojo|ranco|birra|raiva|odio|trauma|agonia|abuso)(?: de| a| da| do)?|nao me dou bem com|peguei (?:ranco|birra) d[aeo]|abomino|nao (?:combina|orna|ornam|combinam) comigo|nao (?:me )?(?:cai|fica|caem|ficam) bem(?: em mim| comigo)?|nao me favorece[m]?|nao (?:tem|tenha) (?:nada )?a ver comigo|nao (?:e|sao) (?:muito |bem )?(?:a )?(?:minha praia|meu estilo|meu tipo|meu genero|minha cara)|nao faz(?:em)? (?:o )?meu (?:estilo|tipo|genero)',
    ),
    'detesto ',
  ],
  [
    written(
      'nem pensar(?: em)?|nem mort[oa]|nem a pau|nem a cacete|nem ferrando|nem fudendo|nem lascando|nem sonhando|nem em sonho|nem amarrad[oa]|nem que me paguem|nem pag(?:o|a|ando)|nem por (?:decreto|um decreto|nada|dinheiro(?: nenhum)?)|nem com reza(?: brava)?|nem me (?:fal(?:e|em|a)|venham?)(?: (?:em|com|de|n[oa]s?|d[oa]s?))?|nao me venham? com|sem (?:chances?|condicoes|essa)(?: de)?|nem de graca|nem que a vaca tussa|esta amarrad[oa](?=$| em nome)|sai fora|(?:chega|basta|ja deu) de|abro mao d[aeo]s?|nao me agrada[m]?|cruz credo|credo|estou fora(?: d[eao]s?)?|me poup(?:e|em)(?: d[eao]s?)?|(?:quero |manter |mantenho )?distancia d[eao]s?|fuj(?:o|am|a) d[eao]s?|fugir d[eao]s?|(?:passo|corro) longe d[eao]s?|evit(?:o|em|e|ar)|(?-\\bnao )sou contra|(?:prefiro|antes) (?:a morte|morrer) (?:a|que|do que|de que)|nao (?:e|sao|serve|servem) para mim|nao me (?:vejo|imagino)(?: (?:de|com|usando))?|de jeito nenhum|de jeito maneira|(?:deus|deusu?|deuz[ou]?) ?(?:me |o )?livre(?: de)?|fora de cogitacao|esta fora(?! d[ea] moda)|longe de mim|nada (?:de|que)|jamais|em hipotese alguma|nunca mais(?: quero)?|(?:(?:ficar|fico|bem|quero|mantenho|manter) )+longe d[eao]s?|dispenso|(?:quero )?me livrar d[eao]s?',
    ),
    'nao quero',
  ],
  [
    written(
      'nao e permitid[oa]|nao (?:se )?(?:aceitam?|permitem?)|nao (?:me )?deixam|e proibid[oa]|proibem|e vetad[oa]|proibi(?:u|ram)|vetou|nao da para|nao tem como|nao rola[m]?|nao (?:da|dao|servem?|cola[m]?|funciona[m]?)(?=(?: mais| mesmo| nao| comigo)*$)',
    ),
    'nao posso',
  ],
  [written('aprendi a (?:gostar|amar)(?: d[aeo]s?)?'), 'adoro'],
  [written('nao ous(?:e|em)(?=$)'), 'nao mexam'],
  // “Qualquer coisa que não precise de escova”.
  [
    written(
      '(?:algo|coisa|cabelo|penteado|corte|visual) que nao (?:precis[ea]|exij?[ae]|dependa|peca|necessite)(?: de)?',
    ),
    'nao quero',
  ],
  // Not of make-up: people who cannot do it may want to learn.
  [
    /\bnao sei (?:usar|mexer (?:com|em|n[oa])|fazer|passar)(?= (?:o |a |um |uma )?(?:secador|escova|chapinha|prancha|baby))/g,
    'nao uso',
  ],
  [
    written(
      'me da(?:o)?(?= (?:uma? )?(?:gastura|agonia|enjoo|nausea|ansia|aflicao|dor de cabeca|coceira|nervoso))|me (?:embrulha|ataca)',
    ),
    'me incomoda',
  ],
  [
    written('(?:tenho |com |que )?preguica de|(?:estou|ando|fico) cansad[oa] de|sem (?:saco|paciencia) (?:para|de)'),
    'detesto',
  ],
  // “Adoro quando me mandam fazer luzes”: nobody loves to be told.
  [written('quando (?:me )?(?:mandam|obrigam|empurram)'), 'detesto'],
  [
    written(
      'nem (?:me )?(?:fal\\w+|venham?|invent\\w+) (?:em|com|de|n[oa])|(?:fujo|passo longe|corro) d[aeo]s?|estou fora d[aeo]s?|me poup\\w+ d[aeo]s?',
    ),
    'nao quero',
  ],
  // “Faço progressiva e não quero parar”: what was named goes on.
  [
    written(
      'nao (?:quero|vou|posso|penso em|tenho intencao de) (?:parar|largar|abandonar|desistir|deixar)(?: (?:agora|nunca|nao|mais|tao cedo|de (?:jeito|maneira|forma) (?:nenhum[a]?|alguma)|com (?:isso|ela|ele)|d(?:isso|ela|ele)))*$',
    ),
    'mantenho',
  ],
  [
    written(
      '(?-\\bnao )precisa|sou obrigad[oa] a|te[nm](?:ho)? (?:que|de)|preciso|e obrigatori[oa]|exigem|exige|me obrigam a',
    ),
    'devo',
  ],
]

/** Said without wanting anything: nothing is heard in such a clause. */
export const NEUTRAL = said(
  'nada contra|(?-\\b(?:nao|nunca|nem) )podem? (?:sair|ir)(?: embora)?$|nao e sempre|nao sou contra|nao vejo (?:\\w+ )?(?:problemas?|mal)|nao da(?:o)? (?:muito )?trabalho|nem sempre|raramente|quase nunca|troc(?:o|ar|aria|ando) (?:\\w+ ){1,3}por|nao me importo|nao ligo|nao faz diferenca|nao me incomod\\w+|nao tenho problema|nao tenho preferencia|tanto faz|(?-em )qualquer um[a]?|pode ser|por mim tudo bem|sem problema(?:s)?|nao e que|nao so|nao apenas|como voce achar|como preferir|voces? (?:que )?(?:sabem?|decidem?|escolhem?)|estou abert[oa]|topo (?:tudo|qualquer)|(?:pode|podem) mexer|a vontade|libera(?:m|do)?|nao precisa|(?:pode|podem) sugerir|o que for|(?:odeio|detesto|amo|gosto|adoro) (?:quando|quem)|brinks|brincadeira|ja era|desisti|(?:e|sao|esta) permitid[oa]s?|tem gente que|(?:ha|tem) quem|igual (?:a |ao )?(?:d[aeo]|uma?|minha|meu|atriz|ator)|de brincadeira|sei onde|deixo (?:com|por conta|na mao|nas maos|a criterio)|quando (?:eu )?quiser|se quiser(?:em)?',
)

/** What is allowed, named alone: “barba não pode, bigode pode”. */
export const ALLOWED = standing(
  String.raw`(?-\b(?:nao|nem|nunca|so|sempre que|quando) )\b(?:pode|podem)(?: sim)?$|^(?:(?:mas|ja|o|a) )*\w+ sim$`,
)

/** Nobody refuses a thing by not buying one: “não vou comprar brinco”. */
export const BUYS_NOTHING = said('nao (?:quero|vou|posso|pretendo|preciso|consigo) (?:de )?comprar')

/** Doubt, conditions and hearsay: a person reads them. */
export const UNSURE = said(
  '^(?:(?:mas|e|entao) )?se (?!possivel|der\\b|puder\\w*|tiver como|me |quiser)|nao sei|sera que|talvez|quem sabe|qualquer dia|(?:um )?dia desses|acho que (?:nao sei|talvez)|ou nao|(?:nunca|nao) disse|se (?:um dia|algum dia|eu|der|for|voce|puder|tiver|fosse|pudesse|tivesse|nao fosse)|se (?:combinar|ficar (?:bom|bem|bonit[oa]|melhor)|valer|precisar|achar\\w*|der certo)|se (?:voces?|alguem) (?:ach|quis|prefer|diss|suger|recomend)\\w*|queria (?:tanto |muito )?(?:poder|conseguir)|^antes \\w+ (?:do )?que|caso|dizem|falam|reza a lenda|(?:so )?acreditam|imagina|ironi\\w+|sqn|so que nao|coragem|medo|aham|ate parece|(?:sem|com) (?:[oa] |um |uma )?\\w+ (?:\\w+ ){0,2}(?:eu |ela |ele )?(?:pareco|fico|me sinto|perco|fica|cai|some|parece)|a nao ser que|(?:exceto|salvo) (?:se|que)|so se (?!mex|cort|tir|apar|pod)|(?:desde|contanto) que (?:nao|seja|fique|de)|(?:quero|queria|gostaria de|preciso) saber (?:se|qual|quais|quanto|quando)|(?:estou|fico|to) (?:em|na) duvida|em duvida|sera',
)

/** A laugh ends one, and stays in it. */
const CLAUSE_ENDS = standing(
  String.raw`(?+\b(?:k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}h?|(?:hua|hue){2,}))\s+(?=\S)|\s+(?=(?:mas|porem|entretanto|contudo|todavia|so que|porque|pq|pois|entao|embora|apesar|quando|enquanto|ja que|por isso)\b)|\s*(?:[()–—]|[:,](?!\d))\s*|\s+-\s+|\s+(?:e(?!\s+mei[oa]\b)|ou(?!\s+menos\b))\s+(?=\S)|(?+\bbarba)\s+(?=(?:so|somente|apenas) (?:o |um |de )?(?:bigode|cavanhaque)\b)|(?+\b(?:tudo|coisa|todo|inteiro))\s+(?=(?:menos|exceto|salvo|a nao ser|fora (?:[ao]s?|meu|minha))\b)|(?+\b(?:sem|nada de) (?:\w+ ){0,2}\w+)\s+(?=que (?:\w+ ){0,3}nao (?:deixa|quer|permite|gosta|aceita|autoriza|libera)(?:m|em)?\b)|\s+(?=nem\b(?! (?:pensar|a pau|a cacete|mort[ao]|ferrando|fudendo|lascando|sonhando|em sonho|amarrad[oa]|pag(?:o|a|ando)|que me|por|com reza|me fal|me venh)))`,
  'g',
)

/** An emoji ends a sentence as a stop does; a point between figures does not. */
const SENTENCE_ENDS = standing(
  String.raw`(?-\d)[.]+(?!\d)|(?+\d)[.]+(?=\s|$)|[!?;\n…]+|\p{Extended_Pictographic}+`,
  'gu',
)

export const clausesOf = (note: string | null | undefined): readonly Clause[] => clausesOfText(note ?? '')
const clausesOfText = remembered((note) => sentencesOf(note).flatMap((one, sentence) => clausesIn(one, sentence)))

function clausesIn({ body, isMarked }: Sentence, sentence: number): Clause[] {
  let end = 0
  const pieces = piecesOf(body).map((words) => {
    const from = body.indexOf(words, end)
    const joint = plainLetters(body.slice(end, from))
    end = from + words.length
    return { words, plain: plainOf(words), joint, from, end }
  })
  const spans = isReported(plainLetters(body)) ? [] : askedSpans(pieces, isMarked)
  const asked = spans.map(({ from, to }) => {
    const [first, last] = [pieces[from], pieces[to - 1]]
    const whole = first && last ? body.slice(first.from, last.end) : ''
    return { from, to, question: whole === '' || isRhetorical(plainOf(whole)) ? null : { words: whole, isMarked } }
  })
  return pieces.map(({ words, plain }, at) => {
    const span = asked.find(({ from, to }) => at >= from && at < to)
    return { words, plain, sentence, isQuestion: span !== undefined, question: span?.question ?? null }
  })
}

type Sentence = { readonly body: string; readonly isMarked: boolean }

function sentencesOf(note: string | null | undefined): Sentence[] {
  const found: Sentence[] = []
  let rest = (note ?? '').slice(0, MOST_READ).normalize('NFC')
  while (rest !== '') {
    const end = endOf(rest)
    found.push({ body: end ? rest.slice(0, end.index) : rest, isMarked: end?.[0].includes('?') ?? false })
    rest = end ? rest.slice(end.index + end[0].length) : ''
  }
  return found
}

/** “Dr. Rui” goes on. */
const ABBREVIATED = /(?:^|[^\p{L}])(?:dr|dra|sr|sra|srta|prof|profa)$/iu
function endOf(text: string): RegExpExecArray | undefined {
  for (const end of text.matchAll(SENTENCE_ENDS))
    if (end[0] !== '.' || !ABBREVIATED.test(text.slice(Math.max(0, end.index - 6), end.index))) return end
  return undefined
}

/** Cut by letters that keep offsets, and the accent that tells `é` from `e`. */
function piecesOf(body: string): string[] {
  const plain = Array.from(plainLetters(body), (letter, at) => (/[éÉ]/.test(body[at] ?? '') ? '\u00e9' : letter))
    .join('')
    // It joins nothing here.
    .replace(/\bpor enquanto\b/g, 'por_enquanto')
    .replace(/\bem quando\b/g, 'em_quando')
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: cut } of plain.matchAll(CLAUSE_ENDS)) {
    if (isOneNumber(plain.slice(from, index), plain.slice(index + cut.length))) continue
    pieces.push(body.slice(from, index))
    from = index + cut.length
  }
  pieces.push(body.slice(from))
  return pieces
    .flatMap(runsOf)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

const OWN_VERB =
  'quero|queria|gosto|gostaria|tenho|uso|sou|trabalho|odeio|detesto|adoro|amo|prefiro|moro|faco|estou|posso|devo|preciso|pretendo|corto|pinto|aliso|mantenho'
const OWN_PART =
  'cabelo|barba|bigode|testa|nariz|rosto|pele|sobrancelhas?|orelhas?|queixo|boca|olhos?|franja|cachos?|fios?|pescoco|oculos|maquiagem'
const BEGINS = standing(
  `(?+\\s)(?:eu (?:tambem|tb|tbm)\\b|(?:eu )?(?:(?:nao|n|num|so|nunca|tambem|tb|tbm|ja|sempre|ainda) ){0,2}(?:${OWN_VERB}|to)\\b` +
    `|(?:meu|minha) \\w+ (?:\\w+ )?(?:acha|quer|fala|diz|gosta|ama|odeia|adora|pede|detesta|prefere|implica|reclama)\\b` +
    `|(?:meus?|minhas?) (?:${OWN_PART}) (?:\\w+ )?(?:e|eh|esta|ta|tao|sao|me|nao|n|fica|tem|cai|arma|vive)\\b)`,
  'g',
)
/** It goes on: “o que eu uso”, “no trabalho”, “ela disse eu quero”. */
const GLUED =
  /(?:^|\s)(?:eu|que|q|se|como|quando|qdo|onde|porque|pq|quem|qual|quanto|so|nao|n|num|nem|ja|me|tambem|tb|sempre|nunca|ainda|talvez|mais|menos|mesmo|ate|aqui|hoje|agora|sim|o|a|os|as|um|uma|no|na|do|da|ao|em|de|com|por|pelo|para|pra|meu|minha|bom|bem|mau|cada|muito|enquanto|caso|acho|disse|falou|fala|diz|dizendo|falando|pergunta|perguntou|respondi|ou|e|mas|quero|gosto|amo|adoro|odeio|detesto|tenho|uso|mantenho|corto|pinto|aliso)$/
const LEANING = /(?:^|\s)(?:que|q|se|quando|porque|pq|como|ou|e|mas|d[aeo]|com|para|pra|a|ate|so|nem)$/
const HAS_VERB = new RegExp(
  `(?:^|\\s)(?:${OWN_VERB}|to|esta|ta|fica|cai|arma|acha|quer|fala|diz|gosta|ama|odeia|adora|usa|tem|aceita|deixa)\\b`,
)

/** Dictated, without a stop: a new verb begins a new clause. */
function runsOf(piece: string): string[] {
  const plain = plainLetters(piece)
  const pieces: string[] = []
  let from = 0
  for (const { index } of plain.matchAll(BEGINS)) {
    const before = plain.slice(from, index).trim()
    const isOfPerson = /^(?:meus?|minhas?)\b/.test(plain.slice(index))
    const isGlued = (
      isOfPerson &&
      / (?:acha|quer|fala|diz|gosta|ama|odeia|adora|pede|detesta|prefere|implica|reclama)\b/.test(
        plain.slice(index, index + 40),
      )
        ? LEANING
        : GLUED
    ).test(before)
    if (before.split(' ').length < 2 || isGlued || !HAS_VERB.test(before)) continue
    pieces.push(piece.slice(from, index))
    from = index
  }
  return [...pieces, piece.slice(from)]
}

export function plainOf(words: string): string {
  const plain = plainLetters(words)
  const whole = SHORTHAND.reduce((text, [from, to]) => text.replace(from, to), plain)
  return IDIOMS.reduce((text, [from, to]) => text.replace(from, to), whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Those words of a clause that `piece` was read from, in small letters with their accents: `plain` writes abbreviations out and idioms as
 * verbs, so that what it says may not stand in the clause; then the words of it that do.
 * @param piece of `plain`
 */
export function asWritten(piece: string, { words }: Pick<Clause, 'words'>): string {
  const plain = plainLetters(words)
  const written = words.toLocaleLowerCase('pt-BR')
  // A letter that grows in small letters would shift all behind it.
  if (written.length !== plain.length) return piece
  const whole = placeOf(piece, plain)
  if (whole) return written.slice(...whole)
  const places = piece.split(' ').flatMap((word) => [placeOf(word, plain)].filter((place) => place !== null))
  const from = places[0]?.[0]
  const to = places.at(-1)?.[1]
  return from === undefined || to === undefined || to < from ? piece : written.slice(from, to)
}

function placeOf(piece: string, plain: string): [from: number, to: number] | null {
  const found = standing(
    `(?-[a-z0-9])${piece.replace(/[^a-z0-9 ]/g, '\\$&').replaceAll(' ', '\\s+')}(?![a-z0-9])`,
  ).exec(plain)
  return found ? [found.index, found.index + found[0].length] : null
}

/**
 * A note in clauses, each with its own verb: what one says holds for itself alone. Words are kept as written; `plain` is for reading:
 * lower case, without accents, abbreviations written out, idioms as the plain verb they mean.
 */
import { plainLetters } from '../knowledge/observations.ts'

export type Clause = {
  /** As written. */
  readonly words: string
  readonly plain: string
  /** Index of its sentence: a list goes on within one. */
  readonly sentence: number
  readonly isQuestion: boolean
}

/** Characters that are read. */
const MOST_READ = 5000

const written = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'g')

const said = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`)

/** As typed on phones. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(^|[^a-z])ñ(?=[^a-z]|$)/g, '$1nao'],
  [written('n|naum|nn|num(?= (quero|gosto|posso|consigo|uso|tenho|corto|abro|suporto))'), 'nao'],
  [written('nd'), 'nada'],
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
  [written('cmg'), 'comigo'],
  [written('hj'), 'hoje'],
  [written('blz'), 'beleza'],
  [written('obg|obgd|obrigadx'), 'obrigada'],
  [written('cab|kbelo|cabelu'), 'cabelo'],
  [written('min|mins'), 'minutos'],
  [written('eh'), 'e'],
  // A haircut is a thing, to cut an act.
  [
    /\b(um|uns|o|os|esse|este|meu|de|do|no|algum|nenhum|cada|qual|que|melhor|por|tipo de) cort(?:e|es)\b(?! (?:o|a|meu|minha))/g,
    '$1 penteado',
  ],
]

/** What a phrase means, as a verb that `stance.ts` knows. Longest first where one begins another. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    written(
      'nao vejo a hora de|mal posso esperar para|doid[oa] para|louc[oa] para|morr(?:o|endo) de vontade de|(?:estou )?a fim de|afim de|com vontade de|tenho vontade de|sonho em|sonho com|penso em|pensando em|pretendo|planejo|bora|partiu',
    ),
    'quero',
  ],
  [
    written(
      'nao (?:abro|abriria|vou abrir|quero abrir) mao (?:de |da |do |das |dos )?|nao dispenso|nao (?:vivo|saio|fico|ando|passo) sem|faco questao de (?:manter |deixar )?|nao largo|nao troco',
    ),
    'mantenho ',
  ],
  [
    written(
      'nao (?:(?:aguento|suporto|tolero|engulo)(?: mais)?|curto(?= \\w)(?! (?:demais|muito|assim|nem|igual)))|nao sou (?:muito |la muito )?(?:fa|chegad[oa]|de) (?:de|em|a)?|tenho (?:horror|pavor|nojo|ranco|birra)(?: de| a| da| do)?|nao me dou bem com|peguei (?:ranco|birra) d[aeo]|abomino',
    ),
    'detesto',
  ],
  [
    written(
      'nem pensar(?: em)?|nem mort[oa]|nem a pau|nem ferrando|nem fudendo|de jeito nenhum|de jeito maneira|deus me livre(?: de)?|fora de cogitacao|esta fora|longe de mim|nada (?:de|que)|jamais|em hipotese alguma|nunca mais(?: quero)?|(?:ficar |manter distancia |bem |quero )*(?<!\\b(?:moro|vivo|fica|trabalho) (?:muito |bem |tao )?)longe d[eao]s?|dispenso|(?:quero )?me livrar d[eao]s?',
    ),
    'nao quero',
  ],
  [
    written(
      'nao e permitid[oa]|nao (?:se )?(?:aceitam?|permitem?)|nao (?:me )?deixam|e proibid[oa]|proibem|e vetad[oa]|nao da para|nao tem como|nao rola',
    ),
    'nao posso',
  ],
  // Not of make-up: whoever cannot do it may want to learn.
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
  [written('sou obrigad[oa] a|te[nm](?:ho)? (?:que|de)|precis[oa]|e obrigatori[oa]|exigem|exige|me obrigam a'), 'devo'],
]

/** Said without wanting anything: nothing is heard in such a clause. */
export const NEUTRAL = said(
  'nada contra|nao me importo|nao ligo|nao faz diferenca|nao me incomod\\w+|nao tenho problema|nao tenho preferencia|tanto faz|qualquer um[a]?|pode ser|por mim tudo bem|sem problema(?:s)?|nao e que|nao so|nao apenas|como voce achar|como preferir|voces? (?:que )?(?:sabem?|decidem?|escolhem?)|estou abert[oa]|topo (?:tudo|qualquer)|(?:pode|podem) mexer|a vontade|libera(?:m|do)?|nao precisa|(?:pode|podem) sugerir|o que for|(?:odeio|detesto|amo|gosto|adoro) (?:quando|quem)|brinks|brincadeira|ja era|desisti',
)

/** Doubt, conditions and hearsay: a person reads them. */
export const UNSURE = said(
  'nao sei|sera que|talvez|quem sabe|acho que (?:nao sei|talvez)|ou nao|(?:nunca|nao) disse|se (?:um dia|algum dia|eu|der|for|voce|puder|tiver|fosse|pudesse|tivesse|nao fosse)|caso|dizem|falam|reza a lenda|(?:so )?acreditam|imagina|ironi\\w+|sqn|so que nao|coragem|medo|aham|ate parece|sem \\w+ (?:eu )?(?:pareco|fico|me sinto|perco|fica)',
)

const NEW_CLAUSE =
  /\s+(?=(?:mas|porem|entretanto|contudo|todavia|so que|porque|pq|pois|entao|embora|apesar|quando|enquanto|ja que|por isso)\b)|\s*[,:()–—]\s*|\s+-\s+|\s+(?:e|ou)\s+(?=\S)|\s+(?=nem\b(?! (?:pensar|a pau|morta?|ferrando|fudendo)))/

/** An emoji ends a sentence as a stop does; a point between figures does not. */
const SENTENCE = /(?<!\d)[.]+(?!\d)|(?<=\d)[.]+(?=\s|$)|[!?;\n…]+|\p{Extended_Pictographic}+/u

export function clausesOf(note: string | null | undefined): Clause[] {
  const text = (note ?? '').slice(0, MOST_READ).normalize('NFC')
  const found: Clause[] = []
  let rest = text
  for (let sentence = 0; rest !== ''; sentence++) {
    const end = SENTENCE.exec(rest)
    const body = end ? rest.slice(0, end.index) : rest
    const isQuestion = end?.[0].includes('?') ?? false
    for (const words of piecesOf(body)) found.push({ words, plain: plainOf(words), sentence, isQuestion })
    rest = end ? rest.slice(end.index + end[0].length) : ''
  }
  return found
}

/** Cut by letters that keep offsets, and the accent that tells `é` from `e`. */
function piecesOf(body: string): string[] {
  const plain = Array.from(plainLetters(body), (letter, at) => (/[éÉ]/.test(body[at] ?? '') ? '\u00e9' : letter)).join(
    '',
  )
  const pieces: string[] = []
  let from = 0
  const cuts = new RegExp(NEW_CLAUSE, 'g')
  for (let cut = cuts.exec(plain); cut; cut = cuts.exec(plain)) {
    pieces.push(body.slice(from, cut.index))
    from = cut.index + cut[0].length
    if (cut[0] === '') cuts.lastIndex++
  }
  pieces.push(body.slice(from))
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

export function plainOf(words: string): string {
  const plain = plainLetters(words)
  const whole = SHORTHAND.reduce((text, [from, to]) => text.replace(from, to), plain)
  return IDIOMS.reduce((text, [from, to]) => text.replace(from, to), whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * What of a sentence is asked: with its mark, or without one in the words that ask (“quero saber…”, “me digam se…”, “não sei se…”). A
 * question is kept whole; what is told before it is told.
 */

/** Of one sentence, in order. */
export type Piece = {
  /** As `plainOf` writes it. */
  readonly plain: string
  /** What joins it to the piece before, in plain letters: `, `, ` e `, ` ou `. */
  readonly joint: string
}

/** Places of the pieces that one question is made of, `to` excluded. */
export type AskedSpan = { readonly from: number; readonly to: number }

const OPENS =
  '^(?:(?:e|mas|entao|ai|oi|ola|gente|pessoal|bom|ah|so|tambem|agora|enfim|eu|por favor|na verdade|por isso|uai|moca|amiga|voces?) )*'
const words = (pattern: string): RegExp => new RegExp(`${OPENS}(?:${pattern})`)

const STRESS = '(?: (?:e|mesmo|so|muito|tambem|mais|demais|tanto|apenas))*'
/** Nouns that “que” may ask of; after other words it only begins a clause: “me diz que fico bem”. */
const KINDS =
  '(?:cort\\w+|penteado|cores|cor|tom|tons|tipos?|tamanho|formato|armac\\w+|oculos|batom|produtos?|cremes?|comprimento|franja|barba|gola|brinco)'
const ASKING = '(?:se|qual|quais|quant\\w+|como|onde|quando|o que|por que|porque)'
/** Of themselves: “me digam”, “alguém me diga”. */
const TELL = '(?:diga|fale|explique|mostre|ensine|conte|oriente|esclareca)'

/** Wherever a clause begins so. */
const ASKS: readonly RegExp[] = [
  words(
    `(?:quero|queria|gostaria|adoraria|devo|desejo|preciso|precisava|vim)${STRESS}(?: de)?${STRESS} (?:saber|entender|descobrir|aprender)(?! (?:a (?:me )?(?:gostar|amar|aceitar|valorizar)|d[eao]s? nada)\\b)`,
  ),
  words(`(?:quero|queria|gostaria de) ver (?:se|qual|quais|como|o que)`),
  words(
    `(?:(?:tenho |por )?curiosidade (?:de|em) saber|a (?:minha )?(?:pergunta|duvida) e|minha (?:pergunta|duvida) e)`,
  ),
  words(`(?:me |nos )${TELL}m?\\b(?=(?: \\S+)* \\S+)(?! (?:a verdade|oi))`),
  words(`(?:devo|preciso|queria|quero|gostaria)(?: muito)? (?:de )?que (?:alguem|voces?) me ${TELL}m?\\b`),
  words(`(?:diga|digam|fale|falem|expliquem|explique|respondam?) (?:para mim )?${ASKING}\\b`),
  words(`pod(?:em|e|eria|eriam)(?: por favor)? me (?:dizer|falar|explicar|indicar|ensinar|orientar|mostrar)`),
  words(
    `se (?:puder(?:em)?|der|for possivel|possivel) (?:me )?(?:diz(?:er|em)?|digam?|explicar|expliquem|indicar|indiquem|ensinar)`,
  ),
  words('sera que'),
  words(`(?:tem|teria|existe|haveria) (?:algum |alguma |um |outro )?(?:jeito|como|forma|maneira|solucao|salvacao)\\b`),
  words('existe (?:algum|alguma|um|uma) '),
  words('(?:estou|fico|ando) entre (?:o|a|um|uma|\\w{2,}(?:ar|er|ir)) '),
  words(
    '(?:estou |fico |ando |vivo )?(?:na|em) duvida (?:se|entre|sobre|d[eao]|quanto|com)\\b|(?:tenho|so tenho|fica) (?:uma )?duvidas? (?:se|entre|sobre|d[eao]|quanto|com)\\b',
  ),
  words(
    `(?:nao|nem) sei(?: mais| bem| direito| muito bem| mesmo| nem)* (?:${ASKING}|por onde comecar)\\b(?! (?:(?:mais )?(?:escrever|dizer|explicar|falar|colocar|botar|agradecer|responder|contar)|e |aconteceu|houve|deu|isso|voces?|vai (?:ajudar|servir)|ajuda|ficou claro|me expliquei|precisa|importa))`,
  ),
  words(
    'como (?:e que |que )?(?:eu |a gente |se )?(?:faco (?:para|com|isso|agora|$)|fazer|posso|saio|disfarco|(?:nao )?\\w{2,}(?:ar|er|ir)\\b)|como e que ',
  ),
  words(
    '(?:o )?que (?:e que |que )?(?:eu |a gente )?(?:faco (?:com|para|nesse|nessa|nest[ea]|d[aeo]|agora|se|quando|$)|fazer|posso fazer|devo fazer)(?!.* e )',
  ),
  words('(?:o )?que (?:eu )?(?:uso|visto|passo|boto|coloco|ponho) (?:de|com|em|para|n[ao]|por)\\b(?!.* e )'),
]

/** What it is about stands first: “a barba não sei se deixo”. */
const ABOUT_FIRST =
  /^(?:(?:a|o|as|os|meus?|minhas?|ess[ae]s?|ja|e|mas) )*(?:barba|bigode|cavanhaque|franja|cabelo|oculos|sobrancelhas?|brancos?|cor|tinta)(?: \S+)? (?:nao|nem) sei (?:mais |bem )?se\b/

/** Only where a sentence begins so: after another clause they may be somebody else’s, “a franja me ajuda a disfarçar”. */
const ASKS_FIRST: readonly RegExp[] = [
  words(
    `me (?:diz|fala|explica|indica|mostra|ensina|conta|sugere|sugira|indique|indiquem|sugiram|recomendem?|recomenda|da|deem) (?!que (?!${KINDS}\\b)|muito|bem|sempre|tanto)(?=(?: ?\\S+)* \\S+)`,
  ),
  words('(?:qual|quais) \\S+'),
  words('(?:valeria|vale)(?: mesmo)? a pena (?!cada|muito|esperar)\\S+|compensa \\w{2,}(?:ar|er|ir)\\b'),
  words(
    `que ${KINDS} (?!lind|bonit|horriv|maravilh|fei|top|perfeit).*\\b(?:combina|fica|segura|uso|devo|posso|serve|valoriza|favorece|ajuda|da|vai)\\b`,
  ),
  words(
    '(?:de quanto em quanto|com que frequencia|quanto tempo|quantas vezes|quantos (?:dias|meses|centimetros|dedos))\\b',
  ),
]

/** The next piece says what is asked. */
const IS_OPEN =
  /\b(?:saber|entender|descobrir|aprender|diga|digam|dizer|explicar|expliquem?|fale[m]?|diz|sei|duvida|pergunta|e|se|como|que)$/
const GOES_ON = new RegExp(`^(?:${ASKING}|que|qual|quais)\\b`)
const TELLS =
  /^(?:(?:eu|ja|so|tambem|sempre|nunca|ainda|hoje|agora|mas) )*(?:nao|nem|nunca|sem|quero|queria|gosto|gostaria|tenho|uso|sou|trabalho|odeio|detesto|adoro|amo|prefiro|moro|faco|estou|posso|devo|pretendo|corto|pinto|aliso|mantenho|vou|fico|ando|deixo|meus?|minhas?|obrigad[oa]|porque|quando|el[ea]s?)\b/

/** Somebody’s words follow. */
const SAYS =
  /\b(?:disse(?:ram)?|diz(?:em|endo)?|fal(?:a|am|ou|aram|ando)|ped(?:e|em|iu|iram)|pergunt(?:a|am|ou|aram|ando)|grit(?:a|ou)|escreveu|respondeu)(?: (?:para mim|sempre|assim|que))*$/
const REPORTED =
  /\b(?:pergunt(?:a|am|ou|aram|ando)|diz(?:em|endo)?|disse(?:ram)?|fal(?:a|am|ou|aram|ando)|grit(?:a|ou))(?: (?:me|para mim|sempre|assim))*\s*[:,]?\s*["“”'‘«]/

/** Whether somebody’s words follow: “meu chefe diz: quero…”. @param plain of the clause before */
export const announcesWords = (plain: string): boolean => SAYS.test(plain)

/** A question that awaits no answer. */
const RHETORICAL =
  /^(?:(?:e|mas|ora|ue|afinal|ne) )*(?:quem (?:nao|nunca|aguenta|merece|resiste|diria|sabe|nao ama|nao quer)\b.*|(?:vou |vai |vamos )?fazer o que|para que(?: ne)?|por que sera|sabe|entende(?:m|u|ram)?|viu|nao e(?: mesmo)?|certo|combinado|sera|vai saber|(?:o )?que mais (?:eu )?(?:posso|poderia) (?:querer|pedir)|acredita(?:m)?|pode isso|e mole|da para acreditar)(?: (?:ne|gente|viu))*$/

const GREETS =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|pessoal|gente|meninas|tudo bem|tudo bom|e ai|por favor|obrigad[oa])(?: |$))+$/

/** Told, before what is asked: “sou careca, o que eu faço?”. */
const TOLD_FIRST = [
  /^(?:(?:oi|ola|gente|bom dia|boa tarde|boa noite|e|mas|ja) )*(?:eu )?(?:nao )?(?:sou|estou|tenho|uso|trabalho|moro|(?:meu|minha) \w+(?: \w+)? (?:e|esta|sao|tem|nasce|cresce|falha|arma|vive) )\b/,
  /^(?:(?:eu|ja|so|e|mas|ontem) )*(?:\w{3,}ei|fiz|tive|fui|perdi)\b/,
  /^(?:(?:eu|ja|so|e|mas|sempre) )*(?:pinto|corto|faco|raspo|aliso|lavo|prendo|passo|retoco|tinjo|seco|aparo)\b.*\b(?:tod[oa]s?|sempre|em casa|ha|desde|por (?:dia|semana|mes)|vezes|a cada|de \S+(?: \S+)? em \S+)\b/,
]
const isToldFirst = (plain: string): boolean =>
  TOLD_FIRST.some((pattern) => pattern.test(plain)) && !/\b(?:que|qual|quem|ou|posso|devo|sera|como|onde)\b/.test(plain)

/** Of a wish, said of today: “queria só tirar o peso”. */
const WISHES =
  /^(?!.*\b(?:nao|nunca|nem|jamais)\b(?: \S+){0,2} (?:quero|queria|gostaria|desejo|procuro|busco)\b)(?:\S+ ){0,4}(?:quero|queria|gostaria|adoraria|desejo|procuro|busco|era para ser|(?:estou )?(?:procurando|buscando|atras de)|me ajud(?:a|e|em))\b(?: \S+){1,}/
/** By its own word: “tenho que” is written as “preciso” is. */
const NEEDS = /^(?:\S+ ){0,3}precis(?:o|ava|aria)(?: muito)? (?:d[aeo]s?|dum|duma|que) \S+/
const DENIED = /\b(?:nao|nunca|nem) (?:\S+ )?precis/
/** Told, thanked or greeted with the word of a wish. */
const ONLY_SAYS =
  /\b(?:quero|queria|gostaria|desejo|adoraria)(?: (?:so|muito|tambem|aqui|apenas|antes|ja|de|primeiro|comecar))* (?:agradec|dizer|diz(?:endo)?\b|cont(?:ar|ando)|fal(?:ar|ando)|avis|parabeniz|elogi|deixar (?:claro|registrado|avisado)|registrar|ressaltar|mencion|coment|acrescent|lembr|explic|esclarec|inform|desej|mandar (?:um|uma|os|meus)|que (?:voces|deus|tudo)|tudo de bom|sucesso|quem (?:quer|queria))/

/** Wished for or needed of us, in the first person. @param plain of `plainOf` @param written in plain letters alone */
export const isWish = (plain: string, written: string): boolean =>
  (WISHES.test(plain) || (NEEDS.test(written) && !DENIED.test(written))) && !ONLY_SAYS.test(plain)

/** Whether a clause goes on with what the one before wished for: “… e a explicação para mostrar”. @param joint as of `Piece` */
export const wishesOn = (plain: string, joint: string): boolean =>
  /^(?:mas )?(?:sem|para|que|com|de)\b/.test(plain) || (/^\s*(?:e|ou)\s*$/.test(joint) && !TELLS.test(plain))

/** What somebody else asks, in their words. @param sentence in plain letters, whole */
export const isReported = (sentence: string): boolean => REPORTED.test(sentence) && !/^(?:e )?me /.test(sentence)

/** “Quem não gosta de elogio?” @param plain of the question */
export const isRhetorical = (plain: string): boolean => RHETORICAL.test(plain.replace(/[,:–—-]+/g, '').trim())

/** “Quero um corte e se tiro a barba”. */
const WHETHER_I =
  /^(?:e )?se (?:eu )?(?:devo|tiro|deixo|corto|pinto|raspo|assumo|mantenho|cubro|fico|aliso|mudo|faco)\b/
const WANTS = /\b(?:quero|queria|gostaria|devo|saber|duvida)\b/

const DOES_ONE =
  /\b(?:corto|encurto|raspo|tiro|pinto|tinjo|cubro|clareio|escureco|aliso|mudo|troco|faco|fazer|paro|largo|passo|apar[oa]|solto)\b/
const DOES_NOTHING =
  /^(?:eu )?(?:deixo|mantenho|assumo|fico|espero|conservo|sigo|continuo|nao|sem|nem pensar|de fora|solto|natural)\b/
/** Told of habits, and not asked. */
const OF_HABIT =
  /\b(?:vezes|sempre|tanto faz|depend\w+|quando|tod[oa]s?|cada|costum\w+|geralmente|normalmente|por (?:dia|semana|mes))\b/
const SIM = /\bsim$/

/** This or that, without a mark: “corto franja ou deixo a testa”, “melhor com barba ou sem”. */
function chosenBetween(pieces: readonly Piece[]): AskedSpan | null {
  if (pieces.some(({ plain }) => OF_HABIT.test(plain))) return null
  const second = pieces.findIndex(({ plain, joint }, at) => {
    const one = pieces[at - 1]?.plain ?? ''
    if (at === 0 || joint.trim() !== 'ou') return false
    return (
      (DOES_ONE.test(one) && DOES_NOTHING.test(plain)) ||
      (DOES_NOTHING.test(one) && DOES_ONE.test(plain)) ||
      /^(?:e |fica |ficaria )?melhor\b/.test(one) ||
      (/^(?:com|sem)\b/.test(one) && /^(?:com|sem)\b/.test(plain)) ||
      /\b(?:fica|ficaria|e) melhor\b|\bcombina mais\b/.test(plain) ||
      (SIM.test(one) && /\bnao$/.test(plain))
    )
  })
  if (second < 0) return null
  // “Os brancos, cubro ou deixo”: what it is about stands before.
  const isAbout = second > 1 && !TELLS.test(pieces[second - 2]?.plain ?? '')
  return { from: second - (isAbout ? 2 : 1), to: pieces.length }
}

/** @param isMarked whether the sentence ends with a question mark */
function askedSpan(pieces: readonly Piece[], isMarked: boolean): AskedSpan | null {
  const asks = ({ plain }: Piece, at: number): boolean =>
    (WHETHER_I.test(plain) && WANTS.test(pieces[at - 1]?.plain ?? '')) ||
    (!announcesWords(pieces[at - 1]?.plain ?? '') &&
      (ABOUT_FIRST.test(plain) ||
        ASKS.some((pattern) => pattern.test(plain)) ||
        (at === 0 && ASKS_FIRST.some((pattern) => pattern.test(plain)))))
  if (isMarked) {
    const told = pieces.findIndex(({ plain }) => !GREETS.test(plain) && !isToldFirst(plain))
    // Told to its end, it is asked all the same: “tenho que cortar?”
    const from = told < 0 ? Math.max(0, pieces.length - 1) : told
    return { from, to: pieces.length }
  }
  const from = pieces.findIndex(asks)
  if (from < 0) return chosenBetween(pieces)
  let to = from + 1
  for (let at = to; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece) break
    const isBridged = at + 1 < pieces.length && GOES_ON.test(pieces[at + 1]?.plain ?? '')
    const isOpen = IS_OPEN.test(pieces[from]?.plain ?? '') && to === from + 1
    const isJoined =
      GOES_ON.test(piece.plain) ||
      /\b(?:porque|pois)$/.test(pieces[at - 1]?.plain ?? '') ||
      piece.joint.trim() === 'ou' ||
      (isOpen &&
        (at === to ? !TELLS.test(piece.plain) || /^(?:quando|porque)\b/.test(piece.plain) || isBridged : false)) ||
      (piece.joint.trim() === 'e' && !TELLS.test(piece.plain))
    if (!isJoined) break
    to = at + 1
  }
  return { from, to }
}

/** Two of one sentence: “quero saber se pinto, e como disfarço o ralo”. @param isMarked as of `askedSpan` */
export function askedSpans(pieces: readonly Piece[], isMarked: boolean): AskedSpan[] {
  const first = askedSpan(pieces, isMarked)
  if (first === null) return []
  const next = isMarked ? null : askedSpan(pieces.slice(first.to), false)
  return next === null ? [first] : [first, { from: next.from + first.to, to: next.to + first.to }]
}

/**
 * What somebody asks to keep off paper. The visagist reads it, the cuts and the refusals keep it, and no page, card or picture has the
 * thing, a word of its family, or a sentence from which it can be guessed.
 */
import { type Concern, sensitiveWords } from '../knowledge/sensitive-words.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { plainOf } from './clause.ts'
import { ofBodies } from './bodies.ts'
import { FACTS, type FactKey } from './facts.ts'
import type { SettledFact } from './settle.ts'
import { wholeWords } from './standing.ts'

const WRITING =
  '(?:escrev\\w*|cit\\w+|mencion\\w+|registr\\w+|imprim\\w+|public\\w+|fal(?:e|em|ar|a)|dig(?:a|am)|diz(?:er)?|colo(?:c|qu)\\w+|ponh\\w+|poe|por|bot\\w+|deix\\w+|apare[cs]\\w+|sair|saia|sai|entr\\w+|const\\w+|us(?:e|em|ar) (?!em\\b)|mostr\\w+|rep(?:ete|ita|itam|etir))'
const PAPER =
  '(?:em nada|nada (?:escrito|disso|do que)|nenhum (?:papel|lugar|canto|documento)|nenhuma (?:pagina|folha|parte)|lugar (?:nenhum|algum)|canto nenhum|pape(?:l|is)|folhas?|por escrito|documentos?|impress\\w+|textos?|ficha|envelope|arquivo)'
/** “Não escreve trans em nada”, “não coloca isso no papel”, “minha vó vê meus papéis”. Whoever asks so names their secret as they like. */
const SECRET: readonly RegExp[] = [
  wholeWords(`(?:nao|nunca|nem|sem|jamais|evit\\w+)\\b.{0,24}\\b${WRITING}\\b.{0,60}\\b${PAPER}`),
  wholeWords(`(?:nada|nunca)\\b.{0,30}\\b(?:escrit[oa]|por escrito|impress[oa]|no papel)`),
  wholeWords(
    '(?:nao|nunca|nem|sem|jamais)\\s+(?:me\\s+|o\\s+|a\\s+|isso\\s+)?(?:escrev(?:a|am|e|er)|cit(?:a|e|em|ar)|mencion(?:a|e|em|ar)|registr(?:a|e|em|ar)|imprim(?:a|am|e|ir)|public\\w+|fal(?:e|em|ar) (?:d|nisso|sobre|que)\\w*|toqu?\\w+ (?:nesse|neste|no|nisso) ?(?:assunto)?|exponh\\w+|expo(?:e|r)|revel\\w+|entreg(?:a|ue|uem|ar) que)',
  ),
  // “Nem que escreva sobre ela”, and not “nem que escrevam um livro”.
  wholeWords(
    '(?:nao|nem) que? (?:\\w+ )?(?:escrev(?:a|am)|cit(?:e|em)|mencion(?:e|em)|fal(?:e|em))(?= (?:sobre|d[aeo]s?|del[ea]s?|isso|nisso|disso|nada)\\b)',
  ),
  wholeWords(
    '(?:nao|nem) (?:quero|queria|gostaria|precis\\w+|e para|pode\\w*) (?:que )?(?:\\w+ ){0,4}(?:por escrito|escrito|escrita|no papel|nos papeis)',
  ),
  wholeWords(
    '(?:fora|longe) d(?:o|os|a|as|esse|este) (?:papel|papeis|guia|pdf|texto|relatorio|caderno|livro|carta|paginas?)',
  ),
  wholeWords(
    '(?:tir\\w+|apag\\w+|risqu\\w+|ocult\\w+|omit\\w+) (?:\\w+ ){0,4}d(?:o|a|os|as) (?:papel|papeis|guia|pdf|texto|relatorio|caderno|livro|carta|paginas?)',
  ),
  wholeWords(
    '(?:ve|veem|le|leem|mexe|mexem|abre|abrem|olha|olham|revira|fuca|acha|encontra|pega|pegam) (?:\\w+ ){0,3}(?:meus? pape(?:l|is)|minhas? (?:coisas|correspondencias?|gavetas?|bolsa|cartas?)|meus? (?:e-?mails?|celular|telefone|computador|documentos?)|o que (?:chega|imprimo|recebo|leio|escrevo))',
  ),
  // Not what the writer found out, nor what another found out and told: “foi com ela que descobri”, “ele que descobriu a mancha”.
  wholeWords(
    '(?:ninguem|familia|mae|pai|pais|vo|avo|avos|marido|esposa|mulher|chefe|trabalho|casa|filhos?|filhas?|irmaos?|namorad[oa]|eles|elas|ela|ele) (?:(?!qu(?:e|em) descobr(?:iu|iram)\\b)\\w+ ){0,4}?(?:nao )?(?:sab(?:e|em|ia|iam)|desconfi\\w+|descobr(?!i\\b)\\w+|descubr\\w+|imagin(?:a|am))\\b(?! (?:\\w+r\\b|o que|como|se|qual|onde|quando|direito|bem))',
  ),
  wholeWords(
    'as escondidas|(?:f[aiu]\\w+|us\\w+|compr\\w+|pint\\w+) (?:\\w+ ){0,2}escondido(?! (?:n[oa]s?|de|debaixo|sob|atras|por)\\b)|(?:e|um|meu|em|como|guard\\w+|fic\\w+|seja) segredo(?! (?:d[eoa]|para|por)\\b)|sigilo|confidencial|sigilos[oa]|armario|nao (?:me )?assum\\w+|nao sou assumid[oa]|discricao|descricao total|entre nos(?! d)',
  ),
  wholeWords(
    '(?:nao|nunca|nem)\\b.{0,24}\\b(?:explic\\w+|cont(?:o|ei|ar|a|e|em)|diz(?:er)?|digo|disse|fal(?:o|ei|ar)|(?:satisfac|explicac)\\w+)\\b.{0,40}\\bninguem',
  ),
  wholeWords(
    '(?:nao|nunca) (?:falei|contei|disse|expliquei|conto|explico|revelo) (?:(?:para|a) |o motivo|por que|porque|a verdade|isso|disso)',
  ),
  // “Sem contar que” only adds.
  wholeWords(
    'sem (?:eu )?(?:ter (?:que|de) |precisar (?:de )?)?(?:(?:contar|explicar|revelar)(?= (?:para|porque|por que|o motivo|o porque|nada|isso|a verdade|d[aeo]|minha|meu)\\b|[^a-z ]|$)|(?:dizer|falar)(?= (?:para|porque|por que|o motivo|isso|disso|a verdade)\\b))',
  ),
  wholeWords(
    '(?:nao|nem|ninguem|nunca) (?:\\w+ ){0,4}(?:coment(?:e|em|ar|ando)|saib(?:a|am)|descubr\\w+|desconfi(?:e|em))',
  ),
  wholeWords(
    '(?:nao|nem) (?:quero|queria|gosto|gostaria|e para) (?:de )?(?:que )?(?:\\w+ ){0,3}(?:fal(?:e|em|ar|ando)|cit\\w+|mencion\\w+)(?= (?:d[aeo]s?|sobre|nisso|disso)\\b)',
  ),
  wholeWords('so voces? (?:sab|pod)\\w+|ninguem (?:mais )?(?:pode|precisa|deve) saber'),
]
export const isSecret = (plain: string): boolean => SECRET.some((pattern) => pattern.test(plain))

const SENTENCE = /(?:\d(?:\.(?=\d))?|[^.!?;…\n])+[.!?;…\n]*/gu
export const sentencesAsWritten = (note: string): readonly string[] => note.match(SENTENCE) ?? []

export type Secret = {
  /** The note without the sentences that hold it, and without the request. */
  readonly told: string
  /** @param text of a page */
  readonly isNamedIn: (text: string) => boolean
  /** Said, and bound by, but never spoken of. */
  readonly hides: (fact: SettledFact) => boolean
  readonly concerns: ReadonlySet<Concern>
}

/** An allergy is always told to whoever mixes a dye. */
const KEPT: readonly Concern[] = ['saúde', 'queda de cabelo', 'fé', 'trauma', 'identidade']
const concernsIn = (text: string): Concern[] =>
  sensitiveWords(text).flatMap(({ concern, word }) =>
    KEPT.includes(concern) && !(concern === 'fé' && COVERING.test(plainLetters(word))) ? [concern] : [],
  )
/** Seen by everybody: no secret of a faith. */
const COVERING = /^(?:veus?|turbantes?|lencos?)$/

/** As hair does on every page. */
const FALLS = /\b(?:cai|caem|caindo|caia)\b/g

/** @param note of `wholeNote`; null where nothing of it is kept off paper */
export function secretIn(note: string): Secret | null {
  if (!isSecret(plainOf(note))) return null
  const sentences = sentencesAsWritten(note)
  const asks = sentences.map((sentence) => isSecret(plainOf(sentence)))
  const words = sentences.flatMap((sentence, at) => (asks[at] ? wordsNamedIn(sentence) : []))
  const told = sentences.map((sentence) => concernsIn(sentence))
  // A request that names nothing means all of it.
  // The fear in which it is asked is not all of it.
  const meant = sentences.flatMap((_, at) => (asks[at] ? (told[at] ?? []) : [])).filter((one) => one !== 'trauma')
  const kept = meant.length > 0 || words.length > 0 ? meant : told.flat()
  // Where hair is pulled out it is thin as well.
  const isOfPulling = kept.includes('trauma') && /\barranc/.test(plainLetters(note))
  const concerns = new Set(isOfPulling ? [...kept, 'queda de cabelo' as const] : kept)
  const names = words.map((word) => new RegExp(`\\b${word.length > 6 ? word.slice(0, -2) : word}\\w*`))
  const named = names.filter((_, at) => !PART.test(words[at] ?? ''))
  const family = [...concerns].flatMap((concern) => FAMILY[concern] ?? [])
  const isOfIt = (text: string) =>
    concernsIn(text).some((concern) => concerns.has(concern)) ||
    [...names, ...family].some((one) => one.test(plainLetters(text)))
  const held = sentences.filter((sentence, at) => asks[at] || isOfIt(sentence))
  return {
    concerns,
    told: sentences.filter((sentence) => !held.includes(sentence)).join(''),
    isNamedIn: (text) =>
      concernsIn(plainLetters(text).replace(FALLS, '')).some((concern) => concerns.has(concern)) ||
      [...named, ...family].some((one) => one.test(plainLetters(text))),
    hides: ({ key, source, words: said = '' }) =>
      source !== 'visagist' &&
      key !== 'allergy' &&
      ((CONCERNS_OF[key] ?? []).some((concern) => concerns.has(concern)) ||
        names.some((name) => name.test(plainLetters(said))) ||
        (FACTS[key].shelf === 'bothers' && said !== '' && held.some((sentence) => sentence.includes(said)))),
  }
}

const CONCERNS_OF: Readonly<Partial<Record<FactKey, readonly Concern[]>>> = {
  'hair-loss': ['queda de cabelo', 'saúde', 'trauma'],
  'bald-patches': ['queda de cabelo', 'saúde', 'trauma'],
  'hair-regrows': ['queda de cabelo', 'saúde'],
  thinning: ['queda de cabelo', 'saúde'],
  'combs-over': ['queda de cabelo'],
  hairpiece: ['queda de cabelo', 'saúde'],
  'in-treatment': ['saúde', 'queda de cabelo'],
  pregnant: ['saúde'],
  'skin-condition': ['saúde'],
  scar: ['saúde', 'trauma'],
  access: ['saúde'],
  ...ofBodies(() => ['saúde'] as const),
  faith: ['fé'],
}

/** What gives it away besides the words that a note itself is searched for. */
const FAMILY: Readonly<Partial<Record<Concern, RegExp>>> = {
  'queda de cabelo':
    /\b(?:dermatolog\w+|tricolog\w+|menos fios?|onde ha menos|mais ral[oa]s?|rareou|rareia|lugar(?:es)? ral|(?:o|do|no) alto,? (?:sem esconder|continua)|para o alto|couro (?:a mostra|aparec\w+)|nao pergunt\w+|puxa a raiz|falh(?:as?|ad[ao]s?)\b|arranc\w+|nascer? de novo|minoxidil|pecas? de cabelo|fibra)/,
  saúde:
    /\b(?:tratament\w+|dermatolog\w+|medicas?|medicos?|liberacao|equipe que cuida|cabelo que volta|volta(?:ndo)? a crescer|clinicas?|exames?)\b/,
  fé: /\b(?:ritua\w+|ritos?|preceitos?|obrigac\w+|reza\w*|oracao|sacerd\w+|consagra\w+|ojas?|torcos?|tichel)\b/,
  trauma: /\b(?:terap\w+|psic\w+|ansios\w+|coragem de contar)\b/,
  identidade:
    /\b(?:transic\w+|hormon\w+|feminiliz\w+|masculiniz\w+|nome (?:social|de registro)|retifica\w+|passabilidade|(?:trac|linh)os? (?:masculin|feminin)\w+|maxilar mais macio)\b/,
}

/** No secret, though a request names it. */
const NO_NAME =
  /^(?:nada|nunca|lugar|algum\w*|nenhum\w*|papel|papeis|isso|disso|nisso|sobre|para|pela|pelo|quem|toda|todo|hora|motivo|verdade|gente|mais|tenho|minhas?|meus?|quero|cabelos?|rosto|favor|guia|escrit[oa]|voces?|palavra|nome|coisa|ninguem|tudo|assunto|parte|estou|tive|fazer|fazendo|porque|entao|cartao|salao|livro|caderno|carta|cortes?|penteados?|cabeleireir[oa]s?|explicar|contar|falando|fique|fiquem|saibam?|coment\w+|disse|esta|essa|esse|este|aquele|aquilo|uso|uma|ele|ela|eles|elas|mae|pai|familia|marido|esposa|mulher|chefe|trabalho|casa)$/
/** Read on every page of anybody: what troubles there is not spoken of, and the word stays. */
const PART =
  /^(?:bocas?|narizes|nariz|testas?|queixos?|orelhas?|olhos?|sobrancelhas?|peles?|pescoco|barba|franja|oculos|cores)$/
const NAMES = new RegExp(
  `\\b(?:nao|nunca|nem|sem|jamais)\\b.{0,32}\\b(?:escrev|cit|mencion|registr|imprim|public|fal(?:e|a)|coloc|coloqu|ponh|bot|deix|explic|cont|coment|dig|saib|descubr)\\w*\\b(.{0,40})|\\bsab(?:e|em|er) d(.{0,40})`,
)
/** What a request asks not to name, in plain letters. */
export function wordsNamedIn(request: string): string[] {
  const found = NAMES.exec(plainOf(request))
  const asked = (found?.[1] ?? found?.[2] ?? '').split(/[^a-z]+/)
  return asked.filter((word) => word.length > 3 && !NO_NAME.test(word)).slice(0, 1)
}

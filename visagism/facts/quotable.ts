/** What of a note is printed in its author's guide: not what they ask to keep out of it, nor what is only somebody else's. */
import { wholeWords } from './standing.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { clausesOf, plainOf } from './clause.ts'
import { ownClauses } from './own-words.ts'

/** “Não precisa entrar no guia”, “isso fica entre nós”. */
const KEPT_OUT = wholeWords(
  '(?:nao|nunca|nem|sem)\\b.{0,24}\\b(?:entr\\w+|apare[cs]\\w+|sair|saia|cit\\w+|mencion\\w+|escrev\\w+|colo(?:c|qu)\\w+|ponh\\w+|bot\\w+|us(?:e|em|ar)|imprim\\w+|mostr\\w+)\\b.{0,40}\\b(?:guia|pdf|livro|caderno|paginas?|lugar nenhum|nenhum lugar|relatorio|carta)|lugar nenhum do (?:guia|pdf)|(?:esse|este|aquele) nome|nome (?:morto|de registro|de batismo|antigo|do cartao|do rg)|entre nos|segredo|sigilo|confidencial|so para voces?|(?:nao cont(?:a|e|em|ar)|nao (?:comenta|comente|comentem)) (?:para|isso|com)|ninguem (?:pode|precisa) saber',
)
/** Then the sentence before names it. */
const POINTS_BACK =
  /^(?:(?:e|mas|so que|por favor)\s+)*(?:(?:esse|este|aquele) nome|iss[oa]|disso|nisso|ess[ae] parte)\b/

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
  wholeWords(
    '(?:ninguem|familia|mae|pai|pais|vo|avo|avos|marido|esposa|mulher|chefe|trabalho|casa|filhos?|filhas?|irmaos?|namorad[oa]|eles|elas|ela|ele) (?:\\w+ ){0,4}?(?:nao )?(?:sab(?:e|em|ia|iam)|desconfi\\w+|descobr\\w+|descubr\\w+|imagin(?:a|am))\\b(?! (?:\\w+r\\b|o que|como|se|qual|onde|quando|direito|bem))',
  ),
  wholeWords(
    '(?:as |em |no )?(?:escondid[oa]s?|segredo|sigilo|confidencial|sigilos[oa]|armario|nao (?:me )?assum\\w+|nao sou assumid[oa]|discricao|descricao total)',
  ),
]
const isSecret = (plain: string): boolean => SECRET.some((pattern) => pattern.test(plain))

const SENTENCE = /(?:\d(?:\.(?=\d))?|[^.!?;…\n])+[.!?;…\n]*/gu
const LEFT_OUT = ' […] '

/** Nothing where something is asked to stay off paper, whatever else was said. Else whole sentences, as written; `[…]` marks what was left out between two. */
export function quotable(note: string | null | undefined): string {
  const whole = note ?? ''
  if (isSecret(plainOf(whole))) return ''
  const own = new Set(ownClauses(whole, true).map((clause) => clause.words))
  const sentences = whole.match(SENTENCE) ?? []
  const isKeptOut = sentences.map((sentence) => KEPT_OUT.test(plainOf(sentence)))
  const isNamed = (at: number): boolean => {
    const next = sentences[at + 1]
    return next !== undefined && isKeptOut[at + 1] === true && POINTS_BACK.test(plainOf(next))
  }
  const isOfOthers = (sentence: string): boolean => {
    const said = clausesOf(sentence)
    return said.length > 0 && said.every((clause) => !own.has(clause.words))
  }
  const printed: string[] = []
  let isGap = false
  for (const [at, sentence] of sentences.entries()) {
    if (isKeptOut[at] || isNamed(at) || isOfOthers(sentence)) {
      isGap = printed.length > 0
      continue
    }
    if (isGap) printed.push(LEFT_OUT)
    isGap = false
    printed.push(sentence)
  }
  const quoted = printed.join('').trim()
  // The sentence that asks may have named by “isso” what another one says.
  return isKeptOut.includes(true) && sensitiveWords(quoted).length > 0 ? '' : quoted
}

/** No secret, though a request names it. */
const NO_NAME =
  /^(?:nada|nunca|lugar|algum|nenhum\w*|papel|papeis|isso|disso|nisso|sobre|minha|minhas|quero|cabelo|rosto|favor|guia|escrito|voces|palavra|nome|coisa|ninguem|tudo|assunto|parte|estou|tenho|tive|fazer|fazendo|porque|entao)$/
const NAMES = new RegExp(
  `\\b(?:nao|nunca|nem|sem|jamais)\\b.{0,24}\\b(?:escrev|cit|mencion|registr|imprim|public|fal(?:e|a)|coloc|coloqu|ponh|bot|deix)\\w*\\b(.{0,40})`,
)
/** Health and the like that a note names, and what it asks not to name, in plain letters; none where nothing is to stay off paper. */
export function keptOutWords(note: string | null | undefined): string[] {
  const plain = plainOf(note ?? '')
  if (!isSecret(plain)) return []
  const asked = NAMES.exec(plain)?.[1]?.split(/[^a-z]+/) ?? []
  const named = asked.filter((word) => word.length > 4 && !NO_NAME.test(word)).slice(0, 1)
  return [...new Set([...sensitiveWords(note).map(({ word }) => plainOf(word)), ...named])]
}

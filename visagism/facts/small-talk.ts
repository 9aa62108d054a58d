/** Greetings, thanks, jokes and words that say nothing. */
import { type Clause } from './clause.ts'
import { hasSubject } from './named-things.ts'
import { namesHair, oddWords, SMALL_TALK } from './neutral-words.ts'
import { type Stance, stanceOf } from './stance.ts'
import { wholeWords } from './standing.ts'

const GREETING = wholeWords(
  'oi+|ola|bom dia|boa tarde|boa noite|boa sorte|obrigad[oa]|valeu|brigad[oa]|abracos?|abs|abcs|beijos?|bjs?|amei|adorei|gostei|parabens|caprich\\w+|confio|ansios[oa]|espero|animad[oa]|sucesso|k{2,}|(?:rs)+|(?:ha){2,}|tudo bem|tudo otimo|por enquanto|so isso|nada a declarar|nenhuma|sem observ\\w+|nao tenho nada|nada$|nao entendo nada disso|(?:nem|nao) sei o que (?:escrever|dizer)|nunca fiz (?:isso|uma coisa dessas)|indicou|indicacao|presente|comprei|comprando|site|maravilhos[oa]|desde ja|gratidao|curios(?:a|o|idade)|nervos[oa]|primeira vez|teste|voces arrasam|arrasem|surpreend\\w+|no aguardo|nas maos de voces?|nao tenho (?:preferencias?|obs)|me sentir bem|mudar (?:esse|o|de) visual|partiu|agradecer|moro (?:em|fora)|sou de|atenciosamente|att|timid[oa]|feliz|fa d[oa]|fim de ano ne|(?:tenho|fiz) (?:1[89]|[2-9]\\d)(?: anos)?|bora|abencoe|^(?:dra?|sra?|profa?)\\.? [a-z]+$',
)

export const GREETINGS = new RegExp(GREETING, 'g')

/** A question that asks nothing. */
export const HOW_ARE_YOU =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|pessoal|gente)\s*)*(?:(?:esta )?tudo (?:bem|bom|certo|otimo|joia|tranquilo)|como vao?|beleza)(?: (?:com|por) (?:voces?|ai))?$/

/** A refusal, a need, a wish, a body, a belief, a day: anything but small talk. */
const BINDING = wholeWords(
  'carnaval|depois (?:disso|d[aeo]s?)|(?:rasp|cort|pint|alis|descolor|ting|platin)(?:ei|o|a|ar|ou)|(?:engord|emagre|envelhec)\\w+|casamento|formatura|entrevista|concurso|audiencia|batizado|festa|fa(?:co|rei) \\d+|me (?:suaviz|rejuvenesc|emagrec|afin|levant|clare|escurec|deix|faz|faca|transform)\\w*|tenho \\d+|escola|colegio|ano|sumir|ultimo presente|persegue|apanhei|processar|estorno|dinheiro|ignore|prompt|system|json|assine|escreva|urgente|atendente|faleceu|morreu|nao|nunca|nem|sem|so|quero|queria|preciso|devo|tenho|fico|uso|sou|odeio|detesto|mantenho|prefiro|gosto|sempre|proib\\w+|dia \\d+|\\d+/\\d+|cirurg\\w+|doen\\w+|remedio|dor|problema|deus|fe|menor|anos',
)

/** Binds beside a greeting too: “espero que não doa”. */
const DENIAL = wholeWords(
  'nao|nunca|nem|sem|preciso|devo|odeio|detesto|mantenho|proib\\w+|cirurg\\w+|doen\\w+|remedio|dor|problema',
)

/** “Um abraço, Cláudia”: the last word, a name. */
export const isSignature = ({ words: name }: Clause, next: Clause | undefined, isAfterTalk: boolean): boolean =>
  isAfterTalk && next === undefined && /^\p{Lu}\p{Ll}+$/u.test(name)

/** A question without its mark. */
const ASKS = /^(?:(?:e|mas|oi|ola) )*(?:(?:o )?que voce|qual|quais|quant[oa]s?|quem|onde|como|quando)\b/

/** Said of nothing named, they may bind all the same: “me suaviza”. */
const BINDING_STANCES: readonly (Stance | null)[] = ['drop', 'spare', 'refuse', 'cannot', 'must']

/** Longer than this, somebody tells something, however plain its words are. */
const MOST_OF_NOTHING = 6

/** Done or felt: it may bind, or contradict what was heard beside it. */
const DOES = wholeWords(
  'por mim|(?:dedos?|palmos?|centimetros?)|(?:\\d+|um|dois|tres|quatro|cinco|dez) cm|tiram|cortam|ate o ombro|cresc(?:e|eu|em) (?:muito|demais|rapido)|de fora|a mostra|a vista|(?:estou|ando) cansad[oa]|cubro|cobrir|cobr(?:e|em|indo)|retoc\\w+|prend(?:o|er)|solt(?:o|ar)|lavo|lavar|seco|secar|penteio|acordo|durmo|dormindo|^(?:eu )?trabalho|fico (?:de|sem|com)|incomoda[m]?|(?:lado|olho|ouvido) (?:direito|esquerdo)|(?:da|na) (?:direita|esquerda)|(?:n[ao]|para a) upa|pior(?:a|ou)?|marquei|aos poucos|passo de cada|um passo',
)

/** A greeting, thanks, or words that say nothing. */
export function isTalk(plain: string): boolean {
  if (/^(?:nao|sim|nada|nenhum[a]?|so isso|nao nao)$/.test(plain) || JEST.test(plain)) return true
  if (EXCEPT.test(plain)) return false
  const rest = plain.replaceAll(GREETINGS, ' ')
  const isGreeting = rest !== plain
  const length = plain.split(' ').length
  const isLong = length > MOST_OF_NOTHING && !plain.split(' ').some((word) => SMALL_TALK.has(word))
  return (
    !hasSubject(plain) &&
    !ASKS.test(plain) &&
    (isGreeting ||
      (!namesHair(plain) && !isLong && !(length === 1 && ['keep', ...BINDING_STANCES].includes(stanceOf(plain))))) &&
    !DOES.test(rest) &&
    (isGreeting || !BINDING_STANCES.includes(stanceOf(plain))) &&
    !(isGreeting ? DENIAL : BINDING).test(rest) &&
    oddWords(rest, [], [SMALL_TALK]).length <= (isGreeting ? 2 : 0)
  )
}

/** “Quero raspar tudo kkk mentira”. */
export const JEST =
  /^(?:(?:e|foi|mas|to|estou|so|nao|eh) )*(?:(?:uma )?mentira|brincadeira\w*|brincando|brinks|zoeira|zoando|zueira|sqn|so que nao|ironia|capaz|jamais|imagina|ate parece)(?: (?:viu|gente|ta|hein|ne))?$/

export const EXCEPT = /^(?:menos|exceto|salvo|a nao ser|fora)\b/

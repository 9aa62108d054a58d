/**
 * Whether a note brings up what an answer speaks of. Two words that stand near are not enough: they belong to one clause, which is the
 * writer's own and of today, says it of itself and not of the day or the accident it names beside it, neither denies nor ends it, and does
 * not ask that nobody speak of it. What mends a trouble is not given to who loves what it would mend. Where a word beside it is explained
 * by nothing, only an answer that recommends nothing is given: a person reads the rest.
 */
import { type Clause, clausesOf } from '../facts/clause.ts'
import { isHushed } from '../facts/hushed.ts'
import { ownClauses } from '../facts/own-words.ts'
import { oddWords } from '../facts/neutral-words.ts'
import { stanceOf } from '../facts/stance.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { TopicAnswer } from './answer.ts'
import { LISTENED_FOR } from './vocabulary.ts'

type Placed = Clause & { readonly index: number }
/** Of one sentence, next to each other, without a clause of somebody else between them. */
type Run = readonly Placed[]

/** @param note of `wholeNote` */
export function broughtUpIn(note: string): (answer: TopicAnswer) => boolean {
  const all = clausesOf(note)
  const [now, withPast] = [runsOf(ownClauses(note), all), runsOf(ownClauses(note, true), all)]
  const whole = all.flatMap(({ plain }, at) => (isHushed(all, at) ? [] : [plain])).join(', ')
  return (answer) =>
    answer.isWhole
      ? answer.heard.test(whole)
      : (answer.isPastToo ? withPast : now).some((run) => isEarned(answer, run, all))
}

function runsOf(own: readonly Clause[], all: readonly Clause[]): Run[] {
  const runs: Placed[][] = []
  let from = 0
  for (const clause of own) {
    const index = all.findIndex(
      (one, at) => at >= from && one.words === clause.words && one.sentence === clause.sentence,
    )
    from = index + 1
    if (isHushed(all, index)) continue
    const last = runs.at(-1)?.at(-1)
    if (last && last.index === index - 1 && last.sentence === clause.sentence) runs.at(-1)?.push({ ...clause, index })
    else runs.push([{ ...clause, index }])
  }
  return runs
}

/** “Tenho 62 anos, cabelo comprido, devo cortar?” */
const MOST_CLAUSES = 3

function isEarned(answer: TopicAnswer, run: Run, all: readonly Clause[]): boolean {
  if (!answer.heard.test(textOf(run))) return false
  // What one clause alone does not earn, it does not earn beside another.
  const refused = new Set<Placed>()
  for (let size = 1; size <= Math.min(run.length, MOST_CLAUSES); size++)
    for (let from = 0; from + size <= run.length; from++) {
      const said = run.slice(from, from + size)
      if (said.some((one) => refused.has(one)) || !answer.heard.test(textOf(said))) continue
      if (
        !isTurned(answer, said) &&
        !isEnded(all, said.at(-1)) &&
        !(answer.isOfTrouble && isLovedNext(all, said.at(-1)))
      )
        return true
      for (const one of said) refused.add(one)
    }
  return false
}

const textOf = (clauses: readonly Clause[]): string => clauses.map(({ plain }) => plain).join(', ')

/** The fewest words that are still heard, and what stands before and behind them. */
function coreOf(heard: RegExp, text: string): { before: string; core: string; after: string } {
  const words = text.split(' ')
  let [from, to] = [0, words.length]
  while (to > 1 && heard.test(words.slice(0, to - 1).join(' '))) to--
  while (from < to - 1 && heard.test(words.slice(from + 1, to).join(' '))) from++
  const part = (a: number, b?: number) => words.slice(a, b).join(' ')
  return { before: part(0, from), core: part(from, to), after: part(to) }
}

/** Not had, not done, given up; but “não sei”, “não aguento” complain of it. */
const DENIES =
  /\b(?:nao|nunca|jamais|nem|tampouco)\b(?! (?:sei|para|aguento|suporto|consigo|posso|pode|tolero|entendo|vejo|lembro|tenho coragem|passar|passe|abro|mantenho|dispenso|largo|saio|fico sem|vivo sem|tiro|e so|so|para de|deixa de|quero (?:mais )?(?:parecer|ficar com|ter que|essa?|esses?|que|perder|esconder))\b)|\bnem (?:para|de|com)\b|\bsem(?: \S+)?$|\b(?:parei|parar|deixei|deixar|desisti|curei|sarei|livrei) (?:de|d[aeo]s?|com)\b|\b(?:larguei|abandonei|vendi) (?:de|d?[aeo]s?|meus?|minhas?)\b/
const CALLED = /\b(?:cham\w+(?: ela| ele)?|apelid\w+|fal\w+ que|diz\w* que|xing\w+|zo\w+)(?: \S+){0,2}$/
/** What is named beside: “de um acidente de bicicleta”, “na noite do divórcio”. */
const BESIDE =
  /\b(?:acidentes?|tombos?|quedas?|cai\w*|jogos?|noites?|dias?|epoca|tempos?|historias?|lojas?|filmes?|videos?|novelas?|series?|fotos?|marcas?|cheiros?|cara|nomes?|cores?|igual|como|feito|tipo|parec\w+)(?: (?:a|ao|o|um|uma|d[aeo]s?|num|numa|n[ao]|quem|e|esta))+$/
const ANOTHERS =
  /\b(?:a|o|as|os|uma?) (?:vizinh|prim|irma|sogr|cunhad|amig|coleg|chefe|patro|ti|av|filh|net|sobrinh|mulher|marid|espos|namorad|professor|menin|mae|pai)\w*\b/

/** “Queria que o véu não escorregasse”: it does. */
const WISHED_AWAY = /\b(?:quer(?:o|ia)|gostaria|para|preciso) (?:de )?que (?:\S+ ){1,4}?nao\b/

/** Whoever the clause begins with, beside those that nobody hears at all: “meu sobrinho tem acne”, “a enfermeira disse”. */
const BEGINS_WITH_ANOTHER =
  /^(?:(?:e|mas|que|porque|entao) )*(?:(?:o|a|os|as|um|uma|meus?|minhas?|nosso|nossa) )+(?:sobrinh|vizinh|cachorr|gat[oa]s?\b|depilador|maquiador|manicure|enfermeir|fisioterap|supervisor|gerente|terapeut|cuidador|genro|nora\b|padrast|madrast|entead|afilhad|padrinh|madrinh|bisnet|bisav|palhac|atriz|ator\b)/
/** “Se eu deixasse barba”. */
const SUPPOSED = /\bse (?:eu |um dia )?\w+(?:asse|esse|isse)\b/
/** “Maquiagem leve não quero”. */
const REFUSED_AFTER =
  /^(?:(?:e|mas|eu) )*(?:nao (?:quero|uso|faco|gosto|tenho)(?! (?:mais |que |perder|esconder|tirar|largar|saber|como))|detesto|odeio|dispenso)\b/
/** Of an animal, a doll, a picture. */
const OF_NOBODY =
  /\bd[aeo]s? (?:(?:meu|minha) )?(?:cachorr\w+|cao|gat[oa]s?|cavalo|pet|vizinh\w+|sobrinh\w+|bonec\w+|modelo|atriz|ator|cantor\w*|personage\w+)\b/
/** Gone, or about to be: “a cicatriz sumiu”. */
const GONE =
  /^(?:(?:\w+ ){0,4})(?:ja )?(?:sumi(?:u|ram)|passou|passaram|acabou|acabaram|sar(?:ou|aram)|melhor(?:ou|aram)|clare(?:ou|aram)|foi embora|foram embora)\b/
const LOVED = /\b(?:mantenho|minha marca|meu charme)\b/
const isLoved = ({ plain }: Placed): boolean => stanceOf(plain) === 'love' || LOVED.test(plain)

function isTurned({ heard, isRecognition, isOfTrouble }: TopicAnswer, said: Run): boolean {
  const text = textOf(said)
  const { before, core, after } = coreOf(heard, text)
  if (said.some(({ plain }) => BEGINS_WITH_ANOTHER.test(plain)) || SUPPOSED.test(text)) return true
  if (REFUSED_AFTER.test(after) && !/\b(?:nao|nunca)\b/.test(core)) return true
  if (OF_NOBODY.test(text) || (GONE.test(after) && !/\bnao\b/.test(after))) return true
  if (isOfTrouble && said.some(isLoved)) return true
  if ((DENIES.test(before) && !WISHED_AWAY.test(text)) || CALLED.test(before) || BESIDE.test(before)) return true
  if (ANOTHERS.test(before)) return true
  // A “não” that the answer does not ask for.
  if (
    !WISHED_AWAY.test(text) &&
    DENIES.test(core) &&
    heard.test(core.replace(/\b(?:nao|nunca|jamais|nem|tampouco|sem) (?:quero |tenho |uso )?/, ''))
  )
    return true
  return !isRecognition && oddWords(`${before} ${after}`, [], [LISTENED_FOR, namesIn(said)]).length > 0
}

/** “Em Porto Alegre”, “a Manuela”: where and who, not what. */
const namesIn = (said: Run): ReadonlySet<string> =>
  new Set(
    said.flatMap(({ words }) => [...words.matchAll(/\s(\p{Lu}\p{Ll}+)/gu)].map(([, name = '']) => plainLetters(name))),
  )

/** “Sobrancelha bagunçada, adoro”. */
function isLovedNext(all: readonly Clause[], last: Placed | undefined): boolean {
  const next = last && all[last.index + 1]
  return next?.sentence === last?.sentence && next !== undefined && stanceOf(next.plain) === 'love' && isShort(next)
}
const isShort = ({ plain }: Clause): boolean => plain.split(' ').length <= 3

/** “Mas não nasce”, “mas já passou”. */
const ENDS =
  /^(?:(?:so que|mas|porem|e|ai|agora|hoje|so|ja) )+(?:ja |hoje )?(?:nao$|nao (?:nasce|cresce|tenho mais|uso mais|faco mais|quero mais|da mais)\b|(?:ja )?(?:passou|acabou|sumiu|sarou|melhorou|resolvi|desisti|larguei|parei|aceitei|curei|tirei)\b)/
function isEnded(all: readonly Clause[], last: Placed | undefined): boolean {
  const next = last && all[last.index + 1]
  return next !== undefined && next.sentence === last?.sentence && ENDS.test(next.plain)
}

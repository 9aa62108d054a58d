/** Questions of the note that the reading answers in one sentence. The others are a person's. */
import { beardFor } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { framesFor } from '../advice/frames.ts'
import { collarForNow } from '../advice/necklines.ts'
import { ornamentsFor } from '../advice/accessories.ts'
import type { Pick3 } from '../advice/shape-advice.ts'
import { adviseColours } from '../colour/colours.ts'
import { sizesOf } from '../cuts/cuts.ts'
import { clausesOf, plainOf } from '../facts/clause.ts'
import type { FactKey } from '../facts/facts.ts'
import { hearNote } from '../facts/hear.ts'
import { hasSubject } from '../facts/named-things.ts'
import { ownQuestions, ownSentences } from '../facts/own-words.ts'
import { isOfOther } from '../facts/whose.ts'
import { fringeFor } from '../hair/fringe.ts'
import { waysOf } from '../hair/finish.ts'
import { waitWords } from '../hair/growth.ts'
import { hairColourText, ownShades, shadesOn } from '../hair/hair-colour.ts'
import type { HairPath } from '../hair/hair.ts'
import { hairReachOf } from '../hair/reach.ts'
import { textureText } from '../hair/texture.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { dayAndMonth, list, lower } from '../knowledge/pt.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { isTooNearToCut, agendaOf, visitWeeks, wearsBeard } from '../reading/care.ts'
import type { PersonAnswer, Reading } from '../reading/reading.ts'
import { soldPaths } from '../reading/sold-paths.ts'
import { firstSentence, POINTS } from './done.ts'
import { broughtUpIn } from './earned.ts'
import { BEARD_NAMED, DECISIONS, isEitherOr } from './decisions.ts'
import { moustacheFor } from './face.ts'
import { focusIn } from './focus.ts'
import { type QuestionAnswer, TREATED } from './question-answer.ts'
import { ANSWERS } from './vocabulary.ts'

export type Asked = {
  /** A question or a wish as written, with its mark. */
  readonly question: string
  /** Wished for, and no fact was made of it. */
  readonly isRequest: boolean
  readonly answer: {
    readonly what: string
    readonly words: string
    readonly chapter: ChapterId
    /** As of `Reasoned`. */
    readonly stands?: string
    /** Of the pages they came for: the letter's list begins with it. */
    readonly isListed?: true
  } | null
  readonly byPerson: PersonAnswer | null
}

/** What is asked of a thing: whether it suits, which one, whether to. */
const ASKS =
  'combin\\w+|(?:fica|ficaria|cai|cairia|ia ficar|vai ficar) (?:bem|bom|boa|legal|bonit[oa]|estranh[oa]|ruim)|qual|quais|que tipo|devo|devia|posso|poderia|vale a pena|serve|e melhor|melhor|me favorec\\w+|valoriz\\w+|recomend\\w+|indica\\w*|mudo|troco|mudar|trocar|deixo|uso|faz sentido|da certo|vai bem|cabe'
const about = (thing: string): RegExp =>
  new RegExp(`\\b(?:${ASKS})\\b.*\\b(?:${thing})\\b|\\b(?:${thing})\\b.*\\b(?:${ASKS})\\b`)

const first = (opening: string, { what, why }: Pick3): string => `${opening} ${lower(what)}: ${why}.`
const cutOf = (r: Reading, path: HairPath = r.cuts.recommended) => r.cuts[path].cut
const byLength = (r: Reading, most: 1 | -1): HairPath | undefined =>
  soldPaths(r).sort((a, b) => most * (cutOf(r, b).centimetres[0] - cutOf(r, a).centimetres[0]))[0]

function pathOfLength(r: Reading, name: 'curto' | 'comprido'): string | null {
  const found = byLength(r, name === 'comprido' ? 1 : -1)
  if (!found) return null
  const { cut, monthsToGrow: months } = r.cuts[found]
  const wait = months > 0 ? `, daqui a ${waitWords(months)}` : ''
  return `Dos três caminhos, o mais ${name} é “${lower(cut.name)}”${wait}${found === r.cuts.recommended ? ', e é por ele que começamos' : ''}.`
}

const BRAIDS: readonly FactKey[] = ['braids-stay', 'wants-braids']
const isCurled = ({ texture }: Reading): boolean => texture === 'cacheado' || texture === 'crespo'

/** The narrow before the general: the first that fits answers. */
const QUESTIONS: readonly QuestionAnswer[] = [
  {
    // Of a beard beside it, the next but one.
    asked:
      /^(?!.*\b(?:barba|cavanhaque)\b).*(?:\bso (?:o |de |um )?bigode\b|\bbigode (?:so|sozinho)\b|\bbigode\b.*\b(?:combin\w+|fica (?:bem|bom)|da certo|funciona|favorec\w+)\b|\b(?:combin\w+|fica (?:bem|bom)|da certo|favorec\w+)\b.*\bbigode\b)/,
    unless: ['no-beard', 'no-moustache', 'beard-grows-not'],
    what: 'Só o bigode',
    chapter: 'barba',
    words: (r) =>
      wearsBeard(r) && r.beard !== 'Sem barba'
        ? `Fica, com o resto limpo: até o canto da boca, aparado na linha do lábio. No seu contorno, ${moustacheFor(r.shape)}.`
        : null,
  },
  {
    asked:
      /\bfranj\w+\b.*\b(?:cresc\w+|sair|saio|sumir|me livr\w+)\b|\b(?:cresc\w+|sair|saio|me livr\w+)\b.*\bfranj\w+/,
    unless: ['fringe-stays', 'wants-fringe'],
    what: 'A franja crescendo',
    chapter: 'franja',
    words: () =>
      'Da sobrancelha ao queixo são uns seis meses: até o segundo, torcida para o lado ou presa rente; dali em diante, aberta no meio.',
  },
  {
    asked: /\bredemoinho\b.*\b(?:frente|testa|franja)\b|\b(?:frente|testa|franja)\b.*\bredemoinho\b/,
    unless: ['thinning', 'hair-loss'],
    what: 'O redemoinho da frente',
    chapter: 'cabelo',
    // Between the two lengths it wins: where the advised cut stands there, a person finds another.
    words: (r) => {
      const [front] = cutOf(r).centimetres
      return r.isTopBare || (front > 3 && front <= 10)
        ? null
        : `${front <= 3 ? 'Bem curta, até 3 cm, a frente não tem com que levantar' : 'Com mais de 10 cm, o peso da frente o vence'}; seque-a primeiro, levando para os dois lados antes de assentar.`
    },
  },
  {
    asked: /\b(?:tir\w+|alivi\w+|diminu\w+) (?:um pouco )?(?:o|do|desse|esse) peso\b(?! d[eo] (?:corpo|rosto|oculos))/,
    wished: /\b(?:tir\w+|alivi\w+|diminu\w+) (?:um pouco )?(?:o|do|desse|esse) peso\b(?! d[eo] (?:corpo|rosto|oculos))/,
    unless: ['no-cut', 'trim-only', 'loves-volume', 'thinning', 'hair-loss', 'braids-stay'],
    what: 'O peso',
    chapter: 'cartao',
    words: (r) => {
      const cut = cutOf(r)
      if (r.isTopBare || r.texture === null || cut.tied || cut.takesNothing || cut.plaited) return null
      return isCurled(r)
        ? 'O peso sai em camadas, a seco, das pontas para dentro, com o contorno inteiro; desbaste na raiz arma.'
        : 'O peso sai por dentro, da altura do queixo para baixo, com o contorno inteiro e sem navalha.'
    },
  },
  {
    asked: /(?!)/,
    wished:
      /\b(?:quero|queria) (?:muito |mesmo |so )?(?:outra coisa|algo (?:novo|diferente)|(?:uma )?coisa (?:nova|diferente))$/,
    what: 'Outra coisa',
    chapter: 'cabelo',
    words: (r) => {
      const { stays, cut } = r.cuts[r.cuts.recommended]
      return stays || cut.tied ? null : `Comece por “${lower(cut.name)}”: ${cut.volume}.`
    },
  },
  {
    asked:
      /\b(?:espac\w+|menos vezes|adiar)\b.*\b(?:raiz|tinta|retoques?|pint\w+|ting\w+)\b|\b(?:raiz|tinta|retoques?|pint\w+|ting\w+)\b.*\b(?:espac\w+|menos vezes|adiar)\b/,
    unless: ['no-dye', 'greys-stay', 'breaking', ...TREATED],
    what: 'O intervalo da cor',
    chapter: 'cor-do-cabelo',
    words: () =>
      'Dá: num tom mais perto do seu natural a linha da raiz some, e a conta passa para oito a doze semanas; em casa, só na raiz.',
  },
  {
    asked:
      /^(?!.*\b(?:cort\w+|tintas?|pint\w+|arrum\w+|cresc\w+)\b).*(?:\b(?:intervalos?|descanso|descansar|pausas?)\b|\b(?:quanto tempo|quantas semanas)\b.*\b(?:trancas?|box|com elas?)\b)/,
    unless: ['hair-loss', 'in-treatment'],
    what: 'O intervalo das tranças',
    chapter: 'cuidados',
    words: (r) =>
      BRAIDS.some((key) => r.facts.has(key))
        ? 'De seis a oito semanas com as mesmas, e duas de descanso antes das próximas.'
        : null,
  },
  {
    asked: about('franj\\w+'),
    unless: ['no-fringe'],
    what: 'A franja',
    chapter: 'franja',
    words: (r) => first('Se for ter uma,', fringeFor(r).picks[0]),
  },
  {
    asked: about('oculos|armac(?:ao|oes)'),
    what: 'A armação',
    chapter: 'oculos',
    words: (r) => first('Prove primeiro', framesFor(r).picks[0]),
  },
  {
    asked: about('barba|cavanhaque'),
    unless: ['no-beard'],
    what: 'A barba',
    chapter: 'barba',
    words: (r) =>
      wearsBeard(r) && r.beard !== 'Sem barba' ? first('Ao seu contorno serve primeiro', beardFor(r).picks[0]) : null,
  },
  {
    asked: about('sobrancelhas?'),
    what: 'As sobrancelhas',
    chapter: 'sobrancelhas',
    words: (r) => first('No seu rosto, primeiro', browsFor(r).picks[0]),
  },
  {
    asked: about('gola|golas|decotes?'),
    what: 'A gola',
    chapter: 'decotes',
    words: (r) => first('Comece por', collarForNow(r)),
  },
  {
    asked: about('brincos?|colar|colares|acessorios?'),
    what: 'Os acessórios',
    chapter: 'acessorios',
    words: (r) => first('Comece por', ornamentsFor(r).picks[0]),
  },
  {
    asked:
      /\b(?:qual|quais|que)\b.{0,12}\bcor(?:es)?\b(?!.*\b(?:cabelo|cabelos|fio|fios|tinta|pintar|mechas)\b)|\bcor(?:es)? (?:de|da|das) roupas?\b/,
    what: 'As cores',
    chapter: 'cores',
    words: (r) => {
      const names = adviseColours(r.brief.colour, r.colours).best.slice(0, 3)
      return `Perto do rosto, comece por ${list(names.map(({ name }) => lower(name)))}.`
    },
  },
  {
    asked:
      /\b(?:qual|que|quais)\b.{0,16}\b(?:cor(?:es)?|tom|tons|tinta|tonalidade)\b.*\b(?:cabelo|cabelos|fio|fios|pint\w+|tint\w+)\b/,
    unless: ['no-dye', 'greys-stay', 'colour-stays', ...TREATED],
    what: 'A cor do cabelo',
    chapter: 'cor-do-cabelo',
    words: (r) => {
      const { season } = adviseColours(r.brief.colour, [])
      const colour = r.brief.observed?.hairColour?.value
      const shades = season ? shadesOn(hairColourText(season).shades, colour) : colour ? ownShades(colour) : []
      const [shade] = shades
      return shade ? `Comece por ${lower(shade[0])}: ${shade[2]}.` : null
    },
  },
  {
    asked: /\b(?:qual|que|quais)\b.{0,20}\b(?:produtos?|cremes?|finalizador\w*|xampus?|shampoos?|oleos?)\b/,
    unless: ['no-products', 'no-scent', 'vegan', 'allergy', 'pregnant', 'in-treatment', 'hair-loss', 'skin-condition'],
    what: 'Os produtos',
    chapter: 'textura',
    words: (r) => {
      if (r.isTopBare) return null
      const { items } = textureText(r.texture, hairReachOf(r), waysOf(r))
      return `Bastam três coisas: ${list(items.map(({ what }) => lower(what)))}.`
    },
  },
  {
    asked:
      /\b(?:serve|funciona|combina|da certo|fica bo[mn]|fica legal|vale)\b.*\b(?:lis[oa]|ondulad[oa]|cachead[oa]|cachos?|cresp[oa])\b/,
    what: 'O seu fio',
    chapter: 'cabelo',
    words: (r) => (r.texture === null ? null : `Os três caminhos são para fio ${r.texture}, o seu.`),
  },
  {
    asked: /\b(?:rasp(?:o|ar|asse)|maquina zero)\b.*\b(?:cabeca|cabelo|tudo|careca)\b|\b(?:ficar|fico|virar) careca\b/,
    unless: ['hair-loss', 'in-treatment', 'hair-regrows', 'no-short', 'no-cut'],
    what: 'Raspar',
    chapter: 'cabelo',
    words: (r) => {
      const shaved = soldPaths(r)
        .map((path) => cutOf(r, path))
        .find((cut) => cut.shavesAll ?? cut.keptAtHome)
      return shaved
        ? `Um dos três caminhos é esse: “${lower(shaved.name)}”.`
        : 'Nenhum dos três caminhos raspa: para isso há volta, mas só depois de uma boa espera.'
    },
  },
  {
    asked: /\b(?:de quanto em quanto tempo|com que frequencia|cada quantas? semanas?|quantas vezes por (?:mes|ano))\b/,
    what: 'As visitas',
    chapter: 'cuidados',
    words: (r) => {
      const weeks = everyWeeks(visitWeeks(r, cutOf(r)))
      return cutOf(r).keptAtHome ? null : `O corte indicado volta ao salão ${weeks}.`
    },
  },
  {
    asked: /\b(?:quanto tempo|quantos meses|quando)\b.*\b(?:cresc\w+|comprid[oa]|chega\w*)\b/,
    unless: ['hair-regrows', 'in-treatment', 'hair-loss'],
    what: 'O tempo de crescer',
    chapter: 'cabelo',
    words: (r) => {
      const longest = soldPaths(r)
        .map((path) => r.cuts[path])
        .sort((a, b) => b.monthsToGrow - a.monthsToGrow)[0]
      if (!longest) return null
      return longest.monthsToGrow > 0
        ? `O caminho que mais espera, “${lower(longest.cut.name)}”, pede ${waitWords(longest.monthsToGrow)}; conte pouco mais de um centímetro por mês.`
        : 'Nenhum dos três caminhos espera: os três cabem no comprimento de hoje.'
    },
  },
  {
    asked:
      /\b(?:quantos minutos|quanto tempo)\b.*\b(?:arrum\w+|finaliz\w+|de manha|por dia)\b|\bpenteado\b.*\b(?:passe a mao|passar a mao|lavar e sair|acordar e sair|da (?:muito |pouco )?trabalho|pratico)\b/,
    what: 'Os minutos de manhã',
    chapter: 'cabelo',
    words: (r) => {
      const { minutes, name } = cutOf(r)
      return `O indicado, “${lower(name)}”, pede ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} de manhã.`
    },
  },
  {
    asked: about('comprimento|tamanho do cabelo|que altura'),
    unless: ['no-cut', 'length-stays', 'trim-only', 'growing-out'],
    what: 'O comprimento',
    chapter: 'cabelo',
    words: (r) => {
      const sizes = sizesOf(cutOf(r), r.texture)
      const [front, nape] = [sizes.front, sizes.nape].map((size) => size.split(', ')[0] ?? '')
      const isMeasured = [front, nape].every((size) => size?.endsWith('cm'))
      return isMeasured ? `No corte indicado, ${front} na frente e ${nape} na nuca.` : null
    },
  },
  {
    asked: /\b(?:da|vai dar|consigo|posso|vou conseguir)\b.{0,12}\b(?:prender|amarrar)\b/,
    what: 'Prender',
    chapter: 'cabelo',
    words: (r) =>
      cutOf(r).ties
        ? `Dá: “${lower(cutOf(r).name)}” se prende.`
        : soldPaths(r).some((path) => cutOf(r, path).ties)
          ? `O indicado, não; dos três, prende-se “${lower(
              soldPaths(r)
                .map((path) => cutOf(r, path))
                .find(({ ties }) => ties)?.name ?? '',
            )}”.`
          : 'Nenhum dos três se prende inteiro.',
  },
  {
    asked: /\b(?:quando|que dia|quantos dias antes)\b.*\b(?:cort\w+|penteado|salao|barbeir\w+)\b/,
    what: 'O dia do corte',
    chapter: 'plano',
    words: (r) => {
      const { salon, eventCut } = agendaOf(r)
      if (isTooNearToCut(r))
        return `Antes do seu dia, nenhum: não assentaria mais. O próximo cai por volta de ${dayAndMonth(salon)}.`
      return eventCut === null
        ? `Por volta de ${dayAndMonth(salon)}.`
        : `O corte do seu dia cai por volta de ${dayAndMonth(eventCut)}.`
    },
  },
  {
    asked:
      /\b(?:posso|devo|fica|ficaria|combina|da para|sera que|vale a pena)\b.*\b(?:curt[oa]|curtinh[oa]|joaozinho|pixie)\b/,
    unless: ['no-cut', 'no-short', 'length-stays', 'trim-only', 'growing-out'],
    what: 'O curto',
    chapter: 'cabelo',
    words: (r) => pathOfLength(r, 'curto'),
  },
  {
    asked:
      /\b(?:posso|devo|fica|ficaria|combina|da para|sera que|vale a pena)\b.*\b(?:comprid[oa]|long[oa]|deixar crescer)\b/,
    unless: ['shaved-stays', 'short-stays', 'hair-regrows', 'in-treatment'],
    what: 'O comprido',
    chapter: 'cabelo',
    words: (r) => pathOfLength(r, 'comprido'),
  },
  {
    asked: /\b(?:qual|que|como)\b.{0,20}\b(?:penteado|cortes|corto|cortar)\b/,
    unless: ['no-cut'],
    what: 'O corte',
    chapter: 'cabelo',
    words: (r) => {
      const { stays, cut } = r.cuts[r.cuts.recommended]
      return stays ? `O de hoje, “${lower(cut.name)}”, com duas correções.` : `Comece por “${lower(cut.name)}”.`
    },
  },
  {
    asked:
      /\b(?:formato|forma|tipo) (?:de|do) (?:meu )?rosto\b|\bmeu rosto e (?:oval|redondo|quadrado|comprido|retangular|triangular|de coracao)\b/,
    what: 'A forma do rosto',
    chapter: 'forma',
    words: (r) => `${SHAPE_NAMES[r.shape].name}${r.hasSecond ? `, com traços ${SHAPE_NAMES[r.second].of}` : ''}.`,
  },
  {
    asked:
      /^(?:(?:entao|e ai|bom|gente) )?(?:o )?que (?:e que )?voces? (?:me )?(?:acham?|sugerem?|recomendam?|indicam?|fariam?)(?: (?:para|pra) mim| disso| de mim)?$/,
    what: 'Por onde começar',
    chapter: 'cabelo',
    words: (r) => {
      const { stays, cut } = r.cuts[r.cuts.recommended]
      return stays ? `Fique com “${lower(cut.name)}”, e mude duas coisas nele.` : `Que comece por “${lower(cut.name)}”.`
    },
  },
]

/**
 * What they wish for first, then what they ask.
 * @param isWritten whether the guide has the chapter
 */
export function askedOf(r: Reading, isWritten: (id: ChapterId) => boolean): Asked[] {
  const { answers = [], at } = r.brief
  const { note } = r.spoken
  const requests = hearNote(note, at).requests.map((words) => words.replace(/\s+/g, ' '))
  return [
    ...requests.map((question) => ({ question, isRequest: true })),
    ...ownQuestions(note).map((question) => ({ question, isRequest: false })),
  ].map(({ question, isRequest }) => {
    const byPerson = answers.find((one) => one.question === question) ?? null
    const answer = byPerson ? null : answerTo(r, { question, isRequest, before: saidBefore(note, question) }, isWritten)
    return { question, isRequest, answer, byPerson }
  })
}

/** Of a question that names nothing, what it is about: “tenho uns fios no queixo. Vale deixar ou tiro?” */
function saidBefore(note: string, question: string): string {
  if (hasSubject(plainOf(question))) return ''
  const clauses = clausesOf(note)
  const at = clauses.findIndex(({ isQuestion, words }) => isQuestion && question.includes(words))
  const before = clauses[at - 1]
  return at > 0 && before && !isOfOther(before.plain) ? before.plain : ''
}

/** Answered by nobody. */
export const openAsked = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ question, answer, byPerson }) => (answer === null && byPerson === null ? [question] : []))

/** Of the order itself, which the reading does not know. */
const OF_THE_ORDER =
  /\b(?:fotos?|pedido|guia|relatorio|pdf|prazo|entreg\w+|site|aplicativo|app|email|e-mail|garantia|preco|custa|reembolso|pagamento|cupom)\b/

/** What it asks about stands before it: “que corte segura nisso?”. */
const POINTS_BACK = /\b(?:nisso|com isso|nesse caso|nessa situacao|numa situacao dessas|dess[ae] jeito)\b/

/** More is asked than which page. */
const ASKS_OF_IT = /\b(?:que|qual|quais|se|como|quando|quant[oa]s?|onde)\b/

/** A thin beard is no illness. */
const isSensitive = (question: string): boolean =>
  sensitiveWords(question).some(
    ({ concern, word }) =>
      concern !== 'queda de cabelo' || !/^(?:ral|falh)/.test(plainOf(word)) || !BEARD_NAMED.test(plainOf(question)),
  )

function answerTo(
  r: Reading,
  { question: asked, isRequest, before }: Pick<Asked, 'question' | 'isRequest'> & { readonly before: string },
  isWritten: (id: ChapterId) => boolean,
): Asked['answer'] {
  // Without its mark, what it says of somebody else is seen as theirs.
  const question = asked.replace(/\?$/, '')
  const [plain] = ownSentences(question)
  // Of a body and of somebody else, only a person speaks.
  if (plain === undefined || isSensitive(question) || OF_THE_ORDER.test(plain) || POINTS_BACK.test(plain)) return null
  const whole = before === '' ? plainOf(question) : `${before}, ${plainOf(question)}`
  const isOwn = clausesOf(question).every((clause) => !isOfOther(clause.plain))
  // The answer itself before the page that has it.
  for (const { asked: named, isAsked, wished, unless = [], what, chapter, words } of [...DECISIONS, ...QUESTIONS]) {
    const found = isRequest
      ? wished?.test(plain)
      : isAsked
        ? isOwn && named.test(whole) && isAsked(whole)
        : named.test(plain)
    const page = [chapter].flat().find(isWritten)
    if (found !== true || page === undefined) continue
    const said = unless.some((key) => r.facts.has(key)) ? null : words(r, whole)
    if (said !== null) return { what, words: said, chapter: page }
    // What is to be decided is answered by nothing less.
    if (isAsked) return null
  }
  const [page] = ASKS_OF_IT.test(plain) ? [] : focusIn(r, plain, isWritten)
  if (page?.chapter !== undefined) return { what: page.what, words: page.why, chapter: page.chapter, isListed: true }
  // What the page says of a thing that is named is no answer to a wish.
  if (isRequest || isEitherOr(plainOf(question))) return null
  const isBroughtUp = broughtUpIn(question)
  for (const answer of ANSWERS) {
    if ('fact' in answer || !isBroughtUp(answer)) continue
    const chapter = [answer.chapter].flat().find(isWritten)
    const words = typeof answer.words === 'string' ? answer.words : answer.words(r)
    if (chapter !== undefined && words !== null)
      return {
        what: answer.what,
        words: POINTS.test(answer.why) ? firstSentence(words) : answer.why,
        chapter,
        stands: words,
      }
  }
  return null
}

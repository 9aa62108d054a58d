/**
 * What can be asked of a guide. Patterns are matched against plain lower-case letters (`cafe`, not `Café`); a check is true when the
 * guide is as demanded.
 */
import type { BeardType } from '../../portrait/beard/beards.ts'
import type { PortraitOptions } from '../../portrait/views/portrait.ts'
import type { HairPath } from '../../hair/hair.ts'
import type { Drawn, Guide, GuidePage, Passage, PathTaken } from './guide.ts'

export type Check = (guide: Guide) => boolean
type Pages = GuidePage | readonly GuidePage[] | 'any'

/** Cuts, fringe, texture, what to ask for, how to keep it. */
export const HAIR_PAGES = [
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'na-foto',
  'franja',
  'textura',
  'cuidados',
  'cartao',
  'plano',
  'calendario',
] as const satisfies readonly GuidePage[]
export const BEARD_PAGES = ['barba', 'cartao', 'cuidados', 'calendario'] as const satisfies readonly GuidePage[]
export const CLOTHES_PAGES = ['decotes', 'roupa', 'acessorios', 'cores'] as const satisfies readonly GuidePage[]

export const all =
  (...checks: readonly Check[]): Check =>
  (guide) =>
    checks.every((check) => check(guide))
export const either =
  (...checks: readonly Check[]): Check =>
  (guide) =>
    checks.some((check) => check(guide))
export const not =
  (check: Check): Check =>
  (guide) =>
    !check(guide)

const isOn = (page: GuidePage, pages: Pages): boolean =>
  pages === 'any' || (typeof pages === 'string' ? page === pages : pages.includes(page))

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?;])\s+/)

/** One passage holds all of the words. */
export const says =
  (pages: Pages, ...words: readonly RegExp[]): Check =>
  ({ passages }) =>
    passages.some(({ page, text }) => isOn(page, pages) && words.every((word) => word.test(text)))

/** Not even to refuse it. */
export const neverSays = (pages: Pages, words: RegExp): Check => not(says(pages, words))

/** Words shortly before or after that turn advice into a refusal, or into somebody else's answer; “não: …” opens a line of the card. */
const REFUSES =
  /^nao: |\b(sem|nao|nunca|nada|nem|jamais|ninguem|evit\w+|fuj\w+|dispens\w+|longe|recus\w+|proibid\w+|em vez|no lugar|livre de|alergi\w+|se houver|antes de qualquer)\b[^;:]{0,60}$|\b(antes d[aeo]s?|tro(que|car) [ao]s?|prefer\w+ tesoura a) $/
const REFUSED =
  /^[^;:.]{0,40}\b(nao|nunca|jamais|dispens\w+|de fora|fica fora|ficam fora|de lado|proibid\w+|na gaveta|so depois|fale antes|liberacao)\b|^[^.]{0,30}: a resposta e\b/

function isAdvised({ text, isAdvice }: Passage, words: RegExp): boolean {
  if (!isAdvice) return false
  const everywhere = new RegExp(words.source, 'g')
  return sentencesIn(text).some((sentence) =>
    [...sentence.matchAll(everywhere)].some(
      ({ 0: word, index }) =>
        !REFUSES.test(sentence.slice(0, index)) && !REFUSED.test(sentence.slice(index + word.length)),
    ),
  )
}

/** Somewhere other than in a refusal. */
export const advises =
  (pages: Pages, words: RegExp): Check =>
  ({ passages }) =>
    passages.some((passage) => isOn(passage.page, pages) && isAdvised(passage, words))
export const neverAdvises = (pages: Pages, words: RegExp): Check => not(advises(pages, words))

/** Told to leave it out: on a list of what to avoid, or in a refusal. */
export const refuses =
  (pages: Pages, words: RegExp): Check =>
  ({ passages }) =>
    passages.some((passage) => isOn(passage.page, pages) && words.test(passage.text) && !isAdvised(passage, words))

export const lacksChapter =
  (page: GuidePage): Check =>
  ({ chapters }) =>
    chapters.every((id) => id !== page)

type Trait = (options: PortraitOptions, page: Drawn['page']) => boolean
export const alwaysDraws =
  (trait: Trait): Check =>
  ({ drawn }) =>
    drawn.length > 0 && drawn.every(({ options, page }) => trait(options, page))
const draws =
  (trait: Trait): Check =>
  ({ drawn }) =>
    drawn.some(({ options, page }) => trait(options, page))
export const neverDraws = (trait: Trait): Check => not(draws(trait))

/** The drawn full beards have one too. */
const WITH_MOUSTACHE: readonly (BeardType | undefined)[] = ['bigode', 'ancora', 'curta', 'cheia', 'cavanhaque']
const WITH_GOATEE: readonly (BeardType | undefined)[] = ['cavanhaque', 'ancora', 'curta', 'cheia']
export const keepsMoustache = alwaysDraws(({ beard }) => WITH_MOUSTACHE.includes(beard))
export const keepsGoatee = alwaysDraws(({ beard }) => WITH_GOATEE.includes(beard))
export const keepsFullBeard = alwaysDraws(({ beard }) => beard === 'curta' || beard === 'cheia')
export const drawsNoBeard = neverDraws(({ beard }) => beard !== undefined && beard !== 'bigode')
export const neverBareheaded = alwaysDraws(({ covering }) => covering !== undefined)
export const unpainted = neverDraws(
  ({ lipstick, makeup, blushColour }) => lipstick !== undefined || makeup !== undefined || blushColour !== undefined,
)
export const drawsNoEarrings = neverDraws(({ earrings }) => earrings !== undefined)

type Taken = (path: PathTaken) => boolean
export const everyPath =
  (is: Taken): Check =>
  ({ paths }) =>
    paths.every(is)
export const somePath =
  (is: Taken): Check =>
  ({ paths }) =>
    paths.some(is)
export const pathIs =
  (wanted: HairPath, is: Taken): Check =>
  ({ paths }) =>
    paths.some((path) => path.path === wanted && is(path))
export const recommendedPath =
  (is: Taken): Check =>
  ({ paths, recommended }) =>
    paths.some((path) => path.path === recommended && is(path))

/** Centimetres where it hangs longest, on the day of the cut. */
export const noCutShorterThan = (cm: number): Check => everyPath(({ longest }) => longest >= cm)
export const noCutLongerThan = (cm: number): Check => everyPath(({ longest }) => longest <= cm)
export const takesNothing: Check = everyPath(({ cut }) => cut.takesNothing === true)
export const neverShaves = everyPath(
  ({ cut, front, months }) => cut.shavesAll !== true && cut.keptAtHome !== true && (front > 1 || months === 0),
)
export const noFringe = everyPath(({ cut: { fringe } }) => fringe === 'none' || fringe === 'addable')
const usesMachine = ({ sizes, ask }: { readonly sizes: object; readonly ask: string }): boolean =>
  Object.values(sizes).some((size) => /máquina|lâmina/.test(String(size))) ||
  /(?<!sem )máquina|degradê|navalha/i.test(ask)
export const scissorsOnly = everyPath(({ cut }) => !usesMachine(cut))
export const ties: Taken = ({ cut }) => cut.ties
export const isTight: Taken = ({ cut }) => cut.pulls === true

/** The first path differs from the second, which differs from the third. */
export const pathsDiffer: Check = ({ paths }) => new Set(paths.map(({ cut }) => cut.name)).size === paths.length

/** `day` as ISO date. */
export const marksDay =
  (day: string): Check =>
  ({ events }) =>
    events.includes(day)
const visits = (guide: Guide) => guide.tasks.filter(({ id }) => id === 'corte' || id === 'cor' || id === 'barbearia')
export const noVisitBefore =
  (day: string): Check =>
  (guide) =>
    visits(guide).every(({ at }) => at >= day)
export const noVisitOn =
  (weekdays: readonly number[]): Check =>
  (guide) =>
    visits(guide).every(({ at }) => !weekdays.includes(new Date(at).getUTCDay()))
export const cutsAYear =
  (least: number, most: number): Check =>
  ({ tasks }) => {
    const many = tasks.filter(({ id }) => id === 'corte').length
    return many >= least && many <= most
  }
/** A cut falls between both ISO days. */
export const cutBetween =
  (first: string, last: string): Check =>
  ({ tasks }) =>
    tasks.some(({ id, at }) => id === 'corte' && at >= first && at <= last)

export const waitsForPerson: Check = ({ isHeld }) => isHeld

/** Said of the reader; other nouns agree with themselves. */
const agreeing = (ending: 'a' | 'o', words: string): RegExp =>
  new RegExp(
    `\\b(bem-vind${ending}|obrigad${ending}|querid${ending}|voce mesm${ending}|${words})\\b|` +
      `\\bvoce (e|esta|fica|parece|sai|chega|sera) (mais |muito |tao )?(pront|lind|bonit|segur|sozinh|cansad|arrumad|satisfeit)${ending}\\b`,
  )
export const neverFeminine = neverSays('any', agreeing('a', 'senhora|moca|uma mulher'))
export const neverMasculine = neverSays('any', agreeing('o', 'senhor|rapaz|um homem'))
/** A length with its unit. */
export const millimetres = /\b\d+([.,]\d+)?( a \d+)? ?(mm|milimetros)\b/
export const centimetres = /\b\d+([.,]\d+)?( a \d+)? ?(cm|centimetros|dedos)\b/

const sentencesOfGuide = ({ passages }: Guide): ReadonlySet<string> =>
  new Set(
    passages
      .filter(({ page }) => page !== 'fontes')
      .flatMap(({ text }) => sentencesIn(text))
      .filter((sentence) => sentence.split(' ').length >= 5),
  )

/** Of the shorter guide's sentences of five words or more, the part that stands in the other's too, 0 to 1. */
export function sharedPartOf(one: Guide, other: Guide): number {
  const [own, theirs] = [sentencesOfGuide(one), sentencesOfGuide(other)]
  const shared = [...own].filter((sentence) => theirs.has(sentence)).length
  return shared / Math.max(1, Math.min(own.size, theirs.size))
}
export const sharesLessThan =
  (part: number, other: () => Guide): Check =>
  (guide) =>
    sharedPartOf(guide, other()) < part

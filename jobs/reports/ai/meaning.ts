/**
 * Checks that a retelling keeps cuts, colours, shapes and advice, and adds no number word, body feature or gender. Strict: refusing costs
 * nothing, since the engine's words stay.
 */
import { SWATCHES } from '#visagism/colour/swatches.ts'
import type { Gender } from '#visagism/knowledge/form.ts'
import { CUTS } from '#visagism/cuts/cuts.ts'
import { plainLetters } from '#visagism/knowledge/observations.ts'

const plain = (text: string) => plainLetters(text.normalize('NFC'))
const words = (stems: string) => new RegExp(`\\b(?:${stems.trim().split(/\s+/).join('|')})\\b`, 'g')

const SHAPES = words(
  'ovais oval redond[oa]s? quadrad[oa]s? coracao coracoes triangul\\w+ diamantes? losangos? retangul\\w+ heart hexagon\\w+',
)
const COLOURS = words(`
  azu(?:l|is) marinho verdes? vermelh[oa]s? pret[oa]s? branc[oa]s? cinzas? cinzent[oa]s? marro(?:m|ns) beges? rosas? rosad[oa]s?
  rox[oa]s? lilas amarel[oa]s? laranjas? alaranjad[oa]s? vinhos? bordo cremes? dourad[oa]s? pratead[oa]s? cobre acobread[oa]s?
  castanh[oa]s? loir[oa]s? lour[oa]s? ruiv[oa]s? grisalh[oa]s? caramelo turquesa coral salmao terracota mostarda oliva nude`)
const NUMBERS = words(`
  zero dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
  dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzent\\w+ trezent\\w+ mil milhares
  metade dobro triplo tercos? quartos? duzias? dezenas? meia terceir\\w+ decim\\w+
  diari\\w+ seman(?:al|ais|almente) quinze\\w+ mensa\\w+ bimestra\\w+ trimestra\\w+ semestra\\w+ anua\\w+`)
/** Features that only someone who sees the person could mention. */
const FEATURES = words(`
  olhos? iris pupilas? cilios palpebras? olheiras? pele tez sardas? pintas? espinhas? rugas? manchas? cicatriz\\w* tatuag\\w+
  labios? bocas? dentes? sorrisos? covinhas? nariz narinas? orelhas? sobrancelhas? bochechas? queixos? papada pescoco ombros?
  cinturas? quadri(?:l|s) seios? busto barriga corpos? pesos? estatura maos? pernas? bracos? cabelos? cabeleira fios? cachos?
  ondas? crespos? cachead[oa]s? ondulad[oa]s? lis[oa]s? barbas? bigodes? cavanhaques? calv\\w+ carecas? entradas? franjas?
  oculos armac\\w+ veu veus turbantes? idade jove(?:m|ns) idos[oa]s? magr[oa]s? alt[oa]s? baix[oa]s?`)

const CUTS_IN_SHORT = words(`
  pixie joaozinho bob chanel shag mullet degrade topete crop undercut moicano militar raspad[oa] coques? rabos? trancas? dreads? black`)
const CUT_NAMES = Object.values(CUTS).map(({ name }) => plain(name))
const SWATCH_NAMES = Object.values(SWATCHES)
  .flat()
  .map(({ name }) => plain(name))

const found = (pattern: RegExp, text: string) => new Set(text.match(pattern) ?? [])
const named = (names: readonly string[], text: string) => new Set(names.filter((name) => text.includes(name)))

/** `redonda` and `redondos` are the same shape. */
const stemOf = (word: string) => word.replace(/(?:oes|ais|is|ns|[aoe]s|[aoe]|s)$/, '')

/**
 * @param known everything the chapter prints
 * @returns what is wrong, in words for the visagist, or null
 */
export function meaningFault(
  { told, own, known }: { readonly told: string; readonly own: string; readonly known: string },
  gender: Gender,
): string | null {
  const [after, before, all] = [plain(told), plain(own), plain(known)]
  return (
    changedNames('formato', found(SHAPES, after), found(SHAPES, before), found(SHAPES, all)) ??
    changedNames('corte', named(CUT_NAMES, after), named(CUT_NAMES, before), named(CUT_NAMES, all)) ??
    changedNames('corte', found(CUTS_IN_SHORT, after), found(CUTS_IN_SHORT, before), found(CUTS_IN_SHORT, all)) ??
    changedNames('cor', named(SWATCH_NAMES, after), named(SWATCH_NAMES, before), named(SWATCH_NAMES, all)) ??
    changedNames('cor', found(COLOURS, after), found(COLOURS, before), found(COLOURS, all)) ??
    invented('número por extenso', found(NUMBERS, after), found(NUMBERS, all)) ??
    invented('traço que não está nos dados', found(FEATURES, after), found(FEATURES, all)) ??
    turnedAdvice(after, before, all) ??
    genderFault(after, all, gender)
  )
}

type Names = ReadonlySet<string>

/** Every name must remain, and none may be added. */
function changedNames(what: string, after: Names, before: Names, all: Names): string | null {
  const told = stemsOf(after)
  const lost = [...before].find((name) => !told.has(stemOf(name)))
  return lost === undefined ? invented(`${what} que ninguém indicou`, after, all) : `${what} que sumiu: ${lost}`
}

function invented(what: string, after: Names, all: Names): string | null {
  const known = stemsOf(all)
  const fresh = [...after].find((name) => !known.has(stemOf(name)))
  return fresh === undefined ? null : `${what}: ${fresh}`
}

const stemsOf = (names: Names) => new Set([...names].map(stemOf))

const AVOIDING = /^(?:evit\w+|nao|nunca|jamais|nem|sem|fuja|dispens\w+|esqueca|deix\w+)$/
const DOING =
  /^(?:use|usar|prefir\w+|escolh\w+|peca|pedir|aposte|ponha|comece|experimente|vista|adote|leve|procure|mantenha)$/
/** Words after its verb that belong to an advice. */
const REACH = 5
const PASSED =
  /^(?:que|com|para|pelo|pela|uma?s?|mais|muito|tambem|como|quando|onde|este|esta|esse|essa|seu|sua|seus|suas|voce)$/

type Sides = Map<string, { readonly word: string; readonly sides: Set<'do' | 'avoid'> }>

function sidesOf(text: string): Sides {
  const sides: Sides = new Map()
  for (const clause of text.split(/[.;:!?,]+/)) {
    const tokens = clause.split(/[^a-z0-9]+/).filter(Boolean)
    tokens.forEach((token, at) => {
      const isAvoided = AVOIDING.test(token)
      if (!isAvoided && !DOING.test(token)) return
      // “Não use franja” is advice against.
      const side =
        isAvoided || tokens.slice(Math.max(0, at - 2), at).some((word) => AVOIDING.test(word)) ? 'avoid' : 'do'
      for (const thing of tokens.slice(at + 1, at + 1 + REACH)) {
        if (thing.length < 4 || PASSED.test(thing) || AVOIDING.test(thing) || DOING.test(thing)) continue
        const stem = stemOf(thing)
        const known = sides.get(stem) ?? { word: thing, sides: new Set() }
        known.sides.add(side)
        sides.set(stem, known)
      }
    })
  }
  return sides
}

/** Advice may not switch sides, nor an “evite” be lost. */
function turnedAdvice(after: string, before: string, all: string): string | null {
  const [told, own, known] = [sidesOf(after), sidesOf(before), sidesOf(all)]
  for (const [stem, { word, sides }] of told) {
    const stood = known.get(stem)?.sides
    if (!stood) continue
    if (sides.has('do') && !stood.has('do')) return `conselho virado: ${word} era para evitar`
    if (sides.has('avoid') && !stood.has('avoid')) return `conselho virado: ${word} era recomendado`
  }
  const warnings = (text: string) => text.match(/\b(?:evit\w+|nunca|jamais)\b/g)?.length ?? 0
  if (warnings(after) < warnings(before)) return 'um “evite” que sumiu'
  const lost = [...own].find(
    ([stem, { sides }]) => sides.has('avoid') && after.includes(stem) && !told.get(stem)?.sides.has('avoid'),
  )
  return lost ? `conselho que perdeu a negação: ${lost[1].word}` : null
}

const OF_WOMEN = words('mulher mulheres menina moca garota senhora senhorita dama amiga querida linda bem-vinda')
const OF_MEN = words('homem homens menino moco garoto senhor cavalheiro rapaz amigo querido lindo bem-vindo')
/** A gendered word about the reader: “Você está mais segura”. */
const OF_READER =
  /\bvoce\s+(?:ja\s+|nao\s+|se\s+|vai\s+)?(?:e|esta|fica|ficar|ficara|parece|chega|sai|sente|sentira|segue|continua)\s+(?:mais\s+|muito\s+|bem\s+|tao\s+)?(\w+[oa])\b/g
const ENDS_IN_GENDER = /(?:ad|id|os|iv|ur|nt|nd|eir|et|it|ist|ilh|al|er|ir|st|an)[oa]$/

function genderFault(after: string, all: string, gender: Gender): string | null {
  const wrong = gender === 'Feminino' ? [OF_MEN] : gender === 'Masculino' ? [OF_WOMEN] : [OF_WOMEN, OF_MEN]
  for (const pattern of wrong) {
    const fault = invented('gênero trocado', found(pattern, after), found(pattern, all))
    if (fault) return fault
  }
  const end = { Feminino: /o$/, Masculino: /a$/, 'Não-binário': /[oa]$/ }[gender]
  const said = [...after.matchAll(OF_READER)].map(([, word = '']) => word)
  const misgendered = said.find((word) => end.test(word) && ENDS_IN_GENDER.test(word) && !all.includes(word))
  return misgendered === undefined ? null : `gênero trocado: ${misgendered}`
}

/** What is asked as this or that, or as whether to: decided in one sentence, with its reason from this person. Null is a person's to answer. */
import { BEARD, beardFor } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { framesFor } from '../advice/frames.ts'
import { adviseColours } from '../colour/colours.ts'
import { ownFringeOf } from '../cuts/cuts.ts'
import { ownSentences } from '../facts/own-words.ts'
import { fringeFor, LEAST_FRONT_CM } from '../hair/fringe.ts'
import { shortensBy, waitWords } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import { hairColourText, ownShades, shadesOn } from '../hair/hair-colour.ts'
import { hairReachOf } from '../hair/reach.ts'
import { lower } from '../knowledge/pt.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { firstBeardSizes } from '../looks/beard-sizes.ts'
import { FEW_HAIRS, UNSEEN_BEARD } from '../reading/as-said.ts'
import { wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import { soldPaths } from '../reading/sold-paths.ts'
import { DECIDED } from '../texts/decisions.ts'
import { moustacheFor } from './face.ts'
import { ENDS_THE_LENGTH, type QuestionAnswer, TREATED } from './question-answer.ts'

/** “Ou seja” and “ou algo assim” choose nothing. */
const EITHER = /\bou\b(?! (?:seja|algo|coisa assim|sei la|melhor dizendo)\b)|\bentre (?:\S+ ){1,5}e\b/
const WHETHER =
  /^(?:(?:e|entao|ai|so|eu|se) )*(?:corto|encurto|raspo|pinto|tinjo|tiro|deixo|aliso|mudo|troco|clareio|cubro|assumo|faco|mantenho)\b|\b(?:devo|devia|deveria|posso|poderia|vale a pena|compensa|sera que|melhor|faz sentido|da certo|rola|combin\w+|fica(?:ria)? (?:bem|bom|boa|legal)|cai(?:ria)? bem|favorec\w+|fico (?:bem|bom|boa|legal)|em duvida|na duvida|(?:duvida|pergunta) e se|saber se|nao sei)\b/

/** @param plain of a whole question */
export const isEitherOr = (plain: string): boolean => EITHER.test(plain)
const decides = (plain: string): boolean => isEitherOr(plain) || WHETHER.test(plain)

export const BEARD_NAMED =
  /\b(?:barba\w*|barbudo|barbich\w+|cavanhaque|bigode|bigodinho|bigodao|(?:fios?|pelos?|pelinhos?) (?:d|n)[oe] (?:meu )?(?:queixo|rosto))\b/
const KEEP_OR_SHAVE =
  /\b(?:deix\w+|tir\w+|rasp\w+|fic\w+|sai|mant\w+|cresc\w+|gilete|lamina|limp[oa]|liso|com|sem|sim|nao|faco a|fazer a|ajuda\w*|assum\w+|apar\w+)\b/
const isOfBeard = (plain: string): boolean => /\b(?:barb\w+|cavanhaque|queixo)\b/.test(plain)
/** Of a moustache alone: whether it suits has its own answer. */
const KEEP_OR_TRIM = /\b(?:deix\w+|tir\w+|rasp\w+|sai|mant\w+|cresc\w+|assum\w+|limp[oa])\b|\bfic\w+ ou\b|\bsim ou\b/
const GAPS = /\b(?:falh\w+|buracos?|ral[oa]|nao (?:fecha|junta|emenda|nasce tod[oa]))\b/

function onBeard(r: Reading, plain: string): string | null {
  if (r.facts.has('beard-grows-not')) return DECIDED.beardGrowsNot
  if (!wearsBeard(r)) return null
  if (FEW_HAIRS.test(plain) || ownSentences(r.spoken.note).some((said) => FEW_HAIRS.test(said))) return DECIDED.fewHairs
  if (UNSEEN_BEARD.test(plain)) return DECIDED.unseenBeard
  if (!isOfBeard(plain)) return r.facts.has('no-moustache') ? null : DECIDED.moustache(moustacheFor(r.shape))
  if (r.beard === 'Sem barba') return DECIDED.cleanAsked
  if (r.facts.has('beard-has-gaps') || (isOfBeard(plain) && GAPS.test(plain))) return DECIDED.gaps(firstBeardSizes(r))
  const { id, what, why } = beardFor(r).picks[0]
  const reason =
    why.replace(/^é [ao] que você (?:prefere|quer|usa),? ?(?:e )?/, '') || BEARD.shapes[r.shape].picks[0].why
  const named = ['cavanhaque', 'bigode', 'nenhuma'].includes(id) ? lower(what) : `barba ${lower(what)}`
  return `${id === 'nenhuma' ? 'Tire' : 'Deixe'}: ${named}; no rosto ${SHAPE_NAMES[r.shape].adjective}, ${reason}.`
}

const DYES =
  /\b(?:pint\w+|ting\w+|tinj\w+|tintas?|cobr\w+|cubr\w+|disfarc\w+|escond\w+|assum\w+|deix\w+|natural|castanh\w+|pret\w+|loir\w+|larg\w+|par\w+ de|fic\w+)\b/
const WHITES =
  /\b(?:grisalh\w+|(?:fios?|cabelos?|os|mechas?) branc\w+|branc[oa]s?|branquinh[oa]s?)\b(?!.*\b(?:camisa|blusa|roupa|vestido|parede|terno|dentes?|armac\w+|oculos|esmalte)\b)/
const COLOURS =
  /\b(?:pint\w+|ting\w+|tinj\w+|tintas?|clare(?:io|ar|ada)|escure(?:co|cer)|luzes|mechas|colorir|descolor\w+|platin\w+|loir[oa]|moren[oa]|ruiv[oa]|cor do (?:meu )?cabelo|(?:mudo|mudar|troco|trocar|mexo|mexer) (?:n?a|de) cor)\b(?!.*\b(?:unhas?|parede|sobrancelha\w*|batom|armac\w+|oculos)\b)/

function onWhites(r: Reading): string {
  const share = r.brief.observed?.greys?.value
  const isBothered = r.facts.has('greys-bother')
  const mixing = hairReachOf(r) === 'comprido' ? DECIDED.mixedLong : DECIDED.mixedShort
  if (share === 'quase todos') return DECIDED.whitesAll
  if (share === 'metade') return `${DECIDED.whitesHalf}${mixing}`
  if (isBothered) return `${DECIDED.whitesCovered}${mixing}`
  return share === 'alguns' ? DECIDED.whitesFew : DECIDED.whitesUnseen
}

function onColour(r: Reading, plain: string): string | null {
  const share = r.brief.observed?.greys?.value
  if (/\bassum\w+/.test(plain) || share === 'metade' || share === 'quase todos') return onWhites(r)
  if (r.brief.form.maintenanceLevel === 'Baixa' && !r.facts.has('wants-dye')) return DECIDED.colourStays
  const { season } = adviseColours(r.brief.colour, [])
  const colour = r.brief.observed?.hairColour?.value
  const [shade] = season ? shadesOn(hairColourText(season).shades, colour) : colour ? ownShades(colour) : []
  return shade ? `Pinte, se quiser: comece por ${lower(shade[0])}, ${shade[2]}.` : null
}

const LENGTH_NAMED =
  /\b(?:curt\w+|compri\w+|long[oa]s?|medi[oa]s?|chanel|joaozinho|pixie|bob|no ombro|cresc\w+|encurt\w+|tesoura|comprimento|tamanho)\b/
const OF_LENGTH =
  /\b(?:cabelo\w*|cort\w+|curt\w+|compri\w+|long[oa]|chanel|joaozinho|pixie|bob|ombro|tesoura|encurt\w+|deix\w+ crescer|esper\w+ crescer)\b(?!.*\b(?:unhas?|saias?|vestido|barba\w*|bigode|franj\w+|brincos?|colar|oculos|armac\w+|sobrancelha\w*|mangas?|gola)\b)/
const ACTS = /\b(?:corto|corte|cortar|cortaria|encurt\w+|deix\w+|cresc\w+|mant\w+|tesoura)\b/

function onLength(r: Reading, plain: string): string | null {
  const { cut, stays, monthsToGrow } = r.cuts[r.cuts.recommended]
  if (r.isTopBare || r.isHairHidden) return null
  const named = `“${lower(cut.name)}”`
  const because = ` ${cut.does}`
  if (!isEitherOr(plain)) return onShort(r, because)
  if (!ACTS.test(plain) || (ASKS_SHORT.test(plain) && LONGER.test(plain))) return `${cut.length}: ${named}.${because}`
  if (stays) return `Fique no comprimento de hoje, com ${named}.${because}`
  if (monthsToGrow > 0) return `Deixe crescer: ${named}, daqui a ${waitWords(monthsToGrow)}.${because}`
  return shortensBy(cut, presentHair(r.cutBrief)) > LEAST_TAKEN_CM
    ? `Corte: ${named}.${because}`
    : `Fique perto do comprimento de hoje, com ${named}.${because}`
}
const LEAST_TAKEN_CM = 3
const LONGER = /\b(?:compri\w+|long[oa]s?|medi[oa]s?|ombro)\b/

const ASKS_SHORT = /\b(?:curt\w+|pixie|joaozinho)\b/
function onShort(r: Reading, because: string): string {
  const { cut } = r.cuts[r.cuts.recommended]
  if (cut.length === 'Curto' || cut.length === 'Muito curto') return `Curto, sim: “${lower(cut.name)}”.${because}`
  const shortest = soldPaths(r)
    .map((path) => r.cuts[path].cut)
    .sort((a, b) => a.centimetres[0] - b.centimetres[0])[0]
  const other = shortest && shortest.id !== cut.id ? ` Dos três, o mais curto é “${lower(shortest.name)}”.` : ''
  return `Tão curto, agora não: comece por “${lower(cut.name)}”.${because}${other}`
}

function onFringe(r: Reading): string | null {
  const { cut } = r.cuts[r.cuts.recommended]
  const [{ id, what, why }] = fringeFor(r).picks
  if (r.isTopBare || r.isHairHidden) return null
  if (ownFringeOf(cut) !== null) return `Com franja: o corte indicado, “${lower(cut.name)}”, já traz a sua.`
  if (id === 'sem') return `Sem franja: ${why}.`
  if (cut.fringe === 'none') return `Sem franja, por enquanto: o corte indicado, “${lower(cut.name)}”, não leva uma.`
  const least = LEAST_FRONT_CM[id] ?? 0
  return cut.centimetres[0] < least
    ? `Sem franja, por enquanto: ela pede ${least} cm na frente, e o corte indicado deixa menos.`
    : `Com franja: ${lower(what)}; no rosto ${SHAPE_NAMES[r.shape].adjective}, ${why}.`
}

const onMetal = (r: Reading): string | null => {
  const { season } = adviseColours(r.brief.colour, [])
  return season ? `Perto do rosto, ${season.metals}: é o que acompanha a sua paleta.` : null
}

const ASKS_WHICH = /\b(?:qual|quais|que) (?:\w+ ){0,3}(?:oculos|armac(?:ao|oes)|aros?)\b/

/** The narrow before the general. */
export const DECISIONS: readonly QuestionAnswer[] = [
  {
    asked: /\bfranj\w+\b/,
    isAsked: (plain) => decides(plain) && !/\b(?:cresc\w+|sumir|me livr\w+)\b/.test(plain),
    unless: ['no-fringe', 'face-untouched', 'hair-loss', 'in-treatment', 'hair-regrows', 'braids-stay'],
    what: 'A franja',
    chapter: ['franja', 'cabelo'],
    words: onFringe,
  },
  {
    asked: BEARD_NAMED,
    isAsked: (plain) => decides(plain) && (isOfBeard(plain) ? KEEP_OR_SHAVE : KEEP_OR_TRIM).test(plain),
    unless: ['no-beard', 'beard-uncut', 'beard-stays'],
    what: 'A barba',
    chapter: ['barba', 'sobrancelhas', 'decotes'],
    words: onBeard,
  },
  {
    asked: WHITES,
    isAsked: (plain) => decides(plain) && DYES.test(plain),
    unless: ['no-dye', 'greys-stay', 'breaking', 'hennaed', ...TREATED],
    what: 'Os brancos',
    chapter: 'cor-do-cabelo',
    words: onWhites,
  },
  {
    asked: COLOURS,
    isAsked: decides,
    unless: ['no-dye', 'greys-stay', 'colour-stays', 'breaking', 'hennaed', 'straightened', ...TREATED],
    what: 'A cor do cabelo',
    chapter: 'cor-do-cabelo',
    words: onColour,
  },
  {
    asked:
      /\b(?:alis\w+|progressiva|escova|chapinha|natural|cach\w+)\b.*\b(?:alis\w+|progressiva|natural|cach\w+|liso)\b/,
    isAsked: decides,
    unless: ['straightened', 'in-transition', ...TREATED],
    what: 'O fio natural',
    chapter: 'cabelo',
    words: ({ texture }) =>
      texture === null || texture === 'liso'
        ? null
        : `Deixe natural: os três caminhos são para fio ${texture}, o seu, e nenhum pede que alise.`,
  },
  {
    asked:
      /\b(?:ouro|dourad[oa]s?)\b.*\b(?:prata|pratead[oa]s?)\b|\b(?:prata|pratead[oa]s?)\b.*\b(?:ouro|dourad[oa]s?)\b/,
    isAsked: isEitherOr,
    unless: ['metal-refused', 'allergy', 'no-jewels'],
    what: 'O metal',
    chapter: ['acessorios', 'cores'],
    words: onMetal,
  },
  {
    asked: /\b(?:oculos|armac(?:ao|oes)|aros?|gatinho|aviador|wayfarer)\b/,
    isAsked: (plain) => isEitherOr(plain) || ASKS_WHICH.test(plain),
    unless: ['no-glasses'],
    what: 'A armação',
    chapter: 'oculos',
    words: (r) => {
      const [{ what, why }] = framesFor(r).picks
      return `Prove primeiro ${lower(what)}: ${why}.`
    },
  },
  {
    asked: /\bsobrancelhas?\b/,
    isAsked: isEitherOr,
    unless: ['brows-stay', 'hair-loss', 'in-treatment', 'hair-regrows'],
    what: 'As sobrancelhas',
    chapter: 'sobrancelhas',
    words: (r) => {
      const [{ what, why }] = browsFor(r).picks
      return `Antes da grossura, a forma: ${lower(what)}, porque ${why}.`
    },
  },
  {
    asked: LENGTH_NAMED,
    isAsked: (plain) => OF_LENGTH.test(plain) && (isEitherOr(plain) || (ASKS_SHORT.test(plain) && decides(plain))),
    unless: ENDS_THE_LENGTH,
    what: 'O comprimento',
    chapter: 'cabelo',
    words: onLength,
  },
]

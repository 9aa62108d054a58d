/** What a clause wants of the thing it names. */
import type { Force } from './facts.ts'
import { standing } from './standing.ts'

/** `spare`: not to take away. `drop`: to take away. `stopped`: did, and does no more. `denies`: a “não” or a leave whose verb says nothing. */
export const STANCES = [
  'keep',
  'spare',
  'drop',
  'want',
  'refuse',
  'love',
  'bother',
  'has',
  'lacks',
  'cannot',
  'must',
  'stopped',
  'denies',
] as const
export type Stance = (typeof STANCES)[number]

export const FORCE_OF: Readonly<Record<Stance, Force>> = {
  keep: 'refuses',
  spare: 'refuses',
  drop: 'refuses',
  refuse: 'refuses',
  lacks: 'refuses',
  stopped: 'refuses',
  denies: 'refuses',
  cannot: 'must',
  must: 'must',
  want: 'wants',
  love: 'tells',
  bother: 'tells',
  has: 'tells',
}

const verbs = (words: string): RegExp => standing(words, '', 'word')

const NO = verbs('nao|nunca|nem|sem|tampouco')
const CANNOT = verbs('nao (?:posso|consigo|poderia|podemos|pode)')
const MUST = verbs('devo')
const REMOVE = verbs(
  'tir(?:ar|o|em|e|a|aria|ando)|perd(?:er|o|endo)|rasp(?:ar|o|em|e|a|ando)|cort(?:ar|o|em|e|a|aria|ando)|sa(?:i|ir|em)|largar|encurtar|arrancar|sacrificar|remover|eliminar|acabar com|pint(?:ar|o|em|e)|ting(?:ir|o)|alis(?:ar|o|em|e|a)|esticar|descolorir|destruir',
)
/** Denied, it is left alone; else it says nothing. */
const TOUCH = verbs(
  'mex(?:er|o|am|a|e|em)|mud(?:ar|o|em|e|a)|encost(?:ar|a|em|e)|toc(?:ar|a)|toque[m]?|troc(?:ar|o|a)|troque[m]?|apar(?:ar|o|a|e|em)|cheg(?:a|ar|ue|uem) (?:nem )?perto',
)
/** As a habit: “pinto em casa”. */
const HABITUAL = verbs('pinto|tinjo|aliso|raspo|corto|aparo|retoco|descoloro|faco|posso')
/** “Disfarçar com franja”: what follows is wished for. */
const BY_MEANS = verbs('(?:escond(?:er|o)|disfarc(?:ar|o)|cobr(?:ir|o)|tap(?:ar|o)|camufl(?:ar|o)) com')
const GIVE_UP = verbs(
  '(?:deix|par)(?:o|ar|aria|arei) de|par(?:ar|arei|aria|ando) com|abandonar|largar (?:d?[aeo]s?|ess[ea]) (?:tint|quimic|progress|alisa|chapin|secad|escov|descolor|luzes|maquia)\\w*',
)
const BECOME = verbs('ficar(?! com)')
const HIDE = verbs(
  'escond(?:er|o|a|e|ida)|disfarc(?:ar|o|e|a)|camufl(?:ar|o|e)|cobr(?:ir|o|a)|tap(?:ar|o|e)|ameniz(?:ar|e)|suaviz(?:ar|e)|diminu(?:ir|a)|atenu(?:ar|e)|minimiz(?:ar|e)|reduzir|afin(?:ar|e)|along(?:ar|ue)|(?-\\b(?:pelo|ao|mais ou|nem|(?:palmos?|dedos?|cm|centimetros?) (?:a|de)) )menos(?! (?:que|d[eo] que|trabalho|tempo|manutencao|cuidados?|gastos?))',
)
const SHOW = verbs(
  'mostr(?:ar|o|e)|valoriz(?:ar|e|em)|destac(?:ar|ado|que)|realc(?:ar|e|em)|evidenciar|ressalt(?:ar|e)|aparec(?:er|a|am)|exibir|a mostra|de fora',
)
const KEEP = verbs(
  'mantenho|mant(?:er|em|enha|enham|endo)|conserv(?:ar|o|e)|preserv(?:ar|o|e|em)|continu(?:ar|o|a|e)|(?:fi(?:ca|cam|que|quem)(?! \\S)|fi(?:ca|cam|que|quem) (?=(?:long[oa]s?|comprid[oa]s?|solt[oa]s?|grandes?)\\b(?! demais)|(?:como|assim|sim|do jeito|onde|igual|tambem|tudo|inteir\\w+|natural|intact\\w+|ate|e|sempre)\\b)|ficar|fico)|permanec(?:er|e)|(?-me )deix(?:a|ar|e|em|o|ando)|sagrad[oa]s?|intocave(?:l|is)|inegociave(?:l|is)|marca registrada|minha identidade|respeit(?:em|e|ar|a)',
)
const WANT = verbs(
  'quer(?:o|ia|emos|endo)|gostaria|desejo|prefiro|adoraria|amaria|aceito|(?:ate|eu|que) topo|pode(?:m|ria)?(?= (?:tirar|cortar|raspar|ser|fazer|pintar))|busco|procuro|peco|vontade|sonho|ter|ficar com',
)
const LOVE = verbs(
  'am(?:o|amos|ei|ando)|ador(?:o|ei|ando)|gost(?:o|ei|amos)|orgulh(?:o|a)|eu curto|curto muito|apaixonad[oa]|me(?:u|lhor) (?:melhor|maior)|minha melhor|meu charme|meu forte|minha parte preferida|bonit[oa]s?|lind[oa]s?|elogi\\w+|(?:me|o que) salva(?:m)?|me (?:cai|caem|fica|ficam) (?:super |muito |tao )?bem|me (?:valoriza|favorece|acende|ilumina|levanta|rejuvenesce)m?|e (?:a minha )?vida|e meu (?:hobby|vicio|xodo)|(?:acho|e|sao) (?:um |o meu )?charme',
)
const HATE = verbs(
  'odeio|detesto|odiei|me (?:apaga|derruba|abate|envelhece|engorda|empalidece|desfavorece)m?|fico feia|fico feio|enjoei|cansei|fart[oa]',
)
const MAKES_ME = verbs('me (?:deix|faz)(?:a|am|ou|em)?')
const UGLY = verbs(
  'infanti\\w+|velh\\w+|fei[ao]|brux\\w+|gord\\w+|cansad\\w+|ridicul\\w+|estranh\\w+|palid\\w+|doente|apagad\\w+|sem graca|cara de|crianca|mal|pesad\\w+',
)
const BOTHER = verbs(
  'incomod(?:a|am|o|ado|ada)|irrit(?:a|am)|atrapalh(?:a|am)|piora(?:m)?|vergonha|complexo|complexad[oa]|insegur[oa]|encuc\\w+|implic\\w+|inferno|chat[oa]s?|fei[oa]s?|horrive(?:l|is)|enormes?|gigantes?|(?:muito|tao|bem|meio|super|e) (?:grand\\w+|larg\\w+|fin[oa]s?|pequen\\w+|redond\\w+|compridas?)|demais|triste|sofro|encomoda|mata|machuca[m]?|fere[m]?|arranha[m]?|empola[m]?|encrava[m]?|inflama[m]?|pinica[m]?|sufoca[m]?|vira[m]? (?:caroco|bolinha|ferida)s?|me da (?:muita |uma )?(?:dor|coceira|enxaqueca|agonia|nervoso|gastura|aflicao)',
)
const HAS = verbs(
  'us(?:o|amos|ando)|tenho|ando|trabalh(?:o|ando)|faco|visto|pratico|sou|estou|vivo|coloco|ponho|boto|jogo|treino|luto|nado|corro|pedalo|danco|estudo|cuido|moro|esta|estao|fui diagnosticad[oa]|meu|minha|meus|minhas',
)
const STOPPED = verbs('parei|larguei|abandonei|deixei de|desisti|acabei com|tirei|assumi|deixei os|deixei meus')

/** “Odeio que mexam na barba”. */
const TAKEN = verbs('(?:que|quando) (?:me )?(?:mex|cort|tir|toc|rasp|encost|pint|alis|apar)\\w+')
/** Allowed, and not asked for. */
const LETS = verbs('deix(?:o|a|am|ar|aria) (?:\\w+ )?(?:mexer|tirar|cortar|raspar|aparar|pintar|alisar)')

/**
 * Null where the clause has no verb of its own, as in a list.
 * @param plain of `clausesOf`
 */
export function stanceOf(plain: string): Stance | null {
  if (BY_MEANS.test(plain)) return 'want'
  // “Vão raspar tudo”: nobody asked whether they want it.
  if (/\bvao (?:me )?(?:raspar|cortar|tirar|pintar|alisar)\b/.test(plain)) return 'denies'
  const isNegated = NO.test(plain)
  // “Nunca consigo manter a barba”: they would.
  if (/\b(?:nao|nunca) consigo (?:manter|deixar|ter)\b/.test(plain)) return null
  if (STOPPED.test(plain)) return isNegated ? null : 'stopped'
  // “Nem morta eu deixo de pintar”: two negations are a person's to untangle.
  if (isNegated && GIVE_UP.test(plain)) return null
  if (GIVE_UP.test(plain)) return 'stopped'
  if (CANNOT.test(plain)) return REMOVE.test(plain) ? 'spare' : 'cannot'
  if (isNegated && BOTHER.test(plain) && !WANT.test(plain)) return null
  if (isNegated && (REMOVE.test(plain) || TOUCH.test(plain))) return 'spare'
  if (isNegated && HIDE.test(plain)) return 'love'
  if (isNegated && SHOW.test(plain)) return 'bother'
  if (isNegated && KEEP.test(plain)) return 'drop'
  if (HATE.test(plain) && TAKEN.test(plain)) return isNegated ? null : 'spare'
  if (LETS.test(plain) && !isNegated) return 'denies'
  if (HATE.test(plain)) return isNegated ? null : HIDE.test(plain) ? 'love' : 'refuse'
  if (MAKES_ME.test(plain)) return isNegated ? 'denies' : UGLY.test(plain) ? 'bother' : null
  if (isNegated && (WANT.test(plain) || LOVE.test(plain))) return 'refuse'
  if (isNegated && HAS.test(plain)) return 'lacks'
  if (isNegated) return 'denies'
  if (HIDE.test(plain)) return 'bother'
  if (SHOW.test(plain)) return 'love'
  if (MUST.test(plain)) return 'must'
  if (WANT.test(plain) && BECOME.test(plain)) return 'want'
  if (KEEP.test(plain)) return 'keep'
  if (REMOVE.test(plain)) return HABITUAL.test(plain) && !WANT.test(plain) ? 'has' : 'drop'
  if (TOUCH.test(plain)) return null
  if (WANT.test(plain)) return 'want'
  if (BOTHER.test(plain)) return 'bother'
  if (LOVE.test(plain)) return 'love'
  return HAS.test(plain) ? 'has' : null
}

/** Whether the first verb is one of taking away: then what follows it is what is taken. */
export const isRemoval = (plain: string): boolean => REMOVE.test(plain)
/** Refused, what is named is left as it is. */
export const isTouched = (plain: string): boolean => REMOVE.test(plain) || TOUCH.test(plain)

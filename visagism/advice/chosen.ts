/** What a visagist put first at the desk: it leads its list, and whatever was first follows. */
import type { Effect } from '../knowledge/effects.ts'
import type { BeardId } from './beard.ts'
import type { GlassesId } from './glasses.ts'
import type { Pick3, ShapeAdvice } from './shape-advice.ts'

export type ChosenPart = 'frame' | 'brow' | 'beard' | 'fringe'

/** A `Brief` has it. */
export type Choosing = { readonly choices?: readonly { readonly part: string; readonly chosen: string }[] | undefined }

/** Of whatever a list does not name: the person at the desk saw the photos, no rule of ours did. */
const WHY = 'é a escolha de quem olhou as suas fotos'

const own = (id: string, what: string, ...effects: Effect[]): Pick3 => ({ id, what, why: WHY, effects })

const beard = (id: BeardId, what: string, ...effects: Effect[]) => ({ ...own(id, what, ...effects), id })
const worn = (id: BeardId, wears: string, what: string, ...effects: Effect[]) => ({
  ...beard(id, what, ...effects),
  wears,
})
const DOWN = ['barba-rente-dos-lados', 'barba-longa-no-queixo'] as const

type DrawnBrow = 'suave' | 'arqueada' | 'curva' | 'reta' | 'alongada'
type FringeChoice = 'sem' | 'cortina' | 'lateral' | 'reta' | 'leve' | 'curta'

const FRAMES: Readonly<Record<GlassesId, Pick3>> = {
  redondo: own('redondo', 'Redonda média', 'armacao-redonda'),
  oval: own('oval', 'Oval de aro fino', 'armacao-discreta'),
  retangular: own('retangular', 'Retangular de canto macio'),
  quadrado: own('quadrado', 'Quadrada de canto macio'),
  gatinho: own('gatinho', 'Gatinho contido'),
  aviador: own('aviador', 'Aviador de aro fino', 'armacao-discreta', 'armacao-larga-embaixo'),
  browline: own('browline', 'Browline', 'armacao-pesada-em-cima'),
  'sem-aro': own('sem-aro', 'Sem aro', 'armacao-discreta'),
  alto: own('alto', 'Lente alta de canto suave'),
}
const BROWS: Readonly<Record<DrawnBrow | 'natural', Pick3>> = {
  natural: own('natural', 'Natural, limpa e penteada'),
  suave: own('suave', 'Arco suave'),
  arqueada: own('arqueada', 'Arco alto e nítido', 'arco-alto', 'arco-em-ponta'),
  curva: own('curva', 'Curva cheia', 'sobrancelha-em-meia-lua'),
  reta: own('reta', 'Reta'),
  alongada: own('alongada', 'Cauda mais longa', 'sobrancelha-longa'),
}
/** By what is worn: a kind of beard has more than one cut. */
const BEARDS: Readonly<Record<string, Pick3 & { readonly id: BeardId }>> = {
  nenhuma: beard('nenhuma', 'Rosto limpo'),
  'por-fazer': beard('por-fazer', 'Por fazer, de pescoço limpo'),
  curta: beard('curta', 'Curta, de linhas limpas'),
  media: beard('media', 'Média, de contorno natural'),
  'longa-no-queixo': worn('media', 'longa-no-queixo', 'Média, mais longa no queixo', ...DOWN),
  'cheia-dos-lados': worn('media', 'cheia-dos-lados', 'Cheia nos lados, curta no queixo', 'barba-cheia-nos-cantos'),
  cheia: beard('cheia', 'Cheia, de comprimento parelho'),
  'cheia-no-queixo': worn('cheia', 'cheia-no-queixo', 'Cheia no queixo, baixa nos lados', ...DOWN),
  bigode: beard('bigode', 'Bigode livre do lábio'),
  'bigode-curto': worn('bigode', 'bigode-curto', 'Bigode curto, dentro dos cantos'),
  'bigode-cheio': worn('bigode', 'bigode-cheio', 'Bigode cheio, de pontas naturais'),
  cavanhaque: beard('cavanhaque', 'Cavanhaque da largura da boca', 'barba-so-no-queixo'),
}
const FRINGES: Readonly<Record<FringeChoice, Pick3>> = {
  sem: own('sem', 'Sem franja'),
  cortina: own('cortina', 'Cortina'),
  lateral: own('lateral', 'Lateral longa'),
  reta: own('reta', 'Reta', 'franja-reta', 'testa-coberta'),
  leve: own('leve', 'Leve e transparente'),
  curta: own('curta', 'Curta e texturizada', 'franja-curta'),
}

/** All that can be put first, by its id. */
export const CHOOSABLE: Readonly<Record<ChosenPart, Readonly<Record<string, Pick3>>>> = {
  frame: FRAMES,
  brow: BROWS,
  beard: BEARDS,
  fringe: FRINGES,
}

/** What a row stands on where this pick leads its list. */
export const choiceOf = (part: ChosenPart, { id, wears = id }: Pick3): string => (wears in CHOOSABLE[part] ? wears : id)

/** Null where nobody chose, or what was chosen is not known any more. */
export function chosenFor(part: ChosenPart, { choices = [] }: Choosing): Pick3 | null {
  const chosen = choices.find((choice) => choice.part === part)?.chosen
  return (chosen !== undefined && CHOOSABLE[part][chosen]) || null
}

/** The list's own words are kept for what it names. */
export function chosenFirst(advice: ShapeAdvice, part: ChosenPart, brief: Choosing): ShapeAdvice {
  const chosen = chosenFor(part, brief)
  if (!chosen || advice.picks[0].id === chosen.id) return advice
  const first = advice.picks.find(({ id }) => id === chosen.id) ?? chosen
  const [second, third] = advice.picks.filter(({ id }) => id !== chosen.id)
  return second && third ? { ...advice, picks: [first, second, third] } : advice
}

/** A line drawn for somebody whose list only cleans and combs it. */
export const drawsBrow = (brief: Choosing): boolean => {
  const chosen = chosenFor('brow', brief)
  return chosen !== null && chosen.id !== 'natural'
}

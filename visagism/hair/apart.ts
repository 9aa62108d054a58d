/** What each path changes of today's hair, in centimetres, for the page that compares them. */
import { isLighter } from '../cuts/kept.ts'
import { type CutChoice } from './hair.ts'
import { isLeftByAddedHair, mayBeAdded, presentLengths, type PresentHair } from './growth.ts'
import { losesMuch } from './loss.ts'

/** Less is a tidy end. */
const SEEN_CM = 0.4

const PLACES = ['frente', 'lados', 'nuca'] as const

/** Centimetres by which front, sides and nape differ; null where today's are not known. */
function differences({ cut, stays }: CutChoice, hair: PresentHair): readonly number[] | null {
  if (hair.today?.cm == null) return null
  if (stays || cut.takesNothing) return [0, 0, 0]
  const today = presentLengths(hair)
  return cut.centimetres.map((length, place) => Math.round((length - (today[place] ?? 0)) * 2) / 2)
}

const centimetres = (cm: number): string => `${String(cm).replace('.', ',')} cm`
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${centimetres(Math.abs(by))}`

/** A shorter strand over a length that stays is a layer, and no loss. */
const LAYER_CM = 6
const isLayer = ({ cut }: CutChoice, hair: PresentHair, place: number): boolean =>
  !losesMuch(cut, hair) &&
  (presentLengths(hair)[place] ?? 0) - (cut.centimetres[place] ?? 0) > LAYER_CM &&
  Math.max(...cut.centimetres) - (cut.centimetres[place] ?? 0) > LAYER_CM

/** `frente −2,5 cm, lados −1 cm, nuca igual`; null where today's centimetres are not known. */
export function changeByPlace(choice: CutChoice, hair: PresentHair): string | null {
  const by = differences(choice, hair)
  if (by === null) return null
  if (choice.stays) return 'frente, lados e nuca ficam'
  if (isLighter(choice.cut)) return 'o comprimento fica, sai o peso'
  if (isLeftByAddedHair(choice.cut, hair)) return 'saem as tranças, e o resto é o comprimento do seu cabelo'
  if (mayBeAdded(hair) && choice.cut.plaited && !choice.cut.takesNothing) return 'outras tranças, no comprimento delas'
  if (choice.cut.takesNothing) return 'nada sai: muda o jeito de usar'
  if (by.every((each) => Math.abs(each) <= SEEN_CM)) return 'o comprimento fica, muda o desenho'
  return PLACES.map((place, at) => {
    const change = by[at] ?? 0
    if (isLayer(choice, hair, at))
      return `${place} em camadas, a partir de ${centimetres(choice.cut.centimetres[at] ?? 0)}`
    return `${place} ${Math.abs(change) <= SEEN_CM ? 'igual' : signed(change)}`
  }).join(', ')
}

/** Under its dot on the ruler: the place that changes most, in centimetres where they are known. */
export function changeAtMost(choice: CutChoice, hair: PresentHair): string {
  if (choice.stays) return 'hoje'
  if (isLeftByAddedHair(choice.cut, hair)) return 'sem as tranças'
  if (mayBeAdded(hair) && choice.cut.plaited && !choice.cut.takesNothing) return 'outras tranças'
  const by = differences(choice, hair) ?? []
  const most = Math.max(0, ...by.map(Math.abs))
  const at = by.findIndex((each) => Math.abs(each) === most)
  if (most > SEEN_CM) return `${PLACES[at] ?? ''} ${signed(by[at] ?? 0)}`
  return choice.monthsToGrow > 0
    ? `em ${choice.monthsToGrow} ${choice.monthsToGrow === 1 ? 'mês' : 'meses'}`
    : 'outro desenho'
}

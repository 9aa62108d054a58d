import { type FaceEvidence, hasSecondShape } from '#visagism/face/evidence.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'

/** `Coração, com traços de oval`; `Entre coração e oval` if undecided; `Coração` if clear. */
export function shapeHeadline(evidence: FaceEvidence): string {
  const { primary, secondary, level } = evidence
  const { name } = SHAPE_NAMES[primary]
  if (level === 'baixa') return `Entre ${name.toLowerCase()} e ${SHAPE_NAMES[secondary].name.toLowerCase()}`
  return hasSecondShape(evidence) ? `${name}, com traços ${SHAPE_NAMES[secondary].of}` : name
}

/** Kindly, without a promise. */
export function sureness({ level, steadiness }: FaceEvidence): string {
  const isSteady = steadiness !== null && steadiness.kept === steadiness.of
  if (level === 'baixa')
    return 'As duas formas aparecem quase juntas. É comum: o guia lê as duas e aproveita o melhor de cada uma.'
  if (level === 'média') return 'A primeira forma aparece mais, e a segunda também conta. O guia considera as duas.'
  return isSteady
    ? 'Uma leitura firme: pequenos ajustes nos pontos não mudam o resultado.'
    : 'Uma leitura clara. Mover um pouco os pontos ainda pode mudar as barras.'
}

/** In words: a figure would be mistaken for certainty. */
export function shareWord(share: number): string {
  if (share >= 0.5) return 'sobretudo'
  return share >= 0.15 ? 'em parte' : 'quase nada'
}

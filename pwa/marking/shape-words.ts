import { type FaceEvidence, hasSecondShape } from '#visagism/face/evidence.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'

/** `Coração, com traços de oval`; `Entre coração e oval` when neither stands out; `Coração` when one does alone. */
export function shapeHeadline(evidence: FaceEvidence): string {
  const { primary, secondary, level } = evidence
  const { name } = SHAPE_NAMES[primary]
  if (level === 'baixa') return `Entre ${name.toLowerCase()} e ${SHAPE_NAMES[secondary].name.toLowerCase()}`
  return hasSecondShape(evidence) ? `${name}, com traços ${SHAPE_NAMES[secondary].of}` : name
}

/** How sure the points are, kindly and without a promise. */
export function sureness({ level, steadiness }: FaceEvidence): string {
  const isSteady = steadiness !== null && steadiness.kept === steadiness.of
  if (level === 'baixa')
    return 'As duas formas aparecem quase juntas. É comum: o relatório lê as duas e aproveita o melhor de cada uma.'
  if (level === 'média')
    return 'A primeira forma aparece mais, e a segunda também conta. O relatório considera as duas.'
  return isSteady
    ? 'Uma leitura firme: pequenos ajustes nos pontos não mudam o resultado.'
    : 'Uma leitura clara. Mover um pouco os pontos ainda pode mudar as barras.'
}

/** How much of a shape the points show, 0 to 1, in a word: a figure would be read as how sure the reading is. */
export function shareWord(share: number): string {
  if (share >= 0.5) return 'sobretudo'
  return share >= 0.15 ? 'em parte' : 'quase nada'
}

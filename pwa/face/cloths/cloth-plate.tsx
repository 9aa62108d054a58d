import type { ComparedCloth } from '#visagism/colour/cloths.ts'

/** The front photo, uncorrected, and its face in the photo's pixels. */
export interface FrontPhoto {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly chin: number
  readonly middle: number
  /** From hairline to chin. */
  readonly face: number
}

interface ClothPlateProps {
  photo: FrontPhoto
  cloth: ComparedCloth
  /** Width by height. */
  ratio: number
}

/** Margins around the face, in face heights. */
const ABOVE = 0.45
const BELOW = 0.75

/** The person's photo, uncorrected, over one cloth. */
export function ClothPlate({ photo: { src, width, height, chin, middle, face }, cloth, ratio }: ClothPlateProps) {
  const wide = Math.min(width, face * (1 + ABOVE + BELOW) * ratio)
  const tall = wide / ratio
  const left = Math.min(Math.max(0, middle - wide / 2), width - wide)
  const top = chin - (tall * (1 + ABOVE)) / (1 + ABOVE + BELOW)
  const [neck, drop, bottom] = [wide * 0.3, face * 0.22, top + tall]
  const edge = chin - face * 0.12
  const right = left + wide
  const collar = chin + drop
  return (
    <svg
      className="cloth-plate"
      viewBox={`${left} ${top} ${wide} ${tall}`}
      role="img"
      aria-label={`A sua foto sobre o pano ${cloth.name.toLowerCase()}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <image href={src} x={0} y={0} width={width} height={height} preserveAspectRatio="none" />
      <path
        fill={cloth.hex}
        d={`M${left} ${edge}Q${middle - neck} ${edge} ${middle - neck * 0.7} ${chin}Q${middle} ${collar + drop} ${middle + neck * 0.7} ${chin}Q${middle + neck} ${edge} ${right} ${edge}V${bottom}H${left}Z`}
      />
      <path
        className="cloth-fold"
        d={[0.25, 0.5]
          .map(
            (part) =>
              `M${left + wide * 0.1 * part} ${edge + face * part * 0.6}Q${middle} ${bottom + face * part * 0.4} ${right - wide * 0.1 * part} ${edge + face * part * 0.6}`,
          )
          .join('')}
        strokeWidth={face * 0.008}
      />
    </svg>
  )
}

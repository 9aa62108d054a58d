import { useId, useMemo } from 'react'
import type { OwnPhoto, Reading, ReadingFigure } from '#contract/reader/reading.ts'
import { cropForLook, holdsReach, type PhotoCrop, type PlateSize } from '#visagism/on-photo/crop-for-look.ts'
import { transformPoint } from '#visagism/on-photo/fit.ts'
import { layLook, type LaidLook } from '#visagism/on-photo/lay-look.ts'
import { portraitOf } from '#visagism/looks/portrait-of.ts'
import { toSvgBody } from '#visagism/portrait/views/to-svg.ts'
import { useFringe } from '#pwa/face/camera/use-fringe.ts'
import './own-photo.css'

type OnPhotoFigure = Extract<ReadingFigure, { kind: 'on-photo' }>

interface LaidPhotoProps {
  reading: Reading
  figure: OnPhotoFigure
  ownPhoto: OwnPhoto
  address: string
}

/** Taller plates show more of a long cut, the last a whole upright photo. */
const LARGE: readonly PlateSize[] = [468, 496, 520].map((height) => ({ width: 390, height }))
const HALF: PlateSize = { width: 194, height: 292 }

/** The look over the photo where the PDF's rules allow it, else drawn beside it. */
export default function LaidPhoto({ reading, figure, ownPhoto, address }: LaidPhotoProps) {
  const hasFringe = useFringe(ownPhoto, address)
  const { laid, size, crop, isLaid } = useMemo(
    () => lay(reading, figure, ownPhoto, hasFringe),
    [reading, figure, ownPhoto, hasFringe],
  )
  const [today, then] = figure.labels
  const words = isLaid ? figure.laid : figure.beside
  const plate = { ownPhoto, address, size, crop }
  return (
    <figure className="own-photo" data-laid={isLaid}>
      <div className="own-photo-plates stack gap-2">
        {isLaid ? (
          <Plate
            {...plate}
            label={`A mesma foto sob papel vegetal, com o rosto à mostra e, em linhas, ${then}: ${figure.caption}`}
          >
            <Lines laid={laid} photo={ownPhoto.photo} />
            <Numbers laid={laid} crop={crop} />
          </Plate>
        ) : (
          <>
            <Plate {...plate} label={`Sua foto de frente, ${today}`} />
            <Plate {...plate} address={null} label={`Retrato desenhado, ${then}: ${figure.caption}`}>
              <Portrait reading={reading} figure={figure} laid={laid} ownPhoto={ownPhoto} />
            </Plate>
          </>
        )}
      </div>
      <figcaption>
        <span className="figure-label">{isLaid ? then : `${today} · ${then}`}</span>
        {figure.caption}
      </figcaption>
      <div className="own-photo-before flex wrap gap-16 mt-20 rule-top">
        {isLaid && (
          <div>
            <Plate {...plate} label={`Sua foto de frente, ${today}`} />
            <span className="figure-label" aria-hidden="true">
              {today}
            </span>
          </div>
        )}
        <p>{words.note}</p>
      </div>
    </figure>
  )
}

/** Heights of hairline and chin, middle of the cheeks, in pixels. */
const faceOf = ({ points: { hairline, chin, cheekboneLeft, cheekboneRight } }: OwnPhoto) => ({
  hair: hairline.y,
  chin: chin.y,
  x: (cheekboneLeft.x + cheekboneRight.x) / 2,
})

function lay(reading: Reading, figure: OnPhotoFigure, ownPhoto: OwnPhoto, hasFringe: boolean) {
  const { points, photo, yaw, nudge, isAllowed } = ownPhoto
  const laid = layLook(reading, figure.look, {
    points,
    photo,
    yaw: yaw ?? undefined,
    nudge: nudge ?? undefined,
    hasFringe,
  })
  const cropOf = (size: PlateSize) => cropForLook(laid, faceOf(ownPhoto), photo, size)
  const large = LARGE.find((size) => holdsReach(laid, cropOf(size), size))
  const isLaid = isAllowed && laid.doubts.length === 0 && large !== undefined
  const size = isLaid ? large : HALF
  return { laid, size, crop: cropOf(size), isLaid }
}

interface PlateProps {
  ownPhoto: OwnPhoto
  address: string | null
  size: PlateSize
  crop: PhotoCrop
  label: string
  children?: React.ReactNode
}

function Plate({ ownPhoto: { photo }, address, size, crop, label, children }: PlateProps) {
  const { scale, dx, dy } = crop
  const viewBox = [-dx, -dy, size.width, size.height].map((n) => n / scale).join(' ')
  return (
    <svg className="own-photo-plate" viewBox={viewBox} role="img" aria-label={label}>
      {address !== null && (
        <image href={address} width={photo.width} height={photo.height} preserveAspectRatio="none" />
      )}
      {children}
    </svg>
  )
}

/** Tracing paper with the cut in lines. */
function Lines({ laid: { fit, items }, photo }: { laid: LaidLook; photo: OwnPhoto['photo'] }) {
  const id = useId().replace(/\W/g, '')
  const body = useMemo(() => toSvgBody({ items }, `lay${id}-`), [items, id])
  if (!fit) return null
  return (
    <>
      <clipPath id={`photo${id}`}>
        <rect width={photo.width} height={photo.height} />
      </clipPath>
      <g clipPath={`url(#photo${id})`}>
        <g transform={`matrix(${fit.matrix.join(' ')})`} dangerouslySetInnerHTML={{ __html: body }} />
      </g>
    </>
  )
}

const RADIUS = 11

function Numbers({ laid: { fit, dots }, crop: { scale } }: { laid: LaidLook; crop: PhotoCrop }) {
  if (!fit) return null
  return dots.map((dot, at) => {
    const { x, y } = transformPoint(fit.matrix, dot)
    return (
      <g key={dot.join()} className="own-photo-number" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
        <circle r={RADIUS} />
        <text y={4.4}>{at + 1}</text>
      </g>
    )
  })
}

/** Drawn at the scale of the photo's face. */
function Portrait({ reading, figure, laid, ownPhoto }: Omit<LaidPhotoProps, 'address'> & { laid: LaidLook }) {
  const id = useId().replace(/\W/g, '')
  const { body, transform } = useMemo(() => {
    const portrait = portraitOf(reading, figure.look, 'front')
    const { landmarks } = portrait
    const face = faceOf(ownPhoto)
    const eyes = laid.fit
      ? transformPoint(laid.fit.matrix, [0, 0]).y
      : face.hair + ((face.chin - face.hair) * -landmarks.hair) / (landmarks.chin - landmarks.hair)
    const scale = (face.chin - eyes) / landmarks.chin
    return {
      body: toSvgBody(portrait, `side${id}-`),
      transform: `translate(${face.x} ${eyes}) scale(${scale})`,
    }
  }, [reading, figure, laid, ownPhoto, id])
  return <g transform={transform} dangerouslySetInnerHTML={{ __html: body }} />
}

import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import { type HeadGround, plateOf, type QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { useHeadPlate } from '../head/head-picture.ts'

interface HeadPlateProps {
  head: QuizHead
  shape: QuizShape
  /** With the suggested cut or frames. */
  isTried?: boolean
  viewBox: ViewBox
  plate?: HeadGround
  hasLines?: boolean
  className: string
  alt: string
}

export function HeadPlate({
  head,
  shape,
  isTried = false,
  viewBox,
  plate = plateOf(head),
  hasLines = false,
  className,
  alt,
}: HeadPlateProps) {
  const { src, levels } = useHeadPlate({ head, kind: isTried ? 'tried' : 'now', shape }, viewBox)
  const [, top, width, height] = viewBox
  return (
    <div className={`head-plate ${className}`} data-plate={plate}>
      {hasLines && levels.map((level) => <i key={level} style={{ top: `${((level - top) / height) * 100}%` }} />)}
      {src && <img src={src} alt={alt} width={width} height={height} />}
    </div>
  )
}

import type { Reading, ReadingChapter, ReadingFigure } from '#contract/reader/reading.ts'
import { FaceContour } from '#pwa/ui/face-contour.tsx'
import { PortraitPlate } from '#pwa/ui/portrait-plate.tsx'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { FaceFigures } from './face-figures.tsx'
import { LinePlate } from './line-plate.tsx'
import { LookPlate, toneAt } from './look-plate.tsx'
import { OwnPhotoFigure } from './own-photo-figure.tsx'
import './figures.css'

interface ChapterFiguresProps {
  reading: Reading
  chapter: ReadingChapter
  index: number
}

type PortraitFigure = Extract<ReadingFigure, { kind: 'portrait' }>
const isPortrait = (figure: ReadingFigure): figure is PortraitFigure => figure.kind === 'portrait'

const ALONE = 1
const ROW = 0.8

export function ChapterFigures({ reading, chapter, index }: ChapterFiguresProps) {
  const portraits = chapter.figures.filter(isPortrait)
  return (
    <>
      {chapter.figures.map((figure) =>
        isPortrait(figure) ? null : <Figure key={figure.kind} {...{ reading, figure, index }} />,
      )}
      {portraits.length > 0 && (
        // Focusable, to be scrolled by keys.
        <div
          className="figure-row"
          data-count={portraits.length}
          role="group"
          aria-label="Desenhos"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={portraits.length > 1 ? 0 : undefined}
        >
          {portraits.map((figure, at) => (
            <figure key={figure.label}>
              <LookPlate
                subject={reading}
                look={figure.look}
                view={figure.view}
                aspect={portraits.length === 1 ? ALONE : ROW}
                tone={toneAt(index + at)}
                alt={`Desenho, ${figure.label}: ${figure.caption}`}
              />
              <figcaption>
                <span className="figure-label">{figure.label}</span>
                {figure.caption}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  )
}

function Figure({ reading, figure, index }: { reading: Reading; figure: ReadingFigure; index: number }) {
  switch (figure.kind) {
    case 'measured-face':
      return <FaceFigures reading={reading} caption={figure.caption} tone={toneAt(index)} overlay="tudo" />
    case 'thirds':
      return <FaceFigures reading={reading} caption={figure.caption} tone={toneAt(index)} overlay="linhas" />
    case 'neighbours':
      return (
        <figure className="figure-neighbours">
          <div>
            {figure.shapes.map((shape, at) => (
              <span key={shape}>
                <PortraitPlate tone={toneAt(index + at)}>
                  <FaceContour shape={shape} />
                </PortraitPlate>
                <span className="figure-label mt-8 t-center">{SHAPE_NAMES[shape].name}</span>
              </span>
            ))}
          </div>
          <figcaption>{figure.caption}</figcaption>
        </figure>
      )
    case 'lines':
      return (
        <figure className="figure-neighbours">
          <div>
            {figure.lines.map((line, at) => (
              <span key={line}>
                <LinePlate line={line} tone={toneAt(index + at)} />
                <span className="figure-label mt-8 t-center">linha {line}</span>
              </span>
            ))}
          </div>
          <figcaption>{figure.caption}</figcaption>
        </figure>
      )
    case 'on-photo':
      return <OwnPhotoFigure reading={reading} figure={figure} index={index} />
    case 'seen':
      return (
        <figure className="figure-seen">
          <figcaption>{figure.caption}</figcaption>
          <ul>
            {figure.details.map(({ place, caption }) => (
              <li key={place}>{caption}</li>
            ))}
          </ul>
        </figure>
      )
    default:
      return null
  }
}

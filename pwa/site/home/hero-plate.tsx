import { DRAWINGS } from '#pwa/ui/drawings.ts'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import './hero.css'

const LINES = [
  ['hairline', 'linha do cabelo'],
  ['brow', 'sobrancelha'],
  ['nose', 'base do nariz'],
  ['chin', 'queixo'],
] as const

const { lines } = DRAWINGS.hero
const face = lines.chin - lines.hairline
const share = (from: number, to: number) => `${Math.round(((to - from) / face) * 100)} %`

const THIRDS = [
  ['hairline', share(lines.hairline, lines.brow)],
  ['brow', share(lines.brow, lines.nose)],
  ['nose', share(lines.nose, lines.chin)],
] as const

/** The measuring lines extend across the page. */
export function HeroPlate() {
  return (
    <div className="hero-plate" aria-hidden="true">
      <div className="hero-plate-ground">
        <PictureImage
          src={DRAWINGS.hero.src}
          small={DRAWINGS.hero.small}
          sizes="(min-width: 900px) 566px, 290px"
          alt=""
          width={300}
          height={446}
          lazy={false}
          fetchPriority="high"
        />
      </div>
      {LINES.map(([line, words]) => (
        <div key={line} className={`hero-line hero-line-${line}`}>
          <em className="t-note">{words}</em>
        </div>
      ))}
      {THIRDS.map(([from, percent]) => (
        <div key={from} className={`hero-third hero-third-${from}`}>
          <em className="t-note num">{percent}</em>
        </div>
      ))}
    </div>
  )
}

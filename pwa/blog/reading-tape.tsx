import { useEffect, useRef } from 'react'
import './post.css'

const TICKS = Array.from({ length: 41 }, (_, i) => `M${i * 25} 0V${i % 4 ? 7 : 15}`).join('')

/** Ornament: the scroll bar says the same. */
export function ReadingTape({ of }: { of: string }) {
  const filled = useRef<SVGGElement>(null)
  useEffect(() => {
    const article = document.getElementById(of)
    if (!article) return
    let frame = 0
    const measure = () => {
      frame = 0
      const { top, height } = article.getBoundingClientRect()
      const read = (window.innerHeight - top) / Math.max(1, height)
      const percent = Math.min(1, Math.max(0, read)) * 100
      filled.current?.style.setProperty('clip-path', `inset(-2px ${100 - (window.scrollY > 0 ? percent : 0)}% 0 -2px)`)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [of])
  return (
    <div className="reading-tape" aria-hidden="true">
      <svg viewBox="0 0 1000 16" preserveAspectRatio="none">
        <path className="reading-tape-ticks" d={`${TICKS}M0 0H1000`} vectorEffect="non-scaling-stroke" />
        <g ref={filled} className="reading-tape-filled">
          <path d={TICKS} vectorEffect="non-scaling-stroke" />
          <path className="reading-tape-bar" d="M0 0H1000" vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
    </div>
  )
}

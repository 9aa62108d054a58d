const TICKS = Array.from({ length: 60 }, (_, index) => index)

/**
 * Fills clockwise, in quarters with reduced motion.
 * @param filled 0 to 1
 */
export function ShutterRing({ filled }: { filled: number }) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const share = isCalm ? Math.floor(filled * 4) / 4 : filled
  return (
    <svg className="shutter-ring" viewBox="-60 -60 120 120" aria-hidden="true">
      {TICKS.map((tick) => (
        <path
          key={tick}
          d={tick % 5 === 0 ? 'M0 -59V-46' : 'M0 -57V-48'}
          transform={`rotate(${tick * 6})`}
          data-filled={tick < share * TICKS.length ? '' : undefined}
        />
      ))}
    </svg>
  )
}

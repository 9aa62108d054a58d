import { Tape } from '#pwa/ui/tape.tsx'
import { FigureList } from './figures-tape.tsx'
import { useMarketing } from './live-figures.ts'
import { type ServiceVariants, SIMULATED_SERVICE } from './service-claims.ts'

/** Only in `simulado`. */
export function SimulatedService({ of }: { of: ServiceVariants }) {
  const { mode } = useMarketing()
  if (mode !== 'simulado') return null
  const figures = SIMULATED_SERVICE[of]
  return (
    <section className="figures-tape site-column" aria-label="Em números">
      <Tape majors={figures.length * 4} />
      <FigureList figures={figures} />
    </section>
  )
}

import { leansOf, readCloths, type ClothTape } from '#visagism/colour/cloths.ts'
import { paths } from '#pwa/paths.ts'
import { useOnline } from '#pwa/platform/online.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { ClothPlate, type FrontPhoto } from './cloth-plate.tsx'
import type { Cloths } from './use-cloths.ts'

interface ClothsResultProps {
  kept: NonNullable<Cloths['kept']>
  cloths: Cloths
  photo: FrontPhoto | null | undefined
}

/** The plate above the clue, by the side warmth leans to. */
const PLATE = {
  warm: { name: 'Pêssego', hex: '#E3A25B' },
  cool: { name: 'Azul-acinzentado', hex: '#8FA3B8' },
} as const

/** A clue on three tapes; names no season. */
export function ClothsResult({ kept, cloths, photo }: ClothsResultProps) {
  const { title, tapes } = readCloths(kept.answers)
  const warmth = leansOf(kept.answers).warmth ?? 0
  return (
    <div className="page-narrow cloths cloths-result">
      {photo && warmth !== 0 && <ClothPlate photo={photo} cloth={warmth > 0 ? PLATE.warm : PLATE.cool} ratio={1.15} />}
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead">
        É uma pista sua, não um veredito. Entre as doze cartelas, quem fecha a conta é quem faz a sua análise.
      </p>
      {tapes.map((tape) => (
        <ResultTape key={tape.axis} tape={tape} />
      ))}
      <Ends kept={kept} cloths={cloths} />
    </div>
  )
}

function ResultTape({ tape: { low, high, at, note } }: { tape: ClothTape }) {
  return (
    <div className="cloths-tape">
      <div className="cloths-ends">
        <span data-on={at < 0.5 ? '' : undefined}>{low}</span>
        <span data-on={at > 0.5 ? '' : undefined}>{high}</span>
      </div>
      <div className="cloths-scale">
        <Tape majors={4} minors={5} />
        <i style={{ insetInlineStart: `${at * 100}%` }} aria-hidden="true" />
      </div>
      <p className="cloths-note">{note}</p>
    </div>
  )
}

function Ends({ kept: { state, reason }, cloths }: Pick<ClothsResultProps, 'kept' | 'cloths'>) {
  const isOnline = useOnline()
  const words =
    state === 'sent'
      ? 'Pista guardada. Ela vai junto com a sua análise.'
      : state === 'waiting'
        ? isOnline
          ? 'Guardando a pista…'
          : 'Guardada neste aparelho. Segue quando você abrir o painel com internet.'
        : reason
  return (
    <>
      <p className="t-small" role="status">
        {words}
      </p>
      <div className="cloths-end">
        <Button kind="secondary" onClick={cloths.restart}>
          Refazer
        </Button>
        {state === 'open' || state === 'refused' ? (
          <Button onClick={cloths.keep}>Guardar a pista</Button>
        ) : (
          <ButtonLink href={paths.dashboard}>Voltar aos pedidos</ButtonLink>
        )}
      </div>
    </>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { CLOTH_PAIRS, type ClothChoice } from '#visagism/colour/cloths.ts'
import { paths } from '#pwa/paths.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { ClothPlate, type FrontPhoto } from './cloth-plate.tsx'
import type { Cloths } from './use-cloths.ts'

const KEYS: Readonly<Record<string, 'left' | 'right' | 'same'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'same',
}

interface PairProps {
  cloths: Cloths
  photo: FrontPhoto | null | undefined
}

export function ClothsPair({ cloths: { kept, next, answer, undo }, photo }: PairProps) {
  const inFront = useInFront()
  const choose = (side: 'left' | 'right' | 'same') => {
    if (!next || !photo) return
    const isHigh = (side === 'left') === next.isHighLeft
    answer(side === 'same' ? 'same' : ((isHigh ? 'high' : 'low') satisfies ClothChoice))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const side = KEYS[event.key]
    if (!side || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    event.preventDefault()
    choose(side)
  })
  useEffect(() => {
    if (!inFront) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [inFront])
  if (!next) return null
  const { low, high } = CLOTH_PAIRS[next.pair]
  const [left, right] = next.isHighLeft ? [high, low] : [low, high]
  return (
    <div className="page-narrow cloths">
      <h1 className="t-h1">Em qual o rosto descansa?</h1>
      <p className="t-lead">Olhe a pele, não o pano.</p>
      {photo === null ? (
        <div className="cloths-no-photo">
          <p className="t-body">
            A sua foto de frente não pode ser aberta agora. Com internet, e enquanto a guardamos, ela aparece aqui. O
            que você já respondeu fica.
          </p>
          <ButtonLink kind="secondary" href={paths.dashboard}>
            Voltar
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className="cloths-pair">
            {(
              [
                ['left', left],
                ['right', right],
              ] as const
            ).map(([side, cloth]) => (
              <div key={side}>
                {photo ? <ClothPlate photo={photo} cloth={cloth} ratio={0.52} /> : <Skeleton height={200} />}
                <Button kind="secondary" size="medium" wide disabled={!photo} onClick={() => choose(side)}>
                  {cloth.name}
                </Button>
              </div>
            ))}
          </div>
          <div className="cloths-more">
            <Button kind="text" disabled={!photo} onClick={() => choose('same')}>
              Não vejo diferença
            </Button>
            {kept !== null && kept.answers.length > 0 && (
              <Button kind="text" onClick={undo}>
                Voltar um par
              </Button>
            )}
          </div>
          <p className="t-small t-soft">
            A foto está como você a enviou, sem correção. Tela amarelada? Desligue o filtro noturno e aumente o brilho.
          </p>
        </>
      )}
    </div>
  )
}

import type { ObservedRecord, Observer } from '../observed/observed.ts'
import { list } from '../knowledge/pt.ts'

const WHO: Readonly<Record<Exclude<Observer, 'aparelho'>, string>> = {
  visagista: 'A nossa equipe viu',
  cliente: 'Você viu',
}

/** Empty without observations. */
export function seenFromSide({ nose, forehead, chin }: ObservedRecord): string {
  const said = [
    nose && { by: nose.by, words: `um nariz de linha ${nose.value}` },
    forehead && { by: forehead.by, words: `a testa ${forehead.value}` },
    chin && { by: chin.by, words: `o queixo ${chin.value}` },
  ]
  const by = (who: Observer) => said.flatMap((one) => (one?.by === who ? [one.words] : []))
  return (['visagista', 'cliente'] as const)
    .flatMap((who) => (by(who).length > 0 ? [`${WHO[who]}, na foto de lado, ${list(by(who))}.`] : []))
    .join(' ')
}

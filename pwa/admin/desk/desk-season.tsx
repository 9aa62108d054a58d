import { useEffect, useRef } from 'react'
import type { DeskSeason as Season } from '#contract/admin/season.ts'
import { formatDayTime } from '#contract/format.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { FAMILIES, findSeason, TWELVE, type TwelveSeason } from '#visagism/colour/seasons.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { measuredWords } from './measured-words.ts'
import type { SeasonAtDesk } from './use-season.ts'
import './desk-seen.css'

interface DeskSeasonProps {
  season: SeasonAtDesk
  /** Key that assigns the digits to the season. Differs inside the traits panel. */
  letter: 'S' | 'C'
  /** Digits choose the season. */
  isOn: boolean
  onToggle: () => void
  closed: boolean
}

/** The visagist sets one of twelve seasons, or none. The engine proposes three. */
export function DeskSeason({ season: at, letter, isOn, onToggle, closed }: DeskSeasonProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOn) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOn])
  const { query, season } = at
  return (
    <section ref={panel} className="desk-season" aria-label="Estação" data-on={isOn ? '' : undefined}>
      <div className="desk-season-head split wrap">
        <button className="row tap-44 gap-10 t-left" type="button" aria-pressed={isOn} onClick={onToggle}>
          <kbd className="admin-kbd">{letter}</kbd>
          <b>{season ? titleOf(season) : 'Estação'}</b>
        </button>
        <Standing at={at} closed={closed} />
      </div>
      {query.isError && !season && <ViewFailed title="Não conseguimos ler a estação." query={query} />}
      {season?.why && <p className="t-caption t-soft">{season.why}</p>}
      {season && season.measured.length > 0 && (
        <ul className="stack gap-2 mt-4 t-caption t-soft" aria-label="Medido">
          {season.measured.map((measure) => (
            <li key={measure.means}>{measuredWords(measure)}</li>
          ))}
        </ul>
      )}
      {season && <Choices season={season} at={at} closed={closed} />}
    </section>
  )
}

const COUNTS = ['', 'uma proposta', 'duas propostas', 'três propostas'] as const

const titleOf = ({ proposals }: Season) =>
  proposals.length === 0 ? 'Estação' : `Estação, ${COUNTS[proposals.length] ?? proposals.length} entre doze`

function Standing({ at: { season, say, busy }, closed }: { at: SeasonAtDesk; closed: boolean }) {
  if (!season) return null
  const { standing } = season
  if (!standing) return <span className="desk-season-who inline-row wrap t-caption t-soft">ninguém definiu</span>
  const what = standing.season === null ? 'Sem estação' : findSeason(standing.season).name
  return (
    <span className="desk-season-who inline-row wrap t-caption t-soft" data-set="">
      {what}, por {standing.by}, {formatDayTime(standing.at)}
      {!closed && (
        <button
          type="button"
          className="desk-season-clear"
          title="Tirar (Del)"
          disabled={busy}
          onClick={() => say('clear')}
        >
          Tirar
        </button>
      )}
    </span>
  )
}

interface ChoicesProps {
  season: Season
  at: SeasonAtDesk
  closed: boolean
}

function Choices({ season, at: { say, busy }, closed }: ChoicesProps) {
  const { proposals, missing, standing } = season
  const isOff = closed || busy
  return (
    <>
      <Strip season={season} disabled={isOff} onChoose={say} />
      {proposals.length === 0 ? (
        <p className="t-caption t-soft">
          O que se sabe ainda não aponta nenhuma. {missing.length > 0 && missingWords(missing)}
        </p>
      ) : (
        <ol className="desk-season-proposals">
          {proposals.map(({ season: id, reason, missing: gaps }, place) => (
            <li key={id}>
              <button
                className="stack gap-6 t-caption t-soft t-left"
                type="button"
                aria-pressed={standing?.season === id}
                disabled={isOff}
                onClick={() => say(id)}
              >
                <span className="desk-season-name row gap-8">
                  <kbd className="admin-kbd">{place + 1}</kbd>
                  <b>{findSeason(id).name}</b>
                </span>
                <span>
                  {reason} {gaps.length > 0 && missingWords(gaps)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        className="desk-season-none"
        aria-pressed={standing !== null && standing.season === null}
        disabled={isOff}
        onClick={() => say('none')}
      >
        <kbd className="admin-kbd rigid">0</kbd>
        <span>Deixar sem estação: o capítulo fala de contraste, profundidade e gosto, e diz isso.</span>
      </button>
    </>
  )
}

function missingWords(missing: readonly string[]): string {
  const isPlural = missing.length > 1 || missing[0]?.startsWith('os ')
  return `${isPlural ? 'Faltam' : 'Falta'} ${list(missing)}.`
}

interface StripProps {
  season: Season
  disabled: boolean
  onChoose: (season: TwelveSeason) => void
}

function Strip({ season: { proposals, standing }, disabled, onChoose }: StripProps) {
  return (
    <div className="desk-season-strip">
      {FAMILIES.map((family) => (
        <div key={family} role="group" aria-label={findSeason(family).name}>
          {TWELVE.filter((id) => id.startsWith(family)).map((id) => {
            const { name } = findSeason(id)
            const place = proposals.findIndex((proposal) => proposal.season === id)
            return (
              <button
                className="t-caption t-soft"
                key={id}
                type="button"
                aria-label={name}
                title={name}
                aria-pressed={standing?.season === id}
                data-proposed={place === -1 ? undefined : place + 1}
                disabled={disabled}
                onClick={() => onChoose(id)}
              >
                <i aria-hidden="true">
                  {coloursOf(id).map((hex) => (
                    <u className="grow" key={hex} style={{ background: hex }} />
                  ))}
                </i>
                <span className="block nowrap" aria-hidden="true">
                  {name.split(' ')[1]}
                </span>
              </button>
            )
          })}
          <span className="t-caption t-soft" aria-hidden="true">
            {findSeason(family).name}
          </span>
        </div>
      ))}
    </div>
  )
}

const coloursOf = (season: TwelveSeason): string[] =>
  [2, 5, 8].flatMap((at) => adviseColours({ season }, []).best[at]?.hex ?? [])

import { formatLongDay } from '#contract/format.ts'
import { STAFF_ROLE_WORDS } from '#contract/permissions.ts'
import type { PhotoView } from '#contract/privacy.ts'

/** Staff who saw the person's photos, one line per person and day. */
export function PhotoViews({ views }: { views: readonly PhotoView[] }) {
  return (
    <section aria-labelledby="views-title">
      <h2 className="t-h2-app" id="views-title">
        Quem viu suas fotos
      </h2>
      {views.length === 0 ? (
        <p className="t-body t-soft">Ninguém da equipe abriu as suas fotos.</p>
      ) : (
        <ul className="photo-views full">
          {views.map((view, at) => (
            <li key={at}>
              <strong>{view.name ?? 'Alguém que saiu da equipe'}</strong>
              <span>{[view.role && STAFF_ROLE_WORDS[view.role], seenWords(view)].filter(Boolean).join(', ')}</span>
              {/* Noon: the day is already São Paulo's. */}
              <small className="num">{formatLongDay(`${view.day}T12:00:00-03:00`)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function seenWords({ photos, report }: PhotoView): string {
  if (photos && report) return 'viu as fotos e o guia, que as mostra'
  return photos ? 'viu as fotos' : 'viu o guia, que mostra as fotos'
}

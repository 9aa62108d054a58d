import { lazy, Suspense } from 'react'
import { COLOUR_WORDS } from '#contract/form-fields.ts'
import type { StyleProfile as Profile } from '#contract/onboarding.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { PortraitPlate } from '#pwa/ui/portrait-plate.tsx'
import './dashboard.css'

// Its contours are computed, so it is lazy.
const FaceContour = lazy(async () => ({ default: (await import('#pwa/ui/face-contour.tsx')).FaceContour }))

export function StyleProfile({ profile }: { profile: Profile }) {
  // The server sends the display name.
  const shape = FACE_SHAPES.find((known) => SHAPE_NAMES[known].name === profile.faceShape)
  const rows: readonly (readonly [words: string, value: string | null])[] = [
    ['Rosto', profile.faceShape],
    ['Estilo', profile.style],
    ['Objetivo', profile.objective],
    ['Cabelo', profile.hairLength],
  ]
  return (
    <section className="dash-section">
      <h2 className="t-h2-app">Seu perfil de estilo</h2>
      <div className="style-profile stack middle mt-14">
        <PortraitPlate tone="sage" className="style-profile-plate">
          {shape && (
            <Suspense fallback={null}>
              <FaceContour shape={shape} />
            </Suspense>
          )}
        </PortraitPlate>
        <div>
          <dl className="style-profile-rows stack gap-6 t-label">
            {rows.map(
              ([words, value]) =>
                value && (
                  <div className="stack gap-18" key={words}>
                    <dt className="t-soft">{words}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {profile.colorPreferences.length > 0 && (
            <ul className="style-profile-colours flex gap-6 mt-14" aria-label="Cores de que você gosta">
              {profile.colorPreferences.map((colour) => (
                <li key={colour} style={{ backgroundColor: COLOUR_WORDS[colour].hex }}>
                  <span className="visually-hidden">{COLOUR_WORDS[colour].name}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

import type { PhotoSlot } from '#contract/onboarding.ts'

const SKIN = '#c68863'
const SHADE = '#a96a49'
const HAIR = '#2e1d14'
const SHIRT = '#3f5e57'

/** Shoulders, head and hair, lit from the left, transparent. 900×1200. */
export function drawPerson(slot: PhotoSlot): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">
  <defs>
    <radialGradient id="skin" cx="0.38" cy="0.35" r="0.75">
      <stop offset="0" stop-color="#dfa47d"/><stop offset="0.7" stop-color="${SKIN}"/><stop offset="1" stop-color="${SHADE}"/>
    </radialGradient>
    <linearGradient id="strands" x1="0" x2="1">
      <stop offset="0" stop-color="#4a3122"/><stop offset="0.5" stop-color="${HAIR}"/><stop offset="1" stop-color="#1b110b"/>
    </linearGradient>
  </defs>
  <path d="M90 1200c10-150 120-215 265-240h190c145 25 255 90 265 240z" fill="${SHIRT}"/>
  ${VIEWS[slot]}
</svg>`
}

const eye = (x: number) => `
  <path d="M${x - 46} 520q46-34 92 0q-46 28-92 0z" fill="#f4ece4"/>
  <circle cx="${x}" cy="517" r="19" fill="#5b3d26"/><circle cx="${x}" cy="517" r="9" fill="#120c08"/>
  <circle cx="${x - 6}" cy="510" r="4" fill="#fff"/>
  <path d="M${x - 46} 520q46-36 92 0" fill="none" stroke="#3a2417" stroke-width="6"/>
  <path d="M${x - 58} 462q56-34 112-6" fill="none" stroke="${HAIR}" stroke-width="17" stroke-linecap="round"/>`

const front = `
  <path d="M380 800h140v170q-70 60-140 0z" fill="${SHADE}"/>
  <ellipse cx="252" cy="560" rx="30" ry="62" fill="${SHADE}"/><ellipse cx="648" cy="560" rx="30" ry="62" fill="${SHADE}"/>
  <path d="M450 250c125 0 198 92 198 225 0 120-26 235-80 315-36 54-76 86-118 86s-82-32-118-86c-54-80-80-195-80-315 0-133 73-225 198-225z" fill="url(#skin)"/>
  <path d="M246 520c-18-190 70-320 204-320s222 130 204 320c-14-84-44-140-84-168-60 22-150 26-236 6-42 28-74 78-88 162z" fill="url(#strands)"/>
  ${eye(366)}${eye(534)}
  <path d="M442 520c-6 60-20 92-26 122 10 20 58 20 68 0-6-30-20-62-26-122" fill="${SHADE}" opacity="0.55"/>
  <path d="M374 722q76 34 152 0q-30-26-62-22l-14 6-14-6q-32-4-62 22z" fill="#a4524a"/>
  <path d="M374 722q76 62 152 0q-76 18-152 0z" fill="#b9655c"/>`

const side = `
  <path d="M410 690l160-70v360q-80 50-160 0z" fill="${SHADE}"/>
  <path d="M330 300c-40 60-52 120-48 178-4 26-34 70-46 100-4 16 10 22 30 24 2 18-4 26-6 40 4 10 8 14 6 24-8 14-2 26 4 38 2 40 0 72 30 86 48 18 110-6 150-34 90-40 170-150 176-290 4-160-92-250-180-246-52 2-92 34-116 80z" fill="url(#skin)"/>
  <path d="M322 330c20-110 120-150 210-132 130 26 176 150 158 290-10 80-44 140-84 176 4-60 2-120-26-158-14-60-60-76-110-88-60-16-118-40-148-88z" fill="url(#strands)"/>
  <ellipse cx="530" cy="580" rx="36" ry="60" fill="${SHADE}"/><path d="M520 548q34 26 6 66" fill="none" stroke="#8d5339" stroke-width="7"/>
  <path d="M292 498q34-28 74 2q-36 20-74-2z" fill="#f4ece4"/><circle cx="316" cy="498" r="14" fill="#3f2a1a"/>
  <path d="M284 446q46-26 98 2" fill="none" stroke="${HAIR}" stroke-width="15" stroke-linecap="round"/>
  <path d="M264 690q40 0 62-10q-26 26-58 26z" fill="#a4524a"/>`

const back = `
  <path d="M380 800h140v180q-70 50-140 0z" fill="${SHADE}"/>
  <ellipse cx="256" cy="570" rx="26" ry="58" fill="${SHADE}"/><ellipse cx="644" cy="570" rx="26" ry="58" fill="${SHADE}"/>
  <path d="M450 210c150 0 216 130 206 320-8 150-60 270-206 290-146-20-198-140-206-290-10-190 56-320 206-320z" fill="url(#strands)"/>
  ${[330, 390, 450, 510, 570].map((x) => `<path d="M450 240Q${x} 480 ${x} 760" fill="none" stroke="#5a3e2c" stroke-width="5" opacity="0.6"/>`).join('')}`

const VIEWS: Readonly<Record<PhotoSlot, string>> = {
  front,
  side_left: side,
  side_right: `<g transform="translate(900 0) scale(-1 1)">${side}</g>`,
  back,
}

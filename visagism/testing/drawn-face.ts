/** A drawn face with known measures for tests and the self-check at start: no real face is in the repository. */
export interface DrawnFace {
  readonly skin: string
  readonly shade: string
  readonly light: string
  readonly hair: string
  readonly texture?: 'liso' | 'ondulado' | 'cacheado' | 'crespo'
}

export const DRAWN_FACES: readonly DrawnFace[] = [
  { skin: '#f1cdb4', shade: '#c79a80', light: '#fbe6d6', hair: '#a9855a', texture: 'liso' },
  { skin: '#e6b894', shade: '#b5835f', light: '#f5d8bf', hair: '#5b3a22', texture: 'ondulado' },
  { skin: '#d9a583', shade: '#8f5f45', light: '#f0c3a2', hair: '#3a2418', texture: 'liso' },
  { skin: '#c68f67', shade: '#8a5a3b', light: '#e0b08a', hair: '#2c1a10', texture: 'cacheado' },
  { skin: '#ad7850', shade: '#74472b', light: '#cb9a72', hair: '#23150d', texture: 'ondulado' },
  { skin: '#8f5d3b', shade: '#5c3720', light: '#b07d58', hair: '#1c110b', texture: 'cacheado' },
  { skin: '#704229', shade: '#472616', light: '#946245', hair: '#160d08', texture: 'crespo' },
  { skin: '#57341f', shade: '#361d10', light: '#7b5138', hair: '#100a06', texture: 'crespo' },
]

/** Pixels of the 600 × 720 drawing. */
export const DRAWN_TRUTH = {
  width: 600,
  height: 720,
  hairline: { x: 300, y: 155 },
  browLine: { x: 300, y: 274 },
  noseBase: { x: 300, y: 420 },
  chin: { x: 300, y: 552 },
} as const

/** How much larger each is drawn than on `DRAWN_TRUTH`'s face; 1 where absent. */
export interface FeatureSizes {
  readonly eyeGap?: number
  readonly eyeOpening?: number
  readonly browHeight?: number
  readonly noseWidth?: number
  readonly noseLength?: number
  readonly mouthWidth?: number
  readonly upperLip?: number
  readonly lowerLip?: number
}

const EYE = (x: number, line: string, { eyeOpening = 1 }: FeatureSizes) => {
  const high = (y: number) => 322 + (y - 322) * eyeOpening
  return `
  <path d="M${x - 32} 322Q${x} ${high(298)} ${x + 32} 322Q${x} ${high(340)} ${x - 32} 322Z" fill="#f4efe9"/>
  <circle cx="${x}" cy="320" r="13.5" fill="#4a3120"/><circle cx="${x}" cy="320" r="6" fill="#0c0806"/>
  <circle cx="${x + 4}" cy="315" r="2.6" fill="#fff"/>
  <path d="M${x - 34} 322Q${x} ${high(294)} ${x + 34} 321" fill="none" stroke="#1c0f0a" stroke-width="5"/>
  <path d="M${x - 31} 324Q${x} ${high(342)} ${x + 31} 323" fill="none" stroke="${line}" stroke-width="2"/>`
}

function eyes(line: string, features: FeatureSizes): string {
  const { eyeGap = 1 } = features
  const centres = [-1, 1].map((side) => 300 + side * (33 * eyeGap + 32))
  const sockets = centres.map(
    (x) => `<ellipse cx="${x}" cy="318" rx="42" ry="26" fill="${line}" opacity=".35" filter="url(#soft)"/>`,
  )
  return [...sockets, ...centres.map((x) => EYE(x, line, features))].join('')
}

function nose(shade: string, { noseWidth = 1, noseLength = 1 }: FeatureSizes): string {
  const at = (x: number, y: number) =>
    `${300 + (x - 300) * (y > 350 ? noseWidth : 1)} ${y > 350 ? 274 + (y - 274) * noseLength : y}`
  const [left, right] = [at(283, 412), at(317, 412)].map((place) => place.split(' '))
  const nostril = ([x, y]: readonly string[] = []) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="4" fill="#3a1f14"/>`
  return `<path d="M${at(288, 310)}Q${at(284, 380)} ${at(268, 402)}Q${at(280, 420)} ${at(300, 420)}Q${at(320, 420)} ${at(332, 402)}Q${at(316, 380)} ${at(312, 310)}Z" fill="url(#nose)" filter="url(#less-soft)"/>
  ${nostril(left)}${nostril(right)}
  <path d="M${at(264, 408)}Q${at(270, 426)} ${at(300, 422)}Q${at(330, 426)} ${at(336, 408)}" fill="none" stroke="${shade}" stroke-width="4" filter="url(#less-soft)"/>`
}

function mouth({ mouthWidth = 1, upperLip = 1, lowerLip = 1 }: FeatureSizes): string {
  const x = (px: number) => 300 + (px - 300) * mouthWidth
  const up = (y: number) => 466 + (y - 466) * upperLip
  const low = (y: number) => 474 + (y - 474) * lowerLip
  return `<path d="M${x(250)} 466Q${x(280)} ${up(450)} 300 ${up(457)}Q${x(320)} ${up(450)} ${x(350)} 466Q${x(325)} 470 300 469Q${x(275)} 470 ${x(250)} 466Z" fill="#a8584f"/>
  <path d="M${x(250)} 466Q300 476 ${x(350)} 466Q${x(330)} ${low(494)} 300 ${low(495)}Q${x(270)} ${low(494)} ${x(250)} 466Z" fill="#bf6e64"/>
  <path d="M${x(250)} 466Q300 474 ${x(350)} 466" stroke="#5c2a25" stroke-width="3" fill="none"/>`
}

const HAIR: Readonly<Record<NonNullable<DrawnFace['texture']>, string>> = {
  liso: '<path d="M150 330Q140 90 300 85Q460 90 450 330L470 470Q450 520 420 540L180 540Q150 520 130 470Z"/>',
  ondulado:
    '<path d="M146 330Q132 84 300 78Q468 84 454 330Q486 390 458 430Q492 480 452 528Q420 552 400 540L200 540Q170 552 148 528Q108 480 142 430Q114 390 146 330Z"/>',
  cacheado: curls(30, 170, 150),
  crespo: curls(46, 196, 120),
}

function curls(count: number, reach: number, from: number): string {
  const places = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (0.86 + (1.28 * index) / (count - 1))
    return `<circle cx="${(300 + Math.cos(angle) * reach).toFixed(0)}" cy="${(290 + Math.sin(angle) * (reach - 10)).toFixed(0)}" r="${from / 3}"/>`
  })
  return `<ellipse cx="300" cy="270" rx="${reach}" ry="${reach}"/>${places.join('')}`
}

/** SVG, 600 × 720; deterministic. */
export function drawFace(face: DrawnFace, features: FeatureSizes = {}): string {
  const { skin, shade, light, hair, texture = 'liso' } = face
  const lift = 48 * (1 - (features.browHeight ?? 1))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="720" viewBox="0 0 600 720"><defs>
  <radialGradient id="skin" cx=".5" cy=".45" r=".62"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
  <linearGradient id="nose" x1="0" x2="1"><stop offset="0" stop-color="${shade}" stop-opacity=".55"/><stop offset=".4" stop-color="${light}" stop-opacity=".7"/><stop offset="1" stop-color="${shade}" stop-opacity=".5"/></linearGradient>
  <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter><filter id="less-soft"><feGaussianBlur stdDeviation="2"/></filter></defs>
  <rect width="600" height="720" fill="#b9bec4"/>
  <g fill="${hair}">${HAIR[texture]}</g>
  <path d="M240 520h120v90q120 20 180 110H60q60-90 180-110Z" fill="${shade}"/>
  <path d="M60 720q40-90 180-105q60 60 120 0q140 15 180 105Z" fill="#30506b"/>
  <path d="M176 310Q172 160 300 155Q428 160 424 310Q424 420 385 490Q345 552 300 552Q255 552 215 490Q176 420 176 310Z" fill="url(#skin)"/>
  ${eyes(shade, features)}
  <path d="M190 ${286 + lift}Q230 ${262 + lift} 272 ${282 + lift}" fill="none" stroke="${hair}" stroke-width="10" stroke-linecap="round" filter="url(#less-soft)"/>
  <path d="M328 ${282 + lift}Q370 ${262 + lift} 410 ${286 + lift}" fill="none" stroke="${hair}" stroke-width="10" stroke-linecap="round" filter="url(#less-soft)"/>
  ${nose(shade, features)}
  ${mouth(features)}
  <ellipse cx="300" cy="510" rx="34" ry="8" fill="${shade}" opacity=".4" filter="url(#soft)"/>
  <ellipse cx="215" cy="420" rx="30" ry="50" fill="${shade}" opacity=".25" filter="url(#soft)"/>
  <ellipse cx="385" cy="420" rx="30" ry="50" fill="${shade}" opacity=".25" filter="url(#soft)"/></svg>`
}

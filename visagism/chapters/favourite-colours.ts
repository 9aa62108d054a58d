import { beardTried } from '../advice/beard.ts'
import { chapter, type Chapter, type PortraitFigure, type Table } from './chapter.ts'
import { isSkinDark } from '#visagism/colour/propose-seasons.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { adviseColours, PREFERENCE_BASIS, type JudgedColour } from '#visagism/colour/colours.ts'
import { COLOUR_PREFERENCES, type ColourPreference } from '../knowledge/form.ts'
import { capital, list, lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import {
  FAVOURITE_COLOURS_LIKED,
  LIKED_MANY,
  FAVOURITE_COLOURS_VERDICT,
  FAVOURITE_COLOURS_TRIED,
  DARK_BEIGE,
  FAVOURITE_COLOURS_ABOUT,
  FAVOURITE_COLOURS_DISTANCE,
  FAVOURITE_COLOURS_MESSAGE,
} from '../texts/favourite-colours.ts'

/** Kept as taste, with shade and distance from the face. */
export function writeFavouriteColours(r: Reading): Chapter {
  const { season, preferences } = adviseColours(r.brief.colour, r.colours)
  const setBy = r.brief.colour?.setBy
  const all = adviseColours(r.brief.colour, COLOUR_PREFERENCES).preferences
  const chosen = preferences.length > 0
  const shown = chosen ? preferences : all.filter((_, i) => i % 4 === 0)
  return chapter({
    id: 'cores-preferidas',
    title: chosen ? capital(list(preferences.map((p) => p.name))) : 'Doze cores, uma a uma',
    head: 'Cores preferidas',
    lead: chosen
      ? preferences.length === 1
        ? 'Quem marca uma cor só sabe o que quer: falta o tom, e a que distância do rosto.'
        : `Você marcou ${list(preferences.map((p) => p.name))}: falta o tom de cada uma, e a que distância do rosto.`
      : 'Você não marcou cores preferidas, e está tudo bem: percorremos as doze da lista, começando por três.',
    quotes: [
      chosen
        ? (FAVOURITE_COLOURS_LIKED[preferences.length] ?? LIKED_MANY)
        : 'Entre doze cores há sempre uma esperando por você.',
    ],
    sections: [
      ...shown.map((judged, at) => ({
        // It is already the title.
        heading: shown.length === 1 ? 'A cor que você marcou' : capital(judged.name),
        paragraphs: [aboutOf(r, judged.id), verdictText(judged, season?.name ?? null, at)],
      })),
      {
        heading: 'A regra da distância',
        paragraphs: [FAVOURITE_COLOURS_DISTANCE[r.brief.form.style], FAVOURITE_COLOURS_MESSAGE[r.intention.id]],
      },
    ],
    tables: [season ? judgedTable(all, season.name, setBy) : triedTable(chosen ? preferences : all)],
    spare: triedOn(r, season !== null, shown),
    bases: [PREFERENCE_BASIS],
  })
}

/** Each colour's own shade with a season, else two shades of the first, on a cloth under the chin. */
function triedOn(r: Reading, isKnown: boolean, colours: readonly JudgedColour[]): PortraitFigure[] {
  const worn = isKnown
    ? colours.flatMap(({ name, shades: [shade] }) => (shade ? [{ shade, caption: `O ${name} da sua cartela.` }] : []))
    : colours
        .slice(0, 1)
        .flatMap(({ name, shades }) =>
          shades.map((shade, at) => ({ shade, caption: `${capital(name)}, no tom ${at === 0 ? 'quente' : 'frio'}.` })),
        )
  return worn.slice(0, 3).map(({ shade, caption }) => ({
    kind: 'portrait',
    view: 'front',
    look: { shape: r.shape, cut: r.cuts.now.cut.id, shirt: shade.hex, ...beardTried(r) },
    label: shade.name,
    caption,
  }))
}

const codes = (shades: readonly Swatch[]) =>
  list(
    shades.map((s) => `${lower(s.name)} ${s.hex}`),
    'ou',
  )

function judgedTable(all: readonly JudgedColour[], season: string, setBy: string | null | undefined): Table {
  return {
    title: 'As doze da lista',
    columns: ['Cor', 'Para você', 'Procure o tom'],
    rows: all.map((judged) => [capital(judged.name), judged.verdict, codes(judged.shades)]),
    note: `Julgadas pela cartela ${lower(season)}${setBy ? `, definida por ${setBy}` : ''}.`,
  }
}

/** Without a season nothing is judged. */
function triedTable(colours: readonly JudgedColour[]): Table {
  return {
    title: 'Dois tons de cada, para comparar',
    columns: ['Cor', 'Um tom quente', 'Um tom frio'],
    rows: colours.map(({ name, shades: [warm, cool] }) => [
      capital(name),
      warm ? codes([warm]) : '',
      cool ? codes([cool]) : '',
    ]),
    note: 'Entre os dois decide o espelho: fique com o que deixar a pele mais uniforme.',
  }
}

function verdictText(judged: JudgedColour, season: string | null, at: number): string {
  const [first, second] = judged.shades
  const shade = first ? `${lower(first.name)} (${first.hex})` : ''
  const words =
    judged.verdict === 'a testar' && at > 0
      ? (FAVOURITE_COLOURS_TRIED[(at - 1) % FAVOURITE_COLOURS_TRIED.length] ?? '')
      : FAVOURITE_COLOURS_VERDICT[judged.verdict]
  // Not black themselves.
  return (judged.id === 'black' ? words.replace('dois tons de {cor}', 'dois escuros no lugar do {cor}') : words)
    .replaceAll('{cor}', judged.name)
    .replaceAll('{tom}', shade)
    .replaceAll('{frio}', second ? `${lower(second.name)} (${second.hex})` : shade)
    .replaceAll('{cartela}', season ? lower(season) : '')
}

/** If true for this skin and these eyes. */
function aboutOf(r: Reading, id: ColourPreference): string {
  const { observed } = r.brief
  if (id === 'beige' && isSkinDark(observed)) return DARK_BEIGE
  const eyes = observed?.eyes?.value
  return id === 'purple' && (eyes === 'castanho' || eyes === 'castanho-escuro')
    ? `${FAVOURITE_COLOURS_ABOUT[id]} Perto de olhos castanhos, também os aprofunda.`
    : FAVOURITE_COLOURS_ABOUT[id]
}

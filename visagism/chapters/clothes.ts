import { chapter, type Chapter } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import {
  CLOTHES,
  CLOTHES_BASIS,
  CLOTHES_INTENTION,
  CLOTHES_LINE,
  COLOUR_ABOVE,
  CLOTHES_AIRY,
  CLOTHES_OUTFITS,
  CLOTHES_THEMES,
} from '../texts/clothes.ts'
import { adviseColours } from '../colour/colours.ts'
import { mayHaveRetired, type Reading } from '../reading/reading.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { MENSWEAR_BASICS, MENSWEAR_INCLINED, MENSWEAR_OUTFITS } from '../texts/menswear-clothes.ts'
import { wardrobeOf } from '../advice/wardrobe.ts'
import { inOwnGarments } from '../advice/garments.ts'
import { reworded } from './left-out.ts'
import { CLOTHES_TITLES } from '../texts/titles.ts'

export const writeClothes = (r: Reading): Chapter => reworded(clothesOf(r), inOwnGarments(r))

function clothesOf(r: Reading): Chapter {
  const { style } = r.brief.form
  const text = CLOTHES[style]
  const isMenswear = wardrobeOf(r) === 'menswear'
  const { line } = SHAPE_PORTRAITS[r.shape]
  const continued = isMenswear && line === 'inclinada' ? MENSWEAR_INCLINED : CLOTHES_LINE[line]
  const heard = r.themes.flatMap((theme) => CLOTHES_THEMES[theme] ?? []).slice(0, 1)
  return chapter({
    id: 'roupa',
    title: CLOTHES_TITLES[r.brief.form.style],
    head: 'Roupa',
    lead: text.lead,
    quotes: [text.quote],
    sections: [
      { heading: `O vocabulário do seu estilo`, paragraphs: text.paragraphs },
      { heading: 'O acento da intenção', paragraphs: accentOf(r) },
      { heading: 'Rosto e estampa', paragraphs: [continued, ...heard] },
    ],
    lists: [
      {
        title: 'Quatro peças de base',
        items: basicsFor(r, (isMenswear ? MENSWEAR_BASICS[style] : undefined) ?? text.items),
      },
    ],
    avoid: text.avoid,
    tables: [
      {
        title: 'Três combinações prontas',
        columns: ['Para', 'Perto do rosto', 'No corpo', 'Um acento'],
        rows: (isMenswear ? MENSWEAR_OUTFITS : CLOTHES_OUTFITS)[r.intention.id].map(([purpose = '', ...cells]) => [
          purpose === 'Trabalhar' && mayHaveRetired(r) ? 'Sair de dia' : purpose,
          ...cells.map((cell) => (r.shape === 'triangulo' ? (COLOUR_ABOVE[cell] ?? cell) : cell)),
        ]),
      },
    ],
    bases: [CLOTHES_BASIS],
  })
}

const WARM = /\b(casaco|tricô|blazer|jaqueta|malha pesada|paletó)\b/i
const WHITE_SHIRT = /^(Camisa( Oxford)?) branca ou creme/

/** For the local climate, without a white their colours exclude. */
function basicsFor(r: Reading, items: readonly Reasoned[]): Reasoned[] {
  const isHot = r.themes.includes('calor')
  const worn = isHot ? [...items.filter(({ what }) => !WARM.test(what)), ...CLOTHES_AIRY].slice(0, items.length) : items
  const { season, away } = adviseColours(r.brief.colour, r.colours)
  const hasNoWhite = season !== null && away.some(({ name }) => name.startsWith('Branco'))
  return worn.map(({ what, why }) => ({ what: hasNoWhite ? what.replace(WHITE_SHIRT, '$1 creme') : what, why }))
}

/** About colour in general if no favourite may be near the face. */
function accentOf(r: Reading): string[] {
  const [asked, inGeneral] = CLOTHES_INTENTION[r.intention.id]
  const [first, second] = adviseColours(r.brief.colour, r.colours).preferences.filter(
    // Black has no lighter tone.
    ({ verdict, id }) => verdict !== 'longe do rosto' && !(r.intention.id === 'leveza' && id === 'black'),
  )
  if (!first) return [asked, inGeneral]
  return [asked, second ? OF_TWO[r.intention.id](first.name, second.name) : OF_ONE[r.intention.id](first.name)]
}

const OF_ONE: Readonly<Record<Reading['intention']['id'], (colour: string) => string>> = {
  autoridade: (colour) => `Das cores que você marcou, o ${colour} serve à peça maior, lisa e sem estampa.`,
  criatividade: (colour) =>
    `Das cores que você marcou, ponha o ${colour} onde ninguém espera: no forro, no lenço, no avesso.`,
  sofisticacao: (colour) =>
    `Das cores que você marcou, fique com o ${colour} e mude só a textura de uma peça para outra.`,
  leveza: (colour) => `Das cores que você marcou, procure o ${colour} no tom mais claro, em tecido que se mova.`,
}
const OF_TWO: Readonly<Record<Reading['intention']['id'], (one: string, other: string) => string>> = {
  autoridade: (one, other) =>
    `Das cores que você marcou, o ${one} serve à peça maior, lisa; o ${other} fica num acento só.`,
  criatividade: (one, other) =>
    `Das cores que você marcou, junte ${one} e ${other} onde ninguém espera: uma na peça, a outra no forro ou no lenço.`,
  sofisticacao: (one, other) =>
    `Das cores que você marcou, escolha um dia de ${one} e outro de ${other}; os dois juntos já são muito.`,
  leveza: (one, other) =>
    `Das cores que você marcou, procure ${one} e ${other} nos tons mais claros, em tecido que se mova.`,
}

/** Instead of the pages of hair, for a head that stays covered: the cloth's shape, its colours on the own head, its day, and two cards. */
import { adviseColours } from '#visagism/colour/colours.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { beardTried } from '../advice/beard.ts'
import { framesFor } from '../advice/frames.ts'
import { capital, list, lower } from '../knowledge/pt.ts'
import type { Basis } from '../knowledge/sources.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import type { Reading } from '../reading/reading.ts'
import {
  CAP_HEIGHT,
  CAP_LEAD,
  CAP_QUOTE,
  CAP_RULES,
  type HeadCloth,
  CLOTH_CARE,
  CLOTH_DAY,
  CLOTH_INTENTION,
  CLOTH_NAMES,
  CLOTH_REST,
  FABRIC_WORDS,
  FABRICS,
  PIN_RULES,
  TURBAN_BY_SHAPE,
  VEIL_BY_SHAPE,
} from '../texts/cloth.ts'
import { GLASSES_FRAME, GLASSES_PARTS } from '../texts/glasses.ts'
import { chapter, type Chapter, type PortraitFigure, type Table } from './chapter.ts'
import { clothShades, WHEN } from './hair-colour.ts'

const BASIS: Basis = { certainty: 'M', sources: ['practice'] }

/** What is worn; a véu where it was not told. */
export function clothOf({ brief: { observed } }: Reading): HeadCloth {
  const worn = observed?.covering?.value
  return worn === undefined || worn === 'não' ? 'véu' : worn
}

/** Forehead or knot, height, side, lower edge: four rules with the hand for a ruler. */
export function clothRules(r: Reading): readonly Reasoned[] {
  const cloth = clothOf(r)
  if (cloth === 'outro') return [CAP_HEIGHT[r.shape], ...CAP_RULES]
  return (cloth === 'véu' ? VEIL_BY_SHAPE : TURBAN_BY_SHAPE)[r.shape].rules
}

export function writeCloth(r: Reading): Chapter | null {
  if (!r.isHairHidden) return null
  const cloth = clothOf(r)
  const { name } = CLOTH_NAMES[cloth]
  const shaped = cloth === 'outro' ? null : (cloth === 'véu' ? VEIL_BY_SHAPE : TURBAN_BY_SHAPE)[r.shape]
  return chapter({
    id: 'tecido',
    title: cloth === 'outro' ? 'O tecido, na medida do rosto' : `O ${name}, na medida do rosto`,
    head: 'O tecido',
    lead: shaped?.lead ?? CAP_LEAD,
    quotes: [shaped?.quote ?? CAP_QUOTE],
    sections: [
      {
        heading: 'O que ele faz no seu contorno',
        paragraphs: [
          `Num rosto ${SHAPE_NAMES[r.shape].adjective}, ${lower(CLOTH_NAMES[cloth].the)} é a moldura: está mais perto da pele que qualquer gola, e cada dedo de pano conta.`,
          'Meça com a mão, diante do espelho e com a luz de frente: um dedo, dois dedos, uma palma. A mão é a sua régua, e vai com você à loja.',
        ],
      },
      { heading: 'O que ele diz', paragraphs: [CLOTH_INTENTION[r.intention.id]] },
      { heading: 'O pano', paragraphs: [FABRIC_WORDS] },
    ],
    lists: [{ title: 'Quatro regras, com a mão por régua', items: [...clothRules(r)] }],
    tables: [
      {
        title: 'Como cada pano cai',
        columns: ['Pano', 'Como cai', 'Para quê'],
        rows: FABRICS.map((row) => [...row]),
      },
    ],
    figures: [figureOf(r, {}, 'Como você usa', 'A moldura de hoje, no seu rosto.')],
    bases: [BASIS],
  })
}

const clothColours = (r: Reading): readonly Swatch[] => clothShades(r, adviseColours(r.brief.colour, r.colours)).byUse

export function writeClothColours(r: Reading): Chapter | null {
  if (!r.isHairHidden) return null
  const { season } = adviseColours(r.brief.colour, r.colours)
  const shades = clothColours(r)
  const { name } = CLOTH_NAMES[clothOf(r)]
  return chapter({
    id: 'tecido-cores',
    title: `A cor do ${name} é a cor do rosto`,
    head: 'As cores do tecido',
    lead: `É o ${name} que faz o papel da cor: fica mais perto da pele que qualquer gola, e muda todo dia.`,
    quotes: ['O que emoldura o rosto também o ilumina.'],
    sections: [
      {
        heading: 'Por onde começar',
        paragraphs: [
          season
            ? `Da sua estação, comece por ${list(shades.slice(0, 3).map(({ name: tone }) => lower(tone)))}: perto da pele, elas trabalham o dia inteiro.`
            : 'Prove duas cores de cada vez, de frente para a janela, e fique com a que deixa a pele mais uniforme; a outra serve para a roupa.',
          'Um tom de cada desenho desta página já veste a semana: dois quietos para o dia, um para a visita, um para a festa.',
        ],
      },
    ],
    tables: [
      {
        title: 'Tons para levar à loja',
        columns: ['Tom', 'Código', 'Quando'],
        rows: shades.map(({ name: tone, hex }, at) => [tone, hex, WHEN[at] ?? '']),
        note: 'Os códigos são de tela: na loja, compare o pano com o celular na sombra, não sob a lâmpada.',
      },
    ],
    figures: shades.map(({ name: tone, hex }, at) => figureOf(r, { cloth: hex }, tone, `${capital(WHEN[at] ?? '')}.`)),
    bases: [BASIS],
  })
}

export function writeClothDay(r: Reading): Chapter | null {
  if (!r.isHairHidden) return null
  const cloth = clothOf(r)
  return chapter({
    id: 'tecido-dia',
    title: cloth === 'véu' ? 'Alfinetes, dobras e o dia inteiro' : 'O tecido, da manhã à noite',
    head: 'O dia do tecido',
    lead: 'O que prende bem não marca: se à noite há uma linha na pele, alguma coisa apertou.',
    quotes: ['Preso sem apertar: é essa a conta.'],
    sections: [{ heading: 'Debaixo do pano', paragraphs: [CLOTH_REST] }],
    lists: [
      { title: cloth === 'turbante' ? 'O nó, em quatro gestos' : 'Prender sem marcar', items: [...PIN_RULES[cloth]] },
      { title: 'O cuidado do pano', items: [...CLOTH_CARE] },
    ],
    tables: [
      {
        title: 'Da manhã à noite',
        columns: ['Hora', 'O pano', 'Repare'],
        rows: CLOTH_DAY.map((row) => [...row]),
      },
    ],
    figures: [
      { ...figureOf(r, {}, 'De lado', 'De lado, a borda acompanha a linha da têmpora ao queixo.'), view: 'profile' },
    ],
    bases: [BASIS],
  })
}

const figureOf = (r: Reading, tried: { readonly cloth?: string }, label: string, caption: string): PortraitFigure => ({
  kind: 'portrait',
  view: 'front',
  look: { shape: r.shape, ...tried, ...(tried.cloth ? beardTried(r) : {}) },
  label,
  caption,
})

/** One for the optician, one for the cloth shop. */
export function writeShopCards(r: Reading): Chapter | null {
  if (!r.isHairHidden) return null
  const asksOptician = !r.facts.has('no-glasses')
  return chapter({
    id: 'cartoes',
    title: asksOptician ? 'Dois cartões: a ótica e a loja de tecidos' : 'Um cartão para a loja de tecidos',
    head: 'Cartões',
    lead: 'Mostre a página no balcão: cada linha é um pedido, na palavra de quem atende.',
    quotes: [],
    sections: [
      {
        heading: 'Como usar',
        paragraphs: [
          'Leia o cartão em voz alta, ponha a peça no rosto e olhe de longe, com a luz de frente. O que não está escrito aqui é gosto, e o gosto é seu.',
        ],
      },
    ],
    tables: [...(asksOptician ? [optician(r)] : []), cloths(r)],
    bases: [{ certainty: 'M', sources: ['practice'] }],
  })
}

function optician(r: Reading): Table {
  const [first] = framesFor(r).picks
  const { the } = CLOTH_NAMES[clothOf(r)]
  return {
    title: 'Para a ótica',
    columns: ['Peça', 'No meu rosto'],
    rows: [
      ['Forma', lower(first.what)],
      ...GLASSES_PARTS.map((part, at) => [part, GLASSES_FRAME[r.shape][at] ?? '']),
      ['Por baixo do pano', `haste fina e reta, para passar por dentro d${the} sem apertar`],
      ['Prova', `com ${the}, como ando na rua`],
    ],
  }
}

function cloths(r: Reading): Table {
  const shades = clothColours(r)
  const [, height] = clothRules(r)
  return {
    title: 'Para a loja de tecidos',
    columns: ['Pedido', 'O que levo'],
    rows: [
      ['Pano', clothOf(r) === 'outro' ? 'algodão com forro liso' : 'crepe fosco para o dia; viscose para o calor'],
      ['Medida', METRES[clothOf(r)]],
      ['Cores', list(shades.map(({ name, hex }) => `${lower(name)} ${hex}`))],
      ...(height ? [['Caimento', lower(height.what)]] : []),
      ['Acabamento', 'barra fina, costurada dos dois lados'],
    ],
  }
}

const METRES = {
  véu: '70 por 180 cm; quadrado, 120 por 120',
  turbante: '50 por 180 cm; para voltas cheias, 70 por 200',
  outro: 'a volta da cabeça acima da orelha, mais um dedo',
} as const

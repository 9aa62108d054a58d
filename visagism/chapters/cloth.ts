/** Instead of the pages of hair, for a head that stays covered: the cloth's shape, its colours on the own head, its day, and two cards. */
import { adviseColours } from '#visagism/colour/colours.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { beardTried } from '../advice/beard.ts'
import { clothOf, isPrescribed, noteOf } from '../advice/cloth-worn.ts'
import { framesFor } from '../advice/frames.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { valuesSaid } from '../facts/said.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { afterUntil, capital, list, lower } from '../knowledge/pt.ts'
import type { Basis } from '../knowledge/sources.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import type { Reading } from '../reading/reading.ts'
import {
  CAP_HEIGHT,
  CAP_LEAD,
  CAP_QUOTE,
  CAP_RULES,
  CLOTH_CARE,
  CLOTH_DAY,
  CLOTH_INTENTION,
  CLOTH_NAMES,
  CLOTH_REST,
  FABRIC_WORDS,
  FABRICS,
  PIN_RULES,
  PLAIN_DAY,
  PLAIN_FABRICS,
  PLAIN_WHEN,
  PRESCRIBED_RULES,
  STRIP_WORDS,
  TURBAN_BY_SHAPE,
  TURBAN_TIES,
  VEIL_BY_SHAPE,
  VEIL_TIES,
  OWN_WHITE,
} from '../texts/cloth.ts'
import { GLASSES_FRAME, GLASSES_PARTS } from '../texts/glasses.ts'
import { chapter, type Chapter, type PortraitFigure, type Table } from './chapter.ts'
import { clothShades, WHEN } from './hair-colour.ts'

const BASIS: Basis = { certainty: 'M', sources: ['practice'] }

/** As they call it. */
const OWN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bhijab/, 'hijab'],
  [/\boja/, 'ojá'],
  [/\btorco/, 'torço'],
  [/\btichel/, 'tichel'],
  [/\blenco/, 'lenço'],
]

/** With article, after “o que”. */
function nameOf(r: Reading): { readonly name: string; readonly the: string } {
  const cloth = clothOf(r)
  const said = plainLetters([...valuesSaid(r.facts, 'covered'), ...valuesSaid(r.facts, 'wants-cloth')].join(' '))
  // The own name of a cloth may tell whose faith it is.
  const isNamed = cloth !== 'outro' && !r.spoken.secret?.concerns.has('fé')
  const own = !isNamed ? undefined : OWN_NAMES.find(([pattern]) => pattern.test(said))?.[1]
  return own === undefined ? CLOTH_NAMES[cloth] : { name: own, the: `o ${own}` }
}

/** White alone: the colours of the other pages wait. */
const isWhiteOnly = ({ facts }: Reading): boolean => facts.has('white-only')

/** Forehead or knot, height, side, lower edge: four rules with the hand for a ruler. */
export function clothRules(r: Reading): readonly Reasoned[] {
  const cloth = clothOf(r)
  if (cloth === 'outro') return [CAP_HEIGHT[r.shape], ...CAP_RULES]
  return (cloth === 'véu' ? VEIL_BY_SHAPE : TURBAN_BY_SHAPE)[r.shape].rules
}

/** For people who cover the head, and for those who would like a turban. */
export function writeCloth(r: Reading): Chapter | null {
  if (!isCovered(r) && !r.facts.has('wants-cloth')) return null
  if (isPrescribed(r)) return writePrescribed(r)
  const cloth = clothOf(r)
  const { name, the } = nameOf(r)
  const isOwn = isCovered(r)
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
          `Num rosto ${SHAPE_NAMES[r.shape].adjective}, ${the} é a moldura: está mais perto da pele que qualquer gola, e cada dedo de pano conta.`,
          r.facts.has('no-mirror')
            ? 'Meça com a mão: um dedo, dois dedos, uma palma. O que os dedos acham igual dos dois lados está igual.'
            : 'Meça com a mão, diante do espelho e com a luz de frente: um dedo, dois dedos, uma palma. A mão é a sua régua, e vai com você à loja.',
        ],
      },
      ...(cloth === 'outro'
        ? []
        : [
            { heading: 'O que ele diz', paragraphs: [CLOTH_INTENTION[r.intention.id]] },
            { heading: 'O pano', paragraphs: [FABRIC_WORDS] },
          ]),
    ],
    lists: [{ title: 'Quatro regras, com a mão como régua', items: [...clothRules(r)] }],
    tables: [
      ...tiesOf(r),
      {
        title: 'Como cada pano cai',
        columns: ['Pano', 'Como cai', 'Para quê'],
        rows: (cloth === 'outro' ? PLAIN_FABRICS : FABRICS).map((row) => [...row]),
      },
    ],
    // Worn as ever it is drawn on every page around.
    figures:
      cloth === 'outro'
        ? []
        : [
            isOwn
              ? figureOf(r, {}, 'Como você usa', 'A moldura de hoje, no seu rosto.')
              : figureOf(
                  r,
                  { cloth: clothColours(r)[0]?.hex ?? '' },
                  `Com ${the}`,
                  'No seu rosto, numa das suas cores.',
                ),
          ],
    bases: [BASIS],
  })
}

/** Nothing of it is chosen: how it sits without marking, and what is seen beside it. */
const writePrescribed = (r: Reading): Chapter =>
  chapter({
    id: 'tecido',
    title: 'O que cobre a cabeça fica como é',
    head: 'O tecido',
    lead: 'A forma, a cor e a altura não são assunto deste guia: ele parte delas.',
    quotes: ['O que não se muda também emoldura.'],
    sections: [
      {
        heading: 'O que ele faz no seu contorno',
        paragraphs: [
          `Num rosto ${SHAPE_NAMES[r.shape].adjective}, a borda do pano é a moldura mais próxima da pele. As escolhas que são suas, a armação e a sobrancelha, contam com ela.`,
        ],
      },
      ...(STRIP.test(noteOf(r)) ? [{ heading: 'A faixa da frente', paragraphs: [...STRIP_WORDS] }] : []),
    ],
    lists: [{ title: 'Sem marcar a pele', items: [...PRESCRIBED_RULES] }],
    figures: [figureOf(r, {}, 'Como você usa', 'A moldura de hoje, no seu rosto.')],
    bases: [BASIS],
  })
/** “Só aparecem uns dedos de cabelo na frente”. */
const STRIP =
  /\b(?:aparec\w+|fica\w*|sa[ie]\w*|escap\w+|sobra\w*|mostr\w+)\b[^.;!?]{0,40}\b(?:dedos?|pedac\w+|faixa|tira|fios|cabelo)\b[^.;!?]{0,30}|\b(?:dedos?|pedac\w+|faixa|tira)\b[^.;!?]{0,20}\b(?:cabelo|fios)\b[^.;!?]{0,20}\b(?:frente|testa)\b/

/** Three ways for this shape, with the cloth to buy. */
function tiesOf(r: Reading): Table[] {
  const cloth = clothOf(r)
  if (cloth === 'outro') return []
  const ties = (cloth === 'véu' ? VEIL_TIES : TURBAN_TIES)[r.shape]
  const isByTouch = r.facts.has('no-mirror')
  return [
    {
      title: isByTouch ? 'Três jeitos de pôr, pelo toque' : 'Três jeitos de pôr, para o seu contorno',
      columns: ['Jeito', 'Pano, em cm', 'Como'],
      rows: ties.map(({ name, size, how, touch }) => [
        name,
        size,
        isByTouch ? `${how}. Confira com os dedos: ${touch}` : how,
      ]),
    },
  ]
}

/** Colour of the cloth they said they wear, `#RRGGBB`; null where it is not known. */
export const clothWornBy = (r: Reading): string | null => (isCovered(r) && isWhiteOnly(r) ? OWN_WHITE.hex : null)

/** In the order of `WHEN`; white first where nothing else is worn for now. */
function clothColours(r: Reading): readonly Swatch[] {
  const { byUse } = clothShades(r, adviseColours(r.brief.colour, r.colours))
  if (!isWhiteOnly(r)) return byUse
  return [OWN_WHITE, ...byUse.filter(({ name }) => !name.startsWith('Branco'))].slice(0, byUse.length)
}

/** @param at place among `clothColours` */
function whenOf(r: Reading, at: number): string {
  if (!isWhiteOnly(r)) return (clothOf(r) === 'outro' ? PLAIN_WHEN : WHEN)[at] ?? ''
  const [until] = valuesSaid(r.facts, 'white-only')
  if (at > 0) return afterUntil(until)
  return until === undefined ? 'agora' : `até ${until}`
}

export function writeClothColours(r: Reading): Chapter | null {
  if (!r.isHairHidden || isPrescribed(r)) return null
  const { season } = adviseColours(r.brief.colour, r.colours)
  const shades = clothColours(r)
  const { name } = nameOf(r)
  return chapter({
    id: 'tecido-cores',
    title: `A cor do ${name} é a cor do rosto`,
    head: 'As cores do tecido',
    lead: `É o ${name} que faz o papel da cor: nenhuma gola fica tão perto da pele.`,
    quotes: ['O que emoldura o rosto também o ilumina.'],
    sections: [
      {
        heading: 'Por onde começar',
        paragraphs: [
          isWhiteOnly(r)
            ? `${capital(whenOf(r, 0))}, branco, e nele quem muda é o pano: algodão cru de dia, linho lavado na visita, um bordado branco na festa.`
            : season
              ? `Da sua estação, comece por ${list(shades.slice(0, 3).map(({ name: tone }) => lower(tone)))}: perto da pele, elas trabalham o dia inteiro.`
              : 'Prove duas cores de cada vez, de frente para a janela, e fique com a que deixa a pele mais uniforme; a outra serve para a roupa.',
          isWhiteOnly(r)
            ? `As outras cores desta página entram ${afterUntil(valuesSaid(r.facts, 'white-only')[0])}.`
            : clothOf(r) === 'outro'
              ? 'São tons para comparar com o que você já usa, um de cada vez, de frente para a janela: fica o que a sua pele agradece.'
              : 'Um tom de cada desenho desta página já veste a semana: dois quietos para o dia, um para a visita, um para a festa.',
        ],
      },
    ],
    tables: [
      {
        title: 'Tons para levar à loja',
        columns: ['Tom', 'Código', 'Quando'],
        rows: shades.map(({ name: tone, hex }, at) => [tone, hex, whenOf(r, at)]),
        note: 'Os códigos são de tela: na loja, compare o pano com o celular na sombra, não sob a lâmpada.',
      },
    ],
    // Where it is not known what the cloth is, two are enough to compare; the table has the rest.
    figures: shades
      .slice(0, clothOf(r) === 'outro' ? 2 : shades.length)
      .map(({ name: tone, hex }, at) => figureOf(r, { cloth: hex }, tone, `${capital(whenOf(r, at))}.`)),
    bases: [BASIS],
  })
}

export function writeClothDay(r: Reading): Chapter | null {
  if (!r.isHairHidden || isPrescribed(r)) return null
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
        rows: (cloth === 'outro' ? PLAIN_DAY : CLOTH_DAY).map((row) => [...row]),
      },
    ],
    figures:
      cloth === 'outro'
        ? []
        : [
            {
              ...figureOf(r, {}, 'De lado', 'De lado, a borda acompanha a linha da têmpora ao queixo.'),
              view: 'profile',
            },
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
  const asksCloth = !isPrescribed(r)
  if (!asksOptician && !asksCloth) return null
  return chapter({
    id: 'cartoes',
    title: !asksCloth
      ? 'Um cartão para a ótica'
      : asksOptician
        ? 'Dois cartões: a ótica e a loja de tecidos'
        : 'Um cartão para a loja de tecidos',
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
    tables: [...(asksOptician ? [optician(r)] : []), ...(asksCloth ? [cloths(r)] : [])],
    bases: [{ certainty: 'M', sources: ['practice'] }],
  })
}

function optician(r: Reading): Table {
  const [first] = framesFor(r).picks
  const { the } = nameOf(r)
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

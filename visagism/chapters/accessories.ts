import { accessoriesSubject, EARRING_IDS } from '../advice/accessories.ts'
import { beardTried } from '../advice/beard.ts'
import type { Chapter, PortraitFigure } from './chapter.ts'
import { isOneMetal } from '#visagism/colour/seasons.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { gaugesOf } from '../reading/gauges.ts'
import { collarForNow, collarsFor } from '../advice/necklines.ts'
import { isOrnamentSeen, placeOnBody, showsNeck } from '../looks/portrait-of.ts'
import { mayHaveRetired, type Reading } from '../reading/reading.ts'
import type { Pick3 } from '../advice/shape-advice.ts'
import {
  IF_EARRING,
  NO_HAT,
  VEILED_OCCASIONS,
  ACCESSORIES_FOIL,
  SENSITIVE_SKIN,
  ACCESSORIES_MEETING,
  ACCESSORIES_OCCASIONS,
} from '../texts/accessories.ts'
import { isCovered, isHeadwear, isVeiled, wardrobeOf } from '../advice/wardrobe.ts'
import { inOwnGarments } from '../advice/garments.ts'
import { reworded } from './left-out.ts'
import { hidesEars } from './own-features.ts'
import { wornPicks, writeSubject, type SubjectText } from './subject.ts'
import { ORNAMENT_TITLES, VEILED_ORNAMENT_TITLE } from '../texts/titles.ts'

export const writeAccessories = (r: Reading): Chapter => reworded(accessoriesOf(r), inOwnGarments(r))

function accessoriesOf(r: Reading): Chapter {
  const wardrobe = wardrobeOf(r)
  const subject = accessoriesSubject(r)
  const { picks } = subject.subject.shapes[r.shape]
  const [first, ...others] = figuresOf(r, picks)
  const written = writeSubject(r, {
    id: 'acessorios',
    title: isVeiled(r) ? VEILED_ORNAMENT_TITLE : ORNAMENT_TITLES[r.shape],
    head: 'Acessórios',
    ...subject,
    ...(isVeiled(r) ? veiledText(r) : wardrobe === 'menswear' ? menswearText(r) : womenswearText(r)),
    listTitle: 'Três peças que valem a compra',
    tables: [
      {
        title: 'Uma peça para cada ocasião',
        columns: ['Ocasião', wardrobe === 'menswear' ? 'A peça' : 'Perto do rosto', 'Deixe em casa'],
        rows: occasionsOf(r),
      },
    ],
    ...(first ? { figures: [first], spare: others } : {}),
  })
  if (!first) return written
  // The drawing already gives the first piece's reason.
  const left = picks.filter(({ what }) => what !== first.label).map(({ what, why }) => ({ what, why }))
  return { ...written, lists: [{ title: 'E mais duas peças', items: left }] }
}

const sittingOf = (r: Reading) => ({ person: r.brief.person, evidence: r.evidence, observed: r.brief.observed })

/** The first piece a bust can show, else the first. */
export function firstOrnament(r: Reading): Pick3 {
  const { picks } = accessoriesSubject(r).subject.shapes[r.shape]
  return picks.find(({ id }) => isOrnamentSeen(id, sittingOf(r))) ?? picks[0]
}

/** With a collar that leaves the piece visible. */
function figuresOf(r: Reading, picks: readonly Pick3[]): PortraitFigure[] {
  const subject = sittingOf(r)
  const collars = collarsFor(r).picks.map(({ id }) => id)
  // Two of one kind look alike.
  const seen = picks.filter(
    ({ id }, at) => isOrnamentSeen(id, subject) && picks.findIndex((other) => other.id === id) === at,
  )
  return wornPicks(seen, ({ id }) => {
    const neckline = (placeOnBody(id) === 'neck' ? collars.find(showsNeck) : undefined) ?? collarForNow(r).id
    return {
      shape: r.shape,
      cut: r.cuts.now.cut.id,
      ornament: id,
      ...(neckline ? { neckline } : {}),
      ...beardTried(r),
    }
  })
}

/** No hat over a covering, no earrings under a veil. */
function occasionsOf(r: Reading): string[][] {
  if (isVeiled(r)) return VEILED_OCCASIONS.map((row) => [...row])
  const rows = ACCESSORIES_OCCASIONS[wardrobeOf(r)][r.intention.id].map(([occasion, ...cells]) => [
    mayHaveRetired(r) && AT_WORK.includes(occasion) ? 'De dia' : occasion,
    ...cells,
  ])
  return isCovered(r)
    ? rows.map((row) => row.map((cell, at) => (isHeadwear(cell) ? (NO_HAT[at] ?? cell) : cell)))
    : rows
}
const AT_WORK: readonly string[] = ['Trabalho', 'Reunião']

function veiledText(r: Reading): Wording {
  const { practice } = womenswearText(r)
  return {
    headings: ['O que favorece', 'Onde a peça fica', 'O recado das peças', 'Metais'],
    measures: [],
    unmeasured:
      'O alfinete decide a dobra: preso ao lado do queixo, ele solta o tecido à frente; preso na têmpora, ele recolhe. Prove os dois diante do espelho e fotografe.',
    practice,
    themes: {
      oculos: 'Óculos já são um acessório: com eles, um alfinete discreto basta.',
      'pele-sensivel': SENSITIVE_SKIN,
      'trabalho-formal': ACCESSORIES_MEETING,
    },
  }
}

type Wording = Pick<SubjectText, 'headings' | 'measures' | 'unmeasured' | 'practice' | 'themes'>

function womenswearText(r: Reading): Wording {
  const { season } = adviseColours(r.brief.colour, [])
  // The measure's sentence says where a piece ends.
  const saysJaw = gaugesOf(r.evidence).some(({ id }) => id === 'jaw')
  const end = (where: string) => (saysJaw ? '' : `: a peça termina ${where}`)
  return {
    headings: ['O que favorece', 'Onde a peça deve terminar', 'O recado das peças', 'Metais'],
    measures: [
      [
        'jaw',
        {
          low: [
            'A sua mandíbula, delicada, ganha quando a peça termina ao lado do queixo.',
            'Uma mandíbula delicada gosta de companhia: a peça rende mais quando termina ao lado do queixo.',
          ],
          mid: [
            'Com a mandíbula na média, a peça pode ser curta, junto ao lóbulo, ou longa, abaixo dela: as duas ficam bem.',
            'A mandíbula não decide o comprimento: só evite que a peça termine no meio da bochecha.',
          ],
          high: [
            'A sua mandíbula é larga: a peça deve terminar acima dela ou bem abaixo, nunca em cima da linha.',
            'Com uma mandíbula larga, o fim da peça nunca cai em cima da linha dela: um pouco acima, ou bem abaixo.',
          ],
        },
      ],
      [
        'length',
        {
          low: [
            `Com pouca altura de rosto, tudo o que pende é bem-vindo${end('dois dedos abaixo do canto do maxilar')}.`,
            `O que pende devolve a altura que o rosto poupa${end('dois dedos abaixo do canto do maxilar')}.`,
          ],
          mid: [
            `A altura do rosto é indiferente ao comprimento do brinco; decida pelo cabelo${end('um dedo acima do canto do maxilar ou dois abaixo')}.`,
            `Pela altura do rosto, brinco curto e brinco longo empatam; quem desempata é o cabelo${end('um dedo acima do canto do maxilar ou dois abaixo')}.`,
          ],
          high: [
            `Com a altura que o rosto já tem, o que alarga serve melhor que o que pende${end('um dedo acima do canto do maxilar')}.`,
            `Altura o seu rosto já tem: a peça que alarga serve melhor que a que pende${end('um dedo acima do canto do maxilar')}.`,
          ],
        },
      ],
    ],
    unmeasured: r.choose('accessories.hand', [
      'Sem medir a altura do rosto, use o próprio brinco como régua: pendurado no lóbulo, ele deve terminar um dedo acima ou dois abaixo do canto do maxilar.',
      'A altura do rosto não foi medida; experimente dois brincos de tamanhos diferentes e fotografe os dois. A diferença aparece mais na foto que no espelho.',
    ]),
    practice: [
      r.brief.colour?.metal
        ? metalSaid(r.brief.colour.metal)
        : season
          ? `Pela sua cartela, ${isOneMetal(season.metals) ? 'o metal de casa é' : 'os metais de casa são'} ${season.metals}; deixe ${season.metalsAway} para as mãos e o cinto, longe do rosto.`
          : ACCESSORIES_FOIL,
    ],
    themes: {
      oculos: 'Óculos já são um acessório: com eles, uma peça de cada vez perto do rosto.',
      'pele-sensivel': SENSITIVE_SKIN,
      esporte: 'No treino, tire tudo o que balança; um brinco pequeno, de rosca, é o limite.',
      ...(hidesEars(r)
        ? {}
        : { 'cabelo-preso': 'De cabelo preso, a orelha vira palco: escolha o brinco antes da roupa.' }),
      // Whoever wears earrings is asked to leave none at home.
      ...(r.facts.has('earrings') ? {} : { 'trabalho-formal': ACCESSORIES_MEETING }),
    },
  }
}

/** Their word outranks the palette. */
const metalSaid = (metal: string) => `O metal perto do rosto é ${metal}, como você escreveu: em peça, armação e fivela.`

function menswearText(r: Reading): Wording {
  const { season } = adviseColours(r.brief.colour, [])
  const offersEarring = accessoriesSubject(r).subject.shapes[r.shape].picks.some(({ id }) => EARRING_IDS.includes(id))
  return {
    headings: ['O que favorece', 'Onde o peso deve ficar', 'O recado das peças', 'Metais'],
    measures: [
      [
        'jaw',
        {
          low: [
            'A sua mandíbula, delicada, ganha com um pouco de peso abaixo do queixo, na gola ou no peito.',
            'Uma mandíbula delicada gosta de peso logo abaixo dela: na gola ou no peito.',
          ],
          mid: [
            'Com a mandíbula na média, ela não decide nada aqui: escolha pela gola e pela ocasião.',
            'A mandíbula fica neutra neste assunto; a gola e a ocasião escolhem por ela.',
          ],
          high: [
            'A sua mandíbula é larga: peça fina no pescoço; o peso rende mais no pulso.',
            'Com uma mandíbula larga, o pescoço pede peça fina, e o pulso fica com o peso.',
          ],
        },
      ],
      [
        'length',
        {
          low: [
            'Com pouca altura de rosto, prefira casaco aberto e lapela comprida, que alongam sem peça nenhuma.',
            'Casaco aberto e lapela comprida alongam o rosto, sem acessório nenhum.',
          ],
          mid: [
            'A altura do rosto aceita copa alta e copa baixa; decida pelo cabelo.',
            'Copa alta ou copa baixa, a altura do rosto não se opõe: o cabelo decide.',
          ],
          high: [
            'Com a altura que o rosto já tem, prefira o que alarga ao que desce.',
            'Altura o seu rosto já tem: prefira o que alarga ao que desce.',
          ],
        },
      ],
    ],
    unmeasured: r.choose('accessories.hand', [
      'A altura do rosto não foi medida; faça a prova do boné. Fotografe-se com ele e sem ele, e compare: a copa que favorece é aquela em que o rosto parece mais perto do que você quer.',
      'Sem medir o rosto, meça o resto: a caixa do relógio não deve passar da largura do pulso, nem o nó da gravata da abertura do colarinho.',
    ]),
    practice: [
      r.brief.colour?.metal
        ? metalSaid(r.brief.colour.metal)
        : season
          ? `Pela sua cartela, relógio, anel e corrente pedem ${season.metals}; deixe ${season.metalsAway} para a fivela e o chaveiro, longe do rosto.`
          : ACCESSORIES_FOIL,
      ...(offersEarring ? [] : [IF_EARRING[r.shape]]),
    ],
    themes: {
      oculos: 'Óculos já são um acessório: com eles, uma peça a mais basta.',
      'pele-sensivel': SENSITIVE_SKIN,
      esporte: 'No treino, tire anel, corrente e relógio de metal; a pulseira de borracha fica.',
      'cabelo-preso': 'De cabelo preso, o pescoço aparece inteiro: a corrente, se houver, passa a ser vista de longe.',
      'trabalho-formal': ACCESSORIES_MEETING,
    },
  }
}

import { beardTried } from '../advice/beard.ts'
import type { Chapter, Table } from './chapter.ts'
import type { Pick3 } from '../advice/shape-advice.ts'
import { agrees } from './advice.ts'
import { adviseColours, lightness } from '#visagism/colour/colours.ts'
import { isNearSkin } from '#visagism/colour/nearness.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { collarForNow, collarsSubject } from '../advice/necklines.ts'
import type { Reading } from '../reading/reading.ts'
import { isVeiled, wardrobeOf } from '../advice/wardrobe.ts'
import { inOwnGarments } from '../advice/garments.ts'
import { reworded } from './left-out.ts'
import { wornPicks, writeSubject } from './subject.ts'
import { COLLAR_TITLES, VEILED_COLLAR_TITLE } from '../texts/titles.ts'
import { HIGH_IN_SUMMER, VEILED_LEAD, NEAR_SHORT_HAIR, NEAR_HAIR, NECKLINES_WORN } from '../texts/necklines.ts'

/** Null under a veil that stays: nothing of the neck shows. */
export const writeNecklines = (r: Reading): Chapter | null =>
  r.isHairHidden && isVeiled(r) ? null : reworded(necklinesOf(r), inOwnGarments(r))

function necklinesOf(r: Reading): Chapter {
  const collars = collarsSubject(r)
  const { picks } = collars.subject.shapes[r.shape]
  const [first, ...others] = picks
  const wardrobe = wardrobeOf(r)
  const shirt = shirtOf(r)
  const wearing = ({ id }: Pick3) => ({
    shape: r.shape,
    cut: r.cuts.now.cut.id,
    neckline: id,
    shirt: shirt.hex,
    ...beardTried(r),
  })
  return writeSubject(r, {
    id: 'decotes',
    title: isVeiled(r) ? VEILED_COLLAR_TITLE : COLLAR_TITLES[r.shape],
    head: wardrobe === 'menswear' ? 'Golas' : 'Decotes e golas',
    ...collars,
    ...(isVeiled(r) ? { lead: VEILED_LEAD } : {}),
    headings: ['A moldura de baixo', 'Entre o queixo e o ombro', 'O recado da gola', 'No provador'],
    measures: [
      [
        'jaw',
        {
          low: [
            'Como a mandíbula é delicada, uma gola com corpo serve de base ao rosto.',
            'A base que a mandíbula delicada não faz, uma gola com corpo faz.',
          ],
          mid: [
            'Com a mandíbula na média, a gola pode ser escolhida pelo pescoço, e não pelo queixo.',
            'Quem escolhe a gola é o pescoço: a mandíbula, na média, não opina.',
          ],
          high: [
            'A sua mandíbula é larga: deixe dois dedos livres entre ela e qualquer tecido.',
            'Entre uma mandíbula larga e qualquer tecido cabem dois dedos livres; meça com a mão.',
          ],
        },
      ],
      [
        'angle',
        {
          low:
            wardrobe === 'menswear'
              ? [
                  'O canto firme do maxilar gosta de contraste: gola em curva.',
                  'Uma gola em curva adoça o canto firme do maxilar.',
                ]
              : [
                  'O canto firme do maxilar gosta de contraste: uma curva no colo.',
                  'Uma curva no colo adoça o canto firme do maxilar.',
                ],
          mid: [
            'O canto do maxilar é neutro e combina com o que você já tem.',
            'O canto do maxilar não recusa gola nenhuma: quem escolhe é a sua intenção.',
          ],
          high: [
            'Com o canto suave do maxilar, uma ponta de colarinho acrescenta um pouco de nitidez.',
            'Onde o maxilar passa em curva, uma ponta de colarinho acrescenta nitidez.',
          ],
        },
      ],
    ],
    unmeasured: r.choose('necklines.hand', [
      'Sem a medida da mandíbula, apoie o punho fechado sob o queixo: se ele preenche o espaço até a gola, ela está na altura certa para o seu pescoço.',
      'Nenhum ponto foi marcado no queixo; então confie no tecido. Dobre um lenço em faixas de larguras diferentes e veja qual delas encurta e qual alonga o seu pescoço.',
    ]),
    trial: r.choose('neck.mirror', [
      'No provador, cubra o corpo com o próprio casaco e deixe só a gola à vista. Olhe de longe: se o primeiro lugar que você vê é o rosto, a gola está certa.',
      'Fotografe três golas com o mesmo cabelo e a mesma luz, e olhe as fotos pequenas, do tamanho de um selo. A melhor é aquela em que o rosto aparece antes da roupa.',
      'Meça com os dedos: três, entre o queixo e a gola, é distância de conversa; quatro ou mais é de festa; menos de dois é de frio.',
    ]),
    practice: [
      ...(!isVeiled(r) && collarForNow(r).id !== first.id ? [HIGH_IN_SUMMER] : []),
      r.choose(
        'neck.hair',
        (reachesCollar(r) ? NEAR_HAIR : NEAR_SHORT_HAIR)[wardrobe].filter((words) => agrees(r, words)),
      ),
    ],
    themes: {
      'trabalho-formal':
        wardrobe === 'menswear'
          ? 'No trabalho, leve a mesma ideia para o colarinho e para o nó: a gravata também abre ou fecha a linha.'
          : 'No trabalho, adapte a ideia ao colarinho: aberto até o segundo botão já muda a linha.',
      'cabelo-preso': 'Com o cabelo preso quase sempre, a gola fica muito à vista; vale investir nela.',
      calor: 'No calor, linho e algodão de trama aberta mantêm a forma da gola sem grudar na pele.',
      casamento: 'Para a data especial que você mencionou, prove a gola com o penteado do dia, nunca separados.',
    },
    listTitle: 'Três golas para o seu rosto',
    tables: [wornTable(r, picks)],
    spare: isVeiled(r) ? [] : wornPicks(others, wearing),
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: wearing(first),
        ...(isVeiled(r)
          ? {
              label: 'Com o véu',
              caption: `Ele é a moldura do rosto, aqui em ${shirt.name.toLowerCase()}; as golas ficam para quando o pescoço aparece.`,
            }
          : {
              label: first.what,
              caption: r.brief.colour?.season
                ? `A gola indicada, em ${shirt.name.toLowerCase()}.`
                : 'A gola indicada; a cor do desenho é só um exemplo.',
            }),
      },
    ],
  })
}

function reachesCollar({ brief: { form, observed }, isTopBare }: Reading): boolean {
  const seen = observed?.length?.value
  if (isTopBare || seen === 'raspado' || seen === 'curto') return false
  return form.hairLength !== 'Muito curto' && form.hairLength !== 'Curto'
}

/** Loose hair only if it reaches the collar. */
function wornTable(r: Reading, picks: readonly Pick3[]): Table {
  const wardrobe = wardrobeOf(r)
  const { columns, rows, anyCollar } = NECKLINES_WORN[wardrobe]
  const title = isVeiled(r) ? 'Em casa, com o cabelo à vista' : NECKLINES_WORN[wardrobe].title
  const cells = (id: string) =>
    [0, 1].map((at) => [rows[id]?.[at] ?? '', anyCollar[at] ?? ''].find((cell) => cell !== '' && agrees(r, cell)) ?? '')
  if (wardrobe === 'menswear' || reachesCollar(r))
    return { title, columns, rows: picks.map(({ id, what }) => [what, ...cells(id)]) }
  return {
    title: 'Com a nuca à vista',
    columns: ['Gola', 'Combine com'],
    rows: picks.map(({ id, what }) => [what, cells(id)[1] ?? '']),
  }
}

/** Other pages advise a light collar. */
const asksForLight = ({ intention, shape }: Reading): boolean =>
  intention.id === 'leveza' || shape === 'coracao' || shape === 'diamante'
const LIGHT = 0.5

/** A season colour, else a favourite, else a neutral: no colour advice. */
function shirtOf(r: Reading): Swatch {
  const { season, best, preferences, neutrals } = adviseColours(r.brief.colour, r.colours)
  const [, ...colours] = best
  const liked = preferences.flatMap(({ shades }) => shades)
  const offered = season
    ? [...colours, ...neutrals]
    : [...liked, ...(r.intention.id === 'leveza' ? neutrals : [...neutrals].reverse())]
  const [first] = offered
  const light =
    offered.find(({ hex }) => lightness(hex) > LIGHT && !isNearSkin(r.brief.observed ?? {}, hex)) ??
    // A deep season's lightest.
    [...offered].sort((a, b) => lightness(b.hex) - lightness(a.hex))[0]
  return (asksForLight(r) ? light : undefined) ?? first ?? { name: 'Marinho', hex: '#131F3C' }
}

import { BRAND } from '#contract/brand.ts'
import { drawOnce, traitsOf } from '#visagism/looks/portrait-of.ts'
import { drawMark } from '../document/brand-mark.ts'
import { INK, PLATES } from '../document/ink.ts'
import { paintItems } from '../document/paint-portrait.ts'
import { cropFace, faceBoxOf, type Box } from '../document/photos.ts'
import { drawPhotoPlate } from '../document/plate.ts'
import { longDate, type PageContext } from '../document/page-context.ts'
import { drawRule, drawText, Page, tagged, type Tag } from '../document/page.ts'
import { fitWhole } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'

const PICTURE: Box = { x: 0, y: 0, width: SCREEN.width, height: 560 }
const TITLE_STYLES = [PHONE_TYPE.cover, PHONE_TYPE.coverSmall, PHONE_TYPE.coverSmallest] as const
/** Drawing units; lines begin beyond it. */
const HALF_HEAD = 98

export function phoneCover(context: PageContext, pageCount: number): Page {
  const page = new Page({ foot: false, ground: INK.wine, anchors: [{ name: 'capa', title: 'Capa', y: 0 }] })
  const sect = tagged('Sect', null, { title: 'Capa' })
  const figure = tagged('Figure', sect, { alt: `Retrato${context.whose}` })
  placeFace(context, page, figure)
  const { setting } = context
  const title = fitWhole(setting, context.title, TITLE_STYLES, 2)
  let y = page.lines(tagged('H1', sect), title.lines, title.style, EDGE - 2.5, PICTURE.height + 38)
  const facts = `${pageCount} páginas para o celular, ${longDate(context.at)}`
  y = page.lines(
    tagged('P', sect),
    setting.lines(facts, PHONE_TYPE.coverText, LINE, { balanced: true }),
    PHONE_TYPE.coverText,
    EDGE,
    y + 20,
  )
  page.content(tagged('P', sect), (pen) => {
    drawMark(pen, EDGE + 1, SCREEN.height - 46, 20, INK.paper)
    drawText(pen, BRAND.name, PHONE_TYPE.coverBrand, EDGE + 25, SCREEN.height - 30.5)
  })
  return page
}

function placeFace(context: PageContext, page: Page, figure: Tag): void {
  const { front } = context.photos
  if (front) {
    const crop = cropFace(front, faceBoxOf(front, context.points), PICTURE, { share: 0.5, top: 0.27, whole: true })
    page.content(figure, (pen) => drawPhotoPlate(pen, front, PICTURE, crop))
    return
  }
  const portrait = drawOnce({ cut: 'preso', ...traitsOf(context.analysis), shape: context.analysis.face.primary })
  const { hair, brow, nose, chin } = portrait.landmarks
  const scale = (PICTURE.height * 0.5) / (chin - hair)
  const at = { dx: PICTURE.width / 2, dy: PICTURE.height * 0.3 - hair * scale }
  page.content(figure, (pen) => {
    pen.save().rect(0, 0, PICTURE.width, PICTURE.height).clip()
    pen.rect(0, 0, PICTURE.width, PICTURE.height).fill(PLATES.gold)
    pen.save().translate(at.dx, at.dy).scale(scale)
    paintItems(pen, portrait.items)
    pen.restore()
    const reach = Math.max(24, PICTURE.width / 2 - HALF_HEAD * scale)
    pen.opacity(0.6)
    for (const unit of [hair, brow, nose, chin]) {
      const y = unit * scale + at.dy
      drawRule(pen, 0, y, reach, INK.ink, 1)
      drawRule(pen, PICTURE.width - reach, y, reach, INK.ink, 1)
    }
    pen.restore()
  })
}

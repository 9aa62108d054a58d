import PDFDocument from 'pdfkit'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { loadFonts } from '../document/fonts.ts'
import { metricsOf } from '../document/metrics.ts'
import { namesOf, type PageContext } from '../document/page-context.ts'
import { settingWith } from '../document/setting.ts'

/** Without photos. */
export async function contextFor(brief: Brief): Promise<PageContext> {
  const pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
  const analysis = analyse(brief)
  return {
    ...namesOf(analysis),
    analysis,
    setting: settingWith(metricsOf(pen)),
    photos: {},
    points: null,
    photoOverlay: {},
    side: null,
    orderNumber: '7F3A9C21',
    at: new Date('2026-03-12'),
    contact: { email: 'a@b.com', site: 'https://a.com' },
  }
}

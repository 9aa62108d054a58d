import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { sampleReport } from '#scripts/sample-report.ts'
import { drawWithReactPdf, printPhotos } from '../rivals/report.ts'
import { type Subject, timed } from './subject.ts'

const subject: Subject = {
  title: 'report, the whole A4 with portraits, tables, bookmarks and tags',
  rival: '@react-pdf/renderer: words and four photos alone',
  unit: 'ms',
  goal: 1,
  rounds: 3,
  async open() {
    const input = await sampleReport('marina')
    const small = await printPhotos(input.photos)
    return {
      ours: () => timed(() => drawReport(input)),
      rival: () => timed(() => drawWithReactPdf(input, small)),
      close: () => Promise.resolve(),
    }
  },
}

export default subject

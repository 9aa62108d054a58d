import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { sampleReport } from '#scripts/sample-report.ts'
import { openChromium, printPhotos } from '../rivals/report.ts'
import { type Subject, timed } from './subject.ts'

const subject: Subject = {
  title: 'report, the whole A4 with portraits, tables, bookmarks and tags',
  rival: 'a running Chromium, printing: words and four photos alone',
  unit: 'ms',
  goal: 1,
  rounds: 3,
  async open() {
    const input = await sampleReport('marina')
    const small = await printPhotos(input.photos)
    const chromium = await openChromium(input, small)
    return {
      ours: () => timed(() => drawReport(input)),
      rival: () => timed(() => chromium.print()),
      close: () => chromium.close(),
    }
  },
}

export default subject

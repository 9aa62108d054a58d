import { drawReport } from '#jobs/reports/document/compose/draw-report.ts'
import { sampleReport } from '#scripts/studio/sample-report.ts'
import { recordReport, replay } from '../rivals/recorded-report.ts'
import { type Subject, timed } from './subject.ts'

const subject: Subject = {
  title: 'report, the whole A4: photos made ready, chapters set, portraits drawn, tags and bookmarks',
  rival: 'bare pdfkit making the same calls from a list: same paths, words and photos, no tags',
  unit: 'ms',
  goal: 1.3,
  rounds: 5,
  async open() {
    const input = await sampleReport('marina')
    const recorded = await recordReport(input)
    return {
      ours: () => timed(() => drawReport(input)),
      rival: () => timed(() => replay(recorded)),
      close: () => Promise.resolve(),
    }
  },
}

export default subject

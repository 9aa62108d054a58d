import { drawReport } from '#jobs/reports/document/compose/draw-report.ts'
import { sampleReport } from '#scripts/studio/sample-report.ts'
import { recordReport } from '../rivals/recorded-report.ts'
import { openChromium } from '../rivals/report.ts'
import { sceneOf } from '../rivals/report-scene.ts'
import { type Subject, timed } from './subject.ts'

const subject: Subject = {
  title: 'report, the whole A4: photos made ready, chapters set, portraits drawn, tags and bookmarks',
  rival: 'a running Chromium, printing the same paths, words and photos',
  unit: 'ms',
  goal: 1,
  rounds: 3,
  async open() {
    const input = await sampleReport('marina')
    const recorded = await recordReport(input)
    const scenes = sceneOf(recorded)
    const chromium = await openChromium(scenes, recorded.fonts)
    return {
      ours: () => timed(() => drawReport(input)),
      rival: () => timed(() => chromium.print()),
      close: () => chromium.close(),
    }
  },
}

export default subject

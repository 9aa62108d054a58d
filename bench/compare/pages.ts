import { paths } from '#pwa/paths.ts'
import { openPhone } from '../site/phone.ts'
import { openInstallation, startServer } from './fixture.ts'
import { largestPaintOf, launchBrowser } from './phone-page.ts'
import type { Subject } from './subject.ts'

const PAGES = [paths.home, paths.quiz, paths.salesPage, paths.blog]

const subject: Subject = {
  title: `largest paint of ${PAGES.join(', ')} on a slow phone, their mean`,
  rival: 'the same HTML and CSS, no script let through',
  unit: 'ms',
  goal: 1.15,
  rounds: 5,
  async open() {
    const installation = await openInstallation({ REPORT_REVIEW: 'auto' })
    const server = await startServer('api/server.ts', '/')
    const browser = await launchBrowser()
    const measure = (isBare: boolean) => async () => {
      let sum = 0
      for (const path of PAGES) {
        const { context, page } = await openPhone(browser)
        sum += await largestPaintOf(page, server.base + path, isBare)
        await context.close()
      }
      return { value: sum / PAGES.length }
    }
    return {
      ours: measure(false),
      rival: measure(true),
      async close() {
        await browser.close()
        await server.stop()
        await installation.close()
      },
    }
  },
}

export default subject

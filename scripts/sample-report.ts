/** Reports of the sample people, from drawn photos. */
import { BRAND } from '#contract/brand.ts'
import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { analyse } from '#visagism/analysis.ts'
import { SAMPLE_PEOPLE, type SampleName } from './sample-people.ts'
import { PHOTO_SIZE, photosOf } from './sample-photos.ts'

/** What the report of a sample person is drawn from. */
export async function sampleReport(name: SampleName): Promise<Parameters<typeof drawReport>[0]> {
  const { brief, sitter } = SAMPLE_PEOPLE[name]
  return {
    orderNumber: '7F3A9C21',
    analysis: analyse(brief),
    photos: await photosOf(sitter),
    marking: brief.marking ? { points: brief.marking.points, ...PHOTO_SIZE } : null,
    at: new Date(`${brief.at}T12:00:00Z`),
    contact: { email: BRAND.supportEmail, site: 'https://rostoideal.com.br' },
  }
}

/** The PDF of a sample person's report. */
export async function drawSampleReport(name: SampleName): Promise<Uint8Array> {
  const { bytes } = await drawReport(await sampleReport(name))
  return bytes
}

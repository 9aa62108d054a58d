/** Makes reports without a database. */
import { drawReport, type ReportInput } from '#jobs/reports/document/compose/draw-report.ts'
import { reportInput } from '#jobs/reports/report-input.ts'
import { type PhotoFile, preparePhoto } from '#api/onboarding/photo-file.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { briefFrom, type PreparedPhotos, type PersonFile } from './person-file.ts'
import { SAMPLE_PEOPLE, type SampleName } from './sample-people.ts'
import { PHOTO_SIZE, photosOf } from './sample-photos.ts'

/** As long as a real card's address, so that the code is as dense. */
export const SAMPLE_CARD_ADDRESS = `https://rostoideal.com.br/guia-de-exemplo?cartao=${'exemplo'.repeat(4)}`

const SAMPLE_ORDER = '0198a3f0-0000-7000-8000-00007f3a9c21'

export const sampleBrief = (name: SampleName): Brief =>
  briefFrom(SAMPLE_PEOPLE[name].person, Object.fromEntries(PHOTO_SLOTS.map((slot) => [slot, PHOTO_SIZE])))

export async function sampleReport(name: SampleName, change: Partial<PersonFile> = {}): Promise<ReportInput> {
  const { sitter, person } = SAMPLE_PEOPLE[name]
  const shots = await photosOf(sitter)
  const kept: Partial<Record<(typeof PHOTO_SLOTS)[number], PhotoFile>> = {}
  for (const slot of PHOTO_SLOTS) kept[slot] = await preparePhoto(shots[slot], slot)
  return reportFrom({ ...person, ...change }, kept)
}

/** @throws Problem, MissingEvidenceError */
export function reportFrom(person: PersonFile, photos: PreparedPhotos): ReportInput {
  const brief = briefFrom(person, photos)
  return reportInput({
    orderId: SAMPLE_ORDER,
    brief,
    analysis: analyse(brief),
    photos: Object.fromEntries(Object.entries(photos).map(([slot, { bytes }]) => [slot, bytes])),
    site: 'https://rostoideal.com.br',
    card: SAMPLE_CARD_ADDRESS,
  })
}

export async function drawSampleReport(name: SampleName): Promise<Uint8Array> {
  const { bytes } = await drawReport(await sampleReport(name))
  return bytes
}

import { describe, expect, it } from 'vitest'
import { FaceMarking } from '#contract/face/marking.ts'
import { mergeEvidence } from '#visagism/face/evidence.ts'
import { HANDLES, type Marking } from './handles.ts'
import { moveHandle } from './moving.ts'
import {
  confirmPoints,
  fromFaceMarking,
  fromProposal,
  leaveHairline,
  LOOK_HANDLES,
  looksOf,
  openLook,
  originOf,
  toFaceMarking,
} from './proposed-points.ts'
import { FEATURES, PHOTO, proposal } from './testing/proposal.ts'

const width = ({ points }: Marking) => points.cheekboneRight.x - points.cheekboneLeft.x
const nudged = (marking: Marking, by: number) => {
  const { x, y } = marking.points.templeLeft
  return moveHandle(marking, 'templeLeft', { x: x - by * width(marking), y }, PHOTO)
}
const answered = (marking: Marking) =>
  (['temples', 'jaw', 'hairline'] as const).reduce((now, look) => confirmPoints(now, LOOK_HANDLES[look]), marking)

describe('a proposal', () => {
  it('asks for temples and jaw, and for the hairline only where it was not seen', () => {
    const asked = (['seen', 'fringe', 'unsure', 'unseen'] as const).map((hairline) => {
      const { proposed } = fromProposal(proposal(hairline))
      return proposed ? looksOf(proposed).length : 0
    })
    expect(asked).toEqual([2, 3, 3, 3])
  })

  it('is left by answering each question in turn, not by moving a point', () => {
    const begun = fromProposal(proposal('fringe'))
    expect(openLook(begun)).toBe('temples')
    expect(openLook(nudged(begun, 0.1))).toBe('temples')
    const temples = confirmPoints(begun, LOOK_HANDLES.temples)
    expect(openLook(temples)).toBe('jaw')
    const jaw = confirmPoints(temples, LOOK_HANDLES.jaw)
    expect(openLook(jaw)).toBe('hairline')
    expect(openLook(leaveHairline(jaw))).toBeNull()
    expect(openLook(confirmPoints(jaw, LOOK_HANDLES.hairline))).toBeNull()
  })

  it('stays the program’s while it was only nudged within its own repeatability, and moves no other point', () => {
    const begun = fromProposal(proposal())
    expect(originOf(begun, 'templeLeft')).toBe('device')
    expect(originOf(nudged(begun, 0.005), 'templeLeft')).toBe('checked')
    const moved = nudged(begun, 0.02)
    expect(HANDLES.map((name) => originOf(moved, name)).filter((origin) => origin !== 'device')).toEqual(['moved'])
  })

  it('goes out as it is declared, comes back the same on a picture of another size', () => {
    const marking = nudged(answered(fromProposal(proposal('fringe'))), 0.03)
    const sent = FaceMarking.parse(toFaceMarking(marking, PHOTO))
    expect(sent.proposed).toMatchObject({
      reviewed: true,
      origins: { templeLeft: 'moved', templeRight: 'checked', chin: 'device', hairline: 'checked' },
    })
    const half = { width: PHOTO.width / 2, height: PHOTO.height / 2 }
    const back = fromFaceMarking(sent, half)
    expect(back.points.chin.x).toBeCloseTo(marking.points.chin.x / 2, 1)
    expect(openLook(back)).toBeNull()
    expect(toFaceMarking(back, half).proposed?.origins).toEqual(sent.proposed?.origins)
    // Features have no point on the stage: they stay as the program found them, whatever was moved.
    expect(sent.proposed?.features).toEqual(FEATURES)
    expect(toFaceMarking(back, half).proposed?.features).toEqual(FEATURES)
    // Once moved, it is no longer the program's point.
    expect(originOf(back, 'templeLeft')).toBe('moved')
  })

  it('closed half-way is by nobody, and opens at what is left', () => {
    const half = confirmPoints(fromProposal(proposal('unsure')), LOOK_HANDLES.temples)
    const sent = toFaceMarking(half, PHOTO)
    expect(sent.proposed).toMatchObject({ reviewed: false, origins: { templeLeft: 'checked', jawLeft: 'device' } })
    expect(openLook(fromFaceMarking(sent, PHOTO))).toBe('jaw')
  })

  it('with "não sei" keeps its estimate, is answered, and says nothing of the upper third', () => {
    const begun = answered({ ...fromProposal(proposal('fringe')) })
    const unknown = leaveHairline(
      moveHandle(
        confirmPoints(confirmPoints(fromProposal(proposal('fringe')), LOOK_HANDLES.temples), LOOK_HANDLES.jaw),
        'hairline',
        { x: 600, y: 200 },
        PHOTO,
      ),
    )
    expect(unknown.points.hairline).toEqual(begun.points.hairline)
    const { points, proposed } = toFaceMarking(unknown, PHOTO)
    expect(proposed).toMatchObject({ reviewed: true, origins: { hairline: 'device' } })
    const thirds = (one: typeof proposed) =>
      mergeEvidence({ marking: { points, proposed: one, by: 'cliente', at: '' } })?.measures?.thirds
    expect(thirds(proposed)).toBeNull()
    expect(thirds(toFaceMarking(begun, PHOTO).proposed)).not.toBeNull()
    expect(openLook(fromFaceMarking({ points, photo: PHOTO, proposed }, PHOTO))).toBeNull()
  })

  it('leaves a marking by hand as it was', () => {
    const hand: Marking = { points: proposal().points, placed: HANDLES }
    expect(openLook(hand)).toBeNull()
    expect(toFaceMarking(hand, PHOTO).proposed).toBeUndefined()
    expect(confirmPoints(hand, HANDLES)).toBe(hand)
  })
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { faceLandmarks } from './face-landmarks.ts'

const nose = { x: 0.5, y: 0.5 }

/** A model that finds so many faces. */
function model(faces: number) {
  const state = { closed: 0, opened: '' }
  const open = (url: string) => {
    state.opened = url
    return Promise.resolve({
      detect: () => ({ faceLandmarks: Array.from({ length: faces }, () => [nose]) }),
      close: () => void (state.closed += 1),
    })
  }
  return { state, open }
}
const load = () => Promise.resolve(new Image())

it('gives the landmarks of the one face, and lets the model go', async () => {
  const { state, open } = model(1)
  expect(await faceLandmarks('blob:front', 'https://models.example/face.task', open, load)).toEqual([nose])
  expect(state).toEqual({ closed: 1, opened: 'https://models.example/face.task' })
})

it.each([0, 2])('gives nothing when there are %i faces: it would have to guess whose', async (faces) => {
  const { state, open } = model(faces)
  expect(await faceLandmarks('blob:front', 'https://models.example/face.task', open, load)).toBeNull()
  expect(state.closed).toBe(1)
})

import { expect, it } from 'vitest'
import { beginHistory, record, redo, undo } from './history.ts'
import { keyStep, stepTag } from './keys.ts'

it('takes back step by step and does again, until something new is done', () => {
  const done = record(record(beginHistory('a'), 'b', null), 'c', null)
  expect(undo(done).present).toBe('b')
  expect(undo(undo(undo(done))).present).toBe('a')
  expect(redo(undo(done)).present).toBe('c')
  expect(redo(record(undo(done), 'd', null)).present).toBe('d')
})

it('takes a whole drag back at once', () => {
  const dragged = record(record(record(beginHistory(0), 1, 'drag-1'), 2, 'drag-1'), 3, 'drag-1')
  expect(undo(dragged).present).toBe(0)
  const next = record(dragged, 9, 'drag-2')
  expect(undo(next).present).toBe(3)
})

it('does not swallow a move that continues the drag that was just taken back', () => {
  const dragged = record(beginHistory(0), 3, 'drag-1')
  expect(undo(record(undo(dragged), 5, 'drag-1')).present).toBe(0)
})

it('moves one photo pixel a key, ten with Shift, and leaves other keys alone', () => {
  expect(keyStep({ key: 'ArrowLeft', shiftKey: false })).toEqual({ x: -1, y: 0 })
  expect(keyStep({ key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0, y: 10 })
  expect(keyStep({ key: 'Tab', shiftKey: false })).toBeNull()
})

it('takes a run of keys back together, and a later one by itself', () => {
  let now = 0
  const tag = stepTag(1000, () => now)
  const first = tag.get()
  now = 900
  expect(tag.get()).toBe(first)
  now = 2000
  expect(tag.get()).not.toBe(first)
})

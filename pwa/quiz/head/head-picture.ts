import { useEffect, useMemo, useState } from 'react'
import { isRecord } from '#pwa/platform/local-store.ts'
import type { ViewBox } from '#visagism/portrait/portrait.ts'
import type * as drawings from '#visagism/quiz-head/drawing.ts'
import { framedHead } from '#visagism/quiz-head/framed.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuestionId, QuizShape } from '#visagism/quiz-questions.ts'

/** What is to be drawn of a head. */
export type HeadFigure = { readonly head: QuizHead } & (
  | { readonly kind: 'now'; readonly shape?: QuizShape }
  /** With the cut, or the frames, that are tried on it. */
  | { readonly kind: 'tried'; readonly shape: QuizShape }
  | { readonly kind: 'option'; readonly shape: QuizShape; readonly question: QuestionId; readonly value: string }
)

interface DrawnFigure {
  /** Markup without a frame. */
  readonly body: string
  /** Where the four lines go behind it, in drawing units. */
  readonly levels: readonly number[]
}

type Drawing = typeof drawings
let loading: Promise<Drawing> | undefined

/** The portrait engine's front view, fetched once, and only by who began the test or whose result is not drawn yet. */
export function loadDrawing(): Promise<Drawing> {
  loading ??= import('#visagism/quiz-head/drawing.ts').catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}

function drawWith(drawing: Drawing, figure: HeadFigure): DrawnFigure {
  const { drawPerson, headBody, headOfShape, headTrying, drawOption, levelsOf, sitterOfHead } = drawing
  const { head, shape } = figure
  const levels = shape && figure.kind !== 'option' ? levelsOf(headOfShape(head, shape)) : []
  if (figure.kind === 'option')
    return { body: headBody(drawOption(head, figure.shape, figure.question, figure.value)), levels }
  if (figure.kind === 'tried') return { body: headBody(drawPerson(headTrying(head, figure.shape))), levels }
  return { body: headBody(drawPerson(shape ? headOfShape(head, shape) : sitterOfHead(head))), levels }
}

/** By what they show: taps go back and forth, and one figure stands in several frames. */
const drawn = new Map<string, DrawnFigure>()
const MOST_DRAWN = 60
/** One at a time, so that a slow phone hears a tap between two of them. */
let queue: Promise<unknown> = Promise.resolve()

/** The figure once its turn has come; undefined when it is no longer wanted by then. @throws without the engine */
export function figureInTurn(figure: HeadFigure, isWanted = () => true): Promise<DrawnFigure | undefined> {
  const turn = queue.then(async () => {
    if (!isWanted()) return undefined
    const key = JSON.stringify(figure)
    const known = drawn.get(key)
    if (known) return known
    const ready = (await storedFigure(key)) ?? (await drawHere(figure))
    const [oldest] = drawn.keys()
    if (drawn.size >= MOST_DRAWN && oldest !== undefined) drawn.delete(oldest)
    drawn.set(key, ready)
    return ready
  })
  queue = turn.catch(() => undefined)
  return turn
}

async function drawHere(figure: HeadFigure): Promise<DrawnFigure> {
  const drawing = await loadDrawing()
  await new Promise((resolve) => setTimeout(resolve, 0))
  return drawWith(drawing, figure)
}

/** A figure; until a changed one is ready, the one before. Undefined: nothing was drawn yet, or never will be. */
function useFigure(figure: HeadFigure): DrawnFigure | undefined {
  const key = JSON.stringify(figure)
  const [shown, setShown] = useState(() => drawn.get(key))
  useEffect(() => {
    let isGone = false
    figureInTurn(figure, () => !isGone).then(
      (ready) => ready && !isGone && setShown(ready),
      () => undefined,
    )
    return () => {
      isGone = true
    }
    // The key says all of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return shown
}

/** A figure in a frame, as a picture's address, and the heights of the lines behind it. */
export function useHeadPlate(figure: HeadFigure, viewBox: ViewBox) {
  const shown = useFigure(figure)
  const src = useMemo(() => shown && headAddress(shown, viewBox), [shown, viewBox])
  return { src, levels: shown?.levels ?? [] }
}

/** The same without lines. */
export const useHeadPicture = (figure: HeadFigure, viewBox: ViewBox): string | undefined =>
  useHeadPlate(figure, viewBox).src

export const headAddress = ({ body }: DrawnFigure, viewBox: ViewBox): string =>
  `data:image/svg+xml,${encodeURIComponent(framedHead(body, viewBox))}`

/** What the result shows, on this device alone: it opens without the engine, and at once. */
const STORE = 'cabeca-desenhada'
const placeOf = (key: string) => `/${STORE}/${encodeURIComponent(key)}`

/** Draws the two figures of a result and stores them in place of those before. Nobody waits for it. */
export async function storeForResult(head: QuizHead, shape: QuizShape): Promise<void> {
  if (typeof caches === 'undefined') return
  const figures = (['now', 'tried'] as const).map((kind) => ({ head, kind, shape }))
  const keys = figures.map((figure) => JSON.stringify(figure))
  const ready = await Promise.all(figures.map((figure) => figureInTurn(figure)))
  if ((await Promise.all(keys.map((key) => caches.match(placeOf(key))))).every(Boolean)) return
  await caches.delete(STORE)
  const store = await caches.open(STORE)
  await Promise.all(keys.map((key, i) => store.put(placeOf(key), new Response(JSON.stringify(ready[i])))))
}

/** What is stored may be of another's hand: a picture runs nothing, and must only be one. */
async function storedFigure(key: string): Promise<DrawnFigure | undefined> {
  try {
    const kept: unknown = await (await caches.match(placeOf(key)))?.json()
    if (!isRecord(kept) || typeof kept.body !== 'string' || !Array.isArray(kept.levels)) return undefined
    return { body: kept.body, levels: kept.levels.filter((level) => typeof level === 'number') }
  } catch {
    return undefined
  }
}

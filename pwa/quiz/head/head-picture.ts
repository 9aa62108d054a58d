import { useEffect, useMemo, useState } from 'react'
import { isRecord } from '#pwa/platform/local-store.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import type * as drawings from '#visagism/quiz-head/drawing.ts'
import { framedHead } from '#visagism/quiz-head/framed.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuestionId, QuizShape } from '#visagism/knowledge/quiz-questions.ts'

export type HeadFigure = { readonly head: QuizHead } & (
  | { readonly kind: 'now'; readonly shape?: QuizShape }
  /** With the suggested cut or frames. */
  | { readonly kind: 'tried'; readonly shape: QuizShape }
  | { readonly kind: 'option'; readonly shape: QuizShape; readonly question: QuestionId; readonly value: string }
)

interface DrawnFigure {
  /** Without the `<svg>` element. */
  readonly body: string
  /** Of the four lines, in drawing units. */
  readonly levels: readonly number[]
}

type Drawing = typeof drawings
let loading: Promise<Drawing> | undefined

/** Loaded only by people who began the test or whose result is not drawn yet. */
export function loadDrawing(): Promise<Drawing> {
  loading ??= import('#visagism/quiz-head/drawing.ts').catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}

function drawWith(drawing: Drawing, figure: HeadFigure): DrawnFigure {
  const { drawPerson, headBody, headOfShape, headTrying, drawOption, levelsOf, headTraits } = drawing
  const { head, shape } = figure
  const levels = shape && figure.kind !== 'option' ? levelsOf(headOfShape(head, shape)) : []
  if (figure.kind === 'option')
    return { body: headBody(drawOption(head, figure.shape, figure.question, figure.value)), levels }
  if (figure.kind === 'tried') return { body: headBody(drawPerson(headTrying(head, figure.shape))), levels }
  return { body: headBody(drawPerson(shape ? headOfShape(head, shape) : headTraits(head))), levels }
}

/** Keyed by content, because one figure is used in several frames. */
const drawn = new Map<string, DrawnFigure>()
const MOST_DRAWN = 60
/** One at a time, so that slow phones react to taps in between. */
let queue: Promise<unknown> = Promise.resolve()

/** Resolves to undefined when no longer wanted. @throws without the engine */
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

/** Returns the previous figure meanwhile; undefined before the first. */
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return shown
}

/** A data URL, and the heights of the lines. */
export function useHeadPlate(figure: HeadFigure, viewBox: ViewBox) {
  const shown = useFigure(figure)
  const src = useMemo(() => shown && headAddress(shown, viewBox), [shown, viewBox])
  return { src, levels: shown?.levels ?? [] }
}

export const useHeadPicture = (figure: HeadFigure, viewBox: ViewBox): string | undefined =>
  useHeadPlate(figure, viewBox).src

export const headAddress = ({ body }: DrawnFigure, viewBox: ViewBox): string =>
  `data:image/svg+xml,${encodeURIComponent(framedHead(body, viewBox))}`

/** Caches the result's figures, so that it opens without the engine. */
const STORE = 'cabeca-desenhada'
const placeOf = (key: string) => `/${STORE}/${encodeURIComponent(key)}`

/** Draws and stores a result's figures in place of earlier ones. */
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

/** The cache may be tampered with. Safe, because an image runs no scripts. */
async function storedFigure(key: string): Promise<DrawnFigure | undefined> {
  try {
    const kept: unknown = await (await caches.match(placeOf(key)))?.json()
    if (!isRecord(kept) || typeof kept.body !== 'string' || !Array.isArray(kept.levels)) return undefined
    return { body: kept.body, levels: kept.levels.filter((level) => typeof level === 'number') }
  } catch {
    return undefined
  }
}

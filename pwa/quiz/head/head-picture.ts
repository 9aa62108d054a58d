import { useEffect, useState } from 'react'
import type { ViewBox } from '#visagism/portrait/portrait.ts'
import type * as drawings from '#visagism/quiz-head/drawing.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuestionId, QuizShape } from '#visagism/quiz-questions.ts'

/** What is to be drawn of a head, and which part of it is shown. */
export type HeadWish = { readonly viewBox: ViewBox; readonly head: QuizHead } & (
  | { readonly kind: 'now'; readonly shape?: QuizShape }
  /** With the cut, or the frames, that are tried on it. */
  | { readonly kind: 'tried'; readonly shape: QuizShape }
  | { readonly kind: 'option'; readonly shape: QuizShape; readonly question: QuestionId; readonly value: string }
)

type Drawing = typeof drawings
let loading: Promise<Drawing> | undefined
let loaded: Drawing | undefined

/** The portrait engine's front view, fetched once, and only by who began the test or has a result. */
export function loadDrawing(): Promise<Drawing> {
  loading ??= import('#visagism/quiz-head/drawing.ts').then(
    (drawing) => (loaded = drawing),
    (reason: unknown) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}

function svgOf(drawing: Drawing, wish: HeadWish): string {
  const { drawPerson, headOfShape, headTrying, headSvg, drawOption, sitterOfHead } = drawing
  const { head, viewBox } = wish
  if (wish.kind === 'option') return headSvg(drawOption(head, wish.shape, wish.question, wish.value), viewBox)
  if (wish.kind === 'tried') return headSvg(drawPerson(headTrying(head, wish.shape)), viewBox)
  return headSvg(drawPerson(wish.shape ? headOfShape(head, wish.shape) : sitterOfHead(head)), viewBox)
}

/** Pictures by what they show: taps go back and forth. */
const drawn = new Map<string, string>()
const MOST_STORED = 60
/** One at a time, so that a slow phone hears a tap between two of them. */
let queue: Promise<unknown> = Promise.resolve()

function draw(key: string, wish: HeadWish): string | undefined {
  const known = drawn.get(key)
  if (known || !loaded) return known
  const src = `data:image/svg+xml,${encodeURIComponent(svgOf(loaded, wish))}`
  const [oldest] = drawn.keys()
  if (drawn.size >= MOST_STORED && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, src)
  return src
}

/** A head as a picture's address; until a changed one is ready, the one before. Undefined: nothing was drawn yet, or never will be. */
export function useHeadPicture(wish: HeadWish): string | undefined {
  const key = JSON.stringify(wish)
  const [src, setSrc] = useState(() => drawn.get(key))
  useEffect(() => {
    let isGone = false
    queue = queue
      .then(async () => {
        if (isGone) return
        await loadDrawing()
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (!isGone) setSrc(draw(key, wish))
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
    // The key says all of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return src
}

/** Where the four lines go behind a head, in drawing units; none before the engine is there. */
export function useHeadLevels(head: QuizHead, shape: QuizShape): readonly number[] {
  const [levels, setLevels] = useState<readonly number[]>([])
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const { headOfShape, levelsOf } = await loadDrawing()
      if (!isGone) setLevels(levelsOf(headOfShape(head, shape)))
    }
    void read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [head, shape])
  return levels
}

/** What is tried on a head, in words. */
export function useTriedWords(head: QuizHead, shape: QuizShape | undefined): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (!shape) return
      const { triedWords } = await loadDrawing()
      if (!isGone) setWords(triedWords(head, shape))
    }
    void read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [head, shape])
  return words
}

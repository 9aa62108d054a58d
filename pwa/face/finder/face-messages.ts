import type { FaceLook } from '#visagism/finder/look.ts'
import type { StillLook } from '#visagism/finder/finder.ts'
import type { SheetPlace } from '#visagism/finder/sheet.ts'

/** The buffer is transferred, not copied. */
export interface SentPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export type FaceRequest =
  /** Without `simd`: plain WebAssembly. */
  | { readonly task: 'open'; readonly simd: boolean }
  | { readonly task: 'follow'; readonly pixels: SentPixels; readonly everyTime: boolean }
  /** `sheet`: where a white sheet is expected. */
  | {
      readonly task: 'study'
      readonly pixels: SentPixels
      readonly sheet?: SheetPlace | undefined
      readonly again?: boolean | undefined
    }
  | { readonly task: 'forget' }

export interface FaceAnswers {
  open: null
  follow: FaceLook
  study: StillLook
  forget: null
}

export type FaceReply = { readonly id: number } & ({ readonly answer: unknown } | { readonly error: string })
